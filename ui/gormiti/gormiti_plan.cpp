// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/gormiti/gormiti_plan.h"

namespace playsheet {

gormiti::MatchSetup setupOf(const GormitiPlan& plan, const gormiti::Catalog& cards) {
  gormiti::MatchSetup setup;
  setup.mode = plan.mode;
  setup.options = plan.options;
  setup.seed = plan.seed;
  setup.series = plan.series;
  setup.secrecy = plan.secrecy;
  for (const table::PlayerId player : table::kPlayers) {
    const std::string name = plan.seats[player].name.toStdString();
    if (const auto& own = plan.own[player])
      setup.seats[player] = {name, own->name, own->cards};
    else if (const auto* deck = cards.deck(plan.seats[player].deckId.toStdString()))
      setup.seats[player] = gormiti::seat_with(*deck, name);
    setup.seats[player].name = name;
  }
  return setup;
}

}  // namespace playsheet
