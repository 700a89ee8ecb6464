// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

/// Every safety cap of the game in one place. They keep the state one flat value of at most 6 KiB and end what would
/// never end; a game that runs into one says so with an event (CapReached) and goes on.
/// N-LIM-01 to N-LIM-03.
namespace naruto {

inline constexpr std::size_t kMaxCards = 132;              ///< what both players own: 2 x kPileCapacity
inline constexpr std::size_t kPileCapacity = 66;           ///< a zone of one player: the most cards one player owns
inline constexpr std::size_t kMaxBattles = 4;              ///< N-ATK-02: 3, and what texts allow beyond
inline constexpr std::size_t kMaxLinks = 16;               ///< links of one chain; a full chain takes no more
inline constexpr std::size_t kMaxLasting = 36;             ///< lasting effects at one time
inline constexpr std::size_t kMaxTriggers = 30;            ///< triggered effects that wait at one time
inline constexpr std::size_t kMaxWork = 9;                 ///< depth of effects inside effects
inline constexpr std::size_t kMaxCoins = 64;               ///< (card, kind) pairs with coins
inline constexpr std::size_t kMaxGroups = 22;              ///< target parts with several cards, of uses that wait
inline constexpr std::size_t kMaxHits = 40;                ///< hits that wait for texts that replace them
inline constexpr std::size_t kMaxPicks = kPileCapacity;    ///< cards picked for one choice
inline constexpr std::size_t kMaxPayment = kPileCapacity;  ///< cards of one payment; a larger X is not offered
inline constexpr std::size_t kMaxNamed = 8;                ///< card names that texts still speak of
inline constexpr std::size_t kMaxMoreUses = 8;             ///< texts used more than three times in a turn
inline constexpr int kMaxSteps = 20000;                    ///< pieces of work between two decisions
inline constexpr std::size_t kMaxEvents = 10 * kMaxSteps;  ///< events between two decisions
inline constexpr int kMostTosses = 99;                     ///< coins that one effect tosses

}  // namespace naruto
