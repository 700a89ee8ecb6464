// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/naruto/events/change.h"
#include "engine/naruto/rules/refusal.h"

/// Organisation phase (section 8: N-ORG-01 to N-ORG-13). Teams are put together by joining: every Ninja starts as a
/// team of one, and each intermediate partition is a legal one.
namespace naruto {

/// What comes after the organization phase: in the first turn of the game, by count, the end phase (N-TURN-03, A-76);
/// the second player may attack at once (N-TURN-04).
Step after_organization(const GameState& state);

/// N-ORG-01: the teams of the active player are dissolved.
void dissolve_teams(Change& change, PlayerId player);

/// Why this Ninja, which is alone, cannot join the team of the other.
Refusal check_join(const Position& position, CardId ninja, CardId with, PlayerId player);

/// A card whose text keeps the team, as it is made up, from being sent (N-ATK-06); kNoCard if none.
CardId bad_company(const Position& position, TeamId team);

/// A text that lets a team be of one size alone, larger than usual, while this team has not come to it and so cannot
/// be sent (N-ORG-03); kNoCard if none.
CardId unfinished_team(const Position& position, TeamId team);

void join(Change& change, CardId ninja, CardId with);

/// Why this Ninja, which is alone, cannot be left out of the teams: every Ninja must be in one where the edition says
/// so (N-ORG-04, A-43).
Refusal check_leave_out(const Position& position, CardId ninja, PlayerId player);
void leave_out(Change& change, CardId ninja);

/// An effect puts a Ninja into the team of another of its side, however large it gets (N-ORG-08, N-ORG-12); into the
/// one this other was in, if it has just left play. Alone there, it is the head.
void add_to_team(Change& change, CardId ninja, ObjectRef mate);
void add_to_team(Change& change, CardId ninja, TeamId team);

/// The player has a choice: two Ninja on stand-by, or one that could be left out (N-ORG-02, N-ORG-04, CR-13).
bool anything_to_organize(const Position& position, PlayerId player);

/// A Ninja on stand-by comes into the battle of that one, against it. False: it cannot.
bool join_battle(Change& change, CardId ninja, CardId against, Role place);

}  // namespace naruto
