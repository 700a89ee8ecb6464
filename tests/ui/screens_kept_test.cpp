// SPDX-License-Identifier: GPL-3.0-or-later
#include <QLabel>
#include <QPushButton>
#include <algorithm>
#include <string>
#include <tuple>

#include "tests/ui/invented_fixture.h"
#include "tests/ui/screen_regions.h"
#include "tests/ui/whole_program.h"
#include "ui/collection/background_faces.h"
#include "ui/shell/match_form.h"
#include "ui/shell/start_page.h"
#include "ui/table/curtain.h"
#include "ui/widgets/action_button.h"

/// Every screen looks as it is kept in tests/ui/screens: nothing is gone, lies elsewhere or has another colour.
namespace playsheet::testing {
namespace {

// --- the screens ----------------------------------------------------------------------------------------------------

using Kept = std::tuple<std::size_t, const char*, const char*>;  // page, theme, language

std::vector<Kept> keptPages() {
  std::vector<Kept> all;
  for (std::size_t page = 0; page < 16; ++page)
    for (const char* theme : {"dark", "light"}) all.emplace_back(page, theme, "en");
  for (const std::size_t page : {0, 4, 6, 7})  // start, collection, decks, matches: the most words
    for (const char* language : {"it", "pt_BR"}) all.emplace_back(page, "dark", language);
  return all;
}

class ScreensOfPages : public WholeProgramTest, public ::testing::WithParamInterface<Kept> {
 protected:
  const char* language() const override { return std::get<2>(GetParam()); }
};

TEST_P(ScreensOfPages, LookAsTheyAreKept) {
  const auto& [number, theme, spoken] = GetParam();
  QApplication::setCursorFlashTime(0);
  window_->setThemeName(theme);
  const auto all = pages();
  ASSERT_EQ(all.size(), 16U);
  open(all[number]);
  for (int i = 0; i < 4; ++i) QCoreApplication::processEvents();
  const auto faces = window_->findChildren<BackgroundFaces*>();
  const auto painted = [&] {
    window_->grab();  // what is shown is asked for
    return std::all_of(faces.begin(), faces.end(), [](const BackgroundFaces* each) { return each->idle(); });
  };
  ASSERT_TRUE(QTest::qWaitFor(painted, 60000)) << "faces are painted beside the window";
  const QString name = QString::fromLatin1(all[number].name).replace(u' ', u'-');
  expectScreen(*window_, QStringLiteral("%1-%2-%3").arg(name, QLatin1String(theme), QLatin1String(spoken)));
}

INSTANTIATE_TEST_SUITE_P(Kept, ScreensOfPages, ::testing::ValuesIn(keptPages()), [](const auto& of) {
  return std::to_string(std::get<0>(of.param)) + '_' + std::get<1>(of.param) + '_' + std::get<2>(of.param);
});

/// Positions that are put together, so that no change of a card or of luck makes another table of them.
class ScreensOfTheTable : public InventedMatchTest, public ::testing::WithParamInterface<const char*> {
 protected:
  void expectTable(const char* state) {
    window_->setThemeName(GetParam());
    for (int i = 0; i < 4; ++i) QCoreApplication::processEvents();
    expectScreen(*window_, QStringLiteral("table-%1-%2").arg(QLatin1String(state), QLatin1String(GetParam())));
  }
};

TEST_P(ScreensOfTheTable, InAMissionPhaseWithACardChosen) {
  toMission("usa-1.3");
  put("T-11", naruto::Zone::village);
  put("T-00", naruto::Zone::village, PlayerId::north);
  const auto card = put("T-01", naruto::Zone::hand);
  for (const char* code : {"T-18", "T-27"}) put(code, naruto::Zone::hand);
  put("T-14", naruto::Zone::chakra);
  showPosition();
  match().clickCard(card);
  expectTable("mission");
}

TEST_P(ScreensOfTheTable, InABattle) {
  toExchange();
  expectTable("battle");
}

TEST_P(ScreensOfTheTable, BehindTheCurtain) {
  beginInvented("usa-1.3", Secrecy::Curtain);
  while (asked() != naruto::ChoiceKind::change_hand) ASSERT_TRUE(stepOn());
  ASSERT_TRUE(table().curtain()->isVisible());
  expectTable("curtain");
}

TEST_P(ScreensOfTheTable, WhenItIsOver) {
  toMission("usa-1.3");
  match().concede(PlayerId::north);
  expectTable("end");
}

INSTANTIATE_TEST_SUITE_P(Kept, ScreensOfTheTable, ::testing::Values("dark", "light"),
                         [](const auto& of) { return std::string(of.param); });

// --- that they can fail ---------------------------------------------------------------------------------------------

/// A window whose parts are known: a panel with a label and a button.
class ScreenRegions : public ::testing::Test {
 protected:
  void SetUp() override {
    window_.setFixedSize(400, 300);
    panel_.setGeometry(40, 60, 300, 180);
    panel_.setObjectName(QStringLiteral("panel"));
    panel_.setAutoFillBackground(true);
    paint(QColor(40, 60, 90));
    button_.setGeometry(20, 20, 120, 40);
    other_.setGeometry(20, 90, 120, 40);
    window_.show();
    kept_ = seen();
  }
  void paint(const QColor& colour) {
    QPalette palette = panel_.palette();
    palette.setColor(QPalette::Window, colour);
    panel_.setPalette(palette);
  }
  std::vector<Region> seen() {
    QCoreApplication::processEvents();
    return regionsOf(window_, window_.grab().toImage().convertToFormat(QImage::Format_RGB32));
  }
  QStringList faults() { return regionFaults(kept_, seen()); }

  QWidget window_;
  QWidget panel_{&window_};
  QPushButton button_{QStringLiteral("Play"), &panel_};
  QPushButton other_{QStringLiteral("Leave"), &panel_};
  std::vector<Region> kept_;
};

TEST_F(ScreenRegions, ArePartsByTheirNames) {
  ASSERT_EQ(kept_.size(), 3U);
  EXPECT_EQ(kept_[0].name, QStringLiteral("QPushButton “Leave”"));
  EXPECT_EQ(kept_[1].name, QStringLiteral("QPushButton “Play”"));
  EXPECT_EQ(kept_[2].name, QStringLiteral("QWidget panel"));
  EXPECT_EQ(kept_[2].place, QRect(40, 60, 300, 180));
  EXPECT_TRUE(faults().isEmpty()) << faults().join(u'\n').toStdString();
}

TEST_F(ScreenRegions, AreReadAsTheyAreWritten) {
  const auto read = readRegions(writeRegions(kept_));
  ASSERT_EQ(read.size(), kept_.size());
  EXPECT_EQ(writeRegions(read), writeRegions(kept_));
  EXPECT_TRUE(regionFaults(kept_, read).isEmpty());
}

TEST_F(ScreenRegions, TellAButtonThatIsGone) {
  button_.hide();
  ASSERT_FALSE(faults().isEmpty());
  EXPECT_TRUE(faults().join(u'\n').contains(QStringLiteral("QPushButton “Play”: is kept as 60,80 120x40")));
  EXPECT_TRUE(faults().join(u'\n').contains(QStringLiteral("and is not there")));
}

TEST_F(ScreenRegions, TellAButtonThatIsNew) {
  QPushButton more(QStringLiteral("More"), &panel_);
  more.setGeometry(160, 20, 120, 40);
  more.show();
  EXPECT_TRUE(faults().join(u'\n').contains(QStringLiteral("QPushButton “More”: is not kept")));
}

TEST_F(ScreenRegions, TellAnotherColour) {
  paint(QColor(40, 100, 90));
  ASSERT_EQ(faults().size(), 1) << faults().join(u'\n').toStdString();
  EXPECT_TRUE(faults().front().startsWith(QStringLiteral("QWidget panel: is kept as ")));
}

TEST_F(ScreenRegions, TellWhatHasMoved) {
  panel_.move(60, 60);
  EXPECT_EQ(faults().size(), 3) << "the panel and what is on it";
  EXPECT_TRUE(faults().last().contains(QStringLiteral("QWidget panel: is kept as 40,60")));
}

TEST_F(ScreenRegions, BearWhatAnotherVersionOfQtMoves) {
  panel_.resize(306, 176);
  button_.move(24, 22);
  paint(QColor(44, 64, 92));
  EXPECT_TRUE(faults().isEmpty()) << faults().join(u'\n').toStdString();
}

/// The same on a page of the program itself.
class ScreenFaults : public WholeProgramTest {
 protected:
  void SetUp() override {
    WholeProgramTest::SetUp();
    QApplication::setCursorFlashTime(0);
    window_->setThemeName(QStringLiteral("dark"));
    open(pages().front());
    kept_ = seen();
    ASSERT_TRUE(faults().isEmpty()) << "nothing has changed yet";
  }
  std::vector<Region> seen() {
    for (int i = 0; i < 4; ++i) QCoreApplication::processEvents();
    return regionsOf(*window_, window_->grab().toImage().convertToFormat(QImage::Format_RGB32));
  }
  QString faults() { return regionFaults(kept_, seen()).join(u'\n'); }

  std::vector<Region> kept_;
};

TEST_F(ScreenFaults, AButtonOfTheStartPageIsHidden) {
  QWidget* const start = window_->startPage()->form()->startButton();
  start->hide();
  EXPECT_TRUE(faults().contains(QStringLiteral("“Start the match”: is kept as"))) << faults().toStdString();
  EXPECT_TRUE(faults().contains(QStringLiteral("and is not there")));
}

TEST_F(ScreenFaults, AButtonHasTheColourOfAnotherTheme) {
  Look light;
  light.themeName = QStringLiteral("light");
  window_->startPage()->form()->startButton()->setLook(light);
  EXPECT_TRUE(faults().contains(QStringLiteral("“Start the match”: is kept as"))) << faults().toStdString();
}

TEST_F(ScreenFaults, TheFormIsMovedBy20Pixels) {
  MatchForm* const form = window_->startPage()->form();
  form->move(form->x() + 20, form->y());
  EXPECT_TRUE(faults().contains(QStringLiteral("MatchForm matchForm: is kept as"))) << faults().toStdString();
}

}  // namespace
}  // namespace playsheet::testing
