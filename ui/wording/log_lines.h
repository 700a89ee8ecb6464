// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "ui/wording/language.h"

/// The lines of the log as a table: one row per line, three wordings with the same slots.
namespace playsheet::wording {

enum class LogLine : std::uint8_t {
  nothing,
  turn_began,
  starter_decided,
  deploys,
  enters_play,
  stays_in_play,
  draws,
  to_hand,
  hidden_to_hand,
  pays_discarding,
  pays_charging,
  defeated,
  over_hand_limit,
  coins_gone,
  host_left,
  discarded,
  charges,
  to_chakra,
  to_deck_top,
  to_deck_bottom,
  hidden_to_deck_top,
  hidden_to_deck_bottom,
  removed,
  wins_reward,
  shuffled,
  grown,
  becomes_injured,
  healed,
  takes_damage,
  gets_coins,
  loses_coins,
  marker,
  joins_team,
  attacks,
  blocks,
  attackers_vanished,
  blockers_vanished,
  battle_opposed,
  battle_unopposed,
  teams_returned,
  attached,
  uses_jutsu,
  uses_mission,
  uses_effect,
  link_applied,
  link_failed,
  link_negated,
  gets_power,
  lasting_on,
  lasting_began,
  lasting_ended,
  tossed_heads,
  tossed_tails,
  looks_at_hand,
  looks_at_deck,
  looks_at_rewards,
  revealed,
  passes,
  changes_hand,
  cap_reached,
  won_by_rewards,
  won_by_deck_out,
  won_by_concession,
  ended,
};
inline constexpr std::size_t kLogLineCount = static_cast<std::size_t>(LogLine::ended) + 1;

const Trio& log_wording(LogLine line);

}  // namespace playsheet::wording
