// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <vector>

#include "ui/match/prompt.h"
#include "ui/widgets/look.h"

namespace playsheet {

class ActionButton;

/// A small panel above the prompt bar with one button for each answer: numbers, modes, several effects of one card.
class ChoiceRow : public QWidget {
  Q_OBJECT
 public:
  explicit ChoiceRow(QWidget* parent = nullptr);

  void setLook(const Look& look);
  /// Shows the answers, or hides the panel when there are none. `room` is the breadth it may take.
  void setChoices(const std::vector<PromptButton>& choices, int room);
  ActionButton* button(int index) const;
  int count() const { return shown_; }

 signals:
  void pressed(const playsheet::Command& command);

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  void place(int room);

  Look look_;
  std::vector<PromptButton> choices_;
  std::vector<ActionButton*> buttons_;
  int shown_ = 0;
};

}  // namespace playsheet
