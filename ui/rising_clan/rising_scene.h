// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include "engine/rising_clan/game.h"
#include "ui/sheet/sheet.h"

namespace playsheet {

/// What of a match of Rising Clan lies on the sheet.
struct RisingTable {
  rising_clan::PlayerView view;  ///< nothing that whoever looks at the screen may not see
  /// Where the turn stands, of public facts.
  enum class Step : std::uint8_t { Setup, BeforeTurn, Start, Preparing, Facing, Acting, Ending, Over };
  Step step = Step::Setup;
  int dawn = 0;                                        ///< the last round (R-235)
  int truce = 0;                                       ///< turns of it (R-234)
  rising_clan::SeatId captive = rising_clan::kNoSeat;  ///< whom somebody tries to free now
};

/// Of this moment, as this seat may see it; nobody: what all may.
RisingTable risingTable(const rising_clan::GameState& state, const rising_clan::Rulebook& rules,
                        rising_clan::SeatId viewer);
/// The same with the secrets of every seat.
RisingTable openRisingTable(const rising_clan::GameState& state, const rising_clan::Rulebook& rules);

RisingTable::Step risingStep(const rising_clan::GameState& state);

/// The scene of it, with the faces of a sheet; until another one is asked for. Its words are those of the program's
/// language now.
Scene risingScene(const RisingTable& table, const SheetDressing& dressing, const rising_clan::Catalog& cards);

}  // namespace playsheet
