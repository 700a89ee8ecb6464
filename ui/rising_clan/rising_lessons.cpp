// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rising_clan/rising_lessons.h"

#include <QSet>
#include <array>
#include <utility>

#include "ui/faces/icons.h"
#include "ui/rising_clan/rising_seats.h"
#include "ui/speech/words.h"
#include "ui/wording/rising_clan/words.h"

namespace playsheet {
namespace {

/// Of a table in a ring; the first one is called as in every game's lessons.
constexpr std::array<const char*, table::kMostPlayers> kCompanions{"",     "Sensei", "Kai",  "Naomi", "Ren",
                                                                   "Yuki", "Taro",   "Hana", "Emi"};

RisingPlan lessonMatch(const LessonPlan& from, const rising_clan::MatchSetup& setup) {
  RisingPlan plan;
  QSet<QString> marks;
  for (std::size_t seat = 0; seat < setup.names.size(); ++seat) {
    SeatEntry entry = from.seats[table::player_at(seat)];
    if (seat > 0) entry.name = lessonCompanion(seat);
    for (const QString& mark : seatMarks())
      if (entry.mark.isEmpty() || marks.contains(entry.mark)) entry.mark = mark;
    marks.insert(entry.mark);
    entry.language = from.seats[table::player_at(0)].language;
    plan.seats.push_back(entry);
  }
  plan.group = setup.group;
  plan.options = setup.options;
  plan.seed = setup.seed;
  plan.pace = from.pace;
  plan.reading = from.reading;
  plan.secrecy = table::Secrecy::Open;
  plan.pupil = table::player_at(0);
  return plan;
}

RisingDesk* deskOf(rising_clan::Match match, const LessonPlan& plan) {
  RisingPlan of_match = lessonMatch(plan, match.setup());
  return new RisingDesk(std::move(match), std::move(of_match), nullptr);
}

}  // namespace

QString lessonCompanion(std::size_t seat) { return QString::fromLatin1(kCompanions[seat]); }

RisingLesson::RisingLesson(const rising_clan::Lesson& lesson, rising_clan::LessonBegin begin,
                           const rising_clan::Catalog& cards, const LessonPlan& plan, Deeds deeds)
    : LessonPlayOf(lesson, deskOf(after(std::move(*begin.match), deeds), plan), std::move(begin.labels), deeds),
      cards_(cards),
      plan_(plan) {}

std::unique_ptr<LessonPlay> RisingLesson::anew(Deeds deeds) const {
  return std::make_unique<RisingLesson>(lesson(), rising_clan::begin_lesson(lesson(), cards_), cards_, plan_,
                                        std::move(deeds));
}

/// Behind the cards come roles and goals.
int RisingLesson::cards() const { return goalCardOf(table::player_at(table::kMostPlayers)); }

/// A die lies there, or a card is dealt with.
bool RisingLesson::fights() const { return !desk()->view().rolls.empty() || !desk()->view().open_cards.empty(); }

bool RisingLesson::programPasses() const {
  const auto next = programNext();
  return next && std::holds_alternative<rising_clan::Pass>(*next);
}

QString RisingLesson::cardName(table::CardId card, const QString& language) const {
  return nameOfCode(cards_[state()[card].definition].id, language);
}

QString RisingLesson::nameOfCode(const std::string& code, const QString& language) const {
  const auto definition = cards_.find(code);
  if (!definition) return {};
  return QString::fromStdString(rising_clan_wording::in_language(cards_[*definition].name, wordingLanguage(language)));
}

SheetPlace RisingLesson::placeOfZone(rising_clan::LessonPlace place) const {
  switch (place) {
    case rising_clan::LessonPlace::hand:
      return SheetPlace::Hand;
    case rising_clan::LessonPlace::area:
      return SheetPlace::Village;
    case rising_clan::LessonPlace::values:
      return SheetPlace::TurnMarker;
    case rising_clan::LessonPlace::role:
    case rising_clan::LessonPlace::goal:
      break;
  }
  return SheetPlace::None;
}

/// Role and goal are cards of the scene.
LessonSpot RisingLesson::spotOf(const rising_clan::LessonPoint& point) const {
  LessonSpot spot = LessonPlayOf::spotOf(point);
  if (point.what != table::LessonThing::zone || spot.place != SheetPlace::None) return spot;
  const bool role = point.zone == rising_clan::LessonPlace::role;
  return {table::LessonThing::card, spot.player, SheetPlace::None,
          role ? roleCardOf(spot.player) : goalCardOf(spot.player)};
}

bool RisingLesson::asks(const std::string& question) const { return table::name_of(state().question.kind) == question; }

bool RisingLesson::lost() const {
  return state().over() && !state().outcome.winners().has(table::kLearner<rising_clan::LessonGame>);
}

std::unique_ptr<LessonBook> risingLessons(const std::vector<LessonFile>& files, const rising_clan::Catalog& cards) {
  return std::make_unique<LessonBookOf<rising_clan::LessonGame, RisingLesson>>(files, cards);
}

}  // namespace playsheet
