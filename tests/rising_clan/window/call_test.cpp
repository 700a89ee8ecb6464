// SPDX-License-Identifier: GPL-3.0-or-later
// Windows are called for all at once, or each is asked (R-1104); acts between those of the turn player (R-223, R-1115);
// looking at the own secrets (R-1108); taking back (R-1113).
#include <gtest/gtest.h>

#include <QSignalSpy>

#include "tests/rising_clan/board.h"
#include "tests/rising_clan/window/pressed_desk.h"

namespace playsheet::testing {
namespace {

using namespace rising_clan;
using rising_clan_tests::A;
using rising_clan_tests::B;
using rising_clan_tests::Board;
using rising_clan_tests::C;
using rising_clan_tests::D;

constexpr PlayerId kNaomi = table::player_at(0), kTiago = table::player_at(1), kKai = table::player_at(2),
                   kBea = table::player_at(3);

std::unique_ptr<RisingDesk> deskAt(const Board& board) {
  const RisingPlan plan = planOf(board.state, board.rules.options);
  return std::make_unique<RisingDesk>(matchAt(board.state, plan), plan, nullptr);
}

std::vector<std::string> raisers(const RisingDesk& desk) {
  std::vector<std::string> out;
  for (const PromptButton& button : desk.prompt().choices)
    if (button.command.kind == CommandKind::RaiseHand) out.push_back(button.label.toStdString());
  return out;
}

/// Naomi attacks Kai; everybody but Bea, who has nothing, may react to the declaration.
struct CalledWindow : ::testing::Test {
  CalledWindow() : b(4) {
    for (const SeatId seat : {A, B, C}) cards[table::index(seat)] = b.hand(seat, "A23");
    b.dice({4});
    b.to_action();
    desk = deskAt(b);
    takeScreen(*desk);
    EXPECT_TRUE(pressAct(*desk, Attack{C}));
  }

  Board b;
  std::array<CardId, 3> cards{};
  std::unique_ptr<RisingDesk> desk;
};

TEST_F(CalledWindow, NamesWhoMayReactFromTheAttackedOn_R227) {
  EXPECT_TRUE(desk->calling());
  EXPECT_FALSE(desk->secrecy().curtain()) << "everybody looks at the screen";
  EXPECT_TRUE(handOf(*desk, kNaomi).empty()) << "the own view of the attacker is closed";
  EXPECT_EQ(raisers(*desk), (std::vector<std::string>{"Kai reacts", "Naomi reacts", "Tiago reacts"}));
  EXPECT_EQ(desk->prompt().primary.label.toStdString(), "Nobody reacts");
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

// --- public choices and looks ---------------------------------------------------------------------------------------

/// R-1106: fleeing or fighting is answered before all, without a curtain.
TEST(PublicChoicesOfRisingClan, NeedNoCurtain_R1106) {
  Board b(3);
  b.hand(A, "A01");
  b.top("E14");
  const auto desk = deskAt(b);
  takeScreen(*desk);
  ASSERT_TRUE(pressAct(*desk, Done{}));
  int questions = 0;
  for (int i = 0; i < 400 && !desk->over() && questions < 5; ++i) {
    const QuestionKind kind = desk->match().state().question.kind;
    const bool open = kind == QuestionKind::join || kind == QuestionKind::natural_six || kind == QuestionKind::opponent;
    if (open) {
      ++questions;
      EXPECT_FALSE(desk->secrecy().curtain());
      EXPECT_FALSE(desk->secrecy().atPad());
      EXPECT_TRUE(desk->answers());
      for (const PlayerId player : desk->players()) EXPECT_TRUE(handOf(*desk, player).empty());
    }
    if (desk->calling()) {
      desk->press({CommandKind::HandsDone});
      continue;
    }
    takeScreen(*desk);
    const auto& options = desk->options();
    const auto last = std::find_if(options.rbegin(), options.rend(), [](const Option& o) { return o.allowed(); });
    ASSERT_NE(last, options.rend());
    ASSERT_TRUE(desk->play(Action(last->action)));
  }
  EXPECT_EQ(questions, 5);
}

/// R-1108: anybody, at any public moment; it decides nothing and stands in no record.
TEST_F(CalledWindow, SecretsAreLookedAtByAnybodyBetween_R1108) {
  const std::size_t before = desk->moments();
  ASSERT_TRUE(pressOffered(*desk, CommandKind::RaiseHand, "2"));
  ASSERT_TRUE(pressOffered(*desk, CommandKind::WhoLooks));
  ASSERT_TRUE(pressOffered(*desk, CommandKind::LookAtOwn, "1"));
  EXPECT_EQ(desk->looking(), kTiago);
  EXPECT_EQ(desk->secrecy().curtain(), kTiago);
  EXPECT_TRUE(handOf(*desk, kTiago).empty());
  desk->openCurtain();
  EXPECT_EQ(handOf(*desk, kTiago), std::vector<int>{cards[1]});
  EXPECT_TRUE(desk->isSeen(roleCardOf(kTiago)));
  EXPECT_FALSE(desk->isSeen(roleCardOf(kKai)));
  EXPECT_FALSE(desk->clickCard(cards[1])) << "nothing is decided here";
  EXPECT_FALSE(desk->press({CommandKind::Act, to_text(Action(Pass{}))}));
  EXPECT_FALSE(desk->press({CommandKind::HandsDone}));
  ASSERT_TRUE(pressOffered(*desk, CommandKind::LookedEnough));
  EXPECT_TRUE(handOf(*desk, kTiago).empty());
  EXPECT_TRUE(desk->calling());
  EXPECT_EQ(desk->moments(), before);
  EXPECT_TRUE(desk->prompt().choices.front().lit) << "Kai’s hand is still raised";
}

/// Gifts that were given, and what was learned, are kept for who knows them.
TEST(SecretsThatAreLookedAt, TellWhatWasGivenAndLearned_R1108) {
  Board b(3);
  b.gift(C, "A01", B);
  const CardId held = b.hand(A, "A02");
  b.state.cards[held].known = SeatSet::of(B);
  b.state.players[C].role_seen_by = SeatSet::of(B);
  const auto desk = deskAt(b);
  const auto name = [&](std::string_view id) {
    const auto& cards = *b.rules.cards;
    return QString::fromStdString(cards[*cards.find(id)].name.en);
  };
  ASSERT_TRUE(pressOffered(*desk, CommandKind::WhoLooks));
  ASSERT_TRUE(pressOffered(*desk, CommandKind::LookAtOwn, "1"));
  EXPECT_FALSE(desk->prompt().sentence.contains(name("A01"))) << "not before the curtain is open";
  desk->openCurtain();
  const QString told = desk->prompt().sentence;
  EXPECT_TRUE(told.contains(name("A01"))) << told.toStdString();
  EXPECT_TRUE(told.contains(name("A02"))) << told.toStdString();
  EXPECT_TRUE(told.contains(QString::fromStdString(b.rules.cards->roles()[b.state[C].role].name)))
      << told.toStdString();
}

TEST(SecretsThatAreLookedAt, AreNotLookedAtWhileSomebodyElseHasTheScreen) {
  Board b(3);
  b.hand(A, "A01");
  const auto desk = deskAt(b);
  takeScreen(*desk);
  EXPECT_FALSE(desk->press({CommandKind::LookAtOwn, "1"}));
  EXPECT_FALSE(desk->looking());
  EXPECT_FALSE(desk->press({CommandKind::WhoLooks}));
}

/// A discard pile lies open for everybody.
TEST(PilesOfRisingClan, LieOpen_R253) {
  Board b(2);
  const CardId card = b.discarded("A01");
  const auto desk = deskAt(b);
  desk->lookAt(3);
  EXPECT_TRUE(desk->prompt().tray.empty()) << "status cards have no pile";
  desk->lookAt(0);
  EXPECT_TRUE(desk->prompt().trayIsLook);
  EXPECT_EQ(desk->prompt().tray, std::vector<int>{card});
  desk->lookAt(0);
  EXPECT_TRUE(desk->prompt().tray.empty());
}

// --- taking back ----------------------------------------------------------------------------------------------------

/// R-1113: what told nobody anything goes at once.
TEST(TakingBackInRisingClan, IsFreeWhereNobodyHasLearnedAnything_R1113) {
  Board b(3);
  b.hand(A, "A01");
  const CardId card = b.hand(A, "A02");
  const auto desk = deskAt(b);
  takeScreen(*desk);
  desk->clickCard(card);
  ASSERT_TRUE(pressAct(*desk, Give{C, card}));
  ASSERT_TRUE(pressOffered(*desk, CommandKind::Undo));
  EXPECT_FALSE(desk->consentAsked());
  EXPECT_EQ(desk->match().state()[card].zone, Zone::hand);
  EXPECT_TRUE(desk->secrecy().atPad()) << "before all";
}

/// A die was rolled: everybody else has to agree, one after the other, and one who refuses is enough.
TEST_F(CalledWindow, ADieIsTakenBackWithTheConsentOfAllOthers_R1113) {
  ASSERT_TRUE(pressOffered(*desk, CommandKind::HandsDone));
  const std::size_t rolled = desk->moments();
  ASSERT_TRUE(pressOffered(*desk, CommandKind::Undo));
  std::vector<PlayerId> asked;
  while (desk->consentAsked() && asked.size() < 9) {
    asked.push_back(desk->prompt().player);
    EXPECT_FALSE(desk->press({CommandKind::HandsDone})) << "first it is answered";
    ASSERT_TRUE(pressOffered(*desk, CommandKind::AllowUndo));
  }
  EXPECT_EQ(asked.size(), 3U);
  EXPECT_LT(desk->moments(), rolled);
  EXPECT_EQ(desk->match().state().question.kind, QuestionKind::act) << "back to what the asker decided last";

  takeScreen(*desk);
  ASSERT_TRUE(pressAct(*desk, Attack{C}));
  ASSERT_TRUE(pressOffered(*desk, CommandKind::HandsDone));
  ASSERT_TRUE(pressOffered(*desk, CommandKind::Undo));
  ASSERT_TRUE(pressOffered(*desk, CommandKind::AllowUndo));
  ASSERT_TRUE(desk->consentAsked()) << "the second one is asked";
  ASSERT_TRUE(pressOffered(*desk, CommandKind::RefuseUndo));
  EXPECT_FALSE(desk->consentAsked());
  EXPECT_EQ(desk->moments(), rolled);
}

/// all that was secret lies open.
TEST(EndOfRisingClan, ShowsAllRolesGoalsAndHands_R416) {
  Board b(2);
  const CardId card = b.hand(A, "A01");
  const auto desk = deskAt(b);
  QSignalSpy finished(desk.get(), &GameDesk::finished);
  desk->concede(kTiago);
  takeScreen(*desk);
  for (int i = 0; i < 200 && !desk->over(); ++i) {
    if (desk->calling()) desk->press({CommandKind::HandsDone});
    takeScreen(*desk);
    const auto buttons = buttonsOf(*desk);
    if (const PromptButton* end = buttonOf(buttons, CommandKind::Act, to_text(Action(EndLastStand{}))))
      desk->press(end->command);
    else if (!desk->over())
      desk->press(desk->prompt().primary.command);
  }
  ASSERT_TRUE(desk->over());
  EXPECT_EQ(finished.size(), 1);
  ASSERT_TRUE(pressOffered(*desk, CommandKind::LookAtOwn, "0"));
  EXPECT_FALSE(desk->secrecy().curtain());
  EXPECT_EQ(desk->prompt().tray, (std::vector<int>{roleCardOf(kNaomi), goalCardOf(kNaomi), card}));
  for (const int each : desk->prompt().tray) EXPECT_TRUE(desk->isSeen(each));
  ASSERT_TRUE(pressOffered(*desk, CommandKind::LookAtOwn, "1"));
  EXPECT_TRUE(desk->isSeen(roleCardOf(kTiago)));
}

}  // namespace
}  // namespace playsheet::testing
