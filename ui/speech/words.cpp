// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/speech/words.h"

#include <QtGlobal>

#include "engine/naruto/resolve/trigger_order.h"
#include "engine/naruto/rules/mode_choice.h"
#include "ui/speech/face_maker.h"
#include "ui/speech/seen_card.h"
#include "ui/wording/card_details.h"
#include "ui/wording/card_text.h"
#include "ui/wording/log_text.h"
#include "ui/wording/prompt_text.h"
#include "ui/wording/refusal_text.h"
#include "ui/wording/terms.h"

namespace playsheet {

wording::Language wordingLanguage(const QString& language) {
  if (language.startsWith(QStringLiteral("it"))) return wording::Language::it;
  if (language.startsWith(QStringLiteral("pt"))) return wording::Language::pt_BR;
  return wording::Language::en;
}

wording::Language programWording() { return wordingLanguage(programLanguage()); }

QString violationText(const naruto::DeckViolation& violation, const QString& language) {
  return QString::fromStdString(wording::violation_text(violation, wordingLanguage(language)));
}

Words::Words(const naruto::Catalog& cards, const naruto::PerPlayer<QString>& names, wording::CardNames called)
    : cards_(cards),
      names_(names),
      match_names_{&cards,
                   {names[naruto::PlayerId::south].toStdString(), names[naruto::PlayerId::north].toStdString()},
                   called} {}

QString Words::cardName(naruto::DefinitionId definition, const QString& language) const {
  return cardNameOf(cards_, definition, language, match_names_.names);
}

CardFace Words::face(naruto::DefinitionId definition, const QString& language) const {
  return makeFace(cards_, definition, language, match_names_.names);
}

wording::MarkedText Words::markedText(naruto::DefinitionId definition, const QString& language) const {
  const auto& card = cards_[definition];
  if (card.readiness == naruto::Readiness::pending) return {};
  return wording::marked_card_text(card, cards_, wordingLanguage(language), match_names_.names);
}

std::vector<std::string> Words::details(naruto::DefinitionId definition, const QString& language) const {
  return wording::detail_lines(cards_[definition], cards_, wordingLanguage(language), match_names_.names);
}

QString Words::prompt(const naruto::PlayerView& view, const QString& language) const {
  QString text = QString::fromStdString(wording::prompt_text(view, match_names_, wordingLanguage(language)));
  const QString before = names_[view.choice.player] + QStringLiteral(": ");
  if (text.startsWith(before)) text.remove(0, before.size());
  if (!text.isEmpty()) text[0] = text[0].toUpper();
  return text;
}

QString Words::button(const naruto::Action& action, const naruto::PlayerView& view, const QString& language) const {
  return QString::fromStdString(wording::button_label(action, view, match_names_, wordingLanguage(language)));
}

QString Words::refusal(const naruto::Refusal& refusal, const naruto::PlayerView& view, const QString& language) const {
  const auto* seen = refusal.card == naruto::kNoCard ? nullptr : findSeen(view, refusal.card);
  const std::string card = seen ? cardName(seen->definition, language).toStdString() : std::string();
  return QString::fromStdString(wording::refusal_text(refusal, card, wordingLanguage(language)));
}

QString Words::logLine(const naruto::Event& event, const naruto::GameState& before, const naruto::GameState& after,
                       const QString& language) const {
  return QString::fromStdString(wording::log_text(event, before, after, match_names_, wordingLanguage(language)));
}

QString Words::costText(naruto::DefinitionId definition, int alternative) const {
  const auto costs = QString::fromStdString(cards_[definition].jutsu_cost).split(QLatin1Char('/'));
  return costs.value(alternative, costs.value(0));
}

namespace {

struct AskedModes {
  naruto::DefinitionId definition = 0;
  std::size_t ability = 0;
  const naruto::Modes* modes = nullptr;  ///< nothing where the numbers stand for something else
};

/// The choice among modes that is asked about: of a use that is put together, or of what is carried out.
AskedModes askedModes(const naruto::Position& position) {
  const naruto::GameState& state = position.state;
  if (state.announcement.kind != naruto::Announced::nothing) {
    const naruto::DefinitionId definition = position[state.announcement.card].definition;
    const std::size_t ability = state.announcement.ability;
    const auto* effect = naruto::choice_of_modes(position.cards[definition], ability);
    return {definition, ability, effect ? std::get_if<naruto::Modes>(&effect->node) : nullptr};
  }
  if (state.work.empty()) return {};
  const naruto::Work& work = state.work.back();
  const naruto::RunList* run = naruto::run_of(work);
  if (run == nullptr) return {};
  const auto& items = position.cards[work.context.definition].lists[run->list]->items;
  if (run->index >= items.size()) return {};
  return {work.context.definition, work.context.ability, std::get_if<naruto::Modes>(&items[run->index].node)};
}

}  // namespace

QString Words::modeLabel(const naruto::Position& position, const naruto::PlayerView& view, int number,
                         const QString& language) const {
  const auto index = static_cast<std::size_t>(number);
  if (const AskedModes asked = askedModes(position); view.asking && asked.modes) {  // both may know whose text it is
    const auto texts = wording::mode_texts(cards_[asked.definition], asked.ability, *asked.modes, cards_.words(),
                                           wordingLanguage(language));
    if (index < texts.size()) return QString::fromStdString(texts[index]);
  }
  const QString word = button(naruto::PickNumber{static_cast<std::uint8_t>(number)}, view, language);
  if (word != QString::number(number + 1)) return word;
  return say(language, QT_TRANSLATE_NOOP("Match", "Option %1")).arg(number + 1);
}

QString Words::triggerLabel(const naruto::Position& position, int number, const QString& language) const {
  const auto waiting = naruto::triggers_to_order(position);
  const auto index = static_cast<std::size_t>(number);
  if (index >= waiting.size()) return say(language, QT_TRANSLATE_NOOP("Match", "Effect %1")).arg(number + 1);
  const naruto::PendingTrigger& trigger = position.state.triggers[waiting[index]];
  const QString name = cardName(trigger.context.definition, language);
  if (trigger.list != naruto::kNoList) return name;
  return say(language, QT_TRANSLATE_NOOP("Match", "Last coin off %1")).arg(name);
}

QString Words::keyword(const naruto::PlayerView& view, const naruto::UseEffect& use, const QString& language) const {
  const auto* seen = findSeen(view, use.card);
  return seen ? keywordOf(seen->definition, use.ability, language) : QString();
}

QString Words::keywordOf(naruto::DefinitionId definition, std::size_t ability, const QString& language) const {
  const auto& abilities = cards_[definition].abilities;
  if (ability >= abilities.size() || abilities[ability].keyword == 0) return {};
  const QString name = QString::fromStdString(std::string(cards_.words().text(abilities[ability].keyword)));
  const std::string id = "kw." + name.toLower().toStdString();
  return wording::has_term(id) ? QString::fromStdString(wording::term(id, wordingLanguage(language))) : name;
}

/// The paragraph itself, so that a person can tell two effects of one card apart.
QString Words::effectLabel(const naruto::PlayerView& view, const naruto::UseEffect& use,
                           const QString& language) const {
  const auto* seen = findSeen(view, use.card);
  std::string text;
  if (seen) {  // the paragraphs are counted on over those that it has from others
    std::size_t ability = use.ability;
    naruto::DefinitionId whose = seen->definition;
    for (const naruto::DefinitionId next : seen->texts) {
      if (ability < cards_[whose].abilities.size()) break;
      ability -= cards_[whose].abilities.size();
      whose = next;
    }
    text = wording::ability_text(cards_[whose], ability, cards_.words(), wordingLanguage(language));
  }
  if (!text.empty()) return QString::fromStdString(text);
  return say(language, QT_TRANSLATE_NOOP("Match", "Effect %1")).arg(use.ability + 1);
}

}  // namespace playsheet
