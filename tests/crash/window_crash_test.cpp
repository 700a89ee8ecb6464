// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <random>

#include "app/match_keeper.h"
#include "app/storage/text_file.h"
#include "tests/crash/killed_player.h"
#include "tests/support/catalogs.h"
#include "ui/match/autoplay.h"
#include "ui/match/match_table.h"
#include "ui/match/match_window.h"

/// The program with its window is killed at random moments while it plays by itself, goes on, and is killed again.
/// PLAYSHEET_WINDOW_KILLS is the number of kills.
namespace playsheet::crash {
namespace {

namespace fs = std::filesystem;
using support::shipped_cards;

MatchPlan plan_of_seed(std::uint64_t seed) {
  MatchPlan plan;
  plan.seats[PlayerId::south] = {"Naomi", "en", "peak", "clones", support::ready_deck("clones")};
  plan.seats[PlayerId::north] = {"Tiago", "en", "moon", "embers", support::ready_deck("embers")};
  plan.edition = QStringLiteral("usa-1.3");
  plan.secrecy = Secrecy::Curtain;
  plan.pace = 0;
  plan.seed = seed;
  return plan;
}

/// The player: a window of its own in which a match begins, or goes on, and is played until it is over.
int play_in_window(const fs::path& data, const std::string& file, std::uint64_t seed, int pipe) {
  qputenv("QT_QPA_PLATFORM", "offscreen");
  int argc = 1;
  char name[] = "playsheet";
  char* argv[] = {name, nullptr};
  QApplication app(argc, argv);
  auto person = PersonDatabase::open(data / "person.db");
  MatchKeeper keeper(data, [&person]() -> PersonDatabase& { return person; });
  CountingRecorder* counting = nullptr;
  WindowNeeds needs;
  needs.cards = &shipped_cards();
  needs.shelf.ready = {support::ready_deck("clones"), support::ready_deck("embers")};
  needs.matches = &keeper;
  needs.recorder = [&] {
    auto made = std::make_unique<CountingRecorder>(std::make_unique<JournalRecorder>(data / "matches"), 0);
    counting = made.get();
    return made;
  };
  MatchWindow window(std::move(needs), plan_of_seed(seed));
  window.setQuestions(false);
  window.resize(1024, 600);
  window.show();
  if (file.empty()) {
    window.startMatch(plan_of_seed(seed));
  } else {
    ResumedMatch resumed = keeper.resume(QString::fromStdString(file), shipped_cards());
    if (!resumed.match) return 2;
    const std::string text = *read_text_file(data / "matches" / file);
    auto recorder = std::make_unique<CountingRecorder>(std::move(resumed.recorder),
                                                       static_cast<std::uint32_t>(entry_ends(text).size()));
    counting = recorder.get();
    const MatchPlan plan = window.planOf(*resumed.match);
    window.goOn(std::move(*resumed.match), plan, std::move(recorder));
  }
  MatchController* controller = window.table()->controller();
  acknowledge(pipe, counting->entries(), controller->match());
  QObject::connect(controller, &MatchController::decided,
                   [&] { acknowledge(pipe, counting->entries(), controller->match()); });
  Autoplay autoplay(window.table(), seed, -1);
  QObject::connect(&autoplay, &Autoplay::done, &app, [&] { QApplication::exit(autoplay.failed() ? 1 : 0); });
  autoplay.start();
  return QApplication::exec();
}

std::string newest_in(const fs::path& data) {
  std::error_code error;
  for (const auto& entry : fs::directory_iterator(data / "matches", error)) return entry.path().filename().string();
  return {};
}

TEST(WindowCrash, NothingThatWasOnTheScreenIsLost) {
  const int kills = kills_wanted("PLAYSHEET_WINDOW_KILLS", 8);
  const fs::path data = fs::temp_directory_path() / ("playsheet-window-crash-" + std::to_string(::getpid()));
  std::mt19937_64 luck(20261123);
  std::string file, before;
  int resumed = 0, torn = 0;
  (void)shipped_cards();
  for (int i = 0; i < kills; ++i) {
    SCOPED_TRACE(i);
    const std::uint64_t seed = luck();
    const KillMoment moment{static_cast<int>(luck() % 20), static_cast<int>(luck() % 30000)};
    const Killed killed = run_and_kill([&](int pipe) { return play_in_window(data, file, seed, pipe); }, moment);
    resumed += file.empty() ? 0 : 1;
    file = newest_in(data);
    const std::string record = file.empty() ? std::string() : *read_text_file(data / "matches" / file);
    std::optional<naruto::Match> match;
    ASSERT_TRUE(has_what_was_said(record, killed, shipped_cards(), match));
    ASSERT_TRUE(record.starts_with(before)) << "what stood there before was touched";
    const std::string_view whole = naruto::whole_part(record);
    torn += whole.size() < record.size() ? 1 : 0;
    before = whole;
    if (whole.empty() || match->over()) {
      fs::remove_all(data);
      file.clear();
      before.clear();
    }
  }
  fs::remove_all(data);
  std::printf("%d kills, %d of windows that went on; %d records with half a decision\n", kills, resumed, torn);
  EXPECT_GE(resumed, kills / 4);
}

}  // namespace
}  // namespace playsheet::crash
