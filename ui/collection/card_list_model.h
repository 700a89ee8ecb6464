// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <QCache>
#include <QHash>
#include <vector>

#include "ui/collection/collection_store.h"
#include "ui/faces/card_face.h"

namespace playsheet {

/// The cards that were found, as rows: in what order, in what groups, how many are owned and how many the decks have.
class CardListModel : public QAbstractTableModel {
  Q_OBJECT
 public:
  enum Column { Code, Name, Type, Symbols, Entrance, Figures, Set, Rarity, Owned, InDecks, Columns };
  enum Role { CardRole = Qt::UserRole, OwnedRole, DecksRole, GroupRole };
  enum class Order { Best, Number, Name, Type, Symbol, Entrance, Figures, Set, Rarity, Owned, InDecks };
  enum class Grouping { None, Type, Symbol, Set };

  /// Cards and store outlive the model.
  CardListModel(const naruto::Catalog& cards, CollectionStore& store, QObject* parent = nullptr);

  void setFound(std::vector<naruto::DefinitionId> found);
  void setOrder(Order order);
  void setGrouping(Grouping grouping);
  Order order() const { return order_; }
  Grouping grouping() const { return grouping_; }

  naruto::DefinitionId card(int row) const { return shown_[static_cast<std::size_t>(row)]; }
  int rowOf(naruto::DefinitionId card) const;  ///< -1: it is not among them
  /// The face in the program's language, until others are asked for.
  const CardFace& face(naruto::DefinitionId card) const;
  int inDecks(naruto::DefinitionId card) const;

  /// The quantities have changed: of one card, or of all (decks, too).
  void quantityChanged(naruto::DefinitionId card);
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
  void countDecks();
  QString cell(naruto::DefinitionId card, int column) const;
  QString groupOf(naruto::DefinitionId card) const;
  QString spoken(naruto::DefinitionId card) const;

  const naruto::Catalog& cards_;
  CollectionStore& store_;
  std::vector<naruto::DefinitionId> found_;  ///< as the search gave them
  std::vector<naruto::DefinitionId> shown_;
  Order order_ = Order::Best;
  bool descending_ = false;
  Grouping grouping_ = Grouping::None;
  bool ownsAny_ = false;
  QHash<int, int> inDecks_;
  mutable QCache<int, CardFace> faces_{kMostFaces};
};

}  // namespace playsheet
