// SPDX-License-Identifier: GPL-3.0-or-later
#include <QMenu>
#include <QMenuBar>
#include <QSignalSpy>

#include "tests/ui/match_fixture.h"
#include "tests/ui/program_language.h"
#include "ui/log/log_view.h"
#include "ui/series/series_desk.h"
#include "ui/shell/match_form.h"
#include "ui/shell/seat_form.h"
#include "ui/shell/start_page.h"
#include "ui/table/side_panel.h"

/// Three languages in a match that has begun: of each player, of the log, of the program.
namespace playsheet::testing {
namespace {

using naruto::ChoiceKind;

class Languages : public MatchWindowTest {
 protected:
  /// What has happened; the fence and the present step move with every decision.
  QStringList log() {
    QStringList lines;
    for (const LogRow& row : table().side()->log()->rows())
      if (row.kind == LogRow::Kind::Line || row.kind == LogRow::Kind::Heading) lines << row.text;
    return lines;
  }
};

TEST_F(Languages, APlayerReadsAnotherLanguageFromNowOn) {
  begin(Secrecy::Open);
  ASSERT_TRUE(goOnTo(ChoiceKind::mission_action, PlayerId::south));
  QSignalSpy chosen(window_.get(), &MatchWindow::planChosen);
  const QString english = match().prompt().sentence;
  const QStringList told = log();
  window_->setSeatLanguage(PlayerId::south, QStringLiteral("it"));
  EXPECT_NE(match().prompt().sentence, english);
  EXPECT_EQ(match().language(), QStringLiteral("it"));
  EXPECT_EQ(log(), told) << "the log belongs to both";
  EXPECT_EQ(chosen.count(), 1);
  EXPECT_EQ(window_->plan().seats[PlayerId::south].language, QStringLiteral("it"));
  EXPECT_EQ(window_->plan().seats[PlayerId::north].language, QStringLiteral("en"));
  EXPECT_EQ(window_->series()->game().seats[PlayerId::south].language, QStringLiteral("it"));
  EXPECT_EQ(window_->startPage()->form()->seat(PlayerId::south)->seat().language, QStringLiteral("it"));
  ASSERT_TRUE(goOnTo(ChoiceKind::mission_action, PlayerId::north));
  EXPECT_EQ(match().language(), QStringLiteral("en"));
}

TEST_F(Languages, TheGameMenuNamesThePlayersAndMarksTheirLanguages) {
  begin(Secrecy::Open);
  window_->setSeatLanguage(PlayerId::north, QStringLiteral("pt_BR"));
  QStringList found;
  for (const QMenu* menu : window_->menuBar()->findChildren<QMenu*>())
    for (const QString& name : {QStringLiteral("Naomi"), QStringLiteral("Tiago")})
      if (menu->title().contains(name))
        for (const QAction* action : menu->actions())
          if (action->isChecked()) found << name + QLatin1Char(' ') + action->data().toString();
  EXPECT_EQ(found, (QStringList{"Naomi en", "Tiago pt_BR"}));
}

/// A log that is half in one language and half in another helps nobody.
TEST_F(Languages, TheLogKeepsItsLanguageWhoeverDecides) {
  begin(Secrecy::Open);
  window_->setSeatLanguage(PlayerId::north, QStringLiteral("it"));
  ASSERT_TRUE(goOnTo(ChoiceKind::mission_action, PlayerId::south));
  const QStringList south = log();
  ASSERT_TRUE(goOnTo(ChoiceKind::mission_action, PlayerId::north));
  ASSERT_EQ(match().language(), QStringLiteral("it"));
  EXPECT_GT(log().size(), south.size());
  EXPECT_EQ(log().first(south.size()), south);
}

TEST_F(Languages, TheLogSpeaksTheLanguageThatIsChosenForIt) {
  begin(Secrecy::Open);
  ASSERT_TRUE(goOnTo(ChoiceKind::mission_action, PlayerId::south));
  const QStringList english = log();
  QStringList before = english;
  for (const QString language : {"it", "pt_BR"}) {
    ReadingChoice reading = window_->plan().reading;
    reading.log = language;
    window_->setReading(reading);
    EXPECT_EQ(log().size(), english.size());
    EXPECT_NE(log(), before);
    before = log();
  }
  ReadingChoice reading = window_->plan().reading;
  reading.reminders = true;
  window_->setReading(reading);
  EXPECT_EQ(log(), before) << "another choice of reading leaves it alone";
  reading.log = QStringLiteral("en");
  window_->setReading(reading);
  EXPECT_EQ(log(), english);
}

TEST_F(Languages, WithoutAChoiceTheLogFollowsTheProgram) {
  begin(Secrecy::Open);
  ReadingChoice reading = window_->plan().reading;
  reading.log.clear();
  window_->setReading(reading);
  ASSERT_TRUE(goOnTo(ChoiceKind::mission_action, PlayerId::south));
  const QStringList english = log();
  {
    const ProgramLanguage italian(QStringLiteral("it"));
    QCoreApplication::processEvents();
    EXPECT_NE(log(), english);
    EXPECT_EQ(match().language(), QStringLiteral("en"));
  }
  QCoreApplication::processEvents();
  EXPECT_EQ(log(), english);
}

/// One and several are told apart in each language, with the figure.
TEST(Plurals, OneAndSeveralHaveTheirOwnWords) {
  for (const QString& language : {QStringLiteral("en"), QStringLiteral("it"), QStringLiteral("pt_BR")}) {
    const ProgramLanguage speaks(language);
    const QString one = QCoreApplication::translate("playsheet::ChainPanel", "%n link(s)", nullptr, 1);
    const QString three = QCoreApplication::translate("playsheet::ChainPanel", "%n link(s)", nullptr, 3);
    EXPECT_FALSE(one.contains(QLatin1Char('('))) << one.toStdString();
    EXPECT_FALSE(three.contains(QLatin1Char('('))) << three.toStdString();
    EXPECT_TRUE(three.contains(QLatin1Char('3')));
    EXPECT_NE(QString(one).remove(QLatin1Char('1')), QString(three).remove(QLatin1Char('3')));
  }
}

}  // namespace
}  // namespace playsheet::testing
