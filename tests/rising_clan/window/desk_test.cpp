// SPDX-License-Identifier: GPL-3.0-or-later
// A match of Rising Clan as it is pressed at one screen.
#include <gtest/gtest.h>

#include <QSignalSpy>
#include <array>
#include <map>
#include <set>

#include "engine/table/random_player.h"
#include "tests/rising_clan/board.h"
#include "tests/rising_clan/window/pressed_desk.h"

namespace playsheet::testing {
namespace {

using namespace rising_clan;
using rising_clan_tests::shipped_cards;

struct Played {
  int players;
  bool each;
  Secrecy secrecy;
};

class WholeMatches : public ::testing::TestWithParam<Played> {};

/// Random presses come to the end: nobody is stuck, and what is offered is accepted.
TEST_P(WholeMatches, ArePlayedByWhatIsOffered) {
  const Played& how = GetParam();
  for (const std::uint64_t seed : {11ULL, 12ULL}) {
    RisingPlan plan = planOfSeats(how.players, seed, how.secrecy);
    plan.options.window_each = how.each;
    RisingDesk desk(shipped_cards(), plan, nullptr);
    RandomHand hand(seed);
    int since = 0, presses = 0;
    std::size_t moments = 0;
    while (!desk.over() && since < 600) {
      hand.press(desk);
      ++presses;
      since = desk.moments() == moments ? since + 1 : 0;
      moments = desk.moments();
    }
    ASSERT_TRUE(desk.over()) << "stuck at " << table::name_of(desk.match().state().question.kind) << " after "
                             << presses << " presses: " << desk.prompt().sentence.toStdString();
    EXPECT_FALSE(desk.secrecy().curtain());
    EXPECT_EQ(desk.endFacts(0).players, how.players);
  }
}

INSTANTIATE_TEST_SUITE_P(OfRisingClan, WholeMatches,
                         ::testing::Values(Played{2, false, Secrecy::Curtain}, Played{3, false, Secrecy::Curtain},
                                           Played{5, false, Secrecy::Curtain}, Played{9, false, Secrecy::Curtain},
                                           Played{4, true, Secrecy::Curtain}, Played{3, false, Secrecy::Open}),
                         [](const auto& test) {
                           return "of" + std::to_string(test.param.players) + (test.param.each ? "_each_asked" : "") +
                                  (test.param.secrecy == Secrecy::Open ? "_open" : "");
                         });

/// By clicks that lead to it: its card, what goes for it, and a button.
void expectReachable(RisingDesk& desk, const Action& action) {
  const std::string text = to_text(action);
  const auto click = [&](CardId card) {
    EXPECT_TRUE(desk.isSeen(card)) << text << ": card " << int{card} << " is not seen";
    const std::size_t before = desk.moments();
    desk.clickCard(card);
    ASSERT_EQ(desk.moments(), before) << text << " was done by a click";
  };
  if (subjectOf(action) != kNoCard) click(subjectOf(action));
  if (const auto* play = std::get_if<Play>(&action))
    for (const CardId card : play->discards) click(card);
  if (const auto* spend = std::get_if<Spend>(&action))
    for (std::size_t i = 1; i < spend->credits.size(); ++i) click(spend->credits[i]);
  const auto buttons = buttonsOf(desk);
  const PromptButton* button = buttonOf(buttons, CommandKind::Act, text);
  EXPECT_NE(button, nullptr) << text << " at " << table::name_of(desk.match().state().question.kind);
  EXPECT_FALSE(button != nullptr && button->label.isEmpty()) << text;
  desk.clearSelection();
}

std::vector<QuestionKind> unmet(const std::set<QuestionKind>& met) {
  std::vector<QuestionKind> out;
  for (std::size_t i = 1; i < table::EnumNames<QuestionKind>::names.size(); ++i)
    if (!met.contains(static_cast<QuestionKind>(i))) out.push_back(static_cast<QuestionKind>(i));
  return out;
}

/// Random games, in which others act between now and then, until every question was asked.
TEST(DeskOfRisingClan, EverythingAllowedCanBePressed) {
  constexpr int kEnough = 60;  // of one kind of action at one kind of question
  constexpr std::array<int, 4> kPlayers{2, 3, 5, 9};
  std::set<QuestionKind> met;
  std::map<std::pair<QuestionKind, std::size_t>, int> tried;
  table::RandomStream luck(3, 3);
  for (std::uint64_t seed = 1; seed < 100 && !unmet(met).empty(); ++seed) {
    RisingDesk desk(shipped_cards(), planOfSeats(kPlayers[seed % kPlayers.size()], seed), nullptr);
    table::RandomPlayer<Game> player(seed);
    while (!desk.over()) {
      if (luck.below(12) == 0) pressOffered(desk, CommandKind::ActBetween);
      if (desk.calling()) {
        const PlayerId asked = desk.decider();
        ASSERT_TRUE(raiseAndOpen(desk, asked));
        ASSERT_EQ(desk.decider(), asked);
      }
      takeScreen(desk);
      const QuestionKind kind = desk.match().state().question.kind;
      met.insert(kind);
      const std::vector<Option> offered = desk.options();  // they are asked for anew with each click
      for (const Option& option : offered)
        if (option.allowed() && ++tried[{kind, option.action.index()}] <= kEnough) expectReachable(desk, option.action);
      if (HasFailure()) return;
      ASSERT_TRUE(desk.play(player.choose(desk.match().state(), desk.match().rules())));
    }
  }
  for (const QuestionKind kind : unmet(met)) ADD_FAILURE() << table::name_of(kind) << " was never asked";
}

}  // namespace
}  // namespace playsheet::testing
