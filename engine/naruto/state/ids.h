// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bitset>
#include <cstdint>

#include "engine/naruto/state/caps.h"
#include "engine/table/fixed_vector.h"
#include "engine/table/ids.h"

/// By what the parts of the state speak of each other.
namespace naruto {

using table::CardId;
using table::FixedVector;
using table::kNoCard;
using table::ObjectRef;
using table::PerPlayer;
using table::PlayerId;

/// A team is a number that its members bear. Numbers are reused when a team is gone.
enum class TeamId : std::uint8_t {};
inline constexpr TeamId kNoTeam{255};

/// Some of the teams.
class TeamSet {
 public:
  void add(TeamId team) { teams_.set(static_cast<std::size_t>(team)); }
  bool has(TeamId team) const { return teams_.test(static_cast<std::size_t>(team)); }
  std::size_t size() const { return teams_.count(); }

 private:
  std::bitset<static_cast<std::size_t>(kNoTeam) + 1> teams_;
};

}  // namespace naruto
