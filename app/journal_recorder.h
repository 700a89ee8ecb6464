// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <utility>

#include "app/storage/record_writer.h"
#include "engine/gormiti/match/card_game.h"
#include "ui/naruto/match_recorder.h"

namespace playsheet {

/// The record of a match up to now, and that of its last moment.
std::string recordOf(const naruto::Match& match);
std::string recordOf(const gormiti::Match& match);
std::string lastOf(const naruto::Match& match);
std::string lastOf(const gormiti::Match& match);

/// What went wrong, in the language of the program; empty if nothing.
QString recordTrouble(const std::optional<StorageProblem>& problem);
/// With what could not be written in its place: a copy may go to a disk that has room.
QString copyRecord(const RecordWriter& writer, const QString& path);

/// Keeps a match in a record (`RecordWriter`), and says what went wrong.
template <class Match>
class JournalRecorderOf : public RecorderOf<Match> {
 public:
  /// A match that begins gets a file of its own in the folder.
  explicit JournalRecorderOf(std::filesystem::path folder) : writer_(std::move(folder)) {}
  /// Goes on in the file of a match; all of it is whole.
  explicit JournalRecorderOf(Journal journal) : writer_(std::move(journal)) {}

  void begun(const Match& match) override { trouble_ = recordTrouble(writer_.begun(recordOf(match))); }
  void decided(const Match& match) override { trouble_ = recordTrouble(writer_.decided(lastOf(match))); }
  void undone(const Match&) override { trouble_ = recordTrouble(writer_.undone()); }
  void redone(const Match&) override { trouble_ = recordTrouble(writer_.redone()); }
  QString path() const override { return QString::fromStdString(writer_.path().string()); }
  QString saveCopy(const QString& path) override { return copyRecord(writer_, path); }
  QString trouble() const override { return trouble_; }

 private:
  RecordWriter writer_;
  QString trouble_;
};

using JournalRecorder = JournalRecorderOf<naruto::Match>;
using GormitiJournalRecorder = JournalRecorderOf<gormiti::Match>;

}  // namespace playsheet
