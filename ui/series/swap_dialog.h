// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include "ui/naruto/match_plan.h"
#include "ui/series/swap_draft.h"

class QLabel;

namespace playsheet {

class ActionButton;
class Curtain;
class SwapList;

/// Between two games: the cards that a player takes out of the deck and puts in from the sideboard (N-SIDE-02,
/// N-SIDE-03). Its cards are a hidden zone (N-ZONE-10), so they are covered as a hand is.
class SwapDialog : public QDialog {
  Q_OBJECT
 public:
  /// The catalog outlives the dialog; `plan` is that of the match.
  SwapDialog(const naruto::Series& series, PlayerId player, const MatchPlan& plan, const naruto::Catalog& cards,
             const Look& look, QWidget* parent = nullptr);

  PlayerId player() const { return player_; }
  naruto::Swap swap() const { return draft_.swap(); }
  /// What the player, who has seen the cards, had put together before.
  void begin(const naruto::Swap& swap);
  bool seen() const { return seen_; }
  const SecrecyDesk& secrecy() const { return secrecy_; }

  SwapList* deckList() const { return deck_; }
  SwapList* sideboardList() const { return sideboard_; }
  ActionButton* playButton() const { return play_; }
  ActionButton* beforeButton() const { return before_; }
  ActionButton* registeredButton() const { return registered_; }
  ActionButton* showButton() const { return show_; }
  Curtain* curtain() const { return curtain_; }
  QString message() const;
  QString rules() const;
  QString totals() const;

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  void keyReleaseEvent(QKeyEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  bool event(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

 private:
  QWidget* makeHead();
  QWidget* makePiles();
  QWidget* makeFoot();
  QString say(const char* text) const;
  QString say(const char* text, int n) const;
  QString ownKey() const;
  bool holdKey(const QKeyEvent* event, bool down);
  void refresh();
  void showPiles();
  void nameLists();
  void showVerdict();
  void showCovered();
  void showCurtain();

  naruto::Series series_;  ///< a copy: the desk's goes on when this dialog is answered
  const naruto::Catalog& cards_;
  PlayerId player_;
  MatchPlan plan_;
  QString language_;
  Look look_;
  SecrecyDesk secrecy_;
  SwapDraft draft_;
  bool seen_ = false;  ///< the cards have been open once
  QWidget* piles_ = nullptr;
  QWidget* foot_ = nullptr;
  SwapList* deck_ = nullptr;
  SwapList* sideboard_ = nullptr;
  QLabel* deckHead_ = nullptr;
  QLabel* sideboardHead_ = nullptr;
  QLabel* totals_ = nullptr;
  QLabel* message_ = nullptr;
  QLabel* rules_ = nullptr;
  ActionButton* before_ = nullptr;
  ActionButton* registered_ = nullptr;
  ActionButton* show_ = nullptr;
  ActionButton* play_ = nullptr;
  Curtain* curtain_ = nullptr;
};

}  // namespace playsheet
