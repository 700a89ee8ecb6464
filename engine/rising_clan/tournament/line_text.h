// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/rising_clan/tournament/command.h"
#include "engine/rising_clan/tournament/refusal.h"

namespace rising_clan {

/// The line as it stands in a file, without its end (docs/formats.md).
std::string text_of(const PointsLine& line);

/// A line of a file, or what is wrong with it.
std::optional<PointsRefusal> read_line(std::string_view text, PointsLine& line);

/// The texts of a command in the form in which they are kept: one line of UTF-8 each.
void clean(PointsLine& line);

}  // namespace rising_clan
