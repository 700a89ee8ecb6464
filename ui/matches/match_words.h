// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table/game_statistics.h"
#include "ui/matches/match_store.h"

/// Sentences about kept matches, in the language of the program.
namespace playsheet {

/// "Naomi and Tiago".
QString playersOf(const KeptMatch& match);
/// What it is called in a list: its title, else its players.
QString titleOf(const KeptMatch& match);
/// "Naomi has won", "running", "game 2 of 3, 1:0 so far"...
QString stateOf(const KeptMatch& match);
/// "Continue: Naomi and Tiago, turn 7".
QString continueText(const KeptMatch& match);
/// "60 % (39–78)": a share with its interval, or a dash.
QString rateText(const table::WinRate& rate);

}  // namespace playsheet
