// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/naruto/describe/plan.h"

/// Numbers and letters of a text, which read alike in every language, and what a rule does to a cost.
namespace playsheet::wording {

/// What a rule does to a cost of a card.
struct CostChange {
  naruto::describe::Quantity add;
  std::optional<naruto::describe::Quantity> set;
  std::optional<naruto::Symbol> symbol;
  bool waived = false;
};
std::optional<CostChange> cost_change(const naruto::describe::Act& act);

/// "2", "X", "2X"; the second without a sign.
std::string number_text(const naruto::describe::Quantity& n);
std::string size_text(const naruto::describe::Quantity& n);
/// "+2", "-1", "+X".
std::string signed_text(const naruto::describe::Quantity& n);
/// "1 team", "X teams".
std::string counted_words(const naruto::describe::Quantity& n, std::string_view one, std::string_view many);
inline bool is_nothing(const naruto::describe::Quantity& n) { return n.letter == 0 && n.number == 0; }

/// "+2/+0", "+2X/+0", "-X/-X".
std::string power_text(const naruto::describe::Quantity& combat, const naruto::describe::Quantity& support,
                       bool negative);

}  // namespace playsheet::wording
