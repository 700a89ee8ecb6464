// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/series/gormiti_series.h"

#include <utility>

#include "ui/gormiti/gormiti_desk.h"
#include "ui/series/series_end.h"

namespace playsheet {

GormitiSeries::GormitiSeries(GormitiPlan plan, std::optional<gormiti::SeriesPart> played, QObject* parent)
    : MatchSeries(parent),
      plan_(std::move(plan)),
      games_(std::move(played).value_or(gormiti::SeriesPart{plan_.bestOf, plan_.seed, {}})) {}

GormitiPlan GormitiSeries::game() const {
  GormitiPlan game = plan_;
  game.seed = games_.next_seed();
  game.series.reset();
  if (games_.best_of > 1) game.series = games_;
  return game;
}

/// The desk of a match of Gormiti is one of Gormiti. A game that is not over changes nothing.
gormiti::SeriesPart GormitiSeries::after(const GameDesk& desk) const {
  gormiti::SeriesPart after = games_;
  const gormiti::GameState& game = static_cast<const GormitiDesk&>(desk).match().state();
  if (!game.over() || after.over()) return after;
  table::GameResult<gormiti::EndReason> result{.reason = game.end, .seed = games_.next_seed()};
  for (const PlayerId player : table::kPlayers)
    if (game.outcome == gormiti::win_of(player)) result.winner = player;
  if (game.mode == gormiti::Mode::strategic) result.starter = game.starter;
  after.games.push_back(result);
  return after;
}

bool GormitiSeries::goesOn(const GameDesk& desk) const { return desk.over() && !after(desk).over(); }

bool GormitiSeries::underWay(const GameDesk& desk) const {
  const gormiti::SeriesPart now = after(desk);
  return !now.games.empty() && !now.over();
}

std::optional<SeriesEnd> GormitiSeries::end(const GameDesk& desk) const {
  if (!desk.over() || games_.best_of < 2) return std::nullopt;
  const SeriesStand stand = standOf(after(desk));
  const PlayerId told = stand.last.value_or(PlayerId::south);
  return seriesEnd(stand, {desk.seat(PlayerId::south).name, desk.seat(PlayerId::north).name},
                   plan_.seats[told].language);
}

void GormitiSeries::nextGame(const GameDesk& desk, const Look& /*look*/, QWidget* /*parent*/) {
  if (!goesOn(desk)) return;
  games_ = after(desk);
  emit ready(game());
}

void GormitiSeries::setSeatLanguage(PlayerId player, const QString& language) {
  plan_.seats[player].language = language;
}

}  // namespace playsheet
