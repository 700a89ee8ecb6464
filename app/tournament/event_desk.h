// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>

#include "app/job_thread.h"
#include "app/tournament/event_files.h"
#include "ui/tournament/event_store.h"

namespace playsheet {

/// The events of a data folder as the window asks for them. The list is read beside the window; a step of an event is
/// on the disk before the window shows it (T-P15).
class EventDesk : public EventStore {
 public:
  /// The thread outlives all that is asked.
  EventDesk(JobThread& jobs, const std::filesystem::path& data) : jobs_(jobs), files_(data) {}

  void events(const QObject* asker, Told<KeptEvents> told) override;
  OpenedEvent create(const tournament::Journal& journal) override;
  OpenedEvent create(const rising_clan::PointsJournal& journal) override;
  OpenedEvent open(const QString& file) override;
  ImportedEvent rescue(const QString& file) override;
  ImportedEvent import(const QString& path) override;
  ReadBytes readFile(const QString& path) override;
  SharedEvent share(const tournament::Journal& journal, const QString& path) override;
  QString writeText(const QString& path, const std::string& text) override;
  QDateTime now() const override;

 private:
  JobThread& jobs_;
  EventFiles files_;
};

}  // namespace playsheet
