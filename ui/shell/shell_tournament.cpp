// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/page_stack.h"
#include "ui/shell/shell.h"
#include "ui/tournament/tournament_page.h"

/// Organised play in the window: a page of its own, beside what somebody may have left on the table.
namespace playsheet {

void Shell::addTournamentPage() {
  PageWays ways;
  ways.enter = [this] { tournaments_->open(); };
  ways.place = [this]() -> std::function<void()> {
    const auto [event, part] = tournaments_->place();
    if (event.isEmpty()) return {};
    return [this, event = event, part = part] {
      tournaments_->openEvent(event);
      tournaments_->showPart(part);
    };
  };
  ways.ofCards = false;
  tournamentPage_ = pages_->add(
      tournaments_, [this] { return new TournamentPage(*needs_.events, this); }, ways);
}

void Shell::showTournaments() {
  if (needs_.events) pages_->open(tournamentPage_);
}

void Shell::openEventFile(const QString& path) {
  showTournaments();
  if (tournaments_) tournaments_->importFile(path);
}

void Shell::closeTournaments() { pages_->close(tournamentPage_); }

}  // namespace playsheet
