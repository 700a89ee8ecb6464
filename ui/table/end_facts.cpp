// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/end_facts.h"

#include <QtGlobal>

#include "ui/speech/rules_title.h"

namespace playsheet {
namespace {

QString clock(qint64 milliseconds) {
  const qint64 seconds = milliseconds / 1000;
  return QStringLiteral("%1:%2").arg(seconds / 60).arg(seconds % 60, 2, 10, QLatin1Char('0'));
}

}  // namespace

EndFacts makeEndFacts(const MatchController& match, qint64 milliseconds) {
  const auto& view = match.view();
  const auto& words = match.words();
  const QString language = match.plan().seats[view.winner].language;
  const auto say = [&](const char* text) { return words.say(language, text); };
  EndFacts facts;
  facts.winner = view.winner;
  const PlayerId loser = table::other(view.winner);
  naruto::PerPlayer<int> turns, decisions;
  for (const auto& moment : match.match().moments()) {
    ++decisions[moment.by];
    for (const auto& event : moment.events)
      if (const auto* turn = std::get_if<naruto::TurnBegan>(&event)) ++turns[turn->active];
  }
  for (const PlayerId player : table::kPlayers) {
    facts.names[player] = words.playerName(player);
    facts.marks[player] = match.plan().seats[player].mark;
  }
  switch (view.end) {
    case naruto::EndReason::deck_out:
      facts.reason = say(QT_TRANSLATE_NOOP("Match", "%1 has no cards left in the deck.")).arg(words.playerName(loser));
      break;
    case naruto::EndReason::concession:
      facts.reason = say(QT_TRANSLATE_NOOP("Match", "%1 has conceded.")).arg(words.playerName(loser));
      break;
    default:
      facts.reason = say(QT_TRANSLATE_NOOP("Match", "%1 has %2 battle rewards."))
                         .arg(words.playerName(view.winner), QString::number(view.players[view.winner].rewards.count));
      break;
  }
  const auto line = [&facts](const QString& label, const QString& south, const QString& north) {
    facts.lines.push_back({label, {south, north}});
  };
  const auto& south = view.players[PlayerId::south];
  const auto& north = view.players[PlayerId::north];
  line(say(QT_TRANSLATE_NOOP("Match", "Battle rewards")), QString::number(south.rewards.count),
       QString::number(north.rewards.count));
  line(say(QT_TRANSLATE_NOOP("Match", "Turns")), QString::number(turns[PlayerId::south]),
       QString::number(turns[PlayerId::north]));
  line(say(QT_TRANSLATE_NOOP("Match", "Cards left in the deck")), QString::number(south.deck.count),
       QString::number(north.deck.count));
  line(say(QT_TRANSLATE_NOOP("Match", "Cards in play")), QString::number(south.village.count),
       QString::number(north.village.count));
  line(say(QT_TRANSLATE_NOOP("Match", "Decisions")), QString::number(decisions[PlayerId::south]),
       QString::number(decisions[PlayerId::north]));
  const auto ofBoth = [&facts](const QString& label, const QString& value) {
    facts.lines.push_back({label, {}, value});
  };
  ofBoth(say(QT_TRANSLATE_NOOP("Match", "Length of the match")), clock(milliseconds));
  ofBoth(say(QT_TRANSLATE_NOOP("Match", "Rules")), rulesTitle(match.plan().edition, match.plan().rulings, language));
  return facts;
}

}  // namespace playsheet
