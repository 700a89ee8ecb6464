// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <variant>
#include <vector>

#include "engine/rising_clan/rules/tournament.h"

/// The closed list of what can be written into the journal of a tournament for points: plain data, one struct each with
/// its name and its fields. People are numbers from 1, in the order of the first line.
namespace rising_clan {

/// A game by people in place of seats: `seats` clockwise from seat 1, what each has in the same order.
struct GameEntry {
  std::vector<int> seats, events, statuses;
  std::vector<int> goal, rival, supreme, others;
  int victim = 0, alone = 0;  ///< 0: nobody
  int last_clan_point = kAsData;
  bool sole_winner_supreme = false;
  friend bool operator==(const GameEntry&, const GameEntry&) = default;
};
/// The facts with the people on their seats; nothing where somebody is named who did not play.
std::optional<GameFacts> facts_of(const GameEntry& game);
GameEntry entry_of(const std::vector<EntrantId>& seats, const GameFacts& facts);

struct OpenPoints {  ///< the first line (R-1001, R-1017)
  static constexpr std::string_view name = "open";
  std::string title = {}, date = {};
  std::vector<std::string> people = {};
  int target = 60;
  std::vector<std::string> rules = {};  ///< the house rules of all its games (R-14): "handLimit 8"
};
/// Of the options of a match, as the first line has them: those that are not as usual, but for the target.
std::vector<std::string> rules_of(const Options& options);

struct DrawSeats {  ///< R-1023; once more with the same seats: a match by them begins in the window, with this seed
  static constexpr std::string_view name = "draw";
  std::vector<int> seats = {};
  std::uint64_t seed = 0;
};
struct EnterGame {
  static constexpr std::string_view name = "game";
  GameEntry game = {};
  std::uint64_t seed = 0;   ///< of the draw that it was played by; 0: none
  std::string record = {};  ///< its name among the matches that are kept
};
struct LeaveTable {  ///< R-1023
  static constexpr std::string_view name = "leave";
  int person = 0;
};
struct CorrectGame {  ///< what a game came to, said anew; `line` is that in which it was entered
  static constexpr std::string_view name = "correct";
  int line = 0;
  GameEntry game = {};
};
struct StrikeStep {  ///< a game that does not count, somebody who did not leave
  static constexpr std::string_view name = "strike";
  int line = 0;
};

using PointsCommand = std::variant<OpenPoints, DrawSeats, EnterGame, LeaveTable, CorrectGame, StrikeStep>;

struct PointsLine {
  int number = 0;
  std::string at, who;
  PointsCommand command;
  std::string reason;
};

template <class V, class C>
requires std::is_same_v<std::remove_const_t<C>, GameEntry>
void game_fields(V& v, C& c) {
  v("seats", c.seats), v("goal", c.goal), v("rival", c.rival), v("supreme", c.supreme), v("others", c.others);
  v("victim", c.victim), v("alone", c.alone), v("events", c.events), v("statuses", c.statuses);
  v("last_clan_point", c.last_clan_point), v("sole_winner_supreme", c.sole_winner_supreme);
}

template <class C>
concept PointsStep = std::is_constructible_v<PointsCommand, C> && requires {
  C::name;
};

/// The one place that says how a command is written and read.
template <class V, class C>
requires PointsStep<std::remove_const_t<C>>
void fields(V& v, C& c) {
  using Which = std::remove_const_t<C>;
  if constexpr (std::is_same_v<Which, OpenPoints>)
    v("title", c.title), v("date", c.date), v("people", c.people), v("target", c.target), v("rules", c.rules);
  else if constexpr (std::is_same_v<Which, DrawSeats>)
    v("seats", c.seats), v("seed", c.seed);
  else if constexpr (std::is_same_v<Which, EnterGame>)
    game_fields(v, c.game), v("seed", c.seed), v("record", c.record);
  else if constexpr (std::is_same_v<Which, LeaveTable>)
    v("person", c.person);
  else if constexpr (std::is_same_v<Which, CorrectGame>)
    v("line", c.line), game_fields(v, c.game);
  else
    v("line", c.line);
}

}  // namespace rising_clan
