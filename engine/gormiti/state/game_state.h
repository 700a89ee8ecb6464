// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <concepts>
#include <cstdint>

#include "engine/gormiti/state/field_texts.h"
#include "engine/gormiti/state/work.h"
#include "engine/table/random.h"

/// The game at one moment, as one plain value: copying it is saving it. Only `events/change.cpp` writes it.
namespace gormiti {

/// One physical card, or a token. 12 bytes. What only the field has is at rest elsewhere (G-618).
struct CardState {
  DefinitionId definition = 0;
  Zone zone : 4 = Zone::nowhere;
  PlayerId owner : 1 = PlayerId::south;
  bool entered_this_turn : 1 = false;  ///< G-424
  std::uint8_t life = 0;               ///< counts up when it enters the field, and when it leaves the discard pile
  std::int16_t damage = 0;             ///< G-601
  CardId attached_to = kNoCard;        ///< bearer of a Weapon; kept when it has left (G-832)
  std::uint8_t place = 0;              ///< Fighter: zone from 1; Weapon, Arena: order among its like (G-110)
  std::uint8_t duration = 0;           ///< own turns left; 0: no end (G-436)
  std::uint8_t attacks : 4 = 0;        ///< this turn
  std::uint8_t extra_attacks : 4 = 0;  ///< this turn (G-530)
  std::uint16_t used = 0;              ///< this turn, four bits for each ability (G-812, G-813)

  int uses(std::size_t ability) const { return (used >> (4U * ability)) & 15U; }
  friend bool operator==(const CardState&, const CardState&) = default;
};

using Pile = FixedVector<CardId, kMaxOwned>;

/// The zones of one player. Piles from the bottom up: the back of `deck` is its top card (G-321).
struct PlayerState {
  Pile deck, hand, discard;
  Pile weapons;  ///< in the order in which they were attached
  Pile arenas;
  std::array<CardId, kMaxZones> fighters{kNoCard, kNoCard, kNoCard, kNoCard, kNoCard, kNoCard, kNoCard, kNoCard};
  CardId hero = kNoCard;
  CardId chosen = kNoCard;      ///< as Hero, not revealed yet (G-402); quick: to be swapped (G-913)
  bool decided = false;         ///< quick: whether to swap
  FixedVector<CardId, 2> down;  ///< quick: what is put down
  std::uint8_t rounds = 0;      ///< quick: won

  friend bool operator==(const PlayerState&, const PlayerState&) = default;
};

/// Where the game stands (G-10). In those marked "asks" somebody has to decide; the others go on by themselves.
enum class Step : std::uint8_t {
  choose_hero,      ///< G-D01, asks
  cut,              ///< G-D02, asks
  exchange,         ///< G-D15, asks
  turn_start,       ///< G-419
  main1,            ///< G-D05, asks
  combat,           ///< G-D06, asks
  choose_defender,  ///< G-D07, asks
  joined,           ///< G-D16: what joining has triggered
  attacker_move,    ///< G-D08, asks
  defender_move,    ///< G-D09, asks
  resolve_moves,    ///< G-514
  damage,           ///< G-515
  clash_end,        ///< G-519
  clash_over,       ///< what the result has triggered
  main2,            ///< G-D11, asks
  turn_end,         ///< G-420 (1)
  turn_expiry,      ///< G-420 (2)
  turn_late,        ///< G-420 (3)
  turn_over,        ///< G-420 (4)
  quick_draw,       ///< G-912 (1), (2)
  swap,             ///< G-912 (3), asks
  reveal,           ///< G-912 (4) to (6)
  over,
};

enum class EndReason : std::uint8_t {
  none,
  hero_defeated,  ///< G-101, G-605, G-610
  conceded,       ///< G-105
  stalemate,      ///< G-708
  quiet,          ///< G-709
  turn_limit,     ///< G-710
  rounds,         ///< G-907
  last_round,     ///< G-907: equal rounds
  no_game,        ///< it was refused at the set-up
};

enum class Outcome : std::uint8_t { none, south, north, draw };

constexpr Outcome win_of(PlayerId player) { return player == PlayerId::south ? Outcome::south : Outcome::north; }

struct CounterStack {
  CardId card = kNoCard;
  CounterKind kind = 0;
  std::uint16_t n = 0;

  friend bool operator==(const CounterStack&, const CounterStack&) = default;
};

/// The named streams of luck (G-111).
enum class Luck : std::uint8_t { south_shuffle, north_shuffle, lot, random_discard };

struct GameState {
  std::array<CardState, kMaxCards> cards{};
  PerPlayer<PlayerState> players;
  Mode mode = Mode::strategic;
  Step step = Step::choose_hero;
  PlayerId active = PlayerId::south;
  PlayerId starter = PlayerId::south;
  std::uint16_t turn = 0;

  FixedVector<LastingEffect, kMaxLasting> lasting;
  FixedVector<Trigger, kMaxTriggers> triggers;
  std::uint8_t batch = 0;   ///< of `triggers`, those in front that are being resolved (G-443)
  std::uint16_t taken = 0;  ///< out of batches since the game went on (G-447)
  FixedVector<Work, kMaxWork> work;
  FixedVector<CounterStack, kMaxCounters> counters;
  Clash clash;
  Question question;
  Pile picks;  ///< so far, of the open question

  bool combat_done = false;       ///< this turn
  bool must_attack = false;       ///< the Hero, before the phase can be ended (G-707)
  bool forced_turn = false;       ///< counts for G-708
  bool hp_changed = false;        ///< this turn: damage was dealt or healed (G-708)
  bool moved = false;             ///< this turn: a card changed its zone, counters were put or spent (G-709)
  std::uint8_t forced_turns = 0;  ///< G-708
  std::uint8_t quiet_turns = 0;   ///< G-709

  std::uint8_t round = 0;              ///< quick
  Outcome last_round = Outcome::none;  ///< quick: of the last round that had a winner

  std::array<table::RandomStream, 4> luck{};

  Outcome outcome = Outcome::none;
  EndReason end = EndReason::none;

  FieldTexts texts;  ///< kept by `Change` (events/field_texts.h)

  friend bool operator==(const GameState&, const GameState&) = default;

  const CardState& operator[](CardId id) const { return cards[id]; }
  const PlayerState& operator[](PlayerId player) const { return players[player]; }
  bool over() const { return step == Step::over; }
  bool on_field(ObjectRef object) const {
    return object && is_field(cards[object.card].zone) && cards[object.card].life == object.life;
  }
  ObjectRef object(CardId card) const { return card == kNoCard ? ObjectRef{} : ObjectRef{card, cards[card].life}; }
};

static_assert(std::regular<GameState>);
static_assert(std::is_trivially_copyable_v<GameState>);
static_assert(sizeof(CardState) == 12);
static_assert(sizeof(GameState) < 2048, "undo, replay and search are copies of the state");

}  // namespace gormiti

namespace table {
template <>
struct EnumNames<gormiti::Step> {
  static constexpr std::array<std::string_view, 23> names{
      "choose_hero",     "cut",        "exchange",      "turn_start",    "main1",         "combat",
      "choose_defender", "joined",     "attacker_move", "defender_move", "resolve_moves", "damage",
      "clash_end",       "clash_over", "main2",         "turn_end",      "turn_expiry",   "turn_late",
      "turn_over",       "quick_draw", "swap",          "reveal",        "over"};
};
template <>
struct EnumNames<gormiti::EndReason> {
  static constexpr std::array<std::string_view, 9> names{
      "none", "hero_defeated", "conceded", "stalemate", "quiet", "turn_limit", "rounds", "last_round", "no_game"};
};
template <>
struct EnumNames<gormiti::Outcome> {
  static constexpr std::array<std::string_view, 4> names{"none", "south", "north", "draw"};
};
template <>
struct EnumNames<gormiti::Luck> {
  static constexpr std::array<std::string_view, 4> names{"south_shuffle", "north_shuffle", "lot", "random_discard"};
};
}  // namespace table
