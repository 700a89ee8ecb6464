// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <optional>

#include "app/storage/journal.h"
#include "ui/naruto/match_recorder.h"

namespace playsheet {

/// Writes the record of a match into the data folder, one decision after the other. What cannot be written, on a full
/// disk for one, is written before the next decision: there is never a gap in the file.
class JournalRecorder : public MatchRecorder {
 public:
  /// A match that begins gets a file of its own in the folder.
  explicit JournalRecorder(std::filesystem::path folder) : folder_(std::move(folder)) {}
  /// Goes on in the file of a match; all of it is whole.
  explicit JournalRecorder(Journal journal) : journal_(std::move(journal)) {}

  void begun(const naruto::Match& match) override;
  void decided(const naruto::Match& match) override;
  void undone(const naruto::Match& match) override;
  void redone(const naruto::Match& match) override;
  QString path() const override;
  QString saveCopy(const QString& path) override;
  QString trouble() const override { return trouble_; }

 private:
  void append(const std::string& text);
  void failed(const StorageProblem& problem);

  std::filesystem::path folder_;
  std::string name_;
  std::optional<Journal> journal_;
  std::string waiting_;  ///< could not be written yet
  QString trouble_;
  bool told_ = false;
};

}  // namespace playsheet
