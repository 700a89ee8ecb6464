// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QVector>
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
  QString all;   ///< the way to the list, at the end
  QString back;  ///< to the step before
  QString leave, leaveKey;

  friend bool operator==(const LessonWords&, const LessonWords&) = default;
};

/// The words of a lesson over the table, with the buttons that go on, go back and leave.
class LessonPanel : public QWidget {
  Q_OBJECT
 public:
  explicit LessonPanel(QWidget* parent = nullptr);

  /// `words`: how much larger the sentences are, as those of the sheet; buttons are those of the table.
  void setLook(const Look& look, qreal words = 1);
  void setWords(const LessonWords& words);
  const LessonWords& words() const { return words_; }
  /// Sizes in which all words have room: from narrow to wide, the tallest as the last resort.
  QVector<QSize> sizes(int room) const;
  /// Whether nothing of the words is cut off at the present size.
  bool showsAll() const;

  ActionButton* go() const { return go_; }
  ActionButton* all() const { return all_; }
  ActionButton* back() const { return back_; }
  ActionButton* leave() const { return leave_; }

 signals:
  void goAsked();
  void allAsked();
  void backAsked();
  void leaveAsked();

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

 private:
  int heightFor(int width) const;
  void place();

  Look look_;
  qreal words_scale_ = 0;  ///< nothing is dressed yet
  LessonWords words_;
  QLabel* title_;
  QLabel* text_;
  QLabel* hint_;
  ActionButton* go_;
  ActionButton* all_;
  ActionButton* back_;
  ActionButton* leave_;
};

}  // namespace playsheet
