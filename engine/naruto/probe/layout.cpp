// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/probe/layout.h"

#include <fmt/format.h>

#include <algorithm>

namespace naruto::probe {
namespace {

bool shares_a_name(const CardDefinition& a, const CardDefinition& b) {
  return std::any_of(a.names.begin(), a.names.end(),
                     [&](Word name) { return std::find(b.names.begin(), b.names.end(), name) != b.names.end(); });
}

bool can_be_in_play(const CardDefinition& card) {
  return card.type != CardType::jutsu &&
         (card.type != CardType::mission || card.mission.permanence != Permanence::none);
}

}  // namespace

bool Layout::lay(char side, Zone zone, DefinitionId id, const std::string& marks) {
  const CardDefinition& card = cards_[id];
  auto& there = zones_[{side, zone}];
  if (zone == Zone::village) {
    if (!can_be_in_play(card) || there.size() >= kMostInVillage) return false;
    for (const Laid& other : there) {
      const bool two_clients = card.type == CardType::client && cards_[other.id].type == CardType::client;
      if (two_clients || shares_a_name(cards_[other.id], card)) return false;
    }
  }
  there.push_back({id, marks});
  return true;
}

std::vector<std::string> Layout::lines() const {
  std::vector<std::string> out;
  for (const auto& [place, laid] : zones_) {
    if (laid.empty()) continue;
    std::string line =
        fmt::format("{} {}", place.first, place.second == Zone::deck ? "deck top" : table::name_of(place.second));
    const char* between = " ";
    for (const Laid& each : laid) {
      line += between + cards_[each.id].code;
      if (!each.marks.empty()) line += ' ' + each.marks;
      between = ", ";
    }
    out.push_back(std::move(line));
  }
  return out;
}

}  // namespace naruto::probe
