// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <stop_token>
#include <string>
#include <utility>

#include "app/storage/match_files.h"
#include "engine/table/match_record.h"

namespace playsheet {

/// A record that has been opened to go on with its match, or what is in the way.
template <class Match>
struct ReopenedMatch {
  std::optional<Match> match;
  std::optional<Journal> journal;  ///< with a match: goes on where that stands
  std::string path;
  bool report = false;     ///< of a ruling
  bool watchable = false;  ///< what was recorded can be looked at
  std::optional<StorageProblem> problem;
  std::optional<table::RecordProblem> wrong;  ///< if that is something in the record
};

/// `replay`: plays the text of a record again, and gives the match or what is wrong with it. What stands behind the
/// last whole decision is cut off, unless nobody waits for the match any more; a record that does not go on stays as
/// it is.
template <class Match, class Replay>
ReopenedMatch<Match> reopen_match(const MatchFiles& files, const std::string& file, Replay&& replay,
                                  const std::stop_token& stop = {}) {
  ReopenedMatch<Match> out;
  auto opened = files.open(file);
  if (!opened) {
    out.problem = opened.problem();
    return out;
  }
  out.path = opened->journal.path().string();
  out.report = out.watchable = opened->report;
  if (opened->report) return out;
  auto replayed = replay(opened->text);
  if (replayed.problem) {
    // without a head nothing can be shown
    out.watchable = replayed.match || replayed.problem->fault == table::RecordFault::cards_changed;
    out.wrong = std::move(replayed.problem);
    return out;
  }
  if (stop.stop_requested()) return out;
  if (auto problem = opened->journal.keep_only(opened->text)) {
    out.problem = std::move(problem);
    return out;
  }
  out.match = std::move(replayed.match);
  out.journal = std::move(opened->journal);
  return out;
}

/// Of a game on the seam.
template <table::RecordedGame G>
ReopenedMatch<table::Match<G>> reopen_game(const MatchFiles& files, const std::string& file,
                                           const typename G::Catalog& cards, const std::stop_token& stop = {}) {
  return reopen_match<table::Match<G>>(
      files, file, [&cards](std::string_view text) { return table::replay<G>(text, cards); }, stop);
}

}  // namespace playsheet
