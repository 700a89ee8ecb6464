// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/gormiti/match/card_game.h"
#include "engine/gormiti/scenario/layout.h"
#include "engine/gormiti/scenario/scenario.h"
#include "engine/table/scenario_desk.h"

/// Private to the runner and to lessons: the game of a scenario, and what its words mean.
namespace gormiti::scenario {

/// First the position that the lines lay out, then the match that goes on from it.
struct Desk {
  explicit Desk(const Catalog& catalog) : cards(catalog), position(empty_position(Mode::strategic, kUsualTurn)) {}

  static constexpr int kUsualTurn = 5;

  const GameState& state() const { return match ? match->state() : position; }
  Rulebook rules() const { return {&cards, setup.options}; }
  const std::string& code(CardId card) const { return cards[state()[card].definition].code; }
  /// Codes with blanks between.
  std::string codes(const std::vector<CardId>& some) const;
  /// "main1 of turn 5: south is asked strategic".
  std::string question() const;

  const Catalog& cards;
  MatchSetup setup;
  GameState position;
  std::optional<Match> match;
  std::vector<std::pair<std::string, CardId>> labels;
  PerPlayer<bool> deck_laid{};                ///< else cards of no use are in it
  std::vector<std::pair<CardId, int>> at_hp;  ///< when everything lies where it lies
};

using CardTest = std::function<bool(CardId)>;

/// The words of one line of a scenario, and what they mean at this desk. What is no word of the notation is a problem
/// of the line (`words`).
class Reading {
 public:
  Reading(Cursor& line, const Desk& at) : words(line), desk(at) {}

  /// "A" is south, "B" north.
  static std::optional<PlayerId> player_of(std::string_view word);
  PlayerId player();
  Zone zone();
  /// One word of an enumeration.
  template <table::NamedEnum E>
  E word(std::string_view what) {
    const auto& names = table::EnumNames<E>::names;
    return static_cast<E>(words.one_of({names.begin(), names.end()}, what));
  }

  /// A card by its label, or by its code, perhaps behind "A:" or "B:". Of several that fit `test` equal ones of a
  /// hidden pile are one; others need a label.
  CardId card(const CardTest& test = {});
  /// All the words up to one of these, or to the end of the line.
  std::vector<CardId> cards(const CardTest& test, std::initializer_list<std::string_view> ends = {});
  /// Whether the word could be the name of a card.
  bool names_card(std::string_view word) const;

  Cursor& words;
  const Desk& desk;

 private:
  std::vector<CardId> meant(std::string_view word, const CardTest& test) const;
};

/// A line of the position; false if it is another line.
bool read_position(Reading& reading, Desk& desk);
/// Words with which a line of the position begins; behind a player, those of the zones.
std::vector<std::string_view> position_words(bool behind_player);
/// From the position to the game: nothing, or what in it cannot be.
std::string begin_game(Desk& desk);

/// What a player does, or nothing if the line says something else.
std::optional<std::pair<PlayerId, Action>> read_decision(Reading& reading);

/// Whether the words can be a decision at all in a game of these cards, wherever they lie: who decides, what, and words
/// and cards that there are. What they cannot be is a problem of the line.
void check_decision(Cursor& words, const Desk& desk);

std::optional<Difference> check_expectation(Reading& reading);

}  // namespace gormiti::scenario
