// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QTimer>
#include <QWidget>
#include <memory>

#include "ui/collection/background_faces.h"
#include "ui/collection/card_list_model.h"
#include "ui/collection/card_shelf.h"
#include "ui/widgets/look.h"

class QHBoxLayout;
class QLabel;
class QStackedWidget;
class QTableView;

namespace playsheet {

class ActionButton;
class CardDetails;
class CardFacets;
class CardGrid;
class ChoiceBox;
class DeckBar;
class QueryBar;
class SearchHelp;

/// All cards of a game and which of them a person has: search, grid or table, details. Made anew when the language of
/// the program changes; what was asked for is asked again by `setQuery`.
class CollectionPage : public QWidget {
  Q_OBJECT
 public:
  explicit CollectionPage(std::unique_ptr<CardShelf> shelf, QWidget* parent = nullptr);
  ~CollectionPage() override;

  /// By number of the game: its name, empty for one that has no collection; and which of them this is.
  void offerGames(const QStringList& games, int shown);
  void setLook(const Look& look);
  /// Ready to search; what others have changed meanwhile is read.
  void open();
  QString query() const;
  void setQuery(const QString& query);
  /// One more or one fewer of the chosen card.
  void changeOwned(int by);
  void showTable(bool table);

  QueryBar* bar() const { return bar_; }
  CardFacets* facets() const { return facets_; }
  CardGrid* grid() const { return grid_; }
  QTableView* table() const { return table_; }
  CardDetails* details() const { return details_; }
  SearchHelp* help() const { return help_; }
  CardListModel& model() { return model_; }
  BackgroundFaces& pictures() { return pictures_; }
  DeckBar* deckBar() const { return deckBar_; }  ///< nothing where no deck is built
  /// The chosen card, into the open deck or out of it.
  void moveInDeck();
  QLabel* count() const { return count_; }
  const std::vector<ActionButton*>& games() const { return games_; }
  /// What stands in the field has been answered, and the answer is shown.
  bool answered() const { return !asking_; }
  ActionButton* trouble() const { return trouble_; }
  ChoiceBox* orders() const { return orders_; }
  ChoiceBox* groupings() const { return groupings_; }

 signals:
  void closed();
  void ruleClicked(const QString& id);
  void gameAsked(int game);  ///< another one of those that are offered

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  bool event(QEvent* event) override;

 private:
  QWidget* makeHead();
  QWidget* makeMiddle();
  void makeTable();
  void fillChoices();
  void connectAll();
  void search();
  void showFound(const ShelfFound& found);
  void choose(const QModelIndex& index);
  void chooseCard(ShelfCard card);
  void countCards();
  void showDecks();
  void showTrouble(const QString& sentence);
  void toList();
  void showHelp(bool shown);
  void escape();

  std::unique_ptr<CardShelf> shelf_;
  CardListModel model_;
  BackgroundFaces pictures_{this};
  Look look_;
  bool asking_ = false;         ///< the list is that of a text before
  bool listWhenFound_ = false;  ///< somebody wants to go down into it
  QTimer slow_;
  QLabel* title_ = nullptr;
  QHBoxLayout* gameRow_ = nullptr;
  std::vector<ActionButton*> games_;
  ActionButton* close_ = nullptr;
  ActionButton* trouble_ = nullptr;
  DeckBar* deckBar_ = nullptr;
  QueryBar* bar_ = nullptr;
  CardFacets* facets_ = nullptr;
  QLabel* count_ = nullptr;
  ChoiceBox* orders_ = nullptr;
  ChoiceBox* groupings_ = nullptr;
  ActionButton* asTable_ = nullptr;
  QStackedWidget* lists_ = nullptr;
  CardGrid* grid_ = nullptr;
  QTableView* table_ = nullptr;
  SearchHelp* help_ = nullptr;
  CardDetails* details_ = nullptr;
};

}  // namespace playsheet
