// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/gormiti/gormiti_decision.h"

#include <QCoreApplication>
#include <QString>

#include "ui/gormiti/seen.h"
#include "ui/speech/words.h"
#include "ui/wording/gormiti/words.h"

namespace playsheet {

using gormiti::CardId;
using gormiti::QuestionKind;

namespace {

QString sayOfRecord(const char* text) { return QCoreApplication::translate("GormitiReplay", text); }

/// One sentence for each action; a new one does not compile before it has its words.
class GormitiDecisionTeller {
 public:
  GormitiDecisionTeller(const GormitiDecision& told, const gormiti::Catalog& cards, QString who)
      : told_(told), cards_(cards), who_(std::move(who)) {}

  QString operator()(const gormiti::ChooseHero& a) const {
    return of(QT_TRANSLATE_NOOP("GormitiReplay", "%1 chooses %2 as the Hero"), a.card);
  }
  QString operator()(const gormiti::Cut&) const { return of(QT_TRANSLATE_NOOP("GormitiReplay", "%1 cuts the deck")); }
  QString operator()(const gormiti::Exchange& a) const {
    return of(a.exchange ? QT_TRANSLATE_NOOP("GormitiReplay", "%1 exchanges the hand")
                         : QT_TRANSLATE_NOOP("GormitiReplay", "%1 keeps the hand"));
  }
  QString operator()(const gormiti::Deploy& a) const {
    return of(QT_TRANSLATE_NOOP("GormitiReplay", "%1 deploys %2"), a.card);
  }
  QString operator()(const gormiti::Equip& a) const {
    return sayOfRecord(QT_TRANSLATE_NOOP("GormitiReplay", "%1 equips %3 with %2"))
        .arg(who_, card(a.card), card(a.bearer));
  }
  QString operator()(const gormiti::PlayArena& a) const { return plays(a.card); }
  QString operator()(const gormiti::PlayMagic& a) const { return plays(a.card); }
  QString operator()(const gormiti::PlayMove& a) const { return plays(a.card); }
  QString operator()(const gormiti::UseAbility& a) const {
    return of(QT_TRANSLATE_NOOP("GormitiReplay", "%1 uses the ability of %2"), a.card);
  }
  QString operator()(const gormiti::ToCombat&) const {
    return of(QT_TRANSLATE_NOOP("GormitiReplay", "%1 goes to combat"));
  }
  QString operator()(const gormiti::EndTurn&) const {
    return of(QT_TRANSLATE_NOOP("GormitiReplay", "%1 ends the turn"));
  }
  QString operator()(const gormiti::DeclareAttacker& a) const {
    return of(QT_TRANSLATE_NOOP("GormitiReplay", "%1 attacks with %2"), a.card);
  }
  QString operator()(const gormiti::EndCombat&) const {
    return of(QT_TRANSLATE_NOOP("GormitiReplay", "%1 ends combat"));
  }
  QString operator()(const gormiti::ChooseDefender& a) const {
    return of(QT_TRANSLATE_NOOP("GormitiReplay", "%1 defends with %2"), a.card);
  }
  QString operator()(const gormiti::Pass&) const {
    return of(QT_TRANSLATE_NOOP("GormitiReplay", "%1 plays no Move card"));
  }
  QString operator()(const gormiti::PickTrigger& a) const {
    const auto& waiting = told_.before->waiting;
    const CardId source = a.index < waiting.size() ? waiting[a.index].context.source.card : gormiti::kNoCard;
    return of(QT_TRANSLATE_NOOP("GormitiReplay", "%1 resolves the ability of %2 first"), source);
  }
  QString operator()(const gormiti::Pick& a) const {
    const QuestionKind asked = told_.before->question.kind;
    return of(asked == QuestionKind::choose_discard ? QT_TRANSLATE_NOOP("GormitiReplay", "%1 discards %2")
              : asked == QuestionKind::choose_found ? QT_TRANSLATE_NOOP("GormitiReplay", "%1 takes %2")
                                                    : QT_TRANSLATE_NOOP("GormitiReplay", "%1 chooses %2"),
              a.card);
  }
  QString operator()(const gormiti::NothingMore&) const {
    return of(QT_TRANSLATE_NOOP("GormitiReplay", "%1 takes nothing more"));
  }
  QString operator()(const gormiti::Answer& a) const {
    return of(a.yes ? QT_TRANSLATE_NOOP("GormitiReplay", "%1 says yes")
                    : QT_TRANSLATE_NOOP("GormitiReplay", "%1 says no"));
  }
  QString operator()(const gormiti::Keep&) const {
    return of(QT_TRANSLATE_NOOP("GormitiReplay", "%1 keeps the cards"));
  }
  QString operator()(const gormiti::Swap& a) const {
    return of(QT_TRANSLATE_NOOP("GormitiReplay", "%1 swaps %2"), a.card);
  }
  QString operator()(const gormiti::Concede&) const { return of(QT_TRANSLATE_NOOP("GormitiReplay", "%1 concedes")); }
  QString operator()(const gormiti::Adjust&) const {
    return sayOfRecord(QT_TRANSLATE_NOOP("GormitiReplay", "Both players agree on a change"));
  }

 private:
  QString of(const char* form) const { return sayOfRecord(form).arg(who_); }
  QString of(const char* form, CardId about) const { return sayOfRecord(form).arg(who_, card(about)); }
  QString plays(CardId about) const { return of(QT_TRANSLATE_NOOP("GormitiReplay", "%1 plays %2"), about); }
  /// As whoever looks on saw it: before the decision, or by it.
  QString card(CardId id) const {
    for (const auto* view : {told_.before, told_.now})
      if (const auto* shown = findSeen(*view, id))
        return QString::fromStdString(gormiti_wording::in_language(cards_[shown->definition].name, programWording()));
    return sayOfRecord(QT_TRANSLATE_NOOP("GormitiReplay", "a card"));
  }

  const GormitiDecision& told_;
  const gormiti::Catalog& cards_;
  QString who_;
};

bool isQuick(const GormitiDecision& told) { return told.now->mode == gormiti::Mode::quick; }

}  // namespace

QString gormitiDecisionSentence(const GormitiDecision& told, const gormiti::Catalog& cards,
                                const table::PerPlayer<QString>& players) {
  using enum table::RecordStep;
  switch (told.step) {
    case deal:
      return sayOfRecord(QT_TRANSLATE_NOOP("GormitiReplay", "The cards are dealt"));
    case undo:
      return sayOfRecord(QT_TRANSLATE_NOOP("GormitiReplay", "A decision is undone"));
    case redo:
      return sayOfRecord(QT_TRANSLATE_NOOP("GormitiReplay", "The decision is redone"));
    case decision:
      break;
  }
  switch (told.after) {
    case GormitiDecision::After::Still:
      return sayOfRecord(isQuick(told) ? QT_TRANSLATE_NOOP("GormitiReplay", "The round is over")
                                       : QT_TRANSLATE_NOOP("GormitiReplay", "The damage is dealt"));
    case GormitiDecision::After::NextStill:
      return sayOfRecord(isQuick(told) ? QT_TRANSLATE_NOOP("GormitiReplay", "The next round is scored")
                                       : QT_TRANSLATE_NOOP("GormitiReplay", "The next clash is fought"));
    case GormitiDecision::After::Nothing:
      break;
  }
  return std::visit(GormitiDecisionTeller(told, cards, players[told.by]), *told.action);
}

QString gormitiAfterStill(gormiti::Mode mode) {
  return sayOfRecord(mode == gormiti::Mode::quick
                         ? QT_TRANSLATE_NOOP("GormitiReplay", "Next: the end of the round.")
                         : QT_TRANSLATE_NOOP("GormitiReplay", "Next: the damage of the clash."));
}

}  // namespace playsheet
