// SPDX-License-Identifier: GPL-3.0-or-later
// From the position that the lines have laid to a game that goes on from there.
#include <fmt/format.h>

#include <algorithm>

#include "engine/rising_clan/effects/holding.h"
#include "engine/rising_clan/effects/values.h"
#include "engine/rising_clan/rules/elimination.h"
#include "engine/rising_clan/scenario/desk.h"

namespace rising_clan::scenario {
namespace {

bool is_hunt(const GameState& state, const Catalog& cards) {
  const RoleId a = state.players.values[0].role, b = state.players.values[1].role;
  return cards.roles()[a].two == b || cards.roles()[b].two == a;
}

bool has_cards(const PlayerState& player) {
  return !player.hand.empty() || !player.play.empty() || !player.gifts.empty() || !player.area.empty() ||
         !player.status.empty() || !player.credits.empty();
}

/// What a player cannot have; empty if all of it can be.
std::string trouble_of(const Position& position, SeatId seat) {
  const PlayerState& player = position.state[seat];
  if (!in_game(position.state, seat))
    return has_cards(player) || player.captured_marker || player.recall_marker
               ? fmt::format("{} is out of the game and has nothing but conquered events (R-237)", letter(seat))
               : std::string();
  const Numbers& numbers = position.numbers();
  const bool hands_rule = position.options.hands_rule;
  if (hands_rule && hands_taken(position, seat) > numbers.hands)
    return fmt::format("{} holds more than {} hands do (R-215)", letter(seat), numbers.hands);
  if (hands_rule && armours_worn(position, seat) > numbers.armours)
    return fmt::format("{} wears more armours than {} (R-215)", letter(seat), numbers.armours);
  if (in_play(position, seat) && final_value(position, seat, Stat::CST) <= 0)
    return fmt::format("{} has no CST left (R-210)", letter(seat));
  if (in_play(position, seat) && is_goal_complete(position, seat))
    return fmt::format("{} has completed the goal (R-232)", letter(seat));
  return {};
}

std::string trouble_of(const Desk& desk) {
  const GameState& state = desk.position;
  const Rulebook rules = desk.rules();
  const Position position(state, rules);
  if (!in_game(state, desk.active)) return fmt::format("{} has the turn and is out of the game", letter(desk.active));
  if (desk.step != Step::start && !is_able(position, desk.active))
    return fmt::format("{} is captured or recalled: the turn is over but for its start (R-238)", letter(desk.active));
  if (desk.round_holder && !in_game(state, *desk.round_holder)) return "who is out has no round marker (R-235)";
  if (players_left(state) < 2 && !state.last_stand) return "one player alone has the last stand (R-236): last-stand";
  if (players_left(state) > 1 && state.last_stand) return "who has the last stand is alone (R-236)";
  if (state.seats == 2 && !rules.options.two_random && !is_hunt(state, *rules.cards))
    return "with two players exactly one has to be the rival of the other (R-805)";
  for (std::size_t i = 0; i < state.seats; ++i)
    if (std::string trouble = trouble_of(position, table::seat_at(i)); !trouble.empty()) return trouble;
  return {};
}

}  // namespace

std::string begin_game(Desk& desk) {
  desk.open();
  if (std::string fault = desk.fault_of_head(); !fault.empty()) return fault;
  if (desk.dealt) {
    desk.match.emplace(desk.cards, desk.setup);
    return {};
  }
  GameState& state = desk.position;
  const Rulebook rules = desk.rules();
  const Position position(state, rules);
  const int dawn = position.by_players(position.numbers().dawn_round);
  state.round = static_cast<std::uint8_t>(desk.round.value_or(std::min(dawn, (desk.turn - 1) / desk.players + 1)));
  SeatId holder = desk.round_holder.value_or(table::seat_at(0));
  if (!desk.round_holder && !in_game(state, holder)) holder = next_in_game(state, holder);
  state.round_holder = holder;
  if (std::string trouble = trouble_of(desk); !trouble.empty()) return trouble;
  go_to(state, rules, desk.step);
  desk.match.emplace(desk.cards, desk.setup, state);
  return {};
}

}  // namespace rising_clan::scenario
