// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <variant>
#include <vector>

#include "engine/rising_clan/tournament/journal.h"

namespace rising_clan {

/// What these lines come to: corrections and strikes first, then each step that counts in its order. Refused is the
/// last line; whatever it says, all before it has been folded already.
std::variant<PointsEvent, PointsRefusal> fold(const std::vector<PointsLine>& lines);

}  // namespace rising_clan
