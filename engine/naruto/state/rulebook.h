// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/naruto/cards/catalog.h"
#include "engine/naruto/editions/edition.h"
#include "engine/naruto/state/effort.h"
#include "engine/naruto/state/game_state.h"

namespace naruto {

/// What the rules read besides the state. All of it is immutable and outlives every call.
struct Rulebook {
  const Catalog* cards = nullptr;
  const Edition* edition = nullptr;
  const ThinkableAnswers* answers = nullptr;  ///< of the match; those of all its cards where the game belongs to none
};

/// The game as it is, to be gone on with in another way: to see what would be.
inline GameState copy_of(const GameState& state) {
  spend(Effort::state_copy);
  return state;
}

/// A game to be read: state, cards and edition together. Owns nothing.
struct Position {
  const GameState& state;
  const Catalog& cards;
  const Edition& edition;
  const ThinkableAnswers& answers;
  bool every_text_valid = false;  ///< texts that take others away are being looked at (N-NEG-08)
  /// Kinds of rules that are being looked at just now. A text that asks for what such rules change, in order to know
  /// whether it holds itself, sees what is printed and what effects have put on the card, so that texts cannot wait for
  /// each other.
  RuleKinds asking = {};

  Position(const GameState& s, const Rulebook& rules)
      : state(s),
        cards(*rules.cards),
        edition(*rules.edition),
        answers(rules.answers != nullptr ? *rules.answers : cards.answers()) {}

  Rulebook rules() const { return {&cards, &edition, &answers}; }

  const CardState& operator[](CardId card) const { return looked_at(card); }
  const PlayerState& operator[](PlayerId player) const { return state.players[player]; }
  const CardDefinition& definition(CardId card) const { return cards[looked_at(card).definition]; }
  const HotCard& hot(CardId card) const { return cards.hot(looked_at(card).definition); }
  /// What it is in print; a Ninja is whatever counts as one.
  bool is(CardId card, CardType type) const {
    return type == CardType::ninja ? looked_at(card).is_ninja : definition(card).type == type;
  }

  /// A rule of this kind may be in force: looking for one is idle otherwise.
  template <class R>
  bool has_rule() const {
    return state.derived.kinds.has(kind_of_rule<R>());
  }

  /// In a village or on the battlefield (N-ZONE-13, N-ZONE-14).
  bool in_play(CardId card) const { return looked_at(card).zone == Zone::village; }
  bool alive(ObjectRef object) const { return object.card < kMaxCards && looked_at(object.card).life == object.life; }
  ObjectRef object(CardId card) const { return {card, looked_at(card).life}; }

 private:
  const CardState& looked_at(CardId card) const {
    spend(Effort::card);
    return state.cards[card];
  }
};

}  // namespace naruto
