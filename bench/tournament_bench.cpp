// SPDX-License-Identifier: GPL-3.0-or-later
// Speed of pairings and standings (T-557): 128 players under 50 ms, 32 under 5 ms.
#include <benchmark/benchmark.h>

#include "engine/tournament/journal/proposals.h"
#include "engine/tournament/laws/organiser.h"
#include "engine/tournament/ranking/standings.h"

namespace {

/// So many in one group, their last Swiss round not yet paired.
tournament::Event before_last_round(int players) {
  tournament::Event event = tournament::simulate({players, 7, tournament::Type::swiss, false, {}}).journal.event();
  std::erase_if(event.rounds, [](const tournament::Round& r) { return r.stage != tournament::Stage::swiss; });
  event.rounds.pop_back();
  event.cut.reset();
  for (tournament::Entry& entry : event.entries) entry.group = 0;
  return event;
}

void BM_PairSwissRound(benchmark::State& state) {
  const auto event = before_last_round(static_cast<int>(state.range(0)));
  const int round = static_cast<int>(event.rounds.size()) + 1;
  for (auto _ : state) {
    const auto problems = tournament::problems_of(event, round, tournament::How::paired);
    benchmark::DoNotOptimize(tournament::pair_cheapest(problems.front()));
  }
}
BENCHMARK(BM_PairSwissRound)->Arg(32)->Arg(128)->Unit(benchmark::kMillisecond);

void BM_Standings(benchmark::State& state) {
  const auto event = before_last_round(static_cast<int>(state.range(0)));
  for (auto _ : state) benchmark::DoNotOptimize(tournament::standings(event));
}
BENCHMARK(BM_Standings)->Arg(128)->Unit(benchmark::kMillisecond);

}  // namespace
