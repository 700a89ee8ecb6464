// SPDX-License-Identifier: GPL-3.0-or-later
// Windows are called for all at once, or each is asked (R-1104); acts between those of the turn player (R-223, R-1115).
#include <gtest/gtest.h>

#include <QSignalSpy>

#include "tests/rising_clan/window/called_window.h"

namespace playsheet::testing {
namespace {

using namespace rising_clan;
using rising_clan_tests::A;
using rising_clan_tests::B;
using rising_clan_tests::Board;
using rising_clan_tests::C;
using rising_clan_tests::D;

TEST_F(CalledWindow, NamesWhoMayReactFromTheAttackedOn_R227) {
  EXPECT_TRUE(desk->calling());
  EXPECT_FALSE(desk->secrecy().curtain()) << "everybody looks at the screen";
  EXPECT_TRUE(handOf(*desk, kNaomi).empty()) << "the own view of the attacker is closed";
  EXPECT_EQ(raisers(*desk), (std::vector<std::string>{"Kai reacts", "Naomi reacts", "Tiago reacts"}));
  EXPECT_EQ(desk->prompt().primary.label.toStdString(), "Nobody reacts");
}

/// All are asked together: the sentence names none of them as who may act.
TEST_F(CalledWindow, AsksAllInWholeSentences_R1104) {
  const QString asked = desk->prompt().sentence;
  EXPECT_TRUE(asked.endsWith(QStringLiteral(". Who reacts?"))) << asked.toStdString();
  EXPECT_FALSE(asked.contains(QStringLiteral("may act"))) << asked.toStdString();
}

TEST_F(CalledWindow, NobodyReactsAndTheDieIsRolled) {
  const std::size_t before = desk->moments();
  ASSERT_TRUE(pressOffered(*desk, CommandKind::HandsDone));
  EXPECT_EQ(desk->moments(), before + 3) << "one pass of each, as records have them";
  EXPECT_TRUE(desk->calling()) << "the window of the roll";
  ASSERT_EQ(desk->view().rolls.size(), 1U);
  EXPECT_EQ(desk->view().rolls.front().die, 4);
  EXPECT_EQ(raisers(*desk).front(), "Naomi reacts") << "from the roller on";
}

TEST_F(CalledWindow, OneReactsBehindTheCurtainAndTheOthersHavePassed) {
  ASSERT_TRUE(pressOffered(*desk, CommandKind::RaiseHand, "1"));
  EXPECT_TRUE(desk->calling()) << "more hands can be raised";
  ASSERT_TRUE(pressOffered(*desk, CommandKind::HandsDone));
  EXPECT_EQ(desk->secrecy().curtain(), kTiago);
  EXPECT_TRUE(handOf(*desk, kTiago).empty());
  desk->openCurtain();
  EXPECT_EQ(handOf(*desk, kTiago), std::vector<int>{cards[1]});
  EXPECT_TRUE(handOf(*desk, kKai).empty());
  ASSERT_TRUE(pressAct(*desk, Pass{}));
  EXPECT_TRUE(handOf(*desk, kTiago).empty());
  EXPECT_EQ(desk->view().rolls.front().die, 4);
}

TEST_F(CalledWindow, TwoReactInTheOrderOfTheWindowAndAfterADeedItIsCalledAgain) {
  ASSERT_TRUE(pressOffered(*desk, CommandKind::RaiseHand, "1"));
  ASSERT_TRUE(pressOffered(*desk, CommandKind::RaiseHand, "2"));
  ASSERT_TRUE(pressOffered(*desk, CommandKind::HandsDone));
  EXPECT_EQ(desk->secrecy().curtain(), kKai) << "the attacked player is the first (R-227)";
  desk->openCurtain();
  ASSERT_TRUE(pressAct(*desk, Pass{}));
  EXPECT_EQ(desk->secrecy().curtain(), kTiago) << "another curtain, and no call between";
  desk->openCurtain();
  desk->clickCard(cards[1]);
  ASSERT_TRUE(pressAct(*desk, Give{D, cards[1]}));
  EXPECT_TRUE(desk->calling());
  EXPECT_TRUE(handOf(*desk, kTiago).empty());
  EXPECT_EQ(raisers(*desk), (std::vector<std::string>{"Kai reacts", "Bea reacts", "Naomi reacts"}))
      << "Bea has a gift now, Tiago nothing";
}

TEST_F(CalledWindow, AHandIsLoweredAgain) {
  ASSERT_TRUE(pressOffered(*desk, CommandKind::RaiseHand, "1"));
  EXPECT_NE(desk->prompt().primary.label.toStdString(), "Nobody reacts");
  ASSERT_TRUE(pressOffered(*desk, CommandKind::RaiseHand, "1"));
  EXPECT_EQ(desk->prompt().primary.label.toStdString(), "Nobody reacts");
}

/// Nothing but hands can be raised there, and only by who may act.
TEST_F(CalledWindow, RefusesOtherPresses) {
  const std::size_t before = desk->moments();
  EXPECT_FALSE(desk->press({CommandKind::RaiseHand, "3"})) << "Bea has nothing";
  EXPECT_FALSE(desk->press({CommandKind::RaiseHand, "1x"}));
  EXPECT_EQ(desk->prompt().primary.label.toStdString(), "Nobody reacts");
  EXPECT_FALSE(desk->press({CommandKind::Act, to_text(Action(Pass{}))}));
  EXPECT_FALSE(desk->press({CommandKind::Respond}));
  EXPECT_FALSE(desk->secrecy().handShown(kKai));
  EXPECT_FALSE(desk->clickSeat(kKai));
  EXPECT_FALSE(desk->clickCard(cards[0]));
  EXPECT_FALSE(desk->press({CommandKind::ActBetween, "1"})) << "a window is open";
  EXPECT_EQ(desk->moments(), before);
}

/// What all have said together is one decision of the first of them.
TEST_F(CalledWindow, ACallIsTakenBackAsOneDecision_R1113) {
  const std::size_t before = desk->moments();
  ASSERT_TRUE(pressOffered(*desk, CommandKind::RaiseHand, "1"));
  ASSERT_TRUE(pressOffered(*desk, CommandKind::HandsDone));
  ASSERT_EQ(desk->moments(), before + 2) << "Kai and Naomi have passed";
  desk->openCurtain();
  desk->press({CommandKind::Undo});
  EXPECT_EQ(desk->moments(), before);
  EXPECT_TRUE(desk->calling());
  EXPECT_EQ(raisers(*desk).size(), 3U);
  EXPECT_EQ(desk->prompt().primary.label.toStdString(), "Nobody reacts");
}

/// R-1104 `each`: every seat that is asked gets the screen.
TEST(EachIsAsked, SeatBySeatWithItsCurtain_R1104) {
  Options options;
  options.window_each = true;
  Board b(3, options);
  for (const SeatId seat : {A, B, C}) b.hand(seat, "A23");
  b.to_action();
  const auto desk = deskAt(b);
  takeScreen(*desk);
  ASSERT_TRUE(pressAct(*desk, Attack{C}));
  for (const PlayerId player : {kKai, kNaomi, kTiago}) {
    EXPECT_FALSE(desk->calling());
    EXPECT_EQ(desk->decider(), player);
    EXPECT_TRUE(desk->secrecy().atPad()) << "before all";
    EXPECT_FALSE(desk->secrecy().curtain());
    ASSERT_TRUE(pressOffered(*desk, CommandKind::Respond));
    EXPECT_EQ(desk->secrecy().curtain(), player);
    desk->openCurtain();
    EXPECT_EQ(handOf(*desk, player).size(), 1U);
    ASSERT_TRUE(pressAct(*desk, Pass{}));
  }
}

// --- the own turn ---------------------------------------------------------------------------------------------------

/// R-1115: each act ends before all; another one can act between, behind a curtain.
TEST(OwnTurnOfRisingClan, EndsEachActBeforeAll_R1115) {
  Board b(3);
  const CardId one = b.hand(A, "A01"), two = b.hand(A, "A02");
  const CardId card = b.hand(B, "A01");
  const auto desk = deskAt(b);
  EXPECT_TRUE(desk->secrecy().atPad());
  EXPECT_FALSE(desk->press({CommandKind::Act, to_text(Action(Done{}))})) << "not before all";
  takeScreen(*desk);
  EXPECT_EQ(handOf(*desk, kNaomi), (std::vector<int>{one, two}));
  desk->clickCard(one);
  ASSERT_TRUE(pressAct(*desk, Give{C, one}));
  EXPECT_EQ(desk->match().state().question.kind, QuestionKind::giving);
  EXPECT_FALSE(desk->secrecy().curtain()) << "it goes on in the same view (R-1105)";
  EXPECT_FALSE(desk->secrecy().atPad());
  ASSERT_TRUE(pressAct(*desk, Done{}));
  EXPECT_TRUE(desk->secrecy().atPad()) << "before all";
  EXPECT_TRUE(handOf(*desk, kNaomi).empty());
  ASSERT_TRUE(pressOffered(*desk, CommandKind::ActBetween, "1"));
  EXPECT_EQ(desk->match().state().question.kind, QuestionKind::interrupt);
  EXPECT_EQ(desk->secrecy().curtain(), kTiago);
  desk->openCurtain();
  EXPECT_EQ(handOf(*desk, kTiago), std::vector<int>{card});
  ASSERT_TRUE(pressAct(*desk, Pass{}));
  EXPECT_EQ(desk->decider(), kNaomi);
  EXPECT_TRUE(desk->secrecy().atPad());
  const auto offered = buttonsOf(*desk);
  EXPECT_EQ(buttonOf(offered, CommandKind::ActBetween, "1"), nullptr) << "who asked in vain waits for the next act";
  EXPECT_NE(buttonOf(offered, CommandKind::ActBetween, "2"), nullptr);
}

/// when the action has been taken nobody is told to take one.
TEST(OwnTurnOfRisingClan, AfterTheActionItIsNotAskedFor_R224) {
  Board b(3);
  b.to_action();
  b.top("A02");
  const auto desk = deskAt(b);
  EXPECT_TRUE(desk->prompt().sentence.startsWith(QStringLiteral("Attack"))) << desk->prompt().sentence.toStdString();
  takeScreen(*desk);
  for (const PromptButton& button : buttonsOf(*desk))
    if (button.command.action.starts_with("rest")) {
      desk->press(Command(button.command));
      break;
    }
  ASSERT_TRUE(desk->match().state().action_used);
  EXPECT_TRUE(desk->prompt().sentence.startsWith(QStringLiteral("The action has been taken")))
      << desk->prompt().sentence.toStdString();
}

/// The same seat acts again: its own view was closed between, and needs the curtain.
TEST(OwnTurnOfRisingClan, NeedsTheCurtainForTheNextAct_R1115) {
  Board b(3);
  b.clan(A, "HIR");
  const CardId card = b.hand(A, "A04");
  b.hand(A, "A02");
  const auto desk = deskAt(b);
  takeScreen(*desk);
  desk->clickCard(card);
  ASSERT_TRUE(pressAct(*desk, Play{card, {}}));
  EXPECT_EQ(desk->match().state().question.kind, QuestionKind::prepare);
  EXPECT_TRUE(desk->secrecy().atPad());
  EXPECT_TRUE(desk->handCards(kNaomi).empty());
  ASSERT_TRUE(pressOffered(*desk, CommandKind::Respond));
  EXPECT_EQ(desk->secrecy().curtain(), kNaomi);
  EXPECT_TRUE(desk->handCards(kNaomi).empty());
  desk->openCurtain();
  EXPECT_EQ(handOf(*desk, kNaomi).size(), 1U);
}

/// A player who is pointed at is the target, by the panel as by the button.
TEST(OwnTurnOfRisingClan, APlayerIsMeantByAClick_R225) {
  Board b(3);
  const CardId card = b.hand(A, "A01");
  b.to_action();
  {
    const auto desk = deskAt(b);
    EXPECT_FALSE(desk->clickSeat(kKai)) << "not before all";
    takeScreen(*desk);
    EXPECT_FALSE(desk->clickSeat(kNaomi)) << "nobody attacks oneself";
    EXPECT_TRUE(desk->clickSeat(kKai));
    EXPECT_EQ(desk->view().rolls.front().against, C);
  }
  const auto desk = deskAt(b);
  takeScreen(*desk);
  SheetSpot middle, near, panel;
  middle.place = SheetPlace::Band;
  near.place = SheetPlace::Hand;
  near.player = kNaomi;
  panel.place = SheetPlace::Village;
  panel.player = kTiago;
  EXPECT_FALSE(desk->drop(card, near)) << "back where it was";
  desk->drop(card, middle);
  EXPECT_FALSE(desk->match().state()[card].zone == Zone::gift) << "the middle is nobody";
  desk->clearSelection();
  EXPECT_TRUE(desk->drop(card, panel));
  EXPECT_EQ(desk->match().state()[card].zone, Zone::gift);
  EXPECT_EQ(desk->match().state()[card].seat, B);
}

/// What cannot be done is explained to who tried, with its rule.
TEST(OwnTurnOfRisingClan, ARefusedCardIsExplained_R15) {
  Board b(2);
  const CardId mine = b.hand(A, "A23");
  b.captured(B);  // nobody to give it to
  const auto desk = deskAt(b);
  QSignalSpy explained(desk.get(), &GameDesk::explained);
  EXPECT_FALSE(desk->clickCard(mine));
  EXPECT_EQ(explained.size(), 0) << "before all nothing is told of a card";
  takeScreen(*desk);
  EXPECT_FALSE(desk->clickCard(mine));
  ASSERT_EQ(explained.size(), 1);
  EXPECT_EQ(explained.front()[0].toInt(), mine);
  EXPECT_FALSE(explained.front()[1].toString().isEmpty());
  EXPECT_TRUE(explained.front()[2].toString().startsWith(QStringLiteral("R-")));
}

/// A card that can only be given says why it cannot be used, besides to whom it can go.
TEST(OwnTurnOfRisingClan, ACardThatCanOnlyBeGivenSaysWhyItCannotBeUsed_R15) {
  Board b(3);
  const CardId later = b.hand(A, "A23"), now = b.hand(A, "A01");
  const auto desk = deskAt(b);
  takeScreen(*desk);
  QSignalSpy explained(desk.get(), &GameDesk::explained), changed(desk.get(), &GameDesk::changed);
  std::vector<char> order;
  QObject::connect(desk.get(), &GameDesk::explained, desk.get(), [&order] { order.push_back('e'); });
  QObject::connect(desk.get(), &GameDesk::changed, desk.get(), [&order] { order.push_back('c'); });
  desk->clickCard(later);
  EXPECT_EQ(desk->selected(), later);
  EXPECT_EQ(desk->prompt().choices.size(), 2U) << "a gift for each of the others";
  ASSERT_EQ(explained.size(), 1);
  EXPECT_EQ(explained.front()[0].toInt(), later);
  EXPECT_TRUE(explained.front()[2].toString().startsWith(QStringLiteral("R-")));
  EXPECT_EQ(order, (std::vector<char>{'c', 'e'})) << "what is shown anew has no explanation on it any more";
  desk->clickCard(now);
  EXPECT_EQ(explained.size(), 1) << "this one can be played";
}

/// Thrown into the middle, a card is used or nothing comes of it: it is not given away.
TEST(OwnTurnOfRisingClan, ACardThatCanOnlyBeGivenIsNotGivenByTheMiddle_R701) {
  Board b(2);
  const CardId card = b.hand(A, "A23");
  const auto desk = deskAt(b);
  takeScreen(*desk);
  QSignalSpy explained(desk.get(), &GameDesk::explained);
  SheetSpot middle;
  middle.place = SheetPlace::Band;
  EXPECT_FALSE(desk->drop(card, middle));
  EXPECT_EQ(desk->match().state()[card].zone, Zone::hand);
  EXPECT_EQ(explained.size(), 1);
  EXPECT_TRUE(pressAct(*desk, Give{B, card})) << "by its button";
}

/// As in the other games the first key is the first card; role and goal come behind the hand.
TEST(OwnTurnOfRisingClan, TheHandComesFirstByNumber) {
  Board b(3);
  const CardId one = b.hand(A, "A01"), two = b.hand(A, "A02");
  const auto desk = deskAt(b);
  takeScreen(*desk);
  EXPECT_EQ(desk->handCards(kNaomi), (std::vector<int>{one, two, roleCardOf(kNaomi), goalCardOf(kNaomi)}));
}

}  // namespace
}  // namespace playsheet::testing
