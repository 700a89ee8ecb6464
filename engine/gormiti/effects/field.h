// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "engine/gormiti/events/field_texts.h"

/// Walks over the field in the fixed order of G-110.
namespace gormiti {

inline constexpr std::uint8_t kArenaGroup = kMaxZones + 1;

/// Hero and Fighters of a player, by zone.
template <class F>
void for_each_fighter(const GameState& state, PlayerId player, F&& f) {
  const PlayerState& p = state[player];
  if (p.hero != kNoCard) f(p.hero);
  for (const CardId card : p.fighters)
    if (card != kNoCard) f(card);
}

template <class F>
void for_each_weapon_of(const GameState& state, CardId bearer, F&& f) {
  for (const CardId weapon : state[state[bearer].owner].weapons)
    if (state[weapon].attached_to == bearer) f(weapon);
}

template <class F>
void for_each_on_field(const GameState& state, PlayerId player, F&& f) {
  for_each_fighter(state, player, [&](CardId fighter) {
    f(fighter);
    if (!state[player].weapons.empty()) for_each_weapon_of(state, fighter, f);
  });
  for (const CardId arena : state[player].arenas) f(arena);
}

/// The active player's cards first.
template <class F>
void for_each_on_field(const GameState& state, F&& f) {
  for_each_on_field(state, state.active, f);
  for_each_on_field(state, table::other(state.active), f);
}

/// The cards on the field with texts of one kind: `part` of what is known of all (state/field_texts.h).
template <class Part>
CardBits cards_with(const Position& position, Part&& part) {
  if (position.state.texts.known) return part(position.state.texts);
  return part(found_texts(position.state, position.cards));
}

/// Some cards of the field, the active player's first.
template <class F>
void for_each_of(const GameState& state, CardBits cards, F&& f) {
  if (cards.size() < 2) return cards.for_each(f);
  for_each_on_field(state, [&](CardId card) {
    if (cards.has(card)) f(card);
  });
}

inline FieldPlace field_place(const GameState& state, CardId card) {
  const CardState& c = state[card];
  if (c.zone == Zone::arenas) return {kArenaGroup, c.place};
  if (c.zone == Zone::weapons) return {state[c.attached_to].place, c.place};
  return {c.place, 0};
}

inline int fighters_of(const GameState& state, PlayerId player) {
  int n = 0;
  for_each_fighter(state, player, [&](CardId) { ++n; });
  return n;
}

/// The lowest free Fighter zone, from 1; 0 if there is none (G-309, G-320).
inline std::uint8_t free_zone(const Position& position, PlayerId player) {
  const auto zones = static_cast<std::size_t>(position.options.fighter_zones);
  for (std::size_t i = 0; i < zones && i < kMaxZones; ++i)
    if (position.state[player].fighters[i] == kNoCard) return static_cast<std::uint8_t>(i + 1);
  return 0;
}

}  // namespace gormiti
