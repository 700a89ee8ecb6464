// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "engine/rising_clan/state/ids.h"

/// What goes on and what waits, as small structs: a game saved in the middle of a choice goes on.
namespace rising_clan {

/// A piece of work that waits for those above it. `stage` is where it stands.
enum class FrameKind : std::uint8_t {
  setup,         ///< R-D02, R-D03
  turn,          ///< R-203, R-D04, R-D23
  window,        ///< R-227
  initiative,    ///< R-204, R-206
  natural,       ///< R-104, R-105, R-D30
  roll,          ///< R-113, R-D08
  event,         ///< R-247, R-525, R-D05, R-D10, R-D34
  challenge,     ///< R-501 ff., R-D15, R-D17
  attack,        ///< R-225, R-D20
  free,          ///< R-224, R-D29
  disadvantage,  ///< draws of disadvantages, R-D11
  abomination,   ///< R-601 ff., R-D12
  use,           ///< a card is used (R-244, R-254)
  run,           ///< a list of nodes (R-241)
  interrupt,     ///< R-D27
  giving,        ///< more cards to the same player (R-710)
  gift,          ///< an opened gift (R-706)
  search,        ///< R-510, R-D22
  look,          ///< R-D33
};

/// The windows of R-227.
enum class WindowKind : std::uint8_t {
  none,
  before_turn,     ///< R-D25
  initiative,      ///< R-D03
  event,           ///< R-D07
  challenge1,      ///< R-D14
  challenge2,      ///< R-D16
  challenge_roll,  ///< R-D17
  declaration,     ///< R-D19
  roll,            ///< R-D09
  flight           ///< R-D28
};

struct Frame {
  FrameKind kind = FrameKind::turn;
  std::uint8_t stage = 0;
  SeatId seat = kNoSeat;    ///< who: turn player, roller, user, first asked
  SeatId target = kNoSeat;  ///< the other one
  CardId card = kNoCard;
  std::uint8_t at = 0;    ///< a place in what is gone through
  std::uint8_t n = 0;     ///< how many are left, or have passed
  std::uint8_t roll = 0;  ///< of a list: the roll that it is about, from 1
  ListId list = kNoList;
  SeatSet culprits = {};  ///< those who will have contributed (R-403, R-406, R-1102)
  WindowKind window = WindowKind::none;
  bool by_decision = false;  ///< of a list: somebody used a card, so that he may contribute

  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("kind", self.kind);
    v("stage", self.stage);
    v("seat", self.seat);
    v("target", self.target);
    v("card", self.card);
    v("at", self.at);
    v("n", self.n);
    v("roll", self.roll);
    v("list", self.list);
    v("culprits", self.culprits);
    v("window", self.window);
    v("by_decision", self.by_decision);
  }
  friend bool operator==(const Frame&, const Frame&) = default;
};

/// The rows of R-112.
enum class RollKind : std::uint8_t {
  first_player,
  priority,
  event,
  test,
  own_free,
  free,
  attack,
  challenge,
  fight,
  creature
};

/// One die and what is added to it.
struct Roll {
  RollKind kind = RollKind::test;
  SeatId roller = kNoSeat;
  SeatId against = kNoSeat;  ///< whose DIF it must reach; nobody: `target`
  Stat stat = Stat::ATT;
  std::uint8_t target = 0;
  std::uint8_t die = 0;  ///< 0: not rolled yet
  bool halved = false;   ///< R-246
  bool cancelled = false;
  bool die_in_defence = false;  ///< the attacked has a die in the DIF (R-902)
  std::int8_t amount = 0;
  SeatSet lowered = {};          ///< who worked against the roller (R-406)
  SeatSet raised = {};           ///< who worked against the one attacked
  PerSeat<std::uint8_t> used{};  ///< cards (R-239)

  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("kind", self.kind);
    v("roller", self.roller);
    v("against", self.against);
    v("stat", self.stat);
    v("target", self.target);
    v("die", self.die);
    v("halved", self.halved);
    v("cancelled", self.cancelled);
    v("die_in_defence", self.die_in_defence);
    v("amount", self.amount);
    v("lowered", self.lowered);
    v("raised", self.raised);
    v("used", self.used);
  }
  friend bool operator==(const Roll&, const Roll&) = default;
};

/// What a roll gave, for the work below it.
struct Result {
  bool passed = false;
  SeatSet lowered = {}, raised = {};

  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("passed", self.passed);
    v("lowered", self.lowered);
    v("raised", self.raised);
  }
  friend bool operator==(const Result&, const Result&) = default;
};

enum class LastingKind : std::uint8_t { bonus, forbid, silence, smoke };

/// Something that an effect began and that ends with a step or a turn.
struct Lasting {
  LastingKind kind = LastingKind::bonus;
  Stat stat = Stat::ATT;
  What what = What::none;
  SeatId on = kNoSeat;
  std::int8_t n = 0;
  bool step = false;  ///< it ends with the piece of work that has fewer than `depth` below it
  std::uint8_t depth = 0;

  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("kind", self.kind);
    v("stat", self.stat);
    v("what", self.what);
    v("on", self.on);
    v("n", self.n);
    v("step", self.step);
    v("depth", self.depth);
  }
  friend bool operator==(const Lasting&, const Lasting&) = default;
};

/// An ability whose limit is used up.
struct Spent {
  CardId card = kNoCard;
  std::uint8_t ability = 0;
  bool for_game = false;

  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("card", self.card);
    v("ability", self.ability);
    v("for_game", self.for_game);
  }
  friend bool operator==(const Spent&, const Spent&) = default;
};

using Facers = FixedVector<SeatId, kMostSeats>;

/// The event that is up.
struct EventState {
  CardId card = kNoCard;
  Facers facers;           ///< in their order
  SeatSet rolled = {};     ///< have faced (R-526)
  SeatSet left_out = {};   ///< Mikatsu, vehicle
  SeatId alone = kNoSeat;  ///< R-524
  bool taken = false;
  bool cancelled = false;  ///< of a challenge (R-514)
  bool joining = false;

  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("card", self.card);
    v("facers", self.facers);
    v("rolled", self.rolled);
    v("left_out", self.left_out);
    v("alone", self.alone);
    v("taken", self.taken);
    v("cancelled", self.cancelled);
    v("joining", self.joining);
  }
  friend bool operator==(const EventState&, const EventState&) = default;
};

/// The creature that is fought.
struct Fight {
  CardId card = kNoCard;
  SeatId player = kNoSeat;
  std::int8_t att = 0, dif = 0;  ///< what is added to those of the table, in this phase

  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("card", self.card);
    v("player", self.player);
    v("att", self.att);
    v("dif", self.dif);
  }
  friend bool operator==(const Fight&, const Fight&) = default;
};

/// What is asked. The seat decides; what the options are follows from the state.
enum class QuestionKind : std::uint8_t {
  none,
  peek,           ///< R-D02
  window,         ///< R-227
  prepare,        ///< R-D26
  act,            ///< R-D18
  interrupt,      ///< R-D27
  natural_six,    ///< R-D30
  natural_one,    ///< R-D30
  join,           ///< R-D06
  opponent,       ///< R-D13
  flee,           ///< R-601
  flee_cards,     ///< R-604
  attempt,        ///< R-218
  exchange,       ///< R-226
  hand_limit,     ///< R-226
  choose_list,    ///< R-D31
  choose_target,  ///< R-D31
  immune,         ///< R-D32
  look,           ///< R-D33
  giving,         ///< R-710
  shame,          ///< R-631
  open_gift,      ///< R-706
  cure,           ///< R-242
  discard_hand,   ///< R-242
  discard_play,   ///< R-242
  steal,          ///< R-242
  recover,        ///< R-242
  order,          ///< R-252
  search,         ///< R-510
};

struct Question {
  QuestionKind kind = QuestionKind::none;
  SeatId seat = kNoSeat;

  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("kind", self.kind);
    v("seat", self.seat);
  }
  friend bool operator==(const Question&, const Question&) = default;
};

}  // namespace rising_clan

namespace table {
template <>
struct EnumNames<rising_clan::FrameKind> {
  static constexpr std::array<std::string_view, 19> names{
      "setup",     "turn",   "window", "initiative",   "natural",     "roll", "event",
      "challenge", "attack", "free",   "disadvantage", "abomination", "use",  "run",
      "interrupt", "giving", "gift",   "search",       "look"};
};
template <>
struct EnumNames<rising_clan::WindowKind> {
  static constexpr std::array<std::string_view, 10> names{"none",       "before_turn", "initiative",     "event",
                                                          "challenge1", "challenge2",  "challenge_roll", "declaration",
                                                          "roll",       "flight"};
};
template <>
struct EnumNames<rising_clan::RollKind> {
  static constexpr std::array<std::string_view, 10> names{"first_player", "priority", "event",     "test",  "own_free",
                                                          "free",         "attack",   "challenge", "fight", "creature"};
};
template <>
struct EnumNames<rising_clan::LastingKind> {
  static constexpr std::array<std::string_view, 4> names{"bonus", "forbid", "silence", "smoke"};
};
template <>
struct EnumNames<rising_clan::QuestionKind> {
  static constexpr std::array<std::string_view, 29> names{
      "none",          "peek",     "window",  "prepare",    "act",     "interrupt", "natural_six", "natural_one",
      "join",          "opponent", "flee",    "flee_cards", "attempt", "exchange",  "hand_limit",  "choose_list",
      "choose_target", "immune",   "look",    "giving",     "shame",   "open_gift", "cure",        "discard_hand",
      "discard_play",  "steal",    "recover", "order",      "search"};
};
}  // namespace table
