// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractButton>
#include "ui/matches/match_store.h"
#include "ui/matches/matches_page.h"
#include "ui/shell/match_form.h"
#include "ui/shell/page_stack.h"
#include "ui/shell/shell.h"
#include "ui/shell/start_page.h"
#include "ui/speech/deck_titles.h"
#include "ui/widgets/message_sheet.h"

/// Matches that are kept: what the start page offers, the page of all of them, and how one of them goes on.
namespace playsheet {

void Shell::offerUnfinished() { start_->setUnfinished(needs_.matches ? needs_.matches->unfinished() : std::nullopt); }

bool Shell::goOnWith(const QString& file) {
  if (!needs_.matches) return false;
  const QString here = table() && match_.recorder() ? match_.recorder()->path() : QString();
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
void Shell::tellNotOn(const ResumedMatch& resumed) {
  const QString title = tr("This match cannot be resumed");
  if (!questions_ || !resumed.watchable || !needs_.records) return warn(title, resumed.problem);
  if (askOnSheet(this, look_, title, resumed.problem, tr("Watch"), tr("Close"))) showReplay(resumed.path);
}

void Shell::addMatchesPage() {
  const auto make = [this] {
    auto* page = new MatchesPage(*needs_.matches, *needs_.cards, this);
    page->setDeckNames(namesOf(readyDecks_));
    connect(page, &MatchesPage::goOnAsked, this, &Shell::goOnWith, Qt::QueuedConnection);
    connect(page, &MatchesPage::watchAsked, this, &Shell::showReplay);
    return page;
  };
  PageWays ways;
  ways.enter = [this] { matches_->open(); };
  ways.leave = [this] { offerUnfinished(); };
  matchesPage_ = pages_->add(matches_, make, ways);
}

void Shell::showMatches() {
  if (needs_.matches) pages_->open(matchesPage_);
}

void Shell::closeMatches() { pages_->close(matchesPage_); }

}  // namespace playsheet
