// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/match_fixture.h"
#include "ui/log/log_view.h"
#include "ui/table/card_reader.h"
#include "ui/table/curtain.h"
#include "ui/table/prompt_bar.h"
#include "ui/table/side_panel.h"
#include "ui/widgets/action_button.h"

namespace playsheet::testing {
namespace {

using naruto::ChoiceKind;

TEST(SecrecyDesk, HoldShowsTheDecidersHandOnlyWhileTheKeyIsDown) {
  SecrecyDesk desk(Secrecy::Hold);
  desk.decides(PlayerId::south, false);
  EXPECT_FALSE(desk.handShown(PlayerId::south));
  desk.hold(PlayerId::south, true);
  EXPECT_TRUE(desk.handShown(PlayerId::south));
  EXPECT_FALSE(desk.handShown(PlayerId::north));
  desk.hold(PlayerId::south, false);
  EXPECT_FALSE(desk.handShown(PlayerId::south));
  desk.hold(PlayerId::north, true);  // not asked: nothing is shown
  EXPECT_FALSE(desk.handShown(PlayerId::north));
}

TEST(SecrecyDesk, APinnedHandIsCoveredWhenTheDecisionPassesOn) {
  SecrecyDesk desk(Secrecy::Hold);
  desk.decides(PlayerId::south, false);
  desk.pin(PlayerId::south);
  desk.decides(PlayerId::south, false);
  EXPECT_TRUE(desk.handShown(PlayerId::south));
  desk.decides(PlayerId::north, true);
  EXPECT_FALSE(desk.handShown(PlayerId::south));
  EXPECT_FALSE(desk.handShown(PlayerId::north));
  desk.decides(PlayerId::south, false);
  EXPECT_FALSE(desk.handShown(PlayerId::south));
}

TEST(SecrecyDesk, LookingAwayCoversEverything) {
  for (const Secrecy level : {Secrecy::Hold, Secrecy::Curtain}) {
    SecrecyDesk desk(level);
    desk.decides(PlayerId::north, false);
    desk.openCurtain();
    desk.pin(PlayerId::north);
    EXPECT_TRUE(desk.handShown(PlayerId::north));
    desk.cover();
    EXPECT_FALSE(desk.handShown(PlayerId::north));
    EXPECT_EQ(desk.curtain().has_value(), level == Secrecy::Curtain);
  }
}

TEST(SecrecyDesk, APadNeedsNoCurtainUntilSomebodyResponds) {
  SecrecyDesk desk(Secrecy::Curtain);
  desk.decides(PlayerId::south, false);
  ASSERT_EQ(desk.curtain(), PlayerId::south);
  desk.openCurtain();
  EXPECT_TRUE(desk.handShown(PlayerId::south));
  desk.decides(PlayerId::north, true);
  EXPECT_FALSE(desk.curtain().has_value());
  EXPECT_TRUE(desk.atPad());
  EXPECT_FALSE(desk.handShown(PlayerId::south));
  desk.respond();
  EXPECT_EQ(desk.curtain(), PlayerId::north);
  desk.openCurtain();
  EXPECT_TRUE(desk.handShown(PlayerId::north));
  desk.decides(PlayerId::south, false);
  EXPECT_EQ(desk.curtain(), PlayerId::south);  // the other one has looked at the screen
}

/// Nothing of a covered hand is in what the screen is given.
TEST_F(MatchWindowTest, ACoveredHandIsNotInTheView) {
  begin(Secrecy::Hold);
  ASSERT_TRUE(goOnTo(ChoiceKind::mission_action, PlayerId::south));
  const auto covered = [&] {
    return match().view().players[PlayerId::south].hand.cards.empty() &&
           match().view().players[PlayerId::north].hand.cards.empty();
  };
  EXPECT_TRUE(covered());
  EXPECT_GT(match().view().players[PlayerId::south].hand.count, 0U);
  for (const CardId card : state()[PlayerId::south].hand) {
    EXPECT_FALSE(match().prompt().marks.contains(card));
    EXPECT_FALSE(match().clickCard(card));
    EXPECT_FALSE(match().selected().has_value());
  }
  QTest::keyPress(table().sheet(), Qt::Key_S);
  EXPECT_FALSE(match().view().players[PlayerId::south].hand.cards.empty());
  QTest::keyRelease(table().sheet(), Qt::Key_S);
  EXPECT_TRUE(covered());
  QTest::keyPress(table().sheet(), Qt::Key_L);  // the other one's key
  EXPECT_TRUE(covered());
  QTest::keyRelease(table().sheet(), Qt::Key_L);
}

TEST_F(MatchWindowTest, HoldingTheMouseOnTheHandShowsItAsLong) {
  begin(Secrecy::Hold);
  ASSERT_TRUE(goOnTo(ChoiceKind::mission_action, PlayerId::south));
  const QPoint hand = table().sheet()->zoneRect(SheetPlace::Hand, PlayerId::south).center();
  QTest::mousePress(table().sheet(), Qt::LeftButton, {}, hand);
  EXPECT_TRUE(match().secrecy().handShown(PlayerId::south));
  QTest::mouseRelease(table().sheet(), Qt::LeftButton, {}, hand);
  EXPECT_FALSE(match().secrecy().handShown(PlayerId::south));
}

/// Behind a curtain the screen is one player's alone: there the button is a switch.
TEST_F(MatchWindowTest, BehindACurtainTheShowHandButtonLastsUntilTheDecisionPassesOn) {
  begin(Secrecy::Curtain);
  ASSERT_TRUE(goOnTo(ChoiceKind::mission_action, PlayerId::south));
  if (match().secrecy().curtain()) match().openCurtain();
  QTest::mouseClick(table().bar()->find(CommandKind::HideHand), Qt::LeftButton);
  ASSERT_FALSE(match().secrecy().handShown(PlayerId::south));
  auto* show = table().bar()->find(CommandKind::ShowHand);
  ASSERT_NE(show, nullptr);
  QTest::mouseClick(show, Qt::LeftButton);
  EXPECT_TRUE(match().secrecy().handShown(PlayerId::south));
  match().play(naruto::Done{});
  EXPECT_FALSE(match().secrecy().handShown(PlayerId::south));
}

/// Two matches that differ only in what is hidden give the same picture.
TEST_F(MatchWindowTest, TheCurtainLooksTheSameWhateverLiesUnderIt) {
  begin(Secrecy::Curtain, 5);
  const auto to_curtain = [&] {
    while (!match().secrecy().curtain() || asked() != ChoiceKind::change_hand) {
      if (match().secrecy().curtain()) match().openCurtain();
      ASSERT_TRUE(stepOn());
    }
  };
  to_curtain();
  ASSERT_TRUE(table().curtain()->isVisible());
  EXPECT_EQ(table().curtain()->size(), table().size());
  const PlayerId first = *match().secrecy().curtain();
  const QImage one = table().grab().toImage();
  for (std::uint64_t seed = 6; seed < 40; ++seed) {
    begin(Secrecy::Curtain, seed);
    to_curtain();
    if (*match().secrecy().curtain() == first) break;
  }
  EXPECT_EQ(one, table().grab().toImage());
}

TEST_F(MatchWindowTest, TheCurtainOpensByADeliberateHoldOfTheRightKey) {
  begin(Secrecy::Curtain);
  while (asked() != ChoiceKind::change_hand) ASSERT_TRUE(stepOn());  // before the deal there is nothing to hide
  ASSERT_TRUE(match().secrecy().curtain().has_value());
  const bool south = *match().secrecy().curtain() == PlayerId::south;
  const auto own = south ? Qt::Key_S : Qt::Key_L;
  const auto foreign = south ? Qt::Key_L : Qt::Key_S;
  QTest::keyClick(table().curtain(), own);  // a tap is not enough
  QTest::qWait(60);
  EXPECT_TRUE(match().secrecy().curtain().has_value());
  QTest::keyPress(table().curtain(), foreign);
  QTest::qWait(Curtain::kHoldMilliseconds + 120);
  EXPECT_TRUE(match().secrecy().curtain().has_value());
  QTest::keyRelease(table().curtain(), foreign);
  QTest::keyPress(table().curtain(), own);
  QTest::qWait(Curtain::kHoldMilliseconds + 120);
  EXPECT_FALSE(match().secrecy().curtain().has_value());
  EXPECT_FALSE(table().curtain()->isVisible());
}

TEST_F(MatchWindowTest, LosingTheFocusCoversTheHand) {
  begin(Secrecy::Hold);
  ASSERT_TRUE(goOnTo(ChoiceKind::mission_action, PlayerId::south));
  QTest::keyPress(table().sheet(), Qt::Key_S);
  ASSERT_TRUE(match().secrecy().handShown(PlayerId::south));
  QEvent away(QEvent::WindowDeactivate);
  QCoreApplication::sendEvent(window_.get(), &away);
  EXPECT_FALSE(match().secrecy().handShown(PlayerId::south));
}

/// The names of cards that no player has ever seen must not be in any text of the window.
TEST_F(MatchWindowTest, NoTextNamesAHiddenCard) {
  begin(Secrecy::Hold, 11);
  for (int i = 0; i < 60 && !match().over(); ++i) {
    QStringList texts;
    for (const auto& row : table().side()->log()->rows()) texts.append(row.text);
    texts.append(match().prompt().sentence);
    texts.append(table().bar()->primary()->text());
    texts.append(table().bar()->accessibleName());
    texts.append(table().side()->reader()->accessibleName());
    QSet<QString> open_names;
    for (std::size_t card = 0; card < state().card_count; ++card) {
      const auto zone = state().cards[card].zone;
      const bool hidden = zone == naruto::Zone::deck || zone == naruto::Zone::hand || zone == naruto::Zone::rewards;
      if (!hidden) open_names.insert(match().words().cardName(state().cards[card].definition, "en"));
    }
    for (std::size_t card = 0; card < state().card_count; ++card) {
      const auto& hidden = state().cards[card];
      const QString name = match().words().cardName(hidden.definition, "en");
      const bool named_openly =
          std::any_of(open_names.begin(), open_names.end(), [&](const QString& open) { return open.contains(name); });
      if (hidden.zone != naruto::Zone::hand || hidden.life > 0 || named_openly) continue;
      for (const QString& text : texts) EXPECT_FALSE(text.contains(name)) << text.toStdString();
    }
    ASSERT_TRUE(stepOn());
  }
}

}  // namespace
}  // namespace playsheet::testing
