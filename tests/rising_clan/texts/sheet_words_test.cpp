// SPDX-License-Identifier: GPL-3.0-or-later
// What the sheet says of a game of Rising Clan, in three languages.
#include <gtest/gtest.h>

#include <set>
#include <string>

#include "ui/wording/rising_clan/sheet_words.h"

namespace rising_clan_tests::sheet_cases {
namespace {

using namespace playsheet::rising_clan_wording;
using playsheet::wording::kLanguages;
using playsheet::wording::pick;

/// "%1", "%2" in the order of their numbers.
std::multiset<std::string> numbered_holes(std::string_view words) {
  std::multiset<std::string> out;
  for (std::size_t i = 0; i < words.size(); ++i)
    if (words[i] == '%') out.emplace(words.substr(i, 2));
  return out;
}

TEST(RisingClanSheet, EachWordStandsInEachLanguageWithTheSameHoles) {
  for (int i = 0; i < static_cast<int>(SheetWord::count); ++i)
    for (const auto language : kLanguages) {
      const auto& words = sheet_wording(static_cast<SheetWord>(i));
      EXPECT_FALSE(pick(words, language).empty()) << i;
      EXPECT_EQ(numbered_holes(pick(words, language)), numbered_holes(words[0])) << words[0];
      EXPECT_EQ(pick(words, language).find_first_of("'\""), std::string_view::npos) << words[0];
    }
}

// six steps, no two of one name, each with its sentence.
TEST(RisingClanSheet, StepsOfTheTurnHaveNamesAndSentences) {
  for (const auto language : kLanguages) {
    std::set<std::string_view> names, sentences;
    for (int i = 0; i < 6; ++i) {
      names.insert(pick(sheet_wording(static_cast<SheetWord>(static_cast<int>(SheetWord::before_turn) + i)), language));
      const auto sentence =
          pick(sheet_wording(static_cast<SheetWord>(static_cast<int>(SheetWord::before_turn_words) + i)), language);
      EXPECT_TRUE(sentence.ends_with('.')) << sentence;
      sentences.insert(sentence);
    }
    EXPECT_EQ(names.size(), 6U);
    EXPECT_EQ(sentences.size(), 6U);
  }
}

}  // namespace
}  // namespace rising_clan_tests::sheet_cases
