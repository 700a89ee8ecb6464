// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/gormiti_fixture.h"
#include "tests/ui/program_language.h"
#include "tests/ui/screen_regions.h"
#include "tests/ui/words_watch.h"
#include "ui/shell/gormiti_form.h"
#include "ui/shell/start_page.h"
#include "ui/table/end_sheet.h"
#include "ui/table/side_panel.h"
#include "ui/table/still_panel.h"

/// The table of Gormiti as a picture: no word is cut, and it looks as it is kept.
namespace playsheet::testing {
namespace {

using gormiti::Mode;
using gormiti::QuestionKind;

class GormitiWords : public GormitiWindow {
 protected:
  void beginIn(const QString& language, Secrecy secrecy, Mode mode, std::uint64_t seed) {
    GormitiPlan plan = gormitiPlan(secrecy, mode, seed);
    for (auto& seat : plan.seats.values) seat.language = language;
    beginWith(plan);
  }

  /// A game that goes on by luck, and what is on the screen every so many decisions: each kind of question is met.
  void lookOn(int decisions, int every) {
    const auto decide = desk().randomPlayer(5);
    for (int i = 0; i < decisions && !desk().over(); ++i) {
      if (i % every == every - 1 || desk().still()) look();
      while (desk().still()) desk().goOn();
      if (desk().secrecy().curtain()) desk().openCurtain();
      ASSERT_TRUE(decide());
    }
    if (desk().over()) look();
  }

  void look() {
    desk().holdKey(desk().decider(), true);  // a hand that is raised, where hands are covered
    QCoreApplication::processEvents();
    window_->grab();
    desk().holdKey(desk().decider(), false);
    ++looks_;
  }

  int looks_ = 0;
};

TEST_F(GormitiWords, AreWholeAtEverySizeInEveryLanguage) {
  CutWords watch;
  std::uint64_t seed = 3;
  for (const QString& language : kWordLanguages) {
    const ProgramLanguage speaks(language);
    for (const QSize& size : kWordWindows)
      for (const Mode mode : {Mode::strategic, Mode::quick}) {
        beginIn(language, seed % 2 == 0 ? Secrecy::Open : Secrecy::Hold, mode, seed);
        ++seed;
        watch.where = QStringLiteral("%1 %2x%3 %4")
                          .arg(language)
                          .arg(size.width())
                          .arg(size.height())
                          .arg(mode == Mode::quick ? QStringLiteral("quick") : QStringLiteral("strategic"));
        window_->resize(size);
        lookOn(90, 12);
      }
  }
  EXPECT_GT(looks_, 200);
  EXPECT_TRUE(watch.faults.isEmpty()) << faultsOf(watch);
}

TEST_F(GormitiWords, AreWholeWhereTheMatchIsChosen) {
  CutWords watch;
  for (const QString& language : kWordLanguages) {
    const ProgramLanguage speaks(language);
    openWindow();
    window_->startPage()->setGame(GameKind::Gormiti);
    for (const QSize& size : kWordWindows) {
      watch.where = QStringLiteral("%1 %2x%3").arg(language).arg(size.width()).arg(size.height());
      window_->resize(size);
      QCoreApplication::processEvents();
      window_->grab();
    }
  }
  EXPECT_TRUE(watch.faults.isEmpty()) << faultsOf(watch);
}

// --- as they are kept -----------------------------------------------------------------------------------------------

class ScreensOfGormiti : public GormitiWindow, public ::testing::WithParamInterface<const char*> {
 protected:
  void expectTable(const char* state) {
    window_->setThemeName(GetParam());
    for (int i = 0; i < 4; ++i) QCoreApplication::processEvents();
    expectScreen(*window_, QStringLiteral("gormiti-%1-%2").arg(QLatin1String(state), QLatin1String(GetParam())));
  }
  /// By luck that is the same on every machine.
  bool playTo(const std::function<bool()>& there) {
    const auto decide = desk().randomPlayer(11);
    for (int i = 0; i < 600 && !desk().over(); ++i) {
      if (there()) return true;
      while (desk().still()) desk().goOn();
      if (!decide()) return false;
    }
    return false;
  }
};

TEST_P(ScreensOfGormiti, InAStrategicPhase) {
  begin(Secrecy::Open);
  ASSERT_TRUE(playTo([this] { return state().turn >= 8 && state().question.kind == QuestionKind::strategic; }));
  expectTable("strategic");
}

TEST_P(ScreensOfGormiti, WithAClashThatStands) {
  begin(Secrecy::Open);
  ASSERT_TRUE(playTo([this] { return state().turn >= 6 && desk().still(); }));
  expectTable("clash");
}

/// Where nothing follows by itself there is one column, and no empty one.
TEST_F(GormitiWords, NothingStandsForWhatDidNotHappen) {
  begin(Secrecy::Open);
  const auto decide = desk().randomPlayer(11);
  for (int i = 0; i < 600 && !desk().still(); ++i) ASSERT_TRUE(decide());
  ASSERT_TRUE(desk().still());
  QCoreApplication::processEvents();
  const StillPanel* panel = table().stillness();
  ASSERT_TRUE(panel->isVisible());
  for (const LogView* log : {panel->result(), panel->since()}) EXPECT_EQ(log->isVisible(), !log->rows().empty());
}

TEST_P(ScreensOfGormiti, InAQuickMatch) {
  begin(Secrecy::Hold, Mode::quick);
  ASSERT_TRUE(playTo([this] { return state().round >= 2 && !desk().still(); }));
  expectTable("quick");
}

TEST_P(ScreensOfGormiti, WhenItIsOver) {
  begin(Secrecy::Open);
  desk().concede(desk().decider());
  QCoreApplication::processEvents();
  expectTable("end");
}

INSTANTIATE_TEST_SUITE_P(Kept, ScreensOfGormiti, ::testing::Values("dark", "light"),
                         [](const auto& of) { return std::string(of.param); });

}  // namespace
}  // namespace playsheet::testing
