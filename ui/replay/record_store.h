// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <functional>
#include <memory>
#include <string>

#include "engine/naruto/match/recording.h"

class QObject;

namespace playsheet {

/// A record that was read and played again, as far as it goes; or a sentence why its file cannot be read.
struct OpenedRecord {
  std::shared_ptr<naruto::Recording> recording;
  QString problem;
};

/// Where records come from and reports of rulings go; the program outside fills it in. A sentence says what went wrong,
/// with the file; an empty one: it went well.
class RecordStore {
 public:
  virtual ~RecordStore() = default;

  /// The answer comes by the event loop, if who asked is still there and has not asked for another one meanwhile. The
  /// cards outlive the question.
  virtual void open(const QObject* asker, const QString& path, const naruto::Catalog& cards,
                    std::function<void(OpenedRecord)> told) = 0;
  /// Never in the place of a file that is there. It is on the disk when the call returns, as a decision is: a report is
  /// of this moment, small, and nobody goes on before knowing whether it is kept.
  virtual QString saveReport(const QString& path, const std::string& text, QString& saved) = 0;

  virtual QString folderOfRecords() const = 0;
  /// A free name in the folder of reports, which is made.
  virtual QString placeForReport() = 0;
};

}  // namespace playsheet
