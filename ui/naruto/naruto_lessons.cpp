// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/naruto/naruto_lessons.h"

#include <utility>

#include "engine/naruto/lesson/lesson_reader.h"
#include "ui/naruto/naruto_sheet.h"
#include "ui/naruto/option_book.h"

namespace playsheet {
namespace {

MatchPlan lessonMatch(const LessonPlan& from, const naruto::Lesson& lesson) {
  MatchPlan plan;
  plan.pace = from.pace;
  plan.reading = from.reading;
  plan.edition = QString::fromUtf8(lesson.edition->id.data(), static_cast<int>(lesson.edition->id.size()));
  plan.rulings = lesson.position.rulings;
  plan.secrecy = Secrecy::Open;
  plan.showdown = ShowdownStop::Read;
  for (const PlayerId player : table::kPlayers) {
    static_cast<SeatEntry&>(plan.seats[player]) = from.seats[player];
    plan.seats[player].deck.name = lesson.title;
  }
  return plan;
}

}  // namespace

NarutoLesson::NarutoLesson(const naruto::Lesson& lesson, naruto::LessonBegin begin, const naruto::Catalog& cards,
                           const LessonPlan& plan, Deeds deeds)
    : LessonPlayOf(lesson, new NarutoDesk(after(std::move(*begin.match), deeds), cards, lessonMatch(plan, lesson)),
                   std::move(begin.labels), deeds),
      cards_(cards),
      plan_(plan) {}

std::unique_ptr<LessonPlay> NarutoLesson::anew(Deeds deeds) const {
  return std::make_unique<NarutoLesson>(lesson(), naruto::begin_lesson(lesson(), cards_), cards_, plan_,
                                        std::move(deeds));
}

QString NarutoLesson::cardName(table::CardId card, const QString& language) const {
  return desk()->words().cardName(state()[card].definition, language);
}

QString NarutoLesson::nameOfCode(const std::string& code, const QString& language) const {
  const auto definition = cards_.find(code);
  return definition ? desk()->words().cardName(*definition, language) : QString();
}

SheetPlace NarutoLesson::placeOfZone(naruto::Zone zone) const { return placeOf(zone); }

bool NarutoLesson::asks(const std::string& question) const { return table::name_of(state().choice.kind) == question; }

bool NarutoLesson::lost() const { return state().over() && state().winner != PlayerId::south; }

std::unique_ptr<LessonBook> narutoLessons(const std::vector<LessonFile>& files, const naruto::Catalog& cards) {
  return std::make_unique<LessonBookOf<naruto::LessonGame, NarutoLesson>>(files, cards);
}

}  // namespace playsheet
