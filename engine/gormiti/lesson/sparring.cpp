// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/gormiti/lesson/sparring.h"

#include <algorithm>
#include <optional>
#include <vector>

#include "engine/gormiti/effects/values.h"

namespace gormiti {
namespace {

class Sparring {
 public:
  Sparring(const GameState& state, const Rulebook& rules) : state_(state), rules_(rules) {
    allowed_actions(state, rules, actions_);
  }

  Action choose() const {
    if (actions_.empty()) return Concede{};  // a fault of the rules is seen, and nothing hangs
    switch (state_.question.kind) {
      case QuestionKind::choose_hero:
        return best<ChooseHero>([this](const ChooseHero& a) { return printed(a.card); }).value_or(actions_.front());
      case QuestionKind::strategic:
        return strategic();
      case QuestionKind::combat:
        return attacked() && offers(EndCombat{}) ? Action(EndCombat{}) : attack().value_or(actions_.front());
      case QuestionKind::choose_defender:
        return defend();
      default:
        return quiet();
    }
  }

 private:
  const CardDefinition& definition(CardId card) const { return (*rules_.cards)[state_[card].definition]; }
  int printed(CardId card) const { return definition(card).atk + definition(card).hp; }
  bool is_hero(CardId card) const { return state_[card].zone == Zone::hero; }
  bool offers(const Action& action) const {
    return std::find(actions_.begin(), actions_.end(), action) != actions_.end();
  }

  /// The one of this kind that is worth most, the first of them.
  template <class Kind, class Worth>
  std::optional<Action> best(Worth&& worth) const {
    const Kind* found = nullptr;
    for (const Action& action : actions_)
      if (const auto* each = std::get_if<Kind>(&action); each && (!found || worth(*each) > worth(*found))) found = each;
    return found ? std::optional<Action>(*found) : std::nullopt;
  }

  /// Something of this player has come or attacked in this turn already.
  bool on_field(bool (*test)(const CardState&)) const {
    return std::any_of(state_.cards.begin(), state_.cards.end(), [&](const CardState& card) {
      return is_fighter_zone(card.zone) && card.owner == state_.question.player && test(card);
    });
  }
  bool deployed() const {
    return on_field([](const CardState& card) { return card.entered_this_turn; });
  }
  bool attacked() const {
    return on_field([](const CardState& card) { return card.attacks > 0; });
  }

  /// Who could attack once combat has begun: a Fighter of an earlier turn.
  bool has_attacker() const {
    return on_field([](const CardState& card) { return card.zone == Zone::fighters && !card.entered_this_turn; });
  }

  Action strategic() const {
    if (!deployed())
      if (const auto action = deploy()) return *action;
    if (offers(ToCombat{}) && (has_attacker() || !offers(EndTurn{}))) return ToCombat{};
    return offers(EndTurn{}) ? Action(EndTurn{}) : actions_.front();
  }

  std::optional<Action> deploy() const {
    const Deploy* found = nullptr;
    for (const Action& action : actions_) {
      const auto* each = std::get_if<Deploy>(&action);
      if (!each || !each->payment.empty()) continue;
      if (!found || printed(each->card) > printed(found->card)) found = each;
    }
    return found ? std::optional<Action>(*found) : std::nullopt;
  }

  std::optional<Action> attack() const {
    const DeclareAttacker* found = nullptr;
    const Position position{state_, rules_};
    for (const Action& action : actions_) {
      const auto* each = std::get_if<DeclareAttacker>(&action);
      if (!each || (is_hero(each->card) && offers(EndCombat{}))) continue;
      if (!found || atk_outside_clash(position, each->card) > atk_outside_clash(position, found->card)) found = each;
    }
    if (found) return *found;
    return offers(EndCombat{}) ? std::optional<Action>(EndCombat{}) : std::nullopt;
  }

  Action defend() const {
    const Position position{state_, rules_};
    constexpr int kRather = -10'000;  // the Hero last
    return best<ChooseDefender>(
               [&](const ChooseDefender& a) { return current_hp(position, a.card) + (is_hero(a.card) ? kRather : 0); })
        .value_or(actions_.front());
  }

  /// What changes nothing; else the first that is allowed.
  Action quiet() const {
    for (const Action& wanted :
         {Action(Pass{}), Action(Keep{}), Action(Exchange{false}), Action(Answer{false}), Action(NothingMore{})})
      if (offers(wanted)) return wanted;
    return actions_.front();
  }

  const GameState& state_;
  const Rulebook& rules_;
  std::vector<Action> actions_;
};

}  // namespace

Action spar(const GameState& state, const Rulebook& rules) { return Sparring(state, rules).choose(); }

}  // namespace gormiti
