// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "engine/naruto/cards/catalog.h"

/// Two trees of one card, written by two people: where they mean different things. Compared in a normal form, so that
/// what can be written in two ways counts as one.
namespace naruto {

/// A place where two trees differ, and what each has there; empty where one has nothing.
struct TreeDifference {
  std::string path;
  std::string a;
  std::string b;
  friend bool operator==(const TreeDifference&, const TreeDifference&) = default;
};

std::vector<TreeDifference> compare_trees(const CardDefinition& a, const Words& words_of_a, const CardDefinition& b,
                                          const Words& words_of_b);

/// The tree in its normal form, one line: lists whose order means nothing are sorted, and what says the same in more
/// words is said in fewer.
std::string normal_tree(const CardDefinition& card, const Words& words);

/// The cards that both have, in the order of their codes, with their differences; and those that only one has.
struct CardsComparison {
  struct Card {
    std::string code;
    std::vector<TreeDifference> differences;
  };
  std::vector<Card> both;
  std::vector<std::string> only_a, only_b;
};
CardsComparison compare_cards(const Catalog& a, const Catalog& b);

}  // namespace naruto
