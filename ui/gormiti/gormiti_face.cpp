// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/gormiti/gormiti_face.h"

#include "ui/faces/card_pictures.h"
#include "ui/gormiti/sheet_text.h"
#include "ui/speech/from_view.h"
#include "ui/speech/words.h"
#include "ui/wording/gormiti/card_text.h"
#include "ui/wording/gormiti/sheet_words.h"

namespace playsheet {
namespace {

using namespace gormiti;
using gormiti_wording::SheetWord;

CardFace::Type typeOf(CardType type) {
  switch (type) {
    case CardType::weapon:
      return CardFace::Type::Weapon;
    case CardType::arena:
      return CardFace::Type::Arena;
    case CardType::magic:
      return CardFace::Type::Magic;
    case CardType::move:
      return CardFace::Type::Move;
    case CardType::fighter:
      break;
  }
  return CardFace::Type::Fighter;
}

/// What a card that speaks of no element stands on: each type has its own.
QString groundOf(CardType type) {
  switch (type) {
    case CardType::weapon:
      return QStringLiteral("s");
    case CardType::arena:
      return QStringLiteral("N");
    case CardType::move:
      return QStringLiteral("L");
    default:
      break;
  }
  return QStringLiteral("V");
}

SheetWord shortName(CardType type) {
  switch (type) {
    case CardType::weapon:
      return SheetWord::weapon;
    case CardType::arena:
      return SheetWord::arena;
    case CardType::magic:
      return SheetWord::magic;
    case CardType::move:
      return SheetWord::move;
    case CardType::fighter:
      break;
  }
  return SheetWord::fighter;
}

/// The sign of an effect or a rule in the crest of a card that has no category.
struct SignOf {
  const CardDefinition& card;

  QString operator()(const DamageEffect&) const { return QStringLiteral("damage"); }
  QString operator()(const HealEffect&) const { return QStringLiteral("heal"); }
  QString operator()(const ModifyEffect& e) const { return signed_sign(e.atk, e.hp); }
  QString operator()(const ModifyRule& e) const { return signed_sign(e.atk, e.hp); }
  QString operator()(const DrawEffect&) const { return QStringLiteral("draw"); }
  QString operator()(const DiscardEffect&) const { return QStringLiteral("discard"); }
  QString operator()(const MoveEffect&) const { return QStringLiteral("return"); }
  QString operator()(const SearchEffect&) const { return QStringLiteral("search"); }
  QString operator()(const TokenEffect&) const { return QStringLiteral("enter"); }
  QString operator()(const DestroyEffect&) const { return QStringLiteral("bomb"); }
  QString operator()(const CounterEffect&) const { return QStringLiteral("coin"); }
  QString operator()(const ForbidMoveRule&) const { return QStringLiteral("negate"); }
  QString operator()(const AttachEffect&) const { return QStringLiteral("weapon"); }
  QString operator()(const IfEffect& e) const { return first(e.then.list); }
  QString operator()(const MayEffect& e) const { return first(e.doing.list); }
  template <class T>
  QString operator()(const T&) const {
    return QStringLiteral("clash");
  }

  QString first(ListId list) const {
    return list < card.lists.size() && !card.lists[list].empty() ? std::visit(*this, card.lists[list].front())
                                                                 : QString();
  }
  QString first() const {
    for (const Ability& ability : card.abilities) {
      if (!ability.rules.empty()) return std::visit(*this, ability.rules.front());
      if (const QString sign = first(ability.doing); !sign.isEmpty()) return sign;
    }
    return {};
  }

 private:
  static QString signed_sign(const Amount& atk, const Amount& hp) {
    const bool lowers = atk.number < 0 || hp.number < 0 || (atk.counted && atk.times < 0);
    return lowers ? QStringLiteral("lower") : QStringLiteral("boost");
  }
};

QStringList symbolsOf(const CardDefinition& card) {
  if (card.element) return {QString(letterOf(*card.element))};
  QStringList symbols;
  for (std::size_t i = 0; card.needs && i < table::EnumNames<Element>::names.size(); ++i)
    if (const auto element = static_cast<Element>(i); card.needs->element.has(element))
      symbols << QString(letterOf(element));
  return symbols.size() <= 3 ? symbols : QStringList{};
}

int paidCards(const CardDefinition& card) {
  int sum = 0;
  for (const CostLine& line : card.pay) sum += std::visit([](const auto& each) { return each.n; }, line);
  return sum;
}

}  // namespace

QChar letterOf(Element element) {
  static_assert(table::EnumNames<Element>::names[4] == "dark_water", "the letters stand in the order of the elements");
  return QStringLiteral("wfeatbmn").at(static_cast<qsizetype>(element));
}

CardFace gormitiFace(const Catalog& cards, DefinitionId definition, const QString& language, Mode mode) {
  const CardDefinition& card = cards[definition];
  const wording::Language words = wordingLanguage(language);
  CardFace face;
  face.code = QString::fromStdString(card.code);
  face.name = QString::fromStdString(gormiti_wording::in_language(card.name, words));
  face.type = typeOf(card.type);
  face.typeLine = QString::fromStdString(gormiti_wording::type_line(card, words));
  face.footLabel = sheetText(shortName(card.type), words);
  if (card.duration > 0) face.footLabel += QStringLiteral(" (%1)").arg(card.duration);
  face.symbols = symbolsOf(card);
  face.ground = groundOf(card.type);
  if (const int paid = paidCards(card); paid > 0) face.entranceCost = QString::number(paid);
  if (card.type == CardType::fighter) {
    face.combatHealthy = face.combatInjured = QString::number(card.atk);
    face.supportHealthy = face.supportInjured = QString::number(card.hp);
  }
  if (card.category) {
    face.rankLabel = fromView(gormiti_wording::name_of(*card.category, false, words));
    face.attributes << fromView(table::name_of(*card.category));
  }
  face.does = SignOf{card}.first();
  face.text = QString::fromStdString(gormiti_wording::card_text(card, cards, words));
  face.setName = fromView(gormiti_wording::name_of(card.rarity, words));
  if (mode == Mode::quick) {
    face.text.clear();
    face.entranceCost.clear();
    face.supportHealthy.clear();
    face.supportInjured.clear();
  }
  if (CardPictures* own = cardPictures()) face.scan = own->picture(face.code);
  return face;
}

}  // namespace playsheet
