// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/rising_clan/match/card_game.h"
#include "engine/rising_clan/scenario/layout.h"
#include "engine/rising_clan/scenario/scenario.h"
#include "engine/table/scenario_desk.h"

/// Private to the runner and to lessons: the game of a scenario, and what its words mean.
namespace rising_clan::scenario {

inline constexpr int kUsualTurn = 50;  ///< the truce is over (R-234)

/// In the order of `CardType`.
inline constexpr std::array<std::string_view, 4> kDeckWords{"advantages", "events", "disadvantages", "statuses"};
/// Where a player has cards.
inline constexpr std::array<std::pair<std::string_view, Zone>, 7> kPlaces{{{"hand", Zone::hand},
                                                                           {"play", Zone::play},
                                                                           {"gift", Zone::gift},
                                                                           {"area", Zone::area},
                                                                           {"status", Zone::status},
                                                                           {"conquered", Zone::conquered},
                                                                           {"credit", Zone::credit}}};

/// First the position that the lines lay out, then the match that goes on from it.
struct Desk {
  explicit Desk(const Catalog& catalog) : cards(catalog) {}

  const GameState& state() const { return match ? match->state() : position; }
  Rulebook rules() const { return {&cards, setup.options}; }
  const std::string& code(CardId card) const { return cards[state()[card].definition].id; }
  /// Codes with blanks between; "nothing".
  std::string codes(const std::vector<CardId>& some) const;
  /// "turn 50: A is asked window roll".
  std::string question() const;
  /// The position, empty so far, of the head that has been read: players, options, turn. Nothing is laid if it has a
  /// fault.
  void open();
  /// Why no game can begin with this head; or nothing.
  std::string fault_of_head() const;

  const Catalog& cards;
  MatchSetup setup = {};  ///< `names` are the letters of the seats
  // The head: it stands before everything that lies on the table.
  int players = 4;
  int turn = kUsualTurn;
  std::optional<int> round;
  SeatId active = table::seat_at(0);
  std::optional<SeatId> round_holder;
  Step step = Step::prepare;
  bool dealt = false;  ///< no position: the game begins with the set-up

  bool opened = false;  ///< the head is over
  GameState position;
  std::optional<Match> match;
  CardSet laid;  ///< they lie where a line has laid them
  std::vector<std::pair<std::string, CardId>> labels;
  SeatSet has_clan, has_goal;  ///< by a line
  PerSeat<int> totals{};       ///< in the tournament, before this game
};

/// "A" to "I".
std::string letter(SeatId seat);
/// A name as a word of the notation: "Stun grenade" is "stun-grenade".
std::string word_of(std::string_view name);

using CardTest = std::function<bool(CardId)>;

/// The words of one line of a scenario, and what they mean at this desk. What is no word of the notation is a problem
/// of the line (`words`).
class Reading {
 public:
  Reading(Cursor& line, const Desk& at) : words(line), desk(at) {}

  /// A to I, whether somebody sits there or not.
  static std::optional<SeatId> seat_of(std::string_view word);
  /// A seat of this table.
  SeatId seat();
  /// Some of them, at least one.
  std::vector<SeatId> seats();
  /// One word of an enumeration.
  template <table::NamedEnum E>
  E word(std::string_view what) {
    const auto& names = table::EnumNames<E>::names;
    return static_cast<E>(words.one_of({names.begin(), names.end()}, what));
  }

  // By code ("A27", "HIR", "G12") or by the English name as one word ("adrenaline", "hiraku") or in quotes.
  DefinitionId definition();
  RoleId role();
  GoalId goal();
  std::optional<DefinitionId> find_definition(std::string_view word) const;
  /// These words and all that cards are called, for a message.
  std::vector<std::string_view> names_and(std::vector<std::string_view> words) const;

  /// A card by its label, or by what it is called, perhaps behind "A:". Equal ones in the same place are one. Those
  /// that fit `test` come first, then those that lie on the table or in a hand, then any.
  CardId card(const CardTest& test = {});
  /// All the words up to one of these, or to the end of the line.
  std::vector<CardId> cards(const CardTest& test, std::initializer_list<std::string_view> ends = {});

  Cursor& words;
  const Desk& desk;

 private:
  std::vector<CardId> meant(std::string_view word, const CardTest& test) const;
};

/// A line of the position; false if it is another line.
bool read_position(Reading& reading, Desk& desk);
/// Words with which a line of the position begins; behind a seat, what it may have.
std::vector<std::string_view> position_words(bool behind_seat);
/// From the position to the game: nothing, or what in it cannot be.
std::string begin_game(Desk& desk);
/// "dice 4 6": those that come next, in the position or in the middle of the game.
void read_dice(Reading& reading, Desk& desk);

/// What somebody does, or nothing if the line says something else.
std::optional<std::pair<SeatId, Action>> read_decision(Reading& reading);
/// It can stand in a decision: a seat, a number, a card, a label or a word of the notation.
bool has_meaning(const Desk& desk, const Reading& reading, std::string_view word);
/// Whether the words can be a decision at all in a game of these cards, wherever they lie: who decides, what, and words
/// and cards that there are. What they cannot be is a problem of the line.
void check_decision(Cursor& words, const Desk& desk);

std::optional<Difference> check_expectation(Reading& reading);

}  // namespace rising_clan::scenario
