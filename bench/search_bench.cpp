// SPDX-License-Identifier: GPL-3.0-or-later
// Speed of the search over all shipped cards. Compare with the yardstick of the same run: reading every card once.
#include <benchmark/benchmark.h>

#include <cstdlib>
#include <iostream>
#include <memory>
#include <string>

#include "app/locations.h"
#include "app/storage/card_search.h"
#include "engine/naruto/search/reader.h"

namespace {

struct SearchWorld {
  naruto::Catalog cards;
  std::unique_ptr<playsheet::CardSearch> search;

  SearchWorld() {
    if (!playsheet::load_shipped_cards(cards)) std::exit(1);
    auto opened = playsheet::CardSearch::open(cards, {playsheet::shipped_cards()});
    if (!opened) {
      std::cerr << text_of(opened.problem()) << '\n';
      std::exit(1);
    }
    search = std::make_unique<playsheet::CardSearch>(std::move(*opened));
  }
};

SearchWorld& searched() {
  static SearchWorld instance;
  return instance;
}

/// Y: one look at a fact of every card.
void SearchYardstick(benchmark::State& bench) {
  for (auto _ : bench) {
    int strong = 0;
    for (const auto& card : searched().cards) strong += card.healthy.combat >= 4 ? 1 : 0;
    benchmark::DoNotOptimize(strong);
  }
}
BENCHMARK(SearchYardstick)->Unit(benchmark::kMicrosecond);

/// From the text to the ids of the first 50 cards, or of all.
void Search(benchmark::State& bench, const std::string& query, std::size_t limit) {
  for (auto _ : bench) {
    const auto reading = naruto::search::read_query(query, searched().search->vocabulary());
    auto found = searched().search->find(*reading.query, limit);
    benchmark::DoNotOptimize(found->data());
  }
}
BENCHMARK_CAPTURE(Search, Facts, "t:ninja s:fire rank>=chunin power>=4 turn<=3", 50)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(Search, RareFact, "power>=9", 50)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(Search, Cost, "t:jutsu pay:WW1 -is:pending", 50)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(Search, Effect, "t:jutsu s:water cost<=2 touches:injured", 50)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(Search, RankedWord, "naruto", 50)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(Search, RankedLetter, "n", 50)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(Search, RankedPhrase, "text:\"draw 1 card\" s:fire", 50)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(Search, EveryCard, "", 5000)->Unit(benchmark::kMicrosecond);

}  // namespace
