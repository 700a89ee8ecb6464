// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSet>
#include <QStackedWidget>

#include "ui/lessons/lesson_list.h"
#include "ui/naruto/match_plan.h"
#include "ui/table/table_arrangement.h"

namespace playsheet {

class LessonTable;
struct LessonDeed;

/// Learning by playing: the list of lessons, or the lesson that is being played. A match elsewhere in the window knows
/// nothing of it.
class LessonsPage : public QStackedWidget {
  Q_OBJECT
 public:
  /// The catalog outlives the page.
  explicit LessonsPage(const naruto::Catalog& cards, QWidget* parent = nullptr);

  void setLook(const Look& look);
  void setLanguage(const QString& language);
  /// Lessons that were played to their end, by id.
  void setDone(const QSet<QString>& ids);
  const QSet<QString>& done() const { return done_; }
  /// Names of the players, reading and pace of the lessons that begin from now on.
  void setPlan(const MatchPlan& plan) { plan_ = plan; }
  void setArrangement(const TableArrangement& arrangement) { arrangement_ = arrangement; }

  void showList();
  void begin(int lesson);
  const std::vector<naruto::Lesson>& lessons() const { return lessons_; }
  LessonList* list() const { return list_; }
  /// Nothing while the list is shown.
  LessonTable* lesson() const { return lesson_; }

 signals:
  void closed();
  void doneChanged(const QSet<QString>& ids);
  void begun();  ///< another lesson is on the table, or none
  void ruleClicked(const QString& rule);

 private:
  void noteDone(int lesson);
  void beginAfter(int lesson, const std::vector<LessonDeed>& deeds);

  const naruto::Catalog& cards_;
  std::vector<naruto::Lesson> lessons_;
  QSet<QString> done_;
  QString language_ = QStringLiteral("en");
  Look look_;
  MatchPlan plan_;
  TableArrangement arrangement_;
  LessonList* list_;
  LessonTable* lesson_ = nullptr;
};

}  // namespace playsheet
