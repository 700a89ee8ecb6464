// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QSet>
#include <vector>

#include "engine/naruto/lesson/lesson.h"
#include "ui/widgets/look.h"

namespace playsheet {

class ActionButton;

/// One lesson in the list: its number, or a tick if it is done, its title and what it is about.
class LessonRow : public QAbstractButton {
  Q_OBJECT
 public:
  LessonRow(int number, const naruto::Lesson& lesson, QWidget* parent = nullptr);

  void setLook(const Look& look);
  void setLanguage(const QString& language);
  void setDone(bool done);
  bool done() const { return done_; }
  /// Whether title and words have room at the present size.
  bool showsAll() const;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  qreal textLeft() const;

  int number_;
  const naruto::Lesson& lesson_;
  Look look_;
  QString goal_;
  bool done_ = false;
};

/// All lessons, to choose one.
class LessonList : public QWidget {
  Q_OBJECT
 public:
  explicit LessonList(const std::vector<naruto::Lesson>& lessons, QWidget* parent = nullptr);

  void setLook(const Look& look);
  void setLanguage(const QString& language);
  void setDone(const QSet<QString>& ids);
  const std::vector<LessonRow*>& rows() const { return rows_; }
  ActionButton* close() const { return close_; }

 signals:
  void chosen(int lesson);
  void closed();

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  void place();

  const std::vector<naruto::Lesson>& lessons_;
  Look look_;
  QString title_;
  std::vector<LessonRow*> rows_;
  ActionButton* close_;
};

}  // namespace playsheet
