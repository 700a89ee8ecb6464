// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rising_clan/match/match_setup.h"

#include <fmt/format.h>

namespace rising_clan {

MatchSetup match_of(int players, int group, std::uint64_t seed) {
  MatchSetup out{.group = group, .options = {}, .seed = seed, .names = {}};
  for (int i = 1; i <= players; ++i) out.names.push_back(fmt::format("Seat {}", i));
  return out;
}

}  // namespace rising_clan
