// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/naruto/naruto_desk.h"
#include "ui/series/series_desk.h"
#include "ui/shell/match_form.h"
#include "ui/shell/shell.h"
#include "ui/shell/start_page.h"
#include "ui/table/match_table.h"

/// What each seat has chosen for itself, in the running match and for the next one: the window's part.
namespace playsheet {

/// As the players have set them at the table, for the next game.
void Shell::setStops(const naruto::PerPlayer<StopSet>& stops) {
  plan_.stops = stops;
  match_.setStops(stops);
  preferred();
}

void Shell::setSeatLanguage(PlayerId player, const QString& language) {
  plan_.seats[player].language = language;
  start_->form()->setSeatLanguage(player, language);
  match_.setSeatLanguage(player, language);
  updateActions();
  emit planChosen(plan_);
}

}  // namespace playsheet
