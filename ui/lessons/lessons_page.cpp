// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lessons/lessons_page.h"

#include <utility>

#include "ui/lessons/lesson_table.h"

namespace playsheet {

LessonsPage::LessonsPage(std::vector<LessonShelf> shelves, QWidget* parent)
    : QStackedWidget(parent), shelves_(std::move(shelves)) {
  setObjectName(QStringLiteral("lessonsPage"));
  QStringList games;
  for (const LessonShelf& shelf : shelves_) games << shelf.name;
  for (const LessonShelf& shelf : shelves_) {
    auto* list = new LessonList(shelf.book->entries(), shelf.prefix, this);
    list->offerGames(games, static_cast<int>(lists_.size()));
    lists_.push_back(list);
    addWidget(list);
    connect(list, &LessonList::chosen, this, &LessonsPage::begin);
    connect(list, &LessonList::closed, this, &LessonsPage::closed);
    connect(list, &LessonList::gameAsked, this, &LessonsPage::setGame);
  }
}

void LessonsPage::setLook(const Look& look) {
  look_ = look;
  for (LessonList* list : lists_) list->setLook(look);
  if (lesson_) lesson_->setLook(look);
}

/// A lesson that has begun goes on in the language in which it began.
void LessonsPage::setLanguage(const QString& language) {
  language_ = language;
  for (LessonList* list : lists_) list->setLanguage(language);
}

void LessonsPage::setDone(const QSet<QString>& ids) {
  done_ = ids;
  for (LessonList* list : lists_) {
    list->setDone(ids);
    list->setLanguage(language_);  // their names say it, too
  }
}

void LessonsPage::noteDone(int lesson) {
  const QString id = list()->doneId(static_cast<std::size_t>(lesson));
  if (done_.contains(id)) return;
  QSet<QString> ids = done_;
  ids.insert(id);
  setDone(ids);
  emit doneChanged(ids);
}

void LessonsPage::setGame(int game) {
  game_ = game;
  showList();
}

void LessonsPage::showList() {
  setCurrentWidget(list());
  if (lesson_) {
    lesson_->hide();
    lesson_->deleteLater();  // it may be its own button that was pressed
    lesson_ = nullptr;
  }
  std::size_t first = 0;  // the next one to learn
  while (first + 1 < lessons().size() && done_.contains(list()->doneId(first))) ++first;
  if (first < list()->rows().size()) list()->rows()[first]->setFocus();
  emit begun();
}

void LessonsPage::begin(int lesson) {
  if (lesson < 0 || lesson >= static_cast<int>(lessons().size())) return showList();
  LessonPlan plan = plan_;
  for (auto& seat : plan.seats.values) seat.language = language_;
  show(lesson, shelves_[static_cast<std::size_t>(game_)].book->begin(static_cast<std::size_t>(lesson), plan));
}

void LessonsPage::show(int lesson, std::unique_ptr<LessonPlay> play) {
  if (!play) return;  // its cards are not what they were: a test holds that they are
  showList();
  lesson_ = new LessonTable(std::move(play), language_, look_, this);
  addWidget(lesson_);
  setCurrentWidget(lesson_);
  lesson_->table()->setArrangement(arrangement_);
  lesson_->setNext(lesson + 1 < static_cast<int>(lessons().size()));
  connect(lesson_, &LessonTable::ended, this, [this, lesson] { noteDone(lesson); });
  connect(lesson_, &LessonTable::nextAsked, this, [this, lesson] { this->begin(lesson + 1); });
  connect(lesson_, &LessonTable::backAsked, this, [this, lesson] { show(lesson, lesson_->play().before()); });
  connect(lesson_, &LessonTable::listAsked, this, &LessonsPage::showList);
  connect(lesson_, &LessonTable::left, this, &LessonsPage::showList);
  connect(lesson_->table(), &MatchTable::ruleClicked, this, &LessonsPage::ruleClicked);
  lesson_->table()->setFocus();
  emit begun();
}

}  // namespace playsheet
