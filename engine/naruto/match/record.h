// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/naruto/match/match.h"
#include "engine/table/record_text.h"

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

using table::is_of_today;
using table::kRecordRedo;
using table::kRecordUndo;
using table::RecordFault;
using table::RecordProblem;
using table::text_of;
using table::whole_part;

/// The record of a whole match up to now.
std::string record_of(const Match& match);

/// A report of a doubtful ruling: the record up to now, then the note and the position that it is about. It holds both
/// hands.
std::string record_report(const Match& match, std::string_view note);
/// Whether this text is one: nothing is ever written behind its note.
bool is_report(std::string_view record);

struct Replay {
  std::optional<Match> match;  ///< as far as it could be re-run
  int decisions = 0;
  std::optional<RecordProblem> problem;  ///< the first difference or fault
  bool truncated = false;                ///< the last decision is not whole: the record of a crash, still usable
};

/// Re-runs a record and compares decisions and results.
Replay replay(std::string_view record, const Catalog& cards);

}  // namespace naruto
