// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "engine/naruto/actions/option.h"
#include "engine/naruto/cards/catalog.h"
#include "engine/naruto/editions/edition.h"
#include "engine/naruto/events/event.h"
#include "engine/naruto/events/event_text.h"
#include "engine/naruto/state/player_view.h"
#include "engine/naruto/state/rulebook.h"

/// The functions of the game. They own nothing: catalog and edition outlive every call, the state is the caller's.
namespace naruto {

/// The cards of each player at the start, in any order (one entry per card), and the seed of all luck.
struct Setup {
  PerPlayer<std::vector<DefinitionId>> decks;
  std::uint64_t seed = 1;
  PerPlayer<std::vector<DefinitionId>> reinforcements = {};  ///< N-REINF-01
};

/// Why no game can begin with these cards: there are more than a player can own, or some that the catalog does not
/// have. Whether the decks are legal is for `check_deck` to say.
Refusal check_setup(const Rulebook& rules, const Setup& setup);

/// A new game that asks its first question (CR-01). What `check_setup` refuses gives a game without cards that is over.
GameState new_game(const Rulebook& rules, const Setup& setup, Events* events = nullptr);

/// The one door: changes the state and appends the events, or refuses with a reason and changes nothing.
Refusal apply(GameState& state, const Rulebook& rules, const Action& action, Events* events = nullptr);

/// The pure form.
struct Applied {
  GameState state;
  Events events;
  Refusal refusal;  ///< set: state is the old one and events is empty
};
Applied applied(const GameState& state, const Rulebook& rules, const Action& action);

/// Candidates of the open question for this player, in a fixed order, each allowed or refused with the reason. Empty
/// for the player who is not asked (conceding is always possible and not listed).
std::vector<Option> options(const GameState& state, const Rulebook& rules, PlayerId player);

/// The allowed actions only, into a buffer that is reused: no allocation once it has grown.
void allowed_actions(const GameState& state, const Rulebook& rules, std::vector<Action>& out);

/// What this player may see. Covered is the own hand, however it is, the cards that are looked at, and a use that is
/// put together out of hidden cards; what the opponent shows is seen.
PlayerView view_for(const GameState& state, const Rulebook& rules, PlayerId player, Hands hands = Hands::own);

/// What a decision told somebody that was hidden before: the undo fence. Whoever decides may show the own cards: what
/// is played, paid, charged or picked out of the own hand tells nothing that was not meant to be told.
struct Disclosed {
  bool toss = false;          ///< a coin
  bool lot = false;           ///< cards picked at random
  bool unknown_card = false;  ///< a card came out of a deck or out of the rewards
  bool reveal = false;        ///< a card of a hand or a deck was shown, whether it stayed there or not
  bool look = false;
  bool shuffle = false;

  bool any() const { return toss || lot || unknown_card || reveal || look || shuffle; }
  friend bool operator==(const Disclosed&, const Disclosed&) = default;
};
/// Found out from the faces that each player sees before and after each of the events, and from the luck that was
/// spent; what kinds of events there were does not matter.
Disclosed disclosed(const GameState& before, const Rulebook& rules, const Action& action,
                    std::span<const Event> events);
void add(Disclosed& known, const Disclosed& more);

}  // namespace naruto
