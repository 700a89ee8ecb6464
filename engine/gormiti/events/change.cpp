// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/gormiti/events/change.h"

#include <algorithm>
#include <span>

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

/// What is about this object ends with its leaving (G-618).
void forget(GameState& state, CardId card) {
  for (std::size_t i = state.lasting.size(); i-- > 0;)
    if (state.lasting[i].subject.card == card) state.lasting.erase_at(i);
  for (std::size_t i = state.counters.size(); i-- > 0;)
    if (state.counters[i].card == card) state.counters.erase_at(i);
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
  ++c.life;
  c.used = 0;
  c.place = place;
  c.attached_to = on;
  c.entered_this_turn = zone != Zone::hero;
}

void on(GameState& s, const HeroChosen& e) { s.players[e.player].chosen = e.card; }
void on(GameState& s, const CardMoved& e) {
  if (e.cause == LeaveCause::destroyed && s.clash.joined) {
    s.clash.attacker_destroyed = s.clash.attacker_destroyed || s.clash.attacker == s.object(e.card);
    s.clash.defender_destroyed = s.clash.defender_destroyed || s.clash.defender == s.object(e.card);
  }
  take_out(s, e.card);
  if (e.to != Zone::nowhere) put_in(s, e.card, e.to, e.on, e.place);
  s.moved = true;
}
void on(GameState& s, const TokenEntered& e) {
  CardState& c = s.cards[e.card];
  c.definition = e.definition;
  c.owner = e.owner;
  put_in(s, e.card, Zone::fighters, kNoCard, e.place);
  s.moved = true;
}
void on(GameState& s, const WeaponMoved& e) {
  s.cards[e.card].attached_to = e.to;
  s.cards[e.card].place = e.place;
  Pile& weapons = s.players[s.cards[e.card].owner].weapons;
  weapons.erase(e.card);
  weapons.push_back(e.card);
}
void on(GameState& s, const Shuffled& e) { s.players[e.player].deck = e.order; }
void on(GameState& s, const DeckCut& e) {
  Pile& deck = s.players[e.player].deck;
  std::rotate(deck.begin(), deck.end() - e.at, deck.end());
}
void on(GameState& s, const LuckSpent& e) { s.luck[static_cast<std::size_t>(e.stream)] = e.then; }
void on(GameState& s, const StarterDrawn& e) { s.starter = e.starter; }
void on(GameState& s, const TurnBegan& e) {
  s.turn = e.turn;
  s.active = e.active;
  for (CardState& c : s.cards) {
    c.attacks = 0;
    c.extra_attacks = 0;
    c.used = 0;
    c.entered_this_turn = false;
  }
  s.combat_done = s.must_attack = s.forced_turn = s.hp_changed = s.moved = false;
}
void on(GameState& s, const StepBegan& e) { s.step = e.step; }
void on(GameState& s, const Damaged& e) {
  CardState& c = s.cards[e.card];
  c.damage = static_cast<std::int16_t>(c.damage + e.n);
  s.hp_changed = true;
  if (s.clash.joined && c.zone == Zone::hero)
    s.clash.dealt[c.owner] = static_cast<std::uint16_t>(s.clash.dealt[c.owner] + e.n);
}
void on(GameState& s, const Healed& e) {
  s.cards[e.card].damage = static_cast<std::int16_t>(s.cards[e.card].damage - e.n);
  s.hp_changed = true;
}
void on(GameState& s, const Spared& e) { s.cards[e.card].damage = e.damage; }
void on(GameState& s, const LastingBegan& e) {
  for (LastingEffect& each : s.lasting) {
    if (!each.joins(e.effect)) continue;
    each.a = static_cast<std::int16_t>(each.a + e.effect.a);
    each.b = static_cast<std::int16_t>(each.b + e.effect.b);
    return;
  }
  s.lasting.push_back(e.effect);
}
void on(GameState& s, const LastingEnded& e) { s.lasting.erase_at(e.index); }
void on(GameState& s, const CountersChanged& e) {
  s.moved = true;
  for (std::size_t i = 0; i < s.counters.size(); ++i) {
    if (s.counters[i].card != e.card || s.counters[i].kind != e.kind) continue;
    if (e.n == 0)
      s.counters.erase_at(i);
    else
      s.counters[i].n = e.n;
    return;
  }
  if (e.n > 0) s.counters.push_back({e.card, e.kind, e.n});
}
void on(GameState& s, const DurationChanged& e) { s.cards[e.card].duration = e.left; }
void on(GameState& s, const AttackDeclared& e) {
  CardState& c = s.cards[e.card];
  c.attacks = static_cast<std::uint8_t>(std::min(kMostMarks, c.attacks + 1U)) & kMostMarks;
  if (c.zone == Zone::hero) s.must_attack = false;
  s.clash = {};
  s.clash.attacker = s.object(e.card);
}
void on(GameState& s, const ClashJoined& e) {
  s.clash.defender = s.object(e.defender);
  s.clash.joined = true;
}
void on(GameState& s, const MovePlayed& e) {
  s.clash.moves.push_back(e.card);
  if (s.cards[e.card].owner == s.active) ++s.clash.attacker_moves;
}
void on(GameState& s, const MoveResolved&) { ++s.clash.resolved; }
void on(GameState& s, const ClashEnded&) { s.clash = {}; }
void on(GameState& s, const ExtraAttackGiven& e) {
  CardState& c = s.cards[e.card];
  c.extra_attacks = static_cast<std::uint8_t>(std::min(kMostMarks, c.extra_attacks + 1U)) & kMostMarks;
}
void on(GameState& s, const AbilityUsed& e) {
  CardState& c = s.cards[e.card];
  if (c.uses(e.ability) < static_cast<int>(kMostMarks))
    c.used = static_cast<std::uint16_t>(c.used + (1U << (4U * e.ability)));
}
void on(GameState& s, const TriggerAdded& e) { s.triggers.push_back(e.trigger); }
void on(GameState& s, const BatchBegan&) { s.batch = static_cast<std::uint8_t>(s.triggers.size()); }
void on(GameState& s, const TriggerTaken& e) {
  s.triggers.erase_at(e.index);
  --s.batch;
  ++s.taken;
}
void on(GameState& s, const TriggersDropped&) {
  s.triggers.clear();
  s.batch = 0;
}
void on(GameState& s, const TakenReset&) { s.taken = 0; }
void on(GameState& s, const WorkPushed& e) { s.work.push_back(e.work); }
void on(GameState& s, const WorkMoved& e) {
  s.work.back().index = e.index;
  s.work.back().stage = e.stage;
}
void on(GameState& s, const WorkPopped&) { s.work.pop_back(); }
void on(GameState& s, const Asked& e) { s.question = e.question; }
void on(GameState& s, const Picked& e) { s.picks.push_back(e.card); }
void on(GameState& s, const PicksCleared&) { s.picks.clear(); }
void on(GameState&, const CardShown&) {}
void on(GameState&, const Passed&) {}
void on(GameState& s, const AttackForced& e) {
  s.forced_turn = true;
  s.must_attack = e.must;
}
void on(GameState& s, const CombatDone&) {
  s.combat_done = true;
  s.must_attack = false;
}
void on(GameState& s, const TurnsCounted& e) {
  s.forced_turns = e.forced;
  s.quiet_turns = e.quiet;
}
void on(GameState& s, const SwapDecided& e) {
  s.players[e.player].chosen = e.card;
  s.players[e.player].decided = true;
}
void on(GameState& s, const RoundScored& e) {
  ++s.round;
  if (e.winner == Outcome::south) ++s.players[PlayerId::south].rounds;
  if (e.winner == Outcome::north) ++s.players[PlayerId::north].rounds;
  if (e.winner != Outcome::draw) s.last_round = e.winner;
  for (const PlayerId player : table::kPlayers) {
    s.players[player].chosen = kNoCard;
    s.players[player].decided = false;
  }
}
void on(GameState&, const CapReached&) {}
/// Nothing waiting is resolved (G-105, G-610).
void on(GameState& s, const GameEnded& e) {
  s.outcome = e.outcome;
  s.end = e.reason;
  s.step = Step::over;
  s.question = {};
  s.picks.clear();
  s.work.clear();
  s.triggers.clear();
  s.batch = 0;
}

}  // namespace

void apply_event(GameState& state, const Event& event) {
  std::visit([&](const auto& e) { on(state, e); }, event);
}

void Change::emit(const Event& event) {
  apply_event(state_, event);
  if (events_ != nullptr) events_->push_back(event);
}

void Change::shuffle(PlayerId player) {
  const Luck stream = player == PlayerId::south ? Luck::south_shuffle : Luck::north_shuffle;
  table::RandomStream luck = state_.luck[static_cast<std::size_t>(stream)];
  Pile order = state_[player].deck;
  luck.shuffle(std::span(order.begin(), order.size()));
  emit(Shuffled{player, order});
  emit(LuckSpent{stream, luck});
}

std::uint32_t Change::at_random(Luck stream, std::uint32_t bound) {
  table::RandomStream luck = state_.luck[static_cast<std::size_t>(stream)];
  const std::uint32_t drawn = luck.below(bound);
  emit(LuckSpent{stream, luck});
  return drawn;
}

}  // namespace gormiti
