// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "engine/rising_clan/tournament/journal.h"
#include "ui/tournament/file_session.h"

namespace playsheet {

/// A tournament for points that is open.
class PointsSession : public FileSession {
  Q_OBJECT
 public:
  /// One that was opened: `opened.file` and `opened.points` are there. The store outlives it.
  PointsSession(EventStore& store, OpenedEvent opened, QObject* parent = nullptr);

  const rising_clan::PointsJournal& journal() const { return journal_; }
  const rising_clan::PointsEvent& event() const { return journal_.event(); }

  /// Carries it out. False if it is refused or cannot be written: then nothing has changed, and `said` tells why.
  bool give(const rising_clan::PointsCommand& command, const QString& reason = {});

  /// R-1023: the seats of the next game, drawn by chance. The seats stay as they are where they are drawn already.
  bool drawSeats();
  /// The game of this draw is to be played in the window now: from here on it is known by the seed of the match. False:
  /// other seats are drawn by now, or it could not be written.
  bool beginGame(std::uint64_t draw, std::uint64_t seed);
  /// How the game of a draw ended: entered, or what was entered is corrected. False: it belongs to no draw that waits
  /// and to no game of this record, or could not be written.
  bool takeGame(std::uint64_t seed, const rising_clan::GameFacts& facts, const QString& record);

 private:
  bool refuse(const rising_clan::PointsRefusal& refusal);

  rising_clan::PointsJournal journal_;
};

}  // namespace playsheet
