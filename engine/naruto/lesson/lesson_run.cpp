// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/lesson/lesson_run.h"

#include <fmt/format.h>

#include "engine/naruto/scenario/decider.h"
#include "engine/naruto/scenario/table.h"

namespace naruto {
namespace {

scenario::Table table_at(const GameState& state, const Rulebook& rules, const table::LessonLabels& labels) {
  scenario::Table table(*rules.cards, *rules.edition);
  table.state = state;
  table.labels = labels;
  table.show_present();
  return table;
}

}  // namespace

CardId LessonGame::find(const CardName& name, const State& state, const Rulebook& rules,
                        const table::LessonLabels& labels) {
  return table_at(state, rules, labels)
      .find(name.side.value_or(PlayerId::south), {Zone::village, Zone::hand, Zone::chain}, name);
}

table::LessonWay<LessonGame> LessonGame::way_of(const Decision& decision, const State& state, const Rulebook& rules,
                                                const table::LessonLabels& labels) {
  scenario::Table table = table_at(state, rules, labels);
  const scenario::Decided decided = scenario::decide(table, decision, true);
  table::LessonWay<LessonGame> way;
  if (decided.accepted()) {
    for (const scenario::Table::Acted& acted : table.acted) way.actions.push_back({acted.player, acted.action});
    return way;
  }
  const std::string why = decided.trouble.empty() ? scenario::text_of(decided.refusal) : decided.trouble;
  way.trouble = fmt::format("{}; {}", why, table.question());
  return way;
}

}  // namespace naruto
