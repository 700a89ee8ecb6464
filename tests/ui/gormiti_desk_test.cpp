// SPDX-License-Identifier: GPL-3.0-or-later
// The judge's desk in a match of Gormiti: the same doors as in one of Naruto (judge_desk_test.cpp).
#include <QLineEdit>
#include <QMenu>

#include "tests/ui/gormiti_fixture.h"
#include "ui/choices/name_picker.h"
#include "ui/table/desk_menu.h"
#include "ui/table/prompt_bar.h"
#include "ui/widgets/action_button.h"

namespace playsheet::testing {
namespace {

using gormiti::QuestionKind;
using gormiti::Zone;

class GormitiJudgesDesk : public GormitiWindow {
 protected:
  void ask() { QTest::keyClick(window_.get(), Qt::Key_J, Qt::ControlModifier); }
  /// Asked for and allowed, with the keys of whoever is asked.
  void open(Secrecy secrecy) {
    begin(secrecy);
    ASSERT_TRUE(goOnTo(QuestionKind::strategic));
    ask();
    ASSERT_TRUE(desk().consentAsked());
    const bool south = desk().prompt().player == PlayerId::south;
    QTest::keyClick(table().sheet(), south ? Qt::Key_F : Qt::Key_J);
    ASSERT_TRUE(desk().deskOpen());
  }
  DeskMenu* menu() { return table().findChild<DeskMenu*>(); }
  void choose(const QString& words) {
    ASSERT_NE(menu(), nullptr);
    QStringList all;
    for (QAction* action : menu()->actions()) {
      all << action->text();
      if (action->text() != words) continue;
      action->trigger();
      menu()->close();
      QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
      return;
    }
    ADD_FAILURE() << words.toStdString() << " is not in " << all.join(QStringLiteral(" | ")).toStdString();
  }
  void clickOn(int card) {
    QTest::mouseClick(table().sheet(), Qt::LeftButton, {}, table().sheet()->cardRect(card).center());
  }
  void clickOn(SheetPlace place, PlayerId player) {
    QTest::mouseClick(table().sheet(), Qt::LeftButton, {}, table().sheet()->zoneRect(place, player).center());
  }
  /// Words of the seat that decides: the fixture seats an English and an Italian player.
  QString word(const char* english, const char* italian) {
    return QString::fromUtf8(desk().language() == QStringLiteral("it") ? italian : english);
  }
};

TEST_F(GormitiJudgesDesk, TheOtherPlayerAllowsItOrNot) {
  begin(Secrecy::Hold);
  ASSERT_TRUE(goOnTo(QuestionKind::strategic));
  const PlayerId decides = desk().decider();
  ask();
  ASSERT_TRUE(desk().consentAsked());
  EXPECT_EQ(desk().prompt().player, table::other(decides));
  EXPECT_TRUE(desk().prompt().sentence.contains(desk().seat(decides).name));
  QTest::keyClick(table().sheet(), decides == PlayerId::south ? Qt::Key_K : Qt::Key_D);
  EXPECT_FALSE(desk().consentAsked());
  EXPECT_FALSE(desk().deskOpen());
}

TEST_F(GormitiJudgesDesk, ACardIsMovedByItsMenu) {
  open(Secrecy::Open);
  const gormiti::CardId card = state()[desk().decider()].hand.front();
  const std::size_t before = desk().moments();
  const gormiti::Question asked = state().question;
  clickOn(card);
  choose(word("To the discard pile", "Nella pila degli scarti"));
  EXPECT_EQ(state()[card].zone, Zone::discard);
  EXPECT_EQ(desk().moments(), before + 1);
  EXPECT_TRUE(desk().deskOpen()) << "until it is closed";
  EXPECT_EQ(state().question, asked);
  QTest::mouseClick(table().bar()->primary(), Qt::LeftButton);
  EXPECT_FALSE(desk().deskOpen());
}

/// G-601: HP are what is corrected most.
TEST_F(GormitiJudgesDesk, DamageOfAHeroIsSet) {
  open(Secrecy::Open);
  const gormiti::CardId hero = state()[PlayerId::north].hero;
  clickOn(hero);
  choose(word("Damage: 5", "Danni: 5"));
  EXPECT_EQ(state()[hero].damage, 5);
}

TEST_F(GormitiJudgesDesk, NothingIsPlayedMeanwhile) {
  open(Secrecy::Open);
  const std::size_t before = desk().moments();
  clickOn(state()[desk().decider()].hand.front());
  ASSERT_NE(menu(), nullptr);
  menu()->close();
  for (const auto key : {Qt::Key_D, Qt::Key_K, Qt::Key_E, Qt::Key_X}) QTest::keyClick(table().sheet(), key);
  EXPECT_EQ(desk().moments(), before);
}

/// G-317: the pile is not looked into, and nothing in the menu tells what lies on top.
TEST_F(GormitiJudgesDesk, TheTopCardOfADeckIsMovedUnseen) {
  open(Secrecy::Open);
  const PlayerId other = table::other(desk().decider());
  const std::size_t deck = state()[other].deck.size();
  clickOn(SheetPlace::Deck, other);
  ASSERT_NE(menu(), nullptr);
  for (const QAction* action : menu()->actions()) {
    EXPECT_FALSE(action->text().contains(QStringLiteral("Fighter"))) << action->text().toStdString();
    EXPECT_FALSE(action->text().contains(QStringLiteral("Arena"))) << action->text().toStdString();
    EXPECT_EQ(action->menu(), nullptr);
  }
  choose(word("To the hand", "In mano"));
  EXPECT_EQ(state()[other].deck.size(), deck - 1);
}

TEST_F(GormitiJudgesDesk, ADeckIsLookedThroughByName) {
  open(Secrecy::Hold);
  const PlayerId decides = desk().decider();
  clickOn(SheetPlace::Deck, decides);
  choose(word("Search the deck by name…", "Cerca nel mazzo per nome…"));
  ASSERT_EQ(desk().searchedDeck(), decides);
  ASSERT_TRUE(table().names()->isVisible());
  const auto first = desk().prompt().names.front();
  const auto wanted = static_cast<gormiti::CardId>(std::stoi(first.command.action));
  ASSERT_TRUE(state()[decides].deck.contains(wanted));
  QTest::keyClicks(table().names()->line(), first.label.left(4));
  QTest::keyClick(table().names()->line(), Qt::Key_Return);
  choose(word("To the hand", "In mano"));
  EXPECT_EQ(state()[wanted].zone, Zone::hand);
}

/// G-317: a covered hand cannot be pointed at.
TEST_F(GormitiJudgesDesk, ACoveredCardHasNoMenu) {
  open(Secrecy::Hold);
  clickOn(SheetPlace::Hand, table::other(desk().decider()));
  EXPECT_EQ(menu(), nullptr);
  EXPECT_TRUE(desk().deskOfCard(state()[table::other(desk().decider())].hand.front()).empty());
}

/// G-U20: what both agreed on is taken back by both; the log says that it was agreed.
TEST_F(GormitiJudgesDesk, TheLogMarksTheChangeAndItIsTakenBackByBoth) {
  open(Secrecy::Open);
  const gormiti::GameState before = state();
  clickOn(state()[desk().decider()].hand.front());
  choose(word("To the discard pile", "Nella pila degli scarti"));
  bool told = false;
  for (const LogRow& row : desk().log(QStringLiteral("en")))
    told = told || row.text.startsWith(QStringLiteral("Both players agree"));
  EXPECT_TRUE(told);
  QTest::keyClick(window_.get(), Qt::Key_Z, Qt::ControlModifier);
  ASSERT_TRUE(desk().consentAsked());
  EXPECT_FALSE(desk().deskOpen());
  const bool south = desk().prompt().player == PlayerId::south;
  QTest::keyClick(table().sheet(), south ? Qt::Key_F : Qt::Key_J);
  EXPECT_EQ(state(), before);
}

/// G-D01: not while something else is asked, and never in the quick mode.
TEST_F(GormitiJudgesDesk, ItDoesNotOpenWhileSomethingIsHalfDone) {
  begin(Secrecy::Open);
  ASSERT_TRUE(goOnTo(QuestionKind::choose_hero));
  EXPECT_FALSE(desk().canAskForDesk());
  ask();
  EXPECT_FALSE(desk().consentAsked());
  begin(Secrecy::Open, gormiti::Mode::quick);
  EXPECT_FALSE(desk().canAskForDesk());
}

}  // namespace
}  // namespace playsheet::testing
