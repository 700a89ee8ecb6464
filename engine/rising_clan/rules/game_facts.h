// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>

#include "engine/rising_clan/state/rulebook.h"

/// A game that is over as far as a tournament has to know it (R-1002 to R-1007, R-1010), whether the program played it
/// or people with printed cards did.
namespace rising_clan {

struct GameFacts {
  std::size_t players = 2;
  SeatSet by_goal = {};              ///< completed the own goal first (R-1002)
  SeatSet by_rival = {};             ///< won by an own rival (R-1003)
  SeatSet supreme = {};              ///< of those (R-408)
  SeatSet others = {};               ///< winners by a house rule: no 15 points, but winners for R-1004
  SeatId victim = kNoSeat;           ///< the rival of those who won by one (R-1006)
  SeatId alone = kNoSeat;            ///< the only clan left (R-1019)
  PerSeat<std::uint8_t> events{};    ///< conquered events and markers (R-1018)
  PerSeat<std::uint8_t> statuses{};  ///< status cards in the play area (R-1010)
  int last_clan_point = kAsData;     ///< the house rule that the game was played by (R-1007)
  bool sole_winner_supreme = false;  ///< likewise (R-409)

  SeatSet winners() const { return by_goal | by_rival | others; }
  friend bool operator==(const GameFacts&, const GameFacts&) = default;
};

/// Of a game that is over.
GameFacts facts_of(const Position& position);

/// Why a game cannot have ended so. Sentences are the interface's.
enum class FactFault : std::uint8_t {
  players,          ///< not two to nine (R-801)
  no_seat,          ///< somebody who did not play is named
  two_goals,        ///< R-412
  no_victim,        ///< there are winners by a rival, and nobody was it (R-1006)
  victim_of_none,   ///< somebody was defeated by winners, and there are none
  victim_wins,      ///< the victim is among the winners: winners are in the game (R-406)
  supreme_of_none,  ///< supreme, and no winner by a rival (R-408)
  all_supreme,      ///< R-409: the word needs a winner who is not
  supreme_of_two,   ///< R-804
  goal_supreme,     ///< R-412
  too_many_events,
  too_many_statuses,
  victim_status,  ///< who is out has none left (R-211, R-1013)
  not_alone,      ///< R-1019: others of the game won, or have status cards, or the victim is alone
  two_left,       ///< of two players the victim is out, and the other one is not alone
};

struct WrongFact {
  FactFault fault = FactFault::players;
  SeatId seat = kNoSeat;  ///< whom it is about, if it is about one
};
/// Nothing: a game can end so (R-408, R-409, R-412, R-415, R-1013, R-1019).
std::optional<WrongFact> wrong_fact(const GameFacts& facts);

/// Status cards that there are.
inline constexpr int kStatusCards = 13;
/// More conquered events than event cards and markers nobody has.
inline constexpr int kMostConquered = static_cast<int>(kMostEvents);

}  // namespace rising_clan

template <>
struct table::EnumNames<rising_clan::FactFault> {
  static constexpr std::array<std::string_view, 15> names{
      "players",         "no_seat",           "two_goals",     "no_victim",      "victim_of_none",
      "victim_wins",     "supreme_of_none",   "all_supreme",   "supreme_of_two", "goal_supreme",
      "too_many_events", "too_many_statuses", "victim_status", "not_alone",      "two_left"};
};
