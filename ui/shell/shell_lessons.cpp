// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSet>
#include <algorithm>
#include <utility>

#include "ui/gormiti/gormiti_lessons.h"
#include "ui/lessons/lesson_store.h"
#include "ui/lessons/lesson_table.h"
#include "ui/lessons/lessons_page.h"
#include "ui/naruto/naruto_lessons.h"
#include "ui/rising_clan/rising_lessons.h"
#include "ui/shell/match_form.h"
#include "ui/shell/page_stack.h"
#include "ui/shell/seat_form.h"
#include "ui/shell/shell.h"
#include "ui/shell/start_page.h"
#include "ui/speech/seat_words.h"
#include "ui/table/match_table.h"

/// The lessons in the window: a page of their own for all games, beside the match that somebody may have left on its
/// table.
namespace playsheet {

void Shell::addLessonsPage() {
  const auto make = [this] {
    std::vector<LessonShelf> shelves;
    lessonGames_.clear();
    const auto add = [&](GameKind game, const QString& prefix, std::unique_ptr<LessonBook> book) {
      shelves.push_back({gameName(game), prefix, std::move(book)});
      lessonGames_.push_back(game);
    };
    const auto folder = [](GameKind game) { return shippedLessons(gameWord(game)); };
    const auto prefix = [](GameKind game) { return gameWord(game) + QLatin1Char('/'); };
    add(GameKind::Naruto, {}, narutoLessons(shippedLessons({}), *needs_.cards));
    if (needs_.gormiti)
      add(GameKind::Gormiti, prefix(GameKind::Gormiti), gormitiLessons(folder(GameKind::Gormiti), *needs_.gormiti));
    if (needs_.rising)
      add(GameKind::RisingClan, prefix(GameKind::RisingClan),
          risingLessons(folder(GameKind::RisingClan), *needs_.rising));
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

/// The list of lessons, for whoever would play a match now.
void Shell::learn() {
  const GameKind game = gameAtHand();
  const MatchPlan chosen = table() ? plan_ : start_->form()->plan();
  LessonPlan plan;
  for (const PlayerId player : table::kPlayers)
    plan.seats[player] =
        game == GameKind::Gormiti ? gormiti_plan_.seats[player] : static_cast<const SeatEntry&>(chosen.seats[player]);
  if (game == GameKind::RisingClan && !rising_plan_.seats.empty())
    plan.seats[PlayerId::south] = rising_plan_.seats.front();
  plan.pace = chosen.pace;
  plan.reading = chosen.reading;
  SeatEntry& learner = plan.seats[PlayerId::south];
  if (learner.name.isEmpty()) learner.name = defaultPlayerName(PlayerId::south);
  plan.seats[PlayerId::north].name = QStringLiteral("Sensei");
  lessons_->setPlan(plan);
  lessons_->setArrangement(arranged_);
  const auto shelf = std::find(lessonGames_.begin(), lessonGames_.end(), game);
  lessons_->setGame(shelf == lessonGames_.end() ? 0 : static_cast<int>(shelf - lessonGames_.begin()));
}

void Shell::showLessons() { pages_->open(lessonsPage_); }

void Shell::closeLessons() { pages_->close(lessonsPage_); }

}  // namespace playsheet
