// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/gormiti/events/change.h"

/// The quick mode (G-901): rounds of two Fighters each, of which only ATK is read (G-908). How many rounds there are
/// follows from the cards that are left (G-910).
namespace gormiti {

/// G-912 (1), (2): both draw; the game ends if somebody has no Fighter left to play.
void draw_pairs(Change& change);
/// The player may swap, so is asked (G-902, G-913).
bool may_swap(const Position& position, PlayerId player);
/// G-912 (4) to (6).
void play_round(Change& change);

}  // namespace gormiti
