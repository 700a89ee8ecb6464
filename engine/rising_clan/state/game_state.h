// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <concepts>
#include <cstdint>
#include <type_traits>

#include "engine/rising_clan/state/work.h"
#include "engine/table/random.h"

/// The game at one moment, as one plain value: copying it is saving it. Only `events/` writes it.
namespace rising_clan {

/// One physical card. Who knows which card it is: these, its owner in a hand, and all who see an open zone (R-1111).
struct CardState {
  DefinitionId definition = kNoDefinition;
  Zone zone = Zone::aside;
  SeatId seat = kNoSeat;   ///< whose hand, area and so on
  SeatId giver = kNoSeat;  ///< of a gift
  SeatSet known = {};

  friend bool operator==(const CardState&, const CardState&) = default;
};

template <std::size_t N>
using Cards = FixedVector<CardId, N>;

struct PlayerState {
  RoleId role = kNoRole;  ///< both secret (R-201)
  GoalId goal = kNoGoal;
  bool in_game = true;
  bool revealed = false;
  bool captured_marker = false, recall_marker = false;  ///< R-245
  std::uint8_t wounds = 0;                              ///< R-230
  std::uint8_t half_marks = 0;                          ///< R-246
  std::uint8_t substitutions = 0;                       ///< R-231
  std::uint8_t old_area = 0;                            ///< so many of `area` lay there when the turn began (R-226)
  std::array<std::int8_t, 4> base_change{};             ///< for good (R-109)
  SeatSet role_seen_by = {};
  Cards<kMostAdvantages> hand;
  Cards<kMostPlay> play;
  Cards<kMostGifts> gifts;
  Cards<kMostDisadvantages> area;
  Cards<kMostStatus> status;
  Cards<kMostEvents> conquered;
  Cards<kMostCredits> credits;
  FixedVector<DefinitionId, kMostMarkers> markers;  ///< of events (R-208)

  friend bool operator==(const PlayerState&, const PlayerState&) = default;
};

enum class EndCause : std::uint8_t {
  none,
  won,          ///< by rival or goal (R-213)
  last_clan,    ///< R-O19
  dawn,         ///< R-235
  last_stand,   ///< R-236
  nobody_left,  ///< R-411
  no_game,      ///< it was refused at the set-up
};

/// How the game ended (R-416, R-D24).
struct Outcome {
  EndCause cause = EndCause::none;
  SeatSet by_goal = {}, by_rival = {}, supreme = {};
  SeatSet others = {};  ///< winners by an option
  SeatId victim = kNoSeat;

  SeatSet winners() const { return by_goal | by_rival | others; }
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("cause", self.cause);
    v("by_goal", self.by_goal);
    v("by_rival", self.by_rival);
    v("supreme", self.supreme);
    v("others", self.others);
    v("victim", self.victim);
  }
  friend bool operator==(const Outcome&, const Outcome&) = default;
};

struct GameState {
  std::array<CardState, kMostCards> cards{};
  PerSeat<PlayerState> players;
  std::uint8_t seats = 2;
  std::uint8_t group = 1;  ///< R-802, with three

  Cards<kMostAdvantages> advantage_deck, advantage_discard;
  Cards<kMostEvents> event_deck, event_discard;
  Cards<kMostDisadvantages> disadvantage_deck, disadvantage_discard, returning;
  Cards<kMostStatus> status_deck;

  std::uint16_t turn = 0;   ///< number of the turn in hand, from 1 (R-234)
  std::uint8_t round = 0;   ///< R-235
  SeatId active = kNoSeat;  ///< whose turn it is
  SeatId round_holder = kNoSeat;
  bool action_used = false, free_used = false;  ///< this turn (R-224)
  std::uint8_t extra_attacks = 0;
  bool last_stand = false;  ///< R-236
  std::uint8_t last_stand_turns = 0;

  FixedVector<Frame, kMostFrames> frames;
  FixedVector<Roll, kMostRolls> rolls;
  FixedVector<Lasting, kMostLasting> lasting;
  FixedVector<Spent, kMostUsed> spent;
  EventState event;
  Fight fight;
  Result result;
  Facers order;                 ///< who rolls, or has rolled, for a place (R-204, R-206)
  std::uint16_t ties = 0;       ///< bit i: the places i and i + 1 are tied
  SeatSet pending_recall = {};  ///< R-245
  SeatSet conceding = {};       ///< R-240
  SeatSet asked_in_vain = {};   ///< have asked to act since the last act
  Question question;

  std::array<table::RandomStream, 7> luck{};
  Outcome outcome;

  friend bool operator==(const GameState&, const GameState&) = default;

  const CardState& operator[](CardId card) const { return cards[card]; }
  const PlayerState& operator[](SeatId seat) const { return players[seat]; }
  bool over() const { return outcome.cause != EndCause::none; }
};

static_assert(std::regular<GameState>);
static_assert(std::is_trivially_copyable_v<GameState>);
static_assert(sizeof(CardState) == 6);
static_assert(sizeof(GameState) <= 6144, "undo, replay and search are copies of the state");

}  // namespace rising_clan

namespace table {
template <>
struct EnumNames<rising_clan::EndCause> {
  static constexpr std::array<std::string_view, 7> names{"none",       "won",         "last_clan", "dawn",
                                                         "last_stand", "nobody_left", "no_game"};
};
}  // namespace table
