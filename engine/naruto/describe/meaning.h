// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <variant>

#include "engine/naruto/describe/plan.h"

namespace naruto::describe {

/// What a phrase of a text speaks of: one object, the cards that fit, or a number.
using Meaning = std::variant<Ref, Filter, Amount>;

/// Nothing for a phrase that speaks of a player, and for a figure that is plain.
std::optional<Meaning> meaning_of(const Phrase& phrase);
std::optional<Meaning> meaning_of(const Amount& amount);

}  // namespace naruto::describe
