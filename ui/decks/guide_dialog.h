// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <vector>

#include "engine/naruto/cards/catalog.h"
#include "engine/naruto/decks/deck_guide.h"
#include "ui/collection/background_faces.h"
#include "ui/widgets/look.h"

class QListWidget;
class QTextBrowser;

namespace playsheet {

class ActionButton;
class FaceWindow;

/// How the ready decks are played: the decks on the left, plan, pairs, opening hand and fears in the middle, and the
/// card whose name is pointed at or chosen on the right.
class GuideDialog : public QDialog {
  Q_OBJECT
 public:
  /// `decks` are those that can be chosen; those without a guide are left out. `chosen` is shown first. Cards and decks
  /// outlive the dialog.
  GuideDialog(const naruto::Catalog& cards, const std::vector<naruto::Deck>& decks, const std::string& chosen,
              const Look& look, const QString& language, QWidget* parent = nullptr);

  void showGuide(const std::string& deck);
  /// The deck that is shown; a null pointer if there is none.
  const naruto::Deck* shown() const;
  /// A button that takes a copy of the deck: `takenAsCopy` says then whether it was pressed.
  void offerCopy();
  bool takenAsCopy() const { return taken_; }

  QListWidget* list() const { return list_; }
  QTextBrowser* page() const { return page_; }
  FaceWindow* face() const { return face_; }
  ActionButton* copyButton() const { return copy_; }

 private:
  QString htmlOf(const naruto::DeckGuide& guide) const;
  QString cardLink(const std::string& code) const;
  QString inHtml(const std::string& words) const;
  void showCard(const QString& code);
  void write();

  const naruto::Catalog& cards_;
  const std::vector<naruto::Deck>& decks_;
  std::vector<naruto::DeckGuide> guides_;
  Look look_;
  QString language_;
  BackgroundFaces pictures_;
  QListWidget* list_;
  QTextBrowser* page_;
  FaceWindow* face_;
  ActionButton* copy_;
  bool taken_ = false;
};

}  // namespace playsheet
