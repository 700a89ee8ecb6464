// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <optional>

#include "engine/table/series.h"
#include "ui/table/end_sheet.h"

namespace playsheet {

/// How a match of several games stands after one of them.
struct SeriesStand {
  std::size_t games = 0;  ///< that have been played
  bool over = false;
  std::optional<table::PlayerId> last;    ///< who won the last one; nothing: a draw
  std::optional<table::PlayerId> winner;  ///< of the match; meaningless until it is over
  table::PerPlayer<int> wins{};
};

template <class Reason>
SeriesStand standOf(const table::SeriesGames<Reason>& series) {
  SeriesStand stand{series.games.size(), series.over(), {}, series.winner(), {}};
  if (!series.games.empty()) stand.last = series.games.back().winner;
  for (const table::PlayerId player : table::kPlayers) stand.wins[player] = series.wins(player);
  return stand;
}

/// What the end sheet says of the match then: who won what, and the score.
SeriesEnd seriesEnd(const SeriesStand& stand, const table::PerPlayer<QString>& names, const QString& language);

}  // namespace playsheet
