// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <optional>
#include <vector>

#include "engine/naruto/match/series.h"
#include "ui/naruto/match_plan.h"
#include "ui/series/match_series.h"

namespace playsheet {

class SwapDialog;

/// Likewise of Naruto, with the swaps before each further game.
class SeriesDesk : public MatchSeries {
  Q_OBJECT
 public:
  /// The catalog outlives it.
  SeriesDesk(const naruto::Catalog& cards, MatchPlan plan, QObject* parent = nullptr);
  /// Goes on with a match of which games were played; the plan has its registered decks.
  SeriesDesk(const naruto::Catalog& cards, MatchPlan plan, naruto::Series series, QObject* parent = nullptr);

  /// The games that have been left, and the decks of the next one.
  const naruto::Series& series() const { return series_; }
  /// What the next game is played with.
  MatchPlan game() const;
  void setReading(const ReadingChoice& reading) override { plan_.reading = reading; }
  void setStops(const naruto::PerPlayer<StopSet>& stops) { plan_.stops = stops; }
  void setSeatLanguage(PlayerId player, const QString& language) override { plan_.seats[player].language = language; }

  /// The match with this game, if that is over.
  naruto::Series after(const naruto::GameState& game) const;
  bool goesOn(const naruto::GameState& game) const;
  bool goesOn(const GameDesk& desk) const override;
  bool underWay(const GameDesk& desk) const override;
  std::optional<SeriesEnd> end(const GameDesk& desk) const override;

  /// Asks each player with a sideboard for a swap, one after the other; `ready` when all have answered. Whoever closes
  /// the dialog is back at the end of the game, and nothing has changed; asked once more, each player finds the swap as
  /// it was left.
  void nextGame(const GameDesk& desk, const Look& look, QWidget* parent) override;
  SwapDialog* dialog() const;  ///< that is open now; or nothing

 signals:
  void ready(const playsheet::MatchPlan& game);

 private:
  void askNext();

  const naruto::Catalog& cards_;
  MatchPlan plan_;
  naruto::Series series_;
  std::optional<naruto::Series> next_;  ///< while the players are asked
  std::vector<PlayerId> waiting_;
  naruto::PerPlayer<std::optional<naruto::Swap>> drafts_;  ///< for the next game, of players who have seen their cards
  Look look_;
  QPointer<QWidget> parent_;
  QPointer<SwapDialog> dialog_;
};

}  // namespace playsheet
