// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSet>
#include <QStackedWidget>
#include <memory>
#include <vector>

#include "ui/lessons/lesson_list.h"
#include "ui/table/lesson_play.h"
#include "ui/table/table_arrangement.h"

namespace playsheet {

class LessonTable;

/// The lessons of one game on the page.
struct LessonShelf {
  QString name;    ///< of the game
  QString prefix;  ///< of the ids by which lessons are remembered that are done; another one for each game
  std::unique_ptr<LessonBook> book;
};

/// Learning by playing: the list of lessons of a game, or the lesson that is being played. A match elsewhere in the
/// window knows nothing of it.
class LessonsPage : public QStackedWidget {
  Q_OBJECT
 public:
  /// At least one game.
  explicit LessonsPage(std::vector<LessonShelf> shelves, QWidget* parent = nullptr);

  void setLook(const Look& look);
  void setLanguage(const QString& language);
  /// Lessons that were played to their end, by id.
  void setDone(const QSet<QString>& ids);
  const QSet<QString>& done() const { return done_; }
  /// Names of the players, reading and pace of the lessons that begin from now on.
  void setPlan(const LessonPlan& plan) { plan_ = plan; }
  void setArrangement(const TableArrangement& arrangement) { arrangement_ = arrangement; }

  /// The list of this game, a number of those that the page was made with.
  void setGame(int game);
  int game() const { return game_; }
  void showList();
  /// One of the game that is shown.
  void begin(int lesson);
  const std::vector<LessonEntry>& lessons() const { return shelves_[static_cast<std::size_t>(game_)].book->entries(); }
  LessonList* list() const { return lists_[static_cast<std::size_t>(game_)]; }
  /// Nothing while the list is shown.
  LessonTable* lesson() const { return lesson_; }

 signals:
  void closed();
  void doneChanged(const QSet<QString>& ids);
  void begun();  ///< another lesson is on the table, or none
  void ruleClicked(const QString& rule);

 private:
  void noteDone(int lesson);
  void show(int lesson, std::unique_ptr<LessonPlay> play);

  std::vector<LessonShelf> shelves_;
  std::vector<LessonList*> lists_;  ///< one for each
  int game_ = 0;
  QSet<QString> done_;
  QString language_ = QStringLiteral("en");
  Look look_;
  LessonPlan plan_;
  TableArrangement arrangement_;
  LessonTable* lesson_ = nullptr;
};

}  // namespace playsheet
