// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/rules/teams.h"

#include "engine/naruto/effects/player_rules.h"
#include "engine/naruto/rules/battle.h"
#include "engine/naruto/rules/leaving_play.h"

namespace naruto {

/// In the first turn teams are put together as well, though nobody attacks (N-ORG-09).
Step after_organization(const GameState& state) { return state.turn == 1 ? Step::victory_check : Step::battle_begin; }

/// At the beginning of the own organization phase; otherwise teams stay as they are (N-ORG-06), for blocks, too
/// (N-ORG-10).
void dissolve_teams(Change& change, PlayerId player) {
  for (const CardId card : change.state()[player].village) {
    const Position position = change.position();
    // During the battle phase only Ninja on stand-by can be regrouped (N-ORG-13).
    if (!position.is(card, CardType::ninja) || battle_place(position, card).battle >= 0) continue;
    if (position[card].left_out || has_mate(position, card)) change.emit(TeamChanged{card, kNoTeam});
  }
}

namespace {

/// The game with this Ninja in the team: what texts say of a team is asked of the team as it would be.
GameState joined(const Position& position, CardId ninja, TeamId team) {
  GameState later = copy_of(position.state);
  apply_event(later, TeamChanged{ninja, team});
  return later;
}

/// Those that count for the size of the team (N-ORG-03).
int counted_size(const Position& position, TeamId team) {
  int n = team_size(position, team);
  for_each_rule<NotCounted>(position, [&](const NotCounted& rule, const RuleSource& source) {
    int meant = 0;
    for_each_member(position, team,
                    [&](CardId member) { meant += applies(position, rule.who, source, member) ? 1 : 0; });
    n -= rule.n > 0 ? std::min(rule.n, meant) : meant;
  });
  return n;
}

/// The team is one that this rule speaks of.
bool concerns(const Position& position, const TeamLimit& rule, const RuleSource& source, TeamId team) {
  bool all_fit = true;
  bool with = !rule.with;
  for_each_member(position, team, [&](CardId member) {
    const bool allows = rule.with && selects(position, *rule.with, source, member);
    all_fit = all_fit && (allows || !rule.of_team || fits(position, *rule.of_team, member, source.context));
    with = with || allows;
  });
  return all_fit && with;
}

/// How large this team can get. A text that allows less is stronger than one that allows more (N-GEN-02).
int largest_team(const Position& position, TeamId team, PlayerId player) {
  const int usual = position.edition.max_team;
  int most = usual;
  int least = usual;
  for_each_rule_on<TeamLimit>(position, player, [&](const TeamLimit& rule, const RuleSource& source) {
    if (!concerns(position, rule, source, team)) return;
    most = std::max(most, amount_of(position, rule, source));
    least = std::min(least, amount_of(position, rule, source));
  });
  return least < usual ? least : most;
}

/// When two are asked about: while teams are put together, when an effect brings one to the other, or when they are
/// sent.
enum class Meeting : std::uint8_t { organizing, moving, sending };

/// A text against these two in one team; kNoCard if there is none.
CardId ban_between(const Position& position, CardId ninja, CardId mate, Meeting when) {
  const bool sending = when == Meeting::sending;
  const auto about = [&](const RuleSource& source) {
    Context context = source.context;
    context.it = position.object(ninja);
    return context;
  };
  const CardId only = find_rule<OnlyTeamedWith>(position, ninja, [&](const OnlyTeamedWith& r, const RuleSource& s) {
    return (sending || !r.when_sent) && !fits(position, r.only, mate, about(s));
  });
  if (only != kNoCard) return only;
  return find_rule<CannotBeTeamedWith>(position, ninja, [&](const CannotBeTeamedWith& r, const RuleSource& s) {
    if (r.when_organized && when != Meeting::organizing) return false;
    return (sending || !r.when_sent) && fits(position, r.with, mate, about(s));
  });
}

}  // namespace

namespace {

CardId company_ban(const Position& position, CardId ninja, TeamId team, Meeting when) {
  if (!position.has_rule<OnlyTeamedWith>() && !position.has_rule<CannotBeTeamedWith>()) return kNoCard;
  CardId by = kNoCard;
  for_each_member(position, team, [&](CardId member) {
    if (member == ninja) return;
    if (by == kNoCard) by = ban_between(position, ninja, member, when);
    if (by == kNoCard) by = ban_between(position, member, ninja, when);
  });
  return by;
}

}  // namespace

CardId bad_company(const Position& position, TeamId team) {
  if (!position.has_rule<OnlyTeamedWith>() && !position.has_rule<CannotBeTeamedWith>()) return kNoCard;
  CardId by = kNoCard;
  for_each_member(position, team, [&](CardId ninja) {
    for_each_member(position, team, [&](CardId mate) {
      if (by == kNoCard && ninja != mate) by = ban_between(position, ninja, mate, Meeting::sending);
    });
  });
  return by;
}

CardId unfinished_team(const Position& position, TeamId team) {
  if (!position.has_rule<TeamLimit>()) return kNoCard;
  const int size = counted_size(position, team);
  int most = position.edition.max_team;
  if (size <= most) return kNoCard;
  CardId by = kNoCard;
  PlayerId player = PlayerId::south;
  for_each_member(position, team, [&](CardId member) { player = position[member].controller; });
  for_each_rule_on<TeamLimit>(position, player, [&](const TeamLimit& rule, const RuleSource& source) {
    if (!concerns(position, rule, source, team)) return;
    const int n = amount_of(position, rule, source);
    if (!rule.exactly || n == size) most = std::max(most, n);
    if (rule.exactly && size < n) by = source.context.source.card;
  });
  return size <= most ? kNoCard : by;
}

Refusal check_join(const Position& position, CardId ninja, CardId with, PlayerId player) {
  for (const CardId card : {ninja, with})
    if (card >= position.state.card_count || !position.in_play(card) || position[card].controller != player ||
        !position.is(card, CardType::ninja))  // no Client (N-CLI-07); injured ones as well (N-ORG-11)
      return {.code = RefusalCode::own_ninja_only, .rule = "N-ORG-02", .card = card};
  for (const CardId card : {ninja, with})
    if (battle_place(position, card).battle >= 0)
      return {.code = RefusalCode::team_already_sent, .rule = "N-ORG-13", .card = card};
  if (position[ninja].left_out || position[with].left_out)
    return {
        .code = RefusalCode::left_out_of_teams, .rule = "N-ORG-04", .card = position[ninja].left_out ? ninja : with};
  if (ninja == with || has_mate(position, ninja))
    return {.code = RefusalCode::not_alone, .rule = "N-ORG-02", .card = ninja};
  if (const CardId by = company_ban(position, ninja, position[with].team, Meeting::organizing); by != kNoCard)
    return {.code = RefusalCode::forbidden, .rule = "N-GEN-02", .card = by};
  if (!position.has_rule<TeamLimit>() && !position.has_rule<NotCounted>()) {
    const int size = team_size(position, position[with].team);
    if (const int most = position.edition.max_team; size + 1 > most)
      return {.code = RefusalCode::team_full, .rule = "N-ORG-03", .card = with, .need = most, .have = size};
    return {};
  }
  const GameState later = joined(position, ninja, position[with].team);
  const Position then(later, position.rules());
  if (const int most = largest_team(then, position[with].team, player); counted_size(then, position[with].team) > most)
    return {.code = RefusalCode::team_full,
            .rule = "N-ORG-03",
            .card = with,
            .need = most,
            .have = counted_size(position, position[with].team)};
  return {};
}

Refusal check_leave_out(const Position& position, CardId ninja, PlayerId player) {
  if (ninja >= position.state.card_count || !position.in_play(ninja) || position[ninja].controller != player ||
      !position.is(ninja, CardType::ninja))
    return {.code = RefusalCode::own_ninja_only, .rule = "N-ORG-02", .card = ninja};
  if (position.edition.all_must_join) return {.code = RefusalCode::must_join, .rule = "N-ORG-04", .card = ninja};
  if (position[ninja].left_out || has_mate(position, ninja))
    return {.code = RefusalCode::not_alone, .rule = "N-ORG-04", .card = ninja};
  return {};
}

void leave_out(Change& change, CardId ninja) { change.emit(LeftOut{ninja}); }

namespace {

/// Whose team it is; of one whose last Ninja has just left, who sent it out.
bool is_team_of(const Position& position, TeamId team, PlayerId player) {
  bool own = false;
  for_each_member(position, team, [&](CardId member) { own = own || position[member].controller == player; });
  if (team_size(position, team) > 0) return own;
  const BattlePlace place = place_of_team(position, team);
  return place.battle >= 0 && place.attack == (player == position.state.active);
}

}  // namespace

void add_to_team(Change& change, CardId ninja, ObjectRef mate) {
  add_to_team(change, ninja, last_team(change.position(), mate));
}

void add_to_team(Change& change, CardId ninja, TeamId team) {
  const Position position = change.position();
  if (team == kNoTeam || !position.in_play(ninja) || position[ninja].team == team) return;
  if (!is_team_of(position, team, position[ninja].controller)) return;
  if (company_ban(position, ninja, team, Meeting::moving) != kNoCard) return;  // N-GEN-02
  change.emit(TeamChanged{ninja, team});
  if (team_size(change.position(), team) == 1) move_place(change, ninja, Role::head);  // it stands for the team now
  drop_empty_teams(change);
}

/// Who leads the team is said when it is sent (N-ORG-07).
void join(Change& change, CardId ninja, CardId with) { change.emit(TeamChanged{ninja, change.position()[with].team}); }

bool anything_to_organize(const Position& position, PlayerId player) {
  int standby = 0;
  for (const CardId card : position[player].village)
    standby += position.is(card, CardType::ninja) && battle_place(position, card).battle < 0 ? 1 : 0;
  return standby > (position.edition.all_must_join ? 1 : 0);
}

bool join_battle(Change& change, CardId ninja, CardId against, Role place) {
  const Position position = change.position();
  const BattlePlace there = battle_place(position, against);
  if (there.battle < 0 || battle_place(position, ninja).battle >= 0 || !position.in_play(ninja)) return false;
  if (position[ninja].controller == position[against].controller) return false;
  TeamId team = kNoTeam;  // of two that it blocks the first one
  for (const Battle& battle : position.state.battles)
    if (team == kNoTeam && (there.attack ? battle.attackers : battle.blockers) == position[against].team)
      team = there.attack ? battle.blockers : battle.attackers;
  if (team == kNoTeam && !there.attack) return false;  // nobody attacks any more
  if (team != kNoTeam) {
    change.emit(TeamChanged{ninja, team});
    if (place == Role::head) move_place(change, ninja, Role::head);
    return true;
  }
  leave_team(change, ninja);
  change.emit(TeamSent{position[ninja].controller, ninja, static_cast<std::uint8_t>(there.battle), false});
  return true;
}

}  // namespace naruto
