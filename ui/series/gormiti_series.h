// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/gormiti/gormiti_plan.h"
#include "ui/series/match_series.h"

namespace playsheet {

/// Likewise of Gormiti: each game is played with the same decks, a drawn one is played once more.
class GormitiSeries : public MatchSeries {
  Q_OBJECT
 public:
  /// Goes on behind the games that were played, if there are some.
  explicit GormitiSeries(GormitiPlan plan, std::optional<gormiti::SeriesPart> played = {}, QObject* parent = nullptr);

  /// The games that have been left.
  const gormiti::SeriesPart& games() const { return games_; }
  /// What the next game is played with.
  GormitiPlan game() const;

  bool goesOn(const GameDesk& desk) const override;
  bool underWay(const GameDesk& desk) const override;
  std::optional<SeriesEnd> end(const GameDesk& desk) const override;
  void nextGame(const GameDesk& desk, const Look& look, QWidget* parent) override;
  void setReading(const ReadingChoice& reading) override { plan_.reading = reading; }
  void setSeatLanguage(table::PlayerId player, const QString& language) override;

 signals:
  void ready(const playsheet::GormitiPlan& game);

 private:
  gormiti::SeriesPart after(const GameDesk& desk) const;

  GormitiPlan plan_;
  gormiti::SeriesPart games_;
};

}  // namespace playsheet
