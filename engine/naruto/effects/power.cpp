// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/effects/power.h"

#include <algorithm>

#include "engine/naruto/effects/protection.h"

namespace naruto {

Power coin_worth(CoinKind kind) {
  switch (kind) {
    case CoinKind::growth:
    case CoinKind::plus_1_1:
      return {1, 1};
    case CoinKind::plus_1_0:
      return {1, 0};
    case CoinKind::minus_1_1:
      return {-1, -1};
    default:
      return {0, 0};  // its own texts speak of it
  }
  return {};
}

std::optional<Power> set_worth(const Position& position, CardId ninja, CoinKind kind) {
  std::optional<Power> worth;
  for_each_rule<CoinWorth>(position, [&](const CoinWorth& rule, const RuleSource& source) {
    if (is_coin(kind, rule.coin) && applies(position, rule.who, source, ninja)) worth = {rule.combat, rule.support};
  });
  return worth;
}

bool counts_valued_coins(const Position& position, CardId ninja, const ModifyPower& rule) {
  const auto counts = [&](const Amount& a) {
    return a.kind == Amount::Kind::coins && set_worth(position, ninja, a.coin).has_value();
  };
  return counts(rule.combat) || counts(rule.support);
}

Power printed_power(const Position& position, CardId ninja) {
  const CardDefinition& card = position.definition(ninja);
  if (card.type == CardType::ninja) return position[ninja].injured ? card.injured : card.healthy;  // N-SHOW-04
  Power figures;  // of what counts as one: the text that says so gives them
  for_each_rule<CountsAsNinja>(position, [&](const CountsAsNinja& rule, const RuleSource& source) {
    if (applies(position, rule.who, source, ninja))
      figures = {amount_of(position, rule, source, 0), amount_of(position, rule, source, 1)};
  });
  return figures;
}

Power changed_figures(const Position& position, CardId ninja, FigureChange how, Power figures, int by) {
  // Rounded down, below zero as well.
  const auto half = [](int value) { return value >= 0 ? value / 2 : (value - 1) / 2; };
  switch (how) {
    case FigureChange::swapped:
      return {figures.support, figures.combat};
    case FigureChange::doubled:
      return {2 * figures.combat, 2 * figures.support};
    case FigureChange::halved:
      return {half(figures.combat), half(figures.support)};
    case FigureChange::tripled:
      return {3 * figures.combat, 3 * figures.support};
    case FigureChange::printed:
      return printed_power(position, ninja);
    case FigureChange::injured_side:
      return position.definition(ninja).injured;
    case FigureChange::healthy_side:
      return position.definition(ninja).healthy;
    case FigureChange::negative_support:
      return {figures.combat, -figures.support};
    case FigureChange::combat_tripled:
      return {3 * figures.combat, figures.support};
    case FigureChange::multiplied:
      return {by * figures.combat, by * figures.support};
  }
  return figures;
}

Power power(const Position& position, CardId ninja) {
  PowerSum sum;
  for_each_power_part(position, ninja, [&sum](const PowerPart& part) { sum.add(part); });
  return sum.figures(position.edition);
}

bool is_locked(const Position& position, CardId ninja, const RuleSource& source, bool gain) {
  return find_rule<LockPower>(position, ninja, [&](const LockPower& rule, const RuleSource& lock) {
           if (!(gain ? rule.gain : rule.lose) || !rule.by) return false;
           if (lock.lasting != nullptr && (source.lasting == nullptr || source.lasting < lock.lasting)) return false;
           return brought_about_by(position, CauseTest::any, rule.by, agent_of(source.context),
                                   asker_for(position, lock, ninja));
         }) != kNoCard;
}

PowerPart lock_part(const Position& position, CardId ninja, Power bonus) {
  Power kept = bonus;
  PowerPart part;
  for_each_rule<LockPower>(position, [&](const LockPower& rule, const RuleSource& lock) {
    if (rule.by || !applies(position, rule.who, lock, ninja)) return;
    // A lasting lock keeps the bonus that there was when it began; a text allows none.
    const Power then = lock.lasting != nullptr ? Power{lock.lasting->a, lock.lasting->b} : Power{};
    if (rule.gain) kept = {std::min(kept.combat, then.combat), std::min(kept.support, then.support)};
    if (rule.lose) kept = {std::max(kept.combat, then.combat), std::max(kept.support, then.support)};
    part = {LedgerLine::Kind::modifier, lock.context.source.card, lock.context.definition, {}, {}, lock.lasting};
  });
  part.combat = kept.combat - bonus.combat;
  part.support = kept.support - bonus.support;
  if (*part.combat == 0 && *part.support == 0) part.source = kNoCard;
  return part;
}

Power worth_of_coins(const Position& position, CardId ninja) {
  Power all;
  for_each_coin_part(position, ninja, {}, [&all](const PowerPart& part) {
    all = {all.combat + part.combat.value_or(0), all.support + part.support.value_or(0)};
  });
  return all;
}

void note_coins(LastingEffect& set, Power worth) {
  set.context.x = static_cast<std::uint8_t>(std::clamp(worth.combat, -127, 127));
  set.context.amount = static_cast<std::uint8_t>(std::clamp(worth.support, -127, 127));
}

Power coins_since(const LastingEffect& set, Power worth) {
  // A coin that is taken away again counted no more: nothing is lost with it.
  const auto since = [](int now, std::uint8_t kept) {
    const int then = static_cast<std::int8_t>(kept);
    const int more = now - then;
    return (then > 0 && more < 0) || (then < 0 && more > 0) ? 0 : more;
  };
  return {since(worth.combat, set.context.x), since(worth.support, set.context.amount)};
}

bool sets_anew(const Edition& edition, const Rule& rule) {
  if (const auto* change = std::get_if<ChangeFigures>(&rule)) return change->how == FigureChange::printed;
  const auto* set = std::get_if<SetPower>(&rule);
  if (set == nullptr) return false;
  if (set->current || edition.set_values == SetValues::by_time) return true;
  return edition.set_values == SetValues::by_time_but_printed && !set->printed;
}

bool is_sealed(const Position& position, CardId ninja, const RuleSource& source) {
  if (source.lasting == nullptr || !position.has_rule<LockPower>()) return false;
  return find_rule<LockPower>(position, ninja, [&](const LockPower& rule, const RuleSource& lock) {
           return rule.gain && rule.lose && !rule.by && lock.lasting != nullptr && lock.lasting < source.lasting;
         }) != kNoCard;
}

int mental_power(const Position& position, CardId ninja) {
  int mental = position.definition(ninja).mental_power;
  if (const auto copied = copied_mental_power(position, ninja)) mental = std::max(mental, *copied);
  int added = 0;
  for_each_rule<MentalPower>(position, [&](const MentalPower& rule, const RuleSource& source) {
    if (!applies(position, rule.who, source, ninja)) return;
    const Power change = power_of_rule(position, rule, source, ninja);  // add, set
    if (rule.set) mental = change.support;
    added += change.combat;
  });
  return mental + added + coins_on(position, ninja, CoinKind::mental);
}

namespace {

/// How this Ninja counts for its team if a text says so; the one that came last.
std::optional<Contribution> contribution(const Position& position, CardId ninja) {
  std::optional<Contribution> stat;
  for_each_rule<Contribute>(position, [&](const Contribute& rule, const RuleSource& source) {
    if (applies(position, rule.who, source, ninja)) stat = rule.stat;
  });
  return stat;
}

/// Combat of a head, support of a back, or what a text says (N-SHOW-03).
int counted_power(const Position& position, CardId ninja, bool head, Contribution stat) {
  const Power figures = power(position, ninja);
  if (stat == Contribution::combat) return figures.combat;
  if (stat == Contribution::support) return figures.support;
  return head ? figures.combat : figures.support;
}

/// What members of the opposing team add to this one.
int brought_over(const Position& position, TeamId team) {
  if (team == kNoTeam || !position.has_rule<Contribute>()) return 0;
  int sum = 0;
  for (std::size_t i = 0; i < position.state.battles.size(); ++i) {
    const Battle& battle = position.state.battles[i];
    if (battle.attackers != team && battle.blockers != team) continue;
    const bool attacks = battle.attackers == team;
    if (attacks && !is_first_of_joined(position, i)) continue;  // to the attacking side once
    for_each_member(position, attacks ? battle.blockers : battle.attackers, [&](CardId member) {
      if (contribution(position, member) != Contribution::other_team) return;
      const bool head = position.object(member) == (attacks ? battle.block_head : battle.attack_head);
      sum += counted_power(position, member, head, Contribution::other_team);
    });
  }
  return sum;
}

/// The same effect, put on several members of a team by one use: it counts once.
bool is_told_again(const Position& position, const TeamPower& rule, const LastingEffect* lasting,
                   const FixedVector<const LastingEffect*, kMaxLasting>& counted) {
  if (lasting == nullptr || rule.who.kind != Selector::Kind::ref ||
      !is_group(place_of(position, rule.who.ref, lasting->context)))
    return false;
  return std::any_of(counted.begin(), counted.end(), [&](const LastingEffect* one) {
    return one->effect == lasting->effect && one->context == lasting->context;
  });
}

/// Texts that set the power of the team or add to it: each once, whichever member they name.
int changed_team_power(const Position& position, TeamId team, int power, bool mental) {
  int added = 0;
  FixedVector<const LastingEffect*, kMaxLasting> counted;
  for_each_rule<TeamPower>(position, [&](const TeamPower& rule, const RuleSource& source) {
    bool done = rule.mental != mental || is_told_again(position, rule, source.lasting, counted);
    for_each_member(position, team, [&](CardId member) {
      if (done || !applies(position, rule.who, source, member)) return;
      done = true;
      if (source.lasting != nullptr) counted.push_back(source.lasting);
      const Power change = power_of_rule(position, rule, source, member);  // add, set
      if (rule.set) power = change.support;
      added += change.combat;
    });
  });
  return power + added;
}

}  // namespace

/// Without a head only supports (N-SHOW-05); those of all backs, however many (N-SHOW-06).
int team_power(const Position& position, TeamId team, ObjectRef head) {
  int sum = brought_over(position, team);
  for_each_member(position, team, [&](CardId member) {
    const bool is_head = position.object(member) == head;
    const auto stat = contribution(position, member);
    if (stat == Contribution::none || stat == Contribution::other_team) return;
    sum += counted_power(position, member, is_head, stat.value_or(Contribution::none));
  });
  return changed_team_power(position, team, sum, false);
}

int team_mental_power(const Position& position, TeamId team) {
  int sum = 0;
  for_each_member(position, team, [&](CardId member) { sum += mental_power(position, member); });
  return changed_team_power(position, team, sum, true);
}

namespace {

bool is_mental_battle(const Position& position, std::size_t battle) {
  if (!position.has_rule<MentalBattle>()) return false;
  bool mental = false;
  bool forbidden = false;  // stronger than a text that makes it one (N-GEN-02)
  const auto look_at = [&](CardId member) {
    const auto said = [&](bool forbid) {
      return find_rule<MentalBattle>(position, member, [forbid](const MentalBattle& rule, const RuleSource&) {
               return rule.forbid == forbid;
             }) != kNoCard;
    };
    mental = mental || said(false);
    forbidden = forbidden || said(true);
  };
  for (const bool attack : {true, false}) for_each_on_side(position, battle, attack, look_at);
  return mental && !forbidden;
}

}  // namespace

BattlePowers battle_powers(const Position& position, std::size_t battle) {
  BattlePowers powers;
  powers.mental = is_mental_battle(position, battle);
  const auto power_of = [&](TeamId team, ObjectRef head) {
    return powers.mental ? team_mental_power(position, team) : team_power(position, team, head);
  };
  const auto& battles = position.state.battles;
  for (const std::size_t each : joined_battles(position, battle))
    powers.attack += power_of(battles[each].attackers, battles[each].attack_head);
  powers.block = power_of(battles[battle].blockers, battles[battle].block_head);
  return powers;
}

}  // namespace naruto
