// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/gormiti/rules/check.h"

#include <algorithm>

#include "engine/gormiti/effects/values.h"

namespace gormiti {
namespace {

constexpr int kMostDamage = 30000;  ///< the state keeps it in two bytes

bool is_defeated(const GameState& state, const HpNow& hp, PlayerId player) {
  const CardId hero = state[player].hero;
  return hero != kNoCard && hp.left(hero) <= 0;
}

/// From joining until the clash is over (G-610).
bool heroes_clash(const GameState& state) {
  return state.clash.joined && state[PlayerId::south].hero != kNoCard && state[PlayerId::north].hero != kNoCard &&
         (state.clash.attacker.card == state[PlayerId::south].hero ||
          state.clash.attacker.card == state[PlayerId::north].hero) &&
         (state.clash.defender.card == state[PlayerId::south].hero ||
          state.clash.defender.card == state[PlayerId::north].hero);
}

/// G-101, G-103, G-438, G-605, G-610: true if the game is over.
bool heroes_fall(Change& change, const HpNow& hp, const HeroDamage& dealt) {
  const bool south = is_defeated(change.state(), hp, PlayerId::south);
  const bool north = is_defeated(change.state(), hp, PlayerId::north);
  if (!south && !north) return false;
  Outcome outcome = south ? Outcome::north : Outcome::south;  // G-606
  if (south && north) {
    const bool clash = heroes_clash(change.state());
    // Of a clash what it has dealt in all, else what this ability has (G-607).
    const auto taken = [&](PlayerId player) { return clash ? int{change.state().clash.dealt[player]} : dealt[player]; };
    const int by_south = taken(PlayerId::north);
    const int by_north = taken(PlayerId::south);
    outcome = by_south > by_north ? Outcome::south : by_north > by_south ? Outcome::north : Outcome::draw;
  }
  change.emit(GameEnded{outcome, EndReason::hero_defeated});
  return true;
}

}  // namespace

HeroDamage deal(Change& change, std::span<const Hit> hits, DamageCause cause) {
  FixedVector<Hit, kMaxCards> dealt;
  for (const Hit& hit : hits)
    dealt.push_back({hit.fighter, damage_dealt(change.position(), hit.fighter, hit.n, cause)});
  HeroDamage heroes;
  for (const Hit& hit : dealt) {
    const CardState& fighter = change.state()[hit.fighter];
    const int n = std::min(hit.n, kMostDamage - fighter.damage);
    if (n <= 0) continue;  // 0 is no damage (G-611)
    if (fighter.zone == Zone::hero) heroes[fighter.owner] += n;
    change.emit(Damaged{hit.fighter, static_cast<std::int16_t>(n), cause});
  }
  return heroes;
}

HpBefore::HpBefore(const Position& position) {
  if (position.options.boost_end_may_destroy) return;
  hp_.fill(0);
  const HpNow hp(position);
  for (const PlayerId player : table::kPlayers)
    for_each_fighter(position.state, player, [&](CardId card) {
      hp_[card] = static_cast<std::int16_t>(std::clamp(hp.left(card), -1, kMostDamage));
      boosts_[card] = static_cast<std::int16_t>(std::min(hp.boosts(card), kMostDamage));
    });
}

void HpBefore::spare(Change& change) const {
  if (change.options().boost_end_may_destroy || change.state().over()) return;
  const HpNow hp(change.position());
  for (const PlayerId player : table::kPlayers)
    for_each_fighter(change.state(), player, [&](CardId card) {
      const int now = hp.left(card);
      if (hp_[card] <= 0 || now > 0) return;
      const int most = hp.max(card);
      if (most < 1) return;
      // Damage and weakenings destroy as ever (G-615).
      const int ended = boosts_[card] - std::min(hp.boosts(card), kMostDamage);
      if (hp_[card] - now <= ended) change.emit(Spared{card, static_cast<std::int16_t>(most - 1)});
    });
}

/// Nobody is asked before it: below 0 HP no Fighter stays but a Hero of a game that is over (G-617).
void OneStep::end(const HeroDamage& dealt) {
  before_.spare(change_);
  while (!change_.state().over()) {
    const HpNow hp(change_.position());
    if (heroes_fall(change_, hp, dealt)) return;
    CardBits fallen;
    for (const PlayerId player : table::kPlayers)
      for_each_fighter(change_.state(), player, [&](CardId fighter) {
        if (change_.state()[fighter].zone != Zone::hero && hp.left(fighter) <= 0) fallen.add(fighter);
      });
    if (fallen.empty()) return;
    const HpBefore before(change_.position());
    leave_field(change_, fallen, LeaveCause::destroyed);
    before.spare(change_);
  }
}

void concede(Change& change, PlayerId player) {
  change.emit(GameEnded{win_of(table::other(player)), EndReason::conceded});
}

}  // namespace gormiti
