// SPDX-License-Identifier: GPL-3.0-or-later
// What these events do to the state.
#include <algorithm>

#include "engine/gormiti/events/card_events.h"

namespace gormiti {

namespace {

constexpr unsigned kMostMarks = 15;  ///< four bits

Pile* pile_in(GameState& state, CardId card, Zone zone) {
  PlayerState& player = state.players[state.cards[card].owner];
  switch (zone) {
    case Zone::deck:
      return &player.deck;
    case Zone::hand:
      return &player.hand;
    case Zone::discard:
      return &player.discard;
    case Zone::weapons:
      return &player.weapons;
    case Zone::arenas:
      return &player.arenas;
    default:
      return nullptr;
  }
}

/// What is about this object ends with its leaving (G-618); so do its texts.
void forget(GameState& state, CardId card) {
  for (std::size_t i = state.lasting.size(); i-- > 0;)
    if (state.lasting[i].subject.card == card) state.lasting.erase_at(i);
  for (std::size_t i = state.counters.size(); i-- > 0;)
    if (state.counters[i].card == card) state.counters.erase_at(i);
  state.texts.known = false;
  CardState& c = state.cards[card];
  c.damage = 0;
  c.duration = 0;
  c.place = 0;
  c.attacks = 0;
  c.extra_attacks = 0;
  c.used = 0;
  c.entered_this_turn = false;
}

void take_out(GameState& state, CardId card) {
  CardState& c = state.cards[card];
  PlayerState& player = state.players[c.owner];
  if (Pile* pile = pile_in(state, card, c.zone)) pile->erase(card);
  if (c.zone == Zone::hero) player.hero = kNoCard;
  if (c.zone == Zone::fighters) player.fighters[c.place - 1U] = kNoCard;
  if (c.zone == Zone::table) player.down.erase(card);
  if (is_field(c.zone)) forget(state, card);
  if (c.zone == Zone::discard) ++c.life;
  c.zone = Zone::nowhere;
}

void put_in(GameState& state, CardId card, Zone zone, CardId on, std::uint8_t place) {
  CardState& c = state.cards[card];
  PlayerState& player = state.players[c.owner];
  c.zone = zone;
  if (Pile* pile = pile_in(state, card, zone)) pile->push_back(card);
  if (zone == Zone::hero) player.hero = card;
  if (zone == Zone::fighters) player.fighters[place - 1U] = card;
  if (zone == Zone::table) player.down.push_back(card);
  if (!is_field(zone)) return;
  state.texts.known = false;
  ++c.life;
  c.used = 0;
  c.place = place;
  c.attached_to = on;
  c.entered_this_turn = zone != Zone::hero;
}

}  // namespace

void CardMoved::apply(GameState& state, const CardMoved& e) {
  if (e.cause == LeaveCause::destroyed && state.clash.joined) {
    state.clash.attacker_destroyed = state.clash.attacker_destroyed || state.clash.attacker == state.object(e.card);
    state.clash.defender_destroyed = state.clash.defender_destroyed || state.clash.defender == state.object(e.card);
  }
  take_out(state, e.card);
  if (e.to != Zone::nowhere) put_in(state, e.card, e.to, e.on, e.place);
  state.moved = true;
}

void TokenEntered::apply(GameState& state, const TokenEntered& e) {
  CardState& c = state.cards[e.card];
  c.definition = e.definition;
  c.owner = e.owner;
  put_in(state, e.card, Zone::fighters, kNoCard, e.place);
  state.moved = true;
}

void WeaponMoved::apply(GameState& state, const WeaponMoved& e) {
  state.cards[e.card].attached_to = e.to;
  state.cards[e.card].place = e.place;
  Pile& weapons = state.players[state.cards[e.card].owner].weapons;
  weapons.erase(e.card);
  weapons.push_back(e.card);
}

void DeckCut::apply(GameState& state, const DeckCut& e) {
  Pile& deck = state.players[e.player].deck;
  std::rotate(deck.begin(), deck.end() - e.at, deck.end());
}

void Damaged::apply(GameState& state, const Damaged& e) {
  CardState& c = state.cards[e.card];
  c.damage = static_cast<std::int16_t>(c.damage + e.n);
  state.hp_changed = true;
  if (state.clash.joined && c.zone == Zone::hero)
    state.clash.dealt[c.owner] = static_cast<std::uint16_t>(state.clash.dealt[c.owner] + e.n);
}

void Healed::apply(GameState& state, const Healed& e) {
  state.cards[e.card].damage = static_cast<std::int16_t>(state.cards[e.card].damage - e.n);
  state.hp_changed = true;
}

void Spared::apply(GameState& state, const Spared& e) { state.cards[e.card].damage = e.damage; }

void CountersChanged::apply(GameState& state, const CountersChanged& e) {
  state.moved = true;
  for (std::size_t i = 0; i < state.counters.size(); ++i) {
    if (state.counters[i].card != e.card || state.counters[i].kind != e.kind) continue;
    if (e.n == 0)
      state.counters.erase_at(i);
    else
      state.counters[i].n = e.n;
    return;
  }
  if (e.n > 0) state.counters.push_back({e.card, e.kind, e.n});
}

void DurationChanged::apply(GameState& state, const DurationChanged& e) { state.cards[e.card].duration = e.left; }

void AbilityUsed::apply(GameState& state, const AbilityUsed& e) {
  CardState& c = state.cards[e.card];
  if (c.uses(e.ability) < static_cast<int>(kMostMarks))
    c.used = static_cast<std::uint16_t>(c.used + (1U << (4U * e.ability)));
}

void CardShown::apply(GameState&, const CardShown&) {}

void Picked::apply(GameState& state, const Picked& e) { state.picks.push_back(e.card); }

void PicksCleared::apply(GameState& state, const PicksCleared&) { state.picks.clear(); }

}  // namespace gormiti
