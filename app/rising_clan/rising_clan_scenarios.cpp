// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rising_clan/rising_clan_scenarios.h"

#include "app/scenario_play.h"
#include "engine/rising_clan/scenario/scenario.h"

namespace playsheet {

int run_rising_clan_scenarios(const ScenarioOptions& options, std::ostream& out, std::ostream& err) {
  return play_scenarios(options, "rising-clan", "scenario R-E01 \"title\"", rising_clan::scenario::read_scenarios,
                        rising_clan::scenario::run_scenario, out, err);
}

}  // namespace playsheet
