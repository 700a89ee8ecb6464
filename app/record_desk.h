// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>

#include "app/job_thread.h"
#include "ui/replay/record_store.h"

namespace playsheet {

/// Records from the disk; reports of rulings go into the folder `reports` of the data folder, for their owner's eyes.
class RecordDesk : public RecordStore {
 public:
  /// Records are read on the thread, which outlives all that is asked.
  RecordDesk(JobThread& jobs, std::filesystem::path data) : jobs_(jobs), data_(std::move(data)) {}

  void open(const QObject* asker, const QString& path, ReadRecord read,
            std::function<void(OpenedRecord)> told) override;
  QString saveReport(const QString& path, const std::string& text, QString& saved) override;
  QString folderOfRecords() const override;
  QString placeForReport() override;

 private:
  JobThread& jobs_;
  std::filesystem::path data_;
};

}  // namespace playsheet
