// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <memory>
#include <vector>

#include "engine/naruto/cards/catalog.h"
#include "engine/naruto/decks/deck.h"
#include "engine/naruto/match/game_statistics.h"
#include "ui/matches/match_store.h"
#include "ui/widgets/look.h"
#include "ui/widgets/slow_notice.h"

class QLabel;
class QTreeWidget;
class QTreeWidgetItem;

namespace playsheet {

class ActionButton;
class ChoiceBox;
class RateDelegate;

/// What the games that are over say about decks and cards: how many were played, how many won, how sure that is (95 %,
/// Wilson), with the first turn and without it, how long they were. Any column can be sorted by; everything can be
/// saved as a table. Store and catalog outlive it.
class StatisticsView : public QWidget {
  Q_OBJECT
 public:
  enum class About { Decks, Cards, Games };

  StatisticsView(MatchStore& store, const naruto::Catalog& cards, QWidget* parent = nullptr);

  void setLook(const Look& look);
  void setDeckNames(const std::vector<naruto::LocalText>& names) { deck_names_ = names; }
  /// The games as they are kept now.
  void read();
  /// What is still being read is not waited for.
  void leave();
  void show(About about);
  QTreeWidget* list() const { return list_; }
  ChoiceBox* editions() const { return edition_; }
  QString summary() const;
  /// The table that is shown, as it would be saved.
  std::string table() const;

 signals:
  void said(const QString& sentence, bool bad);
  void waitingSaid(const QString& words);  ///< empty: it is over

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void showEvent(QShowEvent* event) override;

 private:
  void fill();
  void take(KeptGames kept);
  void fillDecks();
  void fillCards();
  void fillGames();
  void setColumns(const QStringList& titles, const QList<int>& rates);
  void setRate(QTreeWidgetItem* item, int column, const naruto::WinRate& rate) const;
  void setNumber(QTreeWidgetItem* item, int column, double number, int digits) const;
  void placeColumns();
  void save();
  std::vector<naruto::PlayedGame> shown() const;
  QString cardName(const std::string& code) const;

  MatchStore& store_;
  const naruto::Catalog& cards_;
  Look look_;
  std::vector<naruto::PlayedGame> games_;
  bool for_spreadsheet_ = false;
  bool read_ = false;
  std::unique_ptr<QObject> reader_;  ///< asks for the games; gone with what is no longer waited for
  SlowNotice* slow_;
  std::vector<naruto::LocalText> deck_names_;
  ChoiceBox* about_;
  ChoiceBox* edition_;
  QLabel* summary_;
  ActionButton* save_;
  QTreeWidget* list_;
  RateDelegate* rate_;
  QList<int> rates_;  ///< columns that are plots
};

}  // namespace playsheet
