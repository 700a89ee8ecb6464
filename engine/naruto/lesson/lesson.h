// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/naruto/editions/edition.h"
#include "engine/naruto/match/match.h"
#include "engine/naruto/scenario/scenario.h"
#include "engine/table/lesson_reader.h"
#include "engine/table/rehearse.h"

/// Lessons of this game: what those of every game (`engine/table/lesson.h`) have to know of it.
namespace naruto {

/// A type without a value.
struct LessonGame {
  static constexpr std::string_view kGame = "naruto";
  static constexpr std::string_view kShowdown = "showdown";

  using Catalog = naruto::Catalog;
  using Rulebook = naruto::Rulebook;
  using State = GameState;
  using Action = naruto::Action;
  using Match = naruto::Match;
  using Zone = naruto::Zone;
  using CardName = scenario::CardName;
  using Decision = scenario::Decision;
  struct Ground {
    const Edition* edition = nullptr;
    scenario::Scenario position;  ///< no more than its lines of the position
  };
  using Lesson = table::Lesson<LessonGame>;

  // lesson_reader.cpp
  static void read_head(table::LessonFields& fields, table::LessonFields::Table& keys, Lesson& lesson);
  static std::optional<PlayerId> find_player(std::string_view word);
  static std::optional<Zone> find_zone(std::string_view word);
  static const std::vector<std::string_view>& zone_words();
  static bool has(table::LessonThing thing) {
    return thing <= table::LessonThing::log && thing != table::LessonThing::clash;
  }
  static CardName card_name(const std::string& text, const Catalog& cards);
  static std::vector<std::string_view> questions();
  static void read_script(const table::ScriptReading& reading, const Catalog& cards, Lesson& lesson);

  // lesson_run.cpp
  static table::LessonWay<LessonGame> way_of(const Decision& decision, const State& state, const Rulebook& rules,
                                             const table::LessonLabels& labels);
  static bool is_pick(const Action& action) { return std::holds_alternative<Pick>(action); }
  static CardId find(const CardName& name, const State& state, const Rulebook& rules,
                     const table::LessonLabels& labels);

  // rehearse.cpp
  static table::LessonBegin<LessonGame> begin(const Lesson& lesson, const Catalog& cards);
  static Action spar(const State& state, const Rulebook& rules);
  static bool lies_open(const State& state, CardId card) { return state[card].zone != Zone::deck; }
  static bool is_fought(const Event& event) { return std::holds_alternative<BattleResolved>(event); }
  static std::string text(const Action& action);
  static std::string refusal_text(const Refusal& refusal);
};

using LessonPoint = table::LessonPoint<LessonGame>;
using LessonStep = table::LessonStep<LessonGame>;
using Lesson = table::Lesson<LessonGame>;
using table::LessonHint;

}  // namespace naruto
