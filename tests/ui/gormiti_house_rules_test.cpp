// SPDX-License-Identifier: GPL-3.0-or-later
// The house rules of a match of Gormiti (G-12): chosen in their dialog, played, told, written down and remembered.
#include <QApplication>
#include <QSpinBox>
#include <QTest>
#include <QTimer>
#include <filesystem>
#include <set>

#include "app/job_thread.h"
#include "app/journal_recorder.h"
#include "app/match_keeper.h"
#include "app/plan_settings.h"
#include "tests/ui/access_reader.h"
#include "tests/ui/gormiti_fixture.h"
#include "tests/ui/program_language.h"
#include "tests/ui/words_watch.h"
#include "ui/gormiti/gormiti_watch.h"
#include "ui/gormiti/house_options.h"
#include "ui/shell/gormiti_form.h"
#include "ui/shell/gormiti_rules_dialog.h"
#include "ui/shell/ruling_row.h"
#include "ui/shell/start_page.h"
#include "ui/table/end_sheet.h"
#include "ui/widgets/action_button.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/number_field.h"

namespace playsheet::testing {
namespace {

namespace fs = std::filesystem;
using gormiti::Mode;

GormitiRulesDialog::Input asked(Mode mode, const gormiti::Options& options = {}, const char* language = "en") {
  return {mode, options, QString::fromLatin1(language)};
}

void writeNumber(const RulingRow& row, const char* number) {
  QSpinBox& field = *row.number()->field();
  field.selectAll();
  QTest::keyClicks(&field, QLatin1String(number));
}

// --- the dialog -----------------------------------------------------------------------------------------------------

TEST(GormitiRulesDialog, EveryOptionIsAskedInItsModeWithWordsInThreeLanguages) {  // G-12
  for (const char* language : {"en", "it", "pt_BR"}) {
    std::set<QString> all;
    for (const Mode mode : {Mode::strategic, Mode::quick}) {
      const GormitiRulesDialog dialog(asked(mode, {}, language), Look{});
      EXPECT_EQ(dialog.changedRows(), 0);
      for (const gormiti::OptionRow* option : optionsOf(mode)) {
        const RulingRow* row = dialog.row(option->name);
        ASSERT_NE(row, nullptr) << option->name;
        all.insert(row->question().id);
        EXPECT_NE(row->question().title, row->question().id) << language;
        EXPECT_FALSE(row->question().text.isEmpty()) << option->name;
        EXPECT_EQ(row->question().sign.toStdString(), option->rule);
        EXPECT_EQ(static_cast<int>(row->value()), option->standard) << option->name;
        if (row->number()) continue;
        ASSERT_EQ(row->box()->count(), option->most + 1) << option->name;
        for (int i = 0; i < row->box()->count(); ++i) {
          EXPECT_NE(row->box()->itemText(i), QString::number(i)) << option->name;
          EXPECT_EQ(row->box()->itemIcon(i).isNull(), i != option->standard) << "the default is ticked";
        }
      }
    }
    EXPECT_EQ(all.size(), gormiti::option_rows().size()) << "all 19 can be set";
  }
}

TEST(GormitiRulesDialog, OnlyTheOptionsOfTheModeAreAskedAndTheOthersStay) {
  gormiti::Options options;
  options.fighter_zones = 6;
  GormitiRulesDialog dialog(asked(Mode::quick, options), Look{});
  EXPECT_EQ(dialog.row("fighterZones"), nullptr);
  EXPECT_EQ(dialog.changedRows(), 0);
  dialog.row("quickTie")->setValue(1);
  options.quick_tie = gormiti::QuickTie::draw;
  EXPECT_EQ(dialog.options(), options);
  EXPECT_EQ(dialog.changedRows(), 1);
  dialog.resetButton()->click();
  options.quick_tie = gormiti::QuickTie::last;
  EXPECT_EQ(dialog.options(), options);
  EXPECT_FALSE(dialog.resetButton()->isEnabled());
}

TEST(GormitiRulesDialog, ANumberIsWrittenOrCountedWithinItsRange) {  // G-309, G-710
  GormitiRulesDialog dialog(asked(Mode::strategic), Look{});
  const RulingRow& zones = *dialog.row("fighterZones");
  dialog.show();
  QTest::mouseClick(zones.number()->moreButton(), Qt::LeftButton);
  EXPECT_EQ(dialog.options().fighter_zones, 5);
  QTest::keyClick(zones.number()->field(), Qt::Key_Down);
  EXPECT_EQ(dialog.options().fighter_zones, 4);
  EXPECT_FALSE(zones.isChanged());
  writeNumber(zones, "9");
  EXPECT_LE(dialog.options().fighter_zones, 8) << "2 to 8";

  const RulingRow& limit = *dialog.row("turnLimit");
  writeNumber(limit, "0");
  EXPECT_EQ(dialog.options().turn_limit, 0) << "none";
  EXPECT_FALSE(limit.number()->lessButton()->isEnabled());
  QTest::mouseClick(limit.number()->moreButton(), Qt::LeftButton);
  EXPECT_EQ(dialog.options().turn_limit, 50);
  QTest::mouseClick(limit.number()->lessButton(), Qt::LeftButton);
  EXPECT_EQ(dialog.options().turn_limit, 0);
  writeNumber(limit, "640");
  EXPECT_EQ(dialog.options().turn_limit, 640);
  writeNumber(limit, "49");  // the place of the 0, and no number of the range
  EXPECT_EQ(dialog.options().turn_limit, 640);
  EXPECT_TRUE(gormiti::is_playable(dialog.options()));
}

TEST(GormitiRulesDialog, WhatHasNoEndIsRefusedWithASentence) {  // G-710
  const Listener listener;
  GormitiRulesDialog dialog(asked(Mode::strategic), Look{});
  dialog.row("quietTurns")->setValue(0);
  EXPECT_EQ(dialog.refusal(), "");
  EXPECT_TRUE(dialog.doneButton()->isEnabled());
  dialog.row("turnLimit")->setValue(0);
  EXPECT_TRUE(dialog.refusal().contains(QStringLiteral("G-710"))) << dialog.refusal().toStdString();
  EXPECT_FALSE(dialog.doneButton()->isEnabled());
  EXPECT_TRUE(listener.announcements().contains(dialog.refusal())) << "it is said aloud";
  dialog.row("quietTurns")->reset();
  EXPECT_EQ(dialog.refusal(), "");
  EXPECT_TRUE(dialog.doneButton()->isEnabled());
}

TEST(GormitiRulesDialog, InAMatchTheyAreOnlyToBeRead) {
  gormiti::Options options;
  options.moves_per_side = 2;
  options.start_draw = false;
  const GormitiRulesDialog dialog({Mode::strategic, options, QStringLiteral("en"), true}, Look{});
  EXPECT_EQ(dialog.changedRows(), 2);
  EXPECT_FALSE(dialog.row("movesPerSide")->number()->isEnabled());
  EXPECT_FALSE(dialog.row("startDraw")->box()->isEnabled());
  EXPECT_TRUE(dialog.resetButton()->isHidden());
  EXPECT_EQ(dialog.options(), options);
}

TEST(GormitiRulesDialog, AReaderHearsQuestionAndNumber) {
  GormitiRulesDialog dialog(asked(Mode::strategic), Look{});
  const RulingRow& limit = *dialog.row("turnLimit");
  dialog.show();
  EXPECT_EQ(limit.number()->field()->accessibleName(), limit.question().title);
  EXPECT_EQ(limit.number()->field()->accessibleDescription(), limit.question().text);
  bool read = false;
  for (const Told& told : readTree(&dialog))
    read = read || (told.role == QAccessible::SpinBox && told.name == limit.question().title);
  EXPECT_TRUE(read);
}

// --- a match --------------------------------------------------------------------------------------------------------

class GormitiHouseRules : public ::testing::Test {
 protected:
  void SetUp() override {
    const auto* info = ::testing::UnitTest::GetInstance()->current_test_info();
    folder_ = fs::path(::testing::TempDir()) / (std::string("gormiti_rules_") + info->name());
    fs::remove_all(folder_);
    fs::create_directories(folder_);
    keeper_ = std::make_unique<MatchKeeper>(jobs_, folder_);
    openWindow();
  }
  void TearDown() override {
    window_.reset();
    fs::remove_all(folder_);
  }
  void openWindow() {
    WindowNeeds needs;
    needs.cards = &shippedCards();
    needs.shelf.ready = {shippedDeck("clones"), shippedDeck("embers")};
    needs.gormiti = &gormitiCards();
    needs.gormitiRecorder = [this] { return std::make_unique<GormitiJournalRecorder>(folder_ / "matches"); };
    needs.matches = keeper_.get();
    window_ = std::make_unique<Shell>(std::move(needs), planOf(Secrecy::Open));
    window_->setQuestions(false);
    window_->resize(1366, 690);
    window_->show();
    window_->setGame(GameKind::Gormiti);
  }
  GormitiForm& form() { return *window_->startPage()->gormitiForm(); }
  GormitiDesk& desk() { return *gormitiDeskOf(window_->table()); }
  const gormiti::Options& played() { return desk().match().setup().options; }
  std::vector<fs::path> records() const {
    std::vector<fs::path> out;
    for (const auto& entry : fs::directory_iterator(folder_ / "matches")) out.push_back(entry.path());
    return out;
  }
  /// What is done in the dialog that comes with the next press.
  template <class F>
  void inTheDialog(const F& act) {
    QTimer::singleShot(0, window_.get(), [act, this] {
      auto* dialog = qobject_cast<GormitiRulesDialog*>(QApplication::activeModalWidget());
      met_ = dialog != nullptr;
      if (dialog) act(*dialog);
    });
  }

  fs::path folder_;
  JobThread jobs_;
  std::unique_ptr<MatchKeeper> keeper_;
  std::unique_ptr<Shell> window_;
  bool met_ = false;
};

/// Set on the form, played, told at the table, written into the record; the same in the next game and in one that goes
/// on.
TEST_F(GormitiHouseRules, AreChosenPlayedToldAndKept) {  // G-12
  EXPECT_EQ(form().rulingsButton()->text(), "House rules");
  inTheDialog([](GormitiRulesDialog& dialog) {
    dialog.row("fighterZones")->setValue(6);
    dialog.row("openingExchange")->setValue(1);
    dialog.doneButton()->click();
  });
  form().rulingsButton()->click();
  ASSERT_TRUE(met_);
  EXPECT_EQ(form().rulingsButton()->text(), "House rules: 2 changed");
  gormiti::Options wanted;
  wanted.fighter_zones = 6;
  wanted.opening_exchange = true;
  EXPECT_EQ(form().plan().options, wanted);
  form().startButton()->click();
  ASSERT_NE(window_->table(), nullptr);
  EXPECT_EQ(played(), wanted);
  EXPECT_EQ(desk().match().rules().options, wanted);
  const QString line = desk().rulesLine(QStringLiteral("en"));
  EXPECT_TRUE(line.endsWith(QStringLiteral(", 2 house rules"))) << line.toStdString();
  EXPECT_TRUE(window_->windowTitle().contains(QStringLiteral("2 house rules")));

  ASSERT_EQ(records().size(), 1U);
  const std::string record = *read_text_file(records().front());
  EXPECT_NE(record.find("option fighterZones 6\noption openingExchange 1\n"), std::string::npos);
  const GormitiWatch watched(record, gormitiCards());
  EXPECT_EQ(watched.recording().setup().options, wanted);
  EXPECT_EQ(watched.rulesLine(QStringLiteral("en")), line);

  const QString file = QString::fromStdString(records().front().filename().string());
  window_.reset();  // the program is closed in the middle of it
  openWindow();
  EXPECT_EQ(form().plan().options, gormiti::Options());
  window_->goOnWith(file);
  ASSERT_TRUE(QTest::qWaitFor([&] { return window_->table() != nullptr; }, 60000));
  EXPECT_EQ(played(), wanted);
  EXPECT_EQ(desk().rulesLine(QStringLiteral("en")), line);
  window_->table()->setGuard(0);
  desk().concede(PlayerId::south);
  QCoreApplication::processEvents();
  window_->table()->endSheet()->againButton()->click();
  QCoreApplication::processEvents();
  ASSERT_FALSE(desk().over());
  EXPECT_EQ(played(), wanted) << "played once more";
}

TEST_F(GormitiHouseRules, ADialogThatIsLeftChangesNothing) {
  inTheDialog([](GormitiRulesDialog& dialog) {
    dialog.row("fighterZones")->setValue(6);
    dialog.reject();
  });
  form().rulingsButton()->click();
  ASSERT_TRUE(met_);
  EXPECT_EQ(form().plan().options, gormiti::Options());
  EXPECT_EQ(form().rulingsButton()->text(), "House rules");
}

TEST_F(GormitiHouseRules, AreOpenedAndSetWithoutAMouse) {
  form().rulingsButton()->setFocus();
  inTheDialog([](GormitiRulesDialog& dialog) {
    QTest::keyClicks(dialog.search(), QStringLiteral("fighter zones"));
    EXPECT_EQ(dialog.shownRows(), 1);
    QTest::keyClick(dialog.row("fighterZones")->number()->field(), Qt::Key_Up);
    QTest::keyClick(dialog.doneButton(), Qt::Key_Space);
  });
  QTest::keyClick(form().rulingsButton(), Qt::Key_Space);
  ASSERT_TRUE(met_);
  EXPECT_EQ(form().plan().options.fighter_zones, 5);
}

/// What is set for the other mode is kept, and neither counted nor told.
TEST_F(GormitiHouseRules, CountWhereTheyMeanSomething) {
  gormiti::Options options;
  options.fighter_zones = 6;
  options.quick_tie = gormiti::QuickTie::draw;
  options.quick_swap = false;
  form().setOptions(options);
  EXPECT_EQ(form().rulingsButton()->text(), "House rules: 1 changed");
  form().modeBox()->setCurrentIndex(1);
  emit form().modeBox()->activated(1);
  EXPECT_EQ(form().rulingsButton()->text(), "House rules: 2 changed");
  window_->startGormiti(form().plan());
  EXPECT_TRUE(desk().rulesLine(QStringLiteral("en")).endsWith(QStringLiteral(", 2 house rules")));
}

TEST_F(GormitiHouseRules, WhatCannotBePlayedDoesNotStart) {  // G-710, G-R
  gormiti::Options options;
  options.quiet_turns = 0;
  options.turn_limit = 0;
  form().setOptions(options);
  EXPECT_FALSE(form().startButton()->isEnabled());
  EXPECT_FALSE(form().message().isEmpty());
  form().setOptions({});
  EXPECT_TRUE(form().startButton()->isEnabled());
  EXPECT_EQ(form().message(), "");
}

TEST_F(GormitiHouseRules, AreReadOnlyInTheMenuOfTheMatch) {
  GormitiPlan plan = form().plan();
  plan.options.moves_per_side = 3;
  window_->startGormiti(plan);
  inTheDialog([](GormitiRulesDialog& dialog) {
    EXPECT_EQ(dialog.changedRows(), 1);
    EXPECT_FALSE(dialog.row("movesPerSide")->number()->isEnabled());
    dialog.doneButton()->click();
  });
  QAction* entry = nullptr;
  for (QAction* action : window_->findChildren<QAction*>())
    if (action->text() == QStringLiteral("&House rules of this match…")) entry = action;
  ASSERT_NE(entry, nullptr);
  ASSERT_TRUE(entry->isEnabled());
  entry->trigger();
  EXPECT_TRUE(met_);
}

TEST_F(GormitiHouseRules, TheFormHasRoomForThem) {
  for (const QString& language : kWordLanguages) {
    const ProgramLanguage spoken(language);
    openWindow();
    gormiti::Options options;
    options.fighter_zones = 6;
    form().setOptions(options);
    for (const QSize& size : kWordWindows) {
      window_->resize(size);
      QCoreApplication::processEvents();
      const ActionButton& button = *form().rulingsButton();
      EXPECT_GE(button.width() + 1, button.sizeHint().width()) << language.toStdString();
      EXPECT_TRUE(form().rect().contains(QRect(button.mapTo(&form(), QPoint()), button.size())));
    }
  }
}

// --- the settings ---------------------------------------------------------------------------------------------------

TEST_F(GormitiHouseRules, AreRememberedWithTheOtherChoices) {
  std::optional<StorageProblem> problem;
  Settings settings = Settings::load(folder_ / "settings.ini", problem);
  GormitiPlan plan;
  plan.options.turn_limit = 0;
  plan.options.trigger_order = gormiti::TriggerOrder::fixed;
  keepGormitiPlan(settings, plan);
  EXPECT_EQ(settings.get("gormiti.options"), "triggerOrder=1 turnLimit=0");
  QStringList unknown;
  EXPECT_EQ(gormitiPlanFrom(settings, QStringLiteral("en"), gormitiCards(), unknown).options, plan.options);
  EXPECT_EQ(unknown, QStringList());
}

/// What no version knows, has no such value or leaves a match without an end is left out and told.
TEST_F(GormitiHouseRules, UnknownOnesAreLeftOutAndTold) {  // G-710
  std::optional<StorageProblem> problem;
  Settings settings = Settings::load(folder_ / "settings.ini", problem);
  settings.set("gormiti.options", "dragons=3 fighterZones=9 movesPerSide=2 quietTurns=0 turnLimit=0 quickTie=draw");
  QStringList unknown;
  gormiti::Options wanted;
  wanted.moves_per_side = 2;
  wanted.quiet_turns = 0;
  EXPECT_EQ(gormitiPlanFrom(settings, QStringLiteral("en"), gormitiCards(), unknown).options, wanted);
  EXPECT_EQ(unknown, (QStringList{"dragons=3", "fighterZones=9", "turnLimit=0", "quickTie=draw"}));
}

}  // namespace
}  // namespace playsheet::testing
