// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include "engine/naruto/match/recording.h"
#include "engine/naruto/match/series.h"

class QObject;

namespace playsheet {

/// How far the match has come that a record belongs to. What is hidden in it stays so until it is over.
enum class MatchStanding {
  Over,
  Running,  ///< or between two of its games
  OnTable,  ///< and is played here now
};

/// As the record alone tells it: a game of a match of several is not over before that match is.
inline MatchStanding standingOf(const naruto::Recording& record) {
  if (!record.over()) return MatchStanding::Running;
  const auto& series = record.setup().series;
  const auto& end = record.at(record.frames().size() - 1).moment.state;
  return !series || naruto::decided(*series, end.winner) ? MatchStanding::Over : MatchStanding::Running;
}

/// What is known of it now. What has to be read for it is asked for before.
using StandingOf = std::function<MatchStanding(const naruto::Recording& record)>;
/// Reads what the standing of this record hangs on, if anything, and calls back; nobody is called who is gone by then.
using LearnStanding =
    std::function<void(const QObject* asker, const naruto::Recording& record, std::function<void()> known)>;

}  // namespace playsheet
