// SPDX-License-Identifier: GPL-3.0-or-later
#include <random>

#include "tests/ui/match_fixture.h"
#include "ui/table/curtain.h"
#include "ui/table/prompt_bar.h"
#include "ui/widgets/action_button.h"

/// Secrecy and take-back together: whatever the two at the screen do in whatever order, nobody sees the other's hand.
namespace playsheet::testing {
namespace {

using naruto::ChoiceKind;
using table::other;

// --- the desk alone -------------------------------------------------------------------------------------------------

TEST(SecrecyLaws, AfterATakeBackTheCurtainIsThatOfTheNewDecider) {
  SecrecyDesk desk(Secrecy::Curtain);
  desk.decides(PlayerId::north, false);
  desk.openCurtain();
  desk.decides(PlayerId::south, false);
  ASSERT_EQ(desk.curtain(), PlayerId::south);
  desk.decides(PlayerId::north, false);  // taken back before south has looked
  EXPECT_FALSE(desk.curtain().has_value()) << "north had the screen last";
  EXPECT_FALSE(desk.handShown(PlayerId::north)) << "but south may be looking";
  desk.decides(PlayerId::south, false);
  desk.hold(PlayerId::south, true);
  EXPECT_FALSE(desk.handShown(PlayerId::south));
  desk.openCurtain();
  EXPECT_TRUE(desk.handShown(PlayerId::south));
  EXPECT_FALSE(desk.handShown(PlayerId::north));
}

TEST(SecrecyLaws, AQuestionOfConsentCoversEveryHandAndLeavesItCovered) {
  for (const Secrecy level : {Secrecy::Hold, Secrecy::Curtain}) {
    SecrecyDesk desk(level);
    desk.decides(PlayerId::north, false);
    desk.openCurtain();
    desk.pin(PlayerId::north);
    ASSERT_TRUE(desk.handShown(PlayerId::north));
    desk.asksConsent(true);
    EXPECT_FALSE(desk.curtain().has_value()) << "the question stands on the table";
    for (const PlayerId player : table::kPlayers) {
      desk.hold(player, true);
      desk.pin(player);
      EXPECT_FALSE(desk.handShown(player));
    }
    EXPECT_FALSE(desk.canShow());
    desk.asksConsent(false);  // refused: the same decision goes on
    EXPECT_FALSE(desk.handShown(PlayerId::north)) << "a key that was pressed meanwhile shows nothing";
    EXPECT_EQ(desk.curtain().has_value(), level == Secrecy::Curtain);
  }
}

TEST(SecrecyLaws, OpenHandsStayOpenWhileConsentIsAsked) {
  SecrecyDesk desk(Secrecy::Open);
  desk.decides(PlayerId::north, false);
  desk.asksConsent(true);
  EXPECT_TRUE(desk.handShown(PlayerId::north));
  EXPECT_TRUE(desk.handShown(PlayerId::south));
}

TEST(SecrecyLaws, NothingPrivateNeedsNoCurtain) {
  SecrecyDesk desk(Secrecy::Curtain);
  desk.decides(PlayerId::south, false, false);
  EXPECT_FALSE(desk.curtain().has_value());
  EXPECT_FALSE(desk.canShow());
  desk.decides(PlayerId::south, false, true);  // a card was drawn
  EXPECT_EQ(desk.curtain(), PlayerId::south);
}

TEST(SecrecyLaws, AtThePadOfACurtainTheOwnKeyAloneShowsNothing) {
  SecrecyDesk desk(Secrecy::Curtain);
  desk.decides(PlayerId::south, false);
  desk.openCurtain();
  desk.decides(PlayerId::north, true);
  desk.hold(PlayerId::north, true);
  EXPECT_FALSE(desk.handShown(PlayerId::north)) << "south has the screen";
  desk.respond();
  EXPECT_EQ(desk.curtain(), PlayerId::north);
}

/// Whoever answers there stands before the screen, whether with Pass or with more, or when the other one takes back.
TEST(SecrecyLaws, AnAnswerAtThePadEndsTheStayOfTheOther) {
  SecrecyDesk desk(Secrecy::Curtain);
  desk.decides(PlayerId::south, false);
  desk.openCurtain();
  desk.decides(PlayerId::south, false);
  EXPECT_FALSE(desk.curtain().has_value()) << "the next decision of the same one";
  desk.decides(PlayerId::south, true);
  EXPECT_FALSE(desk.curtain().has_value()) << "at the own pad as well";
  desk.decides(PlayerId::north, true);
  desk.decides(PlayerId::south, false);
  EXPECT_EQ(desk.curtain(), PlayerId::south);
  desk.hold(PlayerId::south, true);
  EXPECT_FALSE(desk.handShown(PlayerId::south)) << "nor does the key alone show it";
}

TEST(SecrecyLaws, ADecisionWithoutSecretsEndsTheStayOfTheOther) {
  SecrecyDesk desk(Secrecy::Curtain);
  desk.decides(PlayerId::south, false);
  desk.openCurtain();
  desk.decides(PlayerId::north, false, false);  // no card in hand: the table is open
  EXPECT_FALSE(desk.curtain().has_value());
  desk.decides(PlayerId::south, false);
  EXPECT_EQ(desk.curtain(), PlayerId::south);
}

TEST(SecrecyLaws, AShowdownEndsTheStay) {
  SecrecyDesk desk(Secrecy::Curtain);
  desk.decides(PlayerId::north, false);
  desk.openCurtain();
  desk.decides(std::nullopt, false);  // both read the sums
  desk.decides(PlayerId::north, false);
  EXPECT_EQ(desk.curtain(), PlayerId::north);
}

/// Ten thousand evenings: the two press and look away at random.
TEST(SecrecyLaws, NobodySeesTheHandOfTheOtherWhateverHappens) {
  std::mt19937 random(20);
  const auto chance = [&](int n) { return static_cast<int>(random() % static_cast<unsigned>(n)); };
  for (int evening = 0; evening < 10000; ++evening) {
    const Secrecy level = chance(2) == 0 ? Secrecy::Hold : Secrecy::Curtain;
    SecrecyDesk desk(level);
    std::optional<PlayerId> decider;
    std::optional<PlayerId> opened;  // who has opened the curtain last
    bool consent = false;
    for (int i = 0; i < 30; ++i) {
      const PlayerId player = chance(2) == 0 ? PlayerId::south : PlayerId::north;
      switch (chance(9)) {
        case 0:
          decider = chance(12) == 0 ? std::nullopt : std::optional(player);
          desk.decides(decider, chance(3) == 0, chance(5) != 0);
          break;
        case 1:
          desk.hold(player, chance(3) != 0);
          break;
        case 2:
          desk.pin(player);
          break;
        case 3:
          desk.unpin();
          break;
        case 4:
          desk.respond();
          break;
        case 5:
        case 6:
          if (desk.curtain()) opened = desk.curtain();
          desk.openCurtain();
          break;
        case 7:
          desk.cover();
          break;
        case 8:
          consent = chance(2) == 0;
          desk.asksConsent(consent);
          break;
      }
      ASSERT_TRUE(!desk.curtain() || desk.curtain() == decider);
      ASSERT_FALSE(consent && desk.curtain());
      for (const PlayerId seat : table::kPlayers) {
        if (!desk.handShown(seat)) continue;
        ASSERT_EQ(decider, seat);
        ASSERT_FALSE(consent);
        ASSERT_FALSE(desk.curtain().has_value());
        ASSERT_TRUE(level != Secrecy::Curtain || opened == seat) << "the other one has the screen";
      }
    }
  }
}

// --- on the table ---------------------------------------------------------------------------------------------------

class SecrecyOnTheTable : public MatchWindowTest {
 protected:
  void look() {
    if (match().secrecy().curtain()) match().openCurtain();
  }
  bool handsCovered() {
    for (const PlayerId player : table::kPlayers)
      if (!match().view().players[player].hand.cards.empty() || match().secrecy().handShown(player)) return false;
    return true;
  }
  /// To the first decision about an opening hand; the curtain is still there, if there is one.
  void goOnToHands() {
    while (asked() != ChoiceKind::change_hand) ASSERT_TRUE(stepOn());
  }
  void goOnToAFence() {
    while (state().turn < 2 || asked() != ChoiceKind::mission_action) {
      look();
      ASSERT_TRUE(stepOn());
    }
    ASSERT_FALSE(match().match().can_undo_freely());
  }
  void press(int key, Qt::KeyboardModifiers modifiers = {}) {
    QTest::keyClick(table().curtain(), Qt::Key(key), modifiers);
  }
};

TEST_F(SecrecyOnTheTable, NothingUnderACurtainCanBePressed) {
  begin(Secrecy::Curtain);
  goOnToHands();
  look();
  ASSERT_TRUE(stepOn());  // the first one keeps the hand
  ASSERT_TRUE(match().secrecy().curtain().has_value());
  const auto before = match().match().moments().size();
  table().pressUndo();
  press(Qt::Key_Z, Qt::ControlModifier);
  for (const int key :
       {int(Qt::Key_Return), int(Qt::Key_Space), int(Qt::Key_1), int(Qt::Key_2), int(Qt::Key_C), int(Qt::Key_X),
        int(Qt::Key_D), int(Qt::Key_F), int(Qt::Key_K), int(Qt::Key_J), int(Qt::Key_Escape)})
    press(key);
  table().bar()->primary()->click();
  for (int i = 0; i < table().bar()->others(); ++i) table().bar()->other(i)->click();
  for (const CommandKind kind : {CommandKind::Undo, CommandKind::ShowHand, CommandKind::Respond, CommandKind::Cancel})
    match().press({kind});
  EXPECT_EQ(match().match().moments().size(), before);
  EXPECT_FALSE(match().consentAsked());
  EXPECT_TRUE(match().secrecy().curtain().has_value());
  EXPECT_TRUE(handsCovered());
}

TEST_F(SecrecyOnTheTable, ConsentIsAskedOverCoveredHands) {
  for (const Secrecy level : {Secrecy::Hold, Secrecy::Curtain}) {
    begin(level);
    goOnToAFence();
    look();
    const PlayerId decider = match().match().decider();
    match().holdKey(decider, true);
    ASSERT_TRUE(match().secrecy().handShown(decider));
    table().pressUndo();
    ASSERT_TRUE(match().consentAsked());
    EXPECT_TRUE(handsCovered());
    QTest::keyPress(table().sheet(), decider == PlayerId::south ? Qt::Key_S : Qt::Key_L);
    EXPECT_TRUE(handsCovered());
    match().press({CommandKind::RefuseUndo});
    EXPECT_TRUE(handsCovered());
    EXPECT_EQ(match().secrecy().curtain().has_value(), level == Secrecy::Curtain);
  }
}

TEST_F(SecrecyOnTheTable, AnAllowedTakeBackLeavesTheHandsCovered) {
  for (const Secrecy level : {Secrecy::Hold, Secrecy::Curtain}) {
    begin(level);
    goOnToAFence();
    look();
    table().pressUndo();
    const auto before = match().match().moments().size();
    match().press({CommandKind::AllowUndo});
    EXPECT_LT(match().match().moments().size(), before);
    EXPECT_TRUE(handsCovered());
  }
}

TEST_F(SecrecyOnTheTable, TossAndStarterRaiseNoCurtainAndOfferNoHand) {
  for (const Secrecy level : {Secrecy::Hold, Secrecy::Curtain}) {
    begin(level);
    while (asked() == ChoiceKind::call_toss || asked() == ChoiceKind::choose_starter) {
      EXPECT_FALSE(match().secrecy().curtain().has_value());
      EXPECT_EQ(table().bar()->find(CommandKind::ShowHand), nullptr);
      EXPECT_EQ(table().bar()->find(CommandKind::HideHand), nullptr);
      ASSERT_TRUE(stepOn());
    }
    EXPECT_EQ(asked(), ChoiceKind::change_hand);
    EXPECT_EQ(match().secrecy().curtain().has_value(), level == Secrecy::Curtain);
    EXPECT_EQ(table().bar()->find(CommandKind::ShowHand) != nullptr, level == Secrecy::Hold);
  }
}

/// A card that is on its way when its hand is covered is covered as well, and goes nowhere.
TEST_F(SecrecyOnTheTable, CoveringTheHandEndsADrag) {
  using Cover = std::function<void()>;
  const std::vector<Cover> covers{
      [&] { QTest::keyRelease(table().sheet(), Qt::Key_S); },
      [&] {
        QEvent away(QEvent::WindowDeactivate);
        QCoreApplication::sendEvent(window_.get(), &away);
      },
  };
  for (const Cover& cover : covers) {
    begin(Secrecy::Hold);
    ASSERT_TRUE(goOnTo(ChoiceKind::mission_action, PlayerId::south));
    const QImage before = table().sheet()->grab().toImage();
    const auto moments = match().match().moments().size();
    QTest::keyPress(table().sheet(), Qt::Key_S);
    const int card = state()[PlayerId::south].hand.front();
    const QImage shown = table().sheet()->grab().toImage();
    const QPoint from = table().sheet()->cardRect(card).center();
    const QPoint to = table().sheet()->zoneRect(SheetPlace::Chakra, PlayerId::south).center();
    QTest::mousePress(table().sheet(), Qt::LeftButton, {}, from);
    QTest::mouseMove(table().sheet(), (from + to) / 2);
    EXPECT_NE(table().sheet()->grab().toImage(), shown) << "it is in the air";
    cover();
    EXPECT_EQ(table().sheet()->grab().toImage(), before) << "nothing of it is seen any more";
    QTest::mouseMove(table().sheet(), to);
    QTest::mouseRelease(table().sheet(), Qt::LeftButton, {}, to);
    EXPECT_EQ(match().match().moments().size(), moments) << "and nothing was charged";
    QTest::keyRelease(table().sheet(), Qt::Key_S);
  }
}

TEST_F(SecrecyOnTheTable, AKeyThatIsRepeatedByTheServerShowsTheHandWithoutAGap) {
  begin(Secrecy::Hold);
  ASSERT_TRUE(goOnTo(ChoiceKind::mission_action, PlayerId::south));
  table().setGuard(300);
  QTest::keyPress(table().sheet(), Qt::Key_S);
  for (int i = 0; i < 5; ++i) {
    QTest::keyRelease(table().sheet(), Qt::Key_S);
    EXPECT_TRUE(match().secrecy().handShown(PlayerId::south));
    QTest::keyPress(table().sheet(), Qt::Key_S);
    EXPECT_TRUE(match().secrecy().handShown(PlayerId::south));
  }
  QTest::qWait(60);
  EXPECT_TRUE(match().secrecy().handShown(PlayerId::south)) << "it is still down";
  QTest::keyRelease(table().sheet(), Qt::Key_S);
  QTest::qWait(60);
  EXPECT_FALSE(match().secrecy().handShown(PlayerId::south));
}

TEST_F(SecrecyOnTheTable, ACardOfACoveredHandStaysChosenUntilTheWindowIsLeft) {
  begin(Secrecy::Hold);
  ASSERT_TRUE(goOnTo(ChoiceKind::mission_action, PlayerId::south));
  const int card = state()[PlayerId::south].hand.front();
  QTest::keyPress(table().sheet(), Qt::Key_S);
  click(card);
  QTest::keyRelease(table().sheet(), Qt::Key_S);
  EXPECT_EQ(match().selected(), card);
  EXPECT_FALSE(match().prompt().marks.contains(card)) << "which one it is, is told to nobody";
  match().cover();
  EXPECT_FALSE(match().selected().has_value());
}

}  // namespace
}  // namespace playsheet::testing
