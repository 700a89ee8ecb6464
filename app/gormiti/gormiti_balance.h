// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <iosfwd>
#include <string>
#include <vector>

#include "app/gormiti/gormiti_games.h"
#include "engine/gormiti/cards/catalog.h"

/// Each ready deck against each: how often it wins, and how often the player who begins.
namespace playsheet {

struct GormitiPairing {
  std::string row, column;  ///< codes of the decks; the same twice: against itself
  GormitiTally tally;       ///< south is `row`, whichever seat it had
};

struct GormitiBalance {
  gormiti::Mode mode = gormiti::Mode::strategic;
  std::vector<const gormiti::ReadyDeck*> decks;
  std::vector<GormitiPairing> pairings;
  std::string problem;   ///< not empty: a law is broken
  bool stopped = false;  ///< by a signal; the pairings that were played are there
};

/// `games`: of each pairing; `games.setup.mode` says which decks.
GormitiBalance play_balance(const gormiti::Catalog& cards, const GormitiGames& games, std::ostream& err);

/// Wins of `pairing.row` between 0 and 1; a draw is half a win.
double share_of_row(const GormitiPairing& pairing);

void print_balance(const GormitiBalance& balance, std::ostream& out);
std::string json_of_balances(const std::vector<GormitiBalance>& balances);

}  // namespace playsheet
