// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/naruto/decks/deck.h"
#include "engine/naruto/game.h"
#include "engine/naruto/scenario/scenario.h"

/// A game that a scenario plays: state, events and labels, and which card a name means now. Owns the state; catalog and
/// edition are the caller's and outlive it.
namespace naruto::scenario {

class Table {
 public:
  Table(const Catalog& cards, const Edition& edition) : rules{&cards, &edition} {}

  Rulebook rules;
  std::shared_ptr<const ThinkableAnswers> answers;  ///< which `rules` names, once the cards are laid out
  GameState state;
  GameState begun;                      ///< as the position lay there, before the first event
  Events events;                        ///< all so far
  std::size_t mark = 0;                 ///< where those of the last decision begin
  std::optional<std::size_t> use_mark;  ///< where those of the last use begin; nothing before the first use
  std::map<std::string, CardId> labels;
  Deck deck;  ///< a deck that is only looked at
  /// The moment that expectations look at. The engine passes for a player who cannot answer and goes on to the next
  /// question; this stays before such a pass, so that nothing rushes by unseen.
  GameState shown;
  std::size_t shown_at = 0;  ///< events that led there
  /// Where the game was before the last decision, or where the last "continue" has led it.
  struct Place {
    std::uint16_t turn = 0;
    PlayerId active = PlayerId::south;
    Step step = Step::mission;
  };
  std::optional<Place> came_from;  ///< nothing before the first of them
  bool tampered = false;           ///< an action was refused and has changed the game all the same
  struct Acted {
    PlayerId player = PlayerId::south;
    Action action;
  };
  std::vector<Acted> acted;  ///< every decision that was accepted

  Position position() const { return {state, rules}; }

  /// The name can mean this card.
  bool means(const CardName& name, CardId card) const;
  /// The player in whose zone the card lies.
  PlayerId holder(CardId card) const;
  /// Cards of a zone in its order (a deck from the bottom to the top).
  std::vector<CardId> in_zone(PlayerId player, Zone zone) const;
  CardId find_in(PlayerId player, Zone zone, const CardName& name) const;
  /// In one of these zones of the player, else anywhere, cards in play first; kNoCard if there is none.
  CardId find(PlayerId player, std::initializer_list<Zone> zones, const CardName& name) const;
  /// Among the candidates of the open question, an allowed one before a refused one; else anywhere.
  CardId find_candidate(const CardName& name) const;
  /// What a statement about a card in play means: that card, or nothing if it is in no village or in both.
  struct InPlay {
    CardId card = kNoCard;
    std::string trouble;  ///< why there is none
  };
  InPlay in_play(const CardName& name) const;

  /// "T01", "A:T01" where the name alone is not enough, or the label.
  std::string name_of(CardId card) const;
  template <class List>
  std::string names_of(const List& cards) const {
    std::string text;
    for (const CardId card : cards) {
      if (!text.empty()) text += ' ';
      text += name_of(card);
    }
    return text.empty() ? "nothing" : text;
  }
  /// An event as in records, with cards in the place of their numbers.
  std::string text_of(const Event& event) const;
  /// "D is asked answer".
  std::string question() const;

  bool asked(PlayerId player) const { return state.choice.player == player && state.choice.kind != ChoiceKind::none; }

  /// Shows the moment behind the events from `begin` on up to the next pass that the engine made. `from` is the game
  /// before them.
  void show(const GameState& from, std::size_t begin);
  /// The shown moment goes on by one event; false if there is none.
  bool show_next();
  /// The shown moment goes on to the next pass of the engine.
  void show_rest();
  void show_present();
  /// The game as it was at the shown moment.
  Table at_shown() const;
  Place shown_place() const { return {shown.turn, shown.active, shown.step}; }

  /// The decision of a player, refused if it is not the player's.
  Refusal act(PlayerId player, const Action& action);
};

/// "hand_cost N-DEPLOY-05 need 2 have 1".
std::string text_of(const Refusal& refusal);

}  // namespace naruto::scenario
