// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <memory>

#include "engine/naruto/decks/formats/deck_answers.h"
#include "engine/naruto/decks/formats/deck_export.h"
#include "ui/collection/background_faces.h"
#include "ui/decks/card_finder.h"
#include "ui/decks/deck_store.h"
#include "ui/decks/deck_tree.h"
#include "ui/widgets/line_field.h"
#include "ui/widgets/look.h"

class QCheckBox;
class QLabel;
class QScrollArea;

namespace playsheet {

class ActionButton;
class ChoiceBox;
class DeckChecks;
class DeckPlots;
class FaceWindow;
class PoolView;

/// The page on which decks are built: cards to choose from on the left, the deck in the middle, what is wrong with it
/// and what it is made of on the right. Every edit is on disk before it is shown.
class DeckBuilder : public QWidget {
  Q_OBJECT
 public:
  /// All of them outlive the page. `ready` are the decks of the program, which can be copied.
  DeckBuilder(const naruto::Catalog& cards, DeckStore& store, const std::vector<naruto::Deck>& ready,
              QWidget* parent = nullptr);

  void setLook(const Look& look);
  void setLanguage(const QString& language);
  void setEdition(const QString& id);
  /// How the pool is searched from now on.
  void setFinder(CardFinder finder);
  /// Reads the decks again; other programs may have changed them.
  void refresh();
  /// Opens a deck of the person by its id, or a copy of another deck.
  void open(qint64 id);
  void openCopyOf(const naruto::Deck& deck);
  const StoredDeck* current() const { return current_.id != 0 ? &current_ : nullptr; }

  // What the buttons and keys do.
  void newDeck();
  void change(const QString& code, int by, naruto::DeckPile pile);
  void move(const QString& code, naruto::DeckPile from, naruto::DeckPile to);
  void undo();
  void redo();
  void copyList(naruto::DeckFormat format);
  void pasteList();
  /// A list from anywhere; asks about lines that are not clear. `source` is what messages call it.
  void takeOver(const std::string& text, const QString& source);
  void exportFile(naruto::DeckFormat format);
  void importFile();
  void openList(const QString& path);
  /// How the ready decks are played, first the one of this id; a copy can be taken there.
  void showGuides(const std::string& deck);

  PoolView* pool() const { return pool_; }
  DeckTree* tree() const { return tree_; }
  DeckChecks* checks() const { return checks_; }
  DeckPlots* plots() const { return plots_; }
  LineField* filter() const { return filter_; }
  /// Whether the pool leaves out what no match deck can have yet.
  QCheckBox* playable() const { return playable_; }
  LineField* inside() const { return inside_; }
  /// The pool has what stands in its field.
  bool poolFound() const { return !finding_; }
  FaceWindow* face() const { return face_; }
  ActionButton* backupButton() const { return backup_; }
  ActionButton* guideButton() const { return guide_; }
  ActionButton* undoButton() const { return undo_; }
  ActionButton* redoButton() const { return redo_; }
  QString message() const;

 signals:
  void closed();
  void decksChanged();                       ///< one of the decks is another now
  void playAsked(const naruto::Deck& deck);  ///< a match with this deck

 protected:
  void keyPressEvent(QKeyEvent* event) override;

 private:
  QWidget* makeHead();
  QWidget* makeFoot();
  QWidget* makePool();
  QWidget* makeMiddle();
  QWidget* makeSide();
  ActionButton* button(const QString& text, const QString& icon, const char* name);
  void edit(const DeckStore::Edit& edit);
  void took(std::optional<StoredDeck> deck);
  void showDeck();
  void fillDecks();
  void findCards();
  void showFound(CardsFound found);
  void toPool();
  void say(const QString& sentence, bool bad = false);
  void showMenu();
  void describe();
  void keepVersion();
  void compareVersions();
  void removeDeck();
  void testHand();
  void printDeck(bool faces);
  void showCard(const QString& code);
  void chooseWhatGoes(const naruto::DeckViolation& breach);
  void takeBackup();
  void tellTrouble();
  std::string guideOfDeck() const;
  void giveFreeName(naruto::Deck& deck) const;
  const naruto::Edition& edition() const;

  const naruto::Catalog& cards_;
  DeckStore& store_;
  const std::vector<naruto::Deck>& ready_;
  std::unique_ptr<naruto::CardIndex> index_;  ///< made when a list is read first
  CardFinder finder_;
  Look look_;
  QString language_ = QStringLiteral("en");
  StoredDeck current_;
  std::vector<qint64> ids_;  ///< of the box of decks
  ChoiceBox* decks_ = nullptr;
  ChoiceBox* edition_ = nullptr;
  ChoiceBox* grouping_ = nullptr;
  ChoiceBox* order_ = nullptr;
  bool finding_ = false;        ///< the pool is that of a line before
  bool poolWhenFound_ = false;  ///< somebody wants to go down into it
  LineField* filter_ = nullptr;
  QCheckBox* playable_ = nullptr;
  LineField* inside_ = nullptr;
  QLabel* count_ = nullptr;
  QLabel* message_ = nullptr;
  PoolView* pool_ = nullptr;
  DeckTree* tree_ = nullptr;
  DeckChecks* checks_ = nullptr;
  DeckPlots* plots_ = nullptr;
  QWidget* sideBody_ = nullptr;
  BackgroundFaces pictures_{this};
  FaceWindow* face_ = nullptr;
  QString faceCode_;
  ActionButton* backup_ = nullptr;
  ActionButton* guide_ = nullptr;
  ActionButton* undo_ = nullptr;
  ActionButton* redo_ = nullptr;
  ActionButton* play_ = nullptr;
  std::vector<ActionButton*> buttons_;
  std::vector<QLabel*> titles_;
  std::vector<QWidget*> needsDeck_;
};

}  // namespace playsheet
