// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMenu>
#include <vector>

#include "engine/naruto/actions/action.h"
#include "ui/sheet/sheet.h"

namespace playsheet {

class NarutoDesk;

/// What can be changed at the judge's desk of a card or a pile that was pointed at, as a menu in the language of
/// whoever asked for the desk. Each entry is one change; it is made when it is chosen. Owns nothing of the match.
class DeskMenu : public QMenu {
  Q_OBJECT
 public:
  DeskMenu(NarutoDesk* controller, QWidget* parent);

  void addCard(int card);
  /// The top card of the deck, or a battle reward, unseen; with a deck go its player's turn marker and shuffling.
  void addPile(SheetPlace pile, naruto::PlayerId player);
  /// A card of the deck that is looked through.
  void addDeckCard(int card);

 private:
  QString say(const char* text) const;
  void addTitle(const QString& title);
  void addChanges(const std::vector<naruto::Adjust>& changes);
  void add(QMenu* menu, const naruto::Adjust& change);

  NarutoDesk* controller_;
};

}  // namespace playsheet
