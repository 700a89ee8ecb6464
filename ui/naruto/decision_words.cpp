// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/naruto/decision_words.h"

#include <QCoreApplication>

#include "ui/speech/from_record.h"
#include "ui/speech/seen_card.h"

namespace playsheet {
namespace {

QString sayInReplay(const char* text) { return QCoreApplication::translate("Replay", text); }

class DecisionTeller {
 public:
  DecisionTeller(const DecisionSeen& seen, const Words& words)
      : seen_(seen), words_(words), language_(programLanguage()), who_(words.playerName(seen.moment.moment.by)) {}

  QString operator()(const naruto::CallToss& a) const {
    return sayInReplay(a.heads ? QT_TRANSLATE_NOOP("Replay", "%1 calls heads")
                               : QT_TRANSLATE_NOOP("Replay", "%1 calls tails"))
        .arg(who_);
  }
  QString operator()(const naruto::ChooseStarter& a) const {
    return sayInReplay(QT_TRANSLATE_NOOP("Replay", "%1 chooses %2 as the starting player"))
        .arg(who_, words_.playerName(a.starter));
  }
  QString operator()(const naruto::ChangeHand& a) const {
    return sayInReplay(a.change ? QT_TRANSLATE_NOOP("Replay", "%1 takes a mulligan")
                                : QT_TRANSLATE_NOOP("Replay", "%1 keeps the opening hand"))
        .arg(who_);
  }
  QString operator()(const naruto::Play& a) const {
    if (a.on == naruto::kNoCard) return sayInReplay(QT_TRANSLATE_NOOP("Replay", "%1 plays %2")).arg(who_, card(a.card));
    return sayInReplay(QT_TRANSLATE_NOOP("Replay", "%1 plays %2 with %3")).arg(who_, card(a.card), card(a.on));
  }
  QString operator()(const naruto::UseEffect& a) const {
    return sayInReplay(QT_TRANSLATE_NOOP("Replay", "%1 uses the effect of %2")).arg(who_, card(a.card));
  }
  QString operator()(const naruto::Charge& a) const {
    return sayInReplay(QT_TRANSLATE_NOOP("Replay", "%1 charges %2")).arg(who_, card(a.card));
  }
  QString operator()(const naruto::Join& a) const {
    return sayInReplay(QT_TRANSLATE_NOOP("Replay", "%1 puts %2 into a team with %3"))
        .arg(who_, card(a.ninja), card(a.with));
  }
  QString operator()(const naruto::LeaveOut& a) const {
    return sayInReplay(QT_TRANSLATE_NOOP("Replay", "%1 leaves %2 out of the teams")).arg(who_, card(a.ninja));
  }
  QString operator()(const naruto::Send& a) const {
    return sayInReplay(QT_TRANSLATE_NOOP("Replay", "%1 sends %2’s team")).arg(who_, card(a.head));
  }
  QString operator()(const naruto::Block& a) const {
    return sayInReplay(QT_TRANSLATE_NOOP("Replay", "%1 blocks %3 with %2’s team"))
        .arg(who_, card(a.head), card(a.attacker));
  }
  QString operator()(const naruto::Pick& a) const {
    return sayInReplay(QT_TRANSLATE_NOOP("Replay", "%1 chooses %2")).arg(who_, card(a.card));
  }
  QString operator()(const naruto::PickNumber& a) const {
    return sayInReplay(QT_TRANSLATE_NOOP("Replay", "%1 chooses the number %2")).arg(who_, QString::number(a.number));
  }
  QString operator()(const naruto::NameCard& a) const {
    const auto definition = words_.cards().find(a.text());
    const QString name = definition ? words_.cardName(*definition, language_)
                                    : QString::fromUtf8(a.text().data(), static_cast<qsizetype>(a.text().size()));
    return sayInReplay(QT_TRANSLATE_NOOP("Replay", "%1 names %2")).arg(who_, name);
  }
  QString operator()(const naruto::Answer& a) const {
    return sayInReplay(a.yes ? QT_TRANSLATE_NOOP("Replay", "%1 says yes") : QT_TRANSLATE_NOOP("Replay", "%1 says no"))
        .arg(who_);
  }
  QString operator()(const naruto::Done&) const {
    return sayInReplay(QT_TRANSLATE_NOOP("Replay", "%1 is done")).arg(who_);
  }
  QString operator()(const naruto::Pass&) const {
    return sayInReplay(QT_TRANSLATE_NOOP("Replay", "%1 passes")).arg(who_);
  }
  QString operator()(const naruto::Concede& a) const {
    return sayInReplay(QT_TRANSLATE_NOOP("Replay", "%1 concedes")).arg(words_.playerName(a.player));
  }
  QString operator()(const naruto::Adjust&) const {
    return sayInReplay(QT_TRANSLATE_NOOP("Replay", "Judge’s desk: an agreed change"));
  }

 private:
  /// As whoever looks on saw it: before the decision, or by it.
  QString card(naruto::CardId id) const {
    for (const auto* view : {&seen_.before, &seen_.after})
      if (const auto* shown = findSeen(*view, id)) return words_.cardName(shown->definition, language_);
    return sayInReplay(QT_TRANSLATE_NOOP("Replay", "a card"));
  }

  const DecisionSeen& seen_;
  const Words& words_;
  QString language_;
  QString who_;
};

}  // namespace

QString decisionSentence(const DecisionSeen& seen, const Words& words) {
  using enum naruto::RecordFrame::Kind;
  switch (seen.frame.kind) {
    case deal:
      return sayInReplay(QT_TRANSLATE_NOOP("Replay", "The cards are dealt"));
    case undo:
      return sayInReplay(QT_TRANSLATE_NOOP("Replay", "A decision is undone"));
    case redo:
      return sayInReplay(QT_TRANSLATE_NOOP("Replay", "The decision is redone"));
    case decision:
      break;
  }
  if (!seen.moment.unread.empty()) return QStringLiteral("“%1”").arg(fromRecord(seen.moment.unread));
  return std::visit(DecisionTeller(seen, words), seen.moment.moment.action);
}

}  // namespace playsheet
