// SPDX-License-Identifier: GPL-3.0-or-later
#include <memory>

#include "ui/gormiti/gormiti_played.h"
#include "ui/matches/continue_bar.h"
#include "ui/matches/matches_page.h"
#include "ui/naruto/naruto_played.h"
#include "ui/rising_clan/rising_played.h"
#include "ui/shell/match_form.h"
#include "ui/shell/page_stack.h"
#include "ui/shell/resumed_match.h"
#include "ui/shell/shell.h"
#include "ui/shell/start_page.h"
#include "ui/widgets/message_sheet.h"

/// Matches that are kept: what the start page offers, the page of all of them, and how one of them goes on.
namespace playsheet {

void Shell::offerUnfinished() {
  if (!needs_.matches) return start_->setUnfinished(std::nullopt);
  // the page: one that is made anew asks anew
  needs_.matches->unfinished(start_, [this](const std::optional<KeptMatch>& match) { start_->setUnfinished(match); });
}

void Shell::putAside(const QString& file) {
  needs_.matches->putAside(this, file, [this](const QString& problem) {
    if (!problem.isEmpty()) warn(tr("The match was not dismissed"), problem);
    offerUnfinished();
  });
}

/// A game other than the first, read again: it comes to the table, or why not is told.
template <class Match, class Plan>
void Shell::sitDownAgain(Resumed<Match> resumed, Plan& kept) {
  dropGoingOn();
  if (!resumed.match) {
    tellNotOn(resumed.problem, resumed.watchable ? resumed.path : QString());
    return offerUnfinished();
  }
  kept = planOf(*resumed.match);
  match_.goOn(std::move(*resumed.match), played(kept), std::move(resumed.recorder));
}

void Shell::goOnWithGormiti(const QString& file) {
  needs_.matches->resumeGormiti(goingOn_.get(), file, *needs_.gormiti,
                                [this](ResumedGormiti resumed) { sitDownAgain(std::move(resumed), gormiti_plan_); });
}

void Shell::goOnWithRising(const QString& file) {
  needs_.matches->resumeRising(goingOn_.get(), file, *needs_.rising, [this](ResumedRising resumed) {
    sitDownAgain(std::move(resumed), rising_plan_);
    findSeatedGame();
  });
}

void Shell::goOnWith(const QString& file) {
  if (!needs_.matches) return;
  const QString here = table() && match_.recorder() ? match_.recorder()->path() : QString();
  if (!here.isEmpty() && here.endsWith(QLatin1Char('/') + file)) return closeMatches();  // it is on the table already
  if (!leaveMatch()) return;
  goingOn_ = std::make_unique<QObject>();
  slow_->begin(tr("Reading the match…"));
  needs_.matches->resume(goingOn_.get(), file, *needs_.cards, [this, file](ResumedMatch resumed) {
    if (resumed.otherGame == QStringLiteral("gormiti") && needs_.gormiti) return goOnWithGormiti(file);
    if (resumed.otherGame == gameWord(GameKind::RisingClan) && needs_.rising) return goOnWithRising(file);
    dropGoingOn();
    if (!resumed.match) {
      tellNotOn(resumed.problem, resumed.watchable ? resumed.path : QString());
      return offerUnfinished();
    }
    const MatchPlan plan = planOf(*resumed.match);
    goOn(std::move(*resumed.match), plan, std::move(resumed.recorder));
  });
}

/// Whoever has gone elsewhere meanwhile is not brought back to a table.
void Shell::dropGoingOn() {
  goingOn_.reset();
  slow_->end();
}

/// Where it was asked for.
void Shell::tellWaiting(const QString& words) {
  if (matches_ && pages_->isShown(matchesPage_)) matches_->tellWaiting(words);
  start_->continueBar()->tellWaiting(words);
}

/// What cannot be played on can perhaps be watched.
void Shell::tellNotOn(const QString& problem, const QString& watchable) {
  const QString title = tr("This match cannot be resumed");
  if (!questions_ || watchable.isEmpty() || !needs_.records) return warn(title, problem);
  if (askOnSheet(this, look_, title, problem, tr("Watch"), tr("Close"))) showReplay(watchable);
}

void Shell::addMatchesPage() {
  const auto make = [this] {
    std::vector<PlayedWords> games{narutoPlayed(*needs_.cards, readyDecks_)};
    if (needs_.gormiti) games.push_back(gormitiPlayed(*needs_.gormiti));
    if (needs_.rising) games.push_back(risingPlayed(*needs_.rising));
    auto* page = new MatchesPage(*needs_.matches, games, this);
    page->statistics()->setGame(gameWord(game_).toStdString());
    connect(page, &MatchesPage::goOnAsked, this, &Shell::goOnWith, Qt::QueuedConnection);
    connect(page, &MatchesPage::watchAsked, this, &Shell::showReplay);
    return page;
  };
  PageWays ways;
  ways.enter = [this] { matches_->open(); };
  ways.leave = [this] {
    matches_->leave();
    offerUnfinished();
  };
  matchesPage_ = pages_->add(matches_, make, ways);
}

void Shell::showMatches() {
  if (needs_.matches) pages_->open(matchesPage_);
}

void Shell::closeMatches() { pages_->close(matchesPage_); }

}  // namespace playsheet
