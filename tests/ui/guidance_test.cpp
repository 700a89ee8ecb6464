// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/access_reader.h"
#include "tests/ui/invented_fixture.h"
#include "ui/table/card_reader.h"
#include "ui/table/prompt_bar.h"
#include "ui/table/side_panel.h"
#include "ui/widgets/action_button.h"

/// What the table says before somebody decides: sums of teams, what growth keeps, who is about to win; and why not.
namespace playsheet::testing {
namespace {

using naruto::ChoiceKind;
using naruto::Zone;

class Guidance : public InventedMatchTest {
 protected:
  Sheet& sheet() { return *table().sheet(); }
  QPoint middleOf(int card) { return sheet().cardRect(card).center(); }
  void press(int card) { QTest::mousePress(&sheet(), Qt::LeftButton, {}, middleOf(card)); }
  void moveTo(const QPoint& at) {
    QTest::mouseMove(&sheet(), at - QPoint(20, 0));
    QTest::mouseMove(&sheet(), at);
  }
  void letGo() { QTest::mouseRelease(&sheet(), Qt::LeftButton, {}, QPoint(3, 3)); }
  QString readerLines() {
    QStringList lines;
    for (const auto& line : table().side()->reader()->page().lines) lines << line.text;
    return lines.join(QLatin1Char('\n'));
  }
  QStringList heard() {
    QStringList names;
    for (const Told& told : readTree(&sheet())) names << told.name;
    return names;
  }
  /// Aki 2/1, Beni 3/1, Goro 3/1, Dan 0/0 of south in the organization phase.
  void toOrganize() {
    toMission("usa-1.3");
    aki_ = put("T-01", Zone::village);
    beni_ = put("T-02", Zone::village);
    goro_ = put("T-11", Zone::village);
    dan_ = put("T-08", Zone::village);
    enemy_ = put("T-00", Zone::village, PlayerId::north);
    put("T-49", Zone::village, PlayerId::north);
    showPosition();
    ASSERT_TRUE(answerTo(ChoiceKind::organize));
  }
  CardId aki_ = kNoCard, beni_ = kNoCard, dan_ = kNoCard, enemy_ = kNoCard;
};

// --- teams ----------------------------------------------------------------------------------------------------------

TEST_F(Guidance, ATeamShowsItsHeadAndItsPower) {
  toOrganize();
  ASSERT_TRUE(match().play(naruto::Join{aki_, beni_}));
  const auto teams = match().teams();
  ASSERT_EQ(teams.size(), 1U);
  EXPECT_EQ(teams.front().power, 3 + 1);
  const QString all = heard().join(QLatin1Char('\n'));
  EXPECT_TRUE(all.contains(QStringLiteral("Aki, team A, 4, head Beni"))) << all.toStdString();
  EXPECT_TRUE(all.contains(QStringLiteral("Beni, head Ninja, team A, 4"))) << all.toStdString();
  QTest::mouseMove(&sheet(), middleOf(aki_));
  EXPECT_TRUE(readerLines().contains(QStringLiteral("Team power 4: Beni 3, Aki 1"))) << readerLines().toStdString();
  keepPicture(*window_, "guidance_team");
}

TEST_F(Guidance, ADraggedNinjaTellsThePowerThatTheTeamWouldHave) {
  toOrganize();
  ASSERT_TRUE(match().play(naruto::Join{aki_, beni_}));
  press(goro_);
  moveTo(middleOf(aki_));
  EXPECT_EQ(sheet().explanation(), QStringLiteral("Team power 5, head Beni"));
  keepPicture(*window_, "guidance_drag");
  moveTo(sheet().zoneRect(SheetPlace::Band, PlayerId::south).center());
  EXPECT_TRUE(sheet().explanation().isEmpty()) << "it goes with the pointer";
  letGo();
  EXPECT_EQ(match().teams().front().members.size(), 2U) << "nothing was decided by that";
}

// N-ORG-03: three Ninja at most
TEST_F(Guidance, OverATeamThatIsFullItTellsWhyNot) {
  toOrganize();
  ASSERT_TRUE(match().play(naruto::Join{aki_, beni_}));
  ASSERT_TRUE(match().play(naruto::Join{goro_, beni_}));
  press(dan_);
  moveTo(middleOf(beni_));
  EXPECT_TRUE(sheet().explanation().contains(QStringLiteral("The team is full")))
      << sheet().explanation().toStdString();
  EXPECT_EQ(sheet().explainedRule(), QStringLiteral("N-ORG-03"));
  keepPicture(*window_, "guidance_full");
  letGo();
}

TEST_F(Guidance, AClickOnAnyNinjaOfTheTeamJoinsIt) {
  toOrganize();
  ASSERT_TRUE(match().play(naruto::Join{aki_, beni_}));
  for (const CardId mate : {aki_, beni_}) {
    match().clickCard(goro_);
    ASSERT_EQ(match().selected(), goro_);
    EXPECT_TRUE(match().clickCard(mate));
    ASSERT_EQ(match().teams().front().members.size(), 3U);
    ASSERT_TRUE(match().press({CommandKind::Undo}));
  }
}

TEST_F(Guidance, ASelectedNinjaTellsItByKeysToo) {
  toOrganize();
  match().clickCard(goro_);
  ASSERT_TRUE(sheet().pointAt(aki_));
  EXPECT_EQ(sheet().explanation(), QStringLiteral("Team power 4, head Goro"));
  EXPECT_EQ(sheet().accessibleDescription(), sheet().explanation()) << "and a screen reader hears it";
}

// --- growth ---------------------------------------------------------------------------------------------------------

TEST_F(Guidance, AHostThatIsPointedAtTellsWhatItWouldBecome) {
  toMission("usa-1.3");
  aki_ = put("T-01", Zone::village);
  beni_ = put("T-02", Zone::village);
  const CardId platoon = put("T-06", Zone::hand);  // Beni & Choro
  showPosition();
  match().clickCard(platoon);
  ASSERT_EQ(match().selected(), platoon);
  QTest::mouseMove(&sheet(), middleOf(beni_));
  EXPECT_TRUE(readerLines().contains(QStringLiteral("Beni: 3/1 becomes 7/3"))) << readerLines().toStdString();
  EXPECT_TRUE(table().side()->reader()->accessibleDescription().contains(QStringLiteral("becomes")));
  EXPECT_TRUE(sheet().explanation().startsWith(QStringLiteral("Becomes Beni & Choro, 7/3")));
  keepPicture(*window_, "guidance_platoon");
  QTest::mouseMove(&sheet(), middleOf(aki_));
  EXPECT_FALSE(readerLines().contains(QStringLiteral("becomes"))) << "Aki is no base of it";
  EXPECT_TRUE(sheet().explanation().isEmpty());
}

// N-PLAT-06
TEST_F(Guidance, APlatoonTellsWhatIsLost) {
  toMission("usa-1.3");
  beni_ = put("T-02", Zone::village);
  naruto::apply_event(position(), naruto::HealthChanged{beni_, true});
  naruto::apply_event(position(), naruto::CoinsChanged{beni_, naruto::CoinKind::plus_1_1, 2});
  const CardId platoon = put("T-06", Zone::hand);
  showPosition();
  match().clickCard(platoon);
  ASSERT_TRUE(sheet().pointAt(beni_)) << "by the keys";
  const QString lines = readerLines();
  EXPECT_TRUE(lines.contains(QStringLiteral("healthy again"))) << lines.toStdString();
  EXPECT_TRUE(lines.contains(QStringLiteral("Lost: 2 × +1/+1"))) << lines.toStdString();
}

// --- why not --------------------------------------------------------------------------------------------------------

// N-ATK-05
TEST_F(Guidance, AnEnemyTeamCannotBeAttacked) {
  toOrganize();
  ASSERT_TRUE(answerTo(ChoiceKind::attack));
  click(enemy_);
  EXPECT_TRUE(sheet().explanation().startsWith(QStringLiteral("Teams attack the village")));
  EXPECT_EQ(sheet().explainedRule(), QStringLiteral("N-ATK-05"));
  keepPicture(*window_, "guidance_why_not");
}

// N-ORG-02
TEST_F(Guidance, AnEnemyNinjaJoinsNoTeam) {
  toOrganize();
  click(enemy_);
  EXPECT_EQ(sheet().explainedRule(), QStringLiteral("N-ORG-02"));
}

// N-BLK-03
TEST_F(Guidance, AnAttackerIsClickedAfterTheTeamThatBlocks) {
  toOrganize();
  ASSERT_TRUE(answerTo(ChoiceKind::attack));
  ASSERT_TRUE(match().play(naruto::Send{goro_}));
  ASSERT_TRUE(answerTo(ChoiceKind::block));
  match().clearSelection();
  click(goro_);
  EXPECT_EQ(sheet().explainedRule(), QStringLiteral("N-BLK-03"));
  ASSERT_TRUE(match().play(naruto::Block{enemy_, goro_}));
  click(goro_);
  EXPECT_TRUE(sheet().explanation().contains(QStringLiteral("already blocked"))) << sheet().explanation().toStdString();
}

// N-ZONE-01, N-ZONE-15, N-ZONE-16
TEST_F(Guidance, CoveredPilesSayWhoMayLook) {
  toMission("usa-1.3", Secrecy::Hold);
  put("T-01", Zone::hand, PlayerId::north);
  showPosition();
  SheetSpot spot;
  spot.player = PlayerId::north;
  for (const auto& [place, rule] : {std::pair(SheetPlace::Deck, "N-ZONE-01"), std::pair(SheetPlace::Hand, "N-ZONE-15"),
                                    std::pair(SheetPlace::Rewards, "N-ZONE-16")}) {
    spot.place = place;
    emit sheet().spotClicked(spot);
    EXPECT_EQ(sheet().explainedRule(), QLatin1String(rule));
    EXPECT_FALSE(sheet().explanation().isEmpty());
  }
  EXPECT_TRUE(match().reasonOf(SheetPlace::Village, PlayerId::north).first.isEmpty()) << "nothing is covered there";
}

TEST_F(Guidance, TheLargeButtonSaysWhyItIsOff) {
  toExchange("usa-1.3", Secrecy::Hold);
  ASSERT_TRUE(match().play(naruto::Play{find("T-27", PlayerId::south, Zone::hand), goro_}));
  ASSERT_EQ(asked(), ChoiceKind::pay_chakra);
  ASSERT_FALSE(table().bar()->primary()->isEnabled()) << "nothing is proposed while the hand is covered";
  QTest::mouseClick(table().bar(), Qt::LeftButton, {}, table().bar()->primary()->geometry().center());
  const QString way_out = QStringLiteral("Hold S to see the hand.");
  EXPECT_TRUE(sheet().explanation().contains(way_out)) << sheet().explanation().toStdString();
  keepPicture(*window_, "guidance_primary_off");
  sheet().hideExplanation();
  window_->activateWindow();
  sheet().setFocus();
  QTest::keyClick(&sheet(), Qt::Key_Space);
  EXPECT_TRUE(sheet().explanation().contains(way_out));
}

// --- before it happens ----------------------------------------------------------------------------------------------

// N-WIN-01
TEST_F(Guidance, TheRewardRaceIsTold) {
  toOrganize();
  EXPECT_TRUE(match().raceText(PlayerId::north).startsWith(QStringLiteral("Tiago needs 10 more reward")));
  for (int i = 0; i < 9; ++i) {
    const CardId top = state()[PlayerId::north].deck.back();
    move(top, Zone::rewards, PlayerId::south);
  }
  showPosition();
  ASSERT_TRUE(answerTo(ChoiceKind::attack));
  ASSERT_TRUE(match().play(naruto::Send{goro_}));
  ASSERT_TRUE(answerTo(ChoiceKind::block));
  const QString threat = match().raceText(PlayerId::south);
  EXPECT_TRUE(threat.startsWith(QStringLiteral("Naomi can win this turn: 1 open lane"))) << threat.toStdString();
  EXPECT_TRUE(match().prompt().sentence.contains(threat)) << "whoever blocks is warned";
  EXPECT_TRUE(heard().join(QLatin1Char('\n')).contains(threat));
  keepPicture(*window_, "guidance_race");
  ASSERT_TRUE(match().play(naruto::Block{enemy_, goro_}));
  EXPECT_TRUE(match().raceText(PlayerId::south).startsWith(QStringLiteral("Naomi needs 1 more reward")));
}

// N-WIN-01
TEST_F(Guidance, WhoeverBlocksIsWarnedInTheOwnLanguage) {
  toOrganize();
  match().setSeatLanguage(PlayerId::north, QStringLiteral("it"));
  for (int i = 0; i < 9; ++i) move(state()[PlayerId::north].deck.back(), Zone::rewards, PlayerId::south);
  showPosition();
  ASSERT_TRUE(answerTo(ChoiceKind::attack));
  ASSERT_TRUE(match().play(naruto::Send{goro_}));
  ASSERT_TRUE(answerTo(ChoiceKind::block));
  const QString asked = match().prompt().sentence;
  EXPECT_TRUE(asked.contains(QStringLiteral("Naomi può vincere in questo Turno"))) << asked.toStdString();
}

TEST_F(Guidance, ALedgerLinePointsAtItsCard) {
  toExchange();
  QTest::mouseMove(&sheet(), middleOf(goro_));
  QCoreApplication::processEvents();
  sheet().grab();  // the ledger is drawn
  const QRect line = sheet().ledgerRect(goro_, goro_);
  ASSERT_FALSE(line.isEmpty());
  const auto pointed = [&] {
    return heard().filter(QStringLiteral("Goro")).join(QLatin1Char(' ')).contains(QStringLiteral("highlighted"));
  };
  EXPECT_FALSE(pointed());
  QTest::mouseMove(&sheet(), line.center());
  EXPECT_TRUE(pointed());
  keepPicture(*window_, "guidance_ledger");
  QTest::mouseMove(&sheet(), sheet().zoneRect(SheetPlace::Deck, PlayerId::south).center());
  EXPECT_FALSE(pointed());
}

}  // namespace
}  // namespace playsheet::testing
