// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rising_clan/board.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>

#include "engine/rising_clan/effects/values.h"
#include "engine/rising_clan/events/change.h"
#include "engine/rising_clan/rules/elimination.h"

namespace rising_clan_tests {
namespace {

constexpr std::uint16_t kTurn = 50;

/// What somebody answers who wants nothing.
Action nothing(const GameState& state, const Rulebook& rules) {
  const std::vector<Action> answers{Pass{}, Answer{Reply::no}, Answer{Reply::seen}, Answer{Reply::fight}, Done{}};
  const std::vector<Option> list = options(state, rules, state.question.seat);
  const auto allowed = [&](const Action& action) {
    return std::any_of(list.begin(), list.end(), [&](const Option& o) { return o.allowed() && o.action == action; });
  };
  for (const Action& action : answers)
    if (allowed(action)) return action;
  return std::find_if(list.begin(), list.end(), [](const Option& o) { return o.allowed(); })->action;
}

}  // namespace

bool has_complete_goal(const GameState& state, const Rulebook& rules) {
  const Position position(state, rules);
  for (std::size_t i = 0; i < state.seats; ++i)
    if (is_goal_complete(position, table::seat_at(i))) return true;
  return false;
}

Board::Board(int players, Options options) : rules{&shipped_cards(), options} {
  options.substitutions = options.substitutions == kAsData ? 0 : options.substitutions;
  rules.options = options;
  for (std::uint64_t seed = 1; seed < 200; ++seed) {
    state = new_game(rules, {players, players == 3 ? 1 : 0, seed});
    for (std::size_t i = 0; i < state.seats; ++i) {
      PlayerState& p = state.players.values[i];
      p.goal = *rules.cards->find_goal("G13");
      p.role = static_cast<RoleId>(i);
      while (!p.hand.empty()) {
        const CardId card = p.hand.back();
        apply_event(state, CardMoved{card, Zone::advantage_deck});
      }
    }
    until(QuestionKind::prepare);
    if (state.active != A) continue;
    for (std::size_t i = 0; i < state.seats; ++i)
      while (!state.players.values[i].hand.empty())
        apply_event(state, CardMoved{state.players.values[i].hand.back(), Zone::advantage_deck});
    state.turn = kTurn;
    return;
  }
  ADD_FAILURE() << "A begins no game";
}

CardId Board::free_copy(std::string_view id) const {
  const auto definition = rules.cards->find(id);
  if (!definition) {
    ADD_FAILURE() << "no card " << id;
    return 0;
  }
  for (std::size_t i = 0; i < kMostCards; ++i) {
    const CardState& card = state.cards[i];
    const bool in_deck = card.zone == Zone::advantage_deck || card.zone == Zone::event_deck ||
                         card.zone == Zone::disadvantage_deck || card.zone == Zone::status_deck ||
                         card.zone == Zone::aside;
    if (card.definition == *definition && in_deck) return static_cast<CardId>(i);
  }
  ADD_FAILURE() << "no copy left of " << id;
  return 0;
}

CardId Board::put(std::string_view id, Zone zone, SeatId seat) {
  const CardId card = free_copy(id);
  apply_event(state, CardMoved{card, zone, seat});
  // It lay there before the turn began.
  if (seat == kNoSeat) return card;
  PlayerState& p = state.players[seat];
  p.old_area = static_cast<std::uint8_t>(p.area.size());
  return card;
}

CardId Board::gift(SeatId seat, std::string_view id, SeatId from) {
  const CardId card = free_copy(id);
  apply_event(state, CardMoved{card, Zone::gift, seat, SeatSet::of(from), from});
  return card;
}

CardId Board::top(std::string_view id) {
  constexpr std::array<Zone, 4> decks{Zone::advantage_deck, Zone::event_deck, Zone::disadvantage_deck,
                                      Zone::status_deck};
  const CardId card = free_copy(id);
  const CardType type = (*rules.cards)[state[card].definition].type;
  apply_event(state, CardMoved{card, decks[static_cast<std::size_t>(type)]});
  return card;
}

void Board::dice(std::initializer_list<int> wanted) {
  for (std::uint64_t seed = 0; seed < 4000000; ++seed) {
    const table::RandomStream stream(seed, 99);
    table::RandomStream tried = stream;
    const bool fits =
        std::all_of(wanted.begin(), wanted.end(), [&](int die) { return static_cast<int>(tried.below(6)) + 1 == die; });
    if (!fits) continue;
    state.luck[static_cast<std::size_t>(Luck::die)] = stream;
    return;
  }
  ADD_FAILURE() << "no such dice";
}

void Board::act(SeatId by, const Action& action) {
  events.clear();
  const Refusal refusal = apply(state, rules, by, action, &events);
  ASSERT_FALSE(refusal) << to_text(action) << ": " << table::name_of(refusal.code) << ", " << refusal.rule << ", asked "
                        << table::name_of(state.question.kind) << " of " << table::index(state.question.seat) + 1;
}

void Board::use(SeatId by, CardId card, SeatId target) {
  for (std::uint8_t i = 0; i < 4; ++i)
    if (!applied(state, rules, by, Use{card, i, target, 0}).refusal) return act(by, Use{card, i, target, 0});
  act(by, Use{card, 0, target, 0});
}

std::string Board::refused(SeatId by, const Action& action) const {
  const Applied tried = applied(state, rules, by, action);
  EXPECT_EQ(tried.state, state);
  return std::string(table::name_of(tried.refusal.code));
}

std::string Board::rule(SeatId by, const Action& action) const {
  return std::string(applied(state, rules, by, action).refusal.rule);
}

bool Board::allows(SeatId by, const Action& action) const { return !applied(state, rules, by, action).refusal; }

void Board::until(QuestionKind kind, SeatId seat) {
  for (int i = 0; i < 400 && !state.over(); ++i) {
    if (state.question.kind == kind && (seat == kNoSeat || state.question.seat == seat)) return;
    const Action action = nothing(state, rules);
    if (apply(state, rules, state.question.seat, action)) break;
  }
  if (!state.over()) ADD_FAILURE() << "nobody is asked " << table::name_of(kind);
}

void Board::to_action() {
  while (!state.event_deck.empty()) apply_event(state, CardMoved{state.event_deck.back(), Zone::aside});
  act(A, Done{});
}

int Board::value(SeatId seat, Stat stat) const { return final_value({state, rules}, seat, stat); }

bool Board::happened(std::string_view event) const {
  return std::any_of(events.begin(), events.end(), [&](const Event& each) {
    return std::visit([&](const auto& e) { return std::decay_t<decltype(e)>::op == event; }, each);
  });
}

}  // namespace rising_clan_tests
