// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/rising_clan/game.h"
#include "engine/table/secrecy.h"

namespace rising_clan {

/// What is settled before a match begins.
struct MatchSetup {
  int group = 0;         ///< with three players (R-802)
  Options options = {};  ///< R-14
  std::uint64_t seed = 1;
  std::vector<std::string> names;  ///< of the players as they stand in the log, clockwise from seat 1
  /// At the screen on which it is played; nothing if it is played at none.
  std::optional<table::Secrecy> secrecy = {};

  friend bool operator==(const MatchSetup&, const MatchSetup&) = default;
};

inline Setup deal_of(const MatchSetup& match) {
  return {static_cast<int>(match.names.size()), match.group, match.seed};
}

/// Why no match can begin so.
inline Refusal check_match(const MatchSetup& match, const Catalog& cards) {
  return check_setup({&cards, match.options}, deal_of(match));
}

/// So many seats, named "Seat 1" and so on.
MatchSetup match_of(int players, int group, std::uint64_t seed);

}  // namespace rising_clan
