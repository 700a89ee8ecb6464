// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/naruto/effects/rules_in_force.h"
#include "engine/naruto/state/player_view.h"

namespace naruto {

/// Combat and support a coin of this kind gives (N-EFF-11).
Power coin_worth(CoinKind kind);

/// The printed pair of the present health (N-HLT-07).
Power printed_power(const Position& position, CardId ninja);

/// One thing that makes up the figures of a Ninja, in the order in which it counts (N-EFF-10, A-58).
struct PowerPart {
  LedgerLine::Kind kind = LedgerLine::Kind::printed;
  CardId source = kNoCard;
  DefinitionId definition = 0;
  std::optional<int> combat;  ///< set: the new value; else what is added
  std::optional<int> support;
  const LastingEffect* lasting = nullptr;
};

/// Calls `f(PowerPart)`: printed figures, then what sets a value, then plus and minus, then coins.
template <class F>
void for_each_power_part(const Position& position, CardId ninja, F&& f) {
  const Power printed = printed_power(position, ninja);
  f(PowerPart{LedgerLine::Kind::printed, ninja, position[ninja].definition, printed.combat, printed.support, nullptr});
  for_each_rule<SetPower>(position, [&](const SetPower& rule, const RuleSource& source) {
    if (!applies(position, rule.who, source, ninja)) return;
    f(PowerPart{LedgerLine::Kind::set, source.context.source.card, source.context.definition, rule.combat, rule.support,
                source.lasting});
  });
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

/// The figures in force. Never floored: they may go below zero.
Power power(const Position& position, CardId ninja);

/// Combat of the head and support of the others (N-SHOW-03 to N-SHOW-06); 0 for a team without members.
int team_power(const Position& position, TeamId team, ObjectRef head);

}  // namespace naruto
