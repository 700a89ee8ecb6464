// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include "engine/naruto/cards/catalog.h"
#include "engine/naruto/decks/deck.h"

namespace naruto {

/// Costs and figures from here on are counted together.
inline constexpr int kHighestCost = 7;
inline constexpr int kLowestPower = -2;
inline constexpr int kHighestPower = 8;

using CostCurve = std::array<int, kHighestCost + 1>;
using PowerSpread = std::array<int, kHighestPower - kLowestPower + 1>;

/// What a list of cards is made of, copies counted. Cards that the catalog does not have are counted as unknown.
struct DeckStatistics {
  int cards = 0;
  int unknown = 0;
  std::array<int, 4> types{};  ///< by CardType (N-CARD-01)
  int platoons = 0;            ///< of the Ninja (N-CARD-01)
  int squads = 0;
  /// By entrance cost (N-CARD-09), for each cost by the first printed symbol: which cards make up the column.
  std::array<std::array<int, kSymbolCount>, kHighestCost + 1> entrance{};
  int entrance_x = 0;  ///< printed as an X, or not known
  CostCurve hand{};    ///< by hand cost (N-CARD-10) of Ninja, Missions and Clients
  CostCurve jutsu{};   ///< by the number of chakra that a Jutsu asks for, the cheapest alternative, X as 0
  /// Symbols that costs ask for (N-COST-02): those of Jutsu as printed in their first alternative, and hand costs,
  /// which are paid with cards of the card's own symbol (N-SYM-05), by its first one.
  std::array<int, kSymbolCount> asked{};
  int asked_any = 0;                      ///< chakra of any symbol
  std::array<int, kSymbolCount> given{};  ///< cards that can be chakra of the symbol; a card of two counts for both
  PowerSpread combat{};                   ///< of Ninja, healthy (N-CARD-07)
  PowerSpread support{};
  friend bool operator==(const DeckStatistics&, const DeckStatistics&) = default;
};

DeckStatistics statistics_of(const std::vector<DeckEntry>& entries, const Catalog& catalog);

}  // namespace naruto
