// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <optional>

#include "app/storage/journal.h"
#include "ui/match/match_recorder.h"

namespace playsheet {

/// Writes the record of a match into the data folder, one decision after the other.
class JournalRecorder : public MatchRecorder {
 public:
  explicit JournalRecorder(std::filesystem::path folder) : folder_(std::move(folder)) {}

  void begun(const naruto::Match& match) override;
  void decided(const naruto::Match& match) override;
  void undone(const naruto::Match& match) override;
  void redone(const naruto::Match& match) override;
  QString saveCopy(const QString& path) override;
  QString trouble() const override { return trouble_; }

 private:
  void append(const std::string& text);
  void failed(const StorageProblem& problem);

  std::filesystem::path folder_;
  std::optional<Journal> journal_;
  QString trouble_;
  bool told_ = false;
};

}  // namespace playsheet
