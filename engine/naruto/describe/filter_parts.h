// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include "engine/naruto/cards/card_definition.h"

/// What a filter asks for, part by part: the words around a noun follow from it.
namespace naruto::describe {

/// The noun that a text uses for cards that fit: what is not told is a "card".
enum class Noun : std::uint8_t { card, ninja, mission, jutsu, client, chakra, reward };
Noun noun_of(const Filter& filter);

/// The tests of a filter, in the order of its fields; type, zone and controller are not among them.
enum class Part : std::uint8_t {
  name,
  name_contains,
  same_name,
  title,
  named,
  characteristic,
  attribute,
  rank,
  symbol,
  shares_symbol,
  entrance_cost,
  hand_cost,
  jutsu_cost,
  cost_has_symbol,
  cost_symbols,
  combat,
  support,
  mental_power,
  compare,
  has_text,
  health,
  role,
  state,
  fighting,
  team_of,
  team,
  coins,
  permanence,
  counter,
  entered_this_turn,
  this_turn,
  attached_to,
  attached,
  requires_,
  targets,
  owner,
  user,
  any,
  none,
  is,
  except,
  name_free,
  namesake,
  tracked,
  targets_user,
  applicable_to,
  paid_for,
  applying,
};
std::vector<Part> parts_of(const Filter& filter);

}  // namespace naruto::describe
