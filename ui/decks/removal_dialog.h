// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <vector>

#include "engine/naruto/cards/catalog.h"
#include "engine/naruto/decks/deck.h"
#include "ui/widgets/look.h"

class QListWidget;

namespace playsheet {

class ActionButton;

/// Which cards go? Every copy is a row with a box; so many are to be ticked, fewer are allowed.
class RemovalDialog : public QDialog {
  Q_OBJECT
 public:
  /// `reason` says in a sentence why cards have to go.
  RemovalDialog(const naruto::Catalog& cards, const std::vector<naruto::DeckEntry>& candidates, int wanted,
                const QString& reason, const Look& look, const QString& language, QWidget* parent = nullptr);

  /// What was ticked, copies counted.
  std::vector<naruto::DeckEntry> chosen() const;
  QListWidget* list() const { return list_; }
  ActionButton* removeButton() const { return remove_; }

 private:
  void countTicks();

  int wanted_;
  QListWidget* list_;
  ActionButton* remove_;
};

}  // namespace playsheet
