// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <gtest/gtest.h>

#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <random>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/journal_recorder.h"
#include "engine/naruto/match/record.h"
#include "engine/table/match_record.h"

/// A player in a process of its own that is killed with SIGKILL at some moment, and what it had said before: after each
/// decision, when the recorder has returned, it acknowledges it. Nothing that was acknowledged may be missing.
namespace playsheet::crash {

/// Said by the player when a click is on disk.
struct Acknowledged {
  std::uint32_t entries = 0;  ///< of the record: decisions, undos and redos; the deal is the first. Of an event: lines
  std::uint32_t moments = 0;  ///< of the match
  std::uint64_t digest = 0;   ///< of its last moment; of an event: of its journal
};

/// Says it through the pipe; called in the player.
void acknowledge(int pipe, const Acknowledged& said);

/// Of a text, as it is acknowledged.
std::uint64_t digest_of(std::string_view text);

/// A match of any game, as its record has the last moment.
inline std::uint64_t digest_of_last(const naruto::Match& match) {
  return digest_of(naruto::record_moment(match.moments().back(), *match.rules().cards));
}
template <table::RecordedGame G>
std::uint64_t digest_of_last(const table::Match<G>& match) {
  return digest_of(table::record_moment<G>(match.moments().back(), match.cards()));
}
template <class Match>
void acknowledge(int pipe, std::uint32_t entries, const Match& match) {
  acknowledge(pipe, {entries, static_cast<std::uint32_t>(match.moments().size()), digest_of_last(match)});
}

/// What a click does to a match.
enum class Click : std::uint8_t { none, decided, undone, redone };

/// Decides as `choose` says, and takes back or restores now and then.
template <class Match, class Choose>
Click one_click(Match& match, std::mt19937_64& luck, Choose&& choose) {
  const auto chance = luck() % 16;
  if (chance == 0 && match.can_undo()) return match.undo(), Click::undone;
  if (chance <= 2 && match.can_redo()) return match.redo(), Click::redone;
  return match.act(match.decider(), choose(match)) ? Click::none : Click::decided;
}

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

/// When a player is killed: after so many acknowledgements, and then so long after.
struct KillMoment {
  int acknowledgements = 0;
  int microseconds = 0;
  std::function<bool()> begun = {};  ///< of a player that acknowledges nothing: from when on the time counts
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
/// that the program made by itself. `match` is what the record gives then, played by `replay`.
template <class Match, class Replay>
::testing::AssertionResult has_what_was_said(const std::string& record, const Killed& killed, Replay&& replay,
                                             std::optional<Match>& match) {
  const auto failure = [] { return ::testing::AssertionFailure(); };
  match.reset();
  if (killed.failed) return failure() << "the player ended with an error";
  const std::string_view whole = table::whole_part(record);
  const auto ends = entry_ends(whole);
  if (!whole.empty()) {
    auto replayed = replay(whole);
    if (replayed.problem) return failure() << table::text_of(*replayed.problem, "the record");
    match = std::move(replayed.match);
  }
  if (killed.said.empty()) return ::testing::AssertionSuccess();
  const Acknowledged last = killed.said.back();
  if (ends.size() < last.entries)
    return failure() << ends.size() << " entries are in the record, " << last.entries << " were acknowledged";
  for (std::size_t extra = last.entries + 1; extra < ends.size(); ++extra)
    if (whole.substr(ends[extra - 1], ends[extra] - ends[extra - 1]).find("  # by itself") == std::string_view::npos)
      return failure() << "more than one click was decided behind what was acknowledged";
  auto then = replay(whole.substr(0, ends[last.entries - 1]));
  if (then.problem) return failure() << table::text_of(*then.problem, "the acknowledged record");
  if (then.match->moments().size() != last.moments || digest_of_last(*then.match) != last.digest)
    return failure() << "what was acknowledged is not what stands in the record";
  return ::testing::AssertionSuccess();
}
/// Of a match of Naruto.
::testing::AssertionResult has_what_was_said(const std::string& record, const Killed& killed,
                                             const naruto::Catalog& cards, std::optional<naruto::Match>& match);

/// How many kills: the number in the environment variable, else the usual one.
int kills_wanted(const char* variable, int usual);

/// Where chance begins: PLAYSHEET_SEED, else the usual one.
std::uint64_t seed_wanted(std::uint64_t usual);

/// A folder of this process alone, which is empty before and gone after.
struct CrashFolder {
  explicit CrashFolder(const std::string& name);
  ~CrashFolder() { std::filesystem::remove_all(path); }
  CrashFolder(const CrashFolder&) = delete;
  CrashFolder& operator=(const CrashFolder&) = delete;

  std::string record() const;  ///< the name of its only record; nothing without one
  const std::filesystem::path path;
};

/// Begins a match in the folder, or goes on in the record of this name, and plays until it is over; gives its exit
/// code.
using Player =
    std::function<int(const std::filesystem::path& data, const std::string& record, std::uint64_t seed, int pipe)>;

/// A series of players, each of which goes on from what the one before it left. Another match begins after one that is
/// over.
struct KillSeries {
  int kills = 0;
  std::uint64_t seed = 0;
  int most_acknowledgements = 0;
  int most_microseconds = 0;
  std::size_t most_unsaid =
      0;  ///< entries that a record may have beyond what was acknowledged, passes by itself included
};

struct KillCounts {
  int resumed = 0;  ///< players that went on in a record
  int torn = 0;     ///< records that end in half a decision
  int unsaid = 0;   ///< records with a decision that was not acknowledged
};

/// Whether a record has what was acknowledged, and whether its match is over then.
using Judge = std::function<::testing::AssertionResult(const std::string& record, const Killed& killed, bool& over)>;

/// Checks after each kill that nothing acknowledged is lost and nothing that stood in the record before is touched;
/// stops at the first failure.
KillCounts kill_one_after_another(const KillSeries& series, const CrashFolder& folder, const Player& player,
                                  const Judge& judge);
/// Of players of Naruto.
KillCounts kill_one_after_another(const KillSeries& series, const CrashFolder& folder, const Player& player);

}  // namespace playsheet::crash
