// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/gormiti/rules/entering.h"

#include <algorithm>

#include "engine/gormiti/events/change.h"
#include "engine/gormiti/rules/check.h"

namespace gormiti {
namespace {

void entered(Change& change, std::span<const Happening> happenings) {
  add(change, triggered_by(change.position(), EventKind::enters_play, happenings));
}

void entered(Change& change, OneStep& step, CardId card) {
  const Happening happening{.card = card};
  entered(change, {&happening, 1});
  step.end();
}

/// Weapons and Arenas stay for their duration (G-436).
void start_duration(Change& change, CardId card) {
  const int turns = change.position().definition(card).duration;
  if (turns > 0) change.emit(DurationChanged{card, static_cast<std::uint8_t>(turns)});
}

std::uint8_t behind(int last) { return static_cast<std::uint8_t>(std::min(last + 1, 255)); }

CardId free_token(const GameState& state) {
  for (std::size_t i = 2 * kMaxOwned; i < kMaxCards; ++i)
    if (state.cards[i].zone == Zone::nowhere) return static_cast<CardId>(i);
  return kNoCard;
}

}  // namespace

void enter_fighter(Change& change, CardId card) {
  OneStep step(change);
  const std::uint8_t zone = free_zone(change.position(), change.state()[card].owner);
  change.emit(CardMoved{.card = card, .to = Zone::fighters, .place = zone});
  entered(change, step, card);
}

std::uint8_t next_weapon_place(const GameState& state, CardId bearer) {
  int last = 0;
  for_each_weapon_of(state, bearer, [&](CardId weapon) { last = std::max<int>(last, state[weapon].place); });
  return behind(last);
}

void enter_weapon(Change& change, CardId card, CardId bearer) {
  OneStep step(change);
  const std::uint8_t place = next_weapon_place(change.state(), bearer);
  change.emit(CardMoved{.card = card, .to = Zone::weapons, .on = bearer, .place = place});
  start_duration(change, card);
  entered(change, step, card);
}

void enter_arena(Change& change, CardId card) {
  OneStep step(change);
  int last = 0;
  for (const CardId arena : change.state()[change.state()[card].owner].arenas)
    last = std::max<int>(last, change.state()[arena].place);
  change.emit(CardMoved{.card = card, .to = Zone::arenas, .place = behind(last)});
  start_duration(change, card);
  entered(change, step, card);
}

void enter_tokens(Change& change, PlayerId owner, DefinitionId token, int n) {
  FixedVector<Happening, kMaxZones> happenings;
  for (; n > 0; --n) {
    const std::uint8_t zone = free_zone(change.position(), owner);
    const CardId card = free_token(change.state());
    if (zone == 0 || card == kNoCard) break;
    change.emit(TokenEntered{card, token, owner, zone});
    happenings.push_back({.card = card});
  }
  entered(change, std::span(happenings.begin(), happenings.size()));
}

bool has_room(const Position& position, CardId bearer) {
  int n = 0;
  for_each_weapon_of(position.state, bearer, [&](CardId) { ++n; });
  return position.options.weapons_per_fighter == 0 || n < position.options.weapons_per_fighter;
}

bool may_bear(const Position& position, CardId weapon, CardId bearer) {
  const auto& needs = position.definition(weapon).needs;
  return !needs || fits(position, *needs, bearer, context_of(position.state, weapon));
}

}  // namespace gormiti
