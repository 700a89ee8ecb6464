// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/naruto/actions/option.h"
#include "engine/naruto/state/rulebook.h"

namespace naruto {

/// Names the cheapest way out of refusals that have none, where the other options of the same question show one:
/// another team or target can be chosen, the Ninja that is alone can come to the team, a team has to be sent first.
void add_ways_out(const Position& position, std::vector<Option>& options);

}  // namespace naruto
