// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "ui/gormiti/gormiti_desk.h"
#include "ui/gormiti/sheet_text.h"
#include "ui/speech/from_view.h"
#include "ui/speech/words.h"
#include "ui/wording/gormiti/refusal_text.h"

/// Why nothing comes of what was pointed at, and what a move would bring: both are the engine's.
namespace playsheet {

using gormiti::CardId;

QString GormitiDesk::refusalText(int card, const gormiti::Refusal& refusal) const {
  const auto definition = definitionOf(card);
  const std::string name = definition ? cardName(*definition).toStdString() : std::string();
  return QString::fromStdString(
      gormiti_wording::refusal_text(refusal, name, match_.setup().options, wordingLanguage(language())));
}

void GormitiDesk::explain(int card, const gormiti::Refusal& refusal) {
  emit explained(card, refusalText(card, refusal), fromView(refusal.rule));
}

/// A Weapon over its bearer: what ATK and HP it would have, or why it cannot bear it.
std::optional<Foresight> GormitiDesk::foresee(int card, const SheetSpot& spot) const {
  if (!spot.card || !meant(card) || !isSeen(card) || !isSeen(*spot.card)) return std::nullopt;
  const auto onto = [&](const gormiti::Option& option) {
    return subjectOf(option.action) == card && partnerOf(option.action) == *spot.card;
  };
  auto option = std::find_if(options_.begin(), options_.end(),
                             [&](const gormiti::Option& one) { return onto(one) && one.allowed(); });
  if (option == options_.end()) option = std::find_if(options_.begin(), options_.end(), onto);
  if (option == options_.end()) return std::nullopt;
  Foresight out;
  out.about = *spot.card;
  if (!option->allowed()) {
    out.refused = true;
    out.text = refusalText(card, option->refusal);
    out.rule = fromView(option->refusal.rule);
    return out;
  }
  gormiti::GameState trial = match_.state();
  if (gormiti::apply(trial, match_.rules(), match_.decider(), option->action, nullptr)) return std::nullopt;
  for (const gormiti::SeenCard& bearer : gormiti::view_for(trial, match_.rules(), match_.decider())
                                             .players[trial[static_cast<CardId>(*spot.card)].owner]
                                             .field) {
    if (bearer.id != *spot.card) continue;
    out.text = sheetText(gormiti_wording::SheetWord::figures, wordingLanguage(language()))
                   .arg(QString::number(bearer.atk), QStringLiteral("%1/%2").arg(bearer.current_hp).arg(bearer.max_hp));
    return out;
  }
  return std::nullopt;
}

std::pair<QString, QString> GormitiDesk::reasonOf(SheetPlace pile, PlayerId player) const {
  if (pile == SheetPlace::Deck) return {deckReason(player), QStringLiteral("G-307")};
  const auto& seen = view().players[player];
  if (pile != SheetPlace::Hand || seen.hand.size() == seen.hand_count) return {};
  return {handReason(player), QStringLiteral("G-308")};
}

}  // namespace playsheet
