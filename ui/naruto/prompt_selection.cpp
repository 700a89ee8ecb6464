// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtGlobal>
#include <algorithm>

#include "ui/naruto/open_use.h"
#include "ui/naruto/prompt_maker.h"
#include "ui/speech/seen_card.h"
#include "ui/table/key_table.h"
#include "ui/table/key_titles.h"

namespace playsheet {

using naruto::ChoiceKind;
using naruto::Zone;

// --- a chosen card --------------------------------------------------------------------------------------------------

QString PromptMaker::useLabel(const Action& action) const {
  const CardId card = subjectOf(action);
  const CardId on = partnerOf(action);
  if (const auto* play = std::get_if<naruto::Play>(&action)) {
    const auto* seen = findSeen(view_, play->card);
    if (!seen) return say(QT_TRANSLATE_NOOP("Match", "Play the chosen card"));
    const auto& definition = words_.cards()[seen->definition];
    if (definition.type == naruto::CardType::jutsu)
      return say(QT_TRANSLATE_NOOP("Match", "%2 uses %1")).arg(cardName(card), cardName(on));
    if (definition.type == naruto::CardType::mission)
      return say(QT_TRANSLATE_NOOP("Match", "Use %1")).arg(cardName(card));
    if (on != kNoCard) return say(QT_TRANSLATE_NOOP("Match", "%1 onto %2")).arg(cardName(card), cardName(on));
    if (definition.squad) return say(QT_TRANSLATE_NOOP("Match", "Form %1")).arg(cardName(card));
    return say(QT_TRANSLATE_NOOP("Match", "Deploy %1")).arg(cardName(card));
  }
  if (const auto* use = std::get_if<naruto::UseEffect>(&action)) {
    if (const QString keyword = words_.keyword(view_, *use, language_); !keyword.isEmpty())
      return QStringLiteral("%1: %2").arg(keyword, cardName(card));
    return say(QT_TRANSLATE_NOOP("Match", "Use the effect of %1")).arg(cardName(card));
  }
  if (std::holds_alternative<naruto::Join>(action))
    return say(QT_TRANSLATE_NOOP("Match", "%1 joins %2")).arg(cardName(card), cardName(on));
  if (std::holds_alternative<naruto::Block>(action))
    return say(QT_TRANSLATE_NOOP("Match", "%1 blocks %2")).arg(cardName(card), cardName(on));
  return cardName(card);
}

QString PromptMaker::selectionSentence(const Action& first) const {
  const CardId card = subjectOf(first);
  if (std::holds_alternative<naruto::Join>(first))
    return say(QT_TRANSLATE_NOOP("Match", "Whose team does %1 join?")).arg(cardName(card));
  if (std::holds_alternative<naruto::Block>(first))
    return say(QT_TRANSLATE_NOOP("Match", "Which team does %1 block?")).arg(cardName(card));
  if (std::holds_alternative<naruto::UseEffect>(first))
    return say(QT_TRANSLATE_NOOP("Match", "Which effect of %1?")).arg(cardName(card));
  const auto* seen = findSeen(view_, card);
  if (seen && words_.cards()[seen->definition].type == naruto::CardType::jutsu)
    return say(QT_TRANSLATE_NOOP("Match", "Which Ninja uses %1?")).arg(cardName(card));
  return say(QT_TRANSLATE_NOOP("Match", "Which Ninja is %1 played onto?")).arg(cardName(card));
}

void PromptMaker::selectionPrimary(const std::vector<Action>& uses) {
  out_.primary = {};
  parts().enterKey(out_.primary);
  if (uses.size() == 1) {
    out_.primary.label = useLabel(uses.front());
    out_.primary.command = commandOf(CommandKind::Act, uses.front());
    keywordLabel(out_.primary, uses.front());
    return;
  }
  out_.primary.label = say(QT_TRANSLATE_NOOP("Match", "Choose one"));
  out_.primary.enabled = false;
  out_.sentence = selectionSentence(uses.front());
  for (const auto& action : uses) {
    PromptButton choice;
    choice.label = useLabel(action);
    if (const auto* effect = std::get_if<naruto::UseEffect>(&action))
      choice.label = words_.effectLabel(view_, *effect, language_);
    choice.command = commandOf(CommandKind::Act, action);
    keywordLabel(choice, action);
    out_.choices.push_back(choice);
  }
}

/// An ability that a keyword stands for goes by its name; what it does is told beside it (N-SURGE-01).
void PromptMaker::keywordLabel(PromptButton& button, const Action& action) const {
  const auto* use = std::get_if<naruto::UseEffect>(&action);
  if (!use || words_.keyword(view_, *use, language_).isEmpty()) return;
  button.label = useLabel(action);
  button.hint = words_.effectLabel(view_, *use, language_);
}

void PromptMaker::selection() {
  const CardId card = *asked_.selected;
  if (asked_.selectedFaceDown) return faceDown(card);
  const auto uses = book_.uses(card);
  if (!uses.empty()) selectionPrimary(uses);
  if (uses.empty() && view_.choice.kind == ChoiceKind::organize)
    out_.sentence = say(QT_TRANSLATE_NOOP("Match", "Whose team does %1 join?")).arg(cardName(card));
  if (const Action* out = book_.leaveOut(card)) {
    PromptButton button = act(*out);
    button.key = keyTitleOf(KeyUse::LeaveOut);
    button.hint =
        say(QT_TRANSLATE_NOOP("Match", "%1 cannot attack or block until teams are formed again")).arg(cardName(card));
    out_.others.insert(out_.others.begin(), button);
  }
  if (uses.size() == 1 && std::holds_alternative<naruto::Play>(uses.front()) && seenInHand(card)) {
    out_.sentence =
        say(QT_TRANSLATE_NOOP("Match", "Press the button, click the card again or drag it onto the table."));
    out_.spoken = say(QT_TRANSLATE_NOOP("Match", "Chosen: %1.")).arg(cardName(card));
  }
  if (const Action* charge = book_.charge(card)) {
    PromptButton button;
    button.label = say(QT_TRANSLATE_NOOP("Match", "Charge"));
    button.icon = QStringLiteral("charge");
    button.key = keyTitleOf(KeyUse::Charge);
    button.hint = say(QT_TRANSLATE_NOOP("Match", "%1 goes to the chakra area")).arg(cardName(card));
    button.command = commandOf(CommandKind::Act, *charge);
    if (uses.empty()) {
      button.label = say(QT_TRANSLATE_NOOP("Match", "Charge %1")).arg(cardName(card));
      out_.primary = button;
      out_.sentence = say(QT_TRANSLATE_NOOP("Match", "%1 cannot be used now, only charged.")).arg(cardName(card));
      out_.rule = QStringLiteral("N-CHG-01");
    } else {
      out_.others.insert(out_.others.begin(), button);
    }
  }
}

/// Nothing on the screen may tell what is chosen, nor what can be done with it: a card of a hand can always be tried,
/// and charged where any can be.
void PromptMaker::faceDown(CardId card) {
  out_.primary = parts().button(QT_TRANSLATE_NOOP("Match", "Play the chosen card"), {CommandKind::PlayChosen});
  parts().enterKey(out_.primary);
  out_.sentence =
      say(QT_TRANSLATE_NOOP("Match", "A face-down card is chosen: play it, or choose the Ninja it is for."));
  out_.rule.clear();
  const Action* charge = book_.charge(card);
  if (!charge) return;
  PromptButton button;
  button.label = say(QT_TRANSLATE_NOOP("Match", "Charge"));
  button.icon = QStringLiteral("charge");
  button.key = keyTitleOf(KeyUse::Charge);
  button.hint = say(QT_TRANSLATE_NOOP("Match", "%1 goes to the chakra area")).arg(cardName(card));
  button.command = commandOf(CommandKind::Act, *charge);
  out_.others.insert(out_.others.begin(), button);
}

// --- buttons beside -------------------------------------------------------------------------------------------------

void PromptMaker::secrecyButtons() {
  const bool looks = view_.choice.kind == ChoiceKind::look || view_.looking;
  parts().secrecyButtons(asked_.secrecy, looks || view_.players[out_.player].hand.count == 0);
}

// --- marks ----------------------------------------------------------------------------------------------------------

void PromptMaker::marks() {
  const auto kind = view_.choice.kind;
  const bool choosing = kind == ChoiceKind::choose_target || kind == ChoiceKind::pick ||
                        kind == ChoiceKind::components || kind == ChoiceKind::mastery;
  if (kind == ChoiceKind::components && covered()) return;  // the names that fit would tell which squad it is
  const bool paying = kind == ChoiceKind::pay_hand || kind == ChoiceKind::pay_chakra;
  for (const CardId card : book_.subjects()) {
    const auto* seen = findSeen(view_, card);
    if (!seen) continue;                           // covered
    if (covered() && book_.plays(card)) continue;  // what can be paid for it is covered
    const bool from_hand = seen->zone == Zone::hand || seen->zone == Zone::reinforcement;
    CardMark& mark = out_.marks[card];
    mark.inPile = book_.plays(card) && seen->zone != Zone::hand;
    const auto uses = book_.uses(card);
    mark.picked = kind != ChoiceKind::choose_target && std::none_of(uses.begin(), uses.end(), [](const Action& use) {
                    return std::holds_alternative<naruto::Play>(use) || std::holds_alternative<naruto::UseEffect>(use);
                  });
    if (!uses.empty())
      (choosing ? mark.target : mark.legal) = true;
    else if (book_.refusal(card) && book_.partners(card).empty())
      (book_.charge(card) ? mark.chargeable : mark.refused) = from_hand || paying;
  }
  for (const CardId card : book_.subjects())
    for (const CardId partner : book_.partners(card))
      if (view_.choice.kind == ChoiceKind::organize) out_.marks[partner].legal = out_.marks[partner].picked = true;
  markPicked();
  markSelection();
}

void PromptMaker::markSelection() {
  if (!asked_.selected || !findSeen(view_, *asked_.selected)) return;
  const CardId card = *asked_.selected;
  for (auto it = out_.marks.begin(); it != out_.marks.end(); ++it)
    if (it.key() != card) it->legal = false;
  out_.marks[card] = CardMark{.selected = true, .inPile = out_.marks.value(card).inPile};
  for (const CardId partner : book_.partners(card)) out_.marks[partner].target = true;
}

void PromptMaker::markPicked() {
  markPayment();
  markMarked();
  for (const CardId target : view_.announced_targets) out_.marks[target] = CardMark{.selected = true};
  for (const CardId target : struckCards(asked_.match))
    if (findSeen(view_, target)) out_.marks[target].struck = true;
  const bool in_order = isArranging(asked_.match);
  int place = 0;
  for (const CardId card : pickedSoFar(asked_.match)) {
    ++place;
    if (findSeen(view_, card)) out_.marks[card] = CardMark{.selected = true, .targetNumber = in_order ? place : 0};
  }
  int number = 0;
  for (const auto& link : view_.chain) {
    ++number;
    for (const CardId target : link.targets) out_.marks[target].targetNumber = number;
  }
}

/// What was marked by hand, in its order where that counts; what lies face down is marked for nobody.
void PromptMaker::markMarked() {
  const bool paying = view_.choice.kind == ChoiceKind::pay_hand || view_.choice.kind == ChoiceKind::pay_chakra;
  auto place = isArranging(asked_.match) ? static_cast<int>(pickedSoFar(asked_.match).size()) : -1;
  for (const CardId card : asked_.marked) {
    if (place >= 0) ++place;
    if (!findSeen(view_, card) && covered()) continue;
    out_.marks[card] = CardMark{.selected = true, .payment = paying, .targetNumber = std::max(0, place)};
  }
}

/// What can pay carries the sign of it; what has paid or is proposed is selected besides.
void PromptMaker::markPayment() {
  const bool paying = view_.choice.kind == ChoiceKind::pay_hand || view_.choice.kind == ChoiceKind::pay_chakra;
  static const std::vector<CardId> none;
  const auto& proposed = covered() ? none : asked_.payment;
  if (paying || !proposed.empty())
    for (CardMark& mark : out_.marks)
      if (mark.legal || mark.target) mark = CardMark{.payment = true};
  for (const auto& cards :
       {std::vector<CardId>(view_.announcement.paid.begin(), view_.announcement.paid.end()), proposed})
    for (const CardId card : cards)
      if (findSeen(view_, card)) out_.marks[card] = CardMark{.selected = true, .payment = true};
}

/// Cards to choose from that the sheet does not show one by one.
void PromptMaker::tray() {
  if (view_.choice.kind == ChoiceKind::look) {
    for (const auto& seen : view_.looked_at) out_.tray.push_back(seen.id);
    out_.trayIsLook = true;
    return;
  }
  const bool covered = !asked_.secrecy.handShown(out_.player);
  for (const auto& option : book_.all()) {
    const auto* pick = std::get_if<naruto::Pick>(&option.action);
    if (!pick) continue;
    const auto* seen = findSeen(view_, pick->card);
    if (seen && (seen->zone == Zone::village || seen->zone == Zone::hand)) continue;
    if (!seen && asked_.match.state()[pick->card].zone == Zone::hand &&
        asked_.match.state()[pick->card].owner == out_.player)
      continue;  // of the own hand, covered at the moment
    if (!seen && covered) continue;
    out_.tray.push_back(pick->card);
  }
}

}  // namespace playsheet
