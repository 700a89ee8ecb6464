// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/gormiti/state/rulebook.h"
#include "engine/table/hands.h"

/// What one player may see of the game (G-316 to G-319). A type of its own: an unknown card has no identity in it, not
/// even an id.
namespace gormiti {

using table::Hands;

/// A card that the viewer sees.
struct SeenCard {
  CardId id = kNoCard;
  DefinitionId definition = 0;
  PlayerId owner = PlayerId::south;
  Zone zone = Zone::nowhere;
  int atk = 0;  ///< of a Fighter on the field, as a clash would read it now; elsewhere printed
  int current_hp = 0, max_hp = 0;
  CardId attached_to = kNoCard;  ///< of a Weapon on the field
  int place = 0;                 ///< Fighter: zone from 1; Weapon, Arena: order among its like (G-110)
  int duration = 0;              ///< own turns left; 0: no end (G-436)
  bool waits = false;            ///< it entered this turn
  int attacks = 0, extra_attacks = 0;
  std::vector<int> uses;  ///< this turn, of each ability
  std::vector<CounterStack> counters;

  friend bool operator==(const SeenCard&, const SeenCard&) = default;
};

/// What is seen of one player: of hand and deck always how many cards, which ones only where it says so.
struct SeenPlayer {
  std::vector<SeenCard> field;    ///< in the order of G-110
  std::vector<SeenCard> discard;  ///< from the lowest up
  std::vector<SeenCard> down;     ///< quick mode
  std::size_t hand_count = 0, deck_count = 0;
  std::vector<SeenCard> hand;           ///< only the viewer's own; with open hands both
  std::vector<DefinitionId> deck_list;  ///< only the viewer's own, by code: it tells no order (G-317)
  CardId chosen = kNoCard;              ///< only the viewer's own: Hero before it is revealed, card to be swapped
  int rounds = 0;                       ///< won, quick mode

  friend bool operator==(const SeenPlayer&, const SeenPlayer&) = default;
};

/// All that `view_for` gives: what is not in it cannot be asked.
struct PlayerView {
  PlayerId viewer = PlayerId::south;
  PerPlayer<SeenPlayer> players;
  Mode mode = Mode::strategic;
  Step step = Step::choose_hero;
  PlayerId active = PlayerId::south, starter = PlayerId::south;
  int turn = 0, round = 0;
  Question question;          ///< everybody may know that it is asked
  std::vector<CardId> picks;  ///< of open cards all; of hidden ones the picking player's own
  CardId asking = kNoCard;    ///< the card whose text asks
  Clash clash;
  /// Cards of the own deck that the open question shows, by code: Fighters among which the Hero is chosen, what a
  /// search finds. Nothing for whoever is not asked (G-317, G-868).
  std::vector<SeenCard> looked_at;
  std::vector<SeenCard> open_cards;  ///< Magic being resolved and Moves of the clash
  std::vector<Trigger> waiting;
  std::vector<LastingEffect> lasting;
  bool must_attack = false;
  int forced_turns = 0, quiet_turns = 0;
  Outcome last_round = Outcome::none;
  Outcome outcome = Outcome::none;
  EndReason end = EndReason::none;

  friend bool operator==(const PlayerView&, const PlayerView&) = default;
};

}  // namespace gormiti
