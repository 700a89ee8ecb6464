// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/shell/deck_note.h"
#include "ui/shell/deck_offer.h"
#include "ui/table/table_facts.h"

class QLabel;

namespace playsheet {

class ActionButton;
class ChoiceBox;
class LineField;
class MarkPicker;

/// One seat of a new match: name, deck, language, mark.
class SeatForm : public QWidget {
  Q_OBJECT
 public:
  /// The decks outlive it.
  SeatForm(table::PlayerId player, DeckOffer& decks, QWidget* parent = nullptr);

  void setLook(const Look& look);
  void setSeat(const SeatEntry& seat);
  SeatEntry seat() const;
  /// Those of the offer are other ones now.
  void decksChanged() { fillDecks(); }

  /// What is wrong with each deck of the offer by the rules chosen now, as sentences; an empty list for a legal one.
  void setBreaches(const std::vector<QStringList>& breaches);
  const QStringList& breaches(int deck) const { return breaches_[static_cast<std::size_t>(deck)]; }
  /// Its place in the offer.
  int chosenDeck() const { return chosen_; }
  void chooseDeck(int index);
  QString note() const;
  ActionButton* guideButton() const { return guide_; }

 signals:
  void changed();
  void deckRefused(const QString& sentence);
  /// How is this deck played? In the language of the seat.
  void guideAsked(const QString& deck, const QString& language);

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  void fillDecks();
  void deckChosen(int index);
  void openFile();
  void showNote();
  bool isLegal(int deck) const;
  QLabel* caption(const QString& text);

  table::PlayerId player_;
  DeckOffer& decks_;
  Look look_;
  LineField* name_;
  ChoiceBox* deck_;
  ChoiceBox* language_;
  DeckNote* note_;
  ActionButton* guide_;
  MarkPicker* mark_;
  std::vector<QLabel*> captions_;
  int chosen_ = 0;
  std::vector<QStringList> breaches_;
};

/// The name of a player where none was given.
QString defaultPlayerName(table::PlayerId player);

}  // namespace playsheet
