// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bitset>
#include <optional>
#include <span>

#include "engine/rising_clan/actions/action.h"
#include "engine/rising_clan/rules/setup.h"

/// Cards that are put somewhere before a game goes on from there: for positions in scenarios and tests.
namespace rising_clan::scenario {

/// Where in the turn a position begins.
enum class Step : std::uint8_t {
  start,    ///< step 0: the turn is about to begin
  prepare,  ///< the turn player may act
  action,   ///< step 4: the event is over
};

/// A game in Prepare of this seat's turn with this number. Nobody has a card or a substitution, seat 1 has the round
/// marker; clans and goals are those of the card file in its order, one for each seat; decks are as the
/// seed shuffles them. `setup` is one that `check_setup` accepts.
GameState empty_position(const Rulebook& rules, const Setup& setup, SeatId active, int turn);
/// From Prepare to another step of the same turn; the event of it, if it has been, is none of the game.
void go_to(GameState& state, const Rulebook& rules, Step step);

using CardSet = std::bitset<kMostCards>;
/// A copy that lies in a deck or is set aside, and is none of these.
std::optional<CardId> free_copy(const GameState& state, DefinitionId definition, const CardSet& taken = {});
/// Moved as an event moves it; `giver`, of a gift, knows it. What lies in the area has lain there when the turn began
///
void lay_card(GameState& state, CardId card, Zone zone, SeatId seat = kNoSeat, SeatId giver = kNoSeat);
Zone deck_of(CardType type);
Zone discard_of(CardType type);
/// The piles of these kinds, from the bottom up; status cards have no discard pile.
std::span<const CardId> pile_of(const GameState& state, Zone pile);
/// Every card of the deck but these is set aside, out of this game.
void set_deck_aside(GameState& state, CardType type, const CardSet& but = {});

/// So many dice can be told in advance at once.
inline constexpr std::size_t kMostDice = 8;
/// The next dice are these, from 1 to 6, at most `kMostDice`: the stream of dice is another one.
void give_dice(GameState& state, std::span<const int> dice);

/// What somebody answers who wants nothing: passes, says no, is ready, fights; else the first allowed answer. The game
/// is not over.
Action answer_of_idle(const GameState& state, const Rulebook& rules);

}  // namespace rising_clan::scenario

namespace table {
template <>
struct EnumNames<rising_clan::scenario::Step> {
  static constexpr std::array<std::string_view, 3> names{"start", "prepare", "action"};
};
}  // namespace table
