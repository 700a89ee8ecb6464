// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/gormiti/lesson/sparring.h"

#include <algorithm>
#include <optional>

#include "engine/gormiti/effects/values.h"
#include "engine/table/allowed.h"

namespace gormiti {
namespace {

class Sparring {
 public:
  Sparring(const GameState& state, const Rulebook& rules) : state_(state), rules_(rules) {
    allowed_actions(state, rules, allowed_.actions);
  }

  Action choose() const {
    if (allowed_.actions.empty()) return Concede{};  // a fault of the rules is seen, and nothing hangs
    switch (state_.question.kind) {
      case QuestionKind::choose_hero:
        return allowed_.best<ChooseHero>([this](const ChooseHero& a) { return printed(a.card); })
            .value_or(allowed_.actions.front());
      case QuestionKind::strategic:
        return strategic();
      case QuestionKind::combat:
        return attacked() && offers(EndCombat{}) ? Action(EndCombat{}) : attack().value_or(allowed_.actions.front());
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
  bool offers(const Action& action) const { return allowed_.has(action); }

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
    return offers(EndTurn{}) ? Action(EndTurn{}) : allowed_.actions.front();
  }

  std::optional<Action> deploy() const {
    return allowed_.best<Deploy>(
        [this](const Deploy& a) { return a.payment.empty() ? std::optional(printed(a.card)) : std::nullopt; });
  }

  std::optional<Action> attack() const {
    const Position position{state_, rules_};
    const bool may_end = offers(EndCombat{});
    const auto found = allowed_.best<DeclareAttacker>([&](const DeclareAttacker& a) {
      return is_hero(a.card) && may_end ? std::nullopt : std::optional(atk_outside_clash(position, a.card));
    });
    return found || !may_end ? found : std::optional<Action>(EndCombat{});
  }

  Action defend() const {
    const Position position{state_, rules_};
    constexpr int kRather = -10'000;  // the Hero last
    return allowed_
        .best<ChooseDefender>(
            [&](const ChooseDefender& a) { return current_hp(position, a.card) + (is_hero(a.card) ? kRather : 0); })
        .value_or(allowed_.actions.front());
  }

  /// What changes nothing; else the first that is allowed.
  Action quiet() const { return allowed_.first_of({Pass{}, Keep{}, Exchange{false}, Answer{false}, NothingMore{}}); }

  const GameState& state_;
  const Rulebook& rules_;
  table::Allowed<Action> allowed_;
};

}  // namespace

Action spar(const GameState& state, const Rulebook& rules) { return Sparring(state, rules).choose(); }

}  // namespace gormiti
