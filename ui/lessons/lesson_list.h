// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QSet>
#include <vector>

#include "ui/table/lesson_play.h"
#include "ui/widgets/look.h"

namespace playsheet {

class ActionButton;

/// One lesson in the list: its number, or a tick if it is done, its title and what it is about.
class LessonRow : public QAbstractButton {
  Q_OBJECT
 public:
  LessonRow(int number, const LessonEntry& lesson, QWidget* parent = nullptr);

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
  const LessonEntry& lesson_;
  Look look_;
  QString goal_;
  bool done_ = false;
};

/// All lessons of a game, to choose one.
class LessonList : public QWidget {
  Q_OBJECT
 public:
  /// The lessons outlive the list. `prefix` stands before their ids where those that are done are told.
  LessonList(const std::vector<LessonEntry>& lessons, QString prefix, QWidget* parent = nullptr);

  /// The games that have lessons, and which of them these are of; one alone is no choice.
  void offerGames(const QStringList& games, int shown);
  const std::vector<ActionButton*>& games() const { return games_; }
  QString doneId(std::size_t lesson) const;
  void setLook(const Look& look);
  void setLanguage(const QString& language);
  void setDone(const QSet<QString>& ids);
  const std::vector<LessonRow*>& rows() const { return rows_; }
  ActionButton* close() const { return close_; }

 signals:
  void chosen(int lesson);
  void gameAsked(int game);  ///< another one of those that are offered
  void closed();

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  void place();

  const std::vector<LessonEntry>& lessons_;
  QString prefix_;
  Look look_;
  QString title_;
  std::vector<LessonRow*> rows_;
  std::vector<ActionButton*> games_;
  ActionButton* close_;
};

}  // namespace playsheet
