// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rising_clan/lesson/lesson.h"
#include "engine/rising_clan/lesson/sparring.h"
#include "engine/rising_clan/scenario/desk.h"
#include "engine/table/lesson_script.h"

namespace rising_clan {
namespace {

scenario::Desk desk_at(const GameState& state, const Rulebook& rules, const table::LessonLabels& labels) {
  scenario::Desk desk(*rules.cards);
  desk.setup.options = rules.options;
  desk.players = state.seats;
  desk.opened = true;
  desk.position = state;
  desk.labels = {labels.begin(), labels.end()};
  return desk;
}

/// The larger, the more likely a card there is meant; 0: nobody sees which card it is.
int nearness(Zone zone) {
  switch (zone) {
    case Zone::up:
      return 5;
    case Zone::play:
    case Zone::area:
    case Zone::status:
      return 4;
    case Zone::hand:
    case Zone::gift:
      return 3;
    case Zone::conquered:
    case Zone::credit:
      return 2;
    case Zone::advantage_discard:
    case Zone::event_discard:
    case Zone::disadvantage_discard:
      return 1;
    default:
      return 0;
  }
}

}  // namespace

std::string LessonGame::refusal_text(const Refusal& refusal) { return scenario::text_of(refusal); }

table::LessonWay<LessonGame> LessonGame::way_of(const Decision& decision, const State& state, const Rulebook& rules,
                                                const table::LessonLabels& labels) {
  return table::lesson_way<LessonGame, scenario::Reading>(decision, desk_at(state, rules, labels));
}

/// Of several the one that lies nearest, the learner's before those of the others.
CardId LessonGame::find(const CardName& name, const State& state, const Rulebook& rules,
                        const table::LessonLabels& labels) {
  return table::card_meant(name.text, labels, kMostCards, [&](CardId card) {
    const CardState& each = state[card];
    if (each.definition == kNoDefinition || (*rules.cards)[each.definition].id != name.text) return 0;
    if ((name.owner && *name.owner != each.seat) || !lies_open(state, card)) return 0;
    return 2 * nearness(each.zone) + (each.seat == SeatId{} ? 1 : 0);
  });
}

bool LessonGame::lies_open(const State& state, CardId card) {
  return nearness(state[card].zone) > 0 && knows_card(state, table::kLearner<LessonGame>, card);
}

Action LessonGame::spar(const State& state, const Rulebook& rules) { return rising_clan::spar(state, rules); }

table::LessonBegin<LessonGame> LessonGame::begin(const Lesson& lesson, const Catalog& cards) {
  return table::lesson_at_position<scenario::Desk, scenario::Reading>(lesson, cards);
}

LessonBegin begin_lesson(const Lesson& lesson, const Catalog& cards) { return LessonGame::begin(lesson, cards); }

std::vector<std::string> rehearse(const Lesson& lesson, const Catalog& cards) {
  return table::rehearse_lesson<LessonGame>(lesson, cards);
}

}  // namespace rising_clan
