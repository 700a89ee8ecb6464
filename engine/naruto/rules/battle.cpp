// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/rules/battle.h"

#include <algorithm>

#include "engine/naruto/effects/player_rules.h"
#include "engine/naruto/rules/taxes.h"
#include "engine/naruto/rules/teams.h"

namespace naruto {
namespace {

bool concerns(Sending rule, bool attack) { return rule == Sending::sent_out || (rule == Sending::attack) == attack; }

bool own_ninja(const Position& position, CardId card, PlayerId player) {
  return card < position.state.card_count && position.in_play(card) && position[card].controller == player &&
         position.is(card, CardType::ninja);
}

/// A card whose text forbids sending the team of this Ninja (N-ATK-06: teams are sent whole); kNoCard if none.
CardId prohibition(const Position& position, TeamId team, bool attack) {
  CardId by = kNoCard;
  if (position.has_rule<CannotBeSent>())
    for_each_member(position, team, [&](CardId member) {
      if (by != kNoCard) return;
      by = find_rule<CannotBeSent>(position, member, [&](const CannotBeSent& rule, const RuleSource& source) {
        return concerns(rule.as, attack) && (!rule.team || team_fits(position, *rule.team, member, source.context));
      });
    });
  if (by == kNoCard) by = unfinished_team(position, team);
  return by != kNoCard ? by : bad_company(position, team);
}

/// A Ninja of the team, other than `head`, must be its head if the team is sent (N-ATK-06); kNoCard if there is none.
CardId other_head(const Position& position, CardId head, bool attack) {
  if (!position.has_rule<MustBeHead>()) return kNoCard;
  CardId by = kNoCard;
  for_each_member(position, position[head].team, [&](CardId member) {
    if (by == kNoCard && member != head)
      by = find_rule<MustBeHead>(position, member,
                                 [&](const MustBeHead& rule, const RuleSource&) { return concerns(rule.as, attack); });
  });
  return by;
}

/// How many teams the player can send to attack (N-ATK-02): texts allow more, and what one forbids no other allows.
int most_attacking_teams(const Position& position, PlayerId player) {
  const int usual = position.edition.max_attacking_teams;
  int least = usual;
  int most = usual;
  for_each_rule_on<AttackLimit>(position, player, [&](const AttackLimit& rule, const RuleSource& source) {
    const int n = amount_of(position, rule, source);
    if (rule.raised)
      most = std::max(most, n);
    else
      least = std::min(least, n);
  });
  return least < usual ? least : std::min(most, static_cast<int>(kMaxBattles));
}

Refusal check_team(const Position& position, CardId head, PlayerId player, bool attack) {
  if (!own_ninja(position, head, player))
    return {.code = RefusalCode::own_ninja_only, .rule = attack ? "N-ATK-01" : "N-BLK-01", .card = head};
  if (position[head].left_out) return {.code = RefusalCode::left_out_of_teams, .rule = "N-ORG-04", .card = head};
  if (battle_place(position, head).battle >= 0)
    return {.code = RefusalCode::team_already_sent, .rule = attack ? "N-ATK-01" : "N-BLK-03", .card = head};
  if (const CardId by = prohibition(position, position[head].team, attack); by != kNoCard)
    return {.code = RefusalCode::cannot_be_sent, .rule = "N-ATK-06", .card = by};
  if (const CardId by = other_head(position, head, attack); by != kNoCard)
    return {.code = RefusalCode::cannot_be_sent, .rule = "N-ATK-06", .card = by};
  return check_sending_tax(position, head, player);
}

/// A card whose text keeps this team from blocking that attacking team; kNoCard if none.
CardId block_prohibition(const Position& position, CardId head, const Battle& battle) {
  if (!position.has_rule<CannotBeBlocked>()) return kNoCard;
  CardId by = kNoCard;
  for_each_member(position, battle.attackers, [&](CardId member) {
    if (by != kNoCard) return;
    by = find_rule<CannotBeBlocked>(position, member, [&](const CannotBeBlocked& rule, const RuleSource& source) {
      if (rule.by && !team_fits(position, *rule.by, head, source.context)) return false;
      if (rule.only_by && team_fits(position, *rule.only_by, head, source.context)) return false;
      if (!rule.except_by) return true;
      bool excepted = false;
      for_each_member(position, position[head].team, [&](CardId blocker) {
        excepted = excepted || selects(position, *rule.except_by, source, blocker);
      });
      return !excepted;
    });
  });
  return by;
}

/// The Ninja of the player, one for each team, in the order of the village.
FixedVector<CardId, kPileCapacity> speakers(const Position& position, PlayerId player) {
  FixedVector<CardId, kPileCapacity> heads;
  FixedVector<TeamId, kPileCapacity> seen;
  for (const CardId card : position[player].village) {
    if (!position.is(card, CardType::ninja) || seen.contains(position[card].team)) continue;
    seen.push_back(position[card].team);
    heads.push_back(card);
  }
  return heads;
}

/// A member of the team must be sent (N-ATK-07).
bool must_go(const Position& position, TeamId team, bool attack) {
  if (!position.has_rule<MustBeSent>()) return false;
  bool duty = false;
  for_each_member(position, team, [&](CardId member) {
    duty = duty || find_rule<MustBeSent>(position, member, [&](const MustBeSent& rule, const RuleSource&) {
                     return concerns(rule.as, attack);
                   }) != kNoCard;
  });
  return duty;
}

/// A member of the team must block this very team.
bool must_block(const Position& position, TeamId team, const Battle& battle) {
  if (!position.has_rule<MustBlock>()) return false;
  bool duty = false;
  for_each_member(position, team, [&](CardId member) {
    find_rule<MustBlock>(position, member, [&](const MustBlock& rule, const RuleSource& source) {
      for_each_member(position, battle.attackers,
                      [&](CardId attacker) { duty = duty || selects(position, rule.whom, source, attacker); });
      return duty;
    });
  });
  return duty;
}

bool has_duty(const Position& position, TeamId team, bool attack) {
  if (must_go(position, team, attack)) return true;
  const auto& battles = position.state.battles;
  return !attack && std::any_of(battles.begin(), battles.end(),
                                [&](const Battle& battle) { return must_block(position, team, battle); });
}

/// Nothing forbids sending this team (N-ATK-06), whatever has been sent, and one of its Ninja can be its head.
bool may_be_sent(const Position& position, CardId head, bool attack) {
  if (position[head].left_out || prohibition(position, position[head].team, attack) != kNoCard) return false;
  if (check_sending_tax(position, head, position[head].controller)) return false;
  bool headed = false;
  for_each_member(position, position[head].team,
                  [&](CardId member) { headed = headed || other_head(position, member, attack) == kNoCard; });
  return headed;
}

bool may_block(const Position& position, CardId head, const Battle& battle) {
  return battle.attackers != kNoTeam && may_be_sent(position, head, false) &&
         block_prohibition(position, head, battle) == kNoCard;
}

/// Blocking there is what the team must do.
bool meets_duty(const Position& position, CardId head, const Battle& battle) {
  const TeamId team = position[head].team;
  return may_block(position, head, battle) && (must_go(position, team, false) || must_block(position, team, battle));
}

using Duties = FixedVector<CardId, kPileCapacity>;

/// Teams that must be sent and may be.
Duties duties(const Position& position, PlayerId player, bool attack) {
  Duties list;
  if (!position.has_rule<MustBeSent>() && !position.has_rule<MustBlock>()) return list;
  for (const CardId head : speakers(position, player))
    if (has_duty(position, position[head].team, attack) && may_be_sent(position, head, attack)) list.push_back(head);
  return list;
}

/// The most teams with a duty that can block at one time, the blocks in `fixed` (a head for each battle) being made.
int most_duties_met(const Position& position, const Duties& list, const std::array<CardId, kMaxBattles>& fixed,
                    std::size_t battle = 0, std::uint64_t used = 0) {
  if (battle == position.state.battles.size()) return 0;
  const auto rest = [&](std::uint64_t with) { return most_duties_met(position, list, fixed, battle + 1, with); };
  const auto blocks_already = [&](CardId head) {
    return std::any_of(fixed.begin(), fixed.end(),
                       [&](CardId made) { return made != kNoCard && position[made].team == position[head].team; });
  };
  if (fixed[battle] != kNoCard) {
    int met = 0;
    for (std::size_t i = 0; i < list.size() && i < 64; ++i) {
      const std::uint64_t bit = std::uint64_t{1} << i;
      const bool blocks = position[list[i]].team == position[fixed[battle]].team;
      if (!blocks || (used & bit) != 0 || !meets_duty(position, list[i], position.state.battles[battle])) continue;
      used |= bit;  // a team that blocks two meets its duty once
      met = 1;
    }
    return met + rest(used);
  }
  int best = rest(used);
  for (std::size_t i = 0; i < list.size() && i < 64; ++i) {
    const std::uint64_t bit = std::uint64_t{1} << i;
    if ((used & bit) == 0 && !blocks_already(list[i]) && meets_duty(position, list[i], position.state.battles[battle]))
      best = std::max(best, 1 + rest(used | bit));
  }
  return best;
}

std::array<CardId, kMaxBattles> blocks_made(const Position& position) {
  std::array<CardId, kMaxBattles> made;
  made.fill(kNoCard);
  for (std::size_t i = 0; i < position.state.battles.size(); ++i)
    if (position.state.battles[i].blockers != kNoTeam) made[i] = position.state.battles[i].block_head.card;
  return made;
}

std::array<CardId, kMaxBattles> no_blocks() {
  std::array<CardId, kMaxBattles> none;
  none.fill(kNoCard);
  return none;
}

/// A Ninja with a duty whose team is not in a battle; kNoCard if there is none.
CardId unsent(const Position& position, const Duties& list) {
  for (const CardId head : list)
    if (battle_place(position, head).battle < 0) return head;
  return kNoCard;
}

/// A team with a duty could take an attacker that nobody blocks yet.
bool duty_can_still_block(const Position& position, const Duties& list) {
  for (const CardId head : list) {
    if (battle_place(position, head).battle >= 0) continue;
    for (const Battle& battle : position.state.battles)
      if (battle.blockers == kNoTeam && meets_duty(position, head, battle)) return true;
  }
  return false;
}

/// Sending this team leaves places enough for those that must be sent (N-ATK-07).
Refusal leaves_room_for_duties(const Position& position, CardId head, PlayerId player) {
  const Duties list = duties(position, player, true);
  const CardId waiting = unsent(position, list);
  if (waiting == kNoCard || has_duty(position, position[head].team, true)) return {};
  const int places = most_attacking_teams(position, player);
  int free_choices = 1;
  for (const Battle& battle : position.state.battles)
    free_choices += has_duty(position, battle.attackers, true) ? 0 : 1;
  if (free_choices <= places - std::min(places, static_cast<int>(list.size()))) return {};
  return {.code = RefusalCode::must_be_sent, .rule = "N-ATK-07", .card = waiting};
}

/// The same of a block: as many duties as possible can still be met after it.
Refusal block_keeps_duties(const Position& position, CardId head, std::size_t battle, PlayerId player) {
  const Duties list = duties(position, player, false);
  if (list.empty()) return {};
  auto made = blocks_made(position);
  made[battle] = head;
  if (most_duties_met(position, list, made) >= most_duties_met(position, list, no_blocks())) return {};
  return {.code = RefusalCode::must_be_sent, .rule = "N-ATK-07", .card = unsent(position, list)};
}

}  // namespace

Refusal check_send(const Position& position, CardId head, PlayerId player) {
  if (const Refusal refusal = check_team(position, head, player, true)) return refusal;
  const int most = most_attacking_teams(position, player);
  if (const int sent = static_cast<int>(position.state.battles.size()); sent >= most)
    return {.code = RefusalCode::too_many_teams, .rule = "N-ATK-02", .need = most, .have = sent};
  return leaves_room_for_duties(position, head, player);
}

void send(Change& change, CardId head, PlayerId player) {
  change.emit(TeamSent{player, head, static_cast<std::uint8_t>(change.state().battles.size()), true});
}

namespace {

/// How many attacking teams the team can block: one (N-BLK-03), or as many as a text on one of its members says.
int most_blocked(const Position& position, TeamId team) {
  int most = 1;
  for_each_rule<BlockLimit>(position, [&](const BlockLimit& rule, const RuleSource& source) {
    for_each_member(position, team, [&](CardId member) {
      if (applies(position, rule.who, source, member)) most = std::max(most, amount_of(position, rule, source));
    });
  });
  return most;
}

int times_blocking(const Position& position, CardId ninja) {
  const auto& battles = position.state.battles;
  return position.in_play(ninja) && position[ninja].team != kNoTeam
             ? static_cast<int>(std::count_if(battles.begin(), battles.end(),
                                              [&](const Battle& b) { return b.blockers == position[ninja].team; }))
             : 0;
}

/// A team that blocks already takes one more attacker (N-BLK-13); its head stays (N-BLK-04).
Refusal check_further_block(const Position& position, CardId head, PlayerId player) {
  if (!own_ninja(position, head, player))
    return {.code = RefusalCode::own_ninja_only, .rule = "N-BLK-01", .card = head};
  const int most = most_blocked(position, position[head].team);
  if (most < 2) return {.code = RefusalCode::team_already_sent, .rule = "N-BLK-03", .card = head};
  if (!is_head(position, head)) return {.code = RefusalCode::team_already_sent, .rule = "N-BLK-13", .card = head};
  if (const int blocked = times_blocking(position, head); blocked >= most)
    return {.code = RefusalCode::blocks_enough, .rule = "N-BLK-13", .card = head, .need = most, .have = blocked};
  return {};
}

}  // namespace

Refusal check_block(const Position& position, CardId head, CardId attacker, PlayerId player) {
  const bool further = head < position.state.card_count && times_blocking(position, head) > 0;
  if (const Refusal refusal =
          further ? check_further_block(position, head, player) : check_team(position, head, player, false))
    return refusal;
  const BattlePlace place = attacker < position.state.card_count ? battle_place(position, attacker) : BattlePlace{};
  if (place.battle < 0 || !place.attack)
    return {.code = RefusalCode::not_attacking, .rule = "N-BLK-03", .card = attacker};
  const Battle& battle = position.state.battles[static_cast<std::size_t>(place.battle)];
  if (battle.blockers != kNoTeam) return {.code = RefusalCode::already_blocked, .rule = "N-BLK-03", .card = attacker};
  if (const CardId by = block_prohibition(position, head, battle); by != kNoCard)
    return {.code = RefusalCode::cannot_be_blocked, .rule = "N-GEN-02", .card = by};
  return block_keeps_duties(position, head, static_cast<std::size_t>(place.battle), player);
}

void block(Change& change, CardId head, CardId attacker, PlayerId player) {
  const auto battle = static_cast<std::uint8_t>(battle_place(change.position(), attacker).battle);
  change.emit(TeamSent{player, head, battle, false});
}

Refusal check_duties(const Position& position, PlayerId player, bool attack) {
  const Duties list = duties(position, player, attack);
  const CardId waiting = unsent(position, list);
  if (waiting == kNoCard) return {};
  const bool more = attack ? static_cast<int>(position.state.battles.size()) < most_attacking_teams(position, player)
                           : duty_can_still_block(position, list);
  if (!more) return {};
  return {.code = RefusalCode::must_be_sent, .rule = "N-ATK-07", .card = waiting};
}

bool anything_to_send(const Position& position, PlayerId player, bool attack) {
  for (const CardId card : position[player].village) {
    if (!position.is(card, CardType::ninja)) continue;
    if (attack && !check_send(position, card, player)) return true;
    if (attack) continue;
    for (const Battle& battle : position.state.battles)
      if (!check_block(position, card, battle.attack_head.card, player)) return true;
  }
  return false;
}

}  // namespace naruto
