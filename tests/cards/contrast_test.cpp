// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <fmt/format.h>

#include <array>
#include <iostream>
#include <map>
#include <sstream>

#include "engine/naruto/contrast/leaves.h"
#include "engine/naruto/contrast/tree_comparison.h"
#include "tests/support/catalogs.h"
#include "ui/wording/card_text.h"

/// Every number, side, zone, filter and moment in the tree of a ready card is told by its text, in every language: with
/// a neighbour in its place the text is another one. What is not told stands in `contrast/untold.txt` with the reason.
namespace playsheet {
namespace {

using naruto::CardDefinition;
using naruto::Leaf;

/// "N-001 ability[0].do[0].until turn_end battle_end": a change that a text does not tell.
std::string name_of(const CardDefinition& card, const Leaf& leaf) {
  return fmt::format("{} {} {} > {}", card.code, leaf.path, leaf.from, leaf.to);
}

/// The languages in which the text of both is the same.
std::string untold_in(const CardDefinition& card, const CardDefinition& changed, const naruto::Catalog& cards) {
  static constexpr std::array<const char*, 3> kCodes{"en", "it", "pt_BR"};
  std::string languages;
  for (const wording::Language language : wording::kLanguages)
    if (wording::card_text(card, cards.words(), language) == wording::card_text(changed, cards.words(), language))
      languages += fmt::format("{}{}", languages.empty() ? "" : " ", kCodes[static_cast<std::size_t>(language)]);
  return languages;
}

/// The reviewed list: what is not told, under the reason, which stands in a line with "## " above.
std::map<std::string, std::string> reviewed() {
  std::map<std::string, std::string> list;
  std::istringstream lines(support::text_of_file(support::source_path("tests/cards/contrast/untold.txt")));
  std::string reason;
  for (std::string line; std::getline(lines, line);) {
    if (line.starts_with("## ")) reason = line.substr(3);
    if (line.empty() || line.starts_with('#')) continue;
    EXPECT_FALSE(reason.empty()) << "without a reason: " << line;
    EXPECT_TRUE(list.emplace(line, reason).second) << "twice: " << line;
  }
  return list;
}

TEST(Contrast, EveryLeafOfAReadyCardIsToldInEveryLanguage) {
  naruto::Catalog cards = support::fresh_cards();
  auto list = reviewed();
  int ready = 0, leaves = 0, fixed = 0, changes = 0;
  std::size_t known = 0;
  for (const CardDefinition& card : cards) {
    if (card.readiness != naruto::Readiness::ready || card.code.starts_with("T-")) continue;
    ++ready;
    leaves += change_leaves(card, cards.words(), naruto::Neighbours::all,
                            [&](const Leaf& leaf, const CardDefinition* changed) {
                              if (changed == nullptr) return void(++fixed);
                              ++changes;
                              const std::string languages = untold_in(card, *changed, cards);
                              if (languages.empty()) return;
                              const auto found = list.find(name_of(card, leaf));
                              if (found == list.end())
                                ADD_FAILURE() << name_of(card, leaf) << " # not told in " << languages;
                              else
                                ++known, list.erase(found);
                            });
  }
  for (const auto& [name, reason] : list)
    ADD_FAILURE() << "is told now, or is there no more: " << name << " (" << reason << ")";
  RecordProperty("cards", ready);
  RecordProperty("leaves", leaves);
  std::cout << fmt::format("{} cards, {} leaves, {} without a neighbour, {} changes, {} reviewed\n", ready, leaves,
                           fixed, changes, known);
}

}  // namespace
}  // namespace playsheet
