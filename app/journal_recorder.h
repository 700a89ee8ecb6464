// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <optional>
#include <utility>

#include "app/storage/record_writer.h"
#include "engine/gormiti/match/card_game.h"
#include "engine/rising_clan/match/card_game.h"
#include "ui/naruto/match_recorder.h"

namespace playsheet {

/// As `GameRecorder`, for the game whose match is not yet the table's.
class NarutoRecorder {
 public:
  using Match = naruto::Match;

  explicit NarutoRecorder(std::filesystem::path folder) : writer_(std::move(folder)) {}
  explicit NarutoRecorder(Journal journal) : writer_(std::move(journal)) {}

  std::optional<StorageProblem> begun(const Match& match);
  std::optional<StorageProblem> decided(const Match& match);
  std::optional<StorageProblem> undone() { return writer_.undone(); }
  std::optional<StorageProblem> redone() { return writer_.redone(); }
  const RecordWriter& writer() const { return writer_; }

 private:
  RecordWriter writer_;
};

/// What went wrong, in the language of the program; empty if nothing.
QString recordTrouble(const std::optional<StorageProblem>& problem);
/// With what could not be written in its place: a copy may go to a disk that has room.
QString copyRecord(const RecordWriter& writer, const QString& path);

/// Keeps a match in a record, and says what went wrong.
template <class Recorder>
class JournalRecorderOf : public RecorderOf<typename Recorder::Match> {
 public:
  using Match = typename Recorder::Match;

  /// A match that begins gets a file of its own in the folder.
  explicit JournalRecorderOf(std::filesystem::path folder) : recorder_(std::move(folder)) {}
  /// Goes on in the file of a match; all of it is whole.
  explicit JournalRecorderOf(Journal journal) : recorder_(std::move(journal)) {}

  void begun(const Match& match) override { trouble_ = recordTrouble(recorder_.begun(match)); }
  void decided(const Match& match) override { trouble_ = recordTrouble(recorder_.decided(match)); }
  void undone(const Match&) override { trouble_ = recordTrouble(recorder_.undone()); }
  void redone(const Match&) override { trouble_ = recordTrouble(recorder_.redone()); }
  QString path() const override { return QString::fromStdString(recorder_.writer().path().string()); }
  QString saveCopy(const QString& path) override { return copyRecord(recorder_.writer(), path); }
  QString trouble() const override { return trouble_; }

 private:
  Recorder recorder_;
  QString trouble_;
};

using JournalRecorder = JournalRecorderOf<NarutoRecorder>;
using GormitiJournalRecorder = JournalRecorderOf<GameRecorder<gormiti::Game>>;
using RisingJournalRecorder = JournalRecorderOf<GameRecorder<rising_clan::Game>>;

}  // namespace playsheet
