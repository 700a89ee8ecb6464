// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/collection/card_list_model.h"

#include <QHash>
#include <algorithm>

#include "ui/speech/words.h"

namespace playsheet {

CardListModel::CardListModel(CardShelf& shelf, QObject* parent)
    : QAbstractTableModel(parent), shelf_(shelf), headings_(shelf.headings()) {
  seeWhatIsOwned();
}

void CardListModel::setFound(std::vector<ShelfCard> found) {
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

void CardListModel::arrange() {
  shown_ = found_;
  struct Key {
    int group;
    int number;
    QString name;
    ShelfCard card;
  };
  if (order_ == Order::Best && grouping_ == Grouping::None) return;
  std::vector<Key> keys;
  keys.reserve(found_.size());
  for (std::size_t i = 0; i < found_.size(); ++i) {
    const ShelfCard id = found_[i];
    Key key{grouping_ == Grouping::None ? 0 : shelf_.group(id, grouping_).first, shelf_.rank(id, order_), {}, id};
    if (order_ == Order::Best) key.number = static_cast<int>(i);
    if (order_ == Order::Owned) key.number = -shelf_.owned(id);
    if (order_ == Order::InDecks) key.number = -shelf_.inDecks(id);
    if (order_ == Order::Name) key.name = cell(id, Name).toCaseFolded();
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

int CardListModel::rowOf(ShelfCard card) const {
  const auto found = std::find(shown_.begin(), shown_.end(), card);
  return found == shown_.end() ? -1 : static_cast<int>(found - shown_.begin());
}

const CardFace& CardListModel::face(ShelfCard card) const {
  if (const CardFace* kept = faces_.object(card)) return *kept;
  auto* made = new CardFace(shelf_.face(card, programLanguage()));
  faces_.insert(card, made);  // it owns it now
  return *made;
}

void CardListModel::seeWhatIsOwned() {
  ownsAny_ = false;
  for (std::size_t i = 0; i < shelf_.size() && !ownsAny_; ++i) ownsAny_ = shelf_.owned(static_cast<ShelfCard>(i)) > 0;
}

void CardListModel::quantityChanged(ShelfCard card) {
  const bool before = ownsAny_;
  ownsAny_ = ownsAny_ || shelf_.owned(card) > 0;
  if (const int row = rowOf(card); row >= 0 && before == ownsAny_)
    emit dataChanged(index(row, 0), index(row, Columns - 1));
  else if (!shown_.empty())
    emit dataChanged(index(0, 0), index(rowCount() - 1, Columns - 1));
}

void CardListModel::quantitiesChanged() {
  seeWhatIsOwned();
  if (!shown_.empty()) emit dataChanged(index(0, 0), index(rowCount() - 1, Columns - 1));
}

int CardListModel::ownedAmong() const {
  return static_cast<int>(
      std::count_if(shown_.begin(), shown_.end(), [&](ShelfCard card) { return shelf_.owned(card) > 0; }));
}

int CardListModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(shown_.size());
}

int CardListModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : int{Columns}; }

QString CardListModel::cell(ShelfCard card, Column column) const {
  switch (column) {
    case Owned:
      return QString::number(shelf_.owned(card));
    case InDecks:
      return QString::number(shelf_.inDecks(card));
    default:
      return shelf_.cell(card, column);
  }
}

/// "Naruto Uzumaki, Ninja, N-001. Owned: 2. In decks: 1."
QString CardListModel::spoken(ShelfCard id) const {
  if (headings_[InDecks].title.isEmpty())
    return tr("%1, %2, %3. Owned: %4.").arg(cell(id, Name), cell(id, Type), cell(id, Code), cell(id, Owned));
  return tr("%1, %2, %3. Owned: %4. In decks: %5.")
      .arg(cell(id, Name), cell(id, Type), cell(id, Code), cell(id, Owned), cell(id, InDecks));
}

QVariant CardListModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid() || index.row() >= rowCount()) return {};
  const ShelfCard id = card(index.row());
  const auto column = static_cast<Column>(index.column());
  switch (role) {
    case Qt::DisplayRole:
      return cell(id, column);
    case Qt::AccessibleTextRole:
      return column <= Name ? spoken(id) : cell(id, column);
    case Qt::TextAlignmentRole:
      if (column >= Owned || column == Entrance) return int{Qt::AlignRight | Qt::AlignVCenter};
      return int{Qt::AlignLeft | Qt::AlignVCenter};
    case CardRole:
      return int{id};
    case OwnedRole:
      return shelf_.owned(id);
    case DecksRole:
      return shelf_.inDecks(id);
    case OpenDeckRole:
      return shelf_.isInOpenDeck(id);
    case GroupRole: {
      if (grouping_ == Grouping::None) return {};
      const auto group = shelf_.group(id, grouping_);
      return index.row() == 0 || shelf_.group(card(index.row() - 1), grouping_) != group ? group.second : QString();
    }
    default:
      return {};
  }
}

QVariant CardListModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
  return section >= 0 && section < Columns ? headings_[static_cast<std::size_t>(section)].title : QString();
}

}  // namespace playsheet
