// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/naruto/lesson/lesson.h"
#include "engine/naruto/match/match.h"
#include "engine/naruto/scenario/table.h"
#include "engine/naruto/scenario/words.h"

namespace naruto {

/// A lesson that is being played: where in it the learner is, what would be right now, and what the program decides.
/// It owns no game: it is told of each decision and of the game after it. Lesson and catalog outlive it.
class LessonRun {
 public:
  using Decided = scenario::Table::Acted;

  /// `rules` are those of the match that is played, and outlive the run.
  LessonRun(const Lesson& lesson, const Rulebook& rules, std::map<std::string, CardId> labels);

  const Lesson& lesson() const { return lesson_; }
  std::size_t step() const { return step_; }
  const LessonStep& now() const { return lesson_.steps[step_]; }
  bool at_end() const { return step_ + 1 == lesson_.steps.size(); }

  /// The step begins in this game.
  void begin(const GameState& state);
  /// Ends a step that tells, or the showdown that was read.
  void go_on(const GameState& state);

  /// What the learner may do next, and no other way: empty while the step tells or the program decides, and in a part
  /// that is played freely, where everything is wanted.
  std::vector<Action> wanted() const;
  bool wants(const Action& action) const;
  /// A decision was made that was wanted, or that `program` gave, or any in a part that is played freely.
  void decided(const Action& action, const GameState& state);
  /// What the program decides now, if it does.
  std::optional<Decided> program() const;

  /// The card that a step points at; kNoCard if it is nowhere.
  CardId find(const scenario::CardName& name, const GameState& state) const;

  /// What of the script could not be done; empty as long as it fits the game.
  const std::string& trouble() const { return trouble_; }

 private:
  /// The actions that a line comes to in this game, one after the other.
  std::vector<Decided> actions_of(const scenario::Decision& decision, const GameState& state);
  scenario::Table table_at(const GameState& state) const;
  void play_script(const GameState& state);

  const Lesson& lesson_;
  const Rulebook& rules_;
  std::map<std::string, CardId> labels_;
  std::size_t step_ = 0;
  std::vector<std::vector<Decided>> ways_;  ///< what is left of each expected line
  bool done_ = false;                       ///< what the step expects has been done
  std::size_t then_ = 0;                    ///< the next line of the program
  std::vector<Decided> program_;            ///< what is left of its present line
  std::string trouble_;
};

/// The match that begins at the position of a lesson, and what the labels of the position mean; or what is wrong with
/// the position.
struct LessonBegin {
  std::optional<Match> match;
  std::map<std::string, CardId> labels;
  std::vector<scenario::Problem> problems;
};
LessonBegin begin_lesson(const Lesson& lesson, const Catalog& cards);

/// Plays the lesson in every way that it allows, one step at a time: what cannot be done, points at nothing or has no
/// showdown to stand before. Empty if all is well.
std::vector<std::string> rehearse(const Lesson& lesson, const Catalog& cards);

}  // namespace naruto
