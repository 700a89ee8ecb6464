// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <memory>
#include <string>

#include "ui/tournament/event_store.h"

namespace playsheet {

/// An event of whatever kind that is open, with its file: each step is on the disk before anything shows it (T-P15).
class FileSession : public QObject {
  Q_OBJECT
 public:
  /// The store outlives it.
  FileSession(EventStore& store, std::unique_ptr<EventFile> file, QObject* parent = nullptr);

  QString file() const { return file_->name(); }
  EventStore& store() const { return store_; }
  QDateTime now() const { return store_.now(); }
  QString saveCopy(const QString& path) const { return file_->saveCopy(path); }
  void tell(const QString& sentence, bool bad = false) { emit said(sentence, bad); }

 signals:
  void changed();
  void said(const QString& sentence, bool bad);

 protected:
  /// False, and told, if it cannot be written: then nothing has changed.
  bool append(const std::string& lines);

 private:
  EventStore& store_;
  std::unique_ptr<EventFile> file_;
};

}  // namespace playsheet
