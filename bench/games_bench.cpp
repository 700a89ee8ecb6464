// SPDX-License-Identifier: GPL-3.0-or-later
// Speed of the other games' engines; the yardstick of the same run is in engine_bench.cpp.
#include <benchmark/benchmark.h>

#include <cstdlib>
#include <iostream>
#include <vector>

#include "app/gormiti/gormiti_cards.h"
#include "app/locations.h"
#include "bench/count_allocations.h"
#include "engine/gormiti/match/card_game.h"

namespace {

const gormiti::Catalog& gormiti_cards() {
  static const gormiti::Catalog cards = [] {
    auto read = playsheet::load_gormiti_cards(playsheet::shipped_cards(), std::cerr);
    if (!read) std::exit(1);
    return std::move(*read);
  }();
  return cards;
}

/// Whole random games with two ready decks of the mode: options listed, one applied in place, no event kept. Time is
/// that of one decision; dealing is measured with it.
void gormiti_decision(benchmark::State& bench, gormiti::Mode mode) {
  gormiti::MatchSetup match;
  match.mode = mode;
  table::PlayerId next = table::PlayerId::south;
  for (const gormiti::ReadyDeck& deck : gormiti_cards().decks()) {
    if (deck.mode != mode || !match.seats[next].cards.empty()) continue;
    match.seats[next].cards = deck.cards;
    next = table::PlayerId::north;
  }
  const gormiti::Rulebook rules{&gormiti_cards(), match.options};
  gormiti::Setup setup = gormiti::deal_of(match, gormiti_cards());
  gormiti::RandomPlayer player(1);
  gormiti::GameState state = gormiti::new_game(rules, setup);
  std::uint64_t games = 0;
  const std::size_t before = allocations();
  for (auto _ : bench) {
    if (state.over()) {
      ++games;
      ++setup.seed;
      state = gormiti::new_game(rules, setup);
    }
    gormiti::apply(state, rules, state.question.player, player.choose(state, rules));
  }
  bench.counters["games"] = static_cast<double>(games);
  bench.counters["allocations_per_decision"] =
      static_cast<double>(allocations() - before) / static_cast<double>(bench.iterations());
}
BENCHMARK_CAPTURE(gormiti_decision, strategic, gormiti::Mode::strategic)->Name("GormitiDecision/strategic");
BENCHMARK_CAPTURE(gormiti_decision, quick, gormiti::Mode::quick)->Name("GormitiDecision/quick");

}  // namespace
