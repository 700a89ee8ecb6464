// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/gormiti/gormiti_desk.h"
#include "ui/naruto/naruto_desk.h"
#include "ui/series/series_desk.h"
#include "ui/shell/gormiti_form.h"
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

TableSeat Shell::seatOfPlan(PlayerId player) const {
  if (game_ == GameKind::RisingClan) {
    const std::size_t at = table::index(player);
    if (at >= rising_plan_.seats.size()) return {};
    return {rising_plan_.seats[at].name, rising_plan_.seats[at].mark, rising_plan_.seats[at].language, {}};
  }
  const SeatEntry& seat =
      game_ == GameKind::Gormiti ? gormiti_plan_.seats[player] : static_cast<const SeatEntry&>(plan_.seats[player]);
  return {seat.name, seat.mark, seat.language, {}};
}

std::size_t Shell::playersOfPlan() const {
  return game_ == GameKind::RisingClan ? rising_plan_.seats.size() : table::kPlayers.size();
}

void Shell::setSeatLanguage(PlayerId player, const QString& language) {
  const bool gormiti = gameAtHand() == GameKind::Gormiti;
  match_.setSeatLanguage(player, language);
  if (gameAtHand() == GameKind::RisingClan) {
    if (table::index(player) < rising_plan_.seats.size()) rising_plan_.seats[table::index(player)].language = language;
    setRisingPlan(RisingPlan(rising_plan_));
    emit risingChosen(rising_plan_);
  } else if (gormiti) {
    gormiti_plan_.seats[player].language = language;
    setGormitiPlan(GormitiPlan(gormiti_plan_));
    emit gormitiChosen(gormiti_plan_);
  } else {
    plan_.seats[player].language = language;
    start_->form()->setSeatLanguage(player, language);
    emit planChosen(plan_);
  }
  updateActions();
}

}  // namespace playsheet
