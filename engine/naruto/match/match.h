// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/naruto/decks/deck.h"
#include "engine/naruto/editions/rulings.h"
#include "engine/naruto/game.h"
#include "engine/table/record_text.h"
#include "engine/table/secrecy.h"
#include "engine/table/series.h"

namespace naruto {

struct SeatSetup {
  std::string name;  ///< of the player, as it stands in the log
  Deck deck;
};

using GameResult = table::GameResult<EndReason>;

/// What stands before a game of a match of several (N-SIDE-02 to N-SIDE-06), so that the match goes on from its record:
/// no game of Naruto is drawn.
struct SeriesPart : table::SeriesGames<EndReason> {
  PerPlayer<Deck> registered = {};  ///< the decks with which the match began
};

struct MatchSetup {
  const Edition* edition = nullptr;  ///< as `editions()` has it, without the rulings
  PerPlayer<SeatSetup> seats;
  std::uint64_t seed = 1;
  std::vector<HouseRuling> rulings = {};  ///< what the players set otherwise than the edition
  std::optional<SeriesPart> series = {};  ///< of a match of several games
  /// At the screen on which it is played; nothing if it is played at none, or if that is not known any more.
  std::optional<table::Secrecy> secrecy = {};
  /// Settled when the match begins (N-CR-02); nothing before.
  std::optional<ThinkableAnswers> answers = {};
};

/// Whether one of the two tells something of the other: they are the same deal, or games of one match of several.
bool same_match(const MatchSetup& a, const MatchSetup& b);

using table::Press;

/// The cards of both decks and reinforcement decks (N-REINF-01) as definitions; every code must be in the catalog. A
/// search of the deck does not reach the reinforcement deck, which is a zone of its own (N-REINF-06). The
/// sideboards stay outside the game (N-SIDE-05).
Setup setup_of(const MatchSetup& match, const Catalog& cards);

/// Each card of both decks and reinforcement decks once or more.
std::vector<DefinitionId> cards_of(const MatchSetup& match, const Catalog& cards);

/// A game with its history: decisions, the events of each, take-back and redo. Owns the states and the edition as it is
/// played, with the house rulings, and which answers are thinkable; the catalog is the caller's and outlives it. Copies
/// share those two, and `rules()` stays valid when a match is moved.
class Match {
 public:
  Match(const Catalog& cards, MatchSetup setup);
  /// Begins in the middle of a game, at a position in which somebody is asked: nothing was dealt, and nothing before
  /// it can be taken back.
  Match(const Catalog& cards, MatchSetup setup, const GameState& position);

  struct Moment;
  /// A game that was played before, as far as this history of it goes: the deal first, nothing is dealt anew.
  Match(const Catalog& cards, MatchSetup setup, std::vector<Moment> history);

  const MatchSetup& setup() const { return setup_; }
  /// Cards and the edition with the rulings of the setup.
  const Rulebook& rules() const { return rules_; }
  const GameState& state() const { return moments_.back().state; }
  PlayerView view(PlayerId player, Hands hands = Hands::own) const;
  std::vector<Option> options(PlayerId player) const;

  /// Who is asked now; meaningless once the game is over.
  PlayerId decider() const { return state().choice.player; }
  bool over() const { return state().over(); }

  /// Carries out the action and remembers it; `by` is whose decision it is. Nothing changes if it is refused.
  Refusal act(PlayerId by, const Action& action, Press press = Press::by_hand);

  /// One decision and what came of it.
  struct Moment {
    PlayerId by = PlayerId::south;
    Action action;  ///< that led here; of the first moment it means nothing
    Events events;
    GameState state;     ///< after it
    bool fence = false;  ///< something became known, or the other player was handed an answer: free take-back ends here
    Press press = Press::by_hand;
    Disclosed known = {};  ///< by it
  };
  /// Who decides what, in `moment`, after the state `before`: fills in the rest of it, or refuses and changes nothing.
  static Refusal decide(const GameState& before, const Rulebook& rules, Moment& moment);

  /// All of it, the deal first. The last one is the present.
  const std::vector<Moment>& moments() const { return moments_; }

  /// Take-back of the last decision: free if it revealed nothing and was no answer that handed the decision over; with
  /// the consent of both it is possible down to the deal.
  bool can_undo_freely() const;
  bool can_undo() const { return moments_.size() > 1; }
  void undo();

  /// What was taken back and not decided otherwise since, the last one taken back first: a new decision ends it.
  bool can_redo() const { return !undone_.empty(); }
  const Moment& next_redo() const { return undone_.back(); }
  void redo();

 private:
  MatchSetup setup_;
  std::shared_ptr<const Edition> played_;
  std::shared_ptr<const ThinkableAnswers> answers_;
  Rulebook rules_;
  std::vector<Moment> moments_;
  std::vector<Moment> undone_;  ///< the last one taken back stands last
};

}  // namespace naruto
