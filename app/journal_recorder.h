// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <optional>

<<<<<<< HEAD
#include "app/storage/journal.h"
#include "ui/naruto/match_recorder.h"
=======
#include "app/storage/record_writer.h"
#include "ui/table/match_recorder.h"
>>>>>>> 421fa0067993f65156a0cf97cd8da346e0b91280

namespace playsheet {

/// Keeps a match of Naruto in a record (`RecordWriter`), and says what went wrong in the language of the program.
class JournalRecorder : public MatchRecorder {
 public:
  /// A match that begins gets a file of its own in the folder.
  explicit JournalRecorder(std::filesystem::path folder) : writer_(std::move(folder)) {}
  /// Goes on in the file of a match; all of it is whole.
  explicit JournalRecorder(Journal journal) : writer_(std::move(journal)) {}

  void begun(const naruto::Match& match) override;
  void decided(const naruto::Match& match) override;
  void undone(const naruto::Match& match) override;
  void redone(const naruto::Match& match) override;
  QString path() const override;
  QString saveCopy(const QString& path) override;
  QString trouble() const override { return trouble_; }

 private:
  void tell(const std::optional<StorageProblem>& problem);

  RecordWriter writer_;
  QString trouble_;
};

}  // namespace playsheet
