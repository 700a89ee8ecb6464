// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtGlobal>
#include <algorithm>

#include "ui/naruto/naruto_desk.h"
#include "ui/speech/from_view.h"

/// Why nothing comes of what was pointed at: the reason is the engine's wherever it has one.
namespace playsheet {

using naruto::ChoiceKind;

namespace {

QString ruleText(const naruto::Refusal& refusal) { return fromView(refusal.rule); }

bool isChoosing(ChoiceKind kind) {
  return kind == ChoiceKind::choose_target || kind == ChoiceKind::pick || kind == ChoiceKind::pay_hand ||
         kind == ChoiceKind::pay_chakra || kind == ChoiceKind::components || kind == ChoiceKind::mastery;
}

}  // namespace

void NarutoDesk::explain(int card, const naruto::Refusal& refusal) {
  emit explained(card, words_.refusal(refusal, view_, language()), ruleText(refusal));
}

/// What a click on a card that the question does not speak of would mean if it were allowed; nothing for a click to
/// have a look at it.
std::optional<Action> NarutoDesk::idleMeaning(const naruto::SeenCard& card) const {
  const auto kind = view_.choice.kind;
  if (card.zone == naruto::Zone::hand || card.zone == naruto::Zone::reinforcement)
    return naruto::Play{card.id, kNoCard};
  if (isChoosing(kind)) return naruto::Pick{card.id};
  if (card.zone != naruto::Zone::village || !card.is_ninja) return std::nullopt;
  if (kind == ChoiceKind::organize) {
    const auto* join = book_.any<naruto::Join>();
    if (selected_ || join) return naruto::Join{selected_.value_or(join ? subjectOf(join->action) : kNoCard), card.id};
  }
  return std::nullopt;
}

void NarutoDesk::explainIdle(int card) {
  const auto* pointed = seen(card);
  if (!pointed) return;
  const auto say = [&](const char* text) { return words_.say(language(), text); };
  const bool other =
      pointed->zone == naruto::Zone::village && pointed->is_ninja && pointed->controller != view_.choice.player;
  if (other && view_.choice.kind == ChoiceKind::attack) {
    emit explained(
        card,
        say(QT_TRANSLATE_NOOP(
            "Match", "Teams attack the village, not another team.\nThe other player decides who blocks them.")),
        QStringLiteral("N-ATK-05"));
    return;
  }
  if (other && view_.choice.kind == ChoiceKind::block) {
    const naruto::Refusal* refusal = nullptr;
    for (const auto& option : book_.all()) {
      if (partnerOf(option.action) != pointed->id) continue;
      if (option.allowed()) {
        emit explained(card, say(QT_TRANSLATE_NOOP("Match", "First choose the team that will block, then this one.")),
                       QStringLiteral("N-BLK-03"));
        return;
      }
      if (!refusal || option.refusal.code == naruto::RefusalCode::already_blocked) refusal = &option.refusal;
    }
    if (refusal) return explain(card, *refusal);
  }
  const auto action = idleMeaning(*pointed);
  if (!action) return;
  naruto::GameState trial = match_.state();
  if (const naruto::Refusal refusal = naruto::apply(trial, match_.rules(), *action)) explain(card, refusal);
}

std::pair<QString, QString> NarutoDesk::reasonOf(SheetPlace pile, PlayerId player) const {
  const auto& hand = view_.players[player].hand;
  switch (pile) {
    case SheetPlace::Deck:
      return {deckReason(player), QStringLiteral("N-ZONE-01")};
    case SheetPlace::Rewards:
      return {words_
                  .say(language(),
                       QT_TRANSLATE_NOOP("Match", "%1’s battle rewards are face down: nobody may look at them."))
                  .arg(words_.playerName(player)),
              QStringLiteral("N-ZONE-16")};
    case SheetPlace::Hand:
      if (hand.cards.size() == hand.count) return {};
      return {handReason(player), QStringLiteral("N-ZONE-15")};
    default:
      return {};
  }
}

/// Teams that attack and block stand on the table.
bool NarutoDesk::handCounts() const {
  const auto kind = match_.state().choice.kind;
  return kind != ChoiceKind::attack && kind != ChoiceKind::block;
}

}  // namespace playsheet
