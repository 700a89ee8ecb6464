// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/log/log_view.h"

namespace playsheet {

/// What came of a showdown, and beside it what the program has done since, while the table stands still: rows of the
/// log over the lower part of the sheet.
class StillPanel : public QWidget {
  Q_OBJECT
 public:
  explicit StillPanel(QWidget* parent = nullptr);

  void setLook(const Look& look);
  void setRuleHints(const RuleHints& hints);
  void setSeatMarks(const table::AtTable<QString>& marks);
  LogView* result() const { return result_; }
  LogView* since() const { return since_; }
  /// Shows the rows at the lower edge of `room`, as large as they need to be; hides the panel without a result.
  void setRows(const std::vector<LogRow>& result, const std::vector<LogRow>& since, const QRect& room);

 signals:
  void ruleClicked(const QString& rule);

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  Look look_;
  LogView* result_;
  LogView* since_;
};

}  // namespace playsheet
