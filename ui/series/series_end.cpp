// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/series/series_end.h"

#include "ui/speech/seat_words.h"

namespace playsheet {
namespace {

QString seriesTitle(const SeriesStand& stand, const table::PerPlayer<QString>& names, const QString& language) {
  const auto say = [&](const char* text) { return inLanguage(language, text); };
  const QString game = QString::number(stand.games);
  if (stand.over && stand.winner) return say(QT_TRANSLATE_NOOP("Match", "%1 wins the match")).arg(names[*stand.winner]);
  if (stand.over) return say(QT_TRANSLATE_NOOP("Match", "The match is a draw"));
  return stand.last ? say(QT_TRANSLATE_NOOP("Match", "%1 wins game %2")).arg(names[*stand.last], game)
                    : say(QT_TRANSLATE_NOOP("Match", "Game %1 is a draw")).arg(game);
}

}  // namespace

SeriesEnd seriesEnd(const SeriesStand& stand, const table::PerPlayer<QString>& names, const QString& language) {
  SeriesEnd end;
  end.goesOn = !stand.over;
  end.title = seriesTitle(stand, names, language);
  EndFacts::Line score;
  score.label = inLanguage(language, QT_TRANSLATE_NOOP("Match", "Games won, best of three"));
  for (const table::PlayerId player : table::kPlayers) score.values[player] = QString::number(stand.wins[player]);
  end.lines.push_back(score);
  return end;
}

}  // namespace playsheet
