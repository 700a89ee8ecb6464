// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/gormiti/gormiti_lessons.h"

#include <utility>

#include "ui/gormiti/gormiti_sheet.h"
#include "ui/speech/words.h"
#include "ui/wording/gormiti/words.h"

namespace playsheet {
namespace {

constexpr qreal kLargeWords = 1.5;

GormitiPlan lessonMatch(const LessonPlan& from, const gormiti::MatchSetup& setup, const table::LocalText& title) {
  GormitiPlan plan;
  plan.pace = from.pace;
  plan.reading = from.reading;
  plan.mode = setup.mode;
  plan.options = setup.options;
  plan.seed = setup.seed;
  plan.secrecy = table::Secrecy::Open;
  plan.showdown = ShowdownStop::Read;
  for (const PlayerId player : table::kPlayers) {
    plan.seats[player] = from.seats[player];
    plan.own[player] =
        gormiti::DeckFile{setup.mode, title.in(from.seats[player].language.toStdString()), setup.seats[player].cards};
  }
  return plan;
}

GormitiDesk* deskOf(gormiti::Match match, const LessonPlan& plan, const table::LocalText& title) {
  GormitiPlan of_match = lessonMatch(plan, match.setup(), title);
  return new GormitiDesk(std::move(match), std::move(of_match), nullptr);
}

}  // namespace

GormitiLesson::GormitiLesson(const gormiti::Lesson& lesson, gormiti::LessonBegin begin, const gormiti::Catalog& cards,
                             const LessonPlan& plan, Deeds deeds)
    : LessonPlayOf(lesson, deskOf(after(std::move(*begin.match), deeds), plan, lesson.title), std::move(begin.labels),
                   deeds),
      cards_(cards),
      plan_(plan) {}

std::unique_ptr<LessonPlay> GormitiLesson::anew(Deeds deeds) const {
  return std::make_unique<GormitiLesson>(lesson(), gormiti::begin_lesson(lesson(), cards_), cards_, plan_,
                                         std::move(deeds));
}

bool GormitiLesson::fights() const {
  return desk()->still() || state().step == gormiti::Step::attacker_move ||
         state().step == gormiti::Step::defender_move || state().step == gormiti::Step::choose_defender;
}

qreal GormitiLesson::wordScale() const { return state().mode == gormiti::Mode::quick ? kLargeWords : 1; }

QString GormitiLesson::cardName(table::CardId card, const QString& language) const {
  return nameOfCode(cards_[state()[card].definition].code, language);
}

QString GormitiLesson::nameOfCode(const std::string& code, const QString& language) const {
  const auto definition = cards_.find(code);
  if (!definition) return {};
  return QString::fromStdString(gormiti_wording::in_language(cards_[*definition].name, wordingLanguage(language)));
}

SheetPlace GormitiLesson::placeOfZone(gormiti::Zone zone) const { return placeOf(zone); }

/// The Hero stands among its Fighters: it is the card that is meant.
LessonSpot GormitiLesson::spotOf(const gormiti::LessonPoint& point) const {
  LessonSpot spot = LessonPlayOf::spotOf(point);
  if (point.what != table::LessonThing::zone || point.zone != gormiti::Zone::hero) return spot;
  return {table::LessonThing::card, point.player, SheetPlace::None, numberOf(state()[point.player].hero)};
}

bool GormitiLesson::asks(const std::string& question) const {
  return table::name_of(state().question.kind) == question || table::name_of(state().step) == question;
}

bool GormitiLesson::lost() const { return state().over() && state().outcome != gormiti::Outcome::south; }

std::unique_ptr<LessonBook> gormitiLessons(const std::vector<LessonFile>& files, const gormiti::Catalog& cards) {
  return std::make_unique<LessonBookOf<gormiti::LessonGame, GormitiLesson>>(files, cards);
}

}  // namespace playsheet
