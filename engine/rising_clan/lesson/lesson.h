// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/rising_clan/match/card_game.h"
#include "engine/rising_clan/scenario/scenario.h"
#include "engine/table/lesson_reader.h"
#include "engine/table/rehearse.h"

/// Lessons of this game: what those of every game (`engine/table/lesson.h`) have to know of it.
namespace rising_clan {

/// What a player has, as a step points at it.
enum class LessonPlace : std::uint8_t { role, goal, hand, area, values };

/// A type without a value.
struct LessonGame {
  static constexpr std::string_view kGame = Game::name;
  static constexpr std::string_view kShowdown = {};  ///< nothing stands still here

  using Catalog = rising_clan::Catalog;
  using Rulebook = rising_clan::Rulebook;
  using State = GameState;
  using Action = rising_clan::Action;
  using Match = rising_clan::Match;
  using Zone = LessonPlace;
  struct CardName {
    std::string text;             ///< its code or its label
    std::optional<SeatId> owner;  ///< written before the colon
  };
  using Decision = scenario::Statement;  ///< a line that is read when it is its turn
  struct Ground {
    std::vector<scenario::Statement> position;
  };
  using Lesson = table::Lesson<LessonGame>;

  // lesson_reader.cpp
  static void read_head(table::LessonFields&, table::LessonFields::Table&, Lesson&) {}
  static std::optional<SeatId> find_player(std::string_view word);
  static std::optional<LessonPlace> find_zone(std::string_view word);
  static const std::vector<std::string_view>& zone_words();
  static bool has(table::LessonThing thing);
  static CardName card_name(const std::string& text, const Catalog& cards);
  static std::vector<std::string_view> questions();
  static void read_script(const table::ScriptReading& reading, const Catalog& cards, Lesson& lesson);

  // lesson_run.cpp
  static table::LessonWay<LessonGame> way_of(const Decision& decision, const State& state, const Rulebook& rules,
                                             const table::LessonLabels& labels);
  static bool is_pick(const Action&) { return false; }  ///< each line is one action
  static CardId find(const CardName& name, const State& state, const Rulebook& rules,
                     const table::LessonLabels& labels);
  static table::LessonBegin<LessonGame> begin(const Lesson& lesson, const Catalog& cards);
  static Action spar(const State& state, const Rulebook& rules);
  static bool sits(const State& state, SeatId seat) { return table::index(seat) < state.seats; }
  /// It lies where the learner sees which card it is.
  static bool lies_open(const State& state, CardId card);
  static bool is_fought(const Event&) { return false; }
  static std::string text(const Action& action) { return to_text(action); }
  static std::string refusal_text(const Refusal& refusal);
};

using LessonPoint = table::LessonPoint<LessonGame>;
using LessonStep = table::LessonStep<LessonGame>;
using Lesson = table::Lesson<LessonGame>;
using LessonRun = table::LessonRun<LessonGame>;
using LessonBegin = table::LessonBegin<LessonGame>;
using LessonReading = table::LessonReading<LessonGame>;

/// Reads a lesson file of this game. Never throws.
LessonReading read_lesson(std::string_view text, std::string_view source, const Catalog& cards);

/// The match that begins at the position of a lesson.
LessonBegin begin_lesson(const Lesson& lesson, const Catalog& cards);

/// Plays the lesson in every way that it allows (`table::rehearse_lesson`). Empty if all is well.
std::vector<std::string> rehearse(const Lesson& lesson, const Catalog& cards);

}  // namespace rising_clan

namespace table {
template <>
struct EnumNames<rising_clan::LessonPlace> {
  static constexpr std::array<std::string_view, 5> names{"role", "goal", "hand", "area", "values"};
};
}  // namespace table
