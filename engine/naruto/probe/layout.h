// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>
#include <utility>
#include <vector>

#include "engine/naruto/cards/catalog.h"

/// Private to this folder: cards laid out zone by zone, and the lines of a position that say so.
namespace naruto::probe {

struct Laid {
  DefinitionId id = 0;
  std::string marks;
};

class Layout {
 public:
  explicit Layout(const Catalog& cards) : cards_(cards) {}

  /// Lays the card there (sides are A and D); in a village only what can be in play, and none of whose names is there.
  bool lay(char side, Zone zone, DefinitionId id, const std::string& marks = {});
  const std::vector<Laid>& in(char side, Zone zone) { return zones_[{side, zone}]; }
  std::vector<std::string> lines() const;

 private:
  static constexpr std::size_t kMostInVillage = 7;
  const Catalog& cards_;
  std::map<std::pair<char, Zone>, std::vector<Laid>> zones_;
};

}  // namespace naruto::probe
