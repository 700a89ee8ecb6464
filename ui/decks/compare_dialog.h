// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <optional>

#include "engine/naruto/cards/catalog.h"
#include "ui/decks/deck_store.h"
#include "ui/widgets/look.h"

class QTableWidget;

namespace playsheet {

class ActionButton;
class ChoiceBox;

/// Two versions of a deck side by side: what went out and what came in. The older one can be taken back.
class CompareDialog : public QDialog {
  Q_OBJECT
 public:
  CompareDialog(const naruto::Catalog& cards, std::vector<StoredVersion> versions, const naruto::Deck& now,
                const Look& look, const QString& language, QWidget* parent = nullptr);

  /// The version that is to be the deck again; after the dialog was accepted.
  const naruto::Deck* chosen() const;
  ChoiceBox* before() const { return before_; }
  ChoiceBox* after() const { return after_; }
  QTableWidget* list() const { return list_; }

 private:
  void fill();

  const naruto::Catalog& cards_;
  std::vector<StoredVersion> versions_;  ///< the deck as it is now at the end
  QString language_;
  ChoiceBox* before_;
  ChoiceBox* after_;
  QTableWidget* list_;
  ActionButton* back_;
};

}  // namespace playsheet
