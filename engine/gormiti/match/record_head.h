// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

#include "engine/gormiti/match/match_setup.h"
#include "engine/table/record_problem.h"

/// What stands in a record of this game between its name and "begin" (docs/formats.md): mode, options that are not the
/// standard, how the hands are kept, the games before it, seed, a digest of the cards, and both decks.
namespace gormiti {

std::string write_head(const MatchSetup& match, const Catalog& cards);

/// Reads it strictly, "begin" excluded; what is wrong, or nothing. No game that could not begin is read.
std::optional<table::RecordProblem> read_head(table::RecordLines& lines, const Catalog& cards, MatchSetup& match);

/// Over what the cards of both decks mean: names and pictures are not in it.
std::string digest_of_cards(const MatchSetup& match, const Catalog& cards);

}  // namespace gormiti
