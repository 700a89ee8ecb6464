// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

class QObject;

namespace playsheet {

class WatchedMatch;

/// Plays the text of a record again, of whichever game, as far as it goes; beside the window.
using ReadRecord = std::function<std::shared_ptr<WatchedMatch>(std::string_view text)>;

/// A record that was read; or a sentence why its file cannot be.
struct OpenedRecord {
  std::shared_ptr<WatchedMatch> record;
  QString problem;
};

/// Where records come from and reports of rulings go; the program outside fills it in. A sentence says what went wrong,
/// with the file; an empty one: it went well.
class RecordStore {
 public:
  virtual ~RecordStore() = default;

  /// The answer comes by the event loop, if who asked is still there and has not asked for another one meanwhile.
  virtual void open(const QObject* asker, const QString& path, ReadRecord read,
                    std::function<void(OpenedRecord)> told) = 0;
  /// Never in the place of a file that is there. It is on the disk when the call returns, as a decision is: a report is
  /// of this moment, small, and nobody goes on before knowing whether it is kept.
  virtual QString saveReport(const QString& path, const std::string& text, QString& saved) = 0;

  virtual QString folderOfRecords() const = 0;
  /// A free name in the folder of reports, which is made.
  virtual QString placeForReport() = 0;
};

}  // namespace playsheet
