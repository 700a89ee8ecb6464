// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/widgets/look.h"

class QLabel;

namespace playsheet {

class ActionButton;

/// What a lesson says now. Empty: that part is not there.
struct LessonWords {
  QString title;
  QString text;
  QString hint;  ///< why the last move was not the right one
  QString go, goKey;
  QString all;  ///< the way to the list, at the end
  QString leave, leaveKey;

  friend bool operator==(const LessonWords&, const LessonWords&) = default;
};

/// The words of a lesson over the table, with the buttons that go on and leave.
class LessonPanel : public QWidget {
  Q_OBJECT
 public:
  explicit LessonPanel(QWidget* parent = nullptr);

  void setLook(const Look& look);
  void setWords(const LessonWords& words);
  const LessonWords& words() const { return words_; }
  /// The size in which all words have room, as flat as `room` asks for.
  QSize fit(const QSize& room);
  /// Whether nothing of the words is cut off at the present size.
  bool showsAll() const;

  ActionButton* go() const { return go_; }
  ActionButton* all() const { return all_; }
  ActionButton* leave() const { return leave_; }

 signals:
  void goAsked();
  void allAsked();
  void leaveAsked();

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

 private:
  int heightFor(int width) const;
  void place();

  Look look_;
  LessonWords words_;
  QLabel* title_;
  QLabel* text_;
  QLabel* hint_;
  ActionButton* go_;
  ActionButton* all_;
  ActionButton* leave_;
};

}  // namespace playsheet
