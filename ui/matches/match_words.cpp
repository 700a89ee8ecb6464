// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/matches/match_words.h"

#include <QCoreApplication>
#include <cmath>

#include "ui/widgets/figures.h"

namespace playsheet {

using table::PlayerId;

namespace {

QString sayOfMatch(const char* text) { return QCoreApplication::translate("Matches", text); }

/// The standing of a match of several games.
QString standing(const KeptMatch& match) {
  return sayOfMatch(QT_TRANSLATE_NOOP("Matches", "game %1 of 3, %2:%3"))
      .arg(match.game)
      .arg(match.wins[PlayerId::south])
      .arg(match.wins[PlayerId::north]);
}

int percent(double share) { return static_cast<int>(std::lround(share * 100)); }

}  // namespace

QString playersOf(const KeptMatch& match) {
  if (match.state == KeptMatch::State::Broken) return match.file;
  QStringList names;
  for (const PlayerId player : table::players(static_cast<std::size_t>(match.players))) names << match.names[player];
  const QString last = names.takeLast();
  return sayOfMatch(QT_TRANSLATE_NOOP("Matches", "%1 and %2")).arg(names.join(QStringLiteral(", ")), last);
}

QString titleOf(const KeptMatch& match) { return match.title.isEmpty() ? playersOf(match) : match.title; }

QString stateOf(const KeptMatch& match) {
  QString state;
  switch (match.state) {
    case KeptMatch::State::Running:
      state = match.elsewhere ? sayOfMatch(QT_TRANSLATE_NOOP("Matches", "being played"))
                              : sayOfMatch(QT_TRANSLATE_NOOP("Matches", "unfinished"));
      break;
    case KeptMatch::State::BetweenGames:
      state = sayOfMatch(QT_TRANSLATE_NOOP("Matches", "next game pending"));
      break;
    case KeptMatch::State::Won:
      state = sayOfMatch(QT_TRANSLATE_NOOP("Matches", "%1 has won")).arg(match.names[match.winner]);
      for (const PlayerId also : match.also)
        state += QStringLiteral(", ") + sayOfMatch(QT_TRANSLATE_NOOP("Matches", "%1 has won")).arg(match.names[also]);
      break;
    case KeptMatch::State::Drawn:
      state = sayOfMatch(QT_TRANSLATE_NOOP("Matches", "drawn"));
      break;
    case KeptMatch::State::Unwon:
      state = sayOfMatch(QT_TRANSLATE_NOOP("Matches", "nobody has won"));
      break;
    case KeptMatch::State::Conceded:
      state = sayOfMatch(QT_TRANSLATE_NOOP("Matches", "%1 has conceded")).arg(match.names[table::other(match.winner)]);
      break;
    case KeptMatch::State::Broken:
      return sayOfMatch(QT_TRANSLATE_NOOP("Matches", "cannot be read"));
  }
  if (match.game > 0) state = QStringLiteral("%1 (%2)").arg(state, standing(match));
  return match.copyOf.isEmpty()
             ? state
             : sayOfMatch(QT_TRANSLATE_NOOP("Matches", "%1; copy of %2, counted only once")).arg(state, match.copyOf);
}

QString continueText(const KeptMatch& match) {
  return sayOfMatch(QT_TRANSLATE_NOOP("Matches", "Resume: %1, turn %2"))
      .arg(playersOf(match), QString::number(match.turn));
}

QString rateText(const table::WinRate& rate) {
  if (rate.played == 0) return QStringLiteral("–");
  const auto [low, high] = rate.interval();
  return QStringLiteral("%1 (%2–%3)").arg(percentText(rate.share(), 0)).arg(percent(low)).arg(percent(high));
}

}  // namespace playsheet
