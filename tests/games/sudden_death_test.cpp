// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/match/sudden_death.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <optional>

#include "engine/naruto/match/record.h"
#include "engine/tournament/results/score_check.h"
#include "tests/support/catalogs.h"

/// Games of the record that are played on after time was called: whoever is ahead first wins the match (T-706 to
/// T-709).
namespace playsheet::support {
namespace {

using namespace naruto;
using table::SuddenDeath;

Match game(const std::string& name) {
  const Replay replayed = replay(text_of_file(source_path("tests/games/" + name)), shipped_cards());
  EXPECT_TRUE(replayed.match && !replayed.problem) << name;
  return *replayed.match;
}

std::vector<std::string> names() {
  std::vector<std::string> out;
  for (const auto& file : std::filesystem::directory_iterator(source_path("tests/games")))
    if (file.path().extension() == ".match") out.push_back(file.path().filename().string());
  std::sort(out.begin(), out.end());
  return out;
}

/// What happened in one decision, read from its events alone.
struct Facts {
  PerPlayer<bool> rewarded{};
  PerPlayer<bool> lost{};  ///< a Ninja of this player died in a showdown
  std::optional<PlayerId> winner;
};

Facts facts_of(const GameState& before, const Events& events) {
  Facts out;
  for (std::size_t i = 0; i < events.size(); ++i) {
    if (const auto* ended = std::get_if<GameEnded>(&events[i])) out.winner = ended->winner;
    const auto* moved = std::get_if<CardMoved>(&events[i]);
    if (moved == nullptr) continue;
    if (moved->cause == Cause::reward) out.rewarded[moved->player] = true;
    const bool noted = i + 1 < events.size() && std::holds_alternative<TurnNoted>(events[i + 1]);
    if (moved->from == Zone::village && moved->to == Zone::discard && moved->cause == Cause::damage && noted)
      out.lost[before.cards[moved->card].controller] = true;
  }
  return out;
}

/// As if time had been called at 0-0 before the decision of this number.
std::optional<tournament::Score> played_on(const Match& match, std::size_t from) {
  return tournament::after_sudden_death(0, 0, sudden_death_steps(match, from));
}

TEST(SuddenDeathOfRecords, WhoIsAheadFirstWins_T706) {
  int decided = 0;
  for (const std::string& name : names()) {
    const Match match = game(name);
    const auto& moments = match.moments();
    ASSERT_TRUE(match.over()) << name;
    for (std::size_t from = 1; from < moments.size(); ++from) {
      const auto score = played_on(match, from);
      ASSERT_TRUE(score) << name << " after decision " << from << ": the end of the game decides at the latest";
      EXPECT_EQ(score->a + score->b, 1);  // T-707
      EXPECT_EQ(score->cause, tournament::Cause::sudden_death);
      const Facts facts = facts_of(moments[from - 1].state, moments[from].events);
      const bool south = facts.rewarded[PlayerId::south] || facts.lost[PlayerId::north];
      const bool north = facts.rewarded[PlayerId::north] || facts.lost[PlayerId::south];
      if (south == north || facts.winner) continue;
      ++decided;
      EXPECT_EQ(score->a == 1, south) << name << ", decision " << from;
    }
    EXPECT_EQ(played_on(match, moments.size() - 1)->a == 1, match.state().winner == PlayerId::south) << name;
    EXPECT_FALSE(played_on(match, moments.size())) << "nothing has happened since";
  }
  EXPECT_GT(decided, 100);
}

TEST(SuddenDeathOfRecords, WhatBothMeetByOneStepDecidesNothing_TE14) {  // T-708
  int found = 0;
  for (const std::string& name : names()) {
    const Match match = game(name);
    const auto& moments = match.moments();
    for (std::size_t i = 1; i < moments.size(); ++i) {
      const Facts facts = facts_of(moments[i - 1].state, moments[i].events);
      if (!facts.lost[PlayerId::south] || !facts.lost[PlayerId::north] || facts.winner) continue;
      const auto steps = sudden_death_steps(match, i);
      ASSERT_FALSE(steps.empty());
      if (steps.front() != SuddenDeath::both) continue;  // a text had sent a Ninja away before the showdown
      ++found;
      EXPECT_EQ(played_on(match, i), played_on(match, i + 1)) << name << ", decision " << i << ": play goes on";
    }
  }
  EXPECT_GT(found, 0);
}

}  // namespace
}  // namespace playsheet::support
