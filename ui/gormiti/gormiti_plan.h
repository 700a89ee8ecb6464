// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>

#include "engine/gormiti/decks/deck_reader.h"
#include "engine/gormiti/match/card_game.h"
#include "ui/table/reading_choice.h"
#include "ui/table/table_facts.h"

namespace playsheet {

/// A match of Gormiti as it was put together in the form.
struct GormitiPlan {
  table::PerPlayer<SeatEntry> seats;  ///< with codes of ready decks of this mode, or ids of other ones
  /// Decks that are no ready ones: the person's own, of a file, of a match that goes on.
  table::PerPlayer<std::optional<gormiti::DeckFile>> own = {};
  gormiti::Mode mode = gormiti::Mode::strategic;
  gormiti::Options options = {};
  table::Secrecy secrecy = table::Secrecy::Hold;
  int pace = 2;
  ShowdownStop showdown = ShowdownStop::Read;
  ReadingChoice reading = {};
  int bestOf = 1;  ///< games: 1, or 3 for a match of several
  std::uint64_t seed = 1;
  std::optional<gormiti::SeriesPart> series = {};  ///< what stands before this game of a match of several
};

/// As the engine takes it; a deck that is nowhere stays empty and is refused.
gormiti::MatchSetup setupOf(const GormitiPlan& plan, const gormiti::Catalog& cards);

}  // namespace playsheet
