// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rising_clan/board.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "engine/rising_clan/effects/values.h"
#include "engine/rising_clan/events/change.h"
#include "engine/rising_clan/rules/elimination.h"
#include "engine/rising_clan/scenario/layout.h"

namespace rising_clan_tests {

bool has_complete_goal(const GameState& state, const Rulebook& rules) {
  const Position position(state, rules);
  for (std::size_t i = 0; i < state.seats; ++i)
    if (is_goal_complete(position, table::seat_at(i))) return true;
  return false;
}

Board::Board(int players, Options options) : rules{&shipped_cards(), options} {
  state = scenario::empty_position(rules, {players, players == 3 ? 1 : 0, 1}, A, 50);
  for (std::size_t i = 0; i < state.seats; ++i) {
    PlayerState& p = state.players.values[i];
    p.goal = *rules.cards->find_goal("G13");
    p.role = static_cast<RoleId>(i);
    p.substitutions = static_cast<std::uint8_t>(std::max(0, options.substitutions));
  }
}

CardId Board::free_copy(std::string_view id) const {
  const auto definition = rules.cards->find(id);
  if (!definition) {
    ADD_FAILURE() << "no card " << id;
    return 0;
  }
  if (const auto card = scenario::free_copy(state, *definition)) return *card;
  ADD_FAILURE() << "no copy left of " << id;
  return 0;
}

CardId Board::put(std::string_view id, Zone zone, SeatId seat) {
  const CardId card = free_copy(id);
  scenario::lay_card(state, card, zone, seat);
  return card;
}

CardId Board::gift(SeatId seat, std::string_view id, SeatId from) {
  const CardId card = free_copy(id);
  scenario::lay_card(state, card, Zone::gift, seat, from);
  return card;
}

CardId Board::top(std::string_view id) {
  const CardId card = free_copy(id);
  scenario::lay_card(state, card, scenario::deck_of((*rules.cards)[state[card].definition].type));
  return card;
}

void Board::dice(std::initializer_list<int> wanted) { scenario::give_dice(state, wanted); }

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
    const Action action = scenario::answer_of_idle(state, rules);
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
