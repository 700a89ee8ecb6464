// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "engine/rising_clan/game.h"
#include "tests/rising_clan/cards_file.h"

/// Positions of the shipped game, for tests of the rules.
namespace rising_clan_tests {

using namespace rising_clan;

inline constexpr SeatId A = table::seat_at(0), B = table::seat_at(1), C = table::seat_at(2), D = table::seat_at(3),
                        E = table::seat_at(4);

/// The game would be over at the next effect.
bool has_complete_goal(const GameState& state, const Rulebook& rules);

/// A game in Prepare of A's turn, number 50: the truce is over. Nobody has a card or a substitution; the clans are
/// those of the seats in the order of the card file, and nobody's goal is near.
class Board {
 public:
  explicit Board(int players, Options options = {});

  // What a test puts on the table.
  void clan(SeatId seat, std::string_view id) { state.players[seat].role = *rules.cards->find_role(id); }
  void goal(SeatId seat, std::string_view id) { state.players[seat].goal = *rules.cards->find_goal(id); }
  CardId hand(SeatId seat, std::string_view id) { return put(id, Zone::hand, seat); }
  CardId play(SeatId seat, std::string_view id) { return put(id, Zone::play, seat); }
  CardId area(SeatId seat, std::string_view id) { return put(id, Zone::area, seat); }
  CardId status(SeatId seat, std::string_view id) { return put(id, Zone::status, seat); }
  CardId conquered(SeatId seat, std::string_view id) { return put(id, Zone::conquered, seat); }
  CardId credit(SeatId seat, std::string_view id) { return put(id, Zone::credit, seat); }
  CardId gift(SeatId seat, std::string_view id, SeatId from);
  CardId discarded(std::string_view id) { return put(id, Zone::advantage_discard, kNoSeat); }
  /// On top of its deck.
  CardId top(std::string_view id);
  void captured(SeatId seat) { state.players[seat].captured_marker = true; }
  void recalled(SeatId seat) { state.players[seat].recall_marker = true; }
  /// The next dice, in their order.
  void dice(std::initializer_list<int> dice);

  /// Has to be accepted.
  void act(SeatId by, const Action& action);
  void act(const Action& action) { act(state.question.seat, action); }
  /// Whichever ability of the card can be used now.
  void use(SeatId by, CardId card, SeatId target = kNoSeat);
  /// The code of the refusal; the game must not change.
  std::string refused(SeatId by, const Action& action) const;
  std::string refused(const Action& action) const { return refused(state.question.seat, action); }
  std::string rule(SeatId by, const Action& action) const;
  bool allows(SeatId by, const Action& action) const;
  /// Passes, and answers with no or nothing, until somebody else than in these questions is asked, or it is over.
  void until(QuestionKind kind, SeatId seat = kNoSeat);
  /// Ends Prepare: the event is turned up.
  void to_event() { act(A, Done{}); }
  /// To step 4, past an event that does nothing.
  void to_action();

  int value(SeatId seat, Stat stat) const;
  bool asks(QuestionKind kind, SeatId seat) const { return state.question.kind == kind && state.question.seat == seat; }
  Zone zone(CardId card) const { return state[card].zone; }
  bool holds(SeatId seat, CardId card) const { return state[card].zone == Zone::hand && state[card].seat == seat; }
  bool happened(std::string_view event) const;  ///< of this name, in the last action

  Rulebook rules;
  GameState state;
  Events events;  ///< of the last action

 private:
  CardId put(std::string_view id, Zone zone, SeatId seat);
  CardId free_copy(std::string_view id) const;
};

}  // namespace rising_clan_tests
