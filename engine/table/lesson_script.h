// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <fmt/format.h>

#include <string>
#include <string_view>
#include <utility>

#include "engine/table/lesson_run.h"
#include "engine/table/lesson_text.h"

/// Lessons of games in whose notation a line is read once more when it is its turn: `L::Decision` has the words of a
/// line and its text, the ground of a lesson its `position`. `Desk` and `Reading` are those of the scenarios of the
/// game; beside them stand `read_position`, `begin_game`, `read_decision` and `check_decision`.
namespace table {

/// A line that cannot be read, without a file: the caller names it.
inline constexpr std::string_view kLessonPosition = "position";

/// What is wrong with a line is told with its place, all others go into the ground of the lesson and its steps. The
/// labels of the position are words of the decisions. `position_words(behind_player)`: how a line of it may begin.
template <class Desk, class Reading, class L, class Words>
void read_lesson_lines(const ScriptReading& reading, const typename L::Catalog& cards, Lesson<L>& lesson,
                       Words&& position_words) {
  Desk desk(cards);
  const auto check = [&](scenario::Cursor& cursor, bool position) {
    if (!position) return check_decision(cursor, desk);
    Reading words(cursor, desk);
    if (read_position(words, desk)) return cursor.end();
    const bool player = L::find_player(cursor.peek()).has_value();
    if (player) cursor.next();
    cursor.fail("expected a line of the position", position_words(player));
  };
  for (const ScriptLine& line : reading.script) {
    scenario::SourceLine words = scenario::split(line.text, line.line);
    const bool position = line.of == ScriptLine::Of::position;
    if (words.words.empty()) {
      if (!position) reading.messages.push_back(about(line, reading.source, "nothing", "what a player decides"));
      continue;
    }
    scenario::Problems problems;
    scenario::Cursor cursor(words, reading.source, problems);
    check(cursor, position);
    for (const scenario::Problem& problem : problems) reading.messages.push_back(about(line, reading.source, problem));
    if (!problems.empty()) continue;
    auto& step = lesson.steps[line.step];
    auto& lines = position ? lesson.position : line.of == ScriptLine::Of::expected ? step.expected : step.then;
    lines.push_back({std::move(words), line.text});
  }
}

/// What the line comes to at a desk, which has the game as it is.
template <class L, class Reading, class Desk>
LessonWay<L> lesson_way(const typename L::Decision& decision, const Desk& desk) {
  scenario::Problems problems;
  scenario::Cursor words(decision.line, kLessonPosition, problems);
  Reading reading(words, desk);
  const auto read = read_decision(reading);
  words.end();
  LessonWay<L> way;
  if (!read || !problems.empty()) {
    way.trouble = fmt::format("\"{}\": {}", decision.text, problems.empty() ? "no decision" : problems[0].expected);
    return way;
  }
  if (const auto refusal = applied(desk.state(), desk.rules(), read->first, read->second).refusal)
    way.trouble = fmt::format("\"{}\" is {}; {}", decision.text, L::refusal_text(refusal), desk.question());
  else
    way.actions.push_back({read->first, read->second});
  return way;
}

/// The card that a lesson means by a name: the one with that label, else that of the greatest worth. `worth(card)`: how
/// likely it is meant; 0: it is not.
template <class Worth>
CardId card_meant(const std::string& name, const LessonLabels& labels, std::size_t cards, Worth&& worth) {
  if (const auto label = labels.find(name); label != labels.end()) return label->second;
  CardId found = kNoCard;
  int best = 0;
  for (std::size_t i = 0; i < cards; ++i) {
    const int here = worth(static_cast<CardId>(i));
    if (here <= best) continue;
    best = here;
    found = static_cast<CardId>(i);
  }
  return found;
}

/// The match at the position of the lesson, or why there can be none.
template <class Desk, class Reading, class L>
LessonBegin<L> lesson_at_position(const Lesson<L>& lesson, const typename L::Catalog& cards) {
  LessonBegin<L> out;
  Desk desk(cards);
  scenario::Problems problems;
  for (const auto& line : lesson.position) {
    scenario::Cursor words(line.line, kLessonPosition, problems);
    Reading reading(words, desk);
    if (!read_position(reading, desk)) words.fail("expected a line of the position");
    words.end();
  }
  for (const scenario::Problem& problem : problems) out.problems.push_back(text_of(problem));
  if (out.problems.empty())
    if (const std::string trouble = begin_game(desk); !trouble.empty())
      out.problems.push_back(fmt::format("{}: {}", kLessonPosition, trouble));
  if (!out.problems.empty()) return out;
  out.match = std::move(desk.match);
  out.labels = {desk.labels.begin(), desk.labels.end()};
  return out;
}

}  // namespace table
