// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/naruto/decks/construction.h"
#include "engine/naruto/match/match.h"

/// A match of several games with sideboards (N-SIDE-02 to N-SIDE-06, CR-30). The games themselves are `Match`es; here
/// is what lies between them: results, decks as swapped, the setup of the next game. A plain value, copied and compared
/// at will; the edition and the catalogs of its calls are the caller's.
namespace naruto {

/// What is fixed when the match begins. `edition` is one of `editions()`.
struct SeriesSetup {
  const Edition* edition = nullptr;
  std::vector<HouseRuling> rulings = {};
  PerPlayer<SeatSetup> seats;  ///< the registered decks; they come back for the next match (N-SIDE-06)
  int best_of = 1;             ///< 1 or 3
  std::uint64_t seed = 1;      ///< of the first game; the others follow from it
};

/// Cards out of the deck and as many from the sideboard into it (CR-30). Both empty: the deck stays as it is.
struct Swap {
  std::vector<DeckEntry> out;
  std::vector<DeckEntry> in;
  friend bool operator==(const Swap&, const Swap&) = default;
};

enum class SwapBreach : std::uint8_t {
  none,
  before_first_game,  ///< N-SIDE-02: the first game is played with the original deck
  match_over,         ///< N-SIDE-06: the next match begins with the original deck
  no_sideboard,       ///< N-SIDE-01
  unequal_numbers,    ///< N-SIDE-03: `need` cards in, for `have` were offered
  not_in_deck,        ///< N-SIDE-03: `need` copies of `card` go out, the deck has `have`
  not_in_sideboard,   ///< N-SIDE-03: `need` copies of `card` come in, the sideboard has `have`
  bad_number,         ///< N-SIDE-03: an entry of `have` copies; `need` is 1
  illegal_deck,       ///< N-SIDE-03: the deck that results is not legal, `violations` says why
};

/// Why a swap is refused; false if it is not.
struct SwapRefusal {
  SwapBreach code = SwapBreach::none;
  std::string_view rule = {};
  int need = 0;
  int have = 0;
  std::string card = {};
  std::vector<DeckViolation> violations = {};
  explicit operator bool() const { return code != SwapBreach::none; }
  friend bool operator==(const SwapRefusal&, const SwapRefusal&) = default;
};

/// What the opponent is told of a sideboard when the match begins (N-SIDE-04, A-21).
struct SideboardNotice {
  bool announced = false;  ///< that there is one, and of how many cards
  int cards = 0;           ///< 0: there is none
  bool shown = false;      ///< its cards, too
};

class Series {
 public:
  /// The decks should be legal (`check_deck`); a `best_of` other than 3 is 1.
  explicit Series(SeriesSetup setup);
  /// As it stood when this game began, from what its record says.
  static Series before(const MatchSetup& game);

  const SeriesSetup& setup() const { return setup_; }
  const std::vector<GameResult>& games() const { return games_; }
  table::SeriesGames<EndReason> standing() const { return {setup_.best_of, setup_.seed, games_}; }
  int wins(PlayerId player) const { return standing().wins(player); }
  int wins_needed() const { return standing().wins_needed(); }
  bool over() const { return standing().over(); }
  /// Meaningless until it is over.
  PlayerId winner() const { return standing().winner().value_or(PlayerId::north); }

  /// The deck and the sideboard with which the player plays the next game.
  const Deck& deck(PlayerId player) const { return decks_[player]; }
  SideboardNotice notice(PlayerId player) const;

  /// The next game: the decks as swapped, a seed of its own, so a new shuffle, a new toss and new changes of hand
  /// (N-MULL-05). Meaningless once the match is over.
  MatchSetup next_game() const;

  /// Takes over the end of the game that was played with `next_game()`. Ignored if the game or the match is over
  /// already, or if the game is not: false then.
  bool add_result(const GameState& end);

  /// True if the player may be asked for a swap now (CR-30): between two games, with a sideboard.
  bool may_swap(PlayerId player) const;

  /// Whether the swap is allowed now; the exchange is one for one and the result a legal deck (N-SIDE-03).
  SwapRefusal check_swap(PlayerId player, const Swap& swap, const Catalog& catalog) const;

  /// Carries it out, or refuses and changes nothing. Swaps before one game add up.
  SwapRefusal swap(PlayerId player, const Swap& swap, const Catalog& catalog);

  /// The next match of the same two players, with the registered decks (N-SIDE-06).
  Series next_match(std::uint64_t seed) const;

  friend bool operator==(const Series& a, const Series& b);

 private:
  SeriesSetup setup_;
  PerPlayer<Deck> decks_;
  std::vector<GameResult> games_;
};

/// One English line for authoring tools.
std::string text_of(const SwapRefusal& refusal);

}  // namespace naruto

namespace table {
template <>
struct EnumNames<naruto::SwapBreach> {
  static constexpr std::array<std::string_view, 9> names{
      "none",        "before_first_game", "match_over", "no_sideboard", "unequal_numbers",
      "not_in_deck", "not_in_sideboard",  "bad_number", "illegal_deck"};
};
}  // namespace table
