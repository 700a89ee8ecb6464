// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/naruto/effects/rules_in_force.h"
#include "engine/naruto/state/player_view.h"

namespace naruto {

/// Combat and support a coin of this kind gives (N-EFF-11).
Power coin_worth(CoinKind kind);

/// The printed pair of the present health (N-HLT-07).
Power printed_power(const Position& position, CardId ninja);

/// Figures swapped, doubled or halved (rounded down).
Power changed_figures(FigureChange how, Power figures);

/// One thing that makes up the figures of a Ninja, in the order in which it counts (N-EFF-10, A-58).
struct PowerPart {
  LedgerLine::Kind kind = LedgerLine::Kind::printed;
  CardId source = kNoCard;
  DefinitionId definition = 0;
  std::optional<int> combat;  ///< set: the new value; else what is added
  std::optional<int> support;
  const LastingEffect* lasting = nullptr;
};

/// What sets, swaps, doubles or halves the figures, in the order in which it came into force (N-EFF-10): each part has
/// the figures as they are after it.
template <class F>
void for_each_set_figure(const Position& position, CardId ninja, Power now, F&& f) {
  if (!position.cards.has_rule<SetPower>() && !position.cards.has_rule<ChangeFigures>()) return;
  for_each_rule_of(
      position, rule_bit<SetPower> | rule_bit<ChangeFigures>, [&](const Rule& rule, const RuleSource& source) {
        const auto* set = std::get_if<SetPower>(&rule);
        if (!applies(position, set ? set->who : std::get<ChangeFigures>(rule).who, source, ninja)) return;
        const Power before = now;
        now = set ? Power{set->combat.value_or(now.combat), set->support.value_or(now.support)}
                  : changed_figures(std::get<ChangeFigures>(rule).how, now);
        PowerPart part{LedgerLine::Kind::set, source.context.source.card, source.context.definition, {}, {},
                       source.lasting};
        if (set ? set->combat.has_value() : now.combat != before.combat) part.combat = now.combat;
        if (set ? set->support.has_value() : now.support != before.support) part.support = now.support;
        f(part);
      });
}

/// Calls `f(PowerPart)`: printed figures, then what sets a value, then plus and minus, then coins.
template <class F>
void for_each_power_part(const Position& position, CardId ninja, F&& f) {
  const Power printed = printed_power(position, ninja);
  f(PowerPart{LedgerLine::Kind::printed, ninja, position[ninja].definition, printed.combat, printed.support, nullptr});
  for_each_set_figure(position, ninja, printed, f);
  for_each_rule<ModifyPower>(position, [&](const ModifyPower& rule, const RuleSource& source) {
    if (!applies(position, rule.who, source, ninja)) return;
    int combat = 0;
    int support = 0;
    if (source.lasting != nullptr) {  // fixed when it came into force
      combat = source.lasting->a;
      support = source.lasting->b;
    } else {
      const int sign = rule.negative ? -1 : 1;
      combat = sign * evaluate(position, rule.combat, source.context);
      support = sign * evaluate(position, rule.support, source.context);
    }
    f(PowerPart{LedgerLine::Kind::modifier, source.context.source.card, source.context.definition, combat, support,
                source.lasting});
  });
  for (const CoinStack& stack : position.state.coins) {
    if (stack.card != ninja) continue;
    const Power worth = coin_worth(stack.kind);
    f(PowerPart{LedgerLine::Kind::coins, ninja, position[ninja].definition, worth.combat * stack.n,
                worth.support * stack.n, nullptr});
  }
}

/// The figures in force. They may go below zero unless the players agreed otherwise.
Power power(const Position& position, CardId ninja);

/// Combat of the head and support of the others (N-SHOW-03 to N-SHOW-06); 0 for a team without members.
int team_power(const Position& position, TeamId team, ObjectRef head);

/// Sum of the mental power of all members, head and back alike (N-MENT-02, N-CHAR-06). Injury, coins and bonuses do not
/// change it (N-MENT-04, N-MENT-05).
int team_mental_power(const Position& position, TeamId team);

/// The battle is a mental power battle: a text says so of a member of one of its teams (N-MENT-01).
bool is_mental_battle(const Position& position, const Battle& battle);

}  // namespace naruto
