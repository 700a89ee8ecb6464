// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/naruto/effects/agent.h"
#include "engine/naruto/events/change.h"

namespace naruto {

/// Something that texts may wait for. Parts that do not concern the happening stay at their defaults.
struct Happened {
  Happening what = Happening::enters_play;
  CardId who = kNoCard;               ///< the card it happens to; jutsu_used: the user
  PlayerId player = PlayerId::south;  ///< whose turn, card, team or reward
  Entry how = Entry::any;             ///< enters_play
  Zone to = Zone::nowhere;            ///< leaves_play
  bool attack = false;                ///< sent_out, battle_joined
  CardId head = kNoCard;              ///< sent_out
  bool summary = false;               ///< once for all: see `EventPattern::once_for_all`
  int battle = -1;                    ///< battle_joined, battle_result
  Result result = Result::draw;       ///< battle_result: of the team of `who`
  CardId jutsu = kNoCard;             ///< jutsu_used, jutsu_applied, targeted: the card used
  int before = 0;                     ///< rewards_won, card_charged: number of this turn before and after
  int after = 0;                      ///< damaged, coin_gained, drawn: how much
  Agent by;                           ///< damaged, leaves_play, uses: who or what does it
  TeamId team = kNoTeam;              ///< rewards_won, battle_result: the team
  int margin = 0;                     ///< battle_result: the difference of the powers
  bool injured = false;               ///< leaves_play: it was injured
  bool outstanding = false;           ///< rewards_won
  bool for_growth = false;            ///< card_charged: the base of a growth (N-GROW-02)
  bool heads = false;                 ///< coin_tossed
  CoinKind coin = CoinKind::growth;   ///< coin_gained, last_coin_removed
  CardId base = kNoCard;              ///< enters_play: what it was played upon
  bool as_growth = false;             ///< enters_play: it was in play before, and counts as grown
  const Context* use = nullptr;       ///< jutsu_applied: the use, which has left the chain
  int support = 0;                    ///< power_gained: beside the combat
  bool before_damage = false;         ///< battle_result: the damage of the battle is still to come
  bool applied = false;               ///< mission_used: its effect has been applied
};

/// What a pattern describes, seen from a text.
bool matches(const Position& position, const EventPattern& on, const Happened& facts, const Context& context);

/// Some text may wait for it: telling of anything else is idle.
inline bool is_awaited(const GameState& state, Happening what) {
  return (state.derived.triggers & (1U << static_cast<unsigned>(what))) != 0;
}

/// Looks for triggered texts in play, granted triggers and delayed effects that wait for this, and queues them
/// (N-EFF-08): they are applied when the current action or link is finished.
void happened(Change& change, const Happened& facts);

/// The first of those that are applied before anything else goes on, in the order in which they were told of a result
/// (N-SHOW-17).
std::optional<std::uint8_t> first_at_once(const GameState& state);

/// The same, for a moment of the active player's turn.
inline void tell_moment(Change& change, Happening moment) {
  if (!is_awaited(change.state(), moment)) return;
  Happened facts;
  facts.what = moment;
  facts.player = change.state().active;
  happened(change, facts);
}

}  // namespace naruto
