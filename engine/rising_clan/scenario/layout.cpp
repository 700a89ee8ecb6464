// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rising_clan/scenario/layout.h"

#include <algorithm>
#include <array>
#include <vector>

#include "engine/rising_clan/actions/advance.h"
#include "engine/rising_clan/game.h"

namespace rising_clan::scenario {
namespace {

/// Seeds that are tried for told dice: far more than there are ways of the longest list.
constexpr std::uint64_t kMostSeeds = 40'000'000;
constexpr std::uint64_t kDiceStream = 99;

template <class Pile>
std::span<const CardId> span_of(const Pile& pile) {
  return {pile.begin(), pile.size()};
}

void take_hands(GameState& state) {
  for (std::size_t i = 0; i < state.seats; ++i)
    while (!state.players.values[i].hand.empty())
      apply_event(state, CardMoved{state.players.values[i].hand.back(), Zone::advantage_deck});
}

/// In the order of the card file; those of a group, or of a game of two, come first.
void give_usual_secrets(GameState& state, const Catalog& cards) {
  std::size_t next = 0;
  const auto give = [&](bool fitting) {
    for (std::size_t i = 0; i < cards.roles().size() && next < state.seats; ++i) {
      const RoleDefinition& role = cards.roles()[i];
      const bool fits = state.seats == 2 ? role.two != kNoRole : state.seats != 3 || role.group == state.group;
      if (fits == fitting) state.players.values[next++].role = static_cast<RoleId>(i);
    }
  };
  give(true);
  give(false);
  for (std::size_t i = 0; i < state.seats && i < cards.goals().size(); ++i)
    state.players.values[i].goal = static_cast<GoalId>(i);
}

}  // namespace

GameState empty_position(const Rulebook& rules, const Setup& setup, SeatId active, int turn) {
  GameState state;
  set_up(state, rules, setup);
  give_usual_secrets(state, *rules.cards);
  for (PlayerState& player : state.players.values) player.substitutions = 0;
  take_hands(state);
  Change change(state, rules, nullptr);
  change.emit(RoundMarkerPassed{table::seat_at(0)});
  change.push({.kind = FrameKind::turn, .seat = active});
  advance(change);
  take_hands(state);  // what the turn began with
  state.turn = static_cast<std::uint16_t>(turn);
  return state;
}

void go_to(GameState& state, const Rulebook& rules, Step step) {
  if (step == Step::start) {
    Change change(state, rules, nullptr);
    change.answered();
    change.emit(FrameSet{{.kind = FrameKind::turn, .seat = state.active}});
    --state.turn;
    if (state.active == state.round_holder && state.round > 0) --state.round;
    advance(change);
  } else if (step == Step::action) {
    const auto deck = state.event_deck;
    const auto discarded = state.event_discard;
    state.event_deck.clear();
    state.event_discard.clear();  // else it would be shuffled for an event
    (void)apply(state, rules, state.active, Done{});
    state.event_deck = deck;
    state.event_discard = discarded;
  }
}

std::optional<CardId> free_copy(const GameState& state, DefinitionId definition, const CardSet& taken) {
  for (std::size_t i = 0; i < kMostCards; ++i) {
    const CardState& card = state.cards[i];
    const bool lies_ready = card.zone == Zone::advantage_deck || card.zone == Zone::event_deck ||
                            card.zone == Zone::disadvantage_deck || card.zone == Zone::status_deck ||
                            card.zone == Zone::aside;
    if (card.definition == definition && lies_ready && !taken[i]) return static_cast<CardId>(i);
  }
  return std::nullopt;
}

void lay_card(GameState& state, CardId card, Zone zone, SeatId seat, SeatId giver) {
  apply_event(state, CardMoved{card, zone, seat, giver == kNoSeat ? SeatSet{} : SeatSet::of(giver), giver});
  if (seat == kNoSeat) return;
  PlayerState& player = state.players[seat];
  player.old_area = static_cast<std::uint8_t>(player.area.size());
}

Zone deck_of(CardType type) {
  constexpr std::array<Zone, 4> kDecks{Zone::advantage_deck, Zone::event_deck, Zone::disadvantage_deck,
                                       Zone::status_deck};
  return kDecks[static_cast<std::size_t>(type)];
}

Zone discard_of(CardType type) {
  constexpr std::array<Zone, 4> kPiles{Zone::advantage_discard, Zone::event_discard, Zone::disadvantage_discard,
                                       Zone::aside};
  return kPiles[static_cast<std::size_t>(type)];
}

std::span<const CardId> pile_of(const GameState& state, Zone pile) {
  switch (pile) {
    case Zone::advantage_deck:
      return span_of(state.advantage_deck);
    case Zone::advantage_discard:
      return span_of(state.advantage_discard);
    case Zone::event_deck:
      return span_of(state.event_deck);
    case Zone::event_discard:
      return span_of(state.event_discard);
    case Zone::disadvantage_deck:
      return span_of(state.disadvantage_deck);
    case Zone::disadvantage_discard:
      return span_of(state.disadvantage_discard);
    case Zone::status_deck:
      return span_of(state.status_deck);
    case Zone::returning:
      return span_of(state.returning);
    default:
      return {};
  }
}

void set_deck_aside(GameState& state, CardType type, const CardSet& but) {
  const auto pile = pile_of(state, deck_of(type));
  const std::vector<CardId> cards(pile.begin(), pile.end());
  for (const CardId card : cards)
    if (!but[card]) apply_event(state, CardMoved{card, Zone::aside});
}

void give_dice(GameState& state, std::span<const int> dice) {
  for (std::uint64_t seed = 0; seed < kMostSeeds; ++seed) {
    const table::RandomStream stream(seed, kDiceStream);
    table::RandomStream tried = stream;
    const bool fits =
        std::all_of(dice.begin(), dice.end(), [&](int die) { return static_cast<int>(tried.below(6)) + 1 == die; });
    if (!fits) continue;
    state.luck[static_cast<std::size_t>(Luck::die)] = stream;
    return;
  }
}

Action answer_of_idle(const GameState& state, const Rulebook& rules) {
  const std::array<Action, 5> nothing{Pass{}, Answer{Reply::no}, Answer{Reply::seen}, Answer{Reply::fight}, Done{}};
  std::vector<Action> allowed;
  allowed_actions(state, rules, allowed);
  for (const Action& action : nothing)
    if (std::find(allowed.begin(), allowed.end(), action) != allowed.end()) return action;
  return allowed.empty() ? Action(Concede{}) : allowed.front();
}

}  // namespace rising_clan::scenario
