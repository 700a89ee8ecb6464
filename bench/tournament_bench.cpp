// SPDX-License-Identifier: GPL-3.0-or-later
// Speed of pairings and standings (T-557): 128 players under 50 ms, 32 under 5 ms, points and ranking after 9 rounds
// under 5 ms; of reading a journal, under 200 ms, and of a step taken back, under 50 ms (T-P33).
#include <benchmark/benchmark.h>

#include "engine/tournament/journal/file.h"
#include "engine/tournament/journal/proposals.h"
#include "engine/tournament/laws/organiser.h"
#include "engine/tournament/ranking/standings.h"

namespace {

/// Nine Swiss rounds, to the end.
tournament::Journal whole_event(int players) {
  return tournament::simulate({players, 7, tournament::Type::swiss, false, {{"rounds", "9"}}}).journal;
}

/// So many in one group, their last Swiss round not yet paired.
tournament::Event before_last_round(int players) {
  tournament::Event event = whole_event(players).event();
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

void BM_ReadJournal(benchmark::State& state) {
  const std::string text = tournament::journal_text(whole_event(static_cast<int>(state.range(0))));
  for (auto _ : state) benchmark::DoNotOptimize(tournament::read_journal(text));
}
BENCHMARK(BM_ReadJournal)->Arg(128)->Unit(benchmark::kMillisecond);

/// A step taken back and brought back.
void BM_Undo(benchmark::State& state) {
  const tournament::Journal journal = whole_event(static_cast<int>(state.range(0)));
  for (auto _ : state) {
    state.PauseTiming();
    tournament::Journal back = journal;
    state.ResumeTiming();
    benchmark::DoNotOptimize(back.add(tournament::Undo{back.to_undo()}, {}, {}, "bench"));
    benchmark::DoNotOptimize(back.add(tournament::Redo{back.to_redo()}));
  }
}
BENCHMARK(BM_Undo)->Arg(128)->Unit(benchmark::kMillisecond);

}  // namespace
