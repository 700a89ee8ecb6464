// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gormiti/gormiti_scenarios.h"

#include "app/scenario_play.h"
#include "engine/gormiti/scenario/scenario.h"

namespace playsheet {

int run_gormiti_scenarios(const ScenarioOptions& options, std::ostream& out, std::ostream& err) {
  return play_scenarios(options, "gormiti", "scenario G-E01 \"title\"", gormiti::scenario::read_scenarios,
                        gormiti::scenario::run_scenario, out, err);
}

}  // namespace playsheet
