// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/gormiti/game.h"
#include "engine/table/secrecy.h"
#include "engine/table/series.h"

namespace gormiti {

struct SeatSetup {
  std::string name;                ///< of the player, as it stands in the log
  std::string deck;                ///< name of the deck
  std::vector<std::string> cards;  ///< their codes

  friend bool operator==(const SeatSetup&, const SeatSetup&) = default;
};

/// What stands before a game of a match of several.
using SeriesPart = table::SeriesGames<EndReason>;

/// What is settled before a match begins.
struct MatchSetup {
  Mode mode = Mode::strategic;
  Options options = {};  ///< G-12
  std::uint64_t seed = 1;
  PerPlayer<SeatSetup> seats;
  std::optional<SeriesPart> series = {};  ///< of a match of several games
  /// At the screen on which it is played; nothing if it is played at none.
  std::optional<table::Secrecy> secrecy = {};

  friend bool operator==(const MatchSetup&, const MatchSetup&) = default;
};

/// One tells something of the other: the same decks dealt in the same way, or games of one match of several. Names and
/// how hands are kept are no part of it.
bool same_match(const MatchSetup& a, const MatchSetup& b);

/// The cards as definitions; codes that the catalog does not have are left out, so that the deck is refused (G-R05).
std::vector<DefinitionId> definitions_of(const std::vector<std::string>& codes, const Catalog& cards);

/// The deal of a match.
Setup deal_of(const MatchSetup& match, const Catalog& cards);

/// Why no match can begin so.
Refusal check_match(const MatchSetup& match, const Catalog& cards);

/// A seat with a ready deck of the card file, named in English.
SeatSetup seat_with(const ReadyDeck& deck, std::string_view player);

}  // namespace gormiti
