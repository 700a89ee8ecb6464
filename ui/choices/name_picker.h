// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <vector>

#include "ui/choices/prompt_button.h"
#include "ui/widgets/line_field.h"
#include "ui/widgets/look.h"

class QListWidget;
class QListWidgetItem;

namespace playsheet {

/// A panel above the prompt bar for an answer out of hundreds, such as the name of a card: a list, and a line that
/// leaves of it what has the letters typed there.
class NamePicker : public QWidget {
  Q_OBJECT
 public:
  explicit NamePicker(QWidget* parent = nullptr);

  void setLook(const Look& look);
  /// Shows the names, or hides the panel when there are none. `hint` stands in the empty line.
  void setNames(const std::vector<PromptButton>& names, const QString& hint);
  LineField* line() const { return line_; }
  QListWidget* list() const { return list_; }

 signals:
  void pressed(const playsheet::Command& command);
  void givenUp();  ///< Esc

 protected:
  void paintEvent(QPaintEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void filter(const QString& text);
  void take(const QListWidgetItem* item);
  void place();
  void step(int by);

  Look look_;
  std::vector<PromptButton> names_;
  LineField* line_;
  QListWidget* list_;
};

}  // namespace playsheet
