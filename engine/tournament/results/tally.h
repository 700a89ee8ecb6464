// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <climits>
#include <vector>

#include "engine/tournament/event/event.h"
#include "engine/tournament/results/outcome.h"

namespace tournament {

/// What the Swiss rounds brought one entry, recounted from the results as they stand now (T-535, T-548).
struct Tally {
  EntryId id = 0;
  int points = 0;   ///< tenths (T-501 to T-503)
  int pairing = 0;  ///< pairing points (T-526); tenths with `bye_band` exact (T-536)
  int won = 0, drawn = 0, lost = 0, byes = 0;
  int rounds = 0;  ///< with a result, or with a bye that was earned
  int games_won = 0, games_lost = 0;
  bool down = false, up = false;  ///< has floated in this direction (T-535)
  std::vector<EntryId> met;       ///< once for each meeting, in the order of the rounds
};

/// True for a Swiss round before the round of this number that has opened. What stands in a draft, or is published and
/// not begun, moves nobody: points, shares and meetings come from results "as they stand at that moment" (T-548), and a
/// round counts in the shares of T-546 for who has a result in it, or has earned the bye (T-538). So standings after
/// round n change with the results that come in and with nothing else (T-P21).
bool is_in_ranking(const Round& round, int before_round = INT_MAX);

/// One for each entry, in the order of their numbers, from the Swiss rounds before the round of this number.
std::vector<Tally> tallies(const Event& event, int before_round = INT_MAX);

/// Earlier meetings of two entries.
int meetings(const Tally& one, EntryId other);

/// True for who counts as a player of the event: paired or with the bye in a round that opened, and not somebody who
/// never came to a table (T-804). Who left before his bye was earned had none (T-538); who had the bye and was then
/// expelled for not coming to his first match never was at a table.
bool is_counted(const Event& event, EntryId id);
/// How many those are (T-216, T-515).
int counted_players(const Event& event);

}  // namespace tournament
