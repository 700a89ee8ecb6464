// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rising_clan/rising_face.h"

#include "ui/faces/card_pictures.h"
#include "ui/rising_clan/rising_seats.h"
#include "ui/speech/words.h"
#include "ui/wording/rising_clan/card_text.h"
#include "ui/wording/rising_clan/role_text.h"

namespace playsheet {
namespace {

using namespace rising_clan;
using rising_clan_wording::SheetWord;

CardFace::Type faceType(const CardDefinition& card) {
  switch (card.type) {
    case CardType::event:
      return CardFace::Type::Event;
    case CardType::disadvantage:
      return CardFace::Type::Arena;
    case CardType::status:
      return CardFace::Type::Status;
    case CardType::advantage:
      break;
  }
  return card.permanent() ? CardFace::Type::Weapon : CardFace::Type::Magic;
}

/// What a card stands on: each kind has its own.
QString groundOfKind(const CardDefinition& card) {
  switch (card.type) {
    case CardType::event:
      return QStringLiteral("N");
    case CardType::disadvantage:
      return card.abomination != 0 ? QStringLiteral("L") : QStringLiteral("E");
    case CardType::status:
      return QStringLiteral("F");
    case CardType::advantage:
      break;
  }
  return card.permanent()                 ? QStringLiteral("s")
         : card.kind == AdvantageKind::AS ? QStringLiteral("V")
                                          : QStringLiteral("W");
}

/// Short enough for the foot of a card.
SheetWord footOf(const CardDefinition& card) {
  switch (card.type) {
    case CardType::event:
      return SheetWord::event_card;
    case CardType::disadvantage:
      return card.abomination != 0 ? SheetWord::abomination : SheetWord::harm;
    case CardType::status:
      return SheetWord::status_label;
    case CardType::advantage:
      break;
  }
  return card.permanent()                 ? SheetWord::permanent
         : card.kind == AdvantageKind::AS ? SheetWord::ability
                                          : SheetWord::single_use;
}

QString signOfOp(const Node& node) {
  switch (node.op) {
    case Op::bonus:
    case Op::base:
      return node.n < 0 ? QStringLiteral("lower") : QStringLiteral("boost");
    case Op::roll:
    case Op::reroll:
    case Op::half:
      return QStringLiteral("clash");
    case Op::draw:
    case Op::recover:
      return QStringLiteral("draw");
    case Op::discard:
    case Op::steal:
      return QStringLiteral("discard");
    case Op::wound:
    case Op::eliminate:
      return QStringLiteral("damage");
    case Op::heal:
    case Op::cure:
    case Op::free:
      return QStringLiteral("heal");
    case Op::look:
    case Op::order:
    case Op::reveal:
      return QStringLiteral("search");
    case Op::cancel_attack:
    case Op::cancel_event:
    case Op::forbid:
    case Op::guard:
    case Op::silence:
      return QStringLiteral("negate");
    default:
      return QStringLiteral("enter");
  }
}

/// What it does first; an event by what it asks, a creature by its strength.
QString signOfCard(const CardDefinition& card, const Catalog& cards) {
  if (card.abomination != 0) return QStringLiteral("bomb");
  for (const Ability& ability : card.abilities)
    if (!cards.list(ability.doing).empty()) return signOfOp(cards.list(ability.doing).front());
  if (!cards.list(card.news).empty()) return signOfOp(cards.list(card.news).front());
  return QStringLiteral("clash");
}

CardFace faceOfCard(const Catalog& cards, DefinitionId definition, wording::Language words) {
  const CardDefinition& card = cards[definition];
  CardFace face;
  face.code = QString::fromStdString(card.id);
  face.name = QString::fromStdString(rising_clan_wording::in_language(card.name, words));
  face.type = faceType(card);
  face.typeLine = QString::fromStdString(rising_clan_wording::type_line(card, cards, words));
  face.footLabel = sheetText(footOf(card), words);
  face.ground = groundOfKind(card);
  face.does = signOfCard(card, cards);
  face.text = QString::fromStdString(rising_clan_wording::card_text(card, cards, words));
  return face;
}

}  // namespace

CardFace risingFace(const Catalog& cards, int number, const QString& language, std::size_t seats) {
  const wording::Language words = wordingLanguage(language);
  CardFace face;
  if (number >= kFirstGoalFace) {
    const GoalDefinition& goal = cards.goals()[static_cast<std::size_t>(number - kFirstGoalFace)];
    face.code = QString::fromStdString(goal.id);
    face.name = QString::fromStdString(rising_clan_wording::in_language(goal.name, words));
    face.type = CardFace::Type::Goal;
    face.typeLine = sheetText(SheetWord::goal_card, words);
    face.footLabel = sheetText(SheetWord::goal_foot, words);
    face.ground = QStringLiteral("V");
    face.does = QStringLiteral("enter");
    face.text = QString::fromStdString(rising_clan_wording::goal_text(goal, cards, words));
  } else if (number >= kFirstRoleFace) {
    const auto role = static_cast<RoleId>(number - kFirstRoleFace);
    face.code = QString::fromStdString(cards.roles()[role].id);
    face.name = QString::fromStdString(cards.roles()[role].name);
    face.type = CardFace::Type::Role;
    face.typeLine = sheetText(SheetWord::role_card, words);
    face.footLabel = sheetText(SheetWord::role_foot, words);
    face.ground = QStringLiteral("LFWNEV").mid(role % 6, 1);
    face.does = QStringLiteral("search");
    face.text = QString::fromStdString(
        rising_clan_wording::role_text(role, static_cast<int>(seats), cards.roles()[role].group, cards, words));
  } else {
    face = faceOfCard(cards, static_cast<DefinitionId>(number), words);
  }
  if (CardPictures* own = cardPictures()) face.scan = own->picture(face.code);
  return face;
}

}  // namespace playsheet
