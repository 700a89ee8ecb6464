// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/replay/decision_words.h"

#include <QCoreApplication>

#include "ui/speech/seen_card.h"

namespace playsheet {
namespace {

QString say(const char* text) { return QCoreApplication::translate("Replay", text); }

class DecisionTeller {
 public:
  DecisionTeller(const DecisionSeen& seen, const Words& words)
      : seen_(seen), words_(words), language_(programLanguage()), who_(words.playerName(seen.moment.moment.by)) {}

  QString operator()(const naruto::CallToss& a) const {
    return say(a.heads ? QT_TRANSLATE_NOOP("Replay", "%1 calls heads") : QT_TRANSLATE_NOOP("Replay", "%1 calls tails"))
        .arg(who_);
  }
  QString operator()(const naruto::ChooseStarter& a) const {
    return say(QT_TRANSLATE_NOOP("Replay", "%1 chooses %2 as the starting player"))
        .arg(who_, words_.playerName(a.starter));
  }
  QString operator()(const naruto::ChangeHand& a) const {
    return say(a.change ? QT_TRANSLATE_NOOP("Replay", "%1 takes a mulligan")
                        : QT_TRANSLATE_NOOP("Replay", "%1 keeps the opening hand"))
        .arg(who_);
  }
  QString operator()(const naruto::Play& a) const {
    if (a.on == naruto::kNoCard) return say(QT_TRANSLATE_NOOP("Replay", "%1 plays %2")).arg(who_, card(a.card));
    return say(QT_TRANSLATE_NOOP("Replay", "%1 plays %2 with %3")).arg(who_, card(a.card), card(a.on));
  }
  QString operator()(const naruto::UseEffect& a) const {
    return say(QT_TRANSLATE_NOOP("Replay", "%1 uses the effect of %2")).arg(who_, card(a.card));
  }
  QString operator()(const naruto::Charge& a) const {
    return say(QT_TRANSLATE_NOOP("Replay", "%1 charges %2")).arg(who_, card(a.card));
  }
  QString operator()(const naruto::Join& a) const {
    return say(QT_TRANSLATE_NOOP("Replay", "%1 puts %2 into a team with %3")).arg(who_, card(a.ninja), card(a.with));
  }
  QString operator()(const naruto::LeaveOut& a) const {
    return say(QT_TRANSLATE_NOOP("Replay", "%1 leaves %2 out of the teams")).arg(who_, card(a.ninja));
  }
  QString operator()(const naruto::Send& a) const {
    return say(QT_TRANSLATE_NOOP("Replay", "%1 sends %2’s team")).arg(who_, card(a.head));
  }
  QString operator()(const naruto::Block& a) const {
    return say(QT_TRANSLATE_NOOP("Replay", "%1 blocks %3 with %2’s team")).arg(who_, card(a.head), card(a.attacker));
  }
  QString operator()(const naruto::Pick& a) const {
    return say(QT_TRANSLATE_NOOP("Replay", "%1 chooses %2")).arg(who_, card(a.card));
  }
  QString operator()(const naruto::PickNumber& a) const {
    return say(QT_TRANSLATE_NOOP("Replay", "%1 chooses the number %2")).arg(who_, QString::number(a.number));
  }
  QString operator()(const naruto::NameCard& a) const {
    const auto definition = words_.cards().find(a.text());
    const QString name = definition ? words_.cardName(*definition, language_)
                                    : QString::fromUtf8(a.text().data(), static_cast<qsizetype>(a.text().size()));
    return say(QT_TRANSLATE_NOOP("Replay", "%1 names %2")).arg(who_, name);
  }
  QString operator()(const naruto::Answer& a) const {
    return say(a.yes ? QT_TRANSLATE_NOOP("Replay", "%1 says yes") : QT_TRANSLATE_NOOP("Replay", "%1 says no"))
        .arg(who_);
  }
  QString operator()(const naruto::Done&) const { return say(QT_TRANSLATE_NOOP("Replay", "%1 is done")).arg(who_); }
  QString operator()(const naruto::Pass&) const { return say(QT_TRANSLATE_NOOP("Replay", "%1 passes")).arg(who_); }
  QString operator()(const naruto::Concede& a) const {
    return say(QT_TRANSLATE_NOOP("Replay", "%1 concedes")).arg(words_.playerName(a.player));
  }
  QString operator()(const naruto::Adjust&) const {
    return say(QT_TRANSLATE_NOOP("Replay", "Judge’s desk: an agreed change"));
  }

 private:
  /// As whoever looks on saw it: before the decision, or by it.
  QString card(naruto::CardId id) const {
    for (const auto* view : {&seen_.before, &seen_.after})
      if (const auto* shown = findSeen(*view, id)) return words_.cardName(shown->definition, language_);
    return say(QT_TRANSLATE_NOOP("Replay", "a card"));
  }

  const DecisionSeen& seen_;
  const Words& words_;
  QString language_;
  QString who_;
};

/// A line of a file that anybody may have written: at most so many letters, and no control letters.
QString quoted(const std::string& text) {
  constexpr qsizetype kMost = 70;
  QString line = QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
  for (QChar& letter : line)
    if (!letter.isPrint()) letter = QLatin1Char('?');
  return line.size() > kMost ? line.left(kMost - 1) + QChar(0x2026) : line;
}

bool ofEvents(naruto::RecordFault fault) {
  using enum naruto::RecordFault;
  return fault == event || fault == event_more || fault == event_less || fault == unreadable || fault == impossible ||
         fault == decision || fault == refused || fault == position;
}

const char* faultForm(naruto::RecordFault fault) {
  using enum naruto::RecordFault;
  switch (fault) {
    case no_record:
      return QT_TRANSLATE_NOOP("Replay", "Line %1: this is not a match record. It should start with “%3”.");
    case version:
      return QT_TRANSLATE_NOOP("Replay", "Line %1: the record has version %2. This program reads versions up to %3.");
    case other_game:
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
      return QT_TRANSLATE_NOOP(
          "Replay",
          "Line %1: the rules have changed. The record has “%2”; today it would be “%3”. The recorded game is shown.");
    case event_more:
      return QT_TRANSLATE_NOOP("Replay",
                               "Line %1: the rules have changed. The record has “%2”; today nothing more would happen. "
                               "The recorded game is shown.");
    case event_less:
      return QT_TRANSLATE_NOOP("Replay",
                               "Line %1: the rules have changed: today “%3” would follow. The recorded game is shown.");
    case unreadable:
      return QT_TRANSLATE_NOOP("Replay", "Line %1: “%2” cannot be read. Expected “%3”.");
    case impossible:
      return QT_TRANSLATE_NOOP("Replay", "Line %1: “%2” cannot happen in this position; it is left out.");
    case decision:
      return QT_TRANSLATE_NOOP("Replay", "Line %1: “%2” is not a decision. Expected a line such as “> south pass”.");
    case refused:
      return QT_TRANSLATE_NOOP(
          "Replay", "Line %1: the rules have changed: “%2” is no longer allowed (%3). The recorded game is shown.");
    case step:
      return QT_TRANSLATE_NOOP("Replay", "Line %1: there is nothing for “%2” to undo or redo.");
    case position:
      return QT_TRANSLATE_NOOP("Replay", "Line %1: the recorded position is “%2”, but the decisions now lead to “%3”.");
    case too_long:
      return QT_TRANSLATE_NOOP("Replay", "Line %1: too many decisions for one game; the rest is not shown.");
  }
  return "";
}

}  // namespace

QString decisionSentence(const DecisionSeen& seen, const Words& words) {
  using enum naruto::RecordFrame::Kind;
  switch (seen.frame.kind) {
    case deal:
      return say(QT_TRANSLATE_NOOP("Replay", "The cards are dealt"));
    case undo:
      return say(QT_TRANSLATE_NOOP("Replay", "A decision is undone"));
    case redo:
      return say(QT_TRANSLATE_NOOP("Replay", "The decision is redone"));
    case decision:
      break;
  }
  if (!seen.moment.unread.empty()) return QStringLiteral("“%1”").arg(quoted(seen.moment.unread));
  return std::visit(DecisionTeller(seen, words), seen.moment.moment.action);
}

QString problemSentence(const naruto::RecordProblem& problem, bool open) {
  if (!open && ofEvents(problem.fault))
    return say(naruto::is_of_today(problem.fault)
                   ? QT_TRANSLATE_NOOP("Replay", "Line %1: the rules have changed. Choose “Open hands” for details.")
                   : QT_TRANSLATE_NOOP(
                         "Replay",
                         "Line %1: this line cannot be read, or cannot happen here. Choose “Open hands” for details."))
        .arg(problem.line);
  const std::string& right = !problem.rule.empty() ? problem.rule : problem.meant;
  QString sentence = say(faultForm(problem.fault));
  if (right.empty() && sentence.contains(QStringLiteral("%3")))  // nothing is near: what it should be is not known
    sentence = say(QT_TRANSLATE_NOOP("Replay", "Line %1: “%2” cannot be used here."));
  const bool known = problem.fault == naruto::RecordFault::edition || problem.fault == naruto::RecordFault::card;
  if (known && !right.empty()) sentence += QLatin1Char(' ') + say(QT_TRANSLATE_NOOP("Replay", "Did you mean %3?"));
  return sentence.replace(QStringLiteral("%1"), QString::number(problem.line))
      .replace(QStringLiteral("%3"), quoted(right))
      .replace(QStringLiteral("%2"), quoted(problem.found));
}

QString problemInFile(const naruto::RecordProblem& problem, const QString& file, bool open) {
  const QString sentence = problemSentence(problem, open);
  const QString words = sentence.mid(sentence.indexOf(QStringLiteral(": ")) + 2);  // behind "Line 12: "
  return QStringLiteral("%1:%2: %3").arg(file, QString::number(problem.line), words);
}

}  // namespace playsheet
