// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/match_window.h"

#include <QAbstractButton>
#include <QActionGroup>
#include <QApplication>
#include <QCloseEvent>
#include <QFileDialog>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QPushButton>
#include <QRandomGenerator>
#include <QStackedWidget>
#include <cmath>
#include <optional>
#include <utility>

#include "ui/collection/collection_page.h"
#include "ui/decks/deck_builder.h"
#include "ui/faces/fonts.h"
#include "ui/faces/icons.h"
#include "ui/lessons/lessons_page.h"
#include "ui/matches/matches_page.h"
#include "ui/problems/problems_dialog.h"
#include "ui/replay/replay_page.h"
#include "ui/rules/rules_page.h"
#include "ui/series/series_desk.h"
#include "ui/shell/first_window.h"
#include "ui/shell/match_dialog.h"
#include "ui/shell/match_form.h"
#include "ui/shell/seat_form.h"
#include "ui/shell/start_page.h"
#include "ui/speech/seat_words.h"
#include "ui/table/end_sheet.h"
#include "ui/table/match_table.h"

namespace playsheet {

MatchWindow::MatchWindow(WindowNeeds needs, MatchPlan lastPlan, QWidget* parent)
    : QMainWindow(parent), needs_(std::move(needs)), plan_(std::move(lastPlan)) {
  QApplication::setFont(fonts::ui(14));
  sounds_ = MatchSounds(needs_.sound);
  sounds_.setOn(plan_.sound);
  setWindowTitle(QStringLiteral("Playsheet"));
  setWindowIcon(QIcon(appPixmap(64)));
  setMinimumSize(kLeastWindow);
  pages_ = new QStackedWidget(this);
  setCentralWidget(pages_);
  readyDecks_ = needs_.shelf.ready;
  makeStartPage();
  offerDecks();
  start_->form()->setPlan(plan_);
  makeMenus();
  look_.themeName = plan_.themeName;
  look_.tableName = plan_.tableName;
  applyLook();
  updateActions();
  resize(1366, 690);  // until it is opened on a screen
  made_ = true;
}

MatchWindow::~MatchWindow() {
  takeAway(collection_);  // before the store that it asks
  takeAway(decks_);
  takeAway(matches_);  // before the store that it asks
  takeAway(replay_);
  takeAway(table_);  // before the recorder that it writes to
}

void MatchWindow::uncover(QWidget* page) {
  if (page && pages_->currentWidget() == page) pages_->setCurrentWidget(start_);
}

void MatchWindow::makeStartPage() {
  auto* page = new StartPage(*needs_.cards, needs_.shelf, this);
  pages_->addWidget(page);
  if (start_) {
    plan_ = start_->form()->plan();
    if (pages_->currentWidget() == start_) pages_->setCurrentWidget(page);
    delete start_;
  }
  start_ = page;
  start_->form()->setPlan(plan_);
  connect(start_->form(), &MatchForm::started, this, &MatchWindow::startMatch);
  connect(start_, &StartPage::rulesAsked, this, [this] { showRules({}); });
  connect(start_, &StartPage::lessonsAsked, this, &MatchWindow::showLessons);
  connect(start_, &StartPage::decksAsked, this, &MatchWindow::showDecks);
  start_->setDecks(needs_.decks != nullptr);
  connect(start_->form(), &MatchForm::mendAsked, this, &MatchWindow::mendDeck);
  start_->form()->setMendable(needs_.decks != nullptr);
  connect(start_, &StartPage::collectionAsked, this, &MatchWindow::showCollection);
  start_->setCollection(static_cast<bool>(needs_.collection));
  connect(start_, &StartPage::matchesAsked, this, &MatchWindow::showMatches);
  start_->setMatches(needs_.matches != nullptr);
  connect(start_, &StartPage::continueAsked, this, &MatchWindow::goOnWith, Qt::QueuedConnection);
  connect(start_, &StartPage::asideAsked, this, [this](const QString& file) {
    if (const QString problem = needs_.matches->putAside(file); !problem.isEmpty()) warn(problem);
    offerUnfinished();
  });
  offerUnfinished();
  // not at once: reading the cards again makes the page anew on which it is clicked
  connect(start_, &StartPage::problemsAsked, this, &MatchWindow::showProblems, Qt::QueuedConnection);
  problemsChanged();
  connect(start_->form(), &MatchForm::lookChosen, this, [this](const QString& theme, const QString& table) {
    setThemeName(theme);
    setTableName(table);
  });
}

/// The program's language has changed: everything that keeps its words is made anew.
void MatchWindow::retranslate() {
  const bool watching = watching_;
  const ReplayPlace watched = replay_ ? replay_->place() : ReplayPlace();
  menuBar()->clear();
  qDeleteAll(menuBar()->findChildren<QMenu*>(QString(), Qt::FindDirectChildrenOnly));
  for (auto* group : {themes_, tables_, paces_, showdowns_, names_, logs_}) delete group;
  makeMenus();
  if (!table_) makeStartPage();
  if (table_) table_->retranslate();
  if (rules_ && !table_) rules_->setLanguage(programLanguage());
  if (lessons_) lessons_->setLanguage(programLanguage());
  if (decks_) {  // its buttons keep their words
    const bool shown = building_;
    const qint64 deck = decks_->current() ? decks_->current()->id : 0;
    dropDecks();
    if (shown) showDecks();
    if (shown && deck != 0) decks_->open(deck);
  }
  if (matches_) {
    const bool shown = listing_;
    dropMatches();
    if (shown) showMatches();
  }
  if (collection_) {  // it keeps its words: made anew, with what was asked for
    const QString query = collection_->query();
    const bool shown = pages_->currentWidget() == collection_;
    dropCollection();
    makeCollectionPage();
    collection_->setQuery(query);
    if (shown) showCollection();
  }
  if (replay_) {
    dropReplay();
    makeReplayPage();
    replay_->goTo(watched);
    watching_ = watching;
    if (watching) pages_->setCurrentWidget(replay_);
  }
  applyLook();
  updateActions();
}

void MatchWindow::changeEvent(QEvent* event) {
  QMainWindow::changeEvent(event);
  if (made_ && event->type() == QEvent::LanguageChange) retranslate();
}

// --- looks ----------------------------------------------------------------------------------------------------------

void MatchWindow::applyLook() {
  look_.themeName = plan_.themeName;
  look_.tableName = plan_.tableName;
  look_.scale = scaleForHeight(height() > 100 ? height() - menuBar()->sizeHint().height() : 640);
  setStyleSheet(styleSheetOf(look_));
  start_->setLook(look_);
  if (table_) table_->setLook(look_);
  if (rules_) rules_->setLook(look_);
  if (lessons_) lessons_->setLook(look_);
  if (decks_) decks_->setLook(look_);
  if (matches_) matches_->setLook(look_);
  if (collection_) collection_->setLook(look_);
  if (replay_) replay_->setLook(look_);
}

void MatchWindow::setThemeName(const QString& name) {
  plan_.themeName = name;
  for (auto* action : themes_->actions()) action->setChecked(action->data().toString() == name);
  applyLook();
  emit planChosen(plan_);
}

void MatchWindow::setTableName(const QString& name) {
  plan_.tableName = name;
  for (auto* action : tables_->actions()) action->setChecked(action->data().toString() == name);
  applyLook();
  emit planChosen(plan_);
}

void MatchWindow::setPace(int pace) {
  plan_.pace = pace;
  for (auto* action : paces_->actions()) action->setChecked(action->data().toString().toInt() == pace);
  if (table_) table_->setPace(pace);
  if (replay_) replay_->setPace(pace);
  emit planChosen(plan_);
}

void MatchWindow::setSound(bool on) {
  plan_.sound = on;
  sounds_.setOn(on);
  emit planChosen(plan_);
}

void MatchWindow::setShowdownStop(ShowdownStop stop) {
  plan_.showdown = stop;
  for (auto* action : showdowns_->actions()) action->setChecked(action->data().toInt() == static_cast<int>(stop));
  start_->form()->setShowdownStop(stop);
  if (table_) table_->controller()->setShowdownStop(stop);
  emit planChosen(plan_);
}

TableArrangement MatchWindow::arrangement() const {
  TableArrangement all = arranged_;
  all.window = saveGeometry();
  return all;
}

void MatchWindow::placeFirst(const QRect& free) {
  const FirstWindow first = firstWindow(free);
  setGeometry(first.place);
  if (first.maximised) setWindowState(windowState() | Qt::WindowMaximized);
}

void MatchWindow::setArrangement(const TableArrangement& arrangement) {
  arranged_ = arrangement;
  if (!arrangement.window.isEmpty()) restoreGeometry(arrangement.window);
  if (table_) table_->setArrangement(arrangement);
  updateActions();
}

void MatchWindow::resizeEvent(QResizeEvent* event) {
  QMainWindow::resizeEvent(event);
  if (std::abs(scaleForHeight(height() - menuBar()->sizeHint().height()) - look_.scale) > 0.02) applyLook();
}

// --- cards ----------------------------------------------------------------------------------------------------------

void MatchWindow::setCards(const naruto::Catalog& cards) {
  dropLessons();
  dropDecks();
  dropCollection();
  dropMatches();
  dropReplay();
  store_.reset();
  needs_.cards = &cards;
  makeStartPage();
  applyLook();
}

void MatchWindow::problemsChanged() { start_->setNotice(problemNotice(needs_.problems.problems(programLanguage()))); }

void MatchWindow::showProblems() {
  ProblemsDialog dialog(needs_.problems, programLanguage(), look_, this);
  dialog.exec();
}

// --- matches --------------------------------------------------------------------------------------------------------

bool MatchWindow::leaveMatch() {
  if (!questions_ || !table_) return true;
  const auto& match = table_->controller()->match();
  if ((match.over() || match.moments().size() < 2) && !series_->underWay(match.state())) return true;
  QMessageBox box(QMessageBox::Question, tr("Leave this match?"),
                  tr("The match is not over. It is kept, and can be gone on with."), QMessageBox::NoButton, this);
  const QAbstractButton* leave = box.addButton(tr("Leave it"), QMessageBox::AcceptRole);
  auto* stay = box.addButton(tr("Stay"), QMessageBox::RejectRole);
  box.setDefaultButton(stay);
  box.exec();
  return box.clickedButton() == leave;
}

void MatchWindow::newMatch() {
  closeCollection();
  closeLessons();
  closeDecks();
  closeMatches();
  closeReplay();
  if (!table_) {
    pages_->setCurrentWidget(start_);
    return;
  }
  if (!leaveMatch()) return;
  MatchDialog dialog(*needs_.cards, needs_.shelf, plan_, look_, this);
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

void MatchWindow::startMatch(const MatchPlan& plan) {
  plan_ = plan;
  emit planChosen(plan_);
  played_ = needs_.cards;
  series_ = std::make_unique<SeriesDesk>(*played_, plan);
  connect(series_.get(), &SeriesDesk::ready, this, &MatchWindow::startGame);
  startGame(series_->game());
}

/// Before the sheet shows itself: it is told what the end of this game means for the match.
void MatchWindow::showSeries() { table_->endSheet()->setSeries(series_->end(table_->controller()->match().state())); }

void MatchWindow::nextGame() {
  if (table_) series_->nextGame(table_->controller()->match().state(), look_, this);
}

/// The same two once more, the cards dealt anew.
void MatchWindow::playAgain(bool swapped) {
  MatchPlan plan = plan_;
  plan.seed = QRandomGenerator::system()->generate64();
  if (swapped) {
    std::swap(plan.seats[PlayerId::south].deckId, plan.seats[PlayerId::north].deckId);
    std::swap(plan.seats[PlayerId::south].deck, plan.seats[PlayerId::north].deck);
  }
  startMatch(plan);
}

void MatchWindow::concede(PlayerId player) {
  if (!table_) return;
  closeRules();
  const QString name = plan_.seats[player].name;
  if (questions_) {
    QMessageBox box(QMessageBox::Question, tr("Concede?"), tr("%1 gives the game up.").arg(name), QMessageBox::NoButton,
                    this);
    const QAbstractButton* yes = box.addButton(tr("%1 concedes").arg(name), QMessageBox::AcceptRole);
    box.setDefaultButton(box.addButton(tr("Play on"), QMessageBox::RejectRole));
    box.exec();
    if (box.clickedButton() != yes) return;
  }
  table_->controller()->concede(player);
}

void MatchWindow::saveRecord() {
  if (!recorder_) return;
  QString path = QFileDialog::getSaveFileName(this, tr("Save a copy of the record"), QStringLiteral("playsheet.match"),
                                              tr("Match records (*.match);;All files (*)"));
  if (path.isEmpty()) return;
  if (const QString what = recorder_->saveCopy(path); !what.isEmpty()) warn(what);
}

void MatchWindow::choosePictures() {
  const QString folder = QFileDialog::getExistingDirectory(this, tr("Folder with pictures of cards"));
  if (!folder.isEmpty()) emit picturesChosen(folder);
}

void MatchWindow::warn(const QString& sentence) {
  if (questions_)
    QMessageBox::warning(this, QStringLiteral("Playsheet"), sentence);
  else
    qWarning("%s", qPrintable(sentence));
}

void MatchWindow::about() {
  QMessageBox box(this);
  box.setWindowTitle(tr("About Playsheet"));
  box.setIconPixmap(appPixmap(64, devicePixelRatioF()));
  box.setTextFormat(Qt::RichText);
  box.setText(QStringLiteral("<b>Playsheet %1</b>").arg(QApplication::applicationVersion()));
  box.setInformativeText(
      tr("A card table for two people at one screen. It plays the Naruto collectible card game by its full rules.\n\n"
         "An unofficial project of fans. The names of the games and of their cards belong to their owners; no printed "
         "art, logo or card text of the publishers is part of it.\n\n"
         "Free software under the GNU General Public License, version 3 or later. Typefaces: Inter (SIL Open Font "
         "License 1.1), Roboto Condensed (Apache License 2.0)."));
  box.exec();
}

void MatchWindow::endSession() {
  session_ends_ = true;
  emit arranged();
}

void MatchWindow::closeEvent(QCloseEvent* event) {
  if (!session_ends_ && !leaveMatch()) return event->ignore();
  emit arranged();  // where it stood last
  event->accept();
}

}  // namespace playsheet
