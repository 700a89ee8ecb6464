// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/actions/battle_outlook.h"

#include <fmt/format.h>

#include <algorithm>

#include "engine/naruto/game.h"
#include "engine/naruto/match/match.h"
#include "engine/players/random_player.h"
#include "tests/support/catalogs.h"
#include "tests/support/table_fixture.h"

/// What a battle would bring is told by whoever will bring it: with the texts in force, and as it comes.
namespace playsheet::support {
namespace {

std::string ninja(std::string_view code, int combat, std::string_view rule) {
  return fmt::format(
      "[[card]]\ncode = \"{0}\"\nname = \"Ninja {0}\"\ntype = \"ninja\"\nsymbols = [\"Fire\"]\nentrance_cost = 0\n"
      "hand_cost = 0\nhealthy = [{1}, 0]\ninjured = [{1}, 0]\nattributes = [\"Flame\"]\ncharacteristics = [\"Genin\"]\n"
      "[[card.ability]]\nkind = \"static\"\nvalid = true\nrules = [{2}]\n\n",
      code, combat, rule);
}

const Catalog& outlook_cards() {
  static const Catalog cards = scenario_cards_and(
      "format = 1\nset = \"Outlook\"\n\n" + ninja("S-11", 5, R"({ op = "no_rewards", who = "self" })") +
      ninja("S-12", 5, R"({ op = "extra_rewards", who = "self" })") +
      ninja("S-13", 1, R"({ op = "reduce_damage", who = "self", by = 1 })") +
      ninja("S-14", 1, R"({ op = "prevent_damage", who = "self" })") +
      ninja("S-15", 5, R"({ op = "result_rule", who = "self", from = ["outstanding_victory"], to = "draw" })") +
      ninja("S-16", 5, R"({ op = "extra_rewards", who = "self", on = ["victory", "outstanding_victory"] })") +
      ninja("S-17", 1, R"({ op = "more_damage", who = "self", by = 1 })"));
  return cards;
}

class Outlooks : public TableFixture {
 protected:
  Outlooks() : TableFixture(outlook_cards()) {}

  /// One Ninja attacks, and perhaps one blocks; nothing is used.
  BattleOutlook of(const char* attacker, const char* blocker = nullptr) {
    village(A, {attacker});
    village(D, {blocker != nullptr ? blocker : "T-01"});
    battle_phase(A);
    A.attacks(attacker);
    A.done();
    if (blocker != nullptr) D.blocks(blocker, attacker);
    leaves_question_open();
    const GameState before = state;
    const BattleOutlook seen = battle_outlook(position(), 0);
    EXPECT_EQ(state, before) << "nothing is done by looking";
    return seen;
  }
  /// What each Ninja takes: "T-01 2 ...".
  std::string hurts(const BattleOutlook& seen) const {
    std::string all;
    for (const auto& [who, damage] : seen.hurts)
      all += fmt::format("{}{} {}", all.empty() ? "" : ", ", outlook_cards()[state[who].definition].code, damage);
    return all;
  }
};

// N-REW-01, N-REW-02
TEST_F(Outlooks, AnOpenLaneWinsOneRewardUpToFour) {
  const auto seen = of("T-02");
  EXPECT_FALSE(seen.compared);
  EXPECT_EQ(seen.rewards, 1);
  EXPECT_EQ(seen.rule, "N-REW-01");
}

TEST_F(Outlooks, AndTwoFromFiveOn) {
  const auto seen = of("T-03");
  EXPECT_EQ(seen.rewards, 2);
  EXPECT_EQ(seen.rule, "N-REW-02");
}

TEST_F(Outlooks, ATextThatDeniesRewardsIsInIt) { EXPECT_EQ(of("S-11").rewards, 0); }
TEST_F(Outlooks, ATextThatGivesMoreOfThemIsInIt) { EXPECT_EQ(of("S-12").rewards, 3); }

TEST_F(Outlooks, NoMoreThanThereAreCardsInTheDeck) {
  deck_size(D, 1);
  EXPECT_EQ(of("S-12").rewards, 1);
}

// N-SHOW-09 to N-SHOW-11
TEST_F(Outlooks, ADefeatHurtsTheHead) {
  const auto seen = of("T-02", "T-01");
  EXPECT_EQ(seen.result, Result::victory);
  EXPECT_EQ(hurts(seen), "T-01 1");
  EXPECT_EQ(seen.rule, "N-SHOW-10");
  EXPECT_EQ(seen.rewards, 0);
}

TEST_F(Outlooks, ACompleteDefeatHurtsItTwice) {
  const auto seen = of("T-03", "T-00");
  EXPECT_EQ(hurts(seen), "T-00 2");
  EXPECT_EQ(seen.rule, "N-SHOW-11");
}

TEST_F(Outlooks, LessDamageIsInIt) { EXPECT_EQ(hurts(of("T-02", "S-13")), ""); }
TEST_F(Outlooks, MoreDamageIsInIt) { EXPECT_EQ(hurts(of("T-02", "S-17")), "S-17 2"); }
TEST_F(Outlooks, DamageThatIsPreventedIsNotInIt) { EXPECT_EQ(hurts(of("T-03", "S-14")), ""); }

TEST_F(Outlooks, ATurnedResultIsInIt) {
  const auto seen = of("S-15", "T-00");
  EXPECT_EQ(seen.result, Result::draw);
  EXPECT_EQ(hurts(seen), "S-15 1, T-00 1");
  EXPECT_EQ(seen.rule, "N-SHOW-09");
}

// N-REW-06
TEST_F(Outlooks, RewardsForAVictoryAreInIt) { EXPECT_EQ(of("S-16", "T-00").rewards, 1); }

/// In whole games: what was told when the powers were fixed is what came, unless a text was asked in between.
TEST(OutlookLaw, WhatIsToldIsWhatComes) {
  const auto& cards = shipped_cards();
  int battles = 0;
  for (std::uint64_t seed = 1; seed <= 30; ++seed) {
    MatchSetup setup;
    setup.edition = find_edition("usa-1.3");
    for (const PlayerId player : table::kPlayers)
      setup.seats[player] = {
          "", ready_deck(kReadyDecks[(seed + (player == PlayerId::south ? 0 : 1)) % std::size(kReadyDecks)])};
    setup.seed = seed;
    Match match(cards, std::move(setup));
    players::RandomPlayer player(seed);
    while (!match.over() && match.moments().size() < 500) {
      const GameState before = match.state();
      ASSERT_FALSE(match.act(match.decider(), player.choose(match.state(), match.rules())));
      GameState now = before;
      std::optional<BattleOutlook> told;
      BattleOutlook came;
      bool asked = false;
      const auto compare = [&] {
        if (told && !told->asks && !asked) {
          ++battles;
          EXPECT_EQ(came.hurts, told->hurts) << "seed " << seed << ", moment " << match.moments().size();
          EXPECT_EQ(came.rewards, told->rewards) << "seed " << seed << ", moment " << match.moments().size();
        }
        told.reset();
        came = {};
        asked = false;
      };
      for (const Event& event : match.moments().back().events) {
        if (const auto* settled = std::get_if<BattleSettled>(&event)) {
          compare();
          if (!now.battles[settled->battle].settled) told = battle_outlook({now, match.rules()}, settled->battle);
        }
        if (const auto* hit = std::get_if<Damaged>(&event); hit && hit->by_showdown)
          came.hurts.push_back({hit->card, hit->amount});
        const auto* moved = std::get_if<CardMoved>(&event);
        if (moved && moved->to == Zone::rewards && moved->cause == Cause::reward) ++came.rewards;
        if (std::holds_alternative<StepBegan>(event)) compare();
        asked = asked || std::holds_alternative<Asked>(event);
        apply_event(now, event);
      }
      compare();
    }
  }
  EXPECT_GE(battles, 100);
}

}  // namespace
}  // namespace playsheet::support
