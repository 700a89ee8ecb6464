// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <regex>
#include <string>
#include <vector>

#include "engine/rising_clan/events/change.h"
#include "engine/rising_clan/laws/random_player.h"
#include "tests/rising_clan/cards_file.h"
#include "tests/support/text_faults.h"
#include "ui/wording/rising_clan/words.h"

/// Games by chance for tests of texts, and what in a text would be wrong.
namespace rising_clan_tests {

using namespace rising_clan;

inline const std::vector<std::string> kPeople{"Ada", "Kai", "Naomi", "Bruno", "Cora", "Dario", "Eva", "Fumi", "Gil"};

/// `f(before, rules, by, action, events)` after each move; some options are those of an unusual table.
template <class F>
void play_by_chance(int players, std::uint64_t seed, F&& f) {
  Options options;
  options.challenge_others = seed % 2 == 1;
  options.open_obliged = seed % 3 != 1;
  const Rulebook rules{&shipped_cards(), options};
  GameState state = new_game(rules, {players, players == 3 ? 1 : 0, seed});
  RandomPlayer chance(seed + 7);
  while (!state.over()) {
    const GameState before = state;
    const auto [by, action] = chance.choose(state, rules);
    Events events;
    ASSERT_FALSE(apply(state, rules, by, action, &events));
    f(before, rules, by, action, events);
  }
}

/// All of them, two of each number of players.
template <class F>
void play_all_tables(F&& f) {
  for (int players = 2; players <= 9; ++players)
    for (std::uint64_t seed = 1; seed <= 2; ++seed) play_by_chance(players, seed, f);
}

inline void expect_no_faults(const std::string& text, playsheet::wording::Language language) {
  static const auto kFaults = [] {
    std::vector<std::vector<std::regex>> out;
    for (const auto each : playsheet::wording::kLanguages) {
      out.emplace_back();
      for (const char* fault : playsheet::support::text_faults(each)) out.back().emplace_back(fault);
      out.back().emplace_back("['\"]");  // typographic marks only (docs/voice.md)
    }
    return out;
  }();
  EXPECT_FALSE(text.empty());
  for (const std::regex& fault : kFaults[static_cast<std::size_t>(language)])
    EXPECT_FALSE(std::regex_search(text, fault)) << text;
}

/// The same game with everything that a viewer does not know changed: other hidden cards of each deck, other hidden
/// roles and goals. Nobody (`kNoSeat`) knows what lies open.
inline GameState with_other_secrets(const GameState& state, SeatId viewer) {
  const Catalog& cards = shipped_cards();
  GameState out = state;
  for (std::size_t i = 0; i < kMostCards; ++i) {
    CardState& card = out.cards[i];
    if (card.definition == kNoDefinition || knows_card(state, viewer, static_cast<CardId>(i))) continue;
    for (std::size_t d = cards.size(); d-- > 0;)
      if (cards[static_cast<DefinitionId>(d)].type == cards[card.definition].type) {
        card.definition = static_cast<DefinitionId>(card.definition == d ? d - 1 : d);
        break;
      }
  }
  const auto roles = static_cast<RoleId>(cards.roles().size());
  for (std::size_t i = 0; i < state.seats; ++i) {
    const SeatId seat = table::seat_at(i);
    if (knows_role(state, viewer, seat)) continue;
    out.players[seat].role = static_cast<RoleId>((out.players[seat].role + 1) % roles);
    out.players[seat].goal = static_cast<GoalId>((out.players[seat].goal + 1) % cards.goals().size());
  }
  return out;
}

}  // namespace rising_clan_tests
