// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>

#include "ui/replay/record_store.h"

namespace playsheet {

/// Records from the disk; reports of rulings go into the folder `reports` of the data folder, for their owner's eyes.
class RecordDesk : public RecordStore {
 public:
  explicit RecordDesk(std::filesystem::path data) : data_(std::move(data)) {}

  QString read(const QString& path, std::string& text) override;
  QString saveReport(const QString& path, const std::string& text, QString& saved) override;
  QString folderOfRecords() const override;
  QString placeForReport() override;

 private:
  std::filesystem::path data_;
};

}  // namespace playsheet
