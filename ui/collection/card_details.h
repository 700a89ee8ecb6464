// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <optional>

#include "ui/collection/background_faces.h"
#include "ui/collection/card_shelf.h"
#include "ui/widgets/look.h"

class QLabel;
class QTextBrowser;
class QUrl;

namespace playsheet {

class ActionButton;
class ChoiceBox;

/// Everything about one card: its face, how many are owned, and what its game tells of it in any language.
class CardDetails : public QWidget {
  Q_OBJECT
 public:
  /// Shelf and pictures outlive the pane.
  CardDetails(CardShelf& shelf, BackgroundFaces& pictures, QWidget* parent = nullptr);

  void setLook(const Look& look);
  void setCard(std::optional<ShelfCard> card);
  std::optional<ShelfCard> card() const { return card_; }
  /// Quantities or decks have changed.
  void refresh();

  QTextBrowser* facts() const { return facts_; }
  ChoiceBox* languages() const { return languages_; }
  ActionButton* fewer() const { return fewer_; }
  ActionButton* more() const { return more_; }
  QLabel* owned() const { return owned_; }
  ActionButton* deck() const { return deck_; }

 signals:
  void quantityAsked(int by);
  void deckAsked();  ///< into the open deck, or out of it
  void ruleClicked(const QString& id);
  void cardClicked(ShelfCard card);

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

 private:
  void write();
  void follow(const QUrl& link);

  CardShelf& shelf_;
  Look look_;
  std::optional<ShelfCard> card_;
  class FaceWindow* face_;
  QLabel* ownedTitle_;
  QLabel* owned_;
  ActionButton* fewer_;
  ActionButton* more_;
  ActionButton* deck_;
  ChoiceBox* languages_;
  QTextBrowser* facts_;
};

}  // namespace playsheet
