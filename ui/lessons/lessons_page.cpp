// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lessons/lessons_page.h"

#include "ui/lessons/lesson_store.h"
#include "ui/lessons/lesson_table.h"

namespace playsheet {

LessonsPage::LessonsPage(const naruto::Catalog& cards, QWidget* parent)
    : QStackedWidget(parent), cards_(cards), lessons_(shippedLessons(cards)), list_(new LessonList(lessons_, this)) {
  setObjectName(QStringLiteral("lessonsPage"));
  addWidget(list_);
  connect(list_, &LessonList::chosen, this, &LessonsPage::begin);
  connect(list_, &LessonList::closed, this, &LessonsPage::closed);
}

void LessonsPage::setLook(const Look& look) {
  look_ = look;
  list_->setLook(look);
  if (lesson_) lesson_->setLook(look);
}

/// A lesson that has begun goes on in the language in which it began.
void LessonsPage::setLanguage(const QString& language) {
  language_ = language;
  list_->setLanguage(language);
}

void LessonsPage::setDone(const QSet<QString>& ids) {
  done_ = ids;
  list_->setDone(ids);
  list_->setLanguage(language_);  // their names say it, too
}

void LessonsPage::noteDone(int lesson) {
  const QString id = QString::fromStdString(lessons_[static_cast<std::size_t>(lesson)].id);
  if (done_.contains(id)) return;
  QSet<QString> ids = done_;
  ids.insert(id);
  setDone(ids);
  emit doneChanged(ids);
}

void LessonsPage::showList() {
  setCurrentWidget(list_);
  if (lesson_) {
    lesson_->hide();
    lesson_->deleteLater();  // it may be its own button that was pressed
    lesson_ = nullptr;
  }
  std::size_t first = 0;  // the next one to learn
  while (first + 1 < lessons_.size() && done_.contains(QString::fromStdString(lessons_[first].id))) ++first;
  if (first < list_->rows().size()) list_->rows()[first]->setFocus();
  emit begun();
}

void LessonsPage::begin(int lesson) { beginAfter(lesson, {}); }

/// The lesson, with these things done in it already.
void LessonsPage::beginAfter(int lesson, const std::vector<LessonDeed>& deeds) {
  if (lesson < 0 || lesson >= static_cast<int>(lessons_.size())) return showList();
  const naruto::Lesson& chosen = lessons_[static_cast<std::size_t>(lesson)];
  auto begin = naruto::begin_lesson(chosen, cards_);
  if (!begin.match) return;  // its cards are not what they were: a test holds that they are
  MatchPlan plan = plan_;
  for (auto& seat : plan.seats.values) seat.language = language_;
  showList();
  lesson_ = new LessonTable(chosen, std::move(begin), cards_, plan, look_, deeds, this);
  addWidget(lesson_);
  setCurrentWidget(lesson_);
  lesson_->table()->setArrangement(arrangement_);
  lesson_->setNext(lesson + 1 < static_cast<int>(lessons_.size()));
  connect(lesson_, &LessonTable::ended, this, [this, lesson] { noteDone(lesson); });
  connect(lesson_, &LessonTable::nextAsked, this, [this, lesson] { this->begin(lesson + 1); });
  connect(lesson_, &LessonTable::backAsked, this,
          [this, lesson](const std::vector<LessonDeed>& kept) { beginAfter(lesson, kept); });
  connect(lesson_, &LessonTable::listAsked, this, &LessonsPage::showList);
  connect(lesson_, &LessonTable::left, this, &LessonsPage::showList);
  connect(lesson_->table(), &MatchTable::ruleClicked, this, &LessonsPage::ruleClicked);
  lesson_->table()->setFocus();
  emit begun();
}

}  // namespace playsheet
