// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/gormiti/cards/catalog.h"
#include "ui/collection/deck_bar.h"
#include "ui/collection/gormiti_tray.h"

class QLabel;
class QMenu;

namespace playsheet {

class ActionButton;
class ChoiceBox;
class LineField;

/// The deck that is being built: which one, its name and mode, what is wrong with it, and what can be done with it as a
/// whole.
class GormitiDeckBar : public DeckBar {
  Q_OBJECT
 public:
  /// Cards and tray outlive it.
  GormitiDeckBar(const gormiti::Catalog& cards, GormitiTray& tray, QWidget* parent = nullptr);

  void setLook(const Look& look) override;
  const GormitiTray& tray() const { return tray_; }
  ChoiceBox* decks() const { return decks_; }
  ChoiceBox* modes() const { return modes_; }
  LineField* name() const { return name_; }
  ActionButton* copyButton() const { return copy_; }
  QMenu* copies() const { return copies_; }  ///< what the deck can be copied as
  ActionButton* pasteButton() const { return paste_; }
  ActionButton* removeButton() const { return remove_; }
  ActionButton* undoButton() const { return undo_; }
  QString message() const;
  void openFile(const QString& path) override;
  void saveFile(const QString& path);

 private:
  ActionButton* button(const char* name, const QString& text, const QString& tip);
  void connectAll();
  void showState();
  void chosen(int index);
  void copyList();
  void copyCode();
  void paste();
  void pasteList(const std::string& text);
  void say(const QString& sentence);
  gormiti::DeckFile emptyDeck(gormiti::Mode mode) const;

  const gormiti::Catalog& cards_;
  GormitiTray& tray_;
  Look look_;
  std::vector<ActionButton*> buttons_;  ///< before those that are put into it
  ChoiceBox* decks_;
  LineField* name_;
  ChoiceBox* modes_;
  QLabel* state_;
  QMenu* copies_;
  ActionButton* undo_;
  ActionButton* remove_;
  ActionButton* copy_;
  ActionButton* paste_;
  ActionButton* open_;
  ActionButton* save_;
  QString told_;  ///< what was done last, in the place of the state of the deck
};

}  // namespace playsheet
