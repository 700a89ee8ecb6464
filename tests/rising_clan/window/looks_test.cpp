// SPDX-License-Identifier: GPL-3.0-or-later
// Public choices (R-1106), looking at the own secrets (R-1108), taking back (R-1113), what lies open at the end
//
#include <gtest/gtest.h>

#include <QSignalSpy>

#include "engine/rising_clan/rules/pool.h"
#include "tests/rising_clan/window/called_window.h"

namespace playsheet::testing {
namespace {

using namespace rising_clan;
using rising_clan_tests::A;
using rising_clan_tests::B;
using rising_clan_tests::Board;
using rising_clan_tests::C;

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

/// The curtain of a seat that was named by mistake stays closed; that of whoever is asked has to be opened.
TEST_F(CalledWindow, TheCurtainOfTheWrongSeatIsGivenBackUnopened_R1105) {
  const std::size_t before = desk->moments();
  ASSERT_TRUE(pressOffered(*desk, CommandKind::WhoLooks));
  ASSERT_TRUE(pressOffered(*desk, CommandKind::LookAtOwn, "1"));
  ASSERT_EQ(desk->secrecy().curtain(), kTiago);
  const PromptButton back = desk->prompt().primary;
  EXPECT_EQ(back.label.toStdString(), "Leave them covered");
  desk->press(back.command);
  EXPECT_FALSE(desk->secrecy().curtain());
  EXPECT_FALSE(desk->looking());
  EXPECT_TRUE(desk->calling()) << "everybody looks at the call again";
  EXPECT_FALSE(desk->isSeen(roleCardOf(kTiago)));
  EXPECT_EQ(desk->moments(), before);
  ASSERT_TRUE(pressOffered(*desk, CommandKind::RaiseHand, "1"));
  ASSERT_TRUE(pressOffered(*desk, CommandKind::HandsDone));
  ASSERT_EQ(desk->secrecy().curtain(), kTiago);
  desk->press(back.command);
  EXPECT_EQ(desk->secrecy().curtain(), kTiago) << "he has said that he reacts";
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

/// Tiago gives up, and the match is led to its end by what is offered.
void leadToTheEnd(RisingDesk& desk) {
  desk.concede(kTiago);
  takeScreen(desk);
  for (int i = 0; i < 200 && !desk.over(); ++i) {
    if (desk.calling()) desk.press({CommandKind::HandsDone});
    takeScreen(desk);
    const auto buttons = buttonsOf(desk);
    if (const PromptButton* end = buttonOf(buttons, CommandKind::Act, to_text(Action(EndLastStand{}))))
      desk.press(end->command);
    else if (!desk.over())
      desk.press(desk.prompt().primary.command);
  }
  ASSERT_TRUE(desk.over());
}

/// all that was secret lies open.
TEST(EndOfRisingClan, ShowsAllRolesGoalsAndHands_R416) {
  Board b(2);
  const CardId card = b.hand(A, "A01");
  const auto desk = deskAt(b);
  QSignalSpy finished(desk.get(), &GameDesk::finished);
  leadToTheEnd(*desk);
  EXPECT_EQ(finished.size(), 1);
  ASSERT_TRUE(pressOffered(*desk, CommandKind::LookAtOwn, "0"));
  EXPECT_FALSE(desk->secrecy().curtain());
  EXPECT_EQ(desk->prompt().tray, (std::vector<int>{roleCardOf(kNaomi), goalCardOf(kNaomi), card}));
  for (const int each : desk->prompt().tray) EXPECT_TRUE(desk->isSeen(each));
  ASSERT_TRUE(pressOffered(*desk, CommandKind::LookAtOwn, "1"));
  EXPECT_TRUE(desk->isSeen(roleCardOf(kTiago)));
}

/// the sheet tells of each player role and goal, and the strip of phases that it is over.
TEST(EndOfRisingClan, TellsEveryRoleAndGoalOnTheSheet_R416) {
  Board b(2);
  const auto goals = possible_goals(*b.rules.cards, 2);
  for (const SeatId seat : {A, B}) b.state.players[seat].goal = goals[table::index(seat)];
  const auto desk = deskAt(b);
  leadToTheEnd(*desk);
  const EndFacts facts = desk->endFacts(0);
  EXPECT_TRUE(facts.ring) << "nobody has a deck to swap";
  const auto line = std::find_if(facts.lines.begin(), facts.lines.end(),
                                 [](const EndFacts::Line& each) { return each.label == QStringLiteral("Goal"); });
  ASSERT_NE(line, facts.lines.end());
  for (const PlayerId player : {kNaomi, kTiago})
    EXPECT_EQ(line->values[player], desk->onTable(goalCardOf(player))->face->name);
  EXPECT_EQ(desk->turnStand().now, -1);
  EXPECT_EQ(desk->turnStand().words, QStringLiteral("Game over"));
}

/// R-1111: who was not dealt is known to nobody before, and to all then; of two players seven roles are possible.
TEST(EndOfRisingClan, ShowsWhatNobodyWasDealt_R416_R809_R1111) {
  Board b(2);
  const auto goals = possible_goals(*b.rules.cards, 2);
  for (const SeatId seat : {A, B}) b.state.players[seat].goal = goals[table::index(seat)];
  const auto desk = deskAt(b);
  EXPECT_FALSE(desk->press({CommandKind::LookAtOwn, RisingDesk::kSetAside}));
  EXPECT_TRUE(desk->prompt().tray.empty());
  for (int card = kFirstRoleAside; card < kFirstGoalAside + 40; ++card) EXPECT_FALSE(desk->isSeen(card)) << card;
  leadToTheEnd(*desk);
  ASSERT_TRUE(pressOffered(*desk, CommandKind::LookAtOwn, RisingDesk::kSetAside));
  const std::vector<int> aside = desk->prompt().tray;
  const auto roles = std::count_if(aside.begin(), aside.end(), [](int card) { return card < kFirstGoalAside; });
  EXPECT_EQ(roles, 5);
  EXPECT_EQ(static_cast<long>(aside.size()) - roles, 9) << "of eleven goals";
  const auto& names = b.rules.cards->roles();
  QStringList told;
  for (const int card : aside) {
    ASSERT_TRUE(desk->isSeen(card));
    told << desk->onTable(card)->face->name;
  }
  for (const SeatId seat : {A, B})
    EXPECT_FALSE(told.contains(QString::fromStdString(names[b.state[seat].role].name))) << "that one was dealt";
  const EndFacts facts = desk->endFacts(0);
  const auto line = std::find_if(facts.lines.begin(), facts.lines.end(), [](const EndFacts::Line& each) {
    return each.label == QStringLiteral("Roles not dealt");
  });
  ASSERT_NE(line, facts.lines.end());
  EXPECT_EQ(line->both, QStringList(told.mid(0, 5)).join(QStringLiteral(", ")));
  ASSERT_TRUE(pressOffered(*desk, CommandKind::LookAtOwn, RisingDesk::kSetAside));
  EXPECT_TRUE(desk->prompt().tray.empty()) << "put away";
}

}  // namespace
}  // namespace playsheet::testing
