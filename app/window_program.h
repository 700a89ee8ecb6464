// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTranslator>
#include <filesystem>
#include <memory>

#include "app/storage/own_cards.h"
#include "app/storage/person_database.h"
#include "app/storage/settings.h"
#include "app/window_options.h"
#include "engine/naruto/cards/catalog.h"
#include "ui/decks/deck_store.h"
#include "ui/match/match_window.h"

namespace playsheet {

class Autoplay;

/// The program with a window: puts storage, settings and window together. Owns the catalog.
class WindowProgram : public QObject {
  Q_OBJECT
 public:
  explicit WindowProgram(WindowOptions options);
  ~WindowProgram() override;

  /// Settings, language, decks, and the window on the screen. False if the program is to end with exit code 1.
  bool prepare();
  /// What follows when the window is there: the cards, and what the command line asks for.
  void run();

 private:
  bool quiet() const;  ///< nobody looks at dialogs
  void tell(const QString& sentence) const;
  void setLanguage(const QString& language);
  bool readCards();
  void readCardsAgain();
  ProblemDesk problemDesk();
  bool loadDecks(DeckShelf& shelf);
  void arrangeAsKept();
  void arrangeWordsAsKept(class QScreen* screen);
  MatchPlan planFromSettings() const;
  bool applyOptions(MatchPlan& plan);
  void savePlan(const MatchPlan& plan);
  void chooseLanguage(const QString& language);
  void save();
  void autoplay();
  void report();
  void takeScreenshot();
  void fail(const QString& sentence);

  WindowOptions options_;
  std::filesystem::path data_;
  Settings settings_;
  QTranslator translator_;
  /// The cards read last, behind those that a match on the table still plays with.
  std::vector<std::unique_ptr<naruto::Catalog>> cards_;
  OwnCards own_;  ///< what is wrong with them
  std::vector<naruto::Deck> decks_;
  std::optional<PersonDatabase> person_;
  std::unique_ptr<DeckStore> shelf_;
  std::unique_ptr<MatchWindow> window_;
  Autoplay* autoplay_ = nullptr;
  bool saved_ = true;
};

}  // namespace playsheet
