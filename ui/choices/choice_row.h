// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <vector>

#include "ui/choices/prompt_button.h"
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
  /// The same answers in another breadth, in more rows or fewer; never narrower than the longest of them wants.
  void setRoom(int room);
  /// Upside down, for whoever sits opposite.
  void setTurned(bool turned);
  /// How long a button must have had its meaning before a press counts.
  void setGuard(int milliseconds) { guard_ = milliseconds; }
  ActionButton* button(int index) const;
  int count() const { return shown_; }
  /// Chooses the answer, or says why it is not possible.
  void choose(int index);

 signals:
  void pressed(const playsheet::Command& command);
  /// A focused button is about to mean something else: the focus belongs to the table.
  void focusGivenUp();
  /// A press on an answer that is not possible: its place here, why.
  void refused(const QRect& place, const QString& hint);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;

 private:
  void place(int room);
  void renewButtons(const std::vector<PromptButton>& next);

  Look look_;
  std::vector<PromptButton> choices_;
  std::vector<ActionButton*> buttons_;
  int shown_ = 0;
  int guard_ = 0;
  int room_ = 0;  ///< that it was placed in
  bool turned_ = false;
};

}  // namespace playsheet
