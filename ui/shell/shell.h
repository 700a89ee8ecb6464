// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMainWindow>
#include <QStringList>
#include <QTimer>
#include <array>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <utility>

#include "engine/rising_clan/tournament/journal.h"
#include "ui/naruto/match_plan.h"
#include "ui/problems/card_problem.h"
#include "ui/replay/record_store.h"
#include "ui/rules/rule_place.h"
#include "ui/shell/event_room.h"
#include "ui/shell/game_chooser.h"
#include "ui/shell/match_session.h"
#include "ui/table/key_table.h"
#include "ui/table/table_arrangement.h"
#include "ui/widgets/slow_notice.h"

class QAction;
class QActionGroup;

namespace tournament {
struct Match;
struct Score;
}  // namespace tournament

namespace playsheet {

template <class Match>
struct Resumed;

class DeckBuilder;
class DeckStore;
class CollectionPage;
class CollectionStore;
class CopyStore;
class ActionButton;
class EventStore;
class GormitiDecks;
class EventView;
class PointsSession;
class RisingDesk;
class LessonsPage;
class ResumableMatches;
class MatchTable;
class MatchesPage;
class PageStack;
struct Page;
class ReplayPage;
class WatchedMatch;
enum class MatchStanding;
class RulesPage;
class SeriesDesk;
class StartPage;
class TournamentPage;

/// What the window needs from outside.
struct WindowNeeds {
  const naruto::Catalog* cards = nullptr;
  DeckShelf shelf;
  ProblemDesk problems;
  /// A recorder for a match that begins; may be absent or give nothing.
  std::function<std::unique_ptr<MatchRecorder>()> recorder;
  DeckStore* decks = nullptr;           ///< the person's decks; outlives the window. Absent: there is no page of decks
  ResumableMatches* matches = nullptr;  ///< those that are kept; outlives the window. Absent: there is no page of them
  MatchSounds::Output sound = {};       ///< plays one; nothing: the table is silent
  QStringList lessonsDone = {};         ///< ids of those that were played to their end
  /// The collection over these cards; may be absent: there is no collection page then.
  std::function<std::shared_ptr<CollectionStore>(const naruto::Catalog&)> collection = {};
  RecordStore* records = nullptr;  ///< outlives the window. Absent: no records are watched, no rulings reported
  const gormiti::Catalog* gormiti = nullptr;  ///< its cards; absent: there is but one game. Outlives the window
  std::function<std::unique_ptr<GormitiRecorder>()> gormitiRecorder = {};  ///< as `recorder`
  CopyStore* gormitiCopies =
      nullptr;  ///< of its cards; outlives the window. Absent: they have no page of the collection
  GormitiDecks* gormitiDecks = nullptr;          ///< the person's; outlives the window. Absent: the ready ones are all
  const rising_clan::Catalog* rising = nullptr;  ///< likewise of Rising Clan
  std::function<std::unique_ptr<RisingRecorder>()> risingRecorder = {};
  EventStore* events = nullptr;  ///< of organised play; outlives the window. Absent: there is no page of it
};

/// The window: the start page, or a match on its table; menus.
class Shell : public QMainWindow {
  Q_OBJECT
 public:
  Shell(WindowNeeds needs, MatchPlan lastPlan, QWidget* parent = nullptr);
  ~Shell() override;

  /// The form of a new match: on the start page, or as a dialog over the match that is played.
  void newMatch();
  void startMatch(const MatchPlan& plan);
  void startGormiti(const GormitiPlan& plan);
  void startRising(const RisingPlan& plan);
  /// Which game the start page offers, and its seats as they were chosen last.
  void setGame(GameKind game);
  void setGormitiPlan(const GormitiPlan& plan);
  void setRisingPlan(const RisingPlan& plan);
  /// Goes on with a match that has begun, hands covered; a match of several games goes on as such. The plan is one of
  /// `planOf`. The recorder has the match already; without one it gets a record of its own from its deal on.
  void goOn(naruto::Match match, const MatchPlan& plan, std::unique_ptr<MatchRecorder> recorder);
  /// The same with a match that is kept, when it has been read, or a sentence why that cannot be; until then nothing
  /// has changed, and whoever goes to another page or table meanwhile stays there.
  void goOnWith(const QString& file);
  /// How this match would be played on: players, decks, rules and secrecy as in the match, everything else as chosen
  /// last. A match that does not say how its hands were kept goes on behind the curtain.
  MatchPlan planOf(const naruto::Match& match) const;
  MatchTable* table() const { return match_.table(); }
  SeriesDesk* series() const { return match_.series(); }  ///< nothing before the first match
  StartPage* startPage() const { return start_; }
  RulesPage* rulesPage() const { return rules_; }  ///< nothing before it was opened for the first time
  const MatchPlan& plan() const { return plan_; }
  const Look& look() const { return look_; }

  /// The rules over whatever is there, at a rule if there is an id.
  void showRules(const QString& id);
  void closeRules();

  /// The lessons over whatever is there; a match stays as it is meanwhile.
  void showLessons();
  void closeLessons();
  LessonsPage* lessonsPage() const { return lessons_; }  ///< nothing before it was opened for the first time

  /// The page of decks over whatever is there; a match stays as it is meanwhile.
  void showDecks();
  /// A deck of a file in any form, as a new deck of the person's own on that page.
  void openDeckFile(const QString& path);
  /// A deck file of Gormiti or a share code of one, likewise on the page of its cards.
  void openGormitiDeckFile(const QString& path);
  void closeDecks();
  /// A deck on that page, to be put right for an edition: a copy of it, if it is none of the person's own.
  void mendDeck(const naruto::Deck& deck, const QString& edition);
  DeckBuilder* deckBuilder() const { return decks_; }  ///< nothing before it was opened for the first time
  /// All matches that are kept, and statistics, over whatever is there.
  void showMatches();
  void closeMatches();
  MatchesPage* matchesPage() const { return matches_; }  ///< nothing before it was opened for the first time
  /// Organised play over whatever is there; a match stays as it is meanwhile.
  void showTournaments();
  /// The journal of an event from elsewhere, taken over among the person's own.
  void openEventFile(const QString& path);
  void closeTournaments();
  TournamentPage* tournamentPage() const { return tournaments_; }  ///< nothing before it was opened for the first time
  /// The collection over whatever is there; a match or a lesson stays as it is meanwhile. Left open, the game is that
  /// of the table, else the one that the start page offers.
  void showCollection();
  void showCollection(GameKind game);
  void closeCollection();
  /// Nothing before it was opened for the first time.
  CollectionPage* collectionPage(GameKind game = GameKind::Naruto) const {
    return collections_[static_cast<std::size_t>(game)];
  }

  /// A record over whatever is there, from this file, or from one that is asked for; a match stays as it is meanwhile.
  void showReplay(const QString& path);
  /// The record of the game on the table, from where its last turn begins; there has to be one.
  void watchLastTurn();
  void closeReplay();
  ReplayPage* replayPage() const { return replay_; }  ///< nothing before it was opened for the first time
  /// Asks for a note and writes it with the position that is shown into one file.
  void reportRuling();
  /// The same without asking; false, and told, if it cannot be.
  bool saveReport(const QString& note, const QString& path);

  /// Other cards from now on; a match that has begun keeps those it began with. They outlive the window.
  void setCards(const naruto::Catalog& cards);
  /// Likewise of both games, with the decks of Gormiti that are of its cards.
  void setCards(const naruto::Catalog& cards, const gormiti::Catalog* gormiti, GormitiDecks* decks);
  /// Those of the match on the table; nothing without one.
  const naruto::Catalog* cardsInPlay() const { return table() ? match_.cards() : nullptr; }
  /// To be called when the list of what is wrong with the card sources has grown or shrunk.
  void problemsChanged();
  /// What is wrong with the card sources.
  void showProblems();

  void setThemeName(const QString& name);
  void setTableName(const QString& name);
  void setPace(int pace);
  void setSound(bool on);
  void setShowdownStop(ShowdownStop stop);
  void setReading(const ReadingChoice& reading);
  void setStops(const naruto::PerPlayer<StopSet>& stops);
  void setSeatLanguage(PlayerId player, const QString& language);
  void setSeating(const Seating& seating);
  /// How the table and the window are arranged, on the present screen; of an empty place nothing is changed.
  TableArrangement arrangement() const;
  void setArrangement(const TableArrangement& arrangement);
  /// On a screen on which nobody has arranged it: `free` is what panels leave of it.
  void placeFirst(const QRect& free);
  /// Not maximised, here, whatever was kept of it.
  void placeAt(const QRect& place);
  /// Asks before something is lost; off for automatic play.
  void setQuestions(bool on) { questions_ = on; }
  /// Closed from now on, the window asks nothing: nobody is there to answer. What is arranged is told once more.
  void endSession();

 signals:
  void planChosen(const playsheet::MatchPlan& plan);
  void gormitiChosen(const playsheet::GormitiPlan& plan);
  void risingChosen(const playsheet::RisingPlan& plan);
  void gameChosen(playsheet::GameKind game);     ///< on the start page
  void languageChosen(const QString& language);  ///< of the program; whoever listens installs it
  void keysChosen();
  void keysTold();  ///< as they are, and are called, now                             ///< `ownKeys` are others
  void arranged();  ///< a person has arranged window or table
  void lessonsDone(const QStringList& ids);    ///< all that were played to their end so far
  void picturesChosen(const QString& folder);  ///< of own pictures of cards; empty: all are drawn
  void warned();                               ///< something was told that went wrong

 protected:
  void closeEvent(QCloseEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  bool event(QEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void makeStartPage();
  void makeLanguageMenu(class QMenu* view);
  void makeReadingMenu(class QMenu* view);
  void makeColumnMenu(class QMenu* view);
  void makeTableMenu(class QMenu* view);
  void makeSeatLanguages(class QMenu* game);
  void retranslate();
  void makeMenus();
  void remakeMenus();
  GameKind gameAtHand() const;
  GameKind gameShown() const;
  void speak();
  void makeGameMenu();
  void makeViewMenu();
  void applyLook();
  void setForFingers(bool on);
  void sitDown();
  void playAgain(bool swapped);
  void offerGormiti();
  void playGormitiAgain(bool swapped);
  void offerRising();
  void playRisingAgain();
  void playRisingOn(rising_clan::Match match);
  RisingPlan played(RisingPlan plan) const;
  RisingPlan planOf(const rising_clan::Match& match) const;
  void goOnWithRising(const QString& file);
  template <class Match, class Plan>
  void sitDownAgain(Resumed<Match> resumed, Plan& kept);
  GormitiPlan played(GormitiPlan plan) const;
  void concede(PlayerId player);
  void saveRecord();
  void choosePictures();
  void about();
  void showKeys();
  void showKnowledge();
  void takeKeys();
  void tellKeys();
  void keyed(QAction* action, KeyUse use);
  void showMatchRulings();
  void addPages();
  void addRulesPage();
  RulePlace rulesOfTheForm() const;
  void addLessonsPage();
  void addDecksPage();
  void addMatchesPage();
  void addTournamentPage();
  void makeEventRoom();
  void findSeated();
  bool isSeatedHere() const;
  void showSeated();
  void backToEvent();
  std::optional<tournament::Score> scoreOfSeated() const;
  EventView* viewOfSeated() const;
  const tournament::Match* seatedMatch() const;
  void callTimeAtSeated();
  void tellTimeAtSeated();
  void showInCorner(const QString& words);
  RisingPlan planOf(const rising_clan::PointsEvent& event) const;
  void offerPointsGame();
  bool withPoints(const QString& file, const std::function<bool(PointsSession&)>& deed, QString& problem);
  bool beginAsked(const RisingPlan& plan);
  void findSeatedGame();
  QString recordOnTable() const;  ///< its name in the folder; empty: it is not kept
  RisingDesk* deskOfSeatedGame() const;
  void takeSeatedGame(bool again);
  bool showSeatedGame();
  void backToPoints();
  void addCollectionPages();
  void addCollectionPage(GameKind game);
  bool hasCollection(GameKind game) const;
  void addReplayPage();
  void offerDecks();
  void playDeck(const naruto::Deck& deck);
  void offerMatch(const MatchPlan& plan);
  void preferred();
  void learn();
  void lessonBegun();
  void offerUnfinished();
  void putAside(const QString& file);
  void dropGoingOn();
  void goOnWithGormiti(const QString& file);
  GormitiPlan planOf(const gormiti::Match& match) const;
  void tellWaiting(const QString& words);
  void tellNotOn(const QString& problem, const QString& watchable);
  void playOn();
  ReadRecord recordReader() const;
  std::optional<naruto::Match> narutoHere() const;
  void playGormitiOn(gormiti::Match match);
  MatchStanding standing(const WatchedMatch& record) const;
  void learnStanding(const QObject* asker, const WatchedMatch& record, std::function<void()> known);
  void coverHands();
  MatchTable* tableShown() const;
  bool leaveMatch();
  void updateActions();
  TableSeat seatOfPlan(PlayerId player) const;
  std::size_t playersOfPlan() const;
  void warn(const QString& title, const QString& sentence);
  QActionGroup* choice(class QMenu* menu, const std::vector<std::pair<QString, QString>>& items, const QString& now,
                       const std::function<void(const QString&)>& chosen);

  WindowNeeds needs_;
  MatchPlan plan_;
  GormitiPlan gormiti_plan_;
  RisingPlan rising_plan_;
  GameKind game_ = GameKind::Naruto;  ///< that the start page offers
  TableArrangement arranged_;         ///< of the table that comes next, too
  Look look_;
  PageStack* pages_;
  MatchSession match_;
  std::unique_ptr<QObject> goingOn_;  ///< asks for a match that is to go on; gone with what is no longer waited for
  SlowNotice* slow_;
  std::set<std::uint64_t> decided_;  ///< matches of several games that were found decided, by the seed of their first
  std::unique_ptr<EventRoom> room_;  ///< of the tournaments; nothing without their store
  std::optional<SeatedPairing> seated_;   ///< the match on the table belongs to it
  std::optional<SeatedGame> asked_;       ///< the form of Rising Clan is for it
  std::optional<SeatedGame> seatedGame_;  ///< the match on the table is one of a tournament for points
  bool timeTold_ = false;                 ///< its players were told that time is up
  bool suddenDeathTold_ = false;          ///< and how sudden death ended
  QTimer seatedClock_;                    ///< runs while it is there: the time that is left is shown
  ActionButton* toEvent_ = nullptr;       ///< leads back to it; nothing before a pairing was seated
  StartPage* start_ = nullptr;
  RulesPage* rules_ = nullptr;
  LessonsPage* lessons_ = nullptr;
  DeckBuilder* decks_ = nullptr;
  MatchesPage* matches_ = nullptr;
  TournamentPage* tournaments_ = nullptr;
  std::array<CollectionPage*, kGameKinds.size()> collections_{};
  ReplayPage* replay_ = nullptr;
  Page* rulesPage_ = nullptr;
  Page* lessonsPage_ = nullptr;
  std::vector<GameKind> lessonGames_;  ///< of its lists
  Page* decksPage_ = nullptr;
  Page* matchesPage_ = nullptr;
  Page* tournamentPage_ = nullptr;
  std::array<Page*, kGameKinds.size()> collectionPages_{};
  Page* replayPage_ = nullptr;
  std::vector<naruto::Deck> readyDecks_;  ///< of the program
  std::shared_ptr<CollectionStore> store_;
  table::AtTable<QAction*> concede_{};
  QAction* save_ = nullptr;
  QAction* report_ = nullptr;
  QAction* undo_ = nullptr;
  QAction* redo_ = nullptr;
  QAction* desk_ = nullptr;
  QAction* next_ = nullptr;
  QAction* decksAction_ = nullptr;
  QAction* fold_ = nullptr;
  QAction* foldLog_ = nullptr;
  QAction* turning_ = nullptr;
  QAction* turnedCards_ = nullptr;
  QAction* fingers_ = nullptr;
  QAction* full_ = nullptr;
  table::AtTable<class QMenu*> seatLanguages_{};
  QAction* rulings_ = nullptr;
  QAction* knowledge_ = nullptr;     ///< of a game with roles that are kept secret
  std::array<QAction*, 3> sizes_{};  ///< larger, smaller, usual words
  std::array<QAction*, 3> tabs_{};   ///< of the right column
  QActionGroup* themes_ = nullptr;
  QActionGroup* tables_ = nullptr;
  QActionGroup* paces_ = nullptr;
  QActionGroup* showdowns_ = nullptr;
  QActionGroup* names_ = nullptr;
  QActionGroup* logs_ = nullptr;  ///< languages of the log
  QAction* reminders_ = nullptr;
  std::array<QAction*, 2> phrases_{};               ///< next, previous
  std::vector<std::pair<QAction*, KeyUse>> keyed_;  ///< entries of the menus that have keys
  bool made_ = false;
  bool questions_ = true;
  bool session_ends_ = false;
};

}  // namespace playsheet
