// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAccessible>
#include <QDir>
#include <QSignalSpy>

#include "tests/ui/invented_fixture.h"
#include "ui/choices/choice_row.h"
#include "ui/log/log_view.h"
#include "ui/table/card_reader.h"
#include "ui/table/prompt_bar.h"
#include "ui/table/side_panel.h"
#include "ui/widgets/action_button.h"

/// Squads, Ambush, Mastery and what else came with the three editions, clicked through on the window.
namespace playsheet::testing {
namespace {

using naruto::ChoiceKind;
using naruto::Zone;

QPoint middleOf(const Sheet& sheet, SheetPlace place, PlayerId player) {
  return sheet.zoneRect(place, player).center();
}

// --- squads ---------------------------------------------------------------------------------------------------------

TEST_F(InventedMatchTest, ASquadIsFormedOutOfTheReinforcementDeck) {
  toMission("usa-1.3");
  put("T-01", Zone::village);
  put("T-02", Zone::village);
  put("T-18", Zone::hand);
  showPosition();
  const CardId squad = find("T-23", PlayerId::south, Zone::reinforcement);
  ASSERT_NE(squad, kNoCard);
  EXPECT_TRUE(match().prompt().marks.value(squad).legal);
  EXPECT_FALSE(table().sheet()->drawerIsOpen(PlayerId::south)) << "a pile that can be played from does not open itself";
  const QPoint pile = middleOf(*table().sheet(), SheetPlace::Reinforcement, PlayerId::south);
  QTest::mouseClick(table().sheet(), Qt::LeftButton, {}, pile);
  ASSERT_TRUE(table().sheet()->drawerIsOpen(PlayerId::south));
  click(squad);
  EXPECT_EQ(match().selected(), squad);
  EXPECT_EQ(table().bar()->primary()->text(), "Form Aki & Beni");
  keepPicture(*window_, "squad-drawer");
  QTest::mouseClick(table().bar()->primary(), Qt::LeftButton);
  ASSERT_TRUE(answerTo(ChoiceKind::mission_action));
  EXPECT_EQ(state()[squad].zone, Zone::village);
  EXPECT_TRUE(table().sheet()->zoneRect(SheetPlace::Reinforcement, PlayerId::south).isEmpty()) << "the pile is empty";
}

TEST_F(InventedMatchTest, ASquadThatCannotBeFormedSaysWhy) {
  toMission("usa-1.3");
  put("T-01", Zone::village);
  showPosition();
  const CardId squad = find("T-23", PlayerId::south, Zone::reinforcement);
  EXPECT_TRUE(match().prompt().marks.value(squad).refused);
  QSignalSpy explained(&match(), &NarutoDesk::explained);
  match().clickCard(squad);
  ASSERT_EQ(explained.size(), 1);
  EXPECT_EQ(explained.front().at(2).toString(), "N-SQUAD-03");
}

/// The question for the components: Ninja in the village are clicked, the prompt says which names are missing.
TEST_F(InventedMatchTest, ComponentsAreClickedAndTheMissingNamesTold) {
  toMission("usa-1.3");
  const CardId aki = put("T-01", Zone::village);
  const CardId beni = put("T-02", Zone::village);
  const CardId other = put("T-08", Zone::village);
  put("T-18", Zone::hand);
  const CardId squad = find("T-23", PlayerId::south, Zone::reinforcement);
  position().announcement.kind = naruto::Announced::squad;
  position().announcement.card = squad;
  position().choice = {ChoiceKind::components, PlayerId::south, 1, 2};
  showPosition();
  EXPECT_TRUE(match().prompt().sentence.contains("Still needed: Aki, Beni")) << match().prompt().sentence.toStdString();
  EXPECT_TRUE(match().prompt().marks.value(aki).target);
  EXPECT_FALSE(match().prompt().marks.value(other).target);
  EXPECT_FALSE(table().bar()->primary()->isEnabled());
  position().announcement.targets.push_back({beni, state()[beni].life});
  showPosition();
  EXPECT_TRUE(match().prompt().sentence.endsWith("Still needed: Aki")) << match().prompt().sentence.toStdString();
  EXPECT_TRUE(match().prompt().marks.value(beni).selected);
  keepPicture(*window_, "squad-components");
  click(aki);
  EXPECT_EQ(asked(), ChoiceKind::components) << "marked, to be confirmed";
  QTest::mouseClick(table().bar()->primary(), Qt::LeftButton);
  EXPECT_NE(asked(), ChoiceKind::components);
}

/// Whoever looks on learns how many cards the reinforcement deck has, and no more (N-REINF-05).
TEST_F(InventedMatchTest, TheReinforcementDeckStaysCovered) {
  toMission("usa-1.3", Secrecy::Hold);
  put("T-01", Zone::village);
  put("T-02", Zone::village);
  const CardId squad = find("T-23", PlayerId::south, Zone::reinforcement);
  showPosition();
  const auto known = [&] {
    return !match().view().players[PlayerId::south].reinforcement.cards.empty() || match().seen(squad) != nullptr;
  };
  EXPECT_FALSE(known());
  EXPECT_EQ(match().view().players[PlayerId::south].reinforcement.count, 1U);
  EXPECT_FALSE(match().prompt().marks.contains(squad));
  EXPECT_FALSE(match().clickCard(squad));
  EXPECT_FALSE(match().selected().has_value());
  table().sheet()->openDrawer(SheetPlace::Reinforcement, PlayerId::south);
  EXPECT_FALSE(table().sheet()->drawerIsOpen(PlayerId::south));
  QTest::keyPress(table().sheet(), Qt::Key_S);
  EXPECT_TRUE(known());
  EXPECT_TRUE(table().sheet()->drawerIsOpen(PlayerId::south));
  QTest::keyRelease(table().sheet(), Qt::Key_S);
  EXPECT_FALSE(known());
  EXPECT_FALSE(table().sheet()->drawerIsOpen(PlayerId::south));
}

/// While the own hand is covered, neither marks nor words tell which squad is being formed.
TEST_F(InventedMatchTest, TheComponentsQuestionTellsAnOnlookerNothing) {
  toMission("usa-1.3", Secrecy::Hold);
  put("T-01", Zone::village);
  put("T-02", Zone::village);
  position().announcement.kind = naruto::Announced::squad;
  position().announcement.card = find("T-23", PlayerId::south, Zone::reinforcement);
  position().choice = {ChoiceKind::components, PlayerId::south, 1, 2};
  showPosition();
  EXPECT_FALSE(match().prompt().sentence.contains("Aki"));
  EXPECT_FALSE(match().prompt().sentence.contains("Beni"));
  EXPECT_TRUE(match().prompt().marks.isEmpty());
  QTest::keyPress(table().sheet(), Qt::Key_S);
  EXPECT_TRUE(match().prompt().sentence.contains("Still needed: Aki, Beni"));
  EXPECT_FALSE(match().prompt().marks.isEmpty());
  QTest::keyRelease(table().sheet(), Qt::Key_S);
  EXPECT_TRUE(match().prompt().marks.isEmpty());
}

// --- Ambush ---------------------------------------------------------------------------------------------------------

TEST_F(InventedMatchTest, AmbushIsPlayedByADragOutOfTheChakraDrawer) {
  toMission("usa-1.3");
  const CardId eiko = put("T-09", Zone::chakra);
  put("T-08", Zone::hand);
  showPosition();
  EXPECT_TRUE(match().prompt().marks.value(eiko).legal);
  EXPECT_FALSE(table().sheet()->drawerIsOpen(PlayerId::south));
  keepPicture(*window_, "ambush");
  table().sheet()->openDrawer(SheetPlace::Chakra, PlayerId::south);
  drag(eiko, middleOf(*table().sheet(), SheetPlace::Band, PlayerId::south));
  ASSERT_TRUE(answerTo(ChoiceKind::counter_window) || asked() == ChoiceKind::mission_action);
  EXPECT_EQ(state()[eiko].zone, Zone::village);
}

/// Whether its hand cost can be paid is the hand's own secret.
TEST_F(InventedMatchTest, AmbushIsNotMarkedWhileTheHandIsCovered) {
  toMission("usa-1.3", Secrecy::Hold);
  const CardId eiko = put("T-09", Zone::chakra);
  put("T-08", Zone::hand);
  showPosition();
  EXPECT_FALSE(match().prompt().marks.value(eiko).legal);
  EXPECT_FALSE(match().clickCard(eiko));
  EXPECT_FALSE(match().selected().has_value());
  match().holdKey(PlayerId::south, true);
  EXPECT_TRUE(match().prompt().marks.value(eiko).legal);
}

// --- organization ---------------------------------------------------------------------------------------------------

TEST_F(InventedMatchTest, ANinjaIsLeftOutByItsKeyAndByADrag) {
  toMission("bandai-pt");
  const CardId aki = put("T-01", Zone::village);
  const CardId beni = put("T-02", Zone::village);
  showPosition();
  ASSERT_TRUE(answerTo(ChoiceKind::organize));
  const QRect place = table().sheet()->zoneRect(SheetPlace::StandBy, PlayerId::south);
  ASSERT_FALSE(place.isEmpty()) << "there is a place for those who are left out";
  click(aki);
  keepPicture(*window_, "stand-by");
  QTest::keyClick(table().sheet(), Qt::Key_X);
  EXPECT_TRUE(state()[aki].left_out);
  EXPECT_FALSE(state()[beni].left_out);
  EXPECT_TRUE(
      table().sheet()->zoneRect(SheetPlace::StandBy, PlayerId::south).intersects(table().sheet()->cardRect(aki)));
  drag(beni, middleOf(*table().sheet(), SheetPlace::StandBy, PlayerId::south));
  EXPECT_TRUE(state()[beni].left_out);
}

TEST_F(InventedMatchTest, TheOtherEditionsHaveNoPlaceToBeLeftOut) {
  toMission("usa-1.3");
  const CardId aki = put("T-01", Zone::village);
  put("T-02", Zone::village);
  showPosition();
  ASSERT_TRUE(answerTo(ChoiceKind::organize));
  EXPECT_TRUE(table().sheet()->zoneRect(SheetPlace::StandBy, PlayerId::south).isEmpty());
  click(aki);
  QTest::keyClick(table().sheet(), Qt::Key_X);
  EXPECT_FALSE(state()[aki].left_out);
}

TEST_F(InventedMatchTest, TeamsAreFormedAnewInTheMiddleOfAnEffect) {
  toMission("usa-1.3");
  const CardId aki = put("T-01", Zone::village);
  const CardId beni = put("T-02", Zone::village);
  const CardId regroup = put("T-86", Zone::hand);
  showPosition();
  ASSERT_TRUE(match().play(naruto::Play{regroup, kNoCard}));
  ASSERT_TRUE(answerTo(ChoiceKind::organize));
  EXPECT_EQ(phaseOf(state().step), 1);
  click(aki);
  click(beni);
  EXPECT_EQ(state()[aki].team, state()[beni].team);
  EXPECT_TRUE(table().bar()->primary()->isEnabled());
  QTest::mouseClick(table().bar()->primary(), Qt::LeftButton);
  EXPECT_NE(asked(), ChoiceKind::organize);
}

// --- effects --------------------------------------------------------------------------------------------------------

TEST_F(InventedMatchTest, MasteryIsAChakraToClickOrANo) {
  for (const bool use : {true, false}) {
    toExchange();
    ASSERT_TRUE(match().play(naruto::Play{spark_, goro_}));
    ASSERT_TRUE(answerTo(ChoiceKind::mastery));
    const CardId fire = find("T-14", PlayerId::south, Zone::chakra);
    const CardId water = find("T-08", PlayerId::south, Zone::chakra);
    ASSERT_NE(fire, kNoCard);
    EXPECT_TRUE(match().prompt().marks.value(fire).target);
    EXPECT_FALSE(match().prompt().marks.value(water).target);
    EXPECT_TRUE(match().prompt().sentence.contains("Spark")) << match().prompt().sentence.toStdString();
    EXPECT_FALSE(table().bar()->primary()->isEnabled()) << "neither is done by it as long as nothing is chosen";
    ASSERT_TRUE(table().sheet()->drawerIsOpen(PlayerId::south)) << "the chakra lies open";
    keepPicture(*window_, "mastery");
    if (use) click(fire);
    QTest::mouseClick(use ? table().bar()->primary() : table().bar()->other(0), Qt::LeftButton);
    EXPECT_EQ(state()[spark_].zone, use ? Zone::hand : Zone::chakra);
  }
}

TEST_F(InventedMatchTest, SurgeGoesByItsName) {
  toExchange();
  const CardId fumi = put("T-10", Zone::village);
  put("T-10", Zone::hand);
  showPosition();
  match().clickCard(fumi);
  EXPECT_EQ(match().selected(), fumi);
  EXPECT_TRUE(match().prompt().primary.label.startsWith("Surge")) << match().prompt().primary.label.toStdString();
  EXPECT_TRUE(match().prompt().primary.hint.contains("+2/+2")) << match().prompt().primary.hint.toStdString();
}

TEST_F(InventedMatchTest, ATossCanBeCalledInTheMiddleOfTheGame) {
  toMission("usa-1.3");
  const CardId wager = put("T-88", Zone::hand);
  showPosition();
  ASSERT_TRUE(match().play(naruto::Play{wager, kNoCard}));
  ASSERT_TRUE(answerTo(ChoiceKind::call_toss));
  EXPECT_EQ(phaseOf(state().step), 1);
  EXPECT_EQ(match().prompt().rule, "N-COIN-01");
  EXPECT_TRUE(table().bar()->primary()->isEnabled());
  QTest::mouseClick(table().bar()->other(0), Qt::LeftButton);
  EXPECT_NE(asked(), ChoiceKind::call_toss);
}

TEST_F(InventedMatchTest, CardsAreOrderedByPickingTheTopOneFirst) {
  toMission("usa-1.3");
  const CardId oracle = put("T-87", Zone::village);
  showPosition();
  const auto& deck = state()[PlayerId::south].deck;
  const std::vector<CardId> top{deck[deck.size() - 1U], deck[deck.size() - 2U], deck[deck.size() - 3U]};
  ASSERT_TRUE(match().play(naruto::UseEffect{oracle, 0}));
  ASSERT_TRUE(answerTo(ChoiceKind::pick));
  EXPECT_TRUE(match().prompt().sentence.contains("top of the deck")) << match().prompt().sentence.toStdString();
  click(top[2]);
  EXPECT_EQ(match().prompt().marks.value(top[2]).targetNumber, 1);
  keepPicture(*window_, "arrange");
  click(top[0]);
  EXPECT_EQ(match().prompt().marks.value(top[0]).targetNumber, 2);
  click(top[1]);
  QTest::mouseClick(table().bar()->primary(), Qt::LeftButton);
  EXPECT_EQ(state()[PlayerId::south].deck.back(), top[2]);
}

TEST_F(InventedMatchTest, AMentalBattleShowsItsOwnSum) {
  toExchange();
  for (auto& battle : position().battles) battle.mental = battle.resolved = true;
  position().battles[0].attack_power = 3;
  showPosition();
  const auto& battle = match().view().battles.front();
  EXPECT_TRUE(battle.mental);
  ASSERT_FALSE(battle.attack_ledger.empty());
  EXPECT_EQ(battle.attack_ledger.front().kind, naruto::LedgerLine::Kind::mental);
  table().sheet()->grab();
  const QPoint lane = middleOf(*table().sheet(), SheetPlace::Lane, PlayerId::south);
  QTest::mouseMove(table().sheet(), lane);
  table().sheet()->grab();
  EXPECT_FALSE(table().sheet()->ruleRect("N-MENT-02").isEmpty());
  keepPicture(*window_, "mental");
}

TEST_F(InventedMatchTest, ABorrowedCardTellsWhoseItIs) {
  toMission("usa-1.3");
  const CardId nobody = put("T-00", Zone::village, PlayerId::north);
  naruto::apply_event(position(), naruto::ControlChanged{nobody, PlayerId::south});
  showPosition();
  QTest::mouseMove(table().sheet(), table().sheet()->cardRect(nobody).center());
  keepPicture(*window_, "borrowed");
  bool told = false;
  for (const auto& line : table().side()->reader()->page().lines) told |= line.text == "Belongs to Tiago";
  EXPECT_TRUE(told);
  QString name;
  auto* access = QAccessible::queryAccessibleInterface(table().sheet());
  for (int zone = 0; zone < access->childCount(); ++zone)
    for (int i = 0; i < access->child(zone)->childCount(); ++i)
      if (const QString card = access->child(zone)->child(i)->text(QAccessible::Name); card.contains("belongs to"))
        name = card;
  EXPECT_TRUE(name.contains("Tiago")) << name.toStdString();
}

TEST_F(InventedMatchTest, AnExtraTurnIsAHeadingOfTheLog) {
  toMission("usa-1.3");
  const CardId wind = put("T-75", Zone::hand);
  showPosition();
  const int turn = state().turn;
  ASSERT_TRUE(match().play(naruto::Play{wind, kNoCard}));
  while (state().turn == turn && !match().over()) ASSERT_TRUE(stepOn());
  EXPECT_EQ(state().active, PlayerId::south);
  bool told = false;
  for (const auto& row : table().side()->log()->rows())
    told |= row.kind == LogRow::Kind::Heading && row.text.contains("extra turn");
  EXPECT_TRUE(told);
}

TEST_F(InventedMatchTest, EveryStepBelongsToAPhase) {
  for (std::size_t i = 0; i < table::EnumNames<naruto::Step>::names.size(); ++i) {
    const auto step = static_cast<naruto::Step>(i);
    if (step < naruto::Step::turn_start) {
      EXPECT_EQ(phaseOf(step), -1);
    }
    if (step >= naruto::Step::turn_start && step <= naruto::Step::draw) {
      EXPECT_EQ(phaseOf(step), 0);
    }
    if (step >= naruto::Step::battle_begin && step <= naruto::Step::battle_end) {
      EXPECT_EQ(phaseOf(step), 3);
    }
  }
}

TEST_F(InventedMatchTest, PaniniTellsStrategicValueAndPower) {
  for (const bool panini : {true, false}) {
    toMission(panini ? "panini" : "usa-1.3");
    put("T-01", Zone::village);
    const CardId mission = put("T-14", Zone::hand);
    showPosition();
    QTest::mouseMove(table().sheet(), table().sheet()->cardRect(mission).center());
    bool told = false;
    for (const auto& line : table().side()->reader()->page().lines)
      told |= line.text == "Strategic value 2, strategic power 1";
    EXPECT_EQ(told, panini);
  }
}

}  // namespace
}  // namespace playsheet::testing
