// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rising_clan/actions/player_view.h"
#include "engine/table/players.h"
#include "ui/table/card_reader.h"

namespace playsheet {

/// A table whose cards are read. Owns nothing.
struct RisingReading {
  const rising_clan::PlayerView& view;  ///< nothing that it covers is told
  const table::AtTable<QString>& players;
  QString language;
};

/// What the reader shows of a card that lies there: its face, who gave it, whether its ability is used up, and in whose
/// hand it is known to be. `card`: its number in the scene.
ReaderPage risingReaderPage(const RisingReading& table, CardFace face, int card);

/// All that the page tells, to be read out.
QString spokenRising(const ReaderPage& page);

}  // namespace playsheet
