// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/log/log_view.h"

namespace playsheet {

/// What came of a showdown, and what the program has done since, while the table stands still: rows of the log over the
/// lower part of the sheet.
class StillPanel : public QWidget {
  Q_OBJECT
 public:
  explicit StillPanel(QWidget* parent = nullptr);

  void setLook(const Look& look);
  LogView* log() const { return log_; }
  /// Shows the rows at the lower edge of `room`, as large as they need to be; hides the panel when there are none.
  void setRows(std::vector<LogRow> rows, const QRect& room);

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  Look look_;
  LogView* log_;
};

}  // namespace playsheet
