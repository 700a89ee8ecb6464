// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "ui/wording/language.h"

namespace playsheet::gormiti_wording {

/// What the sheet says of a game: places, states of cards, addends of a clash, what comes of it. %1, %2 ... stand for
/// what is named.
enum class SheetWord : std::uint8_t {
  // places
  field,
  play_space,
  clash,
  hand,
  discard_pile,
  deck,
  rounds_won,
  score,
  // cards
  fighter,
  weapon,
  arena,
  magic,
  move,
  hero,
  hero_hp,
  entered_now,
  has_attacked,
  turns_left,
  counters,
  borne_by,
  figures,
  atk_alone,
  a_card,
  // clashes and rounds
  clash_told,
  clash_undefended,
  round_told,
  printed_atk,
  own_ability,
  this_clash,
  for_a_time,
  never_below_0,
  atk,
  atk_together,
  no_defender_yet,
  attacker_gone,
  defender_gone,
  no_damage_dealt,
  takes_no_damage,
  takes,
  takes_and_falls,
  damage_of_both,
  as_it_stands,
  wins_round,
  round_even,
  // roles
  has_turn,
  attacks,
  defends,
  wins,
  loses,
  draws,
  won_last_round,
  // counters of the turn
  fighter_zones,
  combat_phase,
  // the middle
  winner,
  drawn,
  game_over,
  heroes_title,
  heroes_words,
  cut_title,
  cut_words,
  exchange_title,
  exchange_words,
  main1_title,
  main1_words,
  combat_title,
  combat_words,
  main2_title,
  main2_words,
  must_attack,
  round_title,
  round_words,
  count,
};

const wording::Trio& sheet_wording(SheetWord word);

}  // namespace playsheet::gormiti_wording
