// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSet>

#include "ui/gormiti/gormiti_lessons.h"
#include "ui/lessons/lesson_store.h"
#include "ui/lessons/lesson_table.h"
#include "ui/lessons/lessons_page.h"
#include "ui/naruto/naruto_lessons.h"
#include "ui/shell/match_form.h"
#include "ui/shell/page_stack.h"
#include "ui/shell/seat_form.h"
#include "ui/shell/shell.h"
#include "ui/shell/start_page.h"
#include "ui/speech/seat_words.h"
#include "ui/table/match_table.h"

/// The lessons in the window: a page of their own for both games, beside the match that somebody may have left on its
/// table.
namespace playsheet {

void Shell::addLessonsPage() {
  const auto make = [this] {
    std::vector<LessonShelf> shelves;
    shelves.push_back({gameName(GameKind::Naruto), {}, narutoLessons(shippedLessons({}), *needs_.cards)});
    if (needs_.gormiti)
      shelves.push_back({gameName(GameKind::Gormiti), gameWord(GameKind::Gormiti) + QLatin1Char('/'),
                         gormitiLessons(shippedLessons(gameWord(GameKind::Gormiti)), *needs_.gormiti)});
    auto* page = new LessonsPage(std::move(shelves), this);
    page->setLanguage(programLanguage());
    page->setDone(QSet<QString>(needs_.lessonsDone.begin(), needs_.lessonsDone.end()));
    connect(page, &LessonsPage::ruleClicked, this, &Shell::showRules);
    connect(page, &LessonsPage::begun, this, &Shell::lessonBegun);
    connect(page, &LessonsPage::doneChanged, this, [this](const QSet<QString>& ids) {
      needs_.lessonsDone = QStringList(ids.begin(), ids.end());
      needs_.lessonsDone.sort();
      emit lessonsDone(needs_.lessonsDone);
    });
    return page;
  };
  PageWays ways;
  ways.enter = [this] { learn(); };
  ways.leave = [this] { lessons_->showList(); };  // a lesson is begun anew the next time
  ways.wordsChanged = [this] { lessons_->setLanguage(programLanguage()); };
  ways.table = [this] { return lessons_->lesson() ? lessons_->lesson()->table() : nullptr; };
  lessonsPage_ = pages_->add(lessons_, make, ways);
}

void Shell::lessonBegun() {
  if (LessonTable* lesson = lessons_->lesson())
    connect(lesson->table(), &MatchTable::arranged, this, [this, table = lesson->table()] {
      arranged_ = table->arrangement();
      lessons_->setArrangement(arranged_);
      if (this->table()) this->table()->setArrangement(arranged_);
    });
  updateActions();
}

/// The list of lessons, for the two who would play a match now.
void Shell::learn() {
  const bool gormiti = needs_.gormiti && gameAtHand() == GameKind::Gormiti;
  const MatchPlan chosen = table() ? plan_ : start_->form()->plan();
  LessonPlan plan;
  for (const PlayerId player : table::kPlayers)
    plan.seats[player] = gormiti ? gormiti_plan_.seats[player] : static_cast<const SeatEntry&>(chosen.seats[player]);
  plan.pace = chosen.pace;
  plan.reading = chosen.reading;
  SeatEntry& learner = plan.seats[PlayerId::south];
  if (learner.name.isEmpty()) learner.name = defaultPlayerName(PlayerId::south);
  plan.seats[PlayerId::north].name = QStringLiteral("Sensei");
  lessons_->setPlan(plan);
  lessons_->setArrangement(arranged_);
  lessons_->setGame(gormiti ? 1 : 0);
}

void Shell::showLessons() { pages_->open(lessonsPage_); }

void Shell::closeLessons() { pages_->close(lessonsPage_); }

}  // namespace playsheet
