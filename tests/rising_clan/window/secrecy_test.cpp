// SPDX-License-Identifier: GPL-3.0-or-later
// What is on the screen while everybody looks at it does not depend on what somebody hides (R-1101, R-1105, R-1111).
#include <gtest/gtest.h>

#include "engine/table/random_player.h"
#include "tests/rising_clan/board.h"
#include "tests/rising_clan/twin_games.h"
#include "tests/rising_clan/window/pressed_desk.h"

namespace playsheet::testing {
namespace {

using namespace rising_clan;
using rising_clan_tests::shipped_cards;
using rising_clan_tests::twin_of;

/// Everything that can be read from a desk without a widget.
struct OnScreen {
  PlayerView view;
  std::vector<std::string> words;
  QHash<int, CardMark> marks;
  std::vector<int> cards, tray;
  Scene scene;
};

/// What differs; empty: nothing.
std::string difference(const OnScreen& a, const OnScreen& b) {
  for (std::size_t i = 0; i < std::min(a.words.size(), b.words.size()); ++i)
    if (a.words[i] != b.words[i]) return a.words[i] + " | " + b.words[i];
  if (a.words != b.words) return "words of the longer screen";
  if (a.view != b.view) return "the view";
  if (a.marks != b.marks) return "marks";
  if (a.cards != b.cards || a.tray != b.tray) return "cards";
  return a.scene == b.scene ? "" : "the scene";
}

void addButton(std::vector<std::string>& words, const PromptButton& button) {
  for (const QString& each : {button.label, button.icon, button.hint, button.key}) words.push_back(each.toStdString());
  words.push_back(button.command.action + (button.enabled ? "" : " off") + (button.lit ? " lit" : ""));
}

OnScreen onScreen(RisingDesk& desk) {
  OnScreen out{desk.view(), {}, desk.prompt().marks, desk.cardsInOrder(), desk.prompt().tray, {}};
  const Prompt& prompt = desk.prompt();
  for (const QString& each : {prompt.sentence, prompt.spoken, prompt.rule}) out.words.push_back(each.toStdString());
  addButton(out.words, prompt.primary);
  for (const auto* row : {&prompt.choices, &prompt.others, &prompt.names})
    for (const PromptButton& button : *row) addButton(out.words, button);
  SheetDressing dressing;
  for (const PlayerId player : desk.players()) {
    out.words.push_back(desk.curtainFacts(player).toStdString());
    for (const CardCount& count : desk.counts(player))
      out.words.push_back(count.label.toStdString() + std::to_string(count.number));
    const auto [reason, rule] = desk.reasonOf(SheetPlace::Hand, player);
    out.words.push_back(reason.toStdString() + rule.toStdString());
    for (const int card : desk.handCards(player)) out.cards.push_back(card);
    dressing.names[player] = desk.seat(player).name;
    dressing.handShown[player] = desk.secrecy().handShown(player);
  }
  out.words.push_back(std::to_string(desk.cardSpokenOf()));
  out.words.push_back(desk.whoKnowsWhat(QStringLiteral("en")).toStdString());
  out.words.push_back(desk.turnStand().words.toStdString());
  for (const LogRow& row : desk.log(QStringLiteral("en"))) out.words.push_back(row.text.toStdString());
  const auto& match = desk.match();
  out.scene = risingScene(risingTable(match.state(), match.rules(), desk.view().viewer), dressing, match.cards());
  return out;
}

/// What is shown before all, with each press that anybody can make there: the hidden hand of nobody counts.
void expectAlike(RisingDesk& here, RisingDesk& there, const std::string& where) {
  ASSERT_EQ(difference(onScreen(here), onScreen(there)), "") << where;
  const std::vector<PromptButton> buttons = buttonsOf(here);
  if (here.answers()) return;  // a public question is answered now
  for (const PromptButton& button : buttons) {
    if (button.command.kind == CommandKind::HandsDone || button.command.kind == CommandKind::Undo ||
        button.command.kind == CommandKind::ActBetween)
      continue;
    for (RisingDesk* desk : {&here, &there}) desk->press(button.command);
    ASSERT_EQ(difference(onScreen(here), onScreen(there)), "") << where << ", after " << button.label.toStdString();
    // Nothing answers from here on but the curtain.
    for (RisingDesk* desk : {&here, &there}) {
      ASSERT_FALSE(desk->answers());
      ASSERT_FALSE(desk->press({CommandKind::Act, to_text(Action(Pass{}))}));
      desk->press({CommandKind::Cancel});
    }
    if (here.secrecy().curtain()) return;  // the seat that it waits for may look now
  }
}

/// For every moment of random games.
TEST(SecretsOfRisingClan, AreNotOnTheScreenBeforeTheCurtainIsOpened_R1105_R1111) {
  int compared = 0, followed = 0, curtains = 0;
  for (const int players : {2, 3, 5, 9}) {
    const RisingPlan plan = planOfSeats(players, 31);
    Match match(shipped_cards(), setupOf(plan));
    table::RandomPlayer<Game> player(4);
    table::RandomStream luck(6, 9);
    while (!match.over()) {
      const Action next = player.choose(match.state(), match.rules());
      for (int i = 0; i < 2; ++i) {
        const auto other = twin_of(match, luck);
        if (!other) continue;
        RisingDesk here(matchAt(match.state(), plan), plan, nullptr), there(matchAt(*other, plan), plan, nullptr);
        const std::string where =
            std::to_string(players) + " players, " + std::string(table::name_of(match.state().question.kind));
        expectAlike(here, there, where);
        if (HasFatalFailure()) return;
        ++compared;
        curtains += here.secrecy().curtain() ? 1 : 0;
        // What is done by somebody is told alike, as long as it shows nothing of it.
        RisingDesk after(matchAt(match.state(), plan), plan, nullptr), twin(matchAt(*other, plan), plan, nullptr);
        if (!after.play(next) || !twin.play(next) || after.over() || twin.over()) continue;
        if (view_for(after.match().state(), match.rules(), kNoSeat) !=
            view_for(twin.match().state(), match.rules(), kNoSeat))
          continue;
        ASSERT_EQ(difference(onScreen(after), onScreen(twin)), "") << where << ", after " << to_text(next);
        ++followed;
      }
      ASSERT_FALSE(match.act(match.decider(), next));
    }
  }
  EXPECT_GT(compared, 1500);
  EXPECT_GT(followed, 1000);
  EXPECT_GT(curtains, 500);
}

/// R-1101: behind the curtain lies what its seat knows, and nothing of anybody else.
TEST(SecretsOfRisingClan, OfTheSeatThatOpensAreShownAndOfNobodyElse_R1101) {
  for (const int players : {2, 5}) {
    RisingDesk desk(shipped_cards(), planOfSeats(players, 17), nullptr);
    for (const PlayerId player : desk.players()) {
      ASSERT_EQ(desk.decider(), player) << "seat after seat looks at its secrets (R-D02)";
      EXPECT_TRUE(desk.handCards(player).empty());
      EXPECT_FALSE(desk.isSeen(roleCardOf(player)));
      takeScreen(desk);
      EXPECT_EQ(desk.handCards(player).size(), 7U) << "role, goal and five cards";
      EXPECT_TRUE(desk.isSeen(roleCardOf(player)));
      EXPECT_TRUE(desk.isSeen(goalCardOf(player)));
      for (const PlayerId other : desk.players()) {
        if (other == player) continue;
        EXPECT_TRUE(desk.handCards(other).empty());
        EXPECT_FALSE(desk.isSeen(roleCardOf(other)));
        EXPECT_FALSE(desk.isSeen(goalCardOf(other)));
      }
      ASSERT_TRUE(pressAct(desk, Answer{Reply::seen}));
    }
  }
}

/// One person learns, all others are somebody else's: the screen tells what the own seat may see, whoever is asked.
TEST(SecretsOfRisingClan, OfTheOthersAreNotOnTheScreenOfWhoLearns_R1111) {
  int compared = 0, others = 0;
  for (const int players : {2, 3, 5}) {
    RisingPlan plan = planOfSeats(players, 23, Secrecy::Open);
    plan.pupil = PlayerId::south;
    const SeatId pupil = seatOf(PlayerId::south);
    Match match(shipped_cards(), setupOf(plan));
    table::RandomPlayer<Game> player(8);
    table::RandomStream luck(2, 9);
    while (!match.over()) {
      RisingDesk here(matchAt(match.state(), plan), plan, nullptr);
      ASSERT_EQ(here.view(), view_for(match.state(), match.rules(), pupil));
      EXPECT_FALSE(here.secrecy().curtain() || here.calling() || here.secrecy().atPad());
      EXPECT_EQ(here.answers(), match.decider() == pupil);
      if (!here.answers()) {
        EXPECT_TRUE(here.prompt().choices.empty() && here.prompt().marks.empty());
        EXPECT_FALSE(here.prompt().primary.enabled);
      }
      for (int i = 0; i < 3; ++i) {
        const auto other = twin_of(match, luck, pupil);
        if (!other) continue;
        RisingDesk there(matchAt(*other, plan), plan, nullptr);
        ASSERT_EQ(difference(onScreen(here), onScreen(there)), "") << table::name_of(match.state().question.kind);
        ++compared;
        others += here.answers() ? 0 : 1;
      }
      ASSERT_FALSE(match.act(match.decider(), player.choose(match.state(), match.rules())));
    }
  }
  EXPECT_GT(compared, 500);
  EXPECT_GT(others, 250);
}

/// The window loses the focus: nothing hidden stays, and the curtain is there again.
TEST(SecretsOfRisingClan, AreCoveredWhenTheScreenIsLeft_R1105) {
  RisingDesk desk(shipped_cards(), planOfSeats(3, 17), nullptr);
  takeScreen(desk);
  ASSERT_TRUE(desk.isSeen(roleCardOf(PlayerId::south)));
  desk.cover();
  EXPECT_FALSE(desk.isSeen(roleCardOf(PlayerId::south)));
  EXPECT_EQ(desk.secrecy().curtain(), PlayerId::south);
  desk.openCurtain();
  ASSERT_TRUE(pressOffered(desk, CommandKind::HideHand));
  EXPECT_FALSE(desk.isSeen(roleCardOf(PlayerId::south)));
  EXPECT_TRUE(desk.secrecy().atPad()) << "before all again";
}

}  // namespace
}  // namespace playsheet::testing
