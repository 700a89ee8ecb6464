// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "engine/naruto/rules/refusal.h"
#include "engine/naruto/state/rulebook.h"
#include "engine/naruto/state/work.h"

/// Chakra of any symbol that texts ask for besides the cost of what is done: for a use that names such a target, for
/// sending such a Ninja (N-COST-11). It is paid last, when the targets are known.
namespace naruto {

/// What texts ask for this use with the targets named so far.
int use_tax(const Position& position, const Context& use, const CardSet& targets);

/// The least that they will ask, whatever targets are named.
int least_use_tax(const Position& position, const Context& use);

/// Own chakra is enough for a use with these targets. `paid`: its own cost has been paid, and so much of the tax.
bool tax_payable(const Position& position, const Context& use, const CardSet& targets,
                 std::optional<int> paid = std::nullopt);

/// What texts ask for sending the team of this Ninja.
int sending_tax(const Position& position, CardId head);
Refusal check_sending_tax(const Position& position, CardId head, PlayerId player);

}  // namespace naruto
