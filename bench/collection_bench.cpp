// SPDX-License-Identifier: GPL-3.0-or-later
// The collection page with all shipped cards, on the offscreen platform: from a key to the painted list, and frames
// while it scrolls. Figures to aim at: 16 ms each (60 frames in a second).
#include <benchmark/benchmark.h>

#include <QApplication>
#include <QKeyEvent>
#include <QScrollBar>
#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <iostream>
#include <memory>
#include <thread>
#include <vector>

#include "app/collection_desk.h"
#include "app/locations.h"
#include "engine/naruto/search/reader.h"
#include "ui/collection/card_grid.h"
#include "ui/collection/collection_page.h"
#include "ui/collection/naruto_shelf.h"
#include "ui/collection/query_bar.h"
#include "ui/widgets/line_field.h"

namespace {

using Clock = std::chrono::steady_clock;

struct CollectionWorld {
  naruto::Catalog cards;
  std::filesystem::path folder;
  std::optional<playsheet::PersonDatabase> person;
  std::unique_ptr<playsheet::CollectionDesk> desk;
  std::unique_ptr<playsheet::CollectionPage> page;

  CollectionWorld() {
    if (const auto loaded = playsheet::load_shipped_cards(cards); !loaded) {
      std::cerr << text_of(loaded.problem()) << '\n';
      std::exit(1);
    }
    folder = std::filesystem::temp_directory_path() / "playsheet_collection_bench";
    std::filesystem::remove_all(folder);
    std::filesystem::create_directories(folder);
    person = playsheet::PersonDatabase::open(folder / "person.db");
    desk = std::make_unique<playsheet::CollectionDesk>(cards, std::vector{playsheet::shipped_cards()}, *person);
    page = std::make_unique<playsheet::CollectionPage>(std::make_unique<playsheet::NarutoShelf>(cards, *desk));
    page->setLook({});
    page->resize(1366, 690);
    page->show();
    page->open();
    QCoreApplication::processEvents();
  }
  ~CollectionWorld() {
    page.reset();
    desk.reset();
    person.reset();
    std::filesystem::remove_all(folder);
  }
};

/// Made when it is first asked for; gone before the application is.
std::unique_ptr<CollectionWorld>& held() {
  static std::unique_ptr<CollectionWorld> instance;
  return instance;
}
CollectionWorld& world() {
  if (!held()) held() = std::make_unique<CollectionWorld>();
  return *held();
}

/// Milliseconds on the wall, and of this thread alone: the second does not see what else the machine does.
struct Taken {
  double wall = 0;
  double own = 0;
};

double thread_milliseconds() {
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) * 1e-6;
}

template <class Do>
Taken taken(Do act) {
  const auto begin = Clock::now();
  const double own = thread_milliseconds();
  act();
  return {std::chrono::duration<double, std::milli>(Clock::now() - begin).count(), thread_milliseconds() - own};
}

void tell(benchmark::State& bench, std::vector<Taken> times) {
  if (times.empty()) return;
  const auto told = [&](const char* half, const char* slowest, double Taken::*part) {
    std::sort(times.begin(), times.end(), [&](const Taken& a, const Taken& b) { return a.*part < b.*part; });
    bench.counters[half] = times[times.size() / 2].*part;
    bench.counters[slowest] = times[times.size() * 99 / 100].*part;
  };
  told("ms_p50", "ms_p99", &Taken::wall);
  told("own_p50", "own_p99", &Taken::own);
}

void press(int key, const QString& text) {
  QWidget* field = world().page->bar()->field();
  for (const auto type : {QEvent::KeyPress, QEvent::KeyRelease}) {
    QKeyEvent event(type, key, Qt::NoModifier, text);
    QCoreApplication::sendEvent(field, &event);
  }
}

void wait_for_the_answer() {
  while (!world().page->answered()) QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
}

/// Words typed letter by letter and taken away again: each key until the page has been painted.
void KeyToPaintedList(benchmark::State& bench) {
  std::vector<Taken> times;
  const QString typed = QStringLiteral("naruto t:ninja s:fire does:draw");
  for (auto _ : bench) {
    world().page->setQuery({});
    wait_for_the_answer();
    world().page->repaint();
    for (const QChar letter : typed)
      times.push_back(taken([&] {
        press(0, letter);
        wait_for_the_answer();
        world().page->repaint();
      }));
  }
  tell(bench, times);
  bench.counters["keys"] = static_cast<double>(times.size());
}
BENCHMARK(KeyToPaintedList)->Unit(benchmark::kMillisecond)->Iterations(20);

/// All cards passing by at 40 pixels a frame, faces being painted beside it: what each frame costs.
void ScrollFrame(benchmark::State& bench) {
  world().page->setQuery({});
  wait_for_the_answer();
  QScrollBar* bar = world().page->grid()->verticalScrollBar();
  std::vector<Taken> times;
  for (auto _ : bench) {
    bar->setValue(0);
    for (int frame = 0; frame < 400 && bar->value() < bar->maximum(); ++frame) {
      times.push_back(taken([&] {
        bar->setValue(bar->value() + 40);
        QCoreApplication::processEvents();
        world().page->grid()->viewport()->repaint();
      }));
      std::this_thread::sleep_for(std::chrono::milliseconds(4));  // the painting thread gets its share as at 60 frames
    }
  }
  tell(bench, times);
  bench.counters["frames"] = static_cast<double>(times.size());
}
BENCHMARK(ScrollFrame)->Unit(benchmark::kMillisecond)->Iterations(3);

/// From the text to the ids: how long the slowest of a hundred searches takes.
void SearchTime(benchmark::State& bench, const std::string& query, std::size_t limit) {
  const auto opened = playsheet::CardSearch::open(world().cards, {playsheet::shipped_cards()});
  std::vector<Taken> times;
  for (auto _ : bench)
    times.push_back(taken([&] {
      const auto reading = naruto::search::read_query(query, opened->vocabulary());
      auto found = opened->find(*reading.query, limit);
      benchmark::DoNotOptimize(found->data());
    }));
  tell(bench, times);
}
BENCHMARK_CAPTURE(SearchTime, Facts, "t:ninja s:fire rank>=chunin power>=4 turn<=3", 50)->Iterations(500);
BENCHMARK_CAPTURE(SearchTime, Effect, "t:jutsu s:water cost<=2 touches:injured", 50)->Iterations(500);
BENCHMARK_CAPTURE(SearchTime, RankedWord, "naruto", 50)->Iterations(500);
BENCHMARK_CAPTURE(SearchTime, RankedLetter, "n", 50)->Iterations(500);
BENCHMARK_CAPTURE(SearchTime, RankedLetterAll, "n", 5000)->Iterations(500);

}  // namespace

int main(int argc, char** argv) {
  qputenv("QT_QPA_PLATFORM", "offscreen");
  QApplication app(argc, argv);
  benchmark::Initialize(&argc, argv);
  benchmark::RunSpecifiedBenchmarks();
  held().reset();
  return 0;
}
