// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/access_reader.h"
#include "tests/ui/invented_fixture.h"
#include "ui/table/prompt_bar.h"
#include "ui/widgets/action_button.h"

/// Paying where there are several ways: what is proposed, exchanged and confirmed (N-COST-05, N-DEPLOY-05).
namespace playsheet::testing {
namespace {

using naruto::ChoiceKind;

class PaymentOnTheTable : public InventedMatchTest {
 protected:
  /// Recall costs one chakra of any symbol; Spark, which stays in hand, needs Fire. There are two of Fire, one of
  /// Water.
  void payRecall(Secrecy secrecy = Secrecy::Open) {
    toExchange("usa-1.3", secrecy);
    const CardId recall = find("T-27", PlayerId::south, naruto::Zone::hand);
    ASSERT_TRUE(match().play(naruto::Play{recall, goro_}));
    ASSERT_EQ(asked(), ChoiceKind::pay_chakra);
    water_ = find("T-08", PlayerId::south, naruto::Zone::chakra);
    fire_ = find("T-01", PlayerId::south, naruto::Zone::chakra);
  }
  CardMark mark(CardId card) { return match().prompt().marks.value(card); }

  CardId water_ = kNoCard;
  CardId fire_ = kNoCard;
};

TEST_F(PaymentOnTheTable, WhatIsNeededLeastIsMarkedAndOneEnterPays) {
  payRecall();
  EXPECT_TRUE(mark(water_).payment && mark(water_).selected);
  EXPECT_TRUE(mark(fire_).payment && !mark(fire_).selected) << "it can pay";
  EXPECT_FALSE(mark(fire_).legal) << "paying has its own sign";
  EXPECT_TRUE(match().prompt().primary.label.startsWith(QStringLiteral("Pay with")));
  EXPECT_TRUE(match().prompt().primary.hint.contains(QStringLiteral("chakra")));
  keepPicture(*window_, "payment");
  window_->activateWindow();
  table().sheet()->setFocus();
  QTest::keyClick(table().sheet(), Qt::Key_Return);
  EXPECT_NE(asked(), ChoiceKind::pay_chakra);
  EXPECT_TRUE(state().announcement.paid.contains(water_) || state()[water_].zone == naruto::Zone::discard);
}

TEST_F(PaymentOnTheTable, AClickOnAnotherCardExchangesIt) {
  payRecall();
  const auto before = decisions();
  match().clickCard(fire_);
  EXPECT_TRUE(mark(fire_).selected);
  EXPECT_FALSE(mark(water_).selected);
  EXPECT_TRUE(mark(water_).payment) << "it still can";
  EXPECT_EQ(decisions(), before) << "nothing is decided yet";
  ASSERT_TRUE(match().pressPrimary());
  EXPECT_TRUE(state().announcement.paid.contains(fire_) || state()[fire_].zone == naruto::Zone::discard);
}

TEST_F(PaymentOnTheTable, AClickOnAMarkedCardPutsTheNextBestInItsPlace) {
  payRecall();
  match().clickCard(water_);
  EXPECT_FALSE(mark(water_).selected);
  EXPECT_TRUE(mark(fire_).selected) << "of the two with Fire the one that lies there longest";
}

TEST_F(PaymentOnTheTable, ADragToTheTableExchangesToo) {
  payRecall();
  SheetSpot spot;
  spot.place = SheetPlace::Band;
  EXPECT_FALSE(match().drop(fire_, spot));
  EXPECT_TRUE(mark(fire_).selected);
}

TEST_F(PaymentOnTheTable, WhatWasExchangedIsForgottenWithTheQuestion) {
  payRecall();
  match().clickCard(fire_);
  ASSERT_TRUE(match().press({CommandKind::Cancel}));
  ASSERT_EQ(asked(), ChoiceKind::exchange);
  ASSERT_TRUE(match().play(naruto::Play{find("T-27", PlayerId::south, naruto::Zone::hand), goro_}));
  EXPECT_TRUE(mark(water_).selected);
}

TEST_F(PaymentOnTheTable, TheHandIsMarkedInTheSameWay) {
  toMission("usa-1.3");
  const CardId eiko = put("T-09", naruto::Zone::hand);  // hand cost 1, Water
  const CardId twice = put("T-71", naruto::Zone::hand);
  put("T-71", naruto::Zone::hand);
  const CardId once = put("T-27", naruto::Zone::hand);
  showPosition();
  ASSERT_TRUE(match().play(naruto::Play{eiko, kNoCard}));
  ASSERT_EQ(asked(), ChoiceKind::pay_hand);
  EXPECT_TRUE(mark(twice).selected) << "there is another one";
  EXPECT_TRUE(mark(once).payment && !mark(once).selected);
  keepPicture(*window_, "payment_hand");
  match().clickCard(once);
  ASSERT_TRUE(match().pressPrimary());
  EXPECT_EQ(state()[once].zone, naruto::Zone::chakra);
  EXPECT_EQ(state()[eiko].zone, naruto::Zone::village);
}

TEST_F(PaymentOnTheTable, AScreenReaderIsToldWhatPays) {
  payRecall();
  table().sheet()->openDrawer(SheetPlace::Chakra, PlayerId::south);
  QStringList names;
  for (const auto& each : readTree(table().sheet())) names << each.name;
  const QString all = names.join(QLatin1Char('\n'));
  EXPECT_TRUE(all.contains(QStringLiteral("Dan, selected as payment"))) << all.toStdString();
  EXPECT_TRUE(all.contains(QStringLiteral("Aki, can pay"))) << all.toStdString();
}

/// What is needed least tells what lies in the hand: while that is covered, nothing is proposed.
TEST_F(PaymentOnTheTable, NothingIsProposedWhileTheHandIsCovered) {
  payRecall(Secrecy::Hold);
  ASSERT_FALSE(match().secrecy().handShown(PlayerId::south));
  for (const CardId card : state()[PlayerId::south].chakra) EXPECT_FALSE(mark(card).selected);
  EXPECT_FALSE(match().prompt().primary.enabled);
  EXPECT_TRUE(match().prompt().primary.hint.isEmpty());
  match().holdKey(PlayerId::south, true);
  EXPECT_TRUE(mark(water_).selected);
  EXPECT_TRUE(match().prompt().primary.enabled);
  match().holdKey(PlayerId::south, false);
  EXPECT_FALSE(mark(water_).selected);
  match().clickCard(fire_);
  EXPECT_TRUE(mark(fire_).selected) << "whoever knows the hand by heart marks what lies in the open";
  ASSERT_TRUE(match().pressPrimary());
  EXPECT_TRUE(state().announcement.paid.contains(fire_) || state()[fire_].zone == naruto::Zone::discard);
}

}  // namespace
}  // namespace playsheet::testing
