// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>
#include <QTranslator>
#include <deque>
#include <filesystem>
#include <future>
#include <memory>
#include <optional>

#include "app/job_thread.h"
#include "app/match_keeper.h"
#include "app/own_pictures.h"
#include "app/record_desk.h"
#include "app/running_window.h"
#include "app/sound_player.h"
#include "app/storage/own_cards.h"
#include "app/storage/person_database.h"
#include "app/storage/settings.h"
#include "app/tournament/event_desk.h"
#include "app/window_options.h"
#include "engine/gormiti/cards/catalog.h"
#include "engine/naruto/cards/catalog.h"
#include "engine/rising_clan/cards/catalog.h"
#include "ui/collection/copy_store.h"
#include "ui/decks/deck_store.h"
#include "ui/gormiti/gormiti_decks.h"
#include "ui/shell/shell.h"
#include "ui/speech/program_words.h"

namespace playsheet {

class Autoplay;

/// The cards that the program comes with, or why they are not there.
struct ShippedCards {
  std::unique_ptr<naruto::Catalog> cards;  ///< empty if there is a problem
  std::optional<StorageProblem> problem;
};
ShippedCards readShippedCards();

/// Where the data of the person lie.
std::filesystem::path dataFolderOf(const WindowOptions& options);
/// It plays or takes a picture by itself: it is nobody's window, and looks for none.
bool isUnattended(const WindowOptions& options);
QString absolutePath(const std::string& file);
/// What this start asks for.
WindowRequest requestOf(const WindowOptions& options);

/// The program with a window: puts storage, settings and window together. Owns the catalog.
class WindowProgram : public QObject {
  Q_OBJECT
 public:
  /// `shipped`: the cards of the program, perhaps still being read.
  WindowProgram(WindowOptions options, std::future<ShippedCards> shipped);
  ~WindowProgram() override;

  /// Settings, language, decks, and the window on the screen. False if the program is to end with exit code 1.
  bool prepare();
  /// What follows when the window is there: the cards, and what the command line asks for.
  void run();

  /// Somebody tells the program to end: open questions are answered with no, the windows close, and every event loop
  /// ends. What was decided and edited is on disk already.
  void end();
  /// The session of the desktop ends, unless somebody stops that: everything is kept, and nothing is asked any more.
  void sessionEnds();
  /// A later start of the program asks for it: at once, or when the question that is open has been answered.
  void serve(const WindowRequest& request);
  /// What becomes of this start since another window is there, in words. True if that one has taken it over.
  bool tellHandedOver(RunningWindow::Found found);
  /// What belongs to the person is whole in its one file.
  void settle();
  Shell* window() const { return window_.get(); }
  /// What is read and written beside the window.
  const JobThread& jobs() const { return *jobs_; }

  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  bool quiet() const;  ///< nobody looks at dialogs
  /// On a sheet, under the first sentence if there is more to say, and on the terminal.
  void tell(const QString& what, const QString& more = {}) const;
  void setLanguage(const QString& language);
  bool takeShippedCards();
  void takeGormiti();
  void takeRising();
  const gormiti::Catalog* gormiti() const { return gormiti_.empty() ? nullptr : gormiti_.back().get(); }
  std::unique_ptr<GormitiDecks> gormitiFolder() const;
  void offerGormiti();
  void offerRising();
  void offerGame();
  void addCards(ShippedCards shipped);
  void readCardsAgain();
  ProblemDesk problemDesk();
  PersonDatabase& person();
  bool loadDecks(DeckShelf& shelf);
  void arrangeAsKept();
  void arrangeWordsAsKept(class QScreen* screen);
  bool applyOptions(MatchPlan& plan);
  void savePlan(const MatchPlan& plan);
  void chooseLanguage(const QString& language);
  void choosePictures(const QString& folder);
  void readPictures();
  void save();
  void autoplay();
  void autoplayNaruto();
  void autoplayGormiti();
  void autoplayRising();
  void report();
  void takeScreenshot();
  void fail(const QString& sentence);
  void failToOpen();
  void attend();
  void showPage(const QString& page);
  bool openFile(const QString& path);

  WindowOptions options_;
  std::filesystem::path data_;
  Settings settings_;
  std::future<ShippedCards> shipped_;  ///< until the window needs them
  ProgramTranslator translator_;
  QTranslator qtTranslator_;  ///< words of Qt itself: its file dialog, the menus of its fields
  /// The cards read last, behind those that a match on the table still plays with.
  std::vector<std::unique_ptr<naruto::Catalog>> cards_;
  /// Those of Gormiti, the cards read last behind all that were read before: a match may be on the table with them, and
  /// they are small. None if the shipped ones cannot be read.
  std::vector<std::unique_ptr<gormiti::Catalog>> gormiti_;
  std::optional<rising_clan::Catalog> rising_;  ///< none if they cannot be read
  OwnCards own_;                                ///< what is wrong with them
  OwnGormitiCards ownGormiti_;
  OwnPictures pictures_;
  SoundPlayer sounds_;
  std::vector<naruto::Deck> decks_;
  std::optional<PersonDatabase> person_;  ///< opened with the first thing that needs it
  std::deque<WindowRequest> requests_;    ///< that wait for an answer to something else
  QTimer settling_;                       ///< runs since something was written there
  QTimer trimming_;                       ///< of the heap, now and then
  std::unique_ptr<DeckStore> shelf_;
  std::unique_ptr<CopyStore> copies_;  ///< of the cards of Gormiti
  std::unique_ptr<GormitiDecks> gormitiDecks_;
  std::unique_ptr<MatchKeeper> keeper_;
  std::unique_ptr<RecordStore> records_;
  std::unique_ptr<EventStore> events_;
  std::unique_ptr<JobThread> jobs_;  ///< ends before what it works with: the cards above
  std::unique_ptr<Shell> window_;
  Autoplay* autoplay_ = nullptr;
  bool saved_ = true;
  bool failed_ = false;  ///< with nobody there: what was to be opened could not be
};

}  // namespace playsheet
