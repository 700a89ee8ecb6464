// SPDX-License-Identifier: GPL-3.0-or-later
// Speed of the play sheet, on the offscreen platform.
#include <benchmark/benchmark.h>

#include <QApplication>
#include <QPixmap>
#include <cstdlib>
#include <iostream>

#include "app/locations.h"
#include "engine/naruto/match/match.h"
#include "engine/players/random_player.h"
#include "ui/match/face_maker.h"
#include "ui/sheet/sheet.h"

namespace {

naruto::Catalog& cards() {
  static naruto::Catalog catalog;
  if (catalog.size() == 0) {
    if (const auto loaded = playsheet::load_shipped_cards(catalog); !loaded) {
      std::cerr << text_of(loaded.problem()) << '\n';
      std::exit(1);
    }
  }
  return catalog;
}

/// A position late in a game with many cards on the table: the fullest of some random games.
naruto::PlayerView crowded() {
  naruto::MatchSetup setup;
  setup.edition = &naruto::editions().front();
  setup.seats[naruto::PlayerId::south].deck = *playsheet::load_deck("mist");
  setup.seats[naruto::PlayerId::north].deck = *playsheet::load_deck("formation");
  naruto::PlayerView best;
  std::size_t most = 0;
  for (setup.seed = 1; setup.seed < 20; ++setup.seed) {
    naruto::Match match(cards(), setup);
    players::RandomPlayer player(setup.seed);
    while (!match.over()) {
      match.act(match.decider(), player.choose(match.state(), match.rules()));
      const auto& state = match.state();
      const std::size_t n = state[naruto::PlayerId::south].village.size() +
                            state[naruto::PlayerId::north].village.size() + state[naruto::PlayerId::south].hand.size();
      if (n > most) {
        most = n;
        best = match.view(naruto::PlayerId::south);
      }
    }
  }
  return best;
}

void FullRepaintOfACrowdedTable(benchmark::State& bench) {
  playsheet::Sheet sheet(
      [](naruto::DefinitionId id, const QString& language) { return playsheet::makeFace(cards(), id, language); });
  sheet.resize(static_cast<int>(bench.range(0)), static_cast<int>(bench.range(1)));
  sheet.setPace(0);
  playsheet::SheetDressing dressing;
  dressing.handShown[naruto::PlayerId::south] = true;
  sheet.show(crowded(), dressing);
  QPixmap target(sheet.size());
  sheet.render(&target);
  for (auto _ : bench) sheet.render(&target);
}
BENCHMARK(FullRepaintOfACrowdedTable)->Args({1108, 596})->Args({1560, 1022})->Unit(benchmark::kMillisecond);

void CardTextMade(benchmark::State& bench) {
  std::size_t next = 0;
  for (auto _ : bench)
    benchmark::DoNotOptimize(playsheet::makeFace(cards(), static_cast<naruto::DefinitionId>(next++ % 400), "it"));
}
BENCHMARK(CardTextMade)->Unit(benchmark::kMicrosecond);

}  // namespace

int main(int argc, char** argv) {
  qputenv("QT_QPA_PLATFORM", "offscreen");
  QApplication app(argc, argv);
  benchmark::Initialize(&argc, argv);
  benchmark::RunSpecifiedBenchmarks();
  return 0;
}
