// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractButton>
#include <QMessageBox>
#include <QPushButton>
#include <QStackedWidget>

#include "ui/matches/match_store.h"
#include "ui/matches/matches_page.h"
#include "ui/shell/match_form.h"
#include "ui/shell/match_window.h"
#include "ui/shell/start_page.h"
#include "ui/table/match_table.h"

/// Matches that are kept: what the start page offers, the page of all of them, and how one of them goes on.
namespace playsheet {

void MatchWindow::offerUnfinished() {
  start_->setUnfinished(needs_.matches ? needs_.matches->unfinished() : std::nullopt);
}

bool MatchWindow::goOnWith(const QString& file) {
  if (!needs_.matches) return false;
  const QString here = table_ && recorder_ ? recorder_->path() : QString();
  if (!here.isEmpty() && here.endsWith(QLatin1Char('/') + file)) {  // it is on the table already
    closeMatches();
    return true;
  }
  if (!leaveMatch()) return false;
  ResumedMatch resumed = needs_.matches->resume(file, *needs_.cards);
  if (!resumed.match) {
    tellNotOn(resumed);
    offerUnfinished();
    return false;
  }
  const MatchPlan plan = planOf(*resumed.match);
  goOn(std::move(*resumed.match), plan, std::move(resumed.recorder));
  return true;
}

/// What cannot be played on can perhaps be watched.
void MatchWindow::tellNotOn(const ResumedMatch& resumed) {
  if (!questions_ || !resumed.watchable || !needs_.records) return warn(resumed.problem);
  QMessageBox box(QMessageBox::Warning, QStringLiteral("Playsheet"), resumed.problem, QMessageBox::NoButton, this);
  const QAbstractButton* watch = box.addButton(tr("Watch it"), QMessageBox::AcceptRole);
  box.addButton(QMessageBox::Close);
  box.exec();
  if (box.clickedButton() == watch) showReplay(resumed.path);
}

void MatchWindow::makeMatchesPage() {
  matches_ = new MatchesPage(*needs_.matches, *needs_.cards, this);
  matches_->setLook(look_);
  pages_->addWidget(matches_);
  connect(matches_, &MatchesPage::closed, this, &MatchWindow::closeMatches);
  connect(matches_, &MatchesPage::goOnAsked, this, &MatchWindow::goOnWith, Qt::QueuedConnection);
  connect(matches_, &MatchesPage::watchAsked, this, &MatchWindow::showReplay);
}

void MatchWindow::showMatches() {
  if (!needs_.matches) return;
  closeRules();
  closeLessons();
  closeCollection();
  closeDecks();
  closeReplay();
  if (!matches_) makeMatchesPage();
  coverHands();
  listing_ = true;
  matches_->open();
  pages_->setCurrentWidget(matches_);
  updateActions();
}

void MatchWindow::closeMatches() {
  if (!listing_) return;
  closeRules();
  listing_ = false;
  offerUnfinished();
  pages_->setCurrentWidget(pageBehind());
  if (MatchTable* table = tableShown()) table->sheet()->setFocus();
  updateActions();
}

/// It is made of cards and words: of others from now on.
void MatchWindow::dropMatches() {
  closeMatches();
  takeAway(matches_);
}

}  // namespace playsheet
