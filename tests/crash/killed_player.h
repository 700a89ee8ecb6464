// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <gtest/gtest.h>

#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include "app/journal_recorder.h"
#include "engine/naruto/match/record.h"

/// A player in a process of its own that is killed with SIGKILL at some moment, and what it had said before: after each
/// decision, when the recorder has returned, it acknowledges it. Nothing that was acknowledged may be missing.
namespace playsheet::crash {

/// Said by the player when a click is on disk.
struct Acknowledged {
  std::uint32_t entries = 0;  ///< of the record: decisions, undos and redos; the deal is the first
  std::uint32_t moments = 0;  ///< of the match
  std::uint64_t digest = 0;   ///< of its last moment
};

/// Says it through the pipe; called in the player.
void acknowledge(int pipe, std::uint32_t entries, const naruto::Match& match);

/// A journal that counts what it was told.
class CountingRecorder : public MatchRecorder {
 public:
  CountingRecorder(std::unique_ptr<MatchRecorder> recorder, std::uint32_t entries)
      : recorder_(std::move(recorder)), entries_(entries) {}

  void begun(const naruto::Match& match) override {
    recorder_->begun(match);
    entries_ = static_cast<std::uint32_t>(match.moments().size());
  }
  void decided(const naruto::Match& match) override {
    recorder_->decided(match);
    ++entries_;
  }
  void undone(const naruto::Match& match) override {
    recorder_->undone(match);
    ++entries_;
  }
  void redone(const naruto::Match& match) override {
    recorder_->redone(match);
    ++entries_;
  }
  QString path() const override { return recorder_->path(); }
  QString saveCopy(const QString& path) override { return recorder_->saveCopy(path); }
  QString trouble() const override { return recorder_->trouble(); }
  std::uint32_t entries() const { return entries_; }

 private:
  std::unique_ptr<MatchRecorder> recorder_;
  std::uint32_t entries_;
};

/// When a player is killed: so many acknowledgements, and then so long after.
struct KillMoment {
  int acknowledgements = 0;
  int microseconds = 0;
};

/// What is known of a player that was killed, or that came to the end of the match before.
struct Killed {
  std::vector<Acknowledged> said;
  bool ended = false;   ///< by itself, all being well
  bool failed = false;  ///< by itself, with something wrong
};

/// Runs the player in a process of its own; it gets the end of a pipe to say things into, and gives its exit code.
Killed run_and_kill(const std::function<int(int pipe)>& player, KillMoment moment);

/// The ends of the whole entries of a record, in bytes.
std::vector<std::size_t> entry_ends(std::string_view record);

/// The record has everything that was acknowledged, and at most one click more: a decision, and behind it only passes
/// that the program made by itself. `match` is what the record gives then.
::testing::AssertionResult has_what_was_said(const std::string& record, const Killed& killed,
                                             const naruto::Catalog& cards, std::optional<naruto::Match>& match);

/// How many kills: the number in the environment variable, else the usual one.
int kills_wanted(const char* variable, int usual);

}  // namespace playsheet::crash
