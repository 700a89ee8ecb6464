// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <QHash>
#include <QTreeView>
#include <vector>

#include "engine/naruto/cards/catalog.h"
#include "engine/naruto/decks/deck.h"
#include "ui/widgets/look.h"

namespace playsheet {

/// What a dragged card is called on its way: its codes, one a line; if it comes out of a deck, the pile as a number.
extern const char* const kCardsMime;
extern const char* const kPileMime;

class CopiesCell;
class NameCell;

/// Cards as rows: cost, name with its symbols, figures, copies in the deck.
class PoolModel : public QAbstractTableModel {
  Q_OBJECT
 public:
  enum Column { Cost, Name, Power, InDeck, Columns };

  explicit PoolModel(const naruto::Catalog& cards, QObject* parent = nullptr);

  void setLook(const Look& look);
  void setLanguage(const QString& language);
  void setCards(std::vector<naruto::DefinitionId> found);
  void setDeck(const naruto::Deck& deck);
  naruto::DefinitionId card(int row) const { return found_[static_cast<std::size_t>(row)]; }
  QString codeAt(const QModelIndex& index) const;

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
  Qt::ItemFlags flags(const QModelIndex& index) const override;
  QStringList mimeTypes() const override;
  QMimeData* mimeData(const QModelIndexList& indexes) const override;

 private:
  QString nameOf(const naruto::CardDefinition& card, naruto::DefinitionId id) const;
  int copies(const std::string& code) const;
  void countNames();

  const naruto::Catalog& cards_;
  std::vector<naruto::DefinitionId> found_;
  QHash<QString, int> names_;  ///< how many of them are called so
  naruto::Deck deck_;
  Look look_;
  QString language_ = QStringLiteral("en");
};

/// The list of them: Enter, + and a click on the plus add, - takes one out; with Ctrl the sideboard is meant. What is
/// dragged here out of the deck leaves it.
class PoolView : public QTreeView {
  Q_OBJECT
 public:
  explicit PoolView(const naruto::Catalog& cards, QWidget* parent = nullptr);

  PoolModel* pool() const { return model_; }
  void setLook(const Look& look);
  QString currentCode() const;

 signals:
  void changeAsked(const QString& code, int by, bool sideboard);
  void cardShown(const QString& code);           ///< the row that is read or pointed at
  void takenOut(const QString& code, int pile);  ///< dragged out of that pile of the deck

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void startDrag(Qt::DropActions actions) override;
  void dragEnterEvent(QDragEnterEvent* event) override;
  void dragMoveEvent(QDragMoveEvent* event) override;
  void dropEvent(QDropEvent* event) override;
  void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  PoolModel* model_;
  CopiesCell* copies_;
  NameCell* names_;
  Look look_;
};

}  // namespace playsheet
