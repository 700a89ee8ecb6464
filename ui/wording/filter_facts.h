// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

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

/// The user of a Jutsu and the members of a team are Ninja, whether the filter says so or not.
inline naruto::Filter as_ninja(naruto::Filter f) {
  if (!f.type && f.any.empty()) f.type = naruto::CardType::ninja;
  return f;
}

/// "None but this one" is this one: the reference that the filter leaves, if it asks for nothing else.
inline std::optional<naruto::Ref> only_left(const naruto::Filter& f) {
  using naruto::describe::Part;
  using naruto::describe::parts_of;
  if (f.none.size() != 1 || parts_of(f) != std::vector<Part>{Part::none}) return std::nullopt;
  const naruto::Filter& none = f.none.front();
  if (parts_of(none) != std::vector<Part>{Part::except}) return std::nullopt;
  return none.except;
}

/// The card is one of the targets.
inline bool is_target(const naruto::Filter& f) { return f.is && *f.is >= naruto::Ref::t1 && *f.is <= naruto::Ref::t4; }

/// Nothing else is asked of it.
inline bool only_target(const naruto::Filter& f) { return is_target(f) && naruto::describe::parts_of(f).size() == 1; }

/// At least the highest, or at most the lowest of its kind.
inline bool is_extreme(const naruto::Compare& c) {
  using Kind = naruto::Amount::Kind;
  const auto is = [&c](const std::vector<naruto::Amount>& bound, Kind kind) {
    return bound.size() == 1 && bound.front().kind == kind && bound.front().measure == c.value;
  };
  return (is(c.at_least, Kind::highest) && c.at_most.empty()) || (is(c.at_most, Kind::lowest) && c.at_least.empty());
}

/// The teams of all Ninja that are in such a team: the team itself can be named.
inline const naruto::TeamTest* whole_teams(const naruto::describe::Phrase& p) {
  using naruto::describe::Part;
  const bool of_each = p.naming == naruto::describe::Naming::each && p.filter.team && !p.filter.controller;
  if (!of_each || naruto::describe::parts_of(p.filter) != std::vector<Part>{Part::team}) return nullptr;
  const naruto::TeamTest& team = *p.filter.team;
  return team.with.empty() && team.only.empty() && !team.alone ? &team : nullptr;
}

/// Whether a clause tells of the next turn, where "this turn" would name the wrong one.
inline bool in_later_turn(const naruto::describe::Clause& clause) {
  for (const naruto::describe::Lead& lead : clause.leads)
    if (lead.kind == naruto::describe::LeadKind::moment && lead.next) return true;
  return false;
}

/// The names alone stand for the card only where nothing else has to be said of it.
inline bool anywhere(const naruto::Filter& f) {
  const bool in_zone = f.zone && *f.zone != naruto::Zone::village;
  return !in_zone && f.controller != naruto::Side::opponent;
}

inline bool is_exact(const naruto::RankTest& r) { return r.at_least && r.at_most && *r.at_least == *r.at_most; }

}  // namespace playsheet::wording
