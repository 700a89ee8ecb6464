// SPDX-License-Identifier: GPL-3.0-or-later
#include <QLabel>
#include <set>

#include "engine/tournament/laws/organiser.h"
#include "engine/tournament/roster/tables.h"
#include "tests/ui/program_language.h"
#include "tests/ui/tournament_fixture.h"
#include "ui/tournament/clock_panel.h"
#include "ui/tournament/clock_window.h"
#include "ui/tournament/event_paper.h"
#include "ui/tournament/penalties_tab.h"
#include "ui/tournament/report_tab.h"
#include "ui/widgets/choice_box.h"
#include "ui/wording/tournament/event_words.h"
#include "ui/wording/tournament/penalty_text.h"
#include "ui/wording/tournament/refusal_text.h"
#include "ui/wording/tournament/step_text.h"

/// What the page of organised play says, in three languages; its clock; its penalties.
namespace playsheet::testing {
namespace {

using namespace tournament;
using wording::kLanguages;

TEST(TournamentWording, EveryRefusalHasASentenceOfItsOwnInEveryLanguage) {
  const Event event;
  for (const auto language : kLanguages) {
    std::set<std::string> all;
    for (std::size_t i = 0; i < kRefusals; ++i) {
      const auto code = static_cast<RefusalCode>(i);
      const std::string words = tournament_wording::refusal_text({code, "7", "9"}, event, language);
      EXPECT_GT(words.size(), 12U) << row_of(code).name;
      EXPECT_EQ(words.find_first_of("{}"), std::string::npos) << words;
      EXPECT_TRUE(words.ends_with('.') || words.ends_with("”.")) << words;
      EXPECT_TRUE(all.insert(words).second) << "said twice: " << words;
    }
  }
}

TEST(TournamentWording, EveryStepOfWholeEventsHasWords) {
  std::set<std::size_t> kinds;
  for (std::uint64_t seed = 1; seed < 12; ++seed) {
    const Simulated simulated = simulate({14, seed, seed % 3 == 0 ? Type::elimination : Type::swiss, true, {}});
    const Event& event = simulated.journal.event();
    for (const Line& line : simulated.journal.lines())
      for (const auto language : kLanguages) {
        const std::string words = tournament_wording::step_text(line, event, language);
        EXPECT_FALSE(words.empty());
        EXPECT_EQ(words.find_first_of("{}"), std::string::npos) << words;
        kinds.insert(line.command.index());
      }
    for (const auto language : kLanguages)
      for (const Penalty& penalty : event.penalties)
        EXPECT_FALSE(tournament_wording::effect_text(event, penalty, language).empty());
  }
  EXPECT_GE(kinds.size(), 15U);
}

TEST(TournamentWording, EveryOptionHasAName) {
  for (const OptionRow& row : option_rows())
    for (const auto language : kLanguages) EXPECT_NE(tournament_wording::option_word(row.name, language), row.name);
}

class TournamentWords : public TournamentWindowTest {};

TEST_F(TournamentWords, ThePageSpeaksTheLanguageOfTheProgramAndStaysWhereItIs) {
  newEvent();
  openEvent();
  enrol(8);
  openRound();
  result(1, 1);
  const std::vector<std::array<QString, 4>> said{
      {QStringLiteral("it"), QStringLiteral("Turno 1: in corso · risultati mancanti: 3"), QStringLiteral("Classifica"),
       QStringLiteral("Nel Turno 1 mancano dei risultati. Prima si inseriscono quelli.")},
      {QStringLiteral("pt_BR"), QStringLiteral("Rodada 1: em andamento · resultados que faltam: 3"),
       QStringLiteral("Classificação"), QStringLiteral("Faltam resultados na rodada 1. Primeiro insira-os.")},
      {QStringLiteral("en"), QStringLiteral("Round 1: running · results missing: 3"), QStringLiteral("Standings"),
       QStringLiteral("Results are missing in round 1. Enter them first.")}};
  for (const auto& [language, strip, standings, refusal] : said) {
    const ProgramLanguage speaks(language);
    QCoreApplication::processEvents();
    ASSERT_TRUE(page().view()) << "the event is open again, in the new language";
    EXPECT_EQ(view().part(), EventView::Rounds);
    EXPECT_TRUE(view().strip().contains(strip)) << view().strip().toStdString();
    EXPECT_EQ(named<ActionButton>("part3")->text(), standings);
    Draft early;
    early.round = 2;
    EXPECT_FALSE(session().give(early));
    EXPECT_EQ(message(), refusal);
  }
}

/// Nothing of the page is cut off, in any language, at the smallest usual screen.
TEST_F(TournamentWords, ButtonsHaveRoomInEveryLanguage) {
  newEvent();
  openEvent();
  enrol(8);
  openRound();
  window_->resize(1280, 660);
  for (const QString language : {"it", "pt_BR", "en"}) {
    const ProgramLanguage speaks(language);
    QCoreApplication::processEvents();
    for (int part = 0; part < view().parts(); ++part) page().showPart(part);  // each has been shown once
    for (int part = 0; part < view().parts(); ++part) {
      page().showPart(part);
      QCoreApplication::processEvents();
      EXPECT_LE(page().minimumSizeHint().width(), page().width()) << language.toStdString() << ' ' << part;
      EXPECT_LE(page().minimumSizeHint().height(), page().height()) << language.toStdString() << ' ' << part;
      for (const ActionButton* button : page().findChildren<ActionButton*>())
        if (button->isVisible()) {
          EXPECT_GE(button->width(), button->sizeHint().width())
              << language.toStdString() << ' ' << button->text().toStdString();
        }
    }
  }
}

// T-P34
TEST_F(TournamentWords, TablesAndTheirRowsAreReadByAScreenReader) {
  newEvent();
  openEvent();
  enrol(4);
  openRound();
  for (int part = 0; part < view().parts(); ++part) {
    page().showPart(part);
    for (const EventTable* table : page().findChildren<EventTable*>())
      EXPECT_FALSE(table->accessibleName().isEmpty()) << table->objectName().toStdString();
  }
  page().showPart(EventView::Rounds);
  QCoreApplication::processEvents();
  QAccessibleInterface* access = QAccessible::queryAccessibleInterface(view().rounds()->list());
  ASSERT_TRUE(access && access->tableInterface());
  EXPECT_EQ(access->tableInterface()->rowCount(), 2);
  EXPECT_EQ(access->tableInterface()->cellAt(0, 6)->text(QAccessible::Name), QStringLiteral("State: missing"));
}

// T-P23
TEST_F(TournamentWords, TheClockGoesOnRightlyAfterTheProgramWasClosed) {
  newEvent();
  openEvent();
  enrol(4);
  openRound();
  const auto shown = [this] {
    view().rounds()->clock()->refresh();
    return view().rounds()->clock()->shown();
  };
  EXPECT_EQ(shown(), QStringLiteral("40:00"));
  desk_.time = desk_.time.addSecs(5 * 60);
  EXPECT_EQ(shown(), QStringLiteral("35:00"));
  click("pauseClock");
  desk_.time = desk_.time.addSecs(600);
  EXPECT_EQ(shown(), QStringLiteral("35:00"));
  click("pauseClock");
  click("moreTime");
  desk_.time = desk_.time.addSecs(60);
  EXPECT_EQ(shown(), QStringLiteral("35:00"));
  window_.reset();  // the laptop sleeps
  desk_.time = desk_.time.addSecs(10 * 60);
  openEvent();
  EXPECT_EQ(shown(), QStringLiteral("25:00"));
  desk_.time = desk_.time.addSecs(26 * 60);
  EXPECT_EQ(shown(), QStringLiteral("-1:00"));
  EXPECT_EQ(clockWords(session(), 1), QStringLiteral("Time is over."));
  desk_.time = desk_.time.addSecs(-3600);  // somebody has set it back
  EXPECT_EQ(shown(), QStringLiteral("36:00")) << "what ran before the pause is over counts; less than nothing does not";
}

// T-P22, T-P23
TEST_F(TournamentWords, ExtraTimeBelongsToItsTableAndIsOnTheSecondScreen) {
  newEvent();
  openEvent();
  enrol(4);
  openRound();
  ASSERT_TRUE(session().give(Clock{1, ClockStep::more, 2, 180}));
  EXPECT_EQ(view().rounds()->list()->cell(1, 6), QStringLiteral("missing, extra time 3:00"));
  EXPECT_EQ(view().rounds()->list()->cell(0, 6), QStringLiteral("missing"));
  click("clockWindow", view().rounds()->clock());
  ASSERT_TRUE(view().clockWindow());
  EXPECT_TRUE(view().clockWindow()->isVisible());
  EXPECT_EQ(view().clockWindow()->time(), QStringLiteral("40:00"));
  EXPECT_GE(view().clockWindow()->rowsOnPage(), 4);
  EXPECT_GE(colourCount(view().clockWindow()->grab().toImage()), 4);
}

// T-P28
TEST_F(TournamentWords, PenaltiesAreThoseOfTheMatrixWithWhatTheyBring) {
  newEvent();
  openEvent();
  enrol(4);
  openRound();
  page().showPart(EventView::Penalties);
  PenaltiesTab& tab = *view().penalties();
  const auto choose = [&](Infraction infraction) {
    tab.infractionBox()->setCurrentIndex(static_cast<int>(infraction));
    QStringList grades;
    for (int i = 0; i < tab.gradeBox()->count(); ++i) grades << tab.gradeBox()->itemText(i);
    return grades;
  };
  EXPECT_EQ(choose(Infraction::illegal_list), QStringList{QStringLiteral("Verbal warning")});
  EXPECT_EQ(choose(Infraction::bribery),
            (QStringList{QStringLiteral("Expulsion"), QStringLiteral("Suspension (proposal)")}));
  EXPECT_EQ(choose(Infraction::unsporting).size(), 6) << "at the discretion of the referee";
  desk_.time = desk_.time.addSecs(6 * 60);
  choose(Infraction::lateness);
  EXPECT_EQ(tab.gradeBox()->currentText(), QStringLiteral("Game loss")) << "six minutes late, by the clock";
  click("givePenalty");
  ASSERT_EQ(event().penalties.size(), 1U);
  EXPECT_EQ(tab.list()->cell(0, 5), QStringLiteral("a game lost in round 1"));
  // Two more official ones: the third expels, and that is said before.
  for (int i = 0; i < 2; ++i) {
    choose(Infraction::medium_error);
    tab.gradeBox()->setCurrentIndex(1);
    EXPECT_EQ(tab.outlook().contains(QStringLiteral("is expelled from the event")), i == 1);
    click("givePenalty");
  }
  const auto expelled = event().penalties.back().entry;
  page().showPart(EventView::Players);
  EXPECT_EQ(view().players()->list()->cell(expelled - 1, 5), QStringLiteral("expelled"));
}

// T-207; the ranking as CSV (T-P30).
TEST_F(TournamentWords, CodesComeLaterAndTheReportWaitsForThem) {
  newEvent(QStringLiteral("Official"), {{"playoff_rounds", "0"}, {"rounds", "1"}}, Kind::programme);
  openEvent();
  for (int i = 1; i <= 4; ++i) {
    named<LineField>("playerName")->setFocus();
    type(QStringLiteral("Player %1").arg(i));
    if (i > 1) named<LineField>("playerCode")->setText(QStringLiteral("C%1").arg(i));
    type(Qt::Key_Return);
  }
  EXPECT_EQ(view().players()->list()->cell(0, 5), QStringLiteral("code to come"));
  openRound();
  result(1, 1);
  result(2, 2);
  for (int i = 0; i < 8 && !event().ended; ++i) {
    if (next_step(event()) == NextStep::play_ties)
      click("firstWins");
    else
      view().pressNext();
  }
  ASSERT_TRUE(event().ended) << message().toStdString();
  view().pressNext();
  EXPECT_FALSE(event().reported);
  EXPECT_EQ(message(), QStringLiteral("The code of Player 1 is missing. Without the codes of all players there is no "
                                      "report."));
  Entry entry = event().entry(1);
  entry.code = "C1";
  ASSERT_TRUE(session().give(Amend{entry}));
  view().pressNext();
  EXPECT_TRUE(event().reported);
  const QString report = reportText(event());
  EXPECT_TRUE(report.contains(QStringLiteral("C1"))) << report.toStdString();
  EXPECT_TRUE(ranking_table(event()).starts_with("place,name,nickname,code,points\n1,"));
}

// Pairings by name and by table, slips, standings, report (T-P18, T-P19, T-P20).
TEST_F(TournamentWords, EveryPaperHasItsPeopleAndIsAPdf) {
  newEvent();
  openEvent();
  enrol(7);
  openRound();
  page().showPart(EventView::Report);
  const QString pictures = qEnvironmentVariable("PLAYSHEET_PICTURES");
  auto* papers = named<ChoiceBox>("paper");
  for (int i = 0; i < papers->count(); ++i) {
    papers->setCurrentIndex(i);
    const QString path = QDir(pictures.isEmpty() ? folder_.path() : pictures).filePath(QStringLiteral("%1.pdf").arg(i));
    view().report()->writePdf(path);
    EXPECT_EQ(message(), QStringLiteral("Saved as %1.").arg(path));
    EXPECT_TRUE(read_file_bytes(path.toStdString())->starts_with("%PDF-"));
  }
}

}  // namespace
}  // namespace playsheet::testing
