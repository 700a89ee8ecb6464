// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "ui/wording/language.h"

namespace playsheet::rising_clan_wording {

/// The sentences of the log. {player}, {other}: seats; {card}: a card, or "a card"; {text}: figures and names; {n},
/// {m}: numbers.
enum class LogLine : std::uint8_t {
  // turns
  turn,
  round,
  round_marker,
  last_stand,
  last_stand_turns,
  more_attacks,
  order,
  // cards
  draws,
  draws_several,
  draws_named,
  takes_from_pile,
  from_hand,
  from_play,
  gift_given,
  played,
  event_up,
  disadvantage_drawn,
  lies_before,
  status_card,
  conquers,
  credit,
  credit_spent,
  discards,
  revealed_for_creature,
  event_discarded,
  disadvantage_gone,
  out_of_game_card,
  returns_later,
  on_top_of_deck,
  shuffled,
  used,
  used_on,
  gift_valid,
  gift_not_valid,
  event_marker,
  // what is learned
  role_shown,
  role_seen,
  looks_at_hand,
  looks_at_role,
  sees_hand,
  looks_at_events,
  sees_events,
  event_placed,
  immune,
  not_immune,
  // players
  wounded,
  healed,
  base_changed,
  captured,
  free,
  recalled,
  recall_over,
  half_mark,
  half_marks_used,
  substitution_lost,
  eliminated,
  dishonoured,
  concedes,
  recall_waits,
  asks_to_act,
  // effects
  bonus,
  forbids_attack,
  forbids_open,
  forbids_symbols,
  forbids_draw,
  forbids_react,
  silence,
  smoke,
  // events, attacks, fights
  attacks,
  challenges,
  challenge_off,
  faces,
  faced_by,
  faced_by_nobody,
  left_out,
  fights,
  creature_attacks,
  creature_changed,
  fled,
  // dice
  tests,
  tries_free,
  frees,
  roll_changed,
  cancelled,
  reached,
  missed,
  count,
};

const wording::Trio& log_wording(LogLine line);

}  // namespace playsheet::rising_clan_wording
