// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>

#include "engine/players/random_player.h"
#include "tests/ui/match_fixture.h"
#include "ui/choices/choice_row.h"
#include "ui/shell/match_dialog.h"
#include "ui/shell/match_form.h"
#include "ui/shell/start_page.h"
#include "ui/table/curtain.h"
#include "ui/table/end_sheet.h"
#include "ui/table/prompt_bar.h"
#include "ui/table/side_panel.h"
#include "ui/widgets/action_button.h"

/// The main screens as pictures: not blank, nothing cut off. With PLAYSHEET_PICTURES set to a folder they are saved
/// there, to be looked at.
namespace playsheet::testing {
namespace {

using naruto::ChoiceKind;

class Screens : public MatchWindowTest {
 protected:
  void look(const QString& name, int least = 60) {
    QCoreApplication::processEvents();
    const QImage picture = window_->grab().toImage();
    EXPECT_GE(colourCount(picture), least) << name.toStdString();
    const QString folder = qEnvironmentVariable("PLAYSHEET_PICTURES");
    if (!folder.isEmpty()) picture.save(QDir(folder).filePath(name + QStringLiteral(".png")));
  }

  /// Plays on with the first option that does something, so that the table fills.
  void playTurns(int turns) {
    players::RandomPlayer player(21);
    while (!match().over() && state().turn < turns) match().play(player.choose(state(), match().match().rules()));
  }

  bool playTo(ChoiceKind kind) {
    players::RandomPlayer player(22);
    for (int i = 0; i < 3000 && !match().over(); ++i) {
      if (asked() == kind) return true;
      match().play(player.choose(state(), match().match().rules()));
    }
    return false;
  }

  /// A match in which this is asked on a table that has filled; not every match comes there.
  bool reach(ChoiceKind kind) {
    for (std::uint64_t seed = 7; seed < 27; ++seed) {
      begin(Secrecy::Open, seed);
      playTurns(7);
      if (playTo(kind)) return true;
    }
    return false;
  }
};

TEST_F(Screens, StartPage) {
  for (const QString language : {"en", "it", "pt_BR"}) {
    WindowNeeds needs;
    needs.cards = &shippedCards();
    needs.shelf.ready = {shippedDeck("clones"), shippedDeck("embers")};
    MatchPlan plan = planOf(Secrecy::Hold);
    for (auto& seat : plan.seats.values) seat.language = language;
    window_ = std::make_unique<MatchWindow>(std::move(needs), plan);
    window_->resize(1280, 600);
    window_->show();
    const auto* form = window_->startPage()->form();
    EXPECT_TRUE(window_->startPage()->rect().contains(form->geometry()));
    EXPECT_GE(form->height(), form->minimumSizeHint().height());
    look(QStringLiteral("start-") + language);
  }
}

TEST_F(Screens, MissionPhase) {
  for (const QString theme : {"dark", "light"}) {
    begin(Secrecy::Open);
    window_->setThemeName(theme);
    playTurns(9);
    playTo(ChoiceKind::mission_action);
    match().clickCard(playable());
    look(QStringLiteral("mission-") + theme);
  }
}

TEST_F(Screens, Battle) {
  for (const QSize size : {QSize(1366, 665), QSize(1920, 1040), QSize(2560, 1400)}) {
    begin(Secrecy::Hold);
    window_->resize(size);
    playTurns(9);
    playTo(ChoiceKind::exchange);
    look(QStringLiteral("battle-%1").arg(size.width()));
  }
}

TEST_F(Screens, Chain) {
  ASSERT_TRUE(reach(ChoiceKind::answer));
  look(QStringLiteral("chain"));
}

TEST_F(Screens, PayingChakra) {
  ASSERT_TRUE(reach(ChoiceKind::pay_chakra));
  look(QStringLiteral("pay-chakra"));
}

TEST_F(Screens, Curtain) {
  begin(Secrecy::Curtain);
  while (asked() != naruto::ChoiceKind::change_hand) ASSERT_TRUE(stepOn());  // until then nothing is hidden
  ASSERT_TRUE(table().curtain()->isVisible());
  look(QStringLiteral("curtain"), 40);
}

TEST_F(Screens, EndSheet) {
  begin(Secrecy::Hold);
  playTurns(5);
  match().concede(PlayerId::north);
  look(QStringLiteral("end"));
}

TEST_F(Screens, DialogOverARunningMatch) {
  begin(Secrecy::Hold);
  DeckShelf shelf;
  shelf.ready = {shippedDeck("clones"), shippedDeck("embers")};
  MatchDialog dialog(shippedCards(), shelf, planOf(Secrecy::Curtain), Look{}, window_.get());
  dialog.show();
  QCoreApplication::processEvents();
  EXPECT_LE(dialog.height(), 600);
  EXPECT_GE(colourCount(dialog.grab().toImage()), 40);
  const QString folder = qEnvironmentVariable("PLAYSHEET_PICTURES");
  if (!folder.isEmpty()) dialog.grab().save(QDir(folder).filePath("dialog.png"));
  QTest::mouseClick(dialog.form()->startButton(), Qt::LeftButton);
  EXPECT_EQ(dialog.result(), QDialog::Accepted);
  EXPECT_EQ(dialog.plan().secrecy, Secrecy::Curtain);
}

TEST_F(Screens, AnIllegalDeckIsRefusedWithItsBreaches) {
  begin(Secrecy::Hold);
  DeckShelf shelf;
  shelf.ready = {shippedDeck("clones"), shippedDeck("embers")};
  shelf.ready[1].cards.pop_back();
  MatchDialog dialog(shippedCards(), shelf, planOf(Secrecy::Hold), Look{}, window_.get());
  dialog.show();
  QTest::mouseClick(dialog.form()->startButton(), Qt::LeftButton);
  EXPECT_TRUE(dialog.isVisible());
  EXPECT_FALSE(dialog.form()->message().isEmpty());
  const QString folder = qEnvironmentVariable("PLAYSHEET_PICTURES");
  if (!folder.isEmpty()) dialog.grab().save(QDir(folder).filePath("dialog-illegal.png"));
}

/// X, modes and the like are buttons of their own, with digits as keys.
TEST_F(Screens, NumbersAreButtons) {
  for (std::uint64_t seed = 1; seed < 40; ++seed) {
    begin(Secrecy::Open, seed);
    players::RandomPlayer player(seed);
    while (!match().over() && table().choices()->count() < 2)
      match().play(player.choose(state(), match().match().rules()));
    if (match().over()) continue;
    EXPECT_TRUE(table().choices()->isVisible());
    look(QStringLiteral("choices"));
    const auto before = match().match().moments().size();
    QTest::keyClick(table().sheet(), Qt::Key_1);
    EXPECT_EQ(match().match().moments().size(), before + 1);
    return;
  }
  FAIL() << "no number was asked for";
}

/// Buttons show all their words in every language, and the primary one does not move.
TEST_F(Screens, ButtonsHaveRoomInEveryLanguage) {
  for (const QString language : {"en", "it", "pt_BR"}) {
    begin(Secrecy::Hold, 7, language);
    window_->resize(1280, 600);
    QCoreApplication::processEvents();
    const int right = table().bar()->primary()->geometry().right();
    players::RandomPlayer player(5);
    for (int i = 0; i < 250 && !match().over(); ++i) {
      match().play(player.choose(state(), match().match().rules()));
      if (match().over()) break;
      EXPECT_EQ(table().bar()->primary()->geometry().right(), right);
      EXPECT_GE(table().bar()->primary()->width(), table().bar()->primary()->sizeHint().width())
          << table().bar()->primary()->text().toStdString();
      for (int b = 0; b < table().bar()->others(); ++b) EXPECT_GE(table().bar()->other(b)->x(), 0);
    }
    look(QStringLiteral("prompt-") + language);
  }
}

}  // namespace
}  // namespace playsheet::testing
