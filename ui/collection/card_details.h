// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <optional>

#include "ui/collection/background_faces.h"
#include "ui/collection/collection_store.h"
#include "ui/widgets/look.h"

class QLabel;
class QTextBrowser;
class QUrl;

namespace playsheet {

class ActionButton;
class ChoiceBox;

/// Everything about one card: its face, how many are owned, facts, text in any language, keywords, the rules that touch
/// it, its printings, the decks that have it. Whatever a card source or a deck is called stands there as plain words.
class CardDetails : public QWidget {
  Q_OBJECT
 public:
  /// Cards, store and pictures outlive the pane.
  CardDetails(const naruto::Catalog& cards, CollectionStore& store, BackgroundFaces& pictures,
              QWidget* parent = nullptr);

  void setLook(const Look& look);
  void setCard(std::optional<naruto::DefinitionId> card);
  std::optional<naruto::DefinitionId> card() const { return card_; }
  /// Quantities or decks have changed.
  void refresh();

  QTextBrowser* facts() const { return facts_; }
  ChoiceBox* languages() const { return languages_; }
  ActionButton* fewer() const { return fewer_; }
  ActionButton* more() const { return more_; }
  QLabel* owned() const { return owned_; }

 signals:
  void quantityAsked(int by);
  void ruleClicked(const QString& id);
  void cardClicked(naruto::DefinitionId card);

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

 private:
  void write();
  QString factRows() const;
  QString textBlock() const;
  QString ruleBlock() const;
  QString printingBlock() const;
  QString deckBlock() const;
  void follow(const QUrl& link);

  const naruto::Catalog& cards_;
  CollectionStore& store_;
  Look look_;
  std::optional<naruto::DefinitionId> card_;
  class FaceWindow* face_;
  QLabel* ownedTitle_;
  QLabel* owned_;
  ActionButton* fewer_;
  ActionButton* more_;
  ChoiceBox* languages_;
  QTextBrowser* facts_;
};

}  // namespace playsheet
