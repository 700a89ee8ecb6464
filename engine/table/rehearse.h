// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <vector>

#include "engine/table/lesson_run.h"

/// Whether a lesson can be played at all. Beside what a run asks of its game, a rehearsal asks for
/// - `begin(lesson, cards)`: its position as a match; `text(action)`, as records write it;
/// - `spar(state, rules)`: the others in a part that is played freely, here all of them;
/// - `lies_open(state, card)`: the card is somewhere on the table;
/// - `sits(state, player)`, where not every seat has to be taken: somebody sits there;
/// - `is_fought(event)`: what a step with `kShowdown` stands before; `refusal_text(refusal)`.
namespace table {

/// Plays through once: in one step the way that is asked for, elsewhere the first.
template <class L>
class Rehearsal {
 public:
  Rehearsal(const Lesson<L>& lesson, LessonBegin<L>& begin, std::vector<std::string>& troubles)
      : match_(*begin.match), run_(lesson, match_.rules(), begin.labels), troubles_(troubles) {}

  void play(std::size_t step, std::size_t way) {
    run_.begin(match_.state());
    while (troubles_.empty()) {
      look();
      if (run_.at_end() || !troubles_.empty()) return;
      const std::size_t at = run_.step();
      if (!learn(at == step ? way : 0) || !follow(at)) return;
    }
  }

 private:
  bool trouble(const std::string& what) {
    troubles_.push_back(fmt::format("step {}: {}", run_.step() + 1, what));
    return false;
  }

  /// What the step points at is there, and something has just been fought where that is to stand.
  void look() {
    for (const LessonPoint<L>& point : run_.now().points) {
      if constexpr (requires { L::sits(match_.state(), point.player); })
        if (!L::sits(match_.state(), point.player)) trouble("points at a seat where nobody sits");
      if (point.what != LessonThing::card) continue;
      const CardId card = run_.find(point.card, match_.state());
      const bool there = card != kNoCard && L::lies_open(match_.state(), card);
      if (!there && !run_.now().showdown) trouble(fmt::format("points at {}, which is nowhere", point.card.text));
    }
    if (run_.now().showdown && !fought_) trouble(fmt::format("no {} has been fought in the step before", L::kShowdown));
    fought_ = false;
  }

  /// All as the program plays.
  bool play_freely() {
    constexpr int kLongestGame = 5000;  // decisions
    for (int i = 0; i < kLongestGame; ++i) {
      if (match_.over()) return true;
      if (!act(match_.decider(), L::spar(match_.state(), match_.rules()))) return false;
    }
    return trouble("the game never ends");
  }

  bool learn(std::size_t way) {
    if (run_.now().play) return play_freely();
    if (run_.now().expected.empty()) {
      run_.go_on(match_.state());
      return true;
    }
    const std::size_t at = run_.step();
    bool first = true;
    while (run_.step() == at && !run_.program()) {
      const auto wanted = run_.wanted();
      if (wanted.empty()) return trouble(run_.trouble().empty() ? "nothing can be done" : run_.trouble());
      if (match_.decider() != kLearner<L>) return trouble("the learner is not asked");
      if (!act(match_.decider(), wanted[first ? std::min(way, wanted.size() - 1) : 0])) return false;
      first = false;
    }
    return true;
  }

  bool follow(std::size_t at) {
    while (run_.step() == at && run_.program()) {
      const auto next = *run_.program();
      if (!act(next.player, next.action)) return false;
    }
    if (!run_.trouble().empty()) return trouble(run_.trouble());
    return run_.step() != at || trouble("the step never ends");
  }

  bool act(LessonSeat<L> by, const typename L::Action& action) {
    if (const auto refusal = match_.act(by, action))
      return trouble(fmt::format("{} is {}", L::text(action), L::refusal_text(refusal)));
    const auto& events = match_.moments().back().events;
    fought_ =
        fought_ || std::any_of(events.begin(), events.end(), [](const auto& event) { return L::is_fought(event); });
    run_.decided(action, match_.state());
    return true;
  }

  typename L::Match& match_;
  LessonRun<L> run_;
  std::vector<std::string>& troubles_;
  bool fought_ = false;
};

/// Plays the lesson in every way that it allows, one step at a time: what cannot be done, points at nothing or has
/// nothing fought to stand before. Empty if all is well.
template <class L>
std::vector<std::string> rehearse_lesson(const Lesson<L>& lesson, const typename L::Catalog& cards) {
  std::vector<std::string> troubles;
  for (std::size_t step = 0; step < lesson.steps.size() && troubles.empty(); ++step) {
    for (std::size_t way = 0; way < std::max<std::size_t>(1, lesson.steps[step].expected.size()); ++way) {
      LessonBegin<L> begin = L::begin(lesson, cards);
      troubles.insert(troubles.end(), begin.problems.begin(), begin.problems.end());
      if (!begin.match) return troubles;
      Rehearsal<L>(lesson, begin, troubles).play(step, way);
    }
  }
  return troubles;
}

}  // namespace table
