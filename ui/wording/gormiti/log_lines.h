// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "ui/wording/language.h"

namespace playsheet::gormiti_wording {

/// The sentences of the log.
enum class LogLine : std::uint8_t {
  hero_chosen,
  hero_revealed,
  agreed,
  deck_shuffled,
  deck_cut,
  starter,
  turn,
  draws,
  draws_named,
  takes,
  takes_named,
  shown,
  deployed,
  equipped,
  arena,
  magic,
  move_played,
  put_down,
  token,
  weapon_moved,
  destroyed,
  discarded,
  discarded_from_hand,
  used_up,
  to_hand,
  to_deck,
  attacks,
  defends,
  no_move,
  move_resolved,
  clash_over,
  damaged,
  healed,
  spared,
  changed,
  takes_less,
  lasting_ended,
  counters,
  turns_left,
  extra_attack,
  ability_used,
  ability_begins,
  dropped,
  chosen,
  must_attack,
  forced_turns,
  quiet_turns,
  swap_decided,
  round_won,
  round_even,
  cap,
  won_hero,
  won_concession,
  won_rounds,
  won_last_round,
  drawn_hero,
  drawn_stalemate,
  drawn_quiet,
  drawn_limit,
  drawn_rounds,
  no_game,
  count,
};

const wording::Trio& log_wording(LogLine line);

}  // namespace playsheet::gormiti_wording
