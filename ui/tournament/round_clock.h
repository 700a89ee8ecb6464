// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QString>
#include <map>

#include "engine/tournament/journal/fold.h"

namespace playsheet {

/// The clock of a round at one moment: worked out from start and pauses in the journal, never counted, so that it goes
/// on rightly after a crash and after the machine slept (T-P15, T-P23).
struct RoundClock {
  bool started = false;
  bool paused = false;
  bool called = false;       ///< time was called
  qint64 left = 0;           ///< seconds; below zero: time is over for so long
  QDateTime end;             ///< hour at which time is over if nothing more is paused
  std::map<int, int> extra;  ///< seconds of a table beside those of all
};

RoundClock clockOf(const tournament::Journal& journal, int round, const QDateTime& now);

/// A moment as the journal keeps it, with the distance from world time: right on another machine, too.
QString momentText(const QDateTime& moment);

}  // namespace playsheet
