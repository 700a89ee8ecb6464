// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "ui/wording/language.h"

namespace playsheet::rising_clan_wording {

/// What the sheet says of a game: places, roles, states of players, rolls, steps of the turn. %1, %2 ... stand for what
/// is named.
enum class SheetWord : std::uint8_t {
  // places of a player
  hand,
  in_play,
  gifts,
  area,
  status,
  conquered,
  credits,
  // places of the table
  advantage_deck,
  advantage_discard,
  event_deck,
  event_discard,
  disadvantage_deck,
  disadvantage_discard,
  status_deck,
  middle,
  // players
  role_hidden,
  role_of,
  goal,
  wounds,
  substitutions,
  half_mark,
  captured,
  recalled,
  eliminated,
  has_turn,
  // the game
  round_of,
  truce,
  dawn,
  // rolls
  die,
  total,
  against,
  target,
  base,
  bonus_amount,
  halved,
  not_rolled,
  reached,
  missed,
  // the middle
  event_up,
  fights,
  attacks_word,
  wins,
  supreme_winner,
  loses,
  no_winner,
  game_over,
  // secrets
  look_secrets,
  secrets_title,
  given_gifts,
  learned,
  // the call of a window
  nobody_reacts,
  raise_hand,
  who_reacts,
  variant_note,
  // steps of the turn, and what happens in them
  before_turn,
  start,
  prepare,
  event,
  action,
  end,
  before_turn_words,
  start_words,
  prepare_words,
  event_words,
  action_words,
  end_words,
  count,
};

const wording::Trio& sheet_wording(SheetWord word);

}  // namespace playsheet::rising_clan_wording
