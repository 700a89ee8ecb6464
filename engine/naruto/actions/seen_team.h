// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/naruto/state/player_view.h"
#include "engine/naruto/state/rulebook.h"

/// What a team is made of and what it is worth: the ledger of a battle, and the same of teams that wait at home.
namespace naruto {

/// A team that is in no battle. Its head is chosen when it is sent (N-ATK-03); until then the Ninja counts as head with
/// which it is strongest.
struct SeenTeam {
  PlayerId player = PlayerId::south;
  TeamId team = kNoTeam;
  std::vector<CardId> members;  ///< the head first
  std::vector<LedgerLine> ledger;
  int power = 0;

  friend bool operator==(const SeenTeam&, const SeenTeam&) = default;
};

/// The card from which something comes, or none while it is hidden: a card can go back to the hand while what it did
/// still holds, and then what it was is known, not where it is (N-ZONE-15).
CardId seen_source(const Position& position, CardId source);

/// The members, the head first, and the lines that make up their power; `mental`: the mental power is what counts.
void see_team(const Position& position, TeamId team, ObjectRef head, bool mental, std::vector<CardId>& members,
              std::vector<LedgerLine>& ledger);

/// Every team of two or more Ninja that is in no battle, south's first.
std::vector<SeenTeam> seen_teams(const Position& position);

/// The team of this Ninja, of whatever size.
SeenTeam seen_team_of(const Position& position, CardId member);

}  // namespace naruto
