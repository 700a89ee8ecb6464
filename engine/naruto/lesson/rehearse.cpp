// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/lesson/lesson_run.h"
#include "engine/naruto/lesson/sparring.h"
#include "engine/naruto/scenario/builder.h"
#include "engine/naruto/scenario/words.h"

/// Where a lesson of this game begins, and whether it can be played.
namespace naruto {

table::LessonBegin<LessonGame> LessonGame::begin(const Lesson& lesson, const Catalog& cards) {
  LessonBegin out;
  const Edition played = with_rulings(*lesson.edition, lesson.position.rulings);
  scenario::Table table(cards, played);
  for (scenario::Problem& problem : scenario::build(lesson.position, *lesson.edition, table)) {
    problem.file = "position";  // the caller names the file
    out.problems.push_back(scenario::text_of(problem));
  }
  if (!out.problems.empty()) return out;
  MatchSetup setup;
  setup.edition = lesson.edition;
  setup.rulings = lesson.position.rulings;
  out.match.emplace(cards, std::move(setup), table.state);
  out.labels = std::move(table.labels);
  return out;
}

Action LessonGame::spar(const State& state, const Rulebook& rules) { return naruto::spar(state, rules); }

std::string LessonGame::text(const Action& action) { return to_text(action); }

std::string LessonGame::refusal_text(const Refusal& refusal) { return scenario::text_of(refusal); }

LessonBegin begin_lesson(const Lesson& lesson, const Catalog& cards) { return LessonGame::begin(lesson, cards); }

std::vector<std::string> rehearse(const Lesson& lesson, const Catalog& cards) {
  return table::rehearse_lesson<LessonGame>(lesson, cards);
}

}  // namespace naruto
