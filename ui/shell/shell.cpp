// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/shell.h"

#include <QAbstractButton>
#include <QActionGroup>
#include <QApplication>
#include <QCloseEvent>
#include <QFileDialog>
#include <QMenu>
#include <QMenuBar>
#include <QRandomGenerator>
#include <cmath>
#include <optional>
#include <utility>

#include "ui/faces/fonts.h"
#include "ui/faces/icons.h"
#include "ui/gormiti/gormiti_desk.h"
#include "ui/naruto/naruto_desk.h"
#include "ui/problems/problems_dialog.h"
#include "ui/replay/replay_page.h"
#include "ui/sheet/sheet.h"
#include "ui/shell/first_window.h"
#include "ui/shell/gormiti_form.h"
#include "ui/shell/key_door.h"
#include "ui/shell/match_dialog.h"
#include "ui/shell/match_form.h"
#include "ui/shell/page_stack.h"
#include "ui/shell/resumed_match.h"
#include "ui/shell/rising_form.h"
#include "ui/shell/seat_form.h"
#include "ui/shell/start_page.h"
#include "ui/speech/program_words.h"
#include "ui/speech/seat_words.h"
#include "ui/table/key_places.h"
#include "ui/table/match_table.h"
#include "ui/widgets/finger_size.h"
#include "ui/widgets/fingers.h"
#include "ui/widgets/focus_access.h"
#include "ui/widgets/message_sheet.h"
#include "ui/widgets/news_access.h"

namespace playsheet {

Shell::Shell(WindowNeeds needs, MatchPlan lastPlan, QWidget* parent)
    : QMainWindow(parent),
      needs_(std::move(needs)),
      plan_(std::move(lastPlan)),
      pages_(new PageStack(this)),
      match_(needs_.recorder, needs_.sound, this),
      slow_(new SlowNotice(this)) {
  installFocusAccess();
  installAccessNews();
  QApplication::setFont(fonts::ui(14));
  match_.setSound(plan_.sound);
  match_.setGormitiRecorders(needs_.gormitiRecorder);
  match_.setRisingRecorders(needs_.risingRecorder);
  setWindowTitle(QStringLiteral("Playsheet"));
  setWindowIcon(QIcon::fromTheme(QGuiApplication::desktopFileName(), QIcon(appPixmap(64))));
  setMinimumSize(kLeastWindow - QSize(0, kFrame));
  setCentralWidget(pages_);
  addPages();
  connect(slow_, &SlowNotice::said, this, &Shell::tellWaiting);
  connect(pages_, &PageStack::opening, this, &Shell::dropGoingOn);
  connect(pages_, &PageStack::closed, this, &Shell::dropGoingOn);
  connect(&match_, &MatchSession::seated, this, &Shell::sitDown);
  connect(&match_, &MatchSession::leaving, this, [this] {
    dropGoingOn();
    pages_->closeAll();
    pages_->setGround(start_);
  });
  readyDecks_ = needs_.shelf.ready;
  if (needs_.matches)
    needs_.matches->tellUnheard([this](const QString& what) { warn(tr("A change was not saved"), what); });
  makeStartPage();
  offerDecks();
  start_->form()->setPlan(plan_);
  makeMenus();
  look_.themeName = plan_.themeName;
  look_.tableName = plan_.tableName;
  applyLook();
  updateActions();
  resize(1366, 690);  // until it is opened on a screen
  new KeyDoor(this);
  KeyCaps::here().read();
  connect(&KeyCaps::here(), &KeyCaps::changed, this, &Shell::tellKeys);
  made_ = true;
}

Shell::~Shell() {
  if (needs_.matches) needs_.matches->tellUnheard({});
  pages_->setGround(start_);
  pages_->clear();  // before the stores that they ask
  match_.leave();   // before the recorder that it writes to
  setProgramTongue(nullptr);
}

/// The pages that come over the start or the table. What lies under a page that is opened is closed, unless it says
/// otherwise.
void Shell::addPages() {
  addRulesPage();
  addLessonsPage();
  addDecksPage();
  addMatchesPage();
  addTournamentPage();
  addCollectionPages();
  addReplayPage();
  connect(pages_, &PageStack::opening, this, &Shell::coverHands);
  connect(pages_, &PageStack::opened, this, &Shell::updateActions);
  connect(pages_, &PageStack::closed, this, [this] {
    if (MatchTable* table = tableShown()) table->sheet()->setFocus();
    updateActions();
  });
}

/// A page comes over the table: a key that is held to see a hand comes up unseen.
void Shell::coverHands() {
  if (!table()) return;
  for (const PlayerId player : table()->desk()->players()) table()->desk()->holdKey(player, false);
}

MatchTable* Shell::tableShown() const {
  const Page* page = pages_->top();
  if (!page) return table();
  return page->ways.table ? page->ways.table() : nullptr;
}

void Shell::makeStartPage() {
  auto* page = new StartPage(*needs_.cards, needs_.shelf, {needs_.gormiti, needs_.rising}, this);
  if (start_ && !table()) plan_ = start_->form()->plan();  // beside a match it says nothing of the one that runs
  if (!table()) pages_->setGround(page);
  delete std::exchange(start_, page);
  start_->form()->setPlan(plan_);
  connect(start_->form(), &MatchForm::started, this, &Shell::startMatch);
  offerGormiti();
  offerRising();
  connect(start_, &StartPage::rulesAsked, this, [this] { showRules({}); });
  connect(start_, &StartPage::lessonsAsked, this, &Shell::showLessons);
  connect(start_, &StartPage::decksAsked, this, &Shell::showDecks);
  start_->setDecks(needs_.decks != nullptr);
  connect(start_->form(), &MatchForm::mendAsked, this, &Shell::mendDeck);
  start_->form()->setMendable(needs_.decks != nullptr);
  connect(start_, &StartPage::collectionAsked, this, qOverload<>(&Shell::showCollection));
  for (const GameKind game : kGameKinds) start_->setCollection(hasCollection(game), game);
  connect(start_, &StartPage::matchesAsked, this, &Shell::showMatches);
  start_->setMatches(needs_.matches != nullptr);
  connect(start_, &StartPage::tournamentsAsked, this, &Shell::showTournaments);
  start_->setTournaments(needs_.events != nullptr);
  connect(start_, &StartPage::continueAsked, this, &Shell::goOnWith, Qt::QueuedConnection);
  connect(start_, &StartPage::asideAsked, this, &Shell::putAside);
  offerUnfinished();
  // not at once: reading the cards again makes the page anew on which it is clicked
  connect(start_, &StartPage::problemsAsked, this, &Shell::showProblems, Qt::QueuedConnection);
  problemsChanged();
  connect(start_->form(), &MatchForm::lookChosen, this, [this](const QString& theme, const QString& table) {
    setThemeName(theme);
    setTableName(table);
  });
  connect(start_->form(), &MatchForm::paceChosen, this, &Shell::setPace);
}

/// Whoever touches the screen gets what is large enough to be touched, until the menu says otherwise.
bool Shell::event(QEvent* event) {
  if (made_ && event->type() == touchedKind() && arranged_.fingers == ForFingers::WhenTouched) setForFingers(true);
  return QMainWindow::event(event);
}

void Shell::changeEvent(QEvent* event) {
  QMainWindow::changeEvent(event);
  if (made_ && event->type() == QEvent::LanguageChange) retranslate();
  if (made_ && event->type() == QEvent::WindowStateChange) full_->setChecked(isFullScreen());  // whoever changed it
}

// --- looks ----------------------------------------------------------------------------------------------------------

void Shell::applyLook() {
  look_.themeName = plan_.themeName;
  look_.tableName = plan_.tableName;
  look_.scale = scaleForHeight(height() > 100 ? height() - menuBar()->sizeHint().height() : 640);
  const bool fingers = arranged_.fingers == ForFingers::Yes;
  look_.finger = fingers ? static_cast<int>(std::ceil(millimetres(*this, kFingertip))) : 0;
  setStyleSheet(styleSheetOf(look_));
  start_->setLook(look_);
  match_.setLook(look_);
  pages_->setLook(look_);
}

void Shell::setForFingers(bool on) {
  arranged_.fingers = on ? ForFingers::Yes : ForFingers::No;
  for (MatchTable* shown : {table(), tableShown()})
    if (shown) shown->setForFingers(arranged_.fingers);
  applyLook();
  if (!table()) emit arranged();
  updateActions();
}

void Shell::setThemeName(const QString& name) {
  plan_.themeName = name;
  for (auto* action : themes_->actions()) action->setChecked(action->data().toString() == name);
  applyLook();
  preferred();
}

void Shell::setTableName(const QString& name) {
  plan_.tableName = name;
  for (auto* action : tables_->actions()) action->setChecked(action->data().toString() == name);
  applyLook();
  preferred();
}

void Shell::setPace(int pace) {
  plan_.pace = pace;
  for (auto* action : paces_->actions()) action->setChecked(action->data().toString().toInt() == pace);
  match_.setPace(pace);
  if (replay_) replay_->setPace(pace);
  preferred();
}

void Shell::setSound(bool on) {
  plan_.sound = on;
  match_.setSound(on);
  preferred();
}

void Shell::setShowdownStop(ShowdownStop stop) {
  plan_.showdown = stop;
  for (auto* action : showdowns_->actions()) action->setChecked(action->data().toInt() == static_cast<int>(stop));
  match_.setShowdownStop(stop);
  preferred();
}

/// What is chosen in the menus is so for the next match, too: the form would take it back otherwise.
void Shell::preferred() {
  start_->form()->setPreferences(plan_);
  emit planChosen(plan_);
}

TableArrangement Shell::arrangement() const {
  TableArrangement all = arranged_;
  all.window = saveGeometry();
  return all;
}

void Shell::placeFirst(const QRect& free) {
  const FirstWindow first = firstWindow(free);
  setGeometry(first.place);
  if (first.maximised) setWindowState(windowState() | Qt::WindowMaximized);
}

void Shell::placeAt(const QRect& place) {
  setWindowState(windowState() & ~(Qt::WindowMaximized | Qt::WindowFullScreen));
  setGeometry(place);
}

void Shell::setArrangement(const TableArrangement& arrangement) {
  arranged_ = arrangement;
  if (!arrangement.window.isEmpty()) restoreGeometry(arrangement.window);
  if (table()) table()->setArrangement(arrangement);
  applyLook();
  updateActions();
}

void Shell::resizeEvent(QResizeEvent* event) {
  QMainWindow::resizeEvent(event);
  if (std::abs(scaleForHeight(height() - menuBar()->sizeHint().height()) - look_.scale) > 0.02) applyLook();
}

// --- cards ----------------------------------------------------------------------------------------------------------

void Shell::setCards(const naruto::Catalog& cards) { setCards(cards, needs_.gormiti, needs_.gormitiDecks); }

void Shell::setCards(const naruto::Catalog& cards, const gormiti::Catalog* gormiti, GormitiDecks* decks) {
  dropGoingOn();  // it would be a match of the cards before
  pages_->dropOfCards();
  store_.reset();
  if (start_->gormitiForm() && !table()) gormiti_plan_ = start_->gormitiForm()->plan();
  if (start_->risingForm() && !table()) rising_plan_ = start_->risingForm()->plan();
  needs_.cards = &cards;
  needs_.gormiti = gormiti;
  needs_.gormitiDecks = decks;
  makeStartPage();
  applyLook();
}

void Shell::problemsChanged() { start_->setNotice(problemNotice(needs_.problems.problems(programLanguage()))); }

void Shell::showProblems() {
  ProblemsDialog dialog(needs_.problems, programLanguage(), look_, this);
  dialog.exec();
}

// --- matches --------------------------------------------------------------------------------------------------------

bool Shell::leaveMatch() {
  if (!questions_ || !match_.underWay()) return true;
  return askOnSheet(this, look_, tr("Leave this match?"),
                    tr("This match is not over. It is saved automatically and can be resumed later."), tr("Leave"),
                    tr("Stay"));
}

void Shell::newMatch() {
  if (!table()) return pages_->closeAll();
  if (narutoDeskOf(table())) return offerMatch(plan_);
  pages_->closePages();
  if (leaveMatch()) match_.leave();  // the start page has its form
}

/// The plan of the running match stays as it is until another one begins.
void Shell::offerMatch(const MatchPlan& plan) {
  pages_->closePages();
  if (!leaveMatch()) return;
  MatchDialog dialog(*needs_.cards, needs_.shelf, plan, look_, this);
  connect(dialog.form(), &MatchForm::lookChosen, this, [this, &dialog](const QString& theme, const QString& table) {
    setThemeName(theme);
    setTableName(table);
    dialog.form()->setLook(look_);
  });
  std::optional<std::pair<naruto::Deck, QString>> mend;
  dialog.form()->setMendable(needs_.decks != nullptr);
  connect(dialog.form(), &MatchForm::mendAsked, this, [&](const naruto::Deck& deck, const QString& edition) {
    mend.emplace(deck, edition);
    dialog.reject();
  });
  if (dialog.exec() == QDialog::Accepted) startMatch(dialog.plan());
  if (mend) mendDeck(mend->first, mend->second);
}

void Shell::startMatch(const MatchPlan& plan) {
  plan_ = plan;
  emit planChosen(plan_);
  match_.begin(*needs_.cards, plan);
}

/// The same two once more, the cards dealt anew.
void Shell::playAgain(bool swapped) {
  if (gormitiDeskOf(table())) return playGormitiAgain(swapped);
  if (risingDeskOf(table())) return playRisingAgain();
  MatchPlan plan = plan_;
  plan.seed = QRandomGenerator::system()->generate64();
  if (swapped) {
    std::swap(plan.seats[PlayerId::south].deckId, plan.seats[PlayerId::north].deckId);
    std::swap(plan.seats[PlayerId::south].deck, plan.seats[PlayerId::north].deck);
  }
  startMatch(plan);
}

void Shell::concede(PlayerId player) {
  if (!table()) return;
  closeRules();
  const QString name = table()->desk()->seat(player).name;
  if (questions_ && !askOnSheet(this, look_, tr("Concede?"),
                                table()->desk()->playerCount() > 2 ? tr("%1 will be out of this game.").arg(name)
                                                                   : tr("%1 will lose this game.").arg(name),
                                tr("%1 concedes").arg(name), tr("Keep playing")))
    return;
  table()->desk()->concede(player);
}

void Shell::saveRecord() {
  if (!match_.recorder()) return;
  QString path = QFileDialog::getSaveFileName(this, tr("Save a copy of the record"), QStringLiteral("playsheet.match"),
                                              tr("Match records (*.match);;All files (*)"));
  if (path.isEmpty()) return;
  if (const QString what = match_.recorder()->saveCopy(path); !what.isEmpty()) warn(tr("The copy was not saved"), what);
}

void Shell::choosePictures() {
  const QString folder = QFileDialog::getExistingDirectory(this, tr("Folder with pictures of cards"));
  if (!folder.isEmpty()) emit picturesChosen(folder);
}

void Shell::warn(const QString& title, const QString& sentence) {
  if (questions_)
    tellOnSheet(this, look_, title, sentence);
  else
    qWarning("%s", qPrintable(sentence));
  emit warned();
}

void Shell::about() {
  MessageSheet sheet(
      look_, QStringLiteral("Playsheet %1").arg(QApplication::applicationVersion()),
      tr("A card table for one screen. It plays three games by their complete rules: the Naruto collectible card game, "
         "Gormiti, and Rising Clan, a variant for two to nine people with cards of our own.\n\nAn unofficial fan "
         "project. The names of the games and their cards belong to their owners; no "
         "printed art, logos or card text from the publishers are included.\n\nFree software under the GNU General "
         "Public License, version 3 or later. Typefaces: Inter (SIL Open Font License 1.1), Roboto Condensed (Apache "
         "License 2.0). Libraries: Qt (LGPL 3), SQLite (public domain), {fmt}, toml++, nlohmann/json, SQLiteCpp, "
         "libxkbcommon and Wayland (MIT), CLI11 and xxHash (BSD), LEMON (Boost 1.0), PCG (Apache License 2.0), "
         "libcanberra (LGPL 2.1)."),
      this);
  sheet.setWindowTitle(tr("About Playsheet"));
  sheet.setPicture(appPixmap(64, devicePixelRatioF()));
  sheet.offerClose();
  sheet.exec();
}

void Shell::endSession() {
  session_ends_ = true;
  emit arranged();
}

void Shell::closeEvent(QCloseEvent* event) {
  if (!session_ends_ && !leaveMatch()) return event->ignore();
  emit arranged();  // where it stood last
  event->accept();
}

}  // namespace playsheet
