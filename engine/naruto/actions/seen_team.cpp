// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/actions/seen_team.h"

#include <algorithm>
#include <span>

#include "engine/naruto/effects/power.h"

namespace naruto {
namespace {

LedgerLine line_of(const Position& position, CardId ninja, const PowerPart& part) {
  const CardId source = seen_source(position, part.source);
  const auto definition = source == kNoCard ? part.definition : position[source].definition;
  return {.ninja = ninja, .source = source, .definition = definition, .kind = part.kind};
}

void add_ledger(const Position& position, CardId ninja, bool support, std::vector<LedgerLine>& lines) {
  for_each_power_part(position, ninja, [&](const PowerPart& part) {
    const std::optional<int>& figure = support ? part.support : part.combat;
    if (!figure) return;
    const bool addend = part.kind == LedgerLine::Kind::modifier || part.kind == LedgerLine::Kind::coins;
    if (addend && *figure == 0) return;
    lines.push_back(line_of(position, ninja, part));
    lines.back().support = support;
    lines.back().value = *figure;
  });
}

}  // namespace

CardId seen_source(const Position& position, CardId source) {
  return source == kNoCard || is_hidden(position[source].zone) ? kNoCard : source;
}

void see_team(const Position& position, TeamId team, ObjectRef head, bool mental, std::vector<CardId>& members,
              std::vector<LedgerLine>& ledger) {
  const auto before = static_cast<std::ptrdiff_t>(members.size());
  for_each_member(position, team, [&](CardId card) { members.push_back(card); });
  const std::span<CardId> added(members.begin() + before, members.end());
  const auto first =
      std::find_if(added.begin(), added.end(), [&](CardId card) { return position.object(card) == head; });
  if (first != added.end()) std::rotate(added.begin(), first, first + 1);
  for (const CardId card : added)
    if (mental)  // figures as they are, head and back alike (N-MENT-02)
      ledger.push_back(
          {card, card, position[card].definition, LedgerLine::Kind::mental, false, mental_power(position, card)});
    else
      add_ledger(position, card, position.object(card) != head, ledger);
}

SeenTeam seen_team_of(const Position& position, CardId member) {
  SeenTeam seen;
  seen.player = position[member].controller;
  seen.team = position[member].team;
  CardId head = kNoCard;
  for_each_member(position, seen.team, [&](CardId card) {
    const int power = team_power(position, seen.team, position.object(card));
    if (head != kNoCard && power <= seen.power) return;
    head = card;
    seen.power = power;
  });
  if (head != kNoCard) see_team(position, seen.team, position.object(head), false, seen.members, seen.ledger);
  return seen;
}

std::vector<SeenTeam> seen_teams(const Position& position) {
  std::vector<SeenTeam> teams;
  for (const PlayerId player : table::kPlayers)
    for (const CardId card : position[player].village) {
      const TeamId team = position[card].team;
      const bool known =
          std::any_of(teams.begin(), teams.end(), [&](const SeenTeam& seen) { return seen.team == team; });
      if (known || !position.is(card, CardType::ninja) || team_size(position, team) < 2) continue;
      if (place_of_team(position, team).battle < 0) teams.push_back(seen_team_of(position, card));
    }
  return teams;
}

}  // namespace naruto
