// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <memory>
#include <string>
#include <vector>

#include "engine/table/game_statistics.h"
#include "ui/matches/match_store.h"
#include "ui/table/played_words.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/look.h"
#include "ui/widgets/slow_notice.h"

class QLabel;
class QTreeWidget;
class QTreeWidgetItem;

namespace playsheet {

class ActionButton;
class RateDelegate;

/// What the games that are over say about decks and cards, of one game at a time: how many were played, how many won,
/// how sure that is (95 %, Wilson), with the first turn and without it, how long they were. Any column can be sorted
/// by; everything can be saved as a table. The store outlives it.
class StatisticsView : public QWidget {
  Q_OBJECT
 public:
  enum class About { Decks, Cards, Games };

  /// `games`: at least one; which of them there are is chosen by a box, where there are several.
  StatisticsView(MatchStore& store, std::vector<PlayedWords> games, QWidget* parent = nullptr);

  void setLook(const Look& look);
  /// Of which game it tells; nothing happens for one that it does not know.
  void setGame(const std::string& game);
  /// The games as they are kept now.
  void read();
  /// What is still being read is not waited for.
  void leave();
  void show(About about);
  QTreeWidget* list() const { return list_; }
  ChoiceBox* games() const { return game_; }
  ChoiceBox* forms() const { return form_; }
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
  void gameChosen();
  void nameAbout();
  /// In the words of the game.
  QString say(const char* text) const;
  const PlayedWords& words() const { return words_[static_cast<std::size_t>(game_->currentIndex())]; }
  void fillDecks();
  void fillCards();
  void fillGames();
  void setColumns(const QStringList& titles, const QList<int>& rates);
  void setRate(QTreeWidgetItem* item, int column, const table::WinRate& rate) const;
  void setNumber(QTreeWidgetItem* item, int column, double number, int digits) const;
  void placeColumns();
  void save();
  std::vector<table::PlayedGame> shown() const;

  MatchStore& store_;
  std::vector<PlayedWords> words_;  ///< of each game, in the order of their box
  Look look_;
  std::vector<table::PlayedGame> games_;
  bool for_spreadsheet_ = false;
  bool read_ = false;
  std::unique_ptr<QObject> reader_;  ///< asks for the games; gone with what is no longer waited for
  SlowNotice* slow_;
  ChoiceBox* about_;
  ChoiceBox* game_;
  ChoiceBox* form_;
  QLabel* summary_;
  ActionButton* save_;
  QTreeWidget* list_;
  RateDelegate* rate_;
  QList<int> rates_;  ///< columns that are plots
};

}  // namespace playsheet
