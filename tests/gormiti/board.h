// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "engine/gormiti/cards/card_reader.h"
#include "engine/gormiti/game.h"

/// Positions with invented cards, for tests of the rules.
namespace gormiti_tests {

using namespace gormiti;

inline constexpr PlayerId A = PlayerId::south;
inline constexpr PlayerId B = PlayerId::north;

// The text of cards, in the form of the card file. `more`: further keys, then abilities.
std::string fighter(std::string_view code, int atk, int hp, std::string_view more = {});
std::string card(std::string_view type, std::string_view code, std::string_view more = {});
std::string triggered(std::string_view on, std::string_view doing, std::string_view more = {});
std::string activated(std::string_view doing, std::string_view more = {});
std::string statics(std::string_view rules, std::string_view more = {});
std::string use(std::string_view doing);

// Filters and effects that most texts use.
inline const std::string kDraw1 = R"({ op = "draw", who = "you", n = 1 })";
inline constexpr std::string_view kOpposingOther = R"({ type = "fighter", controller = "opponent", hero = false })";
inline constexpr std::string_view kOpposingHero = R"({ type = "fighter", controller = "opponent", hero = true })";

Payment paying(std::initializer_list<CardId> cards);

/// A game in Main1 of turn 5, which is A's, with nothing but what a test puts there. Each deck has cards of no use.
class Board {
 public:
  explicit Board(const std::string& cards, Options options = {});

  CardId hero(PlayerId player, std::string_view code) { return put(player, code, Zone::hero); }
  /// On the field: it entered in an earlier turn.
  CardId put(PlayerId player, std::string_view code, Zone zone, CardId on = kNoCard);
  CardId field(PlayerId player, std::string_view code) { return put(player, code, Zone::fighters); }
  CardId arena(PlayerId player, std::string_view code) { return put(player, code, Zone::arenas); }
  CardId weapon(PlayerId player, std::string_view code, CardId on) { return put(player, code, Zone::weapons, on); }
  CardId hand(PlayerId player, std::string_view code) { return put(player, code, Zone::hand); }
  CardId deck(PlayerId player, std::string_view code) { return put(player, code, Zone::deck); }
  CardId discard(PlayerId player, std::string_view code) { return put(player, code, Zone::discard); }
  CardId token(PlayerId player, std::string_view code);
  /// Current HP, by damage.
  void stands_at(CardId card, int hp);
  void empty_decks();
  /// It is the turn of this player now, with this number.
  void turn(PlayerId player, int number);

  /// Has to be accepted.
  void act(PlayerId by, const Action& action);
  void act(const Action& action) { act(state.question.player, action); }
  /// The reason of the refusal; the game must not change.
  std::string refused(PlayerId by, const Action& action) const;
  std::string refused(const Action& action) const { return refused(state.question.player, action); }
  std::string rule(const Action& action) const;

  /// One attack to its end; nobody plays a Move. `defender`: chosen where there is a choice.
  void clash(CardId attacker, CardId defender = kNoCard);
  /// Until the defender is chosen and the first Move is asked for, or the clash is over.
  void attack(CardId attacker, CardId defender = kNoCard);
  void end_turn();
  /// Ends turns until this one has begun.
  void until_turn(int number);

  int hp(CardId card) const;
  int max(CardId card) const;
  int atk(CardId card) const;
  Zone zone(CardId card) const { return state[card].zone; }
  std::size_t in_hand(PlayerId player) const { return state[player].hand.size(); }
  int counters(CardId card) const;
  bool asks(QuestionKind kind, PlayerId player) const {
    return state.question.kind == kind && state.question.player == player;
  }
  std::vector<CardId> offered() const;
  PlayerId winner() const { return state.outcome == Outcome::south ? A : B; }

  ReadCards read;
  Rulebook rules;
  GameState state;
  Events events;  ///< of the last action

 private:
  PerPlayer<CardId> next_{{0, 20}};
};

/// With a Hero of each player, of these codes.
struct TwoHeroes : Board {
  explicit TwoHeroes(const std::string& cards, Options options = {}, std::string_view south = "HA",
                     std::string_view north = "HB")
      : Board(cards, options), ha(hero(A, south)), hb(hero(B, north)) {}
  CardId ha, hb;
};

}  // namespace gormiti_tests
