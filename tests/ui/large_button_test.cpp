// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/actions/given_up.h"
#include "engine/players/random_player.h"
#include "tests/ui/invented_fixture.h"
#include "ui/choices/choice_row.h"
#include "ui/table/prompt_bar.h"
#include "ui/table/response_pad.h"
#include "ui/widgets/action_button.h"

/// The large button and Enter do what was chosen. They never reveal, skip or throw away, and no single click on a card
/// throws it away.
namespace playsheet::testing {
namespace {

using naruto::ChoiceKind;
using naruto::Zone;

class LargeButton : public InventedMatchTest {
 protected:
  ActionButton* primary() { return table().bar()->primary(); }
  void press(Qt::Key key) { QTest::keyClick(table().sheet(), key); }
  void activate() {
    window_->activateWindow();
    table().sheet()->setFocus();
    QCoreApplication::processEvents();
  }
  /// Every way to press the large button.
  void pressLarge() {
    press(Qt::Key_Return);
    press(Qt::Key_Enter);
    press(Qt::Key_Space);
    const QPoint middle = primary()->mapTo(window_.get(), primary()->rect().center());
    QWidget* under = window_->childAt(middle);
    QTest::mouseClick(under, Qt::LeftButton, {}, under->mapFrom(window_.get(), middle));
  }
  /// The plain button that carries out this action, or the one that does it although it was asked about.
  ActionButton* plain(const naruto::Action& action) {
    const auto& others = match().prompt().others;
    for (std::size_t i = 0; i < others.size(); ++i)
      if (others[i].command == commandOf(CommandKind::Act, action) ||
          others[i].command == commandOf(CommandKind::ActAnyway, action))
        return table().bar()->other(static_cast<int>(i));
    return nullptr;
  }
  void click(QAbstractButton* button) {
    ASSERT_NE(button, nullptr) << match().prompt().sentence.toStdString();
    QTest::mouseClick(button, Qt::LeftButton);
  }
  using MatchWindowTest::click;
  bool asksOnce() { return table().bar()->find(CommandKind::KeepChoosing) == primary(); }
  QString sentence() { return match().prompt().sentence; }

  /// North's only attack is on its way, and South can block it. So many rewards north has won.
  void toBlock(int rewards, Secrecy secrecy = Secrecy::Open) {
    toMission("usa-1.3", secrecy);
    put("T-00", Zone::village);
    while (state().active != PlayerId::north || asked() != ChoiceKind::mission_action) ASSERT_TRUE(stepOn());
    attacker_ = put("T-11", Zone::village, PlayerId::north);
    for (int i = 0; i < rewards; ++i) move(state()[PlayerId::south].deck.front(), Zone::rewards, PlayerId::north);
    showPosition();
    ASSERT_TRUE(answerTo(ChoiceKind::attack));
    ASSERT_TRUE(match().play(naruto::Send{attacker_}));
    ASSERT_TRUE(answerTo(ChoiceKind::block));
    ASSERT_EQ(state().choice.player, PlayerId::south);
    activate();
  }
  CardId attacker_ = kNoCard;
};

// --- attack and block -----------------------------------------------------------------------------------------------

TEST_F(LargeButton, AnAttackIsLeftOutByAPlainButtonThatAsksOnce) {
  toMission("usa-1.3");
  put("T-11", Zone::village);
  showPosition();
  ASSERT_TRUE(answerTo(ChoiceKind::attack));
  activate();
  const auto before = decisions();
  pressLarge();
  EXPECT_EQ(decisions(), before);
  EXPECT_EQ(asked(), ChoiceKind::attack);
  EXPECT_FALSE(primary()->isEnabled());
  keepPicture(*window_, "leave_attack_out");
  click(plain(naruto::Done{}));
  EXPECT_EQ(decisions(), before) << "it asks";
  ASSERT_TRUE(asksOnce());
  EXPECT_TRUE(sentence().contains("A team can attack")) << sentence().toStdString();
  keepPicture(*window_, "leave_attack_out_asked");
  press(Qt::Key_Return);
  EXPECT_EQ(decisions(), before) << "Enter goes back";
  EXPECT_FALSE(asksOnce());
  press(Qt::Key_X);
  EXPECT_EQ(decisions(), before);
  press(Qt::Key_Escape);
  EXPECT_FALSE(asksOnce()) << "so does Esc";
  press(Qt::Key_X);
  click(plain(naruto::Done{}));
  EXPECT_EQ(decisions(), before + 1) << "once is enough";
}

/// Pressing a card while it is asked is an answer, too.
TEST_F(LargeButton, ATeamIsSentWhileItIsAskedWhetherNoneShallBe) {
  toMission("usa-1.3");
  const CardId goro = put("T-11", Zone::village);
  showPosition();
  ASSERT_TRUE(answerTo(ChoiceKind::attack));
  press(Qt::Key_X);
  ASSERT_TRUE(asksOnce());
  click(goro);
  EXPECT_FALSE(asksOnce());
  EXPECT_EQ(state().battles.size(), 1U);
  EXPECT_TRUE(primary()->text().contains("Send 1 team")) << primary()->text().toStdString();
  const auto before = decisions();
  press(Qt::Key_Return);
  EXPECT_EQ(decisions(), before + 1) << "sending is what the large button is for";
}

TEST_F(LargeButton, ABlockThatSavesTheGameIsAskedAboutOnce) {
  toBlock(9);
  const auto before = decisions();
  pressLarge();
  EXPECT_EQ(decisions(), before);
  click(plain(naruto::Done{}));
  EXPECT_EQ(decisions(), before) << "it asks";
  ASSERT_TRUE(asksOnce());
  EXPECT_TRUE(sentence().contains("Tiago can win this turn")) << sentence().toStdString();
  keepPicture(*window_, "leave_block_out_asked");
  pressLarge();
  EXPECT_EQ(decisions(), before);
  EXPECT_FALSE(match().over());
  click(plain(naruto::Done{}));
  click(plain(naruto::Done{}));
  EXPECT_GT(decisions(), before);
}

TEST_F(LargeButton, ABlockThatMattersLittleIsLeftOutAtOnceButNotByEnter) {
  toBlock(0);
  const auto before = decisions();
  pressLarge();
  EXPECT_EQ(decisions(), before);
  click(plain(naruto::Done{}));
  EXPECT_EQ(decisions(), before + 1);
}

/// One lane is blocked, the other one still wins: the large button sends the block, and asks because of the other.
TEST_F(LargeButton, AfterOneBlockTheLaneThatStillWinsIsAskedAbout) {
  toMission("usa-1.3");
  const CardId first = put("T-00", Zone::village);
  const CardId second = put("T-02", Zone::village);
  while (state().active != PlayerId::north || asked() != ChoiceKind::mission_action) ASSERT_TRUE(stepOn());
  const CardId goro = put("T-11", Zone::village, PlayerId::north);
  const CardId aki = put("T-01", Zone::village, PlayerId::north);
  for (int i = 0; i < 9; ++i) move(state()[PlayerId::south].deck.front(), Zone::rewards, PlayerId::north);
  showPosition();
  ASSERT_TRUE(answerTo(ChoiceKind::attack));
  ASSERT_TRUE(match().play(naruto::Send{goro}));
  ASSERT_TRUE(match().play(naruto::Send{aki}));
  ASSERT_TRUE(answerTo(ChoiceKind::block));
  ASSERT_TRUE(match().play(naruto::Block{first, goro}));
  EXPECT_TRUE(primary()->isEnabled());
  activate();
  const auto before = decisions();
  press(Qt::Key_Return);
  EXPECT_EQ(decisions(), before);
  EXPECT_TRUE(asksOnce());
  press(Qt::Key_Return);
  ASSERT_TRUE(match().play(naruto::Block{second, aki}));
  press(Qt::Key_Return);
  EXPECT_EQ(decisions(), before + 2) << "nothing is open any more";
}

// --- discards -------------------------------------------------------------------------------------------------------

class Discards : public LargeButton {
 protected:
  void toHandLimit(int over, Secrecy secrecy = Secrecy::Open) {
    toMission("usa-1.3", secrecy);
    for (const char* code : {"T-01", "T-02", "T-06", "T-08", "T-09", "T-10"}) put(code, Zone::hand);
    for (int i = 0; i < over; ++i) put(i == 0 ? "T-14" : "T-18", Zone::hand);
    showPosition();
    ASSERT_TRUE(goOnTo(ChoiceKind::hand_adjustment, PlayerId::south));
    ASSERT_EQ(state().choice.min, over);
    activate();
  }
  const naruto::Pile& hand() { return state()[PlayerId::south].hand; }
  bool marked(CardId card) { return match().prompt().marks.value(card).selected; }
  QString nameOf(CardId card) { return match().words().cardName(state()[card].definition, "en"); }
};

TEST_F(Discards, AClickMarksAndTheButtonThatNamesTheCardDiscards) {
  toHandLimit(1);
  const auto before = decisions();
  const CardId first = hand()[1];
  const CardId second = hand()[4];
  pressLarge();
  click(first);
  EXPECT_EQ(decisions(), before);
  EXPECT_TRUE(marked(first));
  EXPECT_TRUE(primary()->text().contains(nameOf(first))) << primary()->text().toStdString();
  keepPicture(*window_, "discard_marked");
  click(second);
  EXPECT_TRUE(marked(second)) << "in its place";
  EXPECT_FALSE(marked(first));
  click(second);
  EXPECT_FALSE(marked(second)) << "a second click takes the mark away";
  pressLarge();
  EXPECT_EQ(decisions(), before) << "nothing is marked";
  click(second);
  QTest::mouseClick(primary(), Qt::LeftButton);
  EXPECT_EQ(decisions(), before + 1);
  EXPECT_EQ(state()[second].zone, Zone::discard);
}

TEST_F(Discards, EnterConfirmsWhatIsMarkedAndEscTakesTheMarkAway) {
  toHandLimit(1);
  const auto before = decisions();
  const CardId card = hand()[2];
  click(card);
  press(Qt::Key_Escape);
  EXPECT_FALSE(marked(card));
  press(Qt::Key_Return);
  EXPECT_EQ(decisions(), before);
  click(card);
  press(Qt::Key_Return);
  EXPECT_EQ(state()[card].zone, Zone::discard);
}

TEST_F(Discards, ADoubleClickIsTheShortcut) {
  toHandLimit(1);
  const CardId card = hand()[3];
  const QPoint at = table().sheet()->cardRect(card).center();
  QTest::mouseClick(table().sheet(), Qt::LeftButton, {}, at);
  ASSERT_EQ(asked(), ChoiceKind::hand_adjustment);
  QTest::mouseDClick(table().sheet(), Qt::LeftButton, {}, at);
  QTest::mouseRelease(table().sheet(), Qt::LeftButton, {}, at);
  EXPECT_EQ(state()[card].zone, Zone::discard);
}

TEST_F(Discards, ADragMarksToo) {
  toHandLimit(1);
  const auto before = decisions();
  const CardId card = hand()[2];
  drag(card, table().sheet()->zoneRect(SheetPlace::Graveyard, PlayerId::south).center());
  EXPECT_EQ(decisions(), before);
  EXPECT_TRUE(marked(card));
  press(Qt::Key_Space);
  EXPECT_EQ(state()[card].zone, Zone::discard);
}

TEST_F(Discards, SeveralAreMarkedAndConfirmedAtOnce) {
  toHandLimit(2);
  const auto before = decisions();
  const CardId first = hand()[0];
  const CardId second = hand()[5];
  const CardId third = hand()[6];
  click(first);
  click(second);
  EXPECT_TRUE(marked(first) && marked(second));
  click(third);
  EXPECT_TRUE(marked(second) && marked(third)) << "the one that was marked first gives way";
  EXPECT_FALSE(marked(first));
  EXPECT_EQ(decisions(), before);
  press(Qt::Key_Return);
  EXPECT_EQ(decisions(), before + 2);
  for (const CardId card : {second, third}) EXPECT_EQ(state()[card].zone, Zone::discard);
}

TEST_F(Discards, OneOfSeveralMayGoFirst) {
  toHandLimit(2);
  const CardId first = hand()[0];
  click(first);
  press(Qt::Key_Return);
  EXPECT_EQ(state()[first].zone, Zone::discard);
  EXPECT_EQ(asked(), ChoiceKind::hand_adjustment);
}

TEST_F(Discards, KeysMarkAndEnterOnTheMarkedCardConfirms) {
  toHandLimit(1);
  const auto before = decisions();
  press(Qt::Key_N);
  const auto card = static_cast<CardId>(table().sheet()->focusedCard());
  press(Qt::Key_Return);
  EXPECT_EQ(decisions(), before);
  EXPECT_TRUE(marked(card));
  press(Qt::Key_Return);
  EXPECT_EQ(state()[card].zone, Zone::discard);
}

// --- answers --------------------------------------------------------------------------------------------------------

TEST_F(LargeButton, AHandIsOpenedAtThePadOfItsPlayerAndNowhereElse) {
  for (const Secrecy secrecy : {Secrecy::Hold, Secrecy::Curtain}) {
    begin(secrecy);
    ASSERT_TRUE(goOnTo(ChoiceKind::counter_window, PlayerId::north));
    activate();
    EXPECT_EQ(table().bar()->find(CommandKind::Respond), nullptr);
    EXPECT_EQ(table().bar()->find(CommandKind::ShowHand), nullptr);
    const auto before = decisions();
    pressLarge();
    EXPECT_EQ(decisions(), before) << "nobody passes for north either";
    EXPECT_TRUE(match().secrecy().atPad());
    EXPECT_FALSE(match().secrecy().handShown(PlayerId::north));
    EXPECT_FALSE(match().secrecy().curtain().has_value());
    keepPicture(*window_, secrecy == Secrecy::Hold ? "at_the_pad_hold" : "at_the_pad_curtain");
    click(table().pad(PlayerId::north)->respondButton());
    EXPECT_FALSE(match().secrecy().atPad());
    EXPECT_EQ(match().secrecy().curtain().has_value(), secrecy == Secrecy::Curtain);
  }
}

TEST_F(LargeButton, APassIsLargeOnlyWhereNothingElseIsPossible) {
  toExchange();
  activate();
  const auto before = decisions();
  pressLarge();
  EXPECT_EQ(decisions(), before) << "Spark can be used";
  press(Qt::Key_D);
  EXPECT_EQ(decisions(), before + 1) << "the own key passes";
}

/// "You may discard a card": a yes throws away what a no would skip, so neither has the large button or Enter, and the
/// card is marked before it goes.
TEST_F(LargeButton, WhatMayBeDoneHasNoDefaultAndWhatItCostsIsMarkedFirst) {
  for (const bool yes : {false, true}) {
    toMission("usa-1.3");
    const CardId peace = put("T-67", Zone::hand);
    const CardId aki = put("T-01", Zone::hand);
    const CardId beni = put("T-02", Zone::hand);
    showPosition();
    ASSERT_TRUE(match().play(naruto::Play{peace, kNoCard}));
    ASSERT_TRUE(answerTo(ChoiceKind::yes_no));
    activate();
    const auto before = decisions();
    pressLarge();
    EXPECT_EQ(decisions(), before);
    ASSERT_EQ(table().choices()->count(), 2);
    keepPicture(*window_, "may_discard");
    press(yes ? Qt::Key_1 : Qt::Key_2);
    EXPECT_EQ(decisions(), before + 1) << "a number answers";
    EXPECT_NE(asked(), ChoiceKind::yes_no);
    if (!yes) continue;
    ASSERT_EQ(asked(), ChoiceKind::pick);
    SCOPED_TRACE(sentence().toStdString());
    const bool proposed = match().prompt().marks.value(aki).selected;  // the one that is needed least
    const CardId other = proposed ? beni : aki;
    click(other);
    EXPECT_EQ(decisions(), before + 1) << "marked, not discarded";
    EXPECT_TRUE(match().prompt().marks.value(other).selected);
    EXPECT_TRUE(primary()->text().contains(proposed ? "Beni" : "Aki")) << primary()->text().toStdString();
    press(Qt::Key_Return);
    EXPECT_EQ(state()[other].zone, Zone::discard);
  }
}

// --- hands and phases -----------------------------------------------------------------------------------------------

TEST_F(LargeButton, AHandIsNeitherKeptNorChangedByReflex) {
  begin(Secrecy::Hold);
  while (asked() != ChoiceKind::change_hand) ASSERT_TRUE(stepOn());
  activate();
  const PlayerId player = state().choice.player;
  const auto before = decisions();
  press(Qt::Key_Return);
  EXPECT_EQ(decisions(), before) << "nobody has looked at it";
  ASSERT_TRUE(asksOnce());
  keepPicture(*window_, "hand_unseen");
  press(Qt::Key_Return);
  click(plain(naruto::ChangeHand{true}));
  EXPECT_EQ(decisions(), before) << "a whole hand is given up";
  EXPECT_TRUE(asksOnce());
  press(Qt::Key_Return);
  const auto own = player == PlayerId::south ? Qt::Key_S : Qt::Key_L;
  QTest::keyPress(table().sheet(), own);
  QTest::keyRelease(table().sheet(), own);
  press(Qt::Key_Return);
  EXPECT_EQ(decisions(), before + 1) << "seen and kept";
  ASSERT_EQ(asked(), ChoiceKind::change_hand);
  press(Qt::Key_Return);
  EXPECT_EQ(decisions(), before + 1) << "not the other one's, with the same press";
}

TEST_F(LargeButton, LookingAnswersTheQuestionWhetherAnybodyHas) {
  begin(Secrecy::Hold);
  ASSERT_TRUE(goOnTo(ChoiceKind::mission_action, PlayerId::south));
  activate();
  const auto before = decisions();
  press(Qt::Key_Return);
  EXPECT_EQ(decisions(), before) << "a phase is not ended unseen";
  EXPECT_TRUE(asksOnce());
  QTest::keyPress(table().sheet(), Qt::Key_S);
  EXPECT_FALSE(asksOnce());
  QTest::keyRelease(table().sheet(), Qt::Key_S);
  press(Qt::Key_Return);
  EXPECT_EQ(decisions(), before + 1);
}

TEST_F(LargeButton, TheNinjaOfTheTurnIsNotForgottenByEnter) {
  toMission("usa-1.3");
  const CardId aki = put("T-01", Zone::hand);
  put("T-02", Zone::hand);
  showPosition();
  activate();
  const auto before = decisions();
  press(Qt::Key_Return);
  EXPECT_EQ(decisions(), before);
  EXPECT_TRUE(asksOnce());
  EXPECT_TRUE(sentence().contains("can still be deployed")) << sentence().toStdString();
  press(Qt::Key_Return);
  ASSERT_TRUE(match().play(naruto::Play{aki, kNoCard}));
  ASSERT_TRUE(answerTo(ChoiceKind::mission_action) || asked() == ChoiceKind::mission_action);
  const auto deployed = decisions();
  press(Qt::Key_Return);
  EXPECT_EQ(decisions(), deployed + 1) << "one in a turn: nothing is forgotten";
}

/// What is asked at a covered hand must not tell what lies in it.
TEST_F(LargeButton, OfACoveredHandItIsNotAskedWhetherANinjaCouldEnter) {
  for (const bool can : {true, false}) {
    toMission("usa-1.3", Secrecy::Hold);
    put(can ? "T-01" : "T-18", Zone::hand);
    showPosition();
    activate();
    QTest::keyClick(table().sheet(), Qt::Key_S);
    const auto before = decisions();
    press(Qt::Key_Return);
    EXPECT_EQ(decisions(), before + 1) << can;
  }
}

// --- every question -------------------------------------------------------------------------------------------------

class EveryQuestion : public MatchWindowTest, public ::testing::WithParamInterface<Secrecy> {};

/// Random games: whatever is asked, one Enter and one click on any card give nothing away.
TEST_P(EveryQuestion, EnterAndASingleClickGiveNothingAway) {
  std::set<ChoiceKind> kinds;
  for (const std::uint64_t seed : {2U, 5U, 9U}) {
    begin(GetParam(), seed);
    window_->activateWindow();
    table().sheet()->setFocus();
    players::RandomPlayer player(seed);
    for (int i = 0; i < 500 && !match().over(); ++i) {
      match().goOn();
      if (match().secrecy().curtain()) match().openCurtain();
      const naruto::GameState now = state();
      const auto before = decisions();
      const auto shown = match().secrecy().handShown(now.choice.player);
      kinds.insert(now.choice.kind);
      for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Space}) {
        if (decisions() > before) break;
        QTest::keyClick(table().sheet(), key);
        EXPECT_TRUE(shown || !match().secrecy().handShown(now.choice.player)) << "a hand was opened";
      }
      if (decisions() == before) {
        const auto marks = match().prompt().marks;
        for (auto mark = marks.begin(); mark != marks.end() && decisions() == before; ++mark)
          if (const QRect place = table().sheet()->cardRect(mark.key()); !place.isEmpty())
            QTest::mouseClick(table().sheet(), Qt::LeftButton, {}, place.center());
      }
      if (decisions() > before) {
        const naruto::Action& made = match().match().moments()[before].action;
        // A payment that is proposed is marked before it is paid; the button names it.
        const bool target = now.choice.kind == ChoiceKind::choose_target || now.choice.kind == ChoiceKind::pay_hand ||
                            now.choice.kind == ChoiceKind::pay_chakra;
        EXPECT_TRUE(target || !std::holds_alternative<naruto::Pick>(made)) << naruto::to_text(made);
        EXPECT_FALSE(std::holds_alternative<naruto::Answer>(made));
        EXPECT_NE(made, naruto::Action(naruto::ChangeHand{true}));
        if (std::holds_alternative<naruto::Done>(made)) {
          // Of a covered hand it is not asked whether a Ninja could enter: the question would tell.
          const auto given_up = naruto::given_up({now, match().match().rules()});
          const bool told = shown && GetParam() != Secrecy::Hold;
          EXPECT_TRUE(given_up == naruto::GivenUp::nothing || (given_up == naruto::GivenUp::deployment && !told))
              << "seed " << seed << ", decision " << i;
          EXPECT_FALSE(now.choice.kind == ChoiceKind::attack && now.battles.empty());
          EXPECT_NE(now.choice.kind, ChoiceKind::mastery);
        }
      } else {
        match().clearSelection();
        match().play(player.choose(state(), match().match().rules()));
      }
    }
  }
  EXPECT_GE(kinds.size(), 12U);
}

INSTANTIATE_TEST_SUITE_P(Secrecies, EveryQuestion, ::testing::Values(Secrecy::Open, Secrecy::Hold, Secrecy::Curtain));

}  // namespace
}  // namespace playsheet::testing
