// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/match/card_reader.h"
#include "ui/match/match_controller.h"

namespace playsheet {

/// What the reader shows of a card: its face, what changes its figures, and why it cannot be used now.
ReaderPage makeReaderPage(const MatchController& match, int card);
/// A card as it would lie in the place of that one, and what is kept of it and lost; it can be played onto it.
ReaderPage makePreviewPage(const MatchController& match, int card, int base);

/// One row of the chain for each link, in order.
struct ChainRow;
std::vector<ChainRow> makeChainRows(const MatchController& match);

}  // namespace playsheet
