// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/naruto/naruto_desk.h"
#include "ui/table/card_reader.h"

namespace playsheet {

/// A table whose cards are read: of a match that is played, or of a record that is watched. Owns nothing.
struct ReadTable {
  const naruto::GameState& state;
  const naruto::Rulebook& rules;
  const naruto::PlayerView& view;  ///< nothing that it covers is told
  const Words& words;
  QString language;
  std::vector<naruto::SeenTeam> teams = {};
  bool explain = false;  ///< what keywords mean
};
ReadTable readTable(const NarutoDesk& match);

/// What the reader shows of a card: its face, and what changes its figures.
ReaderPage makeReaderPage(const ReadTable& table, int card);
inline ReaderPage makeReaderPage(const NarutoDesk& match, int card) { return makeReaderPage(readTable(match), card); }
/// A card as it would lie in the place of that one, and what is kept of it and lost; it can be played onto it.
ReaderPage makePreviewPage(const NarutoDesk& match, int card, int base);

/// All that the page tells of a card, to be read out: what it is, its costs and figures, what it says, what changes it.
QString spokenCard(const ReaderPage& page, const Words& words, const QString& language);

/// One row of the chain for each link, in order.
struct ChainRow;
std::vector<ChainRow> makeChainRows(const ReadTable& table);

}  // namespace playsheet
