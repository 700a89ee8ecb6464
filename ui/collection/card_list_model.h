// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <QCache>
#include <vector>

#include "ui/collection/card_shelf.h"

namespace playsheet {

/// The cards that were found, as rows: in what order, in what groups, how many are owned and how many the decks have.
class CardListModel : public QAbstractTableModel {
  Q_OBJECT
 public:
  using enum CardShelf::Column;
  using Column = CardShelf::Column;
  using Order = CardShelf::Order;
  using Grouping = CardShelf::Grouping;
  enum Role { CardRole = Qt::UserRole, OwnedRole, DecksRole, GroupRole, OpenDeckRole };

  /// The shelf outlives the model.
  explicit CardListModel(CardShelf& shelf, QObject* parent = nullptr);

  void setFound(std::vector<ShelfCard> found);
  void setOrder(Order order);
  void setGrouping(Grouping grouping);
  Order order() const { return order_; }
  Grouping grouping() const { return grouping_; }

  ShelfCard card(int row) const { return shown_[static_cast<std::size_t>(row)]; }
  int rowOf(ShelfCard card) const;  ///< -1: it is not among them
  /// The face in the program's language, until others are asked for.
  const CardFace& face(ShelfCard card) const;

  /// The quantities have changed: of one card, or of all (decks, too).
  void quantityChanged(ShelfCard card);
  void quantitiesChanged();
  /// A person's own pictures of cards have changed.
  void forgetFaces() { faces_.clear(); }
  bool ownsAny() const { return ownsAny_; }
  int ownedAmong() const;  ///< cards of those shown of which there is one

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
  void sort(int column, Qt::SortOrder order) override;

 private:
  static constexpr int kMostFaces = 400;  ///< more than a screen shows; thousands would be megabytes of words

  void arrange();
  void seeWhatIsOwned();
  QString cell(ShelfCard card, Column column) const;
  QString spoken(ShelfCard card) const;

  CardShelf& shelf_;
  std::array<CardShelf::Heading, CardShelf::Columns> headings_;
  std::vector<ShelfCard> found_;  ///< as the search gave them
  std::vector<ShelfCard> shown_;
  Order order_ = Order::Best;
  bool descending_ = false;
  Grouping grouping_ = Grouping::None;
  bool ownsAny_ = false;
  mutable QCache<int, CardFace> faces_{kMostFaces};
};

}  // namespace playsheet
