// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/naruto/match_plan.h"
#include "ui/shell/match_panel.h"
#include "ui/shell/shelf_offer.h"

class QLabel;

namespace playsheet {

class ChoiceBox;

/// Everything that a new match needs, on one panel: the seats, the edition, the secrecy, the looks.
class MatchForm : public MatchPanel {
  Q_OBJECT
 public:
  MatchForm(const naruto::Catalog& cards, DeckShelf& shelf, QWidget* parent = nullptr);

  void setLook(const Look& look) override;
  void setPlan(const MatchPlan& plan);
  MatchPlan plan() const;
  void setCancellable(bool cancellable);

  ActionButton* rulingsButton() const { return rulings_; }
  ChoiceBox* editionBox() const { return edition_; }
  /// The sideboards that the players announce (N-SIDE-04); empty if there are none, or nothing is swapped.
  QString sideboardNote() const;
  /// The edition as the match will play it, with the house rulings.
  naruto::Edition played() const;
  void setRulings(const std::vector<naruto::HouseRuling>& rulings);
  /// Of the plan what can be chosen elsewhere, too, in the menus or at the table: looks, pace, sound, reading, stops.
  void setPreferences(const MatchPlan& plan);
  ActionButton* mendButton() const { return mend_; }
  /// Somebody listens to `mendAsked`.
  void setMendable(bool mendable) { mendable_ = mendable; }
  void setSeatLanguage(PlayerId player, const QString& language);

 signals:
  void started(const playsheet::MatchPlan& plan);
  void cancelled();
  /// A deck breaks the rules of this edition, and is to be put right.
  void mendAsked(const naruto::Deck& deck, const QString& edition);
  void lookChosen(const QString& themeName, const QString& tableName);
  void paceChosen(int pace);

 private:
  QWidget* makeOptions();
  void makeFoot();
  ChoiceBox* combo(const std::vector<std::pair<QString, QString>>& items);
  void start() override;
  bool legal() const;
  void judgeDecks();
  void chooseEdition();
  void giveLegalDecks();
  void openRulings();
  void showRulings();
  void showSideboards();

  const naruto::Edition& edition() const;

  const naruto::Catalog& cards_;
  DeckShelf& shelf_;
  ShelfOffer offer_{shelf_};
  ChoiceBox* edition_ = nullptr;
  ChoiceBox* theme_ = nullptr;
  ChoiceBox* table_ = nullptr;
  ChoiceBox* pace_ = nullptr;
  QLabel* sideboards_ = nullptr;
  ActionButton* cancel_ = nullptr;
  ActionButton* mend_ = nullptr;
  bool mendable_ = false;
  ActionButton* rulings_ = nullptr;
  std::vector<naruto::HouseRuling> changed_;    ///< house rulings
  MatchPlan kept_;                              ///< what the form has no field for is handed on as it came
  naruto::PerPlayer<std::vector<bool>> legal_;  ///< by deck of the shelf
};

}  // namespace playsheet
