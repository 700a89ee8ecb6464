// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/naruto/match/record.h"

/// What a match record says of its match, read without playing it again: for lists and statistics. No card has to be
/// known, and what the rules say today does not matter.
namespace naruto {

/// A card of a deck in one game. Copies are counted once, however often they come and go.
struct CardTally {
  std::string code;
  int copies = 0;
  int drawn = 0;   ///< came to the hand
  int played = 0;  ///< came into play or onto the chain
  friend bool operator==(const CardTally&, const CardTally&) = default;
};

struct RecordSummary {
  std::string edition;
  int rulings = 0;  ///< house rulings that are set otherwise
  std::uint64_t seed = 0;
  PerPlayer<std::string> names;
  PerPlayer<Deck> decks;             ///< as this game is played; of the name of a deck there is only one language
  std::optional<SeriesPart> series;  ///< of a match of several games; its registered decks are left out
  int decisions = 0;                 ///< that stand
  int turn = 0;
  std::optional<PlayerId> starter;
  std::optional<PlayerId> winner;  ///< nothing: the game is not over
  EndReason reason = EndReason::none;
  PerPlayer<std::vector<CardTally>> cards;  ///< of the deck, in its order
  std::vector<std::string> times;           ///< when each decision was on disk, as far as that was noted; UTC
  std::uint64_t digest = 0;                 ///< of its whole decisions: two records with the same are one game
  std::size_t whole = 0;                    ///< so many bytes end with a whole decision; 0: not even the deal is whole
};

/// Nothing, with the place in `problem`, if this is not a match record or one of a later version.
std::optional<RecordSummary> summarize(std::string_view record, std::optional<RecordProblem>& problem);

}  // namespace naruto
