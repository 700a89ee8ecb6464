// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>

#include "engine/naruto/effects/rules_in_force.h"
#include "engine/naruto/state/player_view.h"

namespace naruto {

/// Combat and support a coin of this kind gives (N-EFF-11).
Power coin_worth(CoinKind kind);

/// The printed pair of the present health (N-HLT-07).
Power printed_power(const Position& position, CardId ninja);

/// The figures of the Ninja, which are `figures` now, swapped, doubled, halved (rounded down) and so on.
Power changed_figures(const Position& position, CardId ninja, FigureChange how, Power figures, int by);

/// One thing that makes up the figures of a Ninja, in the order in which it counts (N-EFF-10).
struct PowerPart {
  LedgerLine::Kind kind = LedgerLine::Kind::printed;
  CardId source = kNoCard;
  DefinitionId definition = 0;
  std::optional<int> combat;  ///< set: the new value; else what is added
  std::optional<int> support;
  const LastingEffect* lasting = nullptr;
  bool anew = false;  ///< set: what was added before counts no more (A-58)
};

/// The figures that all parts of a Ninja's figures come to.
class PowerSum {
 public:
  void add(const PowerPart& part) {
    if (part.kind == LedgerLine::Kind::printed || part.kind == LedgerLine::Kind::set) {
      if (part.combat) sum_.combat = *part.combat;
      if (part.support) sum_.support = *part.support;
    } else {
      sum_.combat += part.combat.value_or(0);
      sum_.support += part.support.value_or(0);
    }
  }
  /// They may go below zero unless the players agreed otherwise.
  Power figures(const Edition& edition) const {
    if (!edition.figures_below_zero) return {std::max(sum_.combat, 0), std::max(sum_.support, 0)};
    return sum_;
  }

 private:
  Power sum_;
};

/// A change of the figures that a rule in force brings cannot happen to this Ninja: `gain` up, else down (N-GEN-02).
bool is_locked(const Position& position, CardId ninja, const RuleSource& source, bool gain);

/// What else locks take away from, or give back to, a bonus: one text or effect that allows no change at all.
PowerPart lock_part(const Position& position, CardId ninja, Power bonus);

/// What a rule says that each coin of this kind on the Ninja is worth.
std::optional<Power> set_worth(const Position& position, CardId ninja, CoinKind kind);

/// The text counts coins that a rule has given another worth.
bool counts_valued_coins(const Position& position, CardId ninja, const ModifyPower& rule);

/// The lasting effects that last put combat and support at a value of their own, or back to the printed ones: what was
/// added before counts no more.
struct Resets {
  const LastingEffect* combat = nullptr;
  const LastingEffect* support = nullptr;

  void note(const PowerPart& part) {
    if (!part.anew) return;
    if (part.combat) combat = part.lasting;
    if (part.support) support = part.lasting;
  }
  bool drops(const LastingEffect* reset, const LastingEffect* added) const {
    return reset != nullptr && (added == nullptr || added < reset);
  }
};

/// What all coins on the Ninja give it.
Power worth_of_coins(const Position& position, CardId ninja);

/// What coins gave when this effect set the figures anew, and what those give that have come since: of the lasting
/// effect neither X nor the number of an event is asked for any more, so it keeps them there.
void note_coins(LastingEffect& set, Power worth);
Power coins_since(const LastingEffect& set, Power worth);

/// This rule, if it is in force for a while, takes away what was added before.
bool sets_anew(const Edition& edition, const Rule& rule);

/// An effect that lets the power not change at all began before this one (N-GEN-02).
bool is_sealed(const Position& position, CardId ninja, const RuleSource& source);

/// The amounts of a rule on figures for this Ninja, which is "it" in them.
template <class R>
Power power_of_rule(const Position& position, const R& rule, const RuleSource& source, CardId ninja) {
  RuleSource about = source;
  about.context.it = position.object(ninja);
  return {amount_of(position, rule, about, 0), amount_of(position, rule, about, 1)};
}

/// What sets, swaps, doubles or halves the figures, in the order in which it came into force (N-EFF-10): each part has
/// the figures as they are after it.
template <class F>
void for_each_set_figure(const Position& position, CardId ninja, Power now, F&& f) {
  if (!position.has_rule<SetPower>() && !position.has_rule<ChangeFigures>()) return;
  for_each_rule_of(position, rule_kinds<SetPower, ChangeFigures>, [&](const Rule& rule, const RuleSource& source) {
    const auto* set = std::get_if<SetPower>(&rule);
    if (!applies(position, set ? set->who : std::get<ChangeFigures>(rule).who, source, ninja)) return;
    if (is_locked(position, ninja, source, true) && is_locked(position, ninja, source, false)) return;
    if (is_sealed(position, ninja, source)) return;
    const Power before = now;
    if (const auto* change = std::get_if<ChangeFigures>(&rule))
      now = changed_figures(position, ninja, change->how, now, amount_of(position, *change, source));
    const Power wanted = set ? power_of_rule(position, *set, source, ninja) : Power{};
    // To set a value below what it is, is to lower it (N-GEN-02).
    const auto may = [&](int to, int from) { return to == from || !is_locked(position, ninja, source, to > from); };
    const bool combat = set && set->combat && may(wanted.combat, now.combat);
    const bool support = set && set->support && may(wanted.support, now.support);
    if (combat) now.combat = wanted.combat;
    if (support) now.support = wanted.support;
    PowerPart part{LedgerLine::Kind::set, source.context.source.card, source.context.definition, {}, {},
                   source.lasting};
    part.anew = source.lasting != nullptr && sets_anew(position.edition, rule);
    if (set ? combat : part.anew || now.combat != before.combat) part.combat = now.combat;
    if (set ? support : part.anew || now.support != before.support) part.support = now.support;
    f(part);
  });
}

/// The coins of a Ninja: a part for each kind, and one for what has come since a value was set anew.
template <class F>
void for_each_coin_part(const Position& position, CardId ninja, const Resets& resets, F&& f) {
  const bool valued = position.has_rule<CoinWorth>();
  Power all;
  for (const CoinStack& stack : position.state.coins) {
    if (stack.card != ninja) continue;
    const auto set = valued ? set_worth(position, ninja, stack.kind) : std::nullopt;
    const Power worth = set.value_or(coin_worth(stack.kind));
    all = {all.combat + worth.combat * stack.n, all.support + worth.support * stack.n};
    if (resets.combat != nullptr && resets.support != nullptr) continue;
    f(PowerPart{LedgerLine::Kind::coins, ninja, position[ninja].definition,
                resets.combat != nullptr ? 0 : worth.combat * stack.n,
                resets.support != nullptr ? 0 : worth.support * stack.n, nullptr});
  }
  const Power later{resets.combat != nullptr ? coins_since(*resets.combat, all).combat : 0,
                    resets.support != nullptr ? coins_since(*resets.support, all).support : 0};
  if (later == Power{}) return;
  f(PowerPart{LedgerLine::Kind::coins, ninja, position[ninja].definition, later.combat, later.support, nullptr});
}

/// Calls `f(PowerPart)`: printed figures, then what sets a value, then plus and minus that count, then coins.
template <class F>
void for_each_power_part(const Position& position, CardId ninja, F&& tell) {
  const Power printed = printed_power(position, ninja);
  Power bonus;
  const auto f = [&](const PowerPart& part) {
    if (part.kind != LedgerLine::Kind::printed && part.kind != LedgerLine::Kind::set) {
      bonus.combat += part.combat.value_or(0);
      bonus.support += part.support.value_or(0);
    }
    tell(part);
  };
  f(PowerPart{LedgerLine::Kind::printed, ninja, position[ninja].definition, printed.combat, printed.support, nullptr});
  Resets resets;
  for_each_set_figure(position, ninja, printed, [&](const PowerPart& part) {
    resets.note(part);
    f(part);
  });
  const bool locks = position.has_rule<LockPower>();
  const bool valued = position.has_rule<CoinWorth>();
  for_each_rule<ModifyPower>(position, [&](const ModifyPower& rule, const RuleSource& source) {
    if (!applies(position, rule.who, source, ninja)) return;
    const bool no_combat = resets.drops(resets.combat, source.lasting);
    const bool no_support = resets.drops(resets.support, source.lasting);
    if (no_combat && no_support) return;
    if (valued && source.lasting == nullptr && counts_valued_coins(position, ninja, rule)) return;
    const int sign = rule.negative ? -1 : 1;
    const Power change = power_of_rule(position, rule, source, ninja);
    int combat = no_combat ? 0 : sign * change.combat;
    int support = no_support ? 0 : sign * change.support;
    if (locks && is_locked(position, ninja, source, true)) {
      combat = std::min(combat, 0);
      support = std::min(support, 0);
    }
    if (locks && is_locked(position, ninja, source, false)) {
      combat = std::max(combat, 0);
      support = std::max(support, 0);
    }
    f(PowerPart{LedgerLine::Kind::modifier, source.context.source.card, source.context.definition, combat, support,
                source.lasting});
  });
  for_each_coin_part(position, ninja, resets, f);
  if (!locks) return;
  if (const PowerPart part = lock_part(position, ninja, bonus); part.source != kNoCard) f(part);
}

/// The figures in force.
Power power(const Position& position, CardId ninja);

/// The mental power in force (N-CHAR-06, N-MENT-05): printed, and one more for each mental coin (N-MENT-02, N-COIN-03).
int mental_power(const Position& position, CardId ninja);

/// Combat of the head and support of the others (N-SHOW-03), unless texts count them otherwise; 0 for a
/// team without members.
int team_power(const Position& position, TeamId team, ObjectRef head);

/// Sum of the mental power of all members, head and back alike (N-MENT-02, N-CHAR-06). Injury, coins and bonuses do not
/// change it (N-MENT-04, N-MENT-05).
int team_mental_power(const Position& position, TeamId team);

/// What is compared in a battle now (N-SHOW-02, N-MENT-03). Where one team blocks two, the powers of both attacking
/// teams are added (N-BLK-13).
struct BattlePowers {
  int attack = 0;
  int block = 0;
  bool mental = false;  ///< a text says so of a member of one of the teams (N-MENT-01)
};
BattlePowers battle_powers(const Position& position, std::size_t battle);

}  // namespace naruto
