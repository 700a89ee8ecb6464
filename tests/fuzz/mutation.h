// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "engine/table/random.h"

namespace playsheet::fuzz {

/// An input made of the others: a few small changes of one of them, each by luck. The same stream gives the same.
std::string mutated(const std::vector<std::string>& inputs, table::RandomStream& luck);

}  // namespace playsheet::fuzz
