// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "engine/naruto/describe/plan.h"

/// Questions about a filter that decide which words name it, the same in every language.
namespace playsheet::wording {

/// Chakra and battle rewards are named by whose they are, not by where they lie.
inline bool is_pile(const naruto::Filter& f) {
  const auto kind = naruto::describe::noun_of(f);
  return kind == naruto::describe::Noun::chakra || kind == naruto::describe::Noun::reward;
}

/// The controller is said with the zone: "in your hand".
inline bool in_owned_zone(const naruto::Filter& f) {
  return f.zone && *f.zone != naruto::Zone::village && *f.zone != naruto::Zone::chain && !is_pile(f);
}

/// The user of a Jutsu, if nothing is asked of it but whose it is.
inline std::optional<naruto::Side> users_side(const naruto::Filter& f) {
  if (f.user.size() == 1 && f.user.front().controller && naruto::describe::parts_of(f.user.front()).empty())
    return f.user.front().controller;
  return std::nullopt;
}

/// Said with the noun: "your Ninja", "opposing Jutsu".
inline std::optional<naruto::Side> whose(const naruto::Filter& f) {
  if (in_owned_zone(f)) return std::nullopt;
  if (f.controller && *f.controller != naruto::Side::any) return f.controller;
  return users_side(f);
}

inline bool is_exact(const naruto::RankTest& r) { return r.at_least && r.at_most && *r.at_least == *r.at_most; }

}  // namespace playsheet::wording
