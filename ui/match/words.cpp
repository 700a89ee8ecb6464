// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/match/words.h"

#include <QtGlobal>

#include "ui/match/face_maker.h"
#include "ui/match/match_controller.h"
#include "ui/wording/card_text.h"

namespace playsheet {

wording::Language wordingLanguage(const QString& language) {
  if (language.startsWith(QStringLiteral("it"))) return wording::Language::it;
  if (language.startsWith(QStringLiteral("pt"))) return wording::Language::pt_BR;
  return wording::Language::en;
}

QString violationText(const naruto::DeckViolation& violation, const QString&) {
  return QString::fromStdString(naruto::text_of(violation));
}

Words::Words(const naruto::Catalog& cards, const naruto::PerPlayer<QString>& names) : cards_(cards), names_(names) {}

QString Words::cardName(naruto::DefinitionId definition, const QString& language) const {
  return cardNameOf(cards_, definition, language);
}

QString Words::prompt(const naruto::PlayerView& view, const QString&) const {
  const auto name = table::name_of(view.choice.kind);
  return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
}

QString Words::refusal(const naruto::Refusal& refusal, const naruto::PlayerView&, const QString&) const {
  const auto name = table::name_of(refusal.code);
  return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
}

QString Words::logLine(const naruto::Event& event, const naruto::GameState&, const naruto::GameState&,
                       const QString&) const {
  if (naruto::is_bookkeeping(event)) return {};
  return QString::fromStdString(naruto::to_text(event));
}

QString Words::costText(naruto::DefinitionId definition, int alternative) const {
  const auto costs = QString::fromStdString(cards_[definition].jutsu_cost).split(QLatin1Char('/'));
  return costs.value(alternative, costs.value(0));
}

QString Words::modeLabel(const naruto::PlayerView&, int number, const QString& language) const {
  return say(language, QT_TRANSLATE_NOOP("Match", "Option %1")).arg(number + 1);
}

QString Words::triggerLabel(const naruto::GameState& state, int number, const QString& language) const {
  const auto index = static_cast<std::size_t>(number);
  if (index >= state.triggers.size()) return say(language, QT_TRANSLATE_NOOP("Match", "Effect %1")).arg(number + 1);
  return cardName(state.triggers[index].context.definition, language);
}

/// The paragraph itself, so that a person can tell two effects of one card apart.
QString Words::effectLabel(const naruto::PlayerView& view, const naruto::UseEffect& use, const QString& language) const {
  const auto* seen = findSeen(view, use.card);
  if (!seen) return say(language, QT_TRANSLATE_NOOP("Match", "Effect %1")).arg(use.ability + 1);
  const auto& card = cards_[seen->definition];
  const QString text =
      QString::fromStdString(wording::card_text(card, cards_.words(), wordingLanguage(language)));
  const QStringList lines = text.split(QLatin1Char('\n'));
  if (lines.size() == static_cast<qsizetype>(card.abilities.size())) return lines[use.ability];
  return say(language, QT_TRANSLATE_NOOP("Match", "Effect %1")).arg(use.ability + 1);
}

}  // namespace playsheet
