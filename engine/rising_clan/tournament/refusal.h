// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/rising_clan/rules/game_facts.h"
#include "engine/table/journal_words.h"

namespace rising_clan {

/// Why a step of a tournament for points is refused, or what is wrong with a line of its journal. Codes; the sentences
/// are the interface's.
enum class PointsCode : std::uint8_t {
  journal_empty,  ///< up to `value_bad`: of the text (`table::JournalText`)
  header_missing,
  header_newer,
  line_shape,
  command_unknown,
  field_unknown,
  field_twice,
  value_bad,
  line_number,
  too_many_lines,
  opened_twice,
  not_opened,
  few_people,  ///< R-801: two to nine
  name_empty,
  name_twice,
  target,  ///< R-1017, R-O24
  over,    ///< R-1011
  no_person,
  already_left,  ///< R-1023
  not_next,      ///< R-1021: others play this game
  facts,         ///< `wrong` says which
  draw_unknown,  ///< a game names a draw that was not made for it, or is of other seats (R-1023)
  no_such_game,
  no_such_step,
  later_step,  ///< a step that follows would no longer be possible: `found` is its line
  same,        ///< a correction that says what stands there
};

struct PointsRefusal {
  PointsCode code = PointsCode::value_bad;
  std::string found = {}, meant = {};
  std::optional<FactFault> wrong = {};
  std::vector<std::string> who = {};  ///< whom it is about, by name
};

PointsRefusal refusal_of(const table::TextProblem& problem);

}  // namespace rising_clan

template <>
struct table::EnumNames<rising_clan::PointsCode> {
  static constexpr std::array<std::string_view, 26> names{
      "journal_empty", "header_missing", "header_newer", "line_shape",   "command_unknown",
      "field_unknown", "field_twice",    "value_bad",    "line_number",  "too_many_lines",
      "opened_twice",  "not_opened",     "few_people",   "name_empty",   "name_twice",
      "target",        "over",           "no_person",    "already_left", "not_next",
      "facts",         "draw_unknown",   "no_such_game", "no_such_step", "later_step",
      "same"};
};
