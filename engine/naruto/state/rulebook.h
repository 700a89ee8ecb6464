// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/naruto/cards/catalog.h"
#include "engine/naruto/editions/edition.h"
#include "engine/naruto/state/game_state.h"

namespace naruto {

/// What the rules read besides the state. Both are immutable and outlive every call.
struct Rulebook {
  const Catalog* cards = nullptr;
  const Edition* edition = nullptr;
};

/// A game to be read: state, cards and edition together. Owns nothing.
struct Position {
  const GameState& state;
  const Catalog& cards;
  const Edition& edition;
  bool every_text_valid = false;  ///< texts that take others away are being looked at (N-NEG-08)
  /// Kinds of rules that are being looked at just now. A text that asks for what such rules change, in order to know
  /// whether it holds itself, sees what is printed and what effects have put on the card, so that texts cannot wait for
  /// each other.
  RuleKinds asking = {};

  Position(const GameState& s, const Rulebook& rules) : state(s), cards(*rules.cards), edition(*rules.edition) {}

  const CardState& operator[](CardId card) const { return state.cards[card]; }
  const PlayerState& operator[](PlayerId player) const { return state.players[player]; }
  const CardDefinition& definition(CardId card) const { return cards[state.cards[card].definition]; }
  const HotCard& hot(CardId card) const { return cards.hot(state.cards[card].definition); }
  /// What it is in print; a Ninja is whatever counts as one.
  bool is(CardId card, CardType type) const {
    return type == CardType::ninja ? state.cards[card].is_ninja : definition(card).type == type;
  }

  /// A rule of this kind may be in force: looking for one is idle otherwise.
  template <class R>
  bool has_rule() const {
    return state.derived.kinds.has(kind_of_rule<R>());
  }

  /// In a village or on the battlefield (N-ZONE-13, N-ZONE-14).
  bool in_play(CardId card) const { return state.cards[card].zone == Zone::village; }
  bool alive(ObjectRef object) const { return object.card < kMaxCards && state.cards[object.card].life == object.life; }
  ObjectRef object(CardId card) const { return {card, state.cards[card].life}; }
};

}  // namespace naruto
