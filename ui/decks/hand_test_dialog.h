// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <random>
#include <vector>

#include "engine/naruto/cards/catalog.h"
#include "engine/naruto/decks/deck.h"
#include "engine/naruto/editions/edition.h"
#include "ui/widgets/look.h"

class QLabel;
class QSpinBox;
class QTableWidget;

namespace playsheet {

class ActionButton;

/// Draws opening hands as the edition deals them, with mulligans (N-MULL-01), and says how likely each card of the deck
/// is to have been seen by a turn. The luck of the test has a seed of its own, which is shown.
class HandTestDialog : public QDialog {
  Q_OBJECT
 public:
  HandTestDialog(const naruto::Catalog& cards, const naruto::Deck& deck, const naruto::Edition& edition,
                 const Look& look, const QString& language, QWidget* parent = nullptr);

  void newHand();
  void mulligan();
  void draw();
  /// Codes of the cards in the hand.
  const std::vector<std::string>& hand() const { return hand_; }
  int mulligansLeft() const;
  QSpinBox* turnBox() const { return turn_; }
  /// Of the odds that are shown, in percent: of a card by its code.
  double shownOdds(const QString& code) const;
  void setSeed(std::uint32_t seed);

 private:
  void deal(int size);
  void showHand();
  void showOdds();

  const naruto::Catalog& cards_;
  naruto::Deck deck_;
  const naruto::Edition& edition_;
  Look look_;
  QString language_;
  std::mt19937 luck_;
  std::uint32_t seed_ = 1;
  int changes_ = 0;
  std::vector<std::string> pile_, hand_;
  QLabel* words_;
  QLabel* face_row_;
  QSpinBox* turn_;
  QTableWidget* odds_;
  ActionButton* mulligan_;
  ActionButton* draw_;
};

}  // namespace playsheet
