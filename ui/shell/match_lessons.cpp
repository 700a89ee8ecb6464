// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSet>
#include <QStackedWidget>

#include "ui/collection/collection_page.h"
#include "ui/decks/deck_builder.h"
#include "ui/lessons/lesson_table.h"
#include "ui/lessons/lessons_page.h"
#include "ui/matches/matches_page.h"
#include "ui/replay/replay_page.h"
#include "ui/shell/match_form.h"
#include "ui/shell/match_window.h"
#include "ui/shell/seat_form.h"
#include "ui/shell/start_page.h"
#include "ui/speech/seat_words.h"

/// The lessons in the window: a page of their own, beside the match that somebody may have left on its table.
namespace playsheet {

void MatchWindow::makeLessonsPage() {
  lessons_ = new LessonsPage(*needs_.cards, this);
  lessons_->setLook(look_);
  lessons_->setLanguage(programLanguage());
  lessons_->setDone(QSet<QString>(needs_.lessonsDone.begin(), needs_.lessonsDone.end()));
  pages_->addWidget(lessons_);
  connect(lessons_, &LessonsPage::closed, this, &MatchWindow::closeLessons);
  connect(lessons_, &LessonsPage::ruleClicked, this, &MatchWindow::showRules);
  connect(lessons_, &LessonsPage::begun, this, &MatchWindow::lessonBegun);
  connect(lessons_, &LessonsPage::doneChanged, this, [this](const QSet<QString>& ids) {
    needs_.lessonsDone = QStringList(ids.begin(), ids.end());
    needs_.lessonsDone.sort();
    emit lessonsDone(needs_.lessonsDone);
  });
}

void MatchWindow::lessonBegun() {
  if (LessonTable* lesson = lessons_->lesson())
    connect(lesson->table(), &MatchTable::arranged, this, [this, table = lesson->table()] {
      arranged_ = table->arrangement();
      lessons_->setArrangement(arranged_);
      if (table_) table_->setArrangement(arranged_);
    });
  updateActions();
}

void MatchWindow::showLessons() {
  if (!lessons_) makeLessonsPage();
  closeCollection();
  closeRules();
  closeDecks();
  closeMatches();
  closeReplay();
  MatchPlan plan = table_ ? plan_ : start_->form()->plan();
  plan.themeName = plan_.themeName;
  plan.tableName = plan_.tableName;
  SeatChoice& learner = plan.seats[PlayerId::south];
  if (learner.name.isEmpty()) learner.name = defaultPlayerName(PlayerId::south);
  plan.seats[PlayerId::north].name = QStringLiteral("Sensei");
  lessons_->setPlan(plan);
  lessons_->setArrangement(arranged_);
  coverHands();
  learning_ = true;
  pages_->setCurrentWidget(lessons_);
  lessons_->showList();
}

void MatchWindow::closeLessons() {
  if (!learning_) return;
  learning_ = false;
  closeRules();
  lessons_->showList();  // a lesson is begun anew the next time
  pages_->setCurrentWidget(pageBehind());
  if (table_) table_->sheet()->setFocus();
  updateActions();
}

/// They are made of cards: of others from now on.
void MatchWindow::dropLessons() {
  closeLessons();
  takeAway(lessons_);
}

/// A page comes over the table: a key that is held to see a hand comes up unseen.
void MatchWindow::coverHands() {
  if (!table_) return;
  for (const PlayerId player : table::kPlayers) table_->controller()->holdKey(player, false);
}

/// What is there without the rules.
QWidget* MatchWindow::pageBehind() const {
  if (browsing_) return collection_;
  if (learning_) return lessons_;
  if (building_) return decks_;
  if (watching_) return replay_;
  if (listing_) return matches_;
  return table_ ? static_cast<QWidget*>(table_) : start_;
}

MatchTable* MatchWindow::tableShown() const {
  if (building_ || watching_ || listing_) return nullptr;
  if (browsing_) return nullptr;
  if (learning_) return lessons_->lesson() ? lessons_->lesson()->table() : nullptr;
  return table_;
}

}  // namespace playsheet
