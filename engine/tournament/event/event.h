// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/table/enum_names.h"
#include "engine/tournament/words/ids.h"
#include "engine/tournament/words/options.h"
#include "engine/tournament/words/penalty_matrix.h"

/// An event at one moment (T-102): plain values, written by the fold of the journal alone (journal/fold.h). Points,
/// standings and pairings do not stand here: they are worked out.
namespace tournament {

enum class Kind : std::uint8_t { club, programme };                 ///< T-217
enum class Type : std::uint8_t { swiss, elimination };              ///< T-402
enum class Status : std::uint8_t { active, suspended, unwelcome };  ///< on the day of the event (T-101)
enum class Cause : std::uint8_t { played, time_out, sudden_death, penalty, drop, agreed };  ///< T-104
enum class Stage : std::uint8_t { swiss, elimination, playoff };
enum class RoundState : std::uint8_t { drafted, published, open };
/// When a penalty was given, as seen from the match of its round: that decides which match it is served in (T-959).
enum class Moment : std::uint8_t { before, during, after };
/// How the tables of a draft were found (T-534). `played`: as they were played by mistake (T-909); `imported`: taken
/// over from another program.
enum class How : std::uint8_t { paired, repair, redraw, played, imported };

/// A player in this event, with what is known of the person (T-101, T-103). Persons and consents are data: only what
/// stands here is kept, and no signature (T-208).
struct Entry {
  EntryId id = 0;
  std::string person;  ///< the same person over many events; empty: nobody asked
  std::string name;
  std::string nickname;
  std::string code;           ///< programme code
  bool code_pending = false;  ///< the organiser agreed that it comes later (T-205)
  bool minor = false;
  bool consent = false;
  Status status = Status::active;
  std::string deck;                   ///< the registered list as the game's module writes it; empty: there is none
  std::vector<std::string> breaches;  ///< what a deck check found
  bool sideboard_barred = false;      ///< T-903
  bool here = false;                  ///< checked in: nobody else is paired (T-P03)
  bool dropped = false;
  bool absent = false;     ///< taken out, never came (T-532, T-804)
  bool late = false;       ///< entered after round 1 had opened
  int group = 0;           ///< T-513; 0 while there is one group
  int fixed_table = 0;     ///< T-P08
  int verbals_before = 0;  ///< warnings of the shop's earlier events (T-952, T-963)
  int officials_before = 0;
  friend bool operator==(const Entry&, const Entry&) = default;
};

/// Games of a match. `drawn`: games that nobody won, the void ones among them (T-960).
struct Score {
  int a = 0;
  int b = 0;
  int drawn = 0;
  Cause cause = Cause::played;
  friend bool operator==(const Score&, const Score&) = default;
};

/// Somebody who left, or was expelled by a penalty, while the match was undecided (T-531, T-538).
struct Left {
  EntryId who = 0;
  int penalty = 0;  ///< 0: a drop
  friend bool operator==(const Left&, const Left&) = default;
};

/// Where the match at the table of the program stood when time was called (T-704 to T-709).
struct TimeMark {
  int games = 0;      ///< played to their end
  int decisions = 0;  ///< in the game that was on; what follows them is sudden death
  friend bool operator==(const TimeMark&, const TimeMark&) = default;
};

struct Match {
  int table = 0;
  EntryId a = 0;
  EntryId b = kBye;
  std::optional<Score> score;
  bool confirmed = false;    ///< both players, or the referee (T-231)
  bool confirmed_a = false;  ///< by one of the players
  bool confirmed_b = false;
  bool read_again = false;  ///< the slip was entered a second time, with the same result (T-P10)
  bool by_hand = false;     ///< seated by the referee (T-530)
  bool not_begun = false;   ///< the referee says so although the round is open (T-539)
  bool third_place = false;
  bool seated_late = false;  ///< a new match of a latecomer, with an end of time of its own (T-532)
  int extra_seconds = 0;
  std::vector<Left> left;
  std::uint64_t seed = 0;             ///< of the match at the table of the program, the last that began; 0: none did
  std::optional<TimeMark> time_mark;  ///< of that match
  std::string record;                 ///< name of the match record if it was played in the program

  bool is_bye() const { return b == kBye; }
  bool has(EntryId id) const { return a == id || b == id; }
  EntryId other(EntryId id) const { return a == id ? b : a; }
  friend bool operator==(const Match&, const Match&) = default;
};

struct Round {
  int number = 0;  ///< 1, 2, 3 ... over the whole event
  Stage stage = Stage::swiss;
  RoundState state = RoundState::drafted;
  How how = How::paired;
  std::vector<Match> matches;
  std::vector<std::pair<EntryId, EntryId>> published;  ///< as announced first: what a repair keeps (T-537)
  std::string announced;                               ///< hour that was announced (T-908)
  std::string opened;
  bool read_twice = false;  ///< its slips are entered twice: the option as it was when the round was started (T-P10)
  bool time_called = false;
  friend bool operator==(const Round&, const Round&) = default;
};

struct Penalty {
  int id = 0;
  EntryId entry = 0;
  Infraction infraction = Infraction::minor_error;
  Grade grade = Grade::V;
  int round = 0;  ///< 0: before round 1
  Moment moment = Moment::during;
  bool revoked = false;
  bool next_match = false;  ///< served in the next match although the one of the round is not over (T-909)
  std::string reason;
  friend bool operator==(const Penalty&, const Penalty&) = default;
};

/// One step of T-545 at a line: pairs that play a single game, who sits out as a winner, and who won.
struct TieStep {
  int line = 0;  ///< 0: the cut; else the place above the line (T-549)
  std::vector<std::pair<EntryId, EntryId>> pairs;
  std::vector<EntryId> winners;  ///< one for each pair, 0 while it is played
  EntryId sits_out = 0;
  int places = 0;  ///< that were free when it was drawn: places won in it are kept (T-539)
  friend bool operator==(const TieStep&, const TieStep&) = default;
};

/// An option that was changed after round 1 opened, with its reason (T-108, T-P37).
struct RuleChange {
  int round = 0;
  std::string key, before, after, reason;
  friend bool operator==(const RuleChange&, const RuleChange&) = default;
};

struct Event {
  std::string title, shop, date, game, edition, format, season;
  Kind kind = Kind::club;
  Type type = Type::swiss;
  std::uint64_t seed = 0;
  bool rehearsal = false;  ///< can never be reported (T-P31)
  Options options;
  std::vector<Entry> entries;  ///< entries[i].id == i + 1
  std::vector<Round> rounds;
  std::vector<Penalty> penalties;  ///< penalties[i].id == i + 1
  std::vector<TieStep> ties;
  std::vector<RuleChange> changes;
  std::optional<std::vector<EntryId>> cut;  ///< who advances, in provisional order
  bool registration = false;                ///< the journal has its opening line
  bool swiss_ended = false;                 ///< ended early (T-514)
  bool ended = false;                       ///< Final
  bool reported = false;
  bool cancelled = false;

  const Entry& entry(EntryId id) const { return entries[static_cast<std::size_t>(id) - 1]; }
  Entry& entry(EntryId id) { return entries[static_cast<std::size_t>(id) - 1]; }
  bool has_entry(EntryId id) const { return id >= 1 && id <= static_cast<int>(entries.size()); }
  friend bool operator==(const Event&, const Event&) = default;
};

}  // namespace tournament

template <>
struct table::EnumNames<tournament::Kind> {
  static constexpr std::array<std::string_view, 2> names{"club", "programme"};
};
template <>
struct table::EnumNames<tournament::Type> {
  static constexpr std::array<std::string_view, 2> names{"swiss", "elimination"};
};
template <>
struct table::EnumNames<tournament::Status> {
  static constexpr std::array<std::string_view, 3> names{"active", "suspended", "unwelcome"};
};
template <>
struct table::EnumNames<tournament::Cause> {
  static constexpr std::array<std::string_view, 6> names{"played",  "time_out", "sudden_death",
                                                         "penalty", "drop",     "agreed"};
};
template <>
struct table::EnumNames<tournament::Stage> {
  static constexpr std::array<std::string_view, 3> names{"swiss", "elimination", "playoff"};
};
template <>
struct table::EnumNames<tournament::RoundState> {
  static constexpr std::array<std::string_view, 3> names{"drafted", "published", "open"};
};
template <>
struct table::EnumNames<tournament::Moment> {
  static constexpr std::array<std::string_view, 3> names{"before", "during", "after"};
};
template <>
struct table::EnumNames<tournament::How> {
  static constexpr std::array<std::string_view, 5> names{"paired", "repair", "redraw", "played", "imported"};
};
