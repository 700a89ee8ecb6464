// SPDX-License-Identifier: GPL-3.0-or-later
// What events do to what is being used.
#include "engine/naruto/events/chain_events.h"
#include "engine/naruto/events/counting.h"

namespace naruto {

void LinkAdded::apply(GameState& state, const LinkAdded& e) {
  state.chain.push_back(e.link);
  if (e.link.kind != LinkKind::jutsu) return;
  count_up(state.players[e.link.context.controller].jutsu_used);
  if (!e.link.context.user) return;
  CardState& user = state.cards[e.link.context.user.card];
  if (user.jutsu_used < 3) user.jutsu_used = (user.jutsu_used + 1U) & 3U;
}

void LinkRemoved::apply(GameState& state, const LinkRemoved& e) { state.chain.erase_at(e.index); }

void LinkNegated::apply(GameState& state, const LinkNegated& e) { state.chain[e.index].negated = true; }

void SettlingChanged::apply(GameState& state, const SettlingChanged& e) { state.settling = e.settling; }

void Announcing::apply(GameState& state, const Announcing& e) { state.announcement = e.announcement; }

void UseRedirected::apply(GameState& state, const UseRedirected& e) {
  if (e.link)
    state.chain[e.index].after = e.to & 0x0FU;
  else if (auto* finish = state.work[e.index].as<FinishLink>())
    finish->after = e.to;
}

}  // namespace naruto
