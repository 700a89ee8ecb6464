// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "engine/gormiti/state/ids.h"

/// What goes on and what waits, as small structs: a game saved in the middle of a choice goes on.
namespace gormiti {

/// Who speaks: everything that the text of a card points at (G-831 to G-833). What `against` is follows from the clash.
struct Context {
  ObjectRef source;   ///< the card with the text
  ObjectRef subject;  ///< the object it triggered for, the own Fighter of a Move: `user`
  ObjectRef bearer;   ///< of a Weapon: the one it had when it triggered

  friend bool operator==(const Context&, const Context&) = default;
};

enum class LastingKind : std::uint8_t { modify, reduce };
/// The moment at which something ends (G-451; `rules/lasting.cpp` has which span ends when).
enum class EndKind : std::uint8_t { clash, turn_start, turn_end };

/// A change on one Fighter that lasts, with the amounts counted when it began (G-448).
struct LastingEffect {
  ObjectRef subject;
  LastingKind kind : 1 = LastingKind::modify;
  DamageCause cause : 2 = DamageCause::any;  ///< reduce
  Role as : 2 = Role::any;                   ///< reduce
  EndKind end : 2 = EndKind::turn_end;
  CardId source = kNoCard;  ///< the card whose text it is, wherever that lies now
  std::uint16_t turn = 0;   ///< in which it ends; of a clash 0
  std::int16_t a = 0;       ///< ATK, or the reduction
  std::int16_t b = 0;       ///< HP

  /// A weakening of HP stays apart from a boost: only the end of a boost may spare (G-604).
  bool joins(const LastingEffect& o) const {
    return subject == o.subject && kind == o.kind && cause == o.cause && as == o.as && end == o.end &&
           source == o.source && turn == o.turn && (b < 0) == (o.b < 0);
  }
  friend bool operator==(const LastingEffect&, const LastingEffect&) = default;
};

/// A place on the field in the order of G-110, whoever is active: which Fighter (Hero 0, zones from 1, Arenas last) and
/// which of its cards.
struct FieldPlace {
  std::uint8_t group = 0;
  std::uint8_t card = 0;

  friend auto operator<=>(const FieldPlace&, const FieldPlace&) = default;
};

/// An ability that waits (G-442).
struct Trigger {
  Context context;
  FieldPlace place;    ///< of its card when it triggered
  FieldPlace subject;  ///< of what it triggered for
  PlayerId owner : 1 = PlayerId::south;
  PlayerId subject_owner : 1 = PlayerId::south;
  std::uint8_t ability : 6 = 0;

  friend bool operator==(const Trigger&, const Trigger&) = default;
};

enum class WorkKind : std::uint8_t {
  run,           ///< carry out a list of effects
  finish_magic,  ///< the Magic goes to the discard pile (G-431)
  finish_move,   ///< a Move is resolved (G-524, G-536)
};

/// A piece of work that is not done. `stage`: how far the effect at `index` is.
struct Work {
  WorkKind kind = WorkKind::run;
  ListId list = kNoList;
  std::uint8_t index = 0;
  std::uint8_t stage = 0;
  Context context;

  friend bool operator==(const Work&, const Work&) = default;
};

/// The clash in progress (G-5).
struct Clash {
  ObjectRef attacker, defender;
  bool joined = false;              ///< G-510
  bool attacker_destroyed = false;  ///< since joining (G-520)
  bool defender_destroyed = false;
  std::uint8_t attacker_moves = 0;  ///< of `moves`, those in front
  std::uint8_t resolved = 0;
  FixedVector<CardId, kMaxMoves> moves;
  PerPlayer<std::uint16_t> dealt{};  ///< to the Hero of that player, since joining (G-605)

  friend bool operator==(const Clash&, const Clash&) = default;
};

enum class QuestionKind : std::uint8_t {
  none,
  choose_hero,      ///< G-D01
  cut,              ///< G-D02
  exchange,         ///< G-D15
  strategic,        ///< G-D05, G-D11
  combat,           ///< G-D06
  choose_defender,  ///< G-D07
  play_move,        ///< G-D08, G-D09
  pick_trigger,     ///< G-D31
  choose_objects,   ///< G-D32
  choose_discard,   ///< G-D33
  choose_found,     ///< G-D34
  may,              ///< G-D35
  swap,             ///< G-D40
};

/// The open question. Cards are picked one at a time; `n` is how many this question asks for. Those picked before, of a
/// question about the same effect, are among `picks` too.
struct Question {
  QuestionKind kind = QuestionKind::none;
  PlayerId player = PlayerId::south;
  std::uint8_t n = 0;

  friend bool operator==(const Question&, const Question&) = default;
};

}  // namespace gormiti

namespace table {
template <>
struct EnumNames<gormiti::LastingKind> {
  static constexpr std::array<std::string_view, 2> names{"modify", "reduce"};
};
template <>
struct EnumNames<gormiti::EndKind> {
  static constexpr std::array<std::string_view, 3> names{"clash", "turn_start", "turn_end"};
};
template <>
struct EnumNames<gormiti::WorkKind> {
  static constexpr std::array<std::string_view, 3> names{"run", "finish_magic", "finish_move"};
};
template <>
struct EnumNames<gormiti::QuestionKind> {
  static constexpr std::array<std::string_view, 14> names{
      "none",           "choose_hero",     "cut",       "exchange",     "strategic",
      "combat",         "choose_defender", "play_move", "pick_trigger", "choose_objects",
      "choose_discard", "choose_found",    "may",       "swap"};
};
}  // namespace table
