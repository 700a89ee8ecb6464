// SPDX-License-Identifier: GPL-3.0-or-later
// What events do to the course of the game.
#include <bit>
#include <cstdint>

#include "engine/naruto/events/turn_events.h"

namespace naruto {

namespace {

/// A card as one word: what all cards lose at one moment is taken off each of them at once.
using CardWord = std::uint64_t;
static_assert(sizeof(CardState) == sizeof(CardWord));
CardWord word_of(const CardState& card) { return std::bit_cast<CardWord>(card); }

/// The bits of what is marked on a card until the turn ends.
CardWord marks_of_turn() {
  CardState marked;
  marked.used = 0x3F;
  marked.jutsu_used = 3;
  marked.entered_this_turn = marked.deployed_this_turn = marked.sent_this_turn = true;
  marked.came_over_this_turn = marked.mastery_used = true;
  marked.opposed_this_turn = marked.noted_this_turn = true;
  return word_of(marked) ^ word_of(CardState{});
}

/// The bits of team and host, all set where there is none.
CardWord places_of_card() {
  static_assert(kNoTeam == TeamId{0xFF} && kNoCard == 0xFF);
  CardState placed;
  placed.team = TeamId{0};
  placed.attached_to = 0;
  return word_of(placed) ^ word_of(CardState{});
}

}  // namespace

void TurnBegan::apply(GameState& state, const TurnBegan& e) {
  state.active = e.active;
  state.turn = e.turn;
  state.extra_turn = e.extra;
}

void StepBegan::apply(GameState& state, const StepBegan& e) { state.step = e.step; }

void StarterDecided::apply(GameState& state, const StarterDecided& e) { state.starter = state.active = e.starter; }

void MarkerMoved::apply(GameState& state, const MarkerMoved& e) { state.players[e.player].marker = e.value; }

void LeftUndone::apply(GameState&, const LeftUndone&) {}

void Passed::apply(GameState&, const Passed&) {}

void HandChanged::apply(GameState& state, const HandChanged& e) { ++state.players[e.player].hand_changes; }

void Agreed::apply(GameState&, const Agreed&) {}

void CapReached::apply(GameState&, const CapReached&) {}

void GameEnded::apply(GameState& state, const GameEnded& e) {
  state.winner = e.winner;
  state.end = e.reason;
  state.step = Step::over;
  state.choice = {};
}

void Counted::apply(GameState& state, const Counted& e) {
  PlayerState& p = state.players[e.player];
  switch (e.counter) {
    case Counter::ninja_deployed:
      p.ninja_deployed = e.value;
      break;
    case Counter::clients_deployed:
      p.clients_deployed = e.value;
      break;
    case Counter::missions_used:
      p.missions_used = e.value;
      break;
    case Counter::rewards_won:
      p.rewards_won = e.value;
      break;
    case Counter::heads:
      p.heads = e.value;
      break;
    case Counter::tails:
      p.tails = e.value;
      break;
    case Counter::charged:
      p.charged = e.value;
      break;
  }
}

void Ahead::apply(GameState& state, const Ahead& e) {
  state.players[e.player].skips = e.skips;
  state.players[e.player].extra_turns = e.extra_turns;
}

/// What the cards remember of a turn. Their health is not among it (N-HLT-12).
void TurnMarksReset::apply(GameState& state, const TurnMarksReset&) {
  state.more_uses.clear();
  // All cards alike, so that it is done for several at once; those in play have their places back behind it.
  const auto before = state.cards;
  const CardWord kept = ~marks_of_turn();
  const CardWord nowhere = places_of_card();
  for (CardState& card : state.cards) card = std::bit_cast<CardState>((word_of(card) & kept) | nowhere);
  for (const PlayerState& p : state.players.values)
    for (const CardId card : p.village) state.cards[card] = std::bit_cast<CardState>(word_of(before[card]) & kept);
  for (PlayerState& p : state.players.values) {
    p.ninja_deployed = p.clients_deployed = p.missions_used = p.rewards_won = 0;
    p.jutsu_used = p.heads = p.tails = p.charged = p.discarded_by_damage = 0;
  }
}

void TossCallerDrawn::apply(GameState& state, const TossCallerDrawn& e) {
  state.luck[static_cast<std::size_t>(Luck::setup)].below(2);
  state.toss_caller = e.player;
}

void PriorityMoved::apply(GameState& state, const PriorityMoved& e) {
  state.priority = e.player;
  state.passes = e.passes;
}

void Asked::apply(GameState& state, const Asked& e) { state.choice = e.choice; }

}  // namespace naruto
