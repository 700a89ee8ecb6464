// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/gormiti/lesson/lesson.h"
#include "engine/gormiti/lesson/sparring.h"
#include "engine/gormiti/scenario/desk.h"
#include "engine/table/lesson_script.h"

namespace gormiti {
namespace {

scenario::Desk desk_at(const GameState& state, const Rulebook& rules, const table::LessonLabels& labels) {
  scenario::Desk desk(*rules.cards);
  desk.setup.options = rules.options;
  desk.position = state;
  desk.labels = {labels.begin(), labels.end()};
  return desk;
}

/// The larger, the more likely a card there is meant.
int nearness(Zone zone) {
  if (is_field(zone)) return 4;
  return zone == Zone::clash || zone == Zone::table || zone == Zone::magic ? 3 : zone == Zone::hand ? 2 : 1;
}

}  // namespace

std::string LessonGame::refusal_text(const Refusal& refusal) { return scenario::text_of(refusal); }

table::LessonWay<LessonGame> LessonGame::way_of(const Decision& decision, const State& state, const Rulebook& rules,
                                                const table::LessonLabels& labels) {
  return table::lesson_way<LessonGame, scenario::Reading>(decision, desk_at(state, rules, labels));
}

/// Of several the one that lies nearest, the learner's before that of the other.
CardId LessonGame::find(const CardName& name, const State& state, const Rulebook& rules,
                        const table::LessonLabels& labels) {
  return table::card_meant(name.text, labels, kMaxCards, [&](CardId card) {
    const CardState& each = state[card];
    if (each.zone == Zone::nowhere || (*rules.cards)[each.definition].code != name.text) return 0;
    if (name.owner && *name.owner != each.owner) return 0;
    return 2 * nearness(each.zone) + (each.owner == PlayerId::south ? 1 : 0);
  });
}

bool LessonGame::lies_open(const State& state, CardId card) {
  return state[card].zone != Zone::deck && state[card].zone != Zone::nowhere;
}

/// What the table stands still for (`stills`).
bool LessonGame::is_fought(const Event& event) {
  const auto* step = std::get_if<StepBegan>(&event);
  return (step != nullptr && step->step == Step::damage) || std::holds_alternative<RoundScored>(event);
}

Action LessonGame::spar(const State& state, const Rulebook& rules) { return gormiti::spar(state, rules); }

table::LessonBegin<LessonGame> LessonGame::begin(const Lesson& lesson, const Catalog& cards) {
  return table::lesson_at_position<scenario::Desk, scenario::Reading>(lesson, cards);
}

LessonBegin begin_lesson(const Lesson& lesson, const Catalog& cards) { return LessonGame::begin(lesson, cards); }

std::vector<std::string> rehearse(const Lesson& lesson, const Catalog& cards) {
  return table::rehearse_lesson<LessonGame>(lesson, cards);
}

}  // namespace gormiti
