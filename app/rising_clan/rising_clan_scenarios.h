// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <iosfwd>

#include "app/scenario_command.h"

namespace playsheet {

/// `playsheet-cli scenario --game rising-clan` (tests/rising_clan/scenarios/README.md). 0: all passed; 1: something
/// failed or cannot be read.
int run_rising_clan_scenarios(const ScenarioOptions& options, std::ostream& out, std::ostream& err);

}  // namespace playsheet
