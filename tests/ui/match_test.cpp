// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSignalSpy>

#include "engine/players/random_player.h"
#include "tests/ui/match_fixture.h"
#include "ui/choices/choice_row.h"
#include "ui/log/log_view.h"
#include "ui/table/autoplay.h"
#include "ui/table/end_sheet.h"
#include "ui/table/prompt_bar.h"
#include "ui/table/side_panel.h"
#include "ui/widgets/action_button.h"

namespace playsheet::testing {
namespace {

using naruto::ChoiceKind;

TEST_F(MatchWindowTest, TossAndHandsAreDecidedWithTheButtons) {
  begin(Secrecy::Open);
  EXPECT_EQ(asked(), ChoiceKind::call_toss);
  EXPECT_TRUE(table().bar()->primary()->isEnabled());
  QTest::mouseClick(table().bar()->primary(), Qt::LeftButton);
  EXPECT_EQ(asked(), ChoiceKind::choose_starter);
  QTest::mouseClick(table().bar()->primary(), Qt::LeftButton);
  EXPECT_EQ(asked(), ChoiceKind::change_hand);
  QTest::mouseClick(table().bar()->primary(), Qt::LeftButton);
  EXPECT_EQ(asked(), ChoiceKind::change_hand);
  QTest::mouseClick(table().bar()->primary(), Qt::LeftButton);
  EXPECT_EQ(state().step, naruto::Step::mission);
}

/// A card that cannot be played can be charged all the same: it stays readable, and no lock says otherwise (N-CHG-01).
TEST_F(MatchWindowTest, WhatCanOnlyBeChargedIsNotLocked) {
  begin(Secrecy::Open);
  ASSERT_TRUE(goOnTo(naruto::ChoiceKind::mission_action, state().active));
  int only_charged = 0;
  for (const naruto::CardId card : state()[state().active].hand) {
    const CardMark mark = match().prompt().marks.value(card);
    EXPECT_FALSE(mark.refused);
    EXPECT_NE(mark.chargeable, mark.legal);
    only_charged += mark.chargeable ? 1 : 0;
  }
  EXPECT_GT(only_charged, 0);
  for (const naruto::CardId card : state()[table::other(state().active)].hand)
    EXPECT_FALSE(match().prompt().marks.value(card).chargeable) << "not in the turn of the other player";
}

TEST_F(MatchWindowTest, ACardIsPlayedByASecondClickOnIt) {
  begin(Secrecy::Open);
  const int card = goOnToPlayable();
  ASSERT_GE(card, 0);
  click(card);
  EXPECT_EQ(match().selected(), card);
  EXPECT_TRUE(match().prompt().marks.value(card).selected);
  EXPECT_TRUE(table().bar()->primary()->isEnabled());
  const auto before = match().match().moments().size();
  click(card);
  EXPECT_EQ(match().match().moments().size(), before + 1);
}

TEST_F(MatchWindowTest, ThePrimaryButtonPlaysTheChosenCard) {
  begin(Secrecy::Open);
  const int card = goOnToPlayable();
  ASSERT_GE(card, 0);
  click(card);
  const QString label = table().bar()->primary()->text();
  const auto definition = state()[static_cast<CardId>(card)].definition;
  EXPECT_TRUE(label.contains(match().words().cardName(definition, "en"))) << label.toStdString();
  const auto before = match().match().moments().size();
  QTest::mouseClick(table().bar()->primary(), Qt::LeftButton);
  EXPECT_EQ(match().match().moments().size(), before + 1);
}

TEST_F(MatchWindowTest, ADragOntoTheChakraAreaCharges) {
  begin(Secrecy::Open);
  ASSERT_TRUE(goOnTo(ChoiceKind::mission_action, PlayerId::south));
  const auto& hand = state()[PlayerId::south].hand;
  const int card = hand.front();
  const auto chakra = state()[PlayerId::south].chakra.size();
  drag(card, table().sheet()->zoneRect(SheetPlace::Chakra, PlayerId::south).center());
  EXPECT_EQ(state()[PlayerId::south].chakra.size(), chakra + 1);
  EXPECT_EQ(state()[static_cast<CardId>(card)].zone, naruto::Zone::chakra);
}

TEST_F(MatchWindowTest, TheChargeButtonAndItsKeyChargeTheChosenCard) {
  begin(Secrecy::Open);
  ASSERT_TRUE(goOnTo(ChoiceKind::mission_action, PlayerId::south));
  const int card = state()[PlayerId::south].hand.front();
  click(card);
  QTest::keyClick(table().sheet(), Qt::Key_C);
  EXPECT_EQ(state()[static_cast<CardId>(card)].zone, naruto::Zone::chakra);
}

/// Plays whatever the hand gives until a decision of this kind has an allowed option that is wanted.
TEST_F(MatchWindowTest, TwoNinjaJoinByTwoClicks) {
  begin(Secrecy::Open);
  players::RandomPlayer player(4);
  for (int i = 0; i < 2000 && !match().over(); ++i) {
    if (asked() == ChoiceKind::organize)
      for (const auto& option : match().match().options(match().match().decider())) {
        const auto* join = std::get_if<naruto::Join>(&option.action);
        if (!join || !option.allowed()) continue;
        const naruto::Join both = *join;
        click(both.ninja);
        EXPECT_TRUE(match().prompt().marks.value(both.with).target);
        click(both.with);
        EXPECT_EQ(state()[both.ninja].team, state()[both.with].team);
        return;
      }
    match().play(player.choose(state(), match().match().rules()));
  }
  FAIL() << "no two Ninja could join";
}

TEST_F(MatchWindowTest, AClickOnANinjaSendsItsTeam) {
  begin(Secrecy::Open);
  players::RandomPlayer player(4);
  for (int i = 0; i < 2000 && !match().over(); ++i) {
    if (asked() == ChoiceKind::attack && state().battles.empty())
      for (const auto& option : match().match().options(match().match().decider())) {
        const auto* send = std::get_if<naruto::Send>(&option.action);
        if (!send || !option.allowed()) continue;
        const CardId head = send->head;
        click(head);
        ASSERT_EQ(state().battles.size(), 1U);
        EXPECT_EQ(state().battles.front().attack_head.card, head);
        return;
      }
    match().play(player.choose(state(), match().match().rules()));
  }
  FAIL() << "nobody could attack";
}

TEST_F(MatchWindowTest, ABlockIsTwoClicksAndAJutsuFindsItsUser) {
  begin(Secrecy::Open);
  players::RandomPlayer player(9);
  bool blocked = false;
  bool used = false;
  std::uint64_t seed = 7;
  for (int i = 0; i < 6000 && !(blocked && used); ++i) {
    if (match().over()) begin(Secrecy::Open, ++seed);
    const auto options = match().match().options(match().match().decider());
    for (const auto& option : options) {
      if (!option.allowed()) continue;
      if (const auto* block = std::get_if<naruto::Block>(&option.action); block && !blocked) {
        const naruto::Block both = *block;
        click(both.head);
        EXPECT_TRUE(match().prompt().marks.value(both.attacker).target);
        click(both.attacker);
        blocked = true;
        break;
      }
      const auto* play = std::get_if<naruto::Play>(&option.action);
      if (play && !used && isPad(asked()) && play->on != naruto::kNoCard) {
        const naruto::Play use = *play;
        const auto before = match().match().moments().size();
        click(use.card);
        EXPECT_TRUE(match().prompt().marks.value(use.on).target);
        click(use.on);
        EXPECT_GT(match().match().moments().size(), before);
        used = true;
        break;
      }
    }
    if (match().over()) break;
    match().play(player.choose(state(), match().match().rules()));
  }
  EXPECT_TRUE(blocked);
  EXPECT_TRUE(used);
}

/// Every card that is refused says why when it is clicked, with a rule id.
TEST_F(MatchWindowTest, ARefusedCardSaysWhy) {
  begin(Secrecy::Open);
  QSignalSpy explained(&match(), &NarutoDesk::explained);
  int clicked = 0;
  for (int i = 0; i < 120 && !match().over(); ++i) {
    for (const auto& option : match().match().options(match().match().decider())) {
      const CardId card = subjectOf(option.action);
      if (option.allowed() || card == kNoCard || partnerOf(option.action) != kNoCard) continue;
      OptionBook book(match().match().options(match().match().decider()));
      if (!book.refusal(card) || !match().seen(card)) continue;
      match().clearSelection();
      explained.clear();
      match().clickCard(card);
      ASSERT_EQ(explained.size(), 1) << "card " << int(card) << " at step " << table::name_of(state().step);
      EXPECT_FALSE(explained.front().at(1).toString().isEmpty());
      EXPECT_TRUE(explained.front().at(2).toString().startsWith("N-"));
      ++clicked;
      break;
    }
    match().clearSelection();
    ASSERT_TRUE(stepOn());
  }
  EXPECT_GT(clicked, 5);
}

TEST_F(MatchWindowTest, PassingOnEndsWithThePhaseAndWithALinkOfTheOther) {
  begin(Secrecy::Open);
  ASSERT_TRUE(goOnTo(ChoiceKind::counter_window, PlayerId::north));
  match().press({CommandKind::PassOn});
  const int turn = state().turn;
  for (int i = 0; i < 60 && state().turn == turn && phaseOf(state().step) == 1 && state().chain.empty(); ++i) {
    EXPECT_FALSE(isPad(asked()) && state().choice.player == PlayerId::north);
    ASSERT_TRUE(stepOn());
  }
  EXPECT_FALSE(match().passingOn(PlayerId::north));
}

TEST_F(MatchWindowTest, TheRecorderHearsOfADecisionBeforeTheScreenChanges) {
  ListRecorder recorder;
  NarutoDesk controller(shippedCards(), planOf(Secrecy::Hold), &recorder);
  ASSERT_EQ(recorder.lines, std::vector<std::string>{"begun"});
  std::size_t known_when_shown = 0;
  QObject::connect(&controller, &NarutoDesk::changed, [&] { known_when_shown = recorder.lines.size(); });
  ASSERT_TRUE(controller.pressPrimary());
  EXPECT_EQ(known_when_shown, 2U);
  EXPECT_EQ(recorder.lines.back(), "decided");
}

TEST_F(MatchWindowTest, AWholeMatchPlaysItselfThroughTheWindow) {
  begin(Secrecy::Curtain, 3);
  Autoplay autoplay(&table(), 3, -1);
  QSignalSpy done(&autoplay, &Autoplay::done);
  autoplay.start();
  ASSERT_TRUE(done.wait(120000));
  EXPECT_FALSE(autoplay.failed());
  EXPECT_TRUE(match().over());
  EXPECT_TRUE(table().endSheet()->isVisible());
  const EndFacts& facts = table().endSheet()->facts();
  EXPECT_GE(facts.lines.size(), 5U);
  ASSERT_EQ(facts.course.size(), static_cast<std::size_t>(state().turn)) << "one place for each turn";
  for (const PlayerId player : table::kPlayers)
    EXPECT_EQ(facts.course.back()[player], static_cast<int>(state()[player].rewards.size()));
  ASSERT_GE(facts.decided, 0) << "in this game somebody was ahead";
  EXPECT_TRUE(facts.story.startsWith(QStringLiteral("Turn %1 decided: ").arg(facts.decided + 1)))
      << facts.story.toStdString();
  EXPECT_TRUE(table().endSheet()->accessibleName().contains(facts.story));
  const int last = table().endSheet()->accessibleRows() - 1;
  EXPECT_TRUE(
      table().endSheet()->accessibleRow(last).startsWith(QStringLiteral("Battle rewards turn by turn: Naomi ")));
  EXPECT_TRUE(table().endSheet()->rect().contains(table().endSheet()->accessibleRowRect(last)));
  keepPicture(*window_, "end_of_a_whole_game");
}

TEST_F(MatchWindowTest, ConcedingEndsTheMatch) {
  begin(Secrecy::Hold);
  match().concede(PlayerId::south);
  EXPECT_TRUE(match().over());
  EXPECT_EQ(state().winner, PlayerId::north);
  EXPECT_TRUE(table().endSheet()->isVisible());
}

TEST_F(MatchWindowTest, TheWholeTableIsUsableWithTheKeyboard) {
  begin(Secrecy::Open);
  ASSERT_TRUE(goOnTo(ChoiceKind::mission_action, PlayerId::south));
  const auto before = match().match().moments().size();
  QTest::keyClick(table().sheet(), Qt::Key_Return);
  EXPECT_EQ(match().match().moments().size(), before + 1);
  ASSERT_TRUE(goOnTo(ChoiceKind::counter_window, PlayerId::north));
  const auto at_pad = match().match().moments().size();
  QTest::keyClick(table().sheet(), Qt::Key_D);  // south's pass is not north's
  EXPECT_EQ(match().match().moments().size(), at_pad);
  QTest::keyClick(table().sheet(), Qt::Key_K);
  EXPECT_EQ(match().match().moments().size(), at_pad + 1);
}

}  // namespace
}  // namespace playsheet::testing
