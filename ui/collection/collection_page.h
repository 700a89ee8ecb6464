// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>
#include <QWidget>
#include <map>

#include "ui/collection/background_faces.h"
#include "ui/collection/card_list_model.h"
#include "ui/collection/collection_store.h"
#include "ui/widgets/look.h"

class QLabel;
class QStackedWidget;
class QTableView;

namespace playsheet {

class ActionButton;
class CardDetails;
class CardFacets;
class CardGrid;
class ChoiceBox;
class QueryBar;
class SearchHelp;

/// All cards of the game and which of them a person has: search, grid or table, details. Made anew when the language of
/// the program changes; what was asked for is asked again by `setQuery`.
class CollectionPage : public QWidget {
  Q_OBJECT
 public:
  /// Cards and store outlive the page.
  CollectionPage(const naruto::Catalog& cards, CollectionStore& store, QWidget* parent = nullptr);

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
  QLabel* count() const { return count_; }
  /// What stands in the field has been answered, and the answer is shown.
  bool answered() const { return !asking_; }
  ActionButton* trouble() const { return trouble_; }
  ChoiceBox* orders() const { return orders_; }
  ChoiceBox* groupings() const { return groupings_; }

 signals:
  void closed();
  void ruleClicked(const QString& id);

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
  void showFound(const FoundCards& found);
  void choose(const QModelIndex& index);
  void chooseCard(naruto::DefinitionId card);
  void countCards();
  void countFacets(const FoundCards& found);
  void askDeeds();
  void showTrouble(const QString& sentence);
  void toList();
  void showHelp(bool shown);
  void escape();

  const naruto::Catalog& cards_;
  CollectionStore& store_;
  CardListModel model_;
  BackgroundFaces pictures_{this};
  Look look_;
  bool asking_ = false;         ///< the list is that of a text before
  bool listWhenFound_ = false;  ///< somebody wants to go down into it
  QTimer slow_;
  FoundCards found_;                                ///< what was found last
  std::map<std::string, std::vector<bool>> deeds_;  ///< which cards do what, by the words of `does:`
  QLabel* title_ = nullptr;
  ActionButton* close_ = nullptr;
  ActionButton* trouble_ = nullptr;
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
