// SPDX-License-Identifier: GPL-3.0-or-later
#include <utility>

#include "engine/naruto/match/record.h"
#include "ui/gormiti/gormiti_watch.h"
#include "ui/naruto/naruto_desk.h"
#include "ui/naruto/naruto_watch.h"
#include "ui/replay/replay_page.h"
#include "ui/replay/ruling_dialog.h"
#include "ui/rising_clan/rising_watch.h"
#include "ui/shell/page_stack.h"
#include "ui/shell/resumed_match.h"
#include "ui/shell/shell.h"
#include "ui/speech/deck_titles.h"
#include "ui/table/match_table.h"

/// Records in the window: the page on which they are watched, matches that go on from a place in one, and reports of
/// doubtful rulings.
namespace playsheet {

void Shell::addReplayPage() {
  const auto make = [this] {
    auto* page = new ReplayPage(recordReader(), *needs_.records, this);
    page->setReading(plan_.reading);
    page->setPace(plan_.pace);
    page->setStanding([this](const WatchedMatch& record) { return standing(record); },
                      [this](const QObject* asker, const WatchedMatch& record, std::function<void()> known) {
                        learnStanding(asker, record, std::move(known));
                      });
    connect(page, &ReplayPage::ruleClicked, this, &Shell::showRules);
    connect(page, &ReplayPage::trouble, this,
            [this](const QString& what) { warn(tr("The record cannot be opened"), what); });
    connect(page, &ReplayPage::reportAsked, this, &Shell::reportRuling);
    connect(page, &ReplayPage::recordShown, this, &Shell::updateActions);
    connect(page, &ReplayPage::consentAsked, this, [this] {
      QWidget* keys = focusWidget();
      if (table()) table()->desk()->cover();
      if (keys) keys->setFocus();  // the curtain that has come down lies on another page
    });
    // not at once: the button that is clicked is on the page that closes
    connect(page, &ReplayPage::playOnAsked, this, &Shell::playOn, Qt::QueuedConnection);
    return page;
  };
  PageWays ways;
  ways.leave = [this] { replay_->leave(); };
  ways.place = [this] { return [this, place = replay_->place()] { replay_->goTo(place); }; };
  ways.over = {matchesPage_};
  replayPage_ = pages_->add(replay_, make, ways);
}

/// By the game that it names; what names none is told by the one that reads most.
ReadRecord Shell::recordReader() const {
  return [cards = needs_.cards, gormiti = needs_.gormiti, rising = needs_.rising,
          decks = namesOf(readyDecks_)](std::string_view text) -> std::shared_ptr<WatchedMatch> {
    if (gormiti && table::game_of_record(text) == gormiti::Game::name)
      return std::make_shared<GormitiWatch>(text, *gormiti);
    if (rising && table::game_of_record(text) == rising_clan::Game::name)
      return std::make_shared<RisingWatch>(text, *rising);
    return std::make_shared<NarutoWatch>(text, *cards, decks);
  };
}

/// By what is played here, whatever the file is called and wherever it lies; then by the other records that are kept,
/// for a game of several; then by the record alone.
MatchStanding Shell::standing(const WatchedMatch& record) const {
  if (table() && match_.runs() && record.isOf(*table()->desk())) return MatchStanding::OnTable;
  const auto series = record.series();
  const bool decided = record.over() && series && decided_.contains(*series);
  return decided ? MatchStanding::Over : record.standing();
}

void Shell::learnStanding(const QObject* asker, const WatchedMatch& record, std::function<void()> known) {
  const auto series = record.series();
  if (!needs_.matches || !record.over() || !series) return known();
  needs_.matches->seriesDecided(asker, *series, [this, seed = *series, known = std::move(known)](bool decided) {
    if (decided)
      decided_.insert(seed);
    else
      decided_.erase(seed);
    known();
  });
}

void Shell::showReplay(const QString& path) {
  if (!needs_.records) return;
  pages_->open(replayPage_);
  if (path.isEmpty())
    replay_->askForFile();
  else
    replay_->open(path);
}

void Shell::watchLastTurn() {
  pages_->open(replayPage_);
  replay_->open(match_.recorder()->path(), ReplayStart::LastTurn);
}

void Shell::closeReplay() { pages_->close(replayPage_); }

/// The record stays as it is: what follows has one of its own.
void Shell::playOn() {
  if (!replay_ || replay_->standing() == MatchStanding::OnTable) return;
  if (const GormitiWatch* watched = gormitiWatchOf(replay_->watched())) return playGormitiOn(watched->matchHere());
  if (const RisingWatch* watched = risingWatchOf(replay_->watched())) return playRisingOn(watched->matchHere());
  auto match = narutoHere();
  if (!match || match->over() || !leaveMatch()) return;
  const MatchPlan plan = planOf(*match);
  closeReplay();
  goOn(std::move(*match), plan, nullptr);
}

void Shell::playGormitiOn(gormiti::Match match) {
  if (match.over() || !leaveMatch()) return;
  closeReplay();
  gormiti_plan_ = planOf(match);
  match_.goOn(std::move(match), played(gormiti_plan_), nullptr);
}

void Shell::playRisingOn(rising_clan::Match match) {
  if (match.over() || !leaveMatch()) return;
  closeReplay();
  rising_plan_ = planOf(match);
  seatedGame_.reset();  // what it comes to this time is no result of a tournament
  match_.goOn(std::move(match), played(rising_plan_), nullptr);
}

/// The match as it stands on the page of records; nothing if there is none, or the rules cannot go on from it.
std::optional<naruto::Match> Shell::narutoHere() const {
  const NarutoWatch* watched = replay_ ? narutoWatchOf(replay_->watched()) : nullptr;
  return watched ? watched->matchHere() : std::nullopt;
}

void Shell::reportRuling() {
  if (!needs_.records) return;
  closeRules();
  coverHands();
  RulingDialog dialog(needs_.records->placeForReport(), look_, this);
  if (dialog.exec() == QDialog::Accepted) saveReport(dialog.note(), dialog.place());
}

bool Shell::saveReport(const QString& note, const QString& path) {
  if (!needs_.records) return false;
  const bool watching = pages_->isOpen(replayPage_);
  const auto watched = watching ? narutoHere() : std::nullopt;
  if (!watched && (watching || !table() || !narutoDeskOf(table()))) return false;
  const naruto::Match& match = watched ? *watched : narutoDeskOf(table())->match();
  QString saved;
  const QString what = needs_.records->saveReport(path, naruto::record_report(match, note.toStdString()), saved);
  if (!what.isEmpty())
    warn(tr("The report was not saved"), what);
  else if (saved != path)
    warn(tr("The report has another name"),
         tr("The report was saved as %1: a report never replaces a file, and its name ends in .match.").arg(saved));
  return what.isEmpty();
}

}  // namespace playsheet
