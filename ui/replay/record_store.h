// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <string>

namespace playsheet {

/// Where records come from and reports of rulings go; the program outside fills it in. A sentence says what went wrong,
/// with the file; an empty one: it went well.
class RecordStore {
 public:
  virtual ~RecordStore() = default;

  virtual QString read(const QString& path, std::string& text) = 0;
  /// Never in the place of a file that is there.
  virtual QString saveReport(const QString& path, const std::string& text, QString& saved) = 0;

  virtual QString folderOfRecords() const = 0;
  /// A free name in the folder of reports, which is made.
  virtual QString placeForReport() = 0;
};

}  // namespace playsheet
