// SPDX-License-Identifier: GPL-3.0-or-later
#include <QLabel>
#include <set>

#include "tests/ui/points_fixture.h"
#include "tests/ui/program_language.h"
#include "tests/ui/words_watch.h"
#include "ui/tournament/points_words.h"

/// What the pages of a tournament for points say, in three languages.
namespace playsheet::testing {
namespace {

using namespace rising_clan;

TEST(PointsWording, EveryRefusalHasASentenceInEveryLanguage) {
  for (const QString& language : kWordLanguages) {
    const ProgramLanguage speaks(language);
    for (std::size_t i = 0; i < table::EnumNames<PointsCode>::names.size(); ++i) {
      const PointsRefusal refusal{static_cast<PointsCode>(i), "7", "9", FactFault::two_goals, {"Ada"}};
      const QString words = pointsRefusalText(refusal);
      EXPECT_TRUE(words.contains(QLatin1Char(' '))) << i << ": no sentence but " << words.toStdString();
      EXPECT_FALSE(words.contains(QLatin1Char('%'))) << words.toStdString();
      EXPECT_TRUE(words.endsWith(QLatin1Char('.'))) << words.toStdString();
    }
    std::set<QString> all;
    for (std::size_t i = 1; i < table::EnumNames<FactFault>::names.size(); ++i) {
      const QString words = factText(static_cast<FactFault>(i), QStringLiteral("Ada"));
      EXPECT_FALSE(words.contains(QLatin1Char('%'))) << words.toStdString();
      EXPECT_TRUE(all.insert(words).second) << "said twice: " << words.toStdString();
    }
  }
}

/// A name is told as it is, whatever it has in it.
TEST(PointsWording, NamesWithPercentSigns) {
  PointsJournal journal;
  ASSERT_FALSE(journal.add(OpenPoints{"Friday", {}, {"%2", "Bruno"}, 60}));
  EXPECT_TRUE(pointsNext(journal.event()).startsWith(QStringLiteral("Next: %2, Bruno play game 1.")));
  ASSERT_FALSE(journal.add(LeaveTable{2}));
  EXPECT_EQ(pointsNext(journal.event()), QStringLiteral("The tournament is over: %2 wins with 0 points."));
}

TEST(PointsWording, AmountsInThreeLanguages) {
  const std::vector<std::pair<QString, QStringList>> said{
      {QStringLiteral("en"),
       {QStringLiteral("goal first +15"), QStringLiteral("2 conquered events +10"),
        QStringLiteral("defeated by 1 winner −15")}},
      {QStringLiteral("it"),
       {QStringLiteral("primo all’obiettivo +15"), QStringLiteral("2 eventi conquistati +10"),
        QStringLiteral("sconfitto da 1 vincitore −15")}},
      {QStringLiteral("pt_BR"),
       {QStringLiteral("primeiro no objetivo +15"), QStringLiteral("2 eventos conquistados +10"),
        QStringLiteral("derrotado por 1 vencedor −15")}}};
  for (const auto& [language, words] : said) {
    const ProgramLanguage speaks(language);
    EXPECT_EQ(amountText({PointsFor::goal, 1, 15}), words[0]);
    EXPECT_EQ(amountText({PointsFor::events, 2, 10}), words[1]);
    EXPECT_EQ(amountText({PointsFor::defeat, 1, -15}), words[2]);
  }
}

class PointsWords : public PointsWindowTest {
 protected:
  void keep(QWidget* of, const QString& name) {
    const QPixmap picture = of->grab();
    EXPECT_FALSE(picture.isNull());
    if (const QString folder = qEnvironmentVariable("PLAYSHEET_PICTURES"); !folder.isEmpty()) {
      EXPECT_TRUE(picture.save(QStringLiteral("%1/points-%2.png").arg(folder, name)));
    }
  }
  /// A tournament of five with two games, who left, and a draw.
  void someEvening() {
    PointsJournal journal;
    ASSERT_FALSE(
        journal.add(OpenPoints{"Friday evening", "2026-11-29", {"Ada", "Bruno", "Carla", "Dino", "Elsa"}, 60}));
    GameEntry one;
    one.seats = {3, 1, 5, 2, 4};
    one.rival = {1, 2};
    one.supreme = {1};
    one.victim = 4;
    one.events = {3, 1, 0, 3, 2};
    one.statuses = {0, 1, 0, 0, 0};
    ASSERT_FALSE(journal.add(EnterGame{one}));
    GameEntry two;
    two.seats = {1, 2, 3, 4, 5};
    two.goal = {3};
    two.events = {1, 2, 2, 0, 0};
    ASSERT_FALSE(journal.add(EnterGame{two}));
    ASSERT_FALSE(journal.add(LeaveTable{5}));
    ASSERT_FALSE(journal.add(DrawSeats{{4, 2, 1, 3}, 9}));
    file_ = desk_.create(journal).file->name();
    start();
    showPage();
    page().openEvent(file_);
    ASSERT_TRUE(page().points()) << message().toStdString();
  }
};

/// No word is cut in any language, at any size of the window; with PLAYSHEET_PICTURES the pages are kept.
TEST_F(PointsWords, AreWholeInEveryLanguage) {
  someEvening();
  CutWords watch;
  for (const QString& language : kWordLanguages) {
    const ProgramLanguage speaks(language);
    QCoreApplication::processEvents();
    ASSERT_TRUE(page().points()) << "the tournament is open again, in the new language";
    for (const QSize& size : kWordWindows) {
      window_->resize(size);
      QCoreApplication::processEvents();
      watch.where = QStringLiteral("%1 at %2 x %3").arg(language).arg(size.width()).arg(size.height());
      window_->grab();
      for (const ActionButton* each : points().findChildren<ActionButton*>())
        if (each->isVisible()) {
          EXPECT_GE(each->width(), each->sizeHint().width()) << each->text().toStdString();
        }
    }
    window_->resize(1366, 690);
    QCoreApplication::processEvents();
    keep(window_.get(), QStringLiteral("page-%1").arg(language));
  }
  EXPECT_TRUE(watch.faults.isEmpty()) << watch.faults.join(QLatin1Char('\n')).toStdString();
}

TEST_F(PointsWords, SheetsAndFormToBeLookedAt) {
  someEvening();
  for (const char* theme : {"dark", "light"}) {
    window_->setThemeName(QLatin1String(theme));
    QCoreApplication::processEvents();
    keep(window_.get(), QStringLiteral("page-%1").arg(QLatin1String(theme)));
    for (const auto& [button, name] : {std::pair("enterGame", "enter"), std::pair("correctGame", "correct")}) {
      whenAsked([this, theme, name](QDialog* sheet) {
        keep(sheet, QStringLiteral("%1-%2").arg(QLatin1String(name), QLatin1String(theme)));
        sheet->reject();
      });
      click(button);
    }
  }
  page().showList();
  ASSERT_TRUE(answered(jobs_));
  keep(window_.get(), QStringLiteral("list"));
  whenAsked([this](QDialog* sheet) {
    keep(sheet, QStringLiteral("new"));
    sheet->reject();
  });
  click("newEvent");
  page().openEvent(file_);
  click("playGame");
  ASSERT_TRUE(window_->startPage()->risingForm()->isBound());
  keep(window_.get(), QStringLiteral("form"));
}

/// A screen reader hears the reason of each amount with its cell, and who each field is for.
TEST_F(PointsWords, AreHeard) {
  someEvening();
  const int row = rowOf(QStringLiteral("Dino"));
  EXPECT_EQ(
      points().list()->topLevelItem(row)->data(3, Qt::AccessibleTextRole).toString(),
      QStringLiteral("Game 1: +10 −16: 2 conquered events +10, defeated by 2 winners −16, a total is never below 0 "
                     "+6"));
  whenAsked([](QDialog* dialog) {
    auto* sheet = static_cast<PointsGameSheet*>(dialog);
    EXPECT_EQ(sheet->goalBox(0)->accessibleName(), QStringLiteral("Dino: Goal first"));
    EXPECT_EQ(sheet->eventsField(1)->accessibleName(), QStringLiteral("Bruno: Conquered events"));
    EXPECT_EQ(sheet->victimBox()->accessibleName(), QStringLiteral("Rival eliminated by the winners"));
    dialog->reject();
  });
  click("enterGame");
}

}  // namespace
}  // namespace playsheet::testing
