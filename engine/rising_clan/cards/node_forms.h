// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "engine/rising_clan/cards/words.h"

/// Which keys a node has (R-1203): the table [node] of the card file as data.
namespace rising_clan {

enum NodeKey : std::uint32_t {
  kStat = 1,
  kNumber = 2,
  kOn = 4,
  kSpan = 8,
  kScope = 16,
  kFrom = 32,
  kBy = 64,
  kWhat = 128,
  kAgainst = 256,
  kTest = 512,
  kBranches = 1024,
  kOf = 2048,
  kTo = 4096
};

/// Where a node may stand. `held`: in a static ability; `done`: in one that happens.
struct NodeForm {
  std::uint32_t must = 0, may = 0;
  bool held = false, done = true;
  std::uint16_t words = 0;    ///< of `what`, `by` or `scope`, bits of the enumeration concerned; 0: as the key has them
  std::uint16_t selects = 0;  ///< of `on`, `of` or `to`; 0: any
};

const NodeForm& node_form(Op op);

}  // namespace rising_clan
