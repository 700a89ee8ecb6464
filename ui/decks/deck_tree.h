// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QTreeWidget>

#include "engine/naruto/cards/catalog.h"
#include "engine/naruto/decks/construction.h"
#include "ui/widgets/look.h"

namespace playsheet {

class CopiesCell;
class NameCell;

/// By what the cards of a pile stand together.
enum class DeckGrouping { Type, Cost, Symbol, Nothing };
/// In which order they stand.
enum class DeckOrder { Cost, Name, Copies, AsAdded };

/// The piles of a deck as a tree: pile, group, card. + and - (keys, or the signs beside the number) change the number
/// of copies, Delete takes all out, M moves one to the sideboard or back; cards can be dragged in, from pile to pile,
/// and out into the pool. A menu on each row has the same.
class DeckTree : public QTreeWidget {
  Q_OBJECT
 public:
  explicit DeckTree(const naruto::Catalog& cards, QWidget* parent = nullptr);

  void setLook(const Look& look);
  void setLanguage(const QString& language);
  void setDeck(const naruto::Deck& deck);
  /// What is wrong with the deck: a card with too many copies says so.
  void setBreaches(std::vector<naruto::DeckViolation> breaches);
  void setEdition(const naruto::Edition& edition);
  void arrange(DeckGrouping grouping, DeckOrder order);
  /// Only cards in which these words stand; nothing is changed by it.
  void setFilter(const QString& words);
  QString currentCode() const;
  naruto::DeckPile currentPile() const;
  /// The row of a card, for tests and for going back to it.
  QTreeWidgetItem* itemOf(naruto::DeckPile pile, const QString& code) const;

 signals:
  void changeAsked(const QString& code, int by, naruto::DeckPile pile);
  void moveAsked(const QString& code, naruto::DeckPile from, naruto::DeckPile to);
  void cardShown(const QString& code);

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override;
  void contextMenuEvent(QContextMenuEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  QStringList mimeTypes() const override;
  QMimeData* mimeData(const QList<QTreeWidgetItem*>& items) const override;
  void startDrag(Qt::DropActions actions) override;
  void dragEnterEvent(QDragEnterEvent* event) override;
  void dragMoveEvent(QDragMoveEvent* event) override;
  void dropEvent(QDropEvent* event) override;

 private:
  enum Column { kCopies, kCard, kCost, kPower, kDeckColumns };
  static constexpr int kCodeRole = Qt::UserRole;
  static constexpr int kPileRole = Qt::UserRole + 1;

  struct Card {
    naruto::DeckEntry entry;
    int place = 0;
    QString group, name, cost;
    int groupOrder = 0;
    int costOrder = 0;
    const naruto::CardDefinition* definition = nullptr;
  };
  void fill();
  void fillPile(naruto::DeckPile pile, const std::vector<naruto::DeckEntry>& entries, const QString& limit);
  std::vector<Card> cardsOf(const std::vector<naruto::DeckEntry>& entries) const;
  void groupCard(Card& card) const;
  QHash<QString, int> printingsByName() const;
  void tellApart(QTreeWidgetItem* item, const Card& card, bool alike) const;
  naruto::DeckPile pileOf(const QTreeWidgetItem* item) const;
  bool stepsAt(const QPoint& at);

  const naruto::Catalog& cards_;
  CopiesCell* copies_;
  NameCell* names_;
  Look look_;
  QString language_ = QStringLiteral("en");
  naruto::Deck deck_;
  const naruto::Edition* edition_ = nullptr;
  std::vector<naruto::DeckViolation> breaches_;
  DeckGrouping grouping_ = DeckGrouping::Type;
  DeckOrder order_ = DeckOrder::Cost;
  QString filter_;
};

}  // namespace playsheet
