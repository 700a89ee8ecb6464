// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "tests/cards/random_trees.h"
#include "tests/cards/text_style.h"
#include "ui/wording/card_text.h"

namespace playsheet {
namespace {

TEST(RandomTexts, AreCleanSentencesInEveryLanguage) {
  naruto::Words words;
  int faulty = 0;
  for (std::uint32_t seed = 1; seed <= 600 && faulty < 10; ++seed) {
    const naruto::CardDefinition card = test::RandomTrees(words, seed).card();
    for (const wording::Language language : wording::kLanguages) {
      const std::string text = wording::card_text(card, words, language);
      EXPECT_FALSE(text.empty()) << "seed " << seed;
      const auto faults = test::style_faults(text, language, false);
      if (faults.empty()) continue;
      ++faulty;
      ADD_FAILURE() << "seed " << seed << ": " << faults.front() << "\n" << text;
    }
  }
}

}  // namespace
}  // namespace playsheet
