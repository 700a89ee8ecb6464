// SPDX-License-Identifier: GPL-3.0-or-later
// Speed of the engine. Absolute numbers hold for one machine only: compare with the yardstick of the same run.
#include <benchmark/benchmark.h>

#include <array>
#include <cstdlib>
#include <cstring>
#include <iostream>
#include <vector>

#include "app/locations.h"
#include "bench/count_allocations.h"
#include "engine/naruto/decks/random_deck.h"
#include "engine/naruto/match/match.h"
#include "engine/players/random_player.h"

namespace {

struct World {
  naruto::Catalog cards;
  naruto::Setup setup;
  naruto::Rulebook rules;

  World() {
    if (const auto loaded = playsheet::load_shipped_cards(cards); !loaded) {
      std::cerr << text_of(loaded.problem()) << '\n';
      std::exit(1);
    }
    naruto::MatchSetup match;
    match.edition = &naruto::editions().front();
    const std::array<std::string, 2> decks{"clones", "formation"};
    for (const auto player : table::kPlayers)
      match.seats[player].deck = *playsheet::load_deck(decks[table::index(player)]);
    setup = naruto::setup_of(match, cards);
    rules = {&cards, match.edition};
  }
};

World& world() {
  static World instance;
  return instance;
}

/// A game in the middle, with teams and chakra.
naruto::GameState middle_of_a_game() {
  players::RandomPlayer player(5);
  naruto::GameState state = naruto::new_game(world().rules, world().setup);
  for (int i = 0; i < 90 && !state.over(); ++i)
    naruto::apply(state, world().rules, player.choose(state, world().rules));
  return state;
}

/// Y: one Fisher and Yates shuffle of 50 one-byte cards with splitmix64, drawn by multiply and shift.
void Yardstick(benchmark::State& bench) {
  std::array<std::uint8_t, 50> cards{};
  for (std::size_t i = 0; i < cards.size(); ++i) cards[i] = static_cast<std::uint8_t>(i);
  std::uint64_t seed = 1;
  const auto next = [&seed] {
    std::uint64_t z = (seed += 0x9e3779b97f4a7c15ULL);
    z = (z ^ (z >> 30U)) * 0xbf58476d1ce4e5b9ULL;
    z = (z ^ (z >> 27U)) * 0x94d049bb133111ebULL;
    return z ^ (z >> 31U);
  };
  for (auto _ : bench) {
    for (std::size_t i = cards.size(); i > 1; --i) std::swap(cards[i - 1], cards[((next() >> 32U) * i) >> 32U]);
    benchmark::DoNotOptimize(cards);
  }
}
BENCHMARK(Yardstick);

/// Whole random games: options listed, one applied in place, no event kept. Time is that of one decision. `next_setup`
/// gives cards and seed of each game. Many games are dealt at a time, outside the measured time: stopping the clock for
/// each would be a good part of what is measured.
template <class NextSetup>
void play_games(benchmark::State& bench, NextSetup&& next_setup) {
  constexpr std::size_t kDealtAtATime = 64;
  std::vector<naruto::GameState> dealt;
  const auto deal = [&] {
    dealt.clear();
    while (dealt.size() < kDealtAtATime) dealt.push_back(naruto::new_game(world().rules, next_setup()));
  };
  deal();
  players::RandomPlayer player(1);
  naruto::GameState state = dealt.back();
  std::uint64_t games = 0;
  std::size_t allocated = 0;
  std::size_t before = allocations();
  for (auto _ : bench) {
    if (state.over()) {
      ++games;
      dealt.pop_back();
      if (dealt.empty()) {
        bench.PauseTiming();
        allocated += allocations() - before;
        deal();
        before = allocations();
        bench.ResumeTiming();
      }
      state = dealt.back();
    }
    naruto::apply(state, world().rules, player.choose(state, world().rules));
  }
  allocated += allocations() - before;
  bench.counters["games"] = static_cast<double>(games);
  bench.counters["allocations_per_decision"] = static_cast<double>(allocated) / static_cast<double>(bench.iterations());
}

/// With two ready decks.
void Decision(benchmark::State& bench) {
  naruto::Setup setup = world().setup;
  play_games(bench, [&]() -> const naruto::Setup& {
    ++setup.seed;
    return setup;
  });
}
BENCHMARK(Decision);

/// With random legal decks of the whole pool.
void DecisionWholePool(benchmark::State& bench) {
  const naruto::LegalCards pool(*world().rules.cards, *world().rules.edition);
  naruto::MatchSetup match;
  match.edition = world().rules.edition;
  std::uint64_t deck = 0;
  play_games(bench, [&] {
    for (const auto player : table::kPlayers) match.seats[player].deck = *naruto::random_deck(pool, ++deck);
    match.seed = deck;
    return naruto::setup_of(match, *world().rules.cards);
  });
}
BENCHMARK(DecisionWholePool);

/// What may be done in the middle of a game.
void AllowedActions(benchmark::State& bench) {
  const naruto::GameState state = middle_of_a_game();
  std::vector<naruto::Action> list;
  for (auto _ : bench) {
    naruto::allowed_actions(state, world().rules, list);
    benchmark::DoNotOptimize(list.data());
  }
}
BENCHMARK(AllowedActions);

/// One decision carried out in a copy of the game.
void Apply(benchmark::State& bench) {
  const naruto::GameState state = middle_of_a_game();
  const naruto::Action action = players::RandomPlayer(1).choose(state, world().rules);
  naruto::GameState copy;
  for (auto _ : bench) {
    copy = state;
    naruto::apply(copy, world().rules, action);
    benchmark::DoNotOptimize(copy);
  }
}
BENCHMARK(Apply);

void MatchSetup(benchmark::State& bench) {
  for (auto _ : bench) benchmark::DoNotOptimize(naruto::new_game(world().rules, world().setup));
}
BENCHMARK(MatchSetup);

void StateCopy(benchmark::State& bench) {
  const naruto::GameState state = middle_of_a_game();
  naruto::GameState copy;
  for (auto _ : bench) {
    copy = state;
    benchmark::DoNotOptimize(copy);
  }
  bench.counters["bytes"] = sizeof(naruto::GameState);
}
BENCHMARK(StateCopy);

void MemcpyOfTheSameSize(benchmark::State& bench) {
  std::array<std::byte, sizeof(naruto::GameState)> from{};
  std::array<std::byte, sizeof(naruto::GameState)> to{};
  for (auto _ : bench) {
    std::memcpy(to.data(), from.data(), from.size());
    benchmark::DoNotOptimize(to);
  }
}
BENCHMARK(MemcpyOfTheSameSize);

void StateEquality(benchmark::State& bench) {
  const naruto::GameState state = middle_of_a_game();
  const naruto::GameState copy = state;
  for (auto _ : bench) benchmark::DoNotOptimize(copy == state);
}
BENCHMARK(StateEquality);

void OptionsWithReasons(benchmark::State& bench) {
  const naruto::GameState state = middle_of_a_game();
  for (auto _ : bench) benchmark::DoNotOptimize(naruto::options(state, world().rules, state.choice.player));
}
BENCHMARK(OptionsWithReasons);

void ViewOfAPlayer(benchmark::State& bench) {
  const naruto::GameState state = middle_of_a_game();
  for (auto _ : bench) benchmark::DoNotOptimize(naruto::view_for(state, world().rules, naruto::PlayerId::south));
}
BENCHMARK(ViewOfAPlayer);

}  // namespace

BENCHMARK_MAIN();
