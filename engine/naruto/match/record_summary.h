// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/naruto/match/record.h"
#include "engine/table/record_summary.h"

/// What a record of this game says of its match, read without playing it again.
namespace naruto {

using table::CardTally;

struct RecordSummary : table::RecordOutline {
  std::string edition;
  int rulings = 0;  ///< house rulings that are set otherwise
  std::uint64_t seed = 0;
  PerPlayer<std::string> names;
  PerPlayer<Deck> decks;  ///< as this game is played; of the name of a deck there is only one language
  int turn = 0;
  std::optional<PlayerId> starter;
  std::optional<PlayerId> winner;  ///< nothing: the game is not over
  EndReason reason = EndReason::none;
  PerPlayer<std::vector<CardTally>> cards;  ///< of the deck, in its order
};

/// Nothing, with the place in `problem`, if this is not a match record or one of a later version.
std::optional<RecordSummary> summarize(std::string_view record, std::optional<RecordProblem>& problem);

}  // namespace naruto
