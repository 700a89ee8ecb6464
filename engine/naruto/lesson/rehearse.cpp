// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include <algorithm>

#include "engine/naruto/lesson/lesson_run.h"
#include "engine/naruto/lesson/sparring.h"

/// Whether a lesson can be played at all.
namespace naruto {
namespace {

/// Plays through once: in one step the way that is asked for, elsewhere the first.
class Rehearsal {
 public:
  Rehearsal(const Lesson& lesson, LessonBegin& begin, std::vector<std::string>& troubles)
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

  /// What the step points at is there, and a showdown has just been fought where one is to stand.
  void look() {
    for (const LessonPoint& point : run_.now().points) {
      if (point.what != LessonPoint::What::card) continue;
      const CardId card = run_.find(point.card, match_.state());
      const bool there = card != kNoCard && match_.state()[card].zone != Zone::deck;
      if (!there && !run_.now().showdown) trouble(fmt::format("points at {}, which is nowhere", point.card.text));
    }
    if (run_.now().showdown && !fought_) trouble("no showdown has been fought in the step before");
    fought_ = false;
  }

  /// Both as the program plays.
  bool play_freely() {
    constexpr int kMostDecisions = 5000;
    for (int i = 0; i < kMostDecisions; ++i) {
      if (match_.over()) return true;
      if (!act(match_.decider(), spar(match_.state(), match_.rules()))) return false;
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
      if (match_.decider() != PlayerId::south) return trouble("the learner is not asked");
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

  bool act(PlayerId by, const Action& action) {
    if (const Refusal refusal = match_.act(by, action))
      return trouble(fmt::format("{} is {}", to_text(action), scenario::text_of(refusal)));
    const auto& events = match_.moments().back().events;
    fought_ = fought_ || std::any_of(events.begin(), events.end(),
                                     [](const Event& event) { return std::holds_alternative<BattleResolved>(event); });
    run_.decided(action, match_.state());
    return true;
  }

  Match& match_;
  LessonRun run_;
  std::vector<std::string>& troubles_;
  bool fought_ = false;
};

}  // namespace

std::vector<std::string> rehearse(const Lesson& lesson, const Catalog& cards) {
  std::vector<std::string> troubles;
  for (std::size_t step = 0; step < lesson.steps.size() && troubles.empty(); ++step) {
    for (std::size_t way = 0; way < std::max<std::size_t>(1, lesson.steps[step].expected.size()); ++way) {
      LessonBegin begin = begin_lesson(lesson, cards);
      for (scenario::Problem& problem : begin.problems) {
        problem.file = "position";  // the caller names the file
        troubles.push_back(scenario::text_of(problem));
      }
      if (!begin.match) return troubles;
      Rehearsal(lesson, begin, troubles).play(step, way);
    }
  }
  return troubles;
}

}  // namespace naruto
