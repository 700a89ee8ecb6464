// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/collection/gormiti_shelf.h"

#include <algorithm>

#include "ui/collection/card_details.h"
#include "ui/collection/card_html.h"
#include "ui/collection/card_list_model.h"
#include "ui/collection/collection_page.h"
#include "ui/collection/gormiti_deck_bar.h"
#include "ui/gormiti/gormiti_face.h"
#include "ui/speech/from_view.h"
#include "ui/speech/seat_words.h"
#include "ui/speech/words.h"
#include "ui/wording/gormiti/card_text.h"

namespace playsheet {

namespace {

QString termNow(gormiti_wording::Term term) { return fromView(gormiti_wording::name_of(term, programWording())); }

/// "Fighter", without the word "card" that stands with the others.
QString shortTypeName(const gormiti::Catalog& cards, ShelfCard card) {
  return gormitiFace(cards, card, programLanguage()).footLabel.section(QStringLiteral(" ("), 0, 0);
}

}  // namespace

GormitiShelf::GormitiShelf(const gormiti::Catalog& cards, CopyStore& store, GormitiDecks* decks, QObject* parent)
    : CardShelf(parent),
      cards_(cards),
      store_(store),
      tray_(decks ? new GormitiTray(cards, *decks, this) : nullptr),
      index_(
          cards, [this](ShelfCard card) { return owned(card) > 0; },
          [this](ShelfCard card) { return isInOpenDeck(card); }) {
  for (const FacetGroup& each : facets())
    for (const ShelfFacet& facet : each.facets)
      facets_.push_back(gormiti_search::term_of(static_cast<gormiti_search::Field>(facet.kind), facet.value));
  if (tray_) connect(tray_, &GormitiTray::changed, this, &CardShelf::decksChanged);
}

DeckBar* GormitiShelf::makeDeckBar(QWidget* parent) {
  return tray_ ? new GormitiDeckBar(cards_, *tray_, parent) : nullptr;
}

bool GormitiShelf::refresh() {
  const bool decks = tray_ && tray_->refresh();
  return store_.refresh() || decks;
}

CardFace GormitiShelf::face(ShelfCard card, const QString& language) const {
  return gormitiFace(cards_, card, language);
}

// --- all that is told of a card -------------------------------------------------------------------------------------

QString GormitiShelf::factsOf(const gormiti::CardDefinition& card, const QString& language) const {
  const wording::Language words = wordingLanguage(language);
  QString rows = factRow(CardDetails::tr("Code"), plainHtml(card.code));
  const auto value = [](std::string_view text) { return plainHtml(text); };
  rows += factRow(CardDetails::tr("Name"), value(gormiti_wording::in_language(card.name, words)));
  if (card.element)
    rows += factRow(termNow(gormiti_wording::Term::element), value(gormiti_wording::name_of(*card.element, words)));
  if (card.category)
    rows += factRow(termNow(gormiti_wording::Term::category),
                    value(gormiti_wording::name_of(*card.category, false, words)));
  if (card.type == gormiti::CardType::fighter) {
    rows += factRow(termNow(gormiti_wording::Term::atk), QString::number(card.atk));
    rows += factRow(termNow(gormiti_wording::Term::hp), QString::number(card.hp));
    rows += factRow(
        termNow(gormiti_wording::Term::hero),
        (card.may_be_hero() ? CardDetails::tr("can be chosen") : CardDetails::tr("cannot be chosen")).toHtmlEscaped());
  }
  if (const int paid = gormiti_search::paid_cards(card); paid > 0)
    rows += factRow(termNow(gormiti_wording::Term::payment), QString::number(paid));
  rows += factRow(CardDetails::tr("Rarity"), value(gormiti_wording::name_of(card.rarity, words)));
  return QStringLiteral("<table>%1</table>").arg(rows);
}

QString GormitiShelf::ownDecksWith(const gormiti::CardDefinition& card) const {
  if (!tray_) return {};
  QString html;
  for (const OwnGormitiDeck& each : tray_->decks())
    if (std::find(each.deck.cards.begin(), each.deck.cards.end(), card.code) != each.deck.cards.end())
      html += plainHtml(each.deck.name) + QStringLiteral("<br>");
  if (html.isEmpty()) html = CardDetails::tr("none").toHtmlEscaped();
  return QStringLiteral("<h4>%1</h4><p>%2</p>").arg(CardDetails::tr("In decks").toHtmlEscaped(), html);
}

QString GormitiShelf::readyDecksWith(const gormiti::CardDefinition& card) const {
  QString html;
  for (const gormiti::ReadyDeck& deck : cards_.decks())
    if (std::find(deck.cards.begin(), deck.cards.end(), card.code) != deck.cards.end())
      html += QStringLiteral("%1 · %2<br>")
                  .arg(plainHtml(gormiti_wording::in_language(deck.name, programWording())),
                       plainHtml(gormiti_wording::name_of(deck.mode, programWording())));
  if (html.isEmpty()) html = CardDetails::tr("none").toHtmlEscaped();
  return QStringLiteral("<h4>%1</h4><p>%2</p>").arg(CardDetails::tr("In ready decks").toHtmlEscaped(), html);
}

QString GormitiShelf::details(ShelfCard id, const QString& language) const {
  const gormiti::CardDefinition& card = cards_[id];
  const wording::Language words = wordingLanguage(language);
  QString html = QStringLiteral("<p class=m>%1</p>").arg(plainHtml(gormiti_wording::type_line(card, words)));
  if (const std::string text = gormiti_wording::card_text(card, cards_, words); !text.empty())
    html += QStringLiteral("<p>%1</p>").arg(plainLines(text));
  return html + factsOf(card, language) + ownDecksWith(card) + readyDecksWith(card);
}

// --- the list -------------------------------------------------------------------------------------------------------

std::array<CardShelf::Heading, CardShelf::Columns> GormitiShelf::headings() const {
  std::array<Heading, Columns> out;
  out[Code] = {CardListModel::tr("Code"), 64};
  out[Name] = {CardListModel::tr("Name"), 190};
  out[Type] = {CardListModel::tr("Type"), 90};
  out[Symbols] = {termNow(gormiti_wording::Term::element), 110};
  out[Entrance] = {termNow(gormiti_wording::Term::payment), 84};
  out[Figures] = {QStringLiteral("%1/%2").arg(termNow(gormiti_wording::Term::atk), termNow(gormiti_wording::Term::hp)),
                  76};
  out[Rarity] = {CardListModel::tr("Rarity"), 90};
  out[Owned] = {CardListModel::tr("Owned"), 58};
  if (tray_) out[InDecks] = {CardListModel::tr("In decks"), 58};
  return out;
}

CardShelf::Choices<CardShelf::Order> GormitiShelf::orders() const {
  return {{CollectionPage::tr("best first"), Order::Best},       {CollectionPage::tr("by number"), Order::Number},
          {CollectionPage::tr("by name"), Order::Name},          {CollectionPage::tr("by type"), Order::Type},
          {CollectionPage::tr("by element"), Order::Symbol},     {CollectionPage::tr("by payment"), Order::Entrance},
          {CollectionPage::tr("by ATK and HP"), Order::Figures}, {CollectionPage::tr("by rarity"), Order::Rarity},
          {CollectionPage::tr("by number owned"), Order::Owned}};
}

CardShelf::Choices<CardShelf::Grouping> GormitiShelf::groupings() const {
  return {{CollectionPage::tr("no groups"), Grouping::None},
          {CollectionPage::tr("groups by type"), Grouping::Type},
          {CollectionPage::tr("groups by element"), Grouping::Symbol}};
}

QString GormitiShelf::cell(ShelfCard id, Column column) const {
  const gormiti::CardDefinition& card = cards_[id];
  const wording::Language words = programWording();
  switch (column) {
    case Code:
      return QString::fromStdString(card.code);
    case Name:
      return QString::fromStdString(gormiti_wording::in_language(card.name, words));
    case Type:
      return shortTypeName(cards_, id);
    case Symbols:
      return card.element ? fromView(gormiti_wording::name_of(*card.element, words)) : QString();
    case Entrance: {
      const int paid = gormiti_search::paid_cards(card);
      return paid > 0 ? QString::number(paid) : QString();
    }
    case Figures:
      return card.type == gormiti::CardType::fighter ? QStringLiteral("%1/%2").arg(card.atk).arg(card.hp) : QString();
    case Rarity:
      return fromView(gormiti_wording::name_of(card.rarity, words));
    default:
      return {};
  }
}

int GormitiShelf::rank(ShelfCard id, Order order) const {
  const gormiti::CardDefinition& card = cards_[id];
  switch (order) {
    case Order::Type:
      return static_cast<int>(card.type);
    case Order::Symbol:
      return card.element ? static_cast<int>(*card.element) : 99;
    case Order::Entrance:
      return gormiti_search::paid_cards(card);
    case Order::Figures:
      return card.type == gormiti::CardType::fighter ? -1000 * card.atk - card.hp : 0;
    case Order::Rarity:
      return static_cast<int>(card.rarity);
    default:
      return 0;
  }
}

std::pair<int, QString> GormitiShelf::group(ShelfCard id, Grouping grouping) const {
  if (grouping == Grouping::Type) return {rank(id, Order::Type), cell(id, Type)};
  if (grouping != Grouping::Symbol) return {};
  return {rank(id, Order::Symbol), cards_[id].element ? cell(id, Symbols) : CardListModel::tr("No element")};
}

}  // namespace playsheet
