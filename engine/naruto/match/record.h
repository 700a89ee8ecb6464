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

inline constexpr int kRecordVersion = 2;

/// Edition, house rulings, seed and decks with their reinforcement decks and sideboards; a digest of the cards that are
/// in the game, so that changed cards are noticed.
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

/// What is wrong with a record, or where a re-run differs from it.
struct RecordProblem {
  int line = 0;
  std::string found;
  std::string expected;
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
