// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/naruto/match/match.h"

/// The match record: text that a player can read (docs/formats.md). It is the save file, the replay, the bug report and
/// the crash journal. It holds decisions and results, so that seed and
/// answers alone give the match again (N-CR-04); a re-run that differs says where. No file is touched here.
namespace naruto {

/// The oldest version that is read, the first with notes and positions, with how the hands are kept, and with which
/// answers are thinkable: since then every record of a match is written in the newest one.
inline constexpr int kOldestVersion = 2;
inline constexpr int kReportVersion = 3;
inline constexpr int kSecrecyVersion = 4;
inline constexpr int kAnswersVersion = 5;
inline constexpr int kNewestVersion = kAnswersVersion;

/// Edition, house rulings, how the hands are kept, thinkable answers, seed and decks with their reinforcement decks and
/// sideboards; a digest of the cards that are in the game, so that changed cards are noticed.
std::string record_header(const MatchSetup& setup, const Catalog& cards);

/// One decision (the deal has none) and its events, one line each.
std::string record_moment(const Match::Moment& moment, const Catalog& cards);

/// Written when a decision is taken back.
inline constexpr std::string_view kRecordUndo = "undo\n";
/// Written when a decision that was taken back is restored. What came of it stands above.
inline constexpr std::string_view kRecordRedo = "redo\n";

/// The record up to the end of its last whole decision: what stands behind was being written when the program ended.
/// Empty if not even the deal is whole.
std::string_view whole_part(std::string_view record);

/// The record of a whole match up to now.
std::string record_of(const Match& match);

/// A report of a doubtful ruling: the record up to now, then the note and the position that it is about. It holds both
/// hands.
std::string record_report(const Match& match, std::string_view note);
/// Whether this text is one: nothing is ever written behind its note.
bool is_report(std::string_view record);

/// What kind of thing is wrong: windows say it in their own language.
enum class RecordFault : std::uint8_t {
  no_record,      ///< the first line is that of no record
  version,        ///< newer than this program reads
  head,           ///< a line in front of "begin"
  edition,        ///< that nobody knows
  card,           ///< that nobody has any more
  cards_changed,  ///< cards of the decks mean something else now
  event,          ///< the rules give another event now
  event_more,     ///< the rules give no further event here
  event_less,     ///< the rules give further events here
  unreadable,     ///< a line that says nothing
  impossible,     ///< an event that cannot happen here
  decision,       ///< a line that is no decision
  refused,        ///< a decision that the rules do not allow now
  step,           ///< "undo" or "redo" with nothing to take back or to restore
  position,       ///< of a report: the decisions lead elsewhere
  too_long,       ///< more decisions than a record may have
};

/// The record is whole, and the rules or the cards of today give another game: nothing is damaged.
constexpr bool is_of_today(RecordFault fault) {
  using enum RecordFault;
  return fault == card || fault == cards_changed || fault == event || fault == event_more || fault == event_less ||
         fault == refused || fault == position;
}

/// What is wrong with a record, or where a re-run differs from it.
struct RecordProblem {
  int line = 0;
  std::string found;
  std::string expected;  ///< an English sentence for authoring tools
  RecordFault fault = RecordFault::head;
  std::string meant = {};  ///< what would be right, as it would stand there: data, no sentence; may be empty
  std::string rule = {};   ///< of a decision that is refused
};

/// One English line.
std::string text_of(const RecordProblem& problem, std::string_view source);

struct Replay {
  std::optional<Match> match;  ///< as far as it could be re-run
  int decisions = 0;
  std::optional<RecordProblem> problem;  ///< the first difference or fault
  bool truncated = false;                ///< the last decision is not whole: the record of a crash, still usable
};

/// Re-runs a record and compares decisions and results.
Replay replay(std::string_view record, const Catalog& cards);

}  // namespace naruto
