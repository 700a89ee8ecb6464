// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <utility>

#include "app/storage/journal.h"
#include "engine/table/match_record.h"

namespace playsheet {

/// Writes the record of a match, of whichever game, into the data folder, one decision after the other. What cannot be
/// written, on a full disk for one, is written before the next decision: there is never a gap in the file.
class RecordWriter {
 public:
  /// A match that begins gets a file of its own in the folder, named by day and time.
  explicit RecordWriter(std::filesystem::path folder) : folder_(std::move(folder)) {}
  /// Goes on in the file of a match; all of it is whole.
  explicit RecordWriter(Journal journal) : journal_(std::move(journal)) {}

  /// The record up to now, and each decision with its events: whole ones, which get the time behind their ends. What
  /// went wrong is given once for each time: playing on without a record is better than a message at each decision.
  std::optional<StorageProblem> begun(std::string record);
  std::optional<StorageProblem> decided(std::string moment);
  std::optional<StorageProblem> undone();
  std::optional<StorageProblem> redone();

  /// The file that is written to; empty if there is none.
  std::filesystem::path path() const { return journal_ ? journal_->path() : std::filesystem::path(); }
  /// All of it, with what could not be written in its place; empty if there is none.
  Outcome<std::string> text() const;

 private:
  std::optional<StorageProblem> append(const std::string& text);
  std::optional<StorageProblem> failed(const StorageProblem& problem);

  std::filesystem::path folder_;
  std::string name_;
  std::optional<Journal> journal_;
  std::string waiting_;  ///< could not be written yet
  bool told_ = false;
};

/// Keeps a match of a game on the seam: to be told of each decision before anything shows it. When a call returns
/// without a problem, the decision is safe.
template <table::RecordedGame G>
class GameRecorder {
 public:
  using Match = table::Match<G>;

  explicit GameRecorder(std::filesystem::path folder) : writer_(std::move(folder)) {}
  explicit GameRecorder(Journal journal) : writer_(std::move(journal)) {}

  /// The match as it stands now, which may be in the middle of it.
  std::optional<StorageProblem> begun(const Match& match) { return writer_.begun(table::record_of(match)); }
  /// The last moment is new.
  std::optional<StorageProblem> decided(const Match& match) {
    return writer_.decided(table::record_moment<G>(match.moments().back(), match.cards()));
  }
  std::optional<StorageProblem> undone() { return writer_.undone(); }
  std::optional<StorageProblem> redone() { return writer_.redone(); }

  const RecordWriter& writer() const { return writer_; }

 private:
  RecordWriter writer_;
};

}  // namespace playsheet
