// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <fmt/format.h>

#include "engine/naruto/cards/card_reader.h"
#include "engine/naruto/contrast/leaves.h"
#include "engine/naruto/contrast/tree_comparison.h"

namespace naruto {
namespace {

/// A catalog with one Jutsu whose abilities are these.
Catalog with(const std::string& abilities) {
  Catalog cards;
  const std::string source =
      "format = 1\nset = \"Test\"\n[[card]]\ncode = \"J-901\"\nname = \"Gust\"\ntype = \"jutsu\"\n"
      "symbols = [\"Wind\"]\njutsu_cost = \"1\"\n" +
      abilities;
  for (const CardMessage& message : read_cards(source, "test", cards)) ADD_FAILURE() << text_of(message);
  return cards;
}

std::vector<TreeDifference> differences(const std::string& a, const std::string& b) {
  const auto found = compare_cards(with(a), with(b));
  return found.both.size() == 1 ? found.both.front().differences : std::vector<TreeDifference>{{"?", "", ""}};
}

constexpr const char* kUse = "[[card.ability]]\nkind = \"use\"\n";

TEST(TreeComparison, WhatMeansTheSameIsNoDifference) {
  const std::string a =
      std::string(kUse) +
      "targets = [{ of = { type = \"ninja\", characteristic = [\"Leaf\", \"Male\"] } }]\n"
      "do = [{ op = \"modify_power\", who = \"t1\", combat = { times = [1, \"x\"] }, until = \"turn_end\" }]\n";
  const std::string b = std::string(kUse) +
                        "targets = [{ of = { characteristic = [\"Male\", \"Leaf\"], type = \"ninja\" }, n = 1 }]\n"
                        "do = [{ until = \"turn_end\", op = \"modify_power\", combat = \"x\", who = \"t1\" }]\n";
  Catalog left, right;
  const std::string head =
      "format = 1\nset = \"Test\"\n[[card]]\ncode = \"J-901\"\nname = \"Gust\"\ntype = \"jutsu\"\n"
      "symbols = [\"Wind\"]\njutsu_cost = \"X\"\n";
  EXPECT_TRUE(read_cards(head + a, "a", left).empty());
  EXPECT_TRUE(read_cards(head + b, "b", right).empty());
  const auto found = compare_cards(left, right);
  ASSERT_EQ(found.both.size(), 1U);
  EXPECT_TRUE(found.both.front().differences.empty());
}

TEST(TreeComparison, SaysWhereTwoTreesDiffer) {
  const std::string a = std::string(kUse) + "do = [{ op = \"draw\" }, { op = \"shuffle\" }]\n";
  const std::string b = std::string(kUse) + "do = [{ op = \"draw\", n = 2 }, { op = \"shuffle\" }]\n";
  EXPECT_EQ(differences(a, b), (std::vector<TreeDifference>{{"ability[0].do[0].n", "", "2"}}));
}

TEST(TreeComparison, AnEffectTooManyIsOneDifference) {
  const std::string a = std::string(kUse) + "do = [{ op = \"draw\" }, { op = \"win_rewards\" }]\n";
  const std::string b =
      std::string(kUse) + "do = [{ op = \"draw\" }, { op = \"shuffle\" }, { op = \"win_rewards\" }]\n";
  EXPECT_EQ(differences(a, b), (std::vector<TreeDifference>{{"ability[0].do[1]", "", "{\"op\":\"shuffle\"}"}}));
}

TEST(TreeComparison, CardsOfOneSideAreNamed) {
  const Catalog a = with(std::string(kUse) + "do = [{ op = \"draw\" }]\n");
  const auto found = compare_cards(a, Catalog{});
  EXPECT_EQ(found.only_a, std::vector<std::string>{"J-901"});
  EXPECT_TRUE(found.both.empty());
}

/// Numbers, words and wrappers are changed one at a time, and only to what the reader accepts.
TEST(Leaves, EachIsChangedToANeighbour) {
  Catalog cards = with(
      std::string(kUse) +
      "do = [{ op = \"may\", do = [{ op = \"modify_power\", who = \"user\", combat = 2, until = \"turn_end\" }] }]\n");
  std::vector<std::string> changes;
  const int leaves =
      change_leaves(cards[0], cards.words(), Neighbours::first, [&](const Leaf& leaf, const CardDefinition* changed) {
        changes.push_back(fmt::format("{} {} > {}", leaf.path, leaf.from, changed != nullptr ? leaf.to : "nothing"));
      });
  EXPECT_EQ(leaves, 4);
  EXPECT_EQ(changes, (std::vector<std::string>{"ability[0].do[0].op may > must", "ability[0].do[0].do[0].who user > it",
                                               "ability[0].do[0].do[0].combat 2 > 3",
                                               "ability[0].do[0].do[0].until turn_end > battle_end"}));
}

}  // namespace
}  // namespace naruto
