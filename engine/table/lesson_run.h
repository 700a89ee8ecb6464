// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/table/lesson.h"

namespace table {

/// A decision and whose it is.
template <class L>
struct LessonDecision {
  LessonSeat<L> player = kLearner<L>;
  typename L::Action action;
};

/// The actions that a line of the script comes to in some game, one after the other.
template <class L>
struct LessonWay {
  std::vector<LessonDecision<L>> actions;
  std::string trouble;  ///< why there are none
};

using LessonLabels = std::map<std::string, CardId>;

/// A lesson that is being played: where in it the learner is, what would be right now, and what the program decides.
/// It owns no game: it is told of each decision and of the game after it. Lesson and catalog outlive it. Of its game it
/// asks for
/// - `way_of(decision, state, rules, labels)`: what a line comes to;
/// - `over(state)`;
/// - `is_pick(action)`: one of several cards, which may come in any order;
/// - `find(card, state, rules, labels)`: the card that a name means; kNoCard if it is nowhere.
template <class L>
class LessonRun {
 public:
  using State = typename L::State;
  using Action = typename L::Action;
  using Rulebook = typename L::Rulebook;
  using Decided = LessonDecision<L>;

  /// `rules` are those of the match that is played, and outlive the run.
  LessonRun(const Lesson<L>& lesson, const Rulebook& rules, LessonLabels labels)
      : lesson_(lesson), rules_(rules), labels_(std::move(labels)) {}

  const Lesson<L>& lesson() const { return lesson_; }
  std::size_t step() const { return step_; }
  const LessonStep<L>& now() const { return lesson_.steps[step_]; }
  bool at_end() const { return step_ + 1 == lesson_.steps.size(); }

  /// The step begins in this game.
  void begin(const State& state) {
    ways_.clear();
    done_ = false;
    then_ = 0;
    program_.clear();
    std::string closed;  // a way that is, by what was done before, is no trouble as long as another one is open
    for (const auto& decision : now().expected)
      if (auto way = actions_of(decision, state, closed); !way.empty()) ways_.push_back(std::move(way));
    if (ways_.empty() && !closed.empty()) trouble_ = closed;
  }

  /// Ends a step that tells, or what has just been fought and was read.
  void go_on(const State& state) {
    if (!now().expected.empty() || now().play || at_end()) return;
    done_ = true;
    play_script(state);
  }

  /// What the learner may do next, and no other way: empty while the step tells or the program decides, and in a part
  /// that is played freely, where everything is wanted.
  std::vector<Action> wanted() const {
    std::vector<Action> out;
    if (done_) return out;
    for (const Way& way : ways_) {
      for (const Decided& next : way) {
        out.push_back(next.action);
        if (!L::is_pick(next.action)) break;
      }
    }
    return out;
  }
  bool wants(const Action& action) const {
    if (now().play) return true;
    const auto all = wanted();
    return std::find(all.begin(), all.end(), action) != all.end();
  }

  /// A decision was made that was wanted, or that `program` gave, or any in a part that is played freely.
  void decided(const Action& action, const State& state) {
    if (now().play) {
      if (!state.over()) return;
      ++step_;
      return begin(state);
    }
    if (!program_.empty()) {
      program_.erase(program_.begin());
      if (program_.empty()) play_script(state);
      return;
    }
    std::vector<Way> left;
    for (Way& way : ways_)
      if (const auto next = find_next(way, action); next != way.end()) {
        way.erase(next);
        left.push_back(std::move(way));
      }
    ways_ = std::move(left);
    done_ = std::any_of(ways_.begin(), ways_.end(), [](const Way& way) { return way.empty(); });
    if (done_) play_script(state);
  }

  /// What the program decides now, if it does.
  std::optional<Decided> program() const {
    return program_.empty() ? std::nullopt : std::optional<Decided>(program_.front());
  }

  /// The card that a step points at; kNoCard if it is nowhere.
  CardId find(const typename L::CardName& name, const State& state) const {
    return L::find(name, state, rules_, labels_);
  }

  /// What of the script could not be done; empty as long as it fits the game.
  const std::string& trouble() const { return trouble_; }

 private:
  using Way = std::vector<Decided>;

  Way actions_of(const typename L::Decision& decision, const State& state, std::string& trouble) {
    LessonWay<L> way = L::way_of(decision, state, rules_, labels_);
    if (way.actions.empty()) trouble = way.trouble;
    return std::move(way.actions);
  }

  /// Cards of a payment or targets may come in any order.
  static typename Way::const_iterator find_next(const Way& way, const Action& action) {
    for (auto next = way.begin(); next != way.end(); ++next) {
      if (next->action == action) return next;
      if (!L::is_pick(next->action)) break;
    }
    return way.end();
  }

  /// The next line of the program, or the next step.
  void play_script(const State& state) {
    while (program_.empty() && then_ < now().then.size()) program_ = actions_of(now().then[then_++], state, trouble_);
    if (!program_.empty() || at_end()) return;
    ++step_;
    begin(state);
  }

  const Lesson<L>& lesson_;
  const Rulebook& rules_;
  LessonLabels labels_;
  std::size_t step_ = 0;
  std::vector<Way> ways_;  ///< what is left of each expected line
  bool done_ = false;      ///< what the step expects has been done
  std::size_t then_ = 0;   ///< the next line of the program
  Way program_;            ///< what is left of its present line
  std::string trouble_;
};

/// The match that begins at the position of a lesson, and what the labels of the position mean; or what is wrong with
/// the position.
template <class L>
struct LessonBegin {
  std::optional<typename L::Match> match;
  LessonLabels labels;
  std::vector<std::string> problems;  ///< a line each
};

}  // namespace table
