// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/naruto/scenario/expecter.h"

/// Private to the files that look at expectations.
namespace naruto::scenario {

using Found = std::optional<Difference>;

/// The names as they are written, with blanks between.
std::string written(const std::vector<CardName>& names);
/// Nothing if both are the same.
Found same(const std::string& expected, const std::string& found);
Found same(int expected, int found);
/// Nothing if the names mean these cards, in this order or in any.
Found list(const Table& table, const std::vector<CardName>& expected, const std::vector<CardId>& found, bool ordered);

/// Expectations about a card, and about a battle.
Found check_card(const Table& table, const Expectation& expectation);
Found check_battle(const Table& table, const Expectation& expectation);

}  // namespace naruto::scenario
