// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "ui/wording/language.h"

namespace playsheet::rising_clan_wording {

/// What the sheet says of a game: places, figures, states of players, rolls, the middle. %1, %2 ... stand for what is
/// named.
enum class SheetWord : std::uint8_t {
  // places
  hand,
  before_player,
  middle,
  advantage_cards,
  events,
  disadvantages,
  status_cards,
  // figures of a player
  cards_in_hand,
  gifts,
  conquered,
  credits,
  substitutions,
  wounds,
  half_marks,
  value_with_base,
  // what a player is
  clan,
  clan_hidden,
  role_card,
  goal_card,
  goal_secret,
  captured,
  recalled,
  eliminated,
  has_turn,
  asked,
  fights,
  attacks,
  faces_event,
  wins,
  supreme_winner,
  given_by,
  // rolls
  first_player_roll,
  priority_roll,
  event_roll,
  test_roll,
  own_free_roll,
  free_roll,
  attack_roll,
  challenge_roll,
  fight_roll,
  creature_roll,
  die,
  die_halved,
  value_of,
  cards_and_effects,
  defence_of,
  target,
  reached,
  missed,
  creature,
  // the turn
  before_turn,
  start,
  prepare,
  event_step,
  action,
  end,
  before_turn_words,
  start_words,
  prepare_words,
  event_words,
  action_words,
  end_words,
  setup_title,
  setup_words,
  round,
  truce,
  action_taken,
  game_over,
  winner,
  winners,
  no_winner,
  dawn_reason,
  last_stand_reason,
  nobody_reason,
  last_stand,
  // the table
  take_screen,
  nobody_reacts,
  reacts,
  who_reacts,
  done_raising,
  wants_to_act,
  look_at_secrets,
  whose_secrets,
  hide_secrets,
  secrets_of,
  gave,
  learned_role,
  learned_card,
  public_look,
  // the end sheet
  events_label,
  status_label,
  result_label,
  result_wins,
  result_supreme,
  result_out,
  result_none,
  variant,
  count,
};

const wording::Trio& sheet_wording(SheetWord word);

}  // namespace playsheet::rising_clan_wording
