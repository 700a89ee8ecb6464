// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/naruto/cards/terms.h"

namespace naruto {

/// One way to pay for a Jutsu (N-COST-02, N-COST-03).
struct JutsuCost {
  std::array<std::uint8_t, kSymbolCount> symbols{};  ///< how many of each
  std::uint8_t any = 0;                              ///< chakra of any symbol
  std::uint8_t x = 0;                                ///< how many times X stands in the cost
  int total(int x_value) const {
    int sum = any + x * x_value;
    for (const auto n : symbols) sum += n;
    return sum;
  }
  friend bool operator==(const JutsuCost&, const JutsuCost&) = default;
};

/// Reads a printed jutsu cost such as "FF1", "LX", "EE/2", "10"; nothing if it is none.
std::optional<std::vector<JutsuCost>> read_jutsu_cost(std::string_view text);

/// The same form of one way to pay: "FF1", "0".
std::string text_of(const JutsuCost& cost);

}  // namespace naruto
