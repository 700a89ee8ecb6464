// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QLineEdit>
#include <QMenu>
#include <algorithm>

#include "tests/ui/match_fixture.h"
#include "ui/choices/name_picker.h"
#include "ui/table/desk_menu.h"
#include "ui/table/prompt_bar.h"
#include "ui/widgets/action_button.h"

/// The judge's desk on the screen (N-CR-05): asked for, allowed by the other player, changes by the menu of a card.
namespace playsheet::testing {
namespace {

using naruto::Zone;

class JudgesDeskOnScreen : public MatchWindowTest {
 protected:
  void beginInMissionPhase(Secrecy secrecy) {
    begin(secrecy);
    ASSERT_TRUE(goOnTo(naruto::ChoiceKind::mission_action, PlayerId::south));
  }
  void ask() { QTest::keyClick(window_.get(), Qt::Key_J, Qt::ControlModifier); }
  void open() {
    ask();
    QTest::keyClick(table().sheet(), Qt::Key_J);  // north allows it
    ASSERT_TRUE(match().deskOpen());
  }
  DeskMenu* menu() { return table().findChild<DeskMenu*>(); }
  /// Chooses the entry of the open menu that begins so.
  void choose(const QString& words) {
    ASSERT_NE(menu(), nullptr);
    for (QAction* action : menu()->actions())
      if (action->text() == words) {
        action->trigger();
        menu()->close();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        return;
      }
    ADD_FAILURE() << "no entry \"" << words.toStdString() << "\"";
  }
  std::size_t made() { return match().match().moments().size(); }
  int inHand(PlayerId player) { return state()[player].hand.front(); }
};

// N-CR-05
TEST_F(JudgesDeskOnScreen, TheOtherPlayerAllowsItWithTheOwnKey) {
  beginInMissionPhase(Secrecy::Hold);
  ask();
  ASSERT_TRUE(match().consentAsked());
  EXPECT_EQ(match().prompt().player, PlayerId::north);
  EXPECT_FALSE(match().secrecy().handShown(PlayerId::south)) << "both look at the screen";
  QTest::keyClick(table().sheet(), Qt::Key_F);  // not the key of the one who is asked
  EXPECT_FALSE(match().deskOpen());
  QTest::keyClick(table().sheet(), Qt::Key_J);
  EXPECT_TRUE(match().deskOpen());
}

// N-CR-05
TEST_F(JudgesDeskOnScreen, RefusedItStaysClosed) {
  beginInMissionPhase(Secrecy::Open);
  ask();
  QTest::keyClick(table().sheet(), Qt::Key_K);
  EXPECT_FALSE(match().consentAsked());
  EXPECT_FALSE(match().deskOpen());
  click(inHand(PlayerId::south));
  EXPECT_EQ(menu(), nullptr) << "a click is a click of the game";
}

// N-CR-05
TEST_F(JudgesDeskOnScreen, ACardIsMovedByItsMenu) {
  beginInMissionPhase(Secrecy::Open);
  open();
  const int card = inHand(PlayerId::south);
  const auto before = made();
  click(card);
  choose(QStringLiteral("To the discard pile"));
  EXPECT_EQ(state()[static_cast<naruto::CardId>(card)].zone, Zone::discard);
  EXPECT_EQ(made(), before + 1);
  EXPECT_TRUE(match().deskOpen()) << "until it is closed";
  EXPECT_EQ(asked(), naruto::ChoiceKind::mission_action) << "the question is asked again";
  QTest::mouseClick(table().bar()->primary(), Qt::LeftButton);
  EXPECT_FALSE(match().deskOpen());
}

// N-CR-05: nothing of the game is decided while the desk is open
TEST_F(JudgesDeskOnScreen, ClicksAndKeysPlayNothingMeanwhile) {
  beginInMissionPhase(Secrecy::Open);
  open();
  const auto before = made();
  click(inHand(PlayerId::south));
  ASSERT_NE(menu(), nullptr);
  menu()->close();
  drag(inHand(PlayerId::south), table().sheet()->zoneRect(SheetPlace::Village, PlayerId::south).center());
  for (const auto key : {Qt::Key_D, Qt::Key_K, Qt::Key_C, Qt::Key_X}) QTest::keyClick(table().sheet(), key);
  EXPECT_EQ(made(), before);
}

// N-CR-05: the pile is not looked into
TEST_F(JudgesDeskOnScreen, TheTopCardOfADeckIsMovedUnseen) {
  beginInMissionPhase(Secrecy::Open);
  open();
  const auto deck = state()[PlayerId::north].deck.size();
  const auto hand = state()[PlayerId::north].hand.size();
  const QPoint at = table().sheet()->zoneRect(SheetPlace::Deck, PlayerId::north).center();
  QTest::mouseClick(table().sheet(), Qt::LeftButton, {}, at);
  for (const QAction* action : menu()->actions()) EXPECT_FALSE(action->text().contains(QStringLiteral("village")));
  choose(QStringLiteral("To the hand"));
  EXPECT_EQ(state()[PlayerId::north].deck.size(), deck - 1);
  EXPECT_EQ(state()[PlayerId::north].hand.size(), hand + 1);
}

// N-CR-05: the desk is agreed on, so a card can be looked up by name
TEST_F(JudgesDeskOnScreen, ADeckIsLookedThroughByName) {
  beginInMissionPhase(Secrecy::Hold);
  open();
  const QPoint at = table().sheet()->zoneRect(SheetPlace::Deck, PlayerId::south).center();
  QTest::mouseClick(table().sheet(), Qt::LeftButton, {}, at);
  choose(QStringLiteral("Search the deck by name…"));
  ASSERT_EQ(match().searchedDeck(), PlayerId::south);
  ASSERT_TRUE(table().names()->isVisible());
  const auto& names = match().prompt().names;
  const auto nameIn = [](const PromptButton& entry) { return entry.label.section(QStringLiteral(" × "), 0, 0); };
  EXPECT_TRUE(std::is_sorted(names.begin(), names.end(), [&](const auto& a, const auto& b) {
    return nameIn(a) < nameIn(b);
  })) << "the order of the deck is not told";
  const auto deck = state()[PlayerId::south].deck.size();
  const auto hand = state()[PlayerId::south].hand.size();
  const auto wanted = static_cast<CardId>(std::stoi(names.front().command.action));
  ASSERT_TRUE(state()[PlayerId::south].deck.contains(wanted));
  keepPicture(*window_, "desk_search");
  QTest::keyClicks(table().names()->line(), names.front().label.left(4));
  QTest::keyClick(table().names()->line(), Qt::Key_Return);
  choose(QStringLiteral("To the hand"));
  EXPECT_EQ(state()[wanted].zone, Zone::hand);
  EXPECT_EQ(state()[PlayerId::south].deck.size(), deck - 1);
  EXPECT_EQ(state()[PlayerId::south].hand.size(), hand + 1);
  QTest::keyClick(table().names()->line(), Qt::Key_Escape);
  EXPECT_FALSE(match().searchedDeck().has_value());
  EXPECT_FALSE(table().names()->isVisible());
  EXPECT_TRUE(match().deskOpen());
}

// N-CR-05: without the agreement nothing of a deck is told
TEST_F(JudgesDeskOnScreen, WithoutTheDeskNoDeckIsLookedThrough) {
  beginInMissionPhase(Secrecy::Open);
  const int inDeck = state()[PlayerId::south].deck.front();
  match().searchDeck(PlayerId::south);
  EXPECT_FALSE(match().searchedDeck().has_value());
  EXPECT_TRUE(match().prompt().names.empty());
  EXPECT_TRUE(match().adjustmentsInDeck(inDeck).empty());
  open();
  EXPECT_TRUE(match().adjustmentsInDeck(inDeck).empty()) << "not before it is looked through";
  match().searchDeck(PlayerId::south);
  EXPECT_FALSE(match().adjustmentsInDeck(inDeck).empty());
  QTest::mouseClick(table().bar()->primary(), Qt::LeftButton);
  EXPECT_FALSE(match().searchedDeck().has_value()) << "closed with the desk";
}

// N-CR-05: a covered hand cannot be pointed at
TEST_F(JudgesDeskOnScreen, ACoveredCardHasNoMenu) {
  beginInMissionPhase(Secrecy::Hold);
  open();
  const QPoint at = table().sheet()->zoneRect(SheetPlace::Hand, PlayerId::north).center();
  QTest::mouseClick(table().sheet(), Qt::LeftButton, {}, at);
  EXPECT_EQ(menu(), nullptr);
  EXPECT_TRUE(match().adjustments(inHand(PlayerId::north)).empty());
}

// N-CR-05: turn marker and deck are changed by a menu of their own
TEST_F(JudgesDeskOnScreen, TheTurnMarkerIsChangedByTheMenuOfThePlayers) {
  beginInMissionPhase(Secrecy::Open);
  open();
  const int marker = state()[PlayerId::south].marker;
  QTest::mouseClick(table().bar()->find(CommandKind::DeskOfPlayers), Qt::LeftButton);
  choose(QStringLiteral("Naomi’s turn marker: %1").arg(marker + 1));
  EXPECT_EQ(state()[PlayerId::south].marker, marker + 1);
}

// N-CR-05: the log says that it was agreed; taking it back has to be asked for
TEST_F(JudgesDeskOnScreen, TheLogMarksTheChangeAndItCanBeTakenBack) {
  beginInMissionPhase(Secrecy::Open);
  open();
  const auto before = state();
  click(inHand(PlayerId::south));
  choose(QStringLiteral("Remove from the game"));
  const auto& moment = match().match().moments().back();
  EXPECT_TRUE(std::holds_alternative<naruto::Agreed>(moment.events.front()) ||
              std::holds_alternative<naruto::Agreed>(moment.events[1]));
  QTest::keyClick(window_.get(), Qt::Key_Z, Qt::ControlModifier);
  EXPECT_TRUE(match().consentAsked());
  EXPECT_FALSE(match().deskOpen());
  QTest::keyClick(table().sheet(), Qt::Key_J);
  EXPECT_EQ(state(), before);
}

// N-CR-05: while a use is being paid nothing else is changed
TEST_F(JudgesDeskOnScreen, ItDoesNotOpenWhileSomethingIsHalfDone) {
  begin(Secrecy::Open);
  ASSERT_TRUE(goOnTo(naruto::ChoiceKind::change_hand, state().choice.player));
  EXPECT_FALSE(match().canAskForDesk());
  ask();
  EXPECT_FALSE(match().consentAsked());
}

}  // namespace
}  // namespace playsheet::testing
