// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <optional>

#include "engine/table/ids.h"
#include "ui/table/end_sheet.h"
#include "ui/table/reading_choice.h"

namespace playsheet {

class GameDesk;

/// A match of one game or of several as the window plays it, whichever game it is: which game comes next, and what lies
/// before it. A game counts when it is left for the next one, so that an end that is taken back was none. The desk that
/// is asked about is that of the game on the table.
class MatchSeries : public QObject {
  Q_OBJECT
 public:
  using QObject::QObject;

  /// The match needs another game after this one.
  virtual bool goesOn(const GameDesk& desk) const = 0;
  /// The match has begun and is not decided: there is something to lose.
  virtual bool underWay(const GameDesk& desk) const = 0;
  /// What the end sheet says of the match when this game has ended; nothing for a match of one game.
  virtual std::optional<SeriesEnd> end(const GameDesk& desk) const = 0;
  /// Settles what lies between the games; the series tells when the next one is ready.
  virtual void nextGame(const GameDesk& desk, const Look& look, QWidget* parent) = 0;

  // For the games that come.
  virtual void setReading(const ReadingChoice& reading) = 0;
  virtual void setSeatLanguage(table::PlayerId player, const QString& language) = 0;
};

}  // namespace playsheet
