// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/replay/problem_words.h"

#include <QCoreApplication>

#include "ui/speech/from_record.h"

namespace playsheet {

using table::RecordFault;

namespace {

QString say(const char* text) { return QCoreApplication::translate("Replay", text); }

bool ofEvents(RecordFault fault) {
  using enum RecordFault;
  return fault == event || fault == event_more || fault == event_less || fault == unreadable || fault == impossible ||
         fault == decision || fault == refused || fault == position;
}

const char* faultForm(RecordFault fault) {
  using enum RecordFault;
  switch (fault) {
    case no_record:
      return QT_TRANSLATE_NOOP("Replay", "Line %1: this is not a match record. It should start with “%3”.");
    case version:
      return QT_TRANSLATE_NOOP("Replay", "Line %1: the record has version %2. This program reads versions up to %3.");
    case other_game:
      return QT_TRANSLATE_NOOP("Replay", "Line %1: this is a record of “%2”, a game that has no table here.");
    case deck:
    case head:
      return QT_TRANSLATE_NOOP("Replay", "Line %1: “%2” is not valid here. Expected: %3.");
    case edition:
      return QT_TRANSLATE_NOOP("Replay", "Line %1: there is no edition “%2”.");
    case card:
      return QT_TRANSLATE_NOOP("Replay", "Line %1: there is no longer a card with the code “%2”.");
    case cards_changed:
      return QT_TRANSLATE_NOOP("Replay", "Line %1: cards of these decks have changed since this was recorded.");
    case event:
      return QT_TRANSLATE_NOOP("Replay",
                               "Line %1: the rules have changed. The record has “%2”; today it would be “%3”.");
    case event_more:
      return QT_TRANSLATE_NOOP(
          "Replay", "Line %1: the rules have changed. The record has “%2”; today nothing more would happen.");
    case event_less:
      return QT_TRANSLATE_NOOP("Replay", "Line %1: the rules have changed: today “%3” would follow.");
    case unreadable:
      return QT_TRANSLATE_NOOP("Replay", "Line %1: “%2” cannot be read. Expected “%3”.");
    case impossible:
      return QT_TRANSLATE_NOOP("Replay", "Line %1: “%2” cannot happen in this position; it is left out.");
    case decision:
      return QT_TRANSLATE_NOOP("Replay", "Line %1: “%2” is not a decision. Expected a line such as “> south pass”.");
    case refused:
      return QT_TRANSLATE_NOOP("Replay", "Line %1: the rules have changed: “%2” is no longer allowed (%3).");
    case step:
      return QT_TRANSLATE_NOOP("Replay", "Line %1: there is nothing for “%2” to undo or redo.");
    case position:
      return QT_TRANSLATE_NOOP("Replay", "Line %1: the recorded position is “%2”, but the decisions now lead to “%3”.");
    case too_long:
      return QT_TRANSLATE_NOOP("Replay", "Line %1: too many decisions for one game; the rest is not shown.");
  }
  return "";
}

/// What becomes of the record behind it; empty where there is nothing to say.
QString beyondWords(RecordFault fault, BeyondProblem beyond) {
  using enum RecordFault;
  if (beyond == BeyondProblem::Nothing)
    return ofEvents(fault) || fault == step ? say(QT_TRANSLATE_NOOP("Replay", "The record is shown up to this line."))
                                            : QString();
  const bool others = fault == event || fault == event_more || fault == event_less || fault == refused;
  return others ? say(QT_TRANSLATE_NOOP("Replay", "The recorded game is shown.")) : QString();
}

/// Two sentences, or the one that there is.
QString with(const QString& sentence, const QString& further) {
  return further.isEmpty() ? sentence : sentence + QLatin1Char(' ') + further;
}

QString sentenceOf(const table::RecordProblem& problem) {
  const std::string& right = !problem.rule.empty() ? problem.rule : problem.meant;
  QString sentence = say(faultForm(problem.fault));
  if (right.empty() && sentence.contains(QStringLiteral("%3")))  // nothing is near: what it should be is not known
    sentence = say(QT_TRANSLATE_NOOP("Replay", "Line %1: “%2” cannot be used here."));
  const bool known = problem.fault == RecordFault::edition || problem.fault == RecordFault::card;
  if (known && !right.empty()) sentence = with(sentence, say(QT_TRANSLATE_NOOP("Replay", "Did you mean %3?")));
  if (problem.fault == RecordFault::card && right.empty())
    sentence = with(sentence, say(QT_TRANSLATE_NOOP("Replay",
                                                    "If it is one of your own cards, its file is missing or has a "
                                                    "fault: see Help, Card problems.")));
  return sentence.replace(QStringLiteral("%1"), QString::number(problem.line))
      .replace(QStringLiteral("%3"), fromRecord(right))
      .replace(QStringLiteral("%2"), fromRecord(problem.found));
}

/// Events tell by their numbers which cards they are of.
QString withoutEvents(const table::RecordProblem& problem) {
  return say(table::is_of_today(problem.fault)
                 ? QT_TRANSLATE_NOOP("Replay", "Line %1: the rules have changed. Choose “Open hands” for details.")
                 : QT_TRANSLATE_NOOP(
                       "Replay",
                       "Line %1: this line cannot be read, or cannot happen here. Choose “Open hands” for details."))
      .arg(problem.line);
}

}  // namespace

QString problemSentence(const table::RecordProblem& problem, bool open, BeyondProblem beyond) {
  const QString further = beyondWords(problem.fault, beyond);
  if (!open && ofEvents(problem.fault))
    return with(withoutEvents(problem), beyond == BeyondProblem::Nothing ? further : QString());
  return with(sentenceOf(problem), further);
}

QString problemInFile(const table::RecordProblem& problem, const QString& file, bool open, BeyondProblem beyond) {
  const QString sentence = problemSentence(problem, open, beyond);
  const QString words = sentence.mid(sentence.indexOf(QStringLiteral(": ")) + 2);  // behind "Line 12: "
  return QStringLiteral("%1:%2: %3").arg(file, QString::number(problem.line), words);
}

}  // namespace playsheet
