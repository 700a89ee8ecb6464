// SPDX-License-Identifier: GPL-3.0-or-later
// Speed of the play sheet, on the offscreen platform.
#include <benchmark/benchmark.h>

#include <QApplication>
#include <QPainter>
#include <QPixmap>
#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <iostream>
#include <optional>
#include <utility>
#include <vector>

#include "app/gormiti/gormiti_cards.h"
#include "app/locations.h"
#include "engine/gormiti/match/card_game.h"
#include "engine/naruto/match/record.h"
#include "engine/players/random_player.h"
#include "ui/gormiti/gormiti_face.h"
#include "ui/gormiti/gormiti_scene.h"
#include "ui/gormiti/gormiti_sheet.h"
#include "ui/naruto/naruto_scene.h"
#include "ui/naruto/naruto_sheet.h"
#include "ui/naruto/naruto_watch.h"
#include "ui/replay/replay_page.h"
#include "ui/sheet/sheet.h"
#include "ui/speech/face_maker.h"

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

/// The same with as many cards as a sheet may have to show: 18 in each village, 10 in each hand.
naruto::PlayerView full() {
  naruto::PlayerView view = crowded();
  naruto::CardId next = 120;
  const auto fill = [&](naruto::SeenZone& zone, const naruto::SeenZone& from, std::size_t most) {
    for (std::size_t i = 0; zone.cards.size() < most && !from.cards.empty(); ++i) {
      zone.cards.push_back(from.cards[i % from.cards.size()]);
      zone.cards.back().id = next++;
      zone.cards.back().zone = zone.cards.front().zone;
      zone.cards.back().owner = zone.cards.back().controller = zone.cards.front().owner;
    }
    zone.count = std::max(zone.count, zone.cards.size());
  };
  const naruto::SeenZone village = view.players[naruto::PlayerId::south].village;
  const naruto::SeenZone hand = view.players[naruto::PlayerId::south].hand;
  for (auto& player : view.players.values) {
    if (player.village.cards.empty()) player.village = village;
    fill(player.village, village, 18);
    fill(player.hand, hand, 10);
  }
  return view;
}

playsheet::CardFace faceOf(int definition, const QString& language) {
  return playsheet::makeFace(cards(), static_cast<naruto::DefinitionId>(definition), language);
}

const gormiti::Catalog& gormiti_cards() {
  static const auto cards = playsheet::load_gormiti_cards(playsheet::shipped_cards(), std::cerr);
  if (!cards) std::exit(1);
  return *cards;
}

/// A clash late in a game of Gormiti with many cards on the table: the fullest of some random games with as many
/// Fighter zones as there can be (G-309), both hands of 10.
playsheet::GormitiTable fullGormiti() {
  gormiti::MatchSetup setup;
  setup.options.fighter_zones = 8;
  const gormiti::Rulebook rules{&gormiti_cards(), setup.options};
  std::vector<const gormiti::ReadyDeck*> decks;
  for (const gormiti::ReadyDeck& deck : gormiti_cards().decks())
    if (deck.mode == setup.mode) decks.push_back(&deck);
  std::optional<playsheet::GormitiTable> best;
  std::size_t most = 0;
  for (setup.seed = 1; setup.seed < 60; ++setup.seed) {
    setup.seats[table::PlayerId::south] = gormiti::seat_with(*decks[setup.seed % decks.size()], "A");
    setup.seats[table::PlayerId::north] = gormiti::seat_with(*decks[setup.seed / 4 % decks.size()], "B");
    gormiti::Match match(gormiti_cards(), setup);
    gormiti::RandomPlayer player(setup.seed);
    while (!match.over()) {
      match.act(match.decider(), player.choose(match.state(), match.rules()));
      const gormiti::PlayerView view = match.view(table::PlayerId::south);
      if (!view.clash.defender) continue;
      std::size_t cards = view.open_cards.size();
      for (const auto& seat : view.players.values) cards += seat.field.size() + seat.discard.size() + seat.hand.size();
      if (cards <= most) continue;
      most = cards;
      best = playsheet::gormitiTable(match.state(), rules, table::PlayerId::south);
    }
  }
  gormiti::CardId next = gormiti::kMaxCards;
  for (auto& seat : best->view.players.values) {
    const auto& from = seat.hand.empty() ? seat.discard : seat.hand;
    for (std::size_t i = 0; seat.hand.size() < 10 && !from.empty(); ++i) {
      gormiti::SeenCard card = from[i % from.size()];
      card.id = next++;
      card.zone = gormiti::Zone::hand;
      seat.hand.push_back(card);
    }
    seat.hand_count = seat.hand.size();
  }
  return *best;
}

/// The crowded table of one game as both players see it: its sheet, its faces, and what lies there.
struct NarutoTableToPaint {
  const naruto::PlayerView view = full();
  static const playsheet::SheetSpec& sheet() { return playsheet::narutoSheet(); }
  static playsheet::CardFace face(int definition, const QString& language) { return faceOf(definition, language); }
  void showOn(playsheet::Sheet& sheet, const playsheet::SheetDressing& dressing) const {
    playsheet::showOn(sheet, {view}, dressing);
  }
};

struct GormitiTableToPaint {
  const playsheet::GormitiTable table = fullGormiti();
  static const playsheet::SheetSpec& sheet() { return playsheet::gormitiSheet(gormiti::Mode::strategic); }
  static playsheet::CardFace face(int definition, const QString& language) {
    return playsheet::gormitiFace(gormiti_cards(), static_cast<gormiti::DefinitionId>(definition), language);
  }
  void showOn(playsheet::Sheet& sheet, const playsheet::SheetDressing& dressing) const {
    playsheet::showOn(sheet, table, dressing, gormiti_cards());
  }
};

playsheet::SheetDressing bothHands() {
  playsheet::SheetDressing dressing;
  dressing.handShown = {true, true};
  return dressing;
}

template <class Table>
void repaint(benchmark::State& bench) {
  const Table table;
  playsheet::Sheet sheet(Table::sheet(), Table::face);
  sheet.resize(static_cast<int>(bench.range(0)), static_cast<int>(bench.range(1)));
  sheet.setPace(0);
  table.showOn(sheet, bothHands());
  QPixmap target(sheet.size());
  sheet.render(&target);
  for (auto _ : bench) sheet.render(&target);
}

void FullRepaintOfACrowdedTable(benchmark::State& bench) { repaint<NarutoTableToPaint>(bench); }
BENCHMARK(FullRepaintOfACrowdedTable)->Args({1108, 596})->Args({1560, 1022})->Unit(benchmark::kMillisecond);

void FullRepaintOfACrowdedGormitiTable(benchmark::State& bench) { repaint<GormitiTableToPaint>(bench); }
BENCHMARK(FullRepaintOfACrowdedGormitiTable)->Args({1108, 596})->Args({1560, 1022})->Unit(benchmark::kMillisecond);

using Clock = std::chrono::steady_clock;

/// The slowest but one in a hundred, in milliseconds.
double p99(std::vector<double> times) {
  std::sort(times.begin(), times.end());
  return times.empty() ? 0 : times[times.size() * 99 / 100];
}

double p50(std::vector<double> times) {
  std::sort(times.begin(), times.end());
  return times.empty() ? 0 : times[times.size() / 2];
}

template <class Draw>
double milliseconds(Draw draw) {
  const auto begin = Clock::now();
  draw();
  return std::chrono::duration<double, std::milli>(Clock::now() - begin).count();
}

/// The crowded table repainted whole, against its ground and as many cached pictures of the same sizes copied: what no
/// sheet can be quicker than. `ratio` is that of the slowest of a hundred each.
void RepaintAgainstCopies(benchmark::State& bench) {
  const naruto::PlayerView view = full();
  playsheet::Sheet sheet(playsheet::narutoSheet(), faceOf);
  sheet.resize(static_cast<int>(bench.range(0)), static_cast<int>(bench.range(1)));
  sheet.setPace(0);
  playsheet::SheetDressing dressing;
  dressing.handShown = {true, true};
  playsheet::showOn(sheet, {view}, dressing);
  QPixmap target(sheet.size());
  sheet.render(&target);
  std::vector<std::pair<QPoint, QPixmap>> copies{{QPoint(), QPixmap(sheet.size())}};
  copies.front().second.fill(Qt::darkGreen);
  for (int card = 0; card < 200; ++card) {
    const QRect place = sheet.cardRect(card);
    if (place.isEmpty()) continue;
    QPixmap picture(place.size());
    picture.fill(QColor(200, 180, 140, 254));  // not opaque, as a card with round corners
    copies.emplace_back(place.topLeft(), picture);
  }
  std::vector<double> painted;
  std::vector<double> copied;
  for (auto _ : bench) {
    painted.push_back(milliseconds([&] { sheet.render(&target); }));
    copied.push_back(milliseconds([&] {
      QPainter painter(&target);
      for (const auto& [at, picture] : copies) painter.drawPixmap(at, picture);
    }));
  }
  bench.counters["cards"] = static_cast<double>(copies.size() - 1);
  bench.counters["ms_p99"] = p99(painted);
  bench.counters["floor_p99"] = p99(copied);
  bench.counters["ratio"] = p99(painted) / p99(copied);
}
BENCHMARK(RepaintAgainstCopies)->Args({1108, 596})->Args({1560, 1022})->Unit(benchmark::kMillisecond);

/// A sheet on the screen that keeps how long each of its frames took.
class TimedSheet : public playsheet::Sheet {
 public:
  explicit TimedSheet(const playsheet::SheetSpec& spec = playsheet::narutoSheet(), FaceMaker faces = faceOf)
      : Sheet(spec, std::move(faces)) {
    resize(1108, 596);
  }
  void paintEvent(QPaintEvent* event) override {
    frames.push_back(milliseconds([&] { Sheet::paintEvent(event); }));
  }
  std::vector<double> frames;
};

/// A new sheet with all its faces, until it has been painted once. The goal is 60 ms.
template <class Table>
void dealAndPaint(benchmark::State& bench) {
  const Table table;
  for (auto _ : bench) {
    TimedSheet sheet(Table::sheet(), Table::face);
    sheet.resize(static_cast<int>(bench.range(0)), static_cast<int>(bench.range(1)));
    sheet.setPace(0);
    table.showOn(sheet, bothHands());
    sheet.QWidget::show();
    while (sheet.frames.empty()) QCoreApplication::processEvents();
  }
}

void CrowdedTableDealtAndPainted(benchmark::State& bench) { dealAndPaint<NarutoTableToPaint>(bench); }
BENCHMARK(CrowdedTableDealtAndPainted)->Args({1108, 596})->Args({1560, 1022})->Unit(benchmark::kMillisecond);

void GormitiTableDealtAndPainted(benchmark::State& bench) { dealAndPaint<GormitiTableToPaint>(bench); }
BENCHMARK(GormitiTableDealtAndPainted)->Args({1108, 596})->Args({1560, 1022})->Unit(benchmark::kMillisecond);

/// Frames while one card of the hand flies to the graveyard, and the one in which it lies there and the table is made
/// anew.
void OneCardFlies(benchmark::State& bench) {
  const naruto::PlayerView before = full();
  naruto::PlayerView after = before;
  auto& south = after.players[naruto::PlayerId::south];
  south.discard.cards.push_back(south.hand.cards.back());
  ++south.discard.count;
  south.hand.cards.pop_back();
  --south.hand.count;
  playsheet::SheetDressing dressing;
  dressing.handShown = {true, true};
  std::vector<double> frames;
  std::vector<double> landings;
  for (auto _ : bench) {
    TimedSheet sheet;
    sheet.setPace(0);
    playsheet::showOn(sheet, {before}, dressing);
    sheet.QWidget::show();
    while (sheet.frames.empty()) QCoreApplication::processEvents();
    sheet.setPace(2);
    playsheet::showOn(sheet, {after}, dressing);
    while (sheet.frames.size() < 2) QCoreApplication::processEvents();  // the first frame makes what changed anew
    sheet.frames.clear();
    std::size_t flown = 0;
    while (sheet.animating()) {
      flown = sheet.frames.size();
      QCoreApplication::processEvents();
    }
    while (sheet.frames.size() <= flown) QCoreApplication::processEvents();
    frames.insert(frames.end(), sheet.frames.begin(), sheet.frames.begin() + static_cast<std::ptrdiff_t>(flown));
    landings.push_back(sheet.frames.back());
  }
  bench.counters["frames"] = static_cast<double>(frames.size());
  bench.counters["frame_ms_p50"] = p50(frames);
  bench.counters["frame_ms_p99"] = p99(frames);
  bench.counters["landing_ms_p50"] = p50(landings);
}
BENCHMARK(OneCardFlies)->Unit(benchmark::kMillisecond)->Iterations(40);

void CardTextMade(benchmark::State& bench) {
  std::size_t next = 0;
  for (auto _ : bench)
    benchmark::DoNotOptimize(playsheet::makeFace(cards(), static_cast<naruto::DefinitionId>(next++ % 400), "it"));
}
BENCHMARK(CardTextMade)->Unit(benchmark::kMicrosecond);

/// A long game by chance: the longest of many, or with its last decision made over and over.
std::string longRecord(std::size_t decisions) {
  naruto::MatchSetup setup;
  setup.edition = &naruto::editions().front();
  setup.seats[naruto::PlayerId::south] = {"A", *playsheet::load_deck("mist")};
  setup.seats[naruto::PlayerId::north] = {"B", *playsheet::load_deck("formation")};
  std::optional<naruto::Match> longest;
  for (setup.seed = 1; setup.seed < 200; ++setup.seed) {
    naruto::Match match(cards(), setup);
    players::RandomPlayer player(setup.seed);
    while (!match.over() && match.moments().size() <= decisions)
      match.act(match.decider(), player.choose(match.state(), match.rules()));
    if (!longest || match.moments().size() > longest->moments().size()) longest.emplace(std::move(match));
  }
  std::string text = naruto::record_of(*longest);
  for (std::size_t i = longest->moments().size(); i <= decisions; ++i)
    text += std::string(naruto::kRecordUndo) + std::string(naruto::kRecordRedo);
  return text;
}

/// One record, whatever file is asked for, at once.
struct OneRecord : playsheet::RecordStore {
  explicit OneRecord(std::string text) : record(std::move(text)) {}
  void open(const QObject*, const QString&, playsheet::ReadRecord read,
            std::function<void(playsheet::OpenedRecord)> told) override {
    told({read(record), {}});
  }
  QString saveReport(const QString&, const std::string&, QString&) override { return {}; }
  QString folderOfRecords() const override { return {}; }
  QString placeForReport() override { return {}; }
  std::string record;
};

/// The goal is 100 ms: from the wish to the painted page, anywhere in a game of 500 decisions.
void SeekInARecord(benchmark::State& bench) {
  OneRecord store(longRecord(500));
  playsheet::ReplayPage page(
      [](std::string_view text) { return std::make_shared<playsheet::NarutoWatch>(text, cards()); }, store);
  page.resize(1366, 690);
  page.setLook({});
  page.show();
  page.open(QStringLiteral("bench"));
  int frame = 0;
  std::vector<double> all;
  for (auto _ : bench) {
    frame = (frame + 211) % (page.story()->last() + 1);
    const auto begin = std::chrono::steady_clock::now();
    page.goTo(frame);
    benchmark::DoNotOptimize(page.grab());
    all.push_back(std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begin).count());
  }
  bench.counters["positions"] = page.story()->frames();
  bench.counters["slowest_ms"] = *std::max_element(all.begin(), all.end());
}
BENCHMARK(SeekInARecord)->Unit(benchmark::kMillisecond)->Iterations(60);

void RecordRead(benchmark::State& bench) {
  const std::string text = longRecord(500);
  for (auto _ : bench) benchmark::DoNotOptimize(naruto::Recording(text, cards()));
}
BENCHMARK(RecordRead)->Unit(benchmark::kMillisecond);

}  // namespace

int main(int argc, char** argv) {
  qputenv("QT_QPA_PLATFORM", "offscreen");
  QApplication app(argc, argv);
  benchmark::Initialize(&argc, argv);
  benchmark::RunSpecifiedBenchmarks();
  return 0;
}
