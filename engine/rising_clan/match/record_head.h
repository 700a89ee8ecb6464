// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

#include "engine/rising_clan/match/match_setup.h"
#include "engine/table/record_problem.h"

/// What stands in a record of this game between its name and "begin" (docs/formats.md): the group of three, options
/// that are not the standard, how secrets are kept, seed, a digest of the cards, and who sits where.
namespace rising_clan {

std::string write_head(const MatchSetup& match, const Catalog& cards);

/// Reads it strictly, "begin" excluded; what is wrong, or nothing. No game that could not begin is read.
std::optional<table::RecordProblem> read_head(table::RecordLines& lines, const Catalog& cards, MatchSetup& match);

}  // namespace rising_clan
