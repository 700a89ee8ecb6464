// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/rising_clan/state/rulebook.h"

/// What one seat may see of the game (R-1111). A type of its own: a hidden card has no identity in it, not even an id,
/// and a hidden role or goal is none.
namespace rising_clan {

struct SeenCard {
  CardId id = kNoCard;  ///< of an unknown card none
  DefinitionId definition = kNoDefinition;
  SeatId giver = kNoSeat;  ///< of a gift

  bool known() const { return id != kNoCard; }
  friend bool operator==(const SeenCard&, const SeenCard&) = default;
};
using SeenCards = std::vector<SeenCard>;

struct SeenPlayer {
  bool in_game = true, in_play = true, able = true;
  RoleId role = kNoRole;  ///< as far as the viewer knows it
  bool revealed = false;
  GoalId goal = kNoGoal;  ///< the viewer's own; all when the game is over
  std::size_t hand_count = 0;
  SeenCards hand;  ///< those that the viewer knows, by id: no order
  SeenCards play, gifts, area, status, conquered, credits;
  std::vector<DefinitionId> markers;
  bool captured_marker = false, recall_marker = false;
  int wounds = 0, half_marks = 0, substitutions = 0;
  std::array<int, 4> base{}, values{};

  friend bool operator==(const SeenPlayer&, const SeenPlayer&) = default;
};

/// Cards of a deck, from the top down; only those known have an identity.
struct SeenDeck {
  std::size_t count = 0;
  SeenCards top;  ///< down to the lowest one that the viewer knows

  friend bool operator==(const SeenDeck&, const SeenDeck&) = default;
};

/// What the open question is about, beyond who is asked: all of it is public.
struct Asking {
  WindowKind window = WindowKind::none;
  SeatId seat = kNoSeat;     ///< who faces, flees or is attacked; who loses a card, is looked at, gets gifts
  SeatId against = kNoSeat;  ///< in a challenge the opponent
  CardId card = kNoCard;     ///< whose text asks, or the creature; it lies open
  ListId list = kNoList;     ///< of a `choose`: where its node stands
  std::uint8_t at = 0;
  int left = 0;  ///< so many cards are still to be chosen

  friend bool operator==(const Asking&, const Asking&) = default;
};

/// R-1101: what is public is the same in every view; discard piles are open to all.
struct PlayerView {
  SeatId viewer = kNoSeat;
  int seats = 2, group = 0;
  std::vector<SeenPlayer> players;
  SeenDeck advantage_deck, event_deck, disadvantage_deck, status_deck;
  SeenCards advantage_discard, event_discard, disadvantage_discard, returning;
  SeenCards open_cards;  ///< turned up, drawn or opened, and being dealt with
  SeenCards searched;    ///< the status deck while the viewer searches it, by id
  Question question;
  Asking asking;
  int turn = 0, round = 0;
  SeatId active = kNoSeat, round_holder = kNoSeat;
  bool action_used = false, free_used = false;
  int extra_attacks = 0;
  bool last_stand = false;
  int last_stand_turns = 0;
  std::vector<Roll> rolls;
  std::vector<int> totals, targets;  ///< of the rolls that have a die
  std::vector<Lasting> lasting;
  std::vector<Spent> spent;
  EventState event;
  Fight fight;
  std::vector<SeatId> order;
  SeatSet conceding;
  Outcome outcome;

  friend bool operator==(const PlayerView&, const PlayerView&) = default;
};

/// Whether this seat knows which card this is; nobody: whether every seat does.
bool knows_card(const GameState& state, SeatId viewer, CardId card);
bool knows_role(const GameState& state, SeatId viewer, SeatId seat);

}  // namespace rising_clan
