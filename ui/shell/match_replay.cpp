// SPDX-License-Identifier: GPL-3.0-or-later
#include <QStackedWidget>

#include "engine/naruto/match/record.h"
#include "ui/matches/match_store.h"
#include "ui/replay/replay_page.h"
#include "ui/replay/ruling_dialog.h"
#include "ui/series/series_desk.h"
#include "ui/shell/match_window.h"
#include "ui/table/match_table.h"

/// Records in the window: the page on which they are watched, matches that go on from a place in one, and reports of
/// doubtful rulings.
namespace playsheet {

void MatchWindow::makeReplayPage() {
  replay_ = new ReplayPage(*needs_.cards, *needs_.records, this);
  replay_->setLook(look_);
  replay_->setReading(plan_.reading);
  replay_->setPace(plan_.pace);
  replay_->setStanding([this](const naruto::Recording& record) { return standing(record); });
  pages_->addWidget(replay_);
  connect(replay_, &ReplayPage::closed, this, &MatchWindow::closeReplay);
  connect(replay_, &ReplayPage::ruleClicked, this, &MatchWindow::showRules);
  connect(replay_, &ReplayPage::trouble, this, &MatchWindow::warn);
  connect(replay_, &ReplayPage::reportAsked, this, &MatchWindow::reportRuling);
  connect(replay_, &ReplayPage::consentAsked, this, [this] {
    QWidget* keys = focusWidget();
    if (table_) table_->controller()->cover();
    if (keys) keys->setFocus();  // the curtain that has come down lies on another page
  });
  // not at once: the button that is clicked is on the page that closes
  connect(replay_, &ReplayPage::playOnAsked, this, &MatchWindow::playOn, Qt::QueuedConnection);
}

/// By what is played here, whatever the file is called and wherever it lies; then by the other records that are kept,
/// for a game of several; then by the record alone.
MatchStanding MatchWindow::standing(const naruto::Recording& record) const {
  if (table_) {
    const naruto::Match& here = table_->controller()->match();
    const bool runs = !here.over() || series_->underWay(here.state());
    if (runs && naruto::same_match(here.setup(), record.setup())) return MatchStanding::OnTable;
  }
  const auto& series = record.setup().series;
  const bool decided = needs_.matches && record.over() && series && needs_.matches->seriesDecided(series->seed);
  return decided ? MatchStanding::Over : standingOf(record);
}

void MatchWindow::showReplay(const QString& path) {
  if (!needs_.records) return;
  closeRules();
  closeLessons();
  closeCollection();
  closeDecks();
  if (!replay_) makeReplayPage();
  coverHands();
  watching_ = true;
  pages_->setCurrentWidget(replay_);
  updateActions();
  if (path.isEmpty())
    replay_->askForFile();
  else
    replay_->open(path);
}

void MatchWindow::closeReplay() {
  if (!watching_) return;
  closeRules();
  watching_ = false;
  replay_->leave();
  pages_->setCurrentWidget(pageBehind());
  if (MatchTable* table = tableShown()) table->sheet()->setFocus();
  updateActions();
}

/// It is made of cards and words: of others from now on.
void MatchWindow::dropReplay() {
  closeReplay();
  takeAway(replay_);
}

/// The record stays as it is: what follows has one of its own.
void MatchWindow::playOn() {
  auto match = replay_ ? replay_->matchHere() : std::nullopt;
  if (!match || match->over() || replay_->standing() == MatchStanding::OnTable || !leaveMatch()) return;
  const MatchPlan plan = planOf(*match);
  closeReplay();
  goOn(std::move(*match), plan, nullptr);
}

void MatchWindow::reportRuling() {
  if (!needs_.records) return;
  closeRules();
  coverHands();
  RulingDialog dialog(needs_.records->placeForReport(), look_, this);
  if (dialog.exec() == QDialog::Accepted) saveReport(dialog.note(), dialog.place());
}

bool MatchWindow::saveReport(const QString& note, const QString& path) {
  if (!needs_.records) return false;
  const auto watched = watching_ && replay_ ? replay_->matchHere() : std::nullopt;
  if (!watched && (watching_ || !table_)) return false;
  const naruto::Match& match = watched ? *watched : table_->controller()->match();
  const QString what = needs_.records->saveReport(path, naruto::record_report(match, note.toStdString()));
  if (!what.isEmpty()) warn(what);
  return what.isEmpty();
}

}  // namespace playsheet
