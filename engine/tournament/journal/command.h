// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>
#include <variant>
#include <vector>

#include "engine/table/enum_names.h"
#include "engine/tournament/event/event.h"
#include "engine/tournament/pairing/problem.h"

/// The closed list of what can be written into the journal of an event (T-106, T-107): plain data, one struct each with
/// its name and its fields. `fields` is the one place that says how a command is written and read.
namespace tournament {

enum class ClockStep : std::uint8_t { pause, resume, more, time };  ///< T-P23
enum class WordOf : std::uint8_t { organiser, players };            ///< whose word a result is (T-231)

struct Open {  ///< the first line of every journal (T-102)
  static constexpr std::string_view name = "open";
  std::string title, shop, date, game, edition, format, season;
  Kind kind = Kind::club;
  Type type = Type::swiss;
  std::uint64_t seed = 0;
  bool rehearsal = false;
};
struct ChooseOption {  ///< T-108
  static constexpr std::string_view name = "option";
  std::string key, value;
};
struct Enrol {  ///< `entry` is the next number
  static constexpr std::string_view name = "enrol";
  Entry entry;
};
struct Amend {  ///< what is known of a person, written anew; a code that comes later (T-205)
  static constexpr std::string_view name = "amend";
  Entry entry;
};
struct CheckIn {
  static constexpr std::string_view name = "check_in";
  EntryId entry = 0;
  bool here = true;
};
struct CheckDeck {  ///< a deck list is registered, or checked: what was found, as data
  static constexpr std::string_view name = "deck";
  EntryId entry = 0;
  std::string deck;  ///< the list as the game's module writes it: a share code
  std::vector<std::string> breaches;
  bool sideboard_barred = false;
};
struct DealGroups {  ///< T-513: entry and group
  static constexpr std::string_view name = "groups";
  Tables of;
};
struct Draft {
  static constexpr std::string_view name = "draft";
  int round = 0;
  Stage stage = Stage::swiss;
  How how = How::paired;
  Tables tables;
  bool third_place = false;
};
struct Swap {  ///< T-530: they change seats
  static constexpr std::string_view name = "swap";
  EntryId a = 0, b = 0;
};
struct Publish {
  static constexpr std::string_view name = "publish";
  int round = 0;
  std::string announced;
};
struct Start {
  static constexpr std::string_view name = "start";
  int round = 0;
};
struct Clock {
  static constexpr std::string_view name = "clock";
  int round = 0;
  ClockStep step = ClockStep::pause;
  int table = 0;  ///< 0: all
  int seconds = 0;
};
struct Play {  ///< the match begins, or begins anew, at the table of the program (T-P24)
  static constexpr std::string_view name = "play";
  int round = 0;
  int table = 0;
  std::uint64_t seed = 0;  ///< of the match: by it the match that is played is known again
};
struct TimeAtTable {  ///< time was called while this match was played at the table of the program (T-709)
  static constexpr std::string_view name = "time_at";
  int round = 0;
  int table = 0;
  TimeMark mark;
};
struct Result {  ///< a result
  static constexpr std::string_view name = "result";
  int round = 0;
  int table = 0;
  Score score;
  WordOf by = WordOf::organiser;
  std::string record;
};
struct Confirm {  ///< `who` 0: the referee
  static constexpr std::string_view name = "confirm";
  int round = 0;
  int table = 0;
  EntryId who = 0;
};
struct ReadAgain {  ///< a slip is entered a second time (T-P10)
  static constexpr std::string_view name = "read_again";
  int round = 0;
  int table = 0;
  Score score;
};
struct Begun {  ///< T-539
  static constexpr std::string_view name = "begun";
  int round = 0;
  int table = 0;
  bool begun = false;
};
struct Penalise {
  static constexpr std::string_view name = "penalty";
  EntryId entry = 0;
  Infraction infraction = Infraction::minor_error;
  Grade grade = Grade::V;
  int round = 0;
  Moment moment = Moment::during;
  bool next_match = false;
};
struct Upgrade {  ///< T-958
  static constexpr std::string_view name = "upgrade";
  int penalty = 0;
  Grade grade = Grade::O;
};
struct Revoke {  ///< T-962
  static constexpr std::string_view name = "revoke";
  int penalty = 0;
};
struct Drop {
  static constexpr std::string_view name = "drop";
  EntryId entry = 0;
};
struct ComeBack {
  static constexpr std::string_view name = "come_back";
  EntryId entry = 0;
};
struct Seat {  ///< T-532: a latecomer against who is free, or in the place of somebody who has not come
  static constexpr std::string_view name = "seat";
  EntryId entry = 0, against = 0, instead = 0;
};
struct EndSwiss {  ///< T-514
  static constexpr std::string_view name = "end_swiss";
};
struct DrawTie {  ///< a step of T-545
  static constexpr std::string_view name = "tie";
  int line = 0;
  Tables pairs;
  EntryId sits_out = 0;
};
struct TieResult {
  static constexpr std::string_view name = "tie_result";
  int line = 0;
  EntryId winner = 0, loser = 0;
};
struct MakeCut {  ///< T-601; made again while the play-offs have not begun (T-534), by nobody: taken back
  static constexpr std::string_view name = "cut";
  std::vector<EntryId> order;
};
struct VoidMatch {  ///< T-617: a match that followed from a wrong result is played again, by these two
  static constexpr std::string_view name = "void";
  int round = 0;
  int table = 0;
  EntryId a = 0, b = 0;
};
struct End {
  static constexpr std::string_view name = "end";
};
struct SendReport {
  static constexpr std::string_view name = "report";
};
struct Cancel {
  static constexpr std::string_view name = "cancel";
};
struct Undo {  ///< takes back the last line that counts (T-P13)
  static constexpr std::string_view name = "undo";
  int line = 0;
};
struct Redo {
  static constexpr std::string_view name = "redo";
  int line = 0;
};

using Command =
    std::variant<Open, ChooseOption, Enrol, Amend, CheckIn, CheckDeck, DealGroups, Draft, Swap, Publish, Start, Clock,
                 Play, TimeAtTable, Result, Confirm, ReadAgain, Begun, Penalise, Upgrade, Revoke, Drop, ComeBack, Seat,
                 EndSwiss, DrawTie, TieResult, MakeCut, VoidMatch, End, SendReport, Cancel, Undo, Redo>;

/// One line of the journal (T-P16). The engine has no clock: `at` is what the outside world gives it.
struct Line {
  int number = 0;
  std::string at;   ///< such as 2026-11-27T10:00:00 (engine/table/time_stamp.h)
  std::string who;  ///< who gave the command
  Command command;
  std::string reason;
};

template <class V, class C>
void fields(V&, C&) {}  // commands without fields

template <class V, class C>
requires std::is_same_v<std::remove_const_t<C>, Open>
void fields(V& v, C& c) {
  v("title", c.title), v("shop", c.shop), v("date", c.date), v("kind", c.kind), v("type", c.type), v("game", c.game);
  v("edition", c.edition), v("format", c.format), v("season", c.season), v("seed", c.seed);
  v("rehearsal", c.rehearsal);
}
template <class V, class C>
requires std::is_same_v<std::remove_const_t<C>, ChooseOption>
void fields(V& v, C& c) { v("key", c.key), v("value", c.value); }
template <class V, class C>
requires std::is_same_v<std::remove_const_t<C>, Enrol> || std::is_same_v<std::remove_const_t<C>, Amend>
void fields(V& v, C& c) {
  auto& e = c.entry;
  v("entry", e.id), v("name", e.name), v("nickname", e.nickname), v("person", e.person), v("code", e.code);
  v("code_pending", e.code_pending), v("minor", e.minor), v("consent", e.consent), v("status", e.status);
  v("fixed_table", e.fixed_table), v("verbals_before", e.verbals_before), v("officials_before", e.officials_before);
  if constexpr (std::is_same_v<std::remove_const_t<C>, Enrol>) v("lot", e.lot);  // one for the whole event
}
template <class V, class C>
requires std::is_same_v<std::remove_const_t<C>, CheckIn>
void fields(V& v, C& c) { v("entry", c.entry), v("here", c.here); }
template <class V, class C>
requires std::is_same_v<std::remove_const_t<C>, CheckDeck>
void fields(V& v, C& c) {
  v("entry", c.entry), v("deck", c.deck), v("breaches", c.breaches), v("sideboard_barred", c.sideboard_barred);
}
template <class V, class C>
requires std::is_same_v<std::remove_const_t<C>, DealGroups>
void fields(V& v, C& c) { v("of", c.of); }
template <class V, class C>
requires std::is_same_v<std::remove_const_t<C>, Draft>
void fields(V& v, C& c) {
  v("round", c.round), v("stage", c.stage), v("how", c.how), v("tables", c.tables), v("third_place", c.third_place);
}
template <class V, class C>
requires std::is_same_v<std::remove_const_t<C>, Swap>
void fields(V& v, C& c) { v("a", c.a), v("b", c.b); }
template <class V, class C>
requires std::is_same_v<std::remove_const_t<C>, Publish>
void fields(V& v, C& c) { v("round", c.round), v("announced", c.announced); }
template <class V, class C>
requires std::is_same_v<std::remove_const_t<C>, Start>
void fields(V& v, C& c) { v("round", c.round); }
template <class V, class C>
requires std::is_same_v<std::remove_const_t<C>, Clock>
void fields(V& v, C& c) { v("round", c.round), v("step", c.step), v("table", c.table), v("seconds", c.seconds); }
template <class V, class C>
requires std::is_same_v<std::remove_const_t<C>, Play>
void fields(V& v, C& c) { v("round", c.round), v("table", c.table), v("seed", c.seed); }
template <class V, class C>
requires std::is_same_v<std::remove_const_t<C>, TimeAtTable>
void fields(V& v, C& c) {
  v("round", c.round), v("table", c.table), v("games", c.mark.games), v("decisions", c.mark.decisions);
}
template <class V, class C>
requires std::is_same_v<std::remove_const_t<C>, Result>
void fields(V& v, C& c) {
  v("round", c.round), v("table", c.table), v("a", c.score.a), v("b", c.score.b), v("drawn", c.score.drawn);
  v("cause", c.score.cause), v("by", c.by), v("record", c.record);
}
template <class V, class C>
requires std::is_same_v<std::remove_const_t<C>, ReadAgain>
void fields(V& v, C& c) {
  v("round", c.round), v("table", c.table), v("a", c.score.a), v("b", c.score.b), v("drawn", c.score.drawn);
  v("cause", c.score.cause);
}
template <class V, class C>
requires std::is_same_v<std::remove_const_t<C>, Confirm>
void fields(V& v, C& c) { v("round", c.round), v("table", c.table), v("who", c.who); }
template <class V, class C>
requires std::is_same_v<std::remove_const_t<C>, Begun>
void fields(V& v, C& c) { v("round", c.round), v("table", c.table), v("begun", c.begun); }
template <class V, class C>
requires std::is_same_v<std::remove_const_t<C>, Penalise>
void fields(V& v, C& c) {
  v("entry", c.entry), v("infraction", c.infraction), v("grade", c.grade), v("round", c.round);
  v("moment", c.moment), v("next_match", c.next_match);
}
template <class V, class C>
requires std::is_same_v<std::remove_const_t<C>, Upgrade>
void fields(V& v, C& c) { v("penalty", c.penalty), v("grade", c.grade); }
template <class V, class C>
requires std::is_same_v<std::remove_const_t<C>, Revoke>
void fields(V& v, C& c) { v("penalty", c.penalty); }
template <class V, class C>
requires std::is_same_v<std::remove_const_t<C>, Drop> || std::is_same_v<std::remove_const_t<C>, ComeBack>
void fields(V& v, C& c) { v("entry", c.entry); }
template <class V, class C>
requires std::is_same_v<std::remove_const_t<C>, Seat>
void fields(V& v, C& c) { v("entry", c.entry), v("against", c.against), v("instead", c.instead); }
template <class V, class C>
requires std::is_same_v<std::remove_const_t<C>, DrawTie>
void fields(V& v, C& c) { v("line", c.line), v("pairs", c.pairs), v("sits_out", c.sits_out); }
template <class V, class C>
requires std::is_same_v<std::remove_const_t<C>, TieResult>
void fields(V& v, C& c) { v("line", c.line), v("winner", c.winner), v("loser", c.loser); }
template <class V, class C>
requires std::is_same_v<std::remove_const_t<C>, MakeCut>
void fields(V& v, C& c) { v("order", c.order); }
template <class V, class C>
requires std::is_same_v<std::remove_const_t<C>, VoidMatch>
void fields(V& v, C& c) { v("round", c.round), v("table", c.table), v("a", c.a), v("b", c.b); }
template <class V, class C>
requires std::is_same_v<std::remove_const_t<C>, Undo> || std::is_same_v<std::remove_const_t<C>, Redo>
void fields(V& v, C& c) { v("line", c.line); }

}  // namespace tournament

template <>
struct table::EnumNames<tournament::ClockStep> {
  static constexpr std::array<std::string_view, 4> names{"pause", "resume", "more", "time"};
};
template <>
struct table::EnumNames<tournament::WordOf> {
  static constexpr std::array<std::string_view, 2> names{"organiser", "players"};
};
