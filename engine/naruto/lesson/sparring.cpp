// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/lesson/sparring.h"

#include <algorithm>

namespace naruto {
namespace {

class Sparring {
 public:
  Sparring(const GameState& state, const Rulebook& rules) : state_(state), rules_(rules) {
    allowed_actions(state, rules, actions_);
  }

  Action choose() const {
    if (actions_.empty()) return Concede{state_.choice.player};  // a fault of the rules is seen, and nothing hangs
    switch (state_.choice.kind) {
      case ChoiceKind::mission_action:
        return deploy().value_or(ending());
      case ChoiceKind::attack:
        return state_.battles.empty() ? best<Send>([this](const Send& a) { return combat(a.head); }).value_or(ending())
                                      : ending();
      case ChoiceKind::block:
        return blocked() ? ending() : best<Block>([this](const Block& a) { return combat(a.head); }).value_or(ending());
      case ChoiceKind::pay_hand:
        return best<Pick>([this](const Pick& a) { return -cost(a.card); }).value_or(ending());
      default:
        break;
    }
    return state_.choice.min > 0 ? best<Pick>([](const Pick&) { return 0; }).value_or(ending()) : ending();
  }

 private:
  const CardDefinition& definition(CardId card) const { return (*rules_.cards)[state_[card].definition]; }
  int combat(CardId card) const { return definition(card).healthy.combat; }
  int cost(CardId card) const { return definition(card).entrance_cost.value_or(0); }

  bool blocked() const {
    return std::any_of(state_.battles.begin(), state_.battles.end(),
                       [](const Battle& battle) { return battle.blocked; });
  }

  /// The one of this kind that is worth most, the first of them.
  template <class Kind, class Worth>
  std::optional<Action> best(Worth&& worth) const {
    const Kind* found = nullptr;
    for (const Action& action : actions_)
      if (const auto* each = std::get_if<Kind>(&action); each && (!found || worth(*each) > worth(*found))) found = each;
    return found ? std::optional<Action>(*found) : std::nullopt;
  }

  /// A Ninja by itself: no growth, no platoon.
  std::optional<Action> deploy() const {
    const Play* found = nullptr;
    for (const Action& action : actions_) {
      const auto* each = std::get_if<Play>(&action);
      if (!each || each->on != kNoCard || definition(each->card).type != CardType::ninja) continue;
      if (!found || cost(each->card) > cost(found->card)) found = each;
    }
    return found ? std::optional<Action>(*found) : std::nullopt;
  }

  /// What goes on with the game; else the first that is allowed.
  Action ending() const {
    for (const Action& wanted : {Action(Done{}), Action(Pass{}), Action(Answer{false})})
      if (std::find(actions_.begin(), actions_.end(), wanted) != actions_.end()) return wanted;
    return actions_.front();
  }

  const GameState& state_;
  const Rulebook& rules_;
  std::vector<Action> actions_;
};

}  // namespace

Action spar(const GameState& state, const Rulebook& rules) { return Sparring(state, rules).choose(); }

}  // namespace naruto
