// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table/scenario_words.h"

/// Scenario files of this game are lines and words as those of every game.
namespace naruto::scenario {

using table::scenario::Cursor;
using table::scenario::Problem;
using table::scenario::Problems;
using table::scenario::read_number;
using table::scenario::SourceLine;
using table::scenario::split;
using table::scenario::text_of;
using table::scenario::Word;

}  // namespace naruto::scenario
