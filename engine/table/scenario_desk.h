// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <initializer_list>
#include <string>
#include <string_view>
#include <type_traits>
#include <variant>
#include <vector>

#include "engine/table/ids.h"
#include "engine/table/scenario_run.h"

/// What the scenarios of games have in common whose lines are read when it is their turn. Such a game has a `Desk`, on
/// which a position is laid and then played, and a `Reading`: the words of a line, and what they mean at that desk.
namespace table::scenario {

/// The card of an action that has one.
template <class Action>
CardId card_in(const Action& action) {
  return std::visit(
      [](const auto& a) {
        if constexpr (requires { a.card; })
          return a.card;
        else
          return kNoCard;
      },
      action);
}

/// All the words up to one of these, or to the end of the line, each another card that fits `test`.
template <class Reading, class Test>
std::vector<CardId> cards_of(Reading& reading, const Test& test, std::initializer_list<std::string_view> ends) {
  std::vector<CardId> out;
  Cursor& words = reading.words;
  while (!words.at_end() && std::find(ends.begin(), ends.end(), words.peek()) == ends.end()) {
    words.skip_commas();
    if (words.at_end()) break;
    const CardId card = reading.card(
        [&](CardId each) { return (!test || test(each)) && std::find(out.begin(), out.end(), each) == out.end(); });
    if (!words.failed()) out.push_back(card);
  }
  return out;
}

/// Plays the scenarios of such a game. Beside its desk stand `read_position`, `begin_game`, `read_decision` and
/// `check_expectation`.
template <class Desk, class Reading>
class PlayerAt : public Player {
 public:
  /// Both outlive it.
  template <class Catalog>
  PlayerAt(const Scenario& scenario, const Catalog& cards) : Player(scenario), desk_(cards) {}

 protected:
  bool lay(Cursor& words) override {
    Reading reading(words, desk_);
    return read_position(reading, desk_);
  }
  std::string begin() override { return begin_game(desk_); }
  std::optional<Difference> expectation(Cursor& words) override {
    Reading reading(words, desk_);
    return check_expectation(reading);
  }
  std::optional<Decision> decision(Cursor& words) override {
    Reading reading(words, desk_);
    const auto read = read_decision(reading);
    if (!read) return std::nullopt;
    return [this, decision = *read] { return text_of(desk_.match->act(decision.first, decision.second)); };
  }
  std::string question() const override { return desk_.question(); }

  Desk desk_;
};

}  // namespace table::scenario
