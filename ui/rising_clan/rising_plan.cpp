// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rising_clan/rising_plan.h"

namespace playsheet {

rising_clan::MatchSetup setupOf(const RisingPlan& plan) {
  rising_clan::MatchSetup setup;
  setup.group = plan.seats.size() == 3 ? plan.group : 0;
  setup.options = plan.options;
  setup.seed = plan.seed;
  for (const SeatEntry& seat : plan.seats) setup.names.push_back(seat.name.toStdString());
  setup.secrecy = plan.secrecy;
  return setup;
}

}  // namespace playsheet
