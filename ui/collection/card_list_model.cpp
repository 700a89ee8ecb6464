// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/collection/card_list_model.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "ui/speech/face_maker.h"
#include "ui/speech/seat_words.h"
#include "ui/speech/words.h"
#include "ui/wording/terms.h"

namespace playsheet {

using naruto::CardDefinition;
using naruto::DefinitionId;

CardListModel::CardListModel(const naruto::Catalog& cards, CollectionStore& store, QObject* parent)
    : QAbstractTableModel(parent), cards_(cards), store_(store) {
  countDecks();
}

void CardListModel::setFound(std::vector<DefinitionId> found) {
  beginResetModel();
  found_ = std::move(found);
  arrange();
  endResetModel();
}

void CardListModel::setOrder(Order order) {
  beginResetModel();
  order_ = order;
  descending_ = false;
  arrange();
  endResetModel();
}

void CardListModel::setGrouping(Grouping grouping) {
  beginResetModel();
  grouping_ = grouping;
  arrange();
  endResetModel();
}

namespace {

/// What cards are put in order by, and within it by their number.
int keyOf(const CardDefinition& card, CardListModel::Order order) {
  switch (order) {
    case CardListModel::Order::Type:
      return static_cast<int>(card.type);
    case CardListModel::Order::Symbol:
      return card.symbol_order.empty() ? 99 : static_cast<int>(card.symbol_order.front());
    case CardListModel::Order::Entrance:
      return card.entrance_cost.value_or(999);
    case CardListModel::Order::Figures:
      if (card.type == naruto::CardType::ninja) return -1000 - 10 * card.healthy.combat - card.healthy.support;
      return card.costs.empty() ? 999 : card.costs.front().total(0);
    case CardListModel::Order::Rarity: {
      constexpr std::array<std::string_view, 6> kRising{"Starter", "Common",     "Uncommon",
                                                        "Rare",    "Super Rare", "Starter / Super Rare"};
      return static_cast<int>(std::find(kRising.begin(), kRising.end(), card.rarity) - kRising.begin());
    }
    default:
      return 0;
  }
}

int groupNumber(const CardDefinition& card, CardListModel::Grouping grouping) {
  switch (grouping) {
    case CardListModel::Grouping::Type:
      return keyOf(card, CardListModel::Order::Type);
    case CardListModel::Grouping::Symbol:
      return keyOf(card, CardListModel::Order::Symbol);
    default:
      return 0;
  }
}

}  // namespace

void CardListModel::arrange() {
  shown_ = found_;
  struct Key {
    int group;
    int number;
    QString name;
    DefinitionId card;
  };
  if (order_ == Order::Best && grouping_ == Grouping::None) return;
  QHash<QString, int> sets;
  if (grouping_ == Grouping::Set || order_ == Order::Set)
    for (const CardDefinition& card : cards_) {
      const QString set = QString::fromStdString(card.set);
      if (!sets.contains(set)) sets.insert(set, static_cast<int>(sets.size()));
    }
  std::vector<Key> keys;
  keys.reserve(found_.size());
  for (std::size_t i = 0; i < found_.size(); ++i) {
    const DefinitionId id = found_[i];
    const CardDefinition& card = cards_[id];
    Key key{groupNumber(card, grouping_), keyOf(card, order_), {}, id};
    if (grouping_ == Grouping::Set) key.group = sets.value(QString::fromStdString(card.set));
    if (order_ == Order::Best) key.number = static_cast<int>(i);
    if (order_ == Order::Set) key.number = sets.value(QString::fromStdString(card.set));
    if (order_ == Order::Owned) key.number = -store_.owned(id);
    if (order_ == Order::InDecks) key.number = -inDecks(id);
    if (order_ == Order::Name) key.name = cardNameOf(cards_, id, programLanguage()).toCaseFolded();
    if (descending_) key.number = -key.number;
    keys.push_back(std::move(key));
  }
  const bool backwards = descending_;
  std::stable_sort(keys.begin(), keys.end(), [&](const Key& a, const Key& b) {
    if (a.group != b.group) return a.group < b.group;
    if (a.number != b.number) return a.number < b.number;
    if (const int names = a.name.localeAwareCompare(b.name); names != 0) return (names < 0) != backwards;
    return (a.card < b.card) != (backwards && order_ == Order::Number);
  });
  for (std::size_t i = 0; i < keys.size(); ++i) shown_[i] = keys[i].card;
}

void CardListModel::sort(int column, Qt::SortOrder order) {
  static const QHash<int, Order> orders{
      {Code, Order::Number},       {Name, Order::Name},       {Type, Order::Type}, {Symbols, Order::Symbol},
      {Entrance, Order::Entrance}, {Figures, Order::Figures}, {Set, Order::Set},   {Rarity, Order::Rarity},
      {Owned, Order::Owned},       {InDecks, Order::InDecks}};
  if (!orders.contains(column)) return;
  beginResetModel();
  order_ = orders.value(column);
  descending_ = order == Qt::DescendingOrder;
  arrange();
  endResetModel();
}

int CardListModel::rowOf(DefinitionId card) const {
  const auto found = std::find(shown_.begin(), shown_.end(), card);
  return found == shown_.end() ? -1 : static_cast<int>(found - shown_.begin());
}

const CardFace& CardListModel::face(DefinitionId card) const {
  if (const CardFace* kept = faces_.object(card)) return *kept;
  auto* made = new CardFace(makeFace(cards_, card, programLanguage()));
  faces_.insert(card, made);  // it owns it now
  return *made;
}

void CardListModel::countDecks() {
  inDecks_.clear();
  for (const naruto::Deck& deck : store_.decks())
    for (const auto* list : {&deck.cards, &deck.sideboard, &deck.reinforcement})
      for (const naruto::DeckEntry& entry : *list)
        if (const auto card = cards_.find(entry.code)) inDecks_[*card] += entry.count;
  ownsAny_ = false;
  for (std::size_t i = 0; i < cards_.size() && !ownsAny_; ++i)
    ownsAny_ = store_.owned(static_cast<DefinitionId>(i)) > 0;
}

int CardListModel::inDecks(DefinitionId card) const { return inDecks_.value(card); }

void CardListModel::quantityChanged(DefinitionId card) {
  const bool before = ownsAny_;
  ownsAny_ = ownsAny_ || store_.owned(card) > 0;
  if (const int row = rowOf(card); row >= 0 && before == ownsAny_)
    emit dataChanged(index(row, 0), index(row, Columns - 1));
  else if (!shown_.empty())
    emit dataChanged(index(0, 0), index(rowCount() - 1, Columns - 1));
}

void CardListModel::quantitiesChanged() {
  countDecks();
  if (!shown_.empty()) emit dataChanged(index(0, 0), index(rowCount() - 1, Columns - 1));
}

int CardListModel::ownedAmong() const {
  return static_cast<int>(
      std::count_if(shown_.begin(), shown_.end(), [&](DefinitionId card) { return store_.owned(card) > 0; }));
}

int CardListModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(shown_.size());
}

int CardListModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : int{Columns}; }

QString CardListModel::cell(DefinitionId id, int column) const {
  const CardDefinition& card = cards_[id];
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
    case Owned:
      return QString::number(store_.owned(id));
    case InDecks:
      return QString::number(inDecks(id));
    default:
      return {};
  }
}

QString CardListModel::groupOf(DefinitionId id) const {
  const CardDefinition& card = cards_[id];
  switch (grouping_) {
    case Grouping::Type:
      return cell(id, Type);
    case Grouping::Symbol:
      if (card.symbol_order.empty()) return tr("No symbol");
      return QString::fromStdString(wording::term(card.symbol_order.front(), programWording()));
    case Grouping::Set:
      return QString::fromStdString(card.set);
    default:
      return {};
  }
}

/// "Naruto Uzumaki, Ninja, N-001. Owned: 2. In decks: 1."
QString CardListModel::spoken(DefinitionId id) const {
  return tr("%1, %2, %3. Owned: %4. In decks: %5.")
      .arg(cell(id, Name), cell(id, Type), cell(id, Code), cell(id, Owned), cell(id, InDecks));
}

QVariant CardListModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid() || index.row() >= rowCount()) return {};
  const DefinitionId id = card(index.row());
  switch (role) {
    case Qt::DisplayRole:
      return cell(id, index.column());
    case Qt::AccessibleTextRole:
      return index.column() <= Name ? spoken(id) : cell(id, index.column());
    case Qt::TextAlignmentRole:
      if (index.column() >= Owned || index.column() == Entrance) return int{Qt::AlignRight | Qt::AlignVCenter};
      return int{Qt::AlignLeft | Qt::AlignVCenter};
    case CardRole:
      return int{id};
    case OwnedRole:
      return store_.owned(id);
    case DecksRole:
      return inDecks(id);
    case GroupRole: {
      if (grouping_ == Grouping::None) return {};
      const QString group = groupOf(id);
      return index.row() == 0 || groupOf(card(index.row() - 1)) != group ? group : QString();
    }
    default:
      return {};
  }
}

QVariant CardListModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
  const std::array<QString, Columns> titles{tr("Code"),     tr("Name"),          tr("Type"), tr("Symbols"),
                                            tr("Entrance"), tr("Power or cost"), tr("Set"),  tr("Rarity"),
                                            tr("Owned"),    tr("In decks")};
  return section >= 0 && section < Columns ? titles[static_cast<std::size_t>(section)] : QString();
}

}  // namespace playsheet
