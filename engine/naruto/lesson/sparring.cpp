// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/lesson/sparring.h"

#include <algorithm>

#include "engine/table/allowed.h"

namespace naruto {
namespace {

class Sparring {
 public:
  Sparring(const GameState& state, const Rulebook& rules) : state_(state), rules_(rules) {
    allowed_actions(state, rules, allowed_.actions);
  }

  Action choose() const {
    if (allowed_.actions.empty())
      return Concede{state_.choice.player};  // a fault of the rules is seen, and nothing hangs
    switch (state_.choice.kind) {
      case ChoiceKind::mission_action:
        return deploy().value_or(ending());
      case ChoiceKind::attack:
        return state_.battles.empty()
                   ? allowed_.best<Send>([this](const Send& a) { return combat(a.head); }).value_or(ending())
                   : ending();
      case ChoiceKind::block:
        return blocked() ? ending()
                         : allowed_.best<Block>([this](const Block& a) { return combat(a.head); }).value_or(ending());
      case ChoiceKind::pay_hand:
        return allowed_.best<Pick>([this](const Pick& a) { return -cost(a.card); }).value_or(ending());
      default:
        break;
    }
    return state_.choice.min > 0 ? allowed_.best<Pick>([](const Pick&) { return 0; }).value_or(ending()) : ending();
  }

 private:
  const CardDefinition& definition(CardId card) const { return (*rules_.cards)[state_[card].definition]; }
  int combat(CardId card) const { return definition(card).healthy.combat; }
  int cost(CardId card) const { return definition(card).entrance_cost.value_or(0); }

  bool blocked() const {
    return std::any_of(state_.battles.begin(), state_.battles.end(),
                       [](const Battle& battle) { return battle.blocked; });
  }

  /// A Ninja by itself: no growth, no platoon.
  std::optional<Action> deploy() const {
    return allowed_.best<Play>([this](const Play& a) {
      const bool alone = a.on == kNoCard && definition(a.card).type == CardType::ninja;
      return alone ? std::optional(cost(a.card)) : std::nullopt;
    });
  }

  /// What goes on with the game; else the first that is allowed.
  Action ending() const { return allowed_.first_of({Done{}, Pass{}, Answer{false}}); }

  const GameState& state_;
  const Rulebook& rules_;
  table::Allowed<Action> allowed_;
};

}  // namespace

Action spar(const GameState& state, const Rulebook& rules) { return Sparring(state, rules).choose(); }

}  // namespace naruto
