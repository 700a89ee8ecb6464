// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/collection/naruto_shelf.h"

#include <algorithm>
#include <string_view>

#include "ui/collection/card_list_model.h"
#include "ui/collection/collection_page.h"
#include "ui/collection/naruto_details.h"
#include "ui/speech/face_maker.h"
#include "ui/speech/seat_words.h"
#include "ui/speech/words.h"
#include "ui/wording/terms.h"

namespace playsheet {

NarutoShelf::NarutoShelf(const naruto::Catalog& cards, CollectionStore& store, QObject* parent)
    : CardShelf(parent), cards_(cards), store_(store) {
  for (const naruto::CardDefinition& card : cards_) {
    const QString set = QString::fromStdString(card.set);
    if (!sets_.contains(set)) sets_.insert(set, static_cast<int>(sets_.size()));
  }
  for (FacetGroup& each : facets())
    for (ShelfFacet& facet : each.facets) facets_.push_back(std::move(facet));
  countDecks();
}

CardFace NarutoShelf::face(ShelfCard card, const QString& language) const { return makeFace(cards_, card, language); }

QString NarutoShelf::details(ShelfCard card, const QString& language) const {
  return narutoDetails(cards_, store_.decks(), card, language);
}

// --- the list -------------------------------------------------------------------------------------------------------

std::array<CardShelf::Heading, CardShelf::Columns> NarutoShelf::headings() const {
  return {{{CardListModel::tr("Code"), 64},
           {CardListModel::tr("Name"), 150},
           {CardListModel::tr("Type"), 62},
           {CardListModel::tr("Symbols"), 62},
           {CardListModel::tr("Entrance"), 62},
           {CardListModel::tr("Power or cost"), 92},
           {CardListModel::tr("Set"), 124},
           {CardListModel::tr("Rarity"), 70},
           {CardListModel::tr("Owned"), 58},
           {CardListModel::tr("In decks"), 58}}};
}

CardShelf::Choices<CardShelf::Order> NarutoShelf::orders() const {
  return {{CollectionPage::tr("best first"), Order::Best},
          {CollectionPage::tr("by number"), Order::Number},
          {CollectionPage::tr("by name"), Order::Name},
          {CollectionPage::tr("by type"), Order::Type},
          {CollectionPage::tr("by symbol"), Order::Symbol},
          {CollectionPage::tr("by entrance cost"), Order::Entrance},
          {CollectionPage::tr("by power or cost"), Order::Figures},
          {CollectionPage::tr("by number owned"), Order::Owned}};
}

CardShelf::Choices<CardShelf::Grouping> NarutoShelf::groupings() const {
  return {{CollectionPage::tr("no groups"), Grouping::None},
          {CollectionPage::tr("groups by type"), Grouping::Type},
          {CollectionPage::tr("groups by symbol"), Grouping::Symbol},
          {CollectionPage::tr("groups by set"), Grouping::Set}};
}

QString NarutoShelf::cell(ShelfCard id, Column column) const {
  const naruto::CardDefinition& card = cards_[id];
  switch (column) {
    case Code:
      return QString::fromStdString(card.code);
    case Name:
      return cardNameOf(cards_, id, programLanguage());
    case Type:
      return QString::fromStdString(wording::term(card.type, programWording()));
    case Symbols: {
      QString letters;
      for (const naruto::Symbol symbol : card.symbol_order)
        letters += QLatin1Char(naruto::kSymbolLetters[static_cast<std::size_t>(symbol)]);
      return letters;
    }
    case Entrance:
      return card.entrance_cost ? QString::number(*card.entrance_cost) : QString();
    case Figures:
      if (card.type == naruto::CardType::jutsu) return QString::fromStdString(card.jutsu_cost);
      if (card.type != naruto::CardType::ninja || !card.figures_known) return {};
      return QStringLiteral("%1/%2").arg(card.healthy.combat).arg(card.healthy.support);
    case Set:
      return QString::fromStdString(card.set);
    case Rarity:
      return QString::fromStdString(card.rarity);
    default:
      return {};
  }
}

int NarutoShelf::rank(ShelfCard id, Order order) const {
  const naruto::CardDefinition& card = cards_[id];
  switch (order) {
    case Order::Type:
      return static_cast<int>(card.type);
    case Order::Symbol:
      return card.symbol_order.empty() ? 99 : static_cast<int>(card.symbol_order.front());
    case Order::Entrance:
      return card.entrance_cost.value_or(999);
    case Order::Figures:
      if (card.type == naruto::CardType::ninja) return -1000 - 10 * card.healthy.combat - card.healthy.support;
      return card.costs.empty() ? 999 : card.costs.front().total(0);
    case Order::Set:
      return sets_.value(QString::fromStdString(card.set));
    case Order::Rarity: {
      constexpr std::array<std::string_view, 6> kRising{"Starter", "Common",     "Uncommon",
                                                        "Rare",    "Super Rare", "Starter / Super Rare"};
      return static_cast<int>(std::find(kRising.begin(), kRising.end(), card.rarity) - kRising.begin());
    }
    default:
      return 0;
  }
}

std::pair<int, QString> NarutoShelf::group(ShelfCard id, Grouping grouping) const {
  const naruto::CardDefinition& card = cards_[id];
  switch (grouping) {
    case Grouping::Type:
      return {rank(id, Order::Type), cell(id, Type)};
    case Grouping::Symbol:
      if (card.symbol_order.empty()) return {rank(id, Order::Symbol), CardListModel::tr("No symbol")};
      return {rank(id, Order::Symbol),
              QString::fromStdString(wording::term(card.symbol_order.front(), programWording()))};
    case Grouping::Set:
      return {rank(id, Order::Set), QString::fromStdString(card.set)};
    default:
      return {};
  }
}

// --- what belongs to the person -------------------------------------------------------------------------------------

void NarutoShelf::countDecks() {
  in_decks_.clear();
  for (const naruto::Deck& deck : store_.decks())
    for (const auto* list : {&deck.cards, &deck.sideboard, &deck.reinforcement})
      for (const naruto::DeckEntry& entry : *list)
        if (const auto card = cards_.find(entry.code)) in_decks_[*card] += entry.count;
}

bool NarutoShelf::refresh() {
  if (!store_.refresh()) return false;
  countDecks();
  return true;
}

QString NarutoShelf::takeBackup() {
  QString why = store_.takeBackup();
  countDecks();
  return why;
}

}  // namespace playsheet
