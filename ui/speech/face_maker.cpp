// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/speech/face_maker.h"

#include <QtGlobal>

#include "ui/faces/card_pictures.h"
#include "ui/speech/from_view.h"
#include "ui/speech/words.h"
#include "ui/wording/card_text.h"
#include "ui/wording/card_words.h"
#include "ui/wording/typeset.h"

namespace playsheet {
namespace {

/// The sign of an effect in the crest of a card that has no combat attribute.
struct SignOf {
  QString operator()(const naruto::Damage&) const { return QStringLiteral("damage"); }
  QString operator()(const naruto::Injure&) const { return QStringLiteral("damage"); }
  QString operator()(const naruto::Heal&) const { return QStringLiteral("heal"); }
  QString operator()(const naruto::PutIntoPlay&) const { return QStringLiteral("enter"); }
  QString operator()(const naruto::Draw&) const { return QStringLiteral("draw"); }
  QString operator()(const naruto::DiscardFromHand&) const { return QStringLiteral("discard"); }
  QString operator()(const naruto::Look&) const { return QStringLiteral("search"); }
  QString operator()(const naruto::Reveal&) const { return QStringLiteral("search"); }
  QString operator()(const naruto::WinRewards&) const { return QStringLiteral("reward"); }
  QString operator()(const naruto::LoseRewards&) const { return QStringLiteral("reward"); }
  QString operator()(const naruto::Negate&) const { return QStringLiteral("negate"); }
  QString operator()(const naruto::AddCoin&) const { return QStringLiteral("coin"); }
  QString operator()(const naruto::Toss&) const { return QStringLiteral("coin"); }
  QString operator()(const naruto::Move& move) const {
    switch (move.to) {
      case naruto::Destination::hand:
        return QStringLiteral("return");
      case naruto::Destination::chakra:
        return QStringLiteral("chakra");
      case naruto::Destination::discard:
      case naruto::Destination::removed:
        return QStringLiteral("discard");
      default:
        return QStringLiteral("return");
    }
  }
  QString operator()(const naruto::Lasting& lasting) const {
    if (const auto* power = std::get_if<naruto::ModifyPower>(&lasting.rule)) {
      const bool lowers = power->negative || power->combat.number < 0 || power->support.number < 0;
      return lowers ? QStringLiteral("lower") : QStringLiteral("boost");
    }
    return QStringLiteral("clash");
  }
  QString operator()(const naruto::ForEach& each) const { return first(each.body); }
  QString operator()(const naruto::May& may) const { return first(may.body); }
  QString operator()(const naruto::If& branch) const { return first(branch.then); }
  template <class T>
  QString operator()(const T&) const {
    return QStringLiteral("clash");
  }
  QString first(const naruto::Effects& list) const {
    return list.items.empty() ? QString() : std::visit(*this, list.items.front().node);
  }
};

QString signOf(const naruto::CardDefinition& card) {
  for (const auto& ability : card.abilities) {
    if (const auto* use = std::get_if<naruto::Use>(&ability.body)) return SignOf{}.first(use->body);
    if (const auto* triggered = std::get_if<naruto::Triggered>(&ability.body)) return SignOf{}.first(triggered->body);
    if (const auto* activated = std::get_if<naruto::Activated>(&ability.body)) return SignOf{}.first(activated->body);
    if (const auto* rule = std::get_if<naruto::Static>(&ability.body); rule && !rule->rules.empty())
      return SignOf{}(naruto::Lasting{rule->rules.front(), naruto::Until::turn_end});
  }
  return {};
}

CardFace::Type typeOf(naruto::CardType type) {
  switch (type) {
    case naruto::CardType::mission:
      return CardFace::Type::Mission;
    case naruto::CardType::jutsu:
      return CardFace::Type::Jutsu;
    case naruto::CardType::client:
      return CardFace::Type::Client;
    default:
      return CardFace::Type::Ninja;
  }
}

QString figure(const naruto::CardDefinition& card, int value) {
  return card.figures_known ? QString::number(value) : QStringLiteral("?");
}

}  // namespace

QString cardNameOf(const naruto::Catalog& cards, naruto::DefinitionId definition, const QString& language,
                   wording::CardNames names) {
  const wording::Language called = language_of_names(names, wordingLanguage(language));
  return QString::fromStdString(wording::card_name(cards[definition], cards.words(), called));
}

CardFace makeFace(const naruto::Catalog& cards, naruto::DefinitionId definition, const QString& language,
                  wording::CardNames names) {
  const auto& card = cards[definition];
  const wording::Language words = wordingLanguage(language);
  CardFace face;
  face.code = QString::fromStdString(card.code);
  face.name = cardNameOf(cards, definition, language, names);
  face.type = typeOf(card.type);
  if (card.platoon) face.kind = CardFace::Kind::Platoon;
  if (card.squad) face.kind = CardFace::Kind::Squad;
  face.typeLine = QString::fromStdString(wording::type_line(card, cards.words(), words));
  if (!card.ranks.empty()) face.rankLabel = QString::fromStdString(wording::rank_name(card.ranks.front(), words));
  face.footLabel = QString::fromStdString(wording::foot_label(card, words));
  if (face.type == CardFace::Type::Client && face.footLabel.isEmpty())
    face.footLabel = inLanguage(language, QT_TRANSLATE_NOOP("Match", "Client"));
  face.costLabel = inLanguage(language, QT_TRANSLATE_NOOP("Match", "Cost"));
  if (card.hand_cost.value_or(0) > 0)
    face.handCostLabel = inLanguage(language, QT_TRANSLATE_NOOP("Match", "Hand cost %1")).arg(*card.hand_cost);
  for (const auto symbol : card.symbol_order)
    face.symbols.append(QString(QLatin1Char(naruto::kSymbolLetters[static_cast<std::size_t>(symbol)])));
  if (card.entrance_cost) face.entranceCost = QString::number(*card.entrance_cost);
  face.handCost = card.hand_cost.value_or(0);
  face.jutsuCost = QString::fromStdString(card.jutsu_cost);
  if (face.type == CardFace::Type::Ninja) {
    face.combatHealthy = figure(card, card.healthy.combat);
    face.supportHealthy = figure(card, card.healthy.support);
    face.combatInjured = figure(card, card.injured.combat);
    face.supportInjured = figure(card, card.injured.support);
  }
  for (const auto word : card.attributes) face.attributes.append(fromView(cards.words().text(word)).toLower());
  face.does = signOf(card);
  face.textPending = card.readiness == naruto::Readiness::pending;
  face.text = face.textPending ? QString::fromStdString(wording::typeset(card.summary))
                               : QString::fromStdString(wording::card_text(card, cards, words, names));
  face.setName = QString::fromStdString(card.set);
  if (CardPictures* own = cardPictures()) face.scan = own->picture(face.code);
  return face;
}

}  // namespace playsheet
