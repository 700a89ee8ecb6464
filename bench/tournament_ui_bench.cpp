// SPDX-License-Identifier: GPL-3.0-or-later
// Speed of the pages of an event with 128 players and 9 rounds (T-P33): each page opens in under 100 ms, a step is
// taken back in under 50 ms. Figures are medians; `times` is the multiple of the yardstick of the same run: a list of
// as many rows and columns filled and painted, what no page with one can be quicker than.
#include <benchmark/benchmark.h>

#include <QWidget>
#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <iostream>
#include <vector>

#include "app/locations.h"
#include "engine/naruto/decks/formats/share_code.h"
#include "engine/naruto/decks/random_deck.h"
#include "engine/tournament/laws/organiser.h"
#include "ui/shell/event_room.h"
#include "ui/tournament/event_table.h"
#include "ui/tournament/event_view.h"

namespace {

using namespace playsheet;

constexpr int kPlayers = 128;
constexpr int kRows = 128;
constexpr int kColumns = 13;
constexpr int kTries = 25;

const naruto::Catalog& cards() {
  static naruto::Catalog catalog;
  if (catalog.size() == 0) {
    if (const auto loaded = load_shipped_cards(catalog); !loaded) {
      std::cerr << text_of(loaded.problem()) << '\n';
      std::exit(1);
    }
  }
  return catalog;
}

/// A whole event, everybody with a deck list of their own.
tournament::Journal bigEvent() {
  const auto played = tournament::simulate(
      {kPlayers, 7, tournament::Type::swiss, false, {{"rounds", "9"}, {"computed_ties", "meetings"}}});
  tournament::Journal out;
  const naruto::LegalCards pool(cards(), naruto::editions().front());
  bool registered = false;
  for (const tournament::Line& line : played.journal.lines()) {
    if (std::holds_alternative<tournament::Draft>(line.command) && !registered) {
      registered = true;
      for (int id = 1; id <= kPlayers; ++id) {
        tournament::CheckDeck check;
        check.entry = id;
        check.deck = naruto::share_code_of(*naruto::random_deck(pool, static_cast<std::uint64_t>(id)));
        out.add(check, line.at);
      }
    }
    out.add(line.command, line.at, line.who, line.reason);
  }
  return out;
}

const tournament::Journal& event() {
  static const tournament::Journal journal = bigEvent();
  return journal;
}

/// The same as far as round 9 is published, and then a result of round 8 corrected: whether the pairings still are
/// those that the program would make is worked out after each step.
tournament::Journal correctedEvent() {
  tournament::Journal out;
  for (const tournament::Line& line : event().lines()) {
    out.add(line.command, line.at, line.who, line.reason);
    const auto* published = std::get_if<tournament::Publish>(&line.command);
    if (published && published->round == 9) break;
  }
  const tournament::Match& match = out.event().rounds[7].matches.front();
  const tournament::Score other{match.score->b, match.score->a, 0, tournament::Cause::played};
  out.add(tournament::Result{8, match.table, other, tournament::WordOf::organiser, {}}, {}, {}, "read wrongly");
  return out;
}

/// An event that is kept nowhere: what the disk takes is measured elsewhere.
class NoFile : public EventFile {
 public:
  QString name() const override { return QStringLiteral("bench"); }
  QString append(const std::string&) override { return {}; }
  QString saveCopy(const QString&) const override { return {}; }
};

class NoStore : public EventStore {
 public:
  void events(const QObject*, Told<KeptEvents>) override {}
  OpenedEvent create(const tournament::Journal&) override { return {}; }
  OpenedEvent create(const rising_clan::PointsJournal&) override { return {}; }
  OpenedEvent open(const QString&) override { return {journal, std::make_unique<NoFile>(), {}, {}, {}, {}, {}}; }
  ImportedEvent rescue(const QString&) override { return {}; }
  ImportedEvent import(const QString&) override { return {}; }
  ReadBytes readFile(const QString&) override { return {}; }
  SharedEvent share(const tournament::Journal&, const QString&) override { return {}; }
  QString writeText(const QString&, const std::string&) override { return {}; }
  QDateTime now() const override { return QDateTime(QDate(2026, 11, 27), QTime(18, 0)); }
  tournament::Journal journal = event();
};

/// The event as it is opened on the screen.
struct Open {
  explicit Open(const tournament::Journal& journal = event()) {
    store.journal = journal;
    EventRoom::Ways ways;
    ways.cards = []() -> const naruto::Catalog& { return cards(); };
    ways.decks = [] { return std::vector<naruto::Deck>(); };
    room = std::make_unique<EventRoom>(ways);
    view = std::make_unique<EventView>(std::make_unique<EventSession>(store, store.open({})), *room, nullptr);
    view->setLook({});
    view->resize(1366, 640);
    view->show();
  }
  NoStore store;
  std::unique_ptr<EventRoom> room;
  std::unique_ptr<EventView> view;
};

using Clock = std::chrono::steady_clock;

template <class Act>
double milliseconds(Act act) {
  const auto begin = Clock::now();
  act();
  return std::chrono::duration<double, std::milli>(Clock::now() - begin).count();
}

double median(std::vector<double> times) {
  std::sort(times.begin(), times.end());
  return times.empty() ? 0 : times[times.size() / 2];
}

double yardstick() {
  static const double time = [] {
    EventTable list("yardstick", QStringLiteral("Yardstick"), nullptr);
    QStringList titles;
    for (int i = 0; i < kColumns; ++i) titles << QStringLiteral("Column %1").arg(i);
    list.setColumns(titles, {1}, {});
    list.setLook({});
    list.resize(1300, 500);
    list.show();
    std::vector<EventTable::Row> rows(kRows);
    for (int i = 0; i < kRows; ++i) {
      rows[static_cast<std::size_t>(i)].key = i + 1;
      for (int k = 0; k < kColumns; ++k) rows[static_cast<std::size_t>(i)].cells << QString::number(i * k);
    }
    std::vector<double> times;
    for (int i = 0; i < kTries; ++i)
      times.push_back(milliseconds([&] {
        list.setRows(rows);
        benchmark::DoNotOptimize(list.grab());
      }));
    return median(times);
  }();
  return time;
}

void tell(benchmark::State& bench, const std::vector<double>& times) {
  bench.counters["first_ms"] = times.front();
  bench.counters["median_ms"] = median(times);
  bench.counters["times"] = median(times) / yardstick();
}

/// From the wish to the painted page.
void PageOfABigEvent(benchmark::State& bench) {
  Open open;
  const auto part = static_cast<int>(bench.range(0));
  const int other = part == EventView::Penalties ? EventView::Report : EventView::Penalties;
  std::vector<double> times;
  for (auto _ : bench) {
    bench.PauseTiming();
    open.view->showPart(other);
    benchmark::DoNotOptimize(open.view->grab());
    bench.ResumeTiming();
    times.push_back(milliseconds([&] {
      open.view->showPart(part);
      benchmark::DoNotOptimize(open.view->grab());
    }));
  }
  tell(bench, times);
}
BENCHMARK(PageOfABigEvent)
    ->DenseRange(EventView::Players, EventView::Report)
    ->Unit(benchmark::kMillisecond)
    ->Iterations(kTries);

/// The event comes to the screen, with all its pages.
void OpenABigEvent(benchmark::State& bench) {
  std::vector<double> times;
  for (auto _ : bench) {
    std::unique_ptr<Open> open;
    times.push_back(milliseconds([&] {
      open = std::make_unique<Open>();
      benchmark::DoNotOptimize(open->view->grab());
    }));
  }
  tell(bench, times);
}
BENCHMARK(OpenABigEvent)->Unit(benchmark::kMillisecond)->Iterations(kTries);

/// Likewise a correction, to and fro, while the pairings that followed from it are published.
void UndoACorrectionInABigEvent(benchmark::State& bench) {
  const tournament::Journal journal = correctedEvent();
  Open open(journal);
  open.view->showPart(EventView::Rounds);
  std::vector<double> times;
  for (auto _ : bench) {
    const bool back = open.view->session().journal().to_redo() == 0;
    times.push_back(milliseconds([&] {
      back ? open.view->undo() : open.view->redo();
      benchmark::DoNotOptimize(open.view->grab());
    }));
  }
  tell(bench, times);
}
BENCHMARK(UndoACorrectionInABigEvent)->Unit(benchmark::kMillisecond)->Iterations(kTries);

/// A step is taken back, and the page shows it.
void UndoInABigEvent(benchmark::State& bench) {
  Open open;
  open.view->showPart(static_cast<int>(bench.range(0)));
  benchmark::DoNotOptimize(open.view->grab());
  std::vector<double> times;
  for (auto _ : bench) {
    times.push_back(milliseconds([&] {
      open.view->undo();
      benchmark::DoNotOptimize(open.view->grab());
    }));
  }
  tell(bench, times);
}
BENCHMARK(UndoInABigEvent)
    ->DenseRange(EventView::Players, EventView::Report)
    ->Unit(benchmark::kMillisecond)
    ->Iterations(kTries);

}  // namespace
