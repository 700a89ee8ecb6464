// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>

#include "app/kept_records.h"
#include "app/match_keeper.h"
#include "app/storage/text_file.h"
#include "tests/crash/killed_player.h"
#include "tests/support/catalogs.h"
#include "ui/naruto/naruto_desk.h"
#include "ui/shell/shell.h"
#include "ui/table/autoplay.h"
#include "ui/table/match_table.h"

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
  JobThread jobs;
  MatchKeeper keeper(jobs, data);
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
  Shell window(std::move(needs), plan_of_seed(seed));
  window.setQuestions(false);
  window.resize(1024, 600);
  window.show();
  if (file.empty()) {
    window.startMatch(plan_of_seed(seed));
  } else {
    ReopenedRecord resumed = KeptRecords(data).reopen(file, shipped_cards());
    if (!resumed.match) return 2;
    const std::string text = *read_text_file(data / "matches" / file);
    auto recorder = std::make_unique<CountingRecorder>(std::make_unique<JournalRecorder>(std::move(*resumed.journal)),
                                                       static_cast<std::uint32_t>(entry_ends(text).size()));
    counting = recorder.get();
    const MatchPlan plan = window.planOf(*resumed.match);
    window.goOn(std::move(*resumed.match), plan, std::move(recorder));
  }
  NarutoDesk* controller = narutoDeskOf(window.table());
  acknowledge(pipe, counting->entries(), controller->match());
  QObject::connect(controller, &NarutoDesk::decided,
                   [&] { acknowledge(pipe, counting->entries(), controller->match()); });
  Autoplay autoplay(window.table(), seed, -1);
  QObject::connect(&autoplay, &Autoplay::done, &app, [&] { QApplication::exit(autoplay.failed() ? 1 : 0); });
  autoplay.start();
  return QApplication::exec();
}

TEST(WindowCrash, NothingThatWasOnTheScreenIsLost) {
  const int kills = kills_wanted("PLAYSHEET_WINDOW_KILLS", 8);
  const CrashFolder folder("window-crash");
  constexpr std::size_t kPassesByItself = 1000;  // how many may stand behind one click, is looked at entry by entry
  const KillCounts counts =
      kill_one_after_another({kills, seed_wanted(20261123), 20, 30000, kPassesByItself}, folder, play_in_window);
  EXPECT_GE(counts.resumed, kills / 4);
}

}  // namespace
}  // namespace playsheet::crash
