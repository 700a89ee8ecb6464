// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/naruto/end_facts.h"

#include <QtGlobal>

#include "engine/naruto/match/story.h"
#include "ui/speech/rules_title.h"
#include "ui/widgets/clock_text.h"

namespace playsheet {
namespace {

/// "Turn 7 decided: Naomi took the lead, 5 to 3. The strongest attack: Kakashi Hatake."
QString storySentence(const NarutoDesk& match, const naruto::GameStory& story, const QString& language) {
  const auto& words = match.words();
  const naruto::Turning& turning = *story.turning;
  const naruto::StoryTurn& turn = story.turns[turning.turn];
  const PlayerId winner = match.view().winner;
  const QString name = words.playerName(winner);
  QString sentence =
      turning.lead_taken
          ? words.say(language, QT_TRANSLATE_NOOP("Match", "Turn %1 decided: %2 took the lead for good, %3 to %4."))
                .arg(QString::number(turn.number), name, QString::number(turn.rewards[winner]),
                     QString::number(turn.rewards[table::other(winner)]))
          : words
                .say(language,
                     QT_TRANSLATE_N_NOOP("Match",
                                         "Turn %1 decided: it brought %2 %n battle reward(s), more than any other."),
                     turning.gained)
                .arg(QString::number(turn.number), name);
  if (turning.head != naruto::kNoCard)
    sentence += QLatin1Char(' ') + words.say(language, QT_TRANSLATE_NOOP("Match", "The strongest attack in it: %1."))
                                       .arg(words.cardName(match.match().state()[turning.head].definition, language));
  return sentence;
}

}  // namespace

EndFacts makeEndFacts(const NarutoDesk& match, qint64 milliseconds) {
  const auto& view = match.view();
  const auto& words = match.words();
  const QString language = match.plan().seats[view.winner].language;
  const auto say = [&](const char* text) { return words.say(language, text); };
  EndFacts facts;
  facts.winner = view.winner;
  const PlayerId loser = table::other(view.winner);
  const naruto::GameStory story = naruto::story_of(match.match());
  facts.goal = match.match().rules().edition->rewards_to_win;
  naruto::PerPlayer<int> turns;
  for (const naruto::StoryTurn& turn : story.turns) {
    ++turns[turn.active];
    facts.course.push_back(turn.rewards);
  }
  if (story.turning) {
    facts.decided = static_cast<int>(story.turning->turn);
    facts.story = storySentence(match, story, language);
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
  const auto ofBoth = [&facts](const QString& label, const QString& value) {
    facts.lines.push_back({label, {}, value});
  };
  ofBoth(say(QT_TRANSLATE_NOOP("Match", "Length of the match")), clockText(milliseconds / 1000));
  ofBoth(say(QT_TRANSLATE_NOOP("Match", "Rules")), rulesTitle(match.plan().edition, match.plan().rulings, language));
  return facts;
}

}  // namespace playsheet
