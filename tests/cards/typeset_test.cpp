// SPDX-License-Identifier: GPL-3.0-or-later
// Names of cards are files' and the keyboard's; before a person's eyes they are set as print is (docs/voice.md).
#include <gtest/gtest.h>

#include "engine/table/plain_letters.h"
#include "tests/support/catalogs.h"
#include "ui/wording/match_names.h"
#include "ui/wording/typeset.h"

namespace playsheet::wording {
namespace {

TEST(Typeset, ApostrophesStandBehindWords) {
  EXPECT_EQ(with_apostrophes("Jonin's Intervention"), "Jonin’s Intervention");
  EXPECT_EQ(with_apostrophes("3 Don'ts for Ninjas"), "3 Don’ts for Ninjas");
  EXPECT_EQ(with_apostrophes("both players' hands"), "both players’ hands");
  EXPECT_EQ(with_apostrophes("è l'Esecutore dell'ÉLITE"), "è l’Esecutore dell’ÉLITE");
  for (const char* stays : {"'quoted'", "a ' b", "'", "", "1 ' 2", "Jonin’s", "\"it\" is known"})
    EXPECT_EQ(with_apostrophes(stays), stays);
}

TEST(Typeset, QuotationMarksComeInPairs) {
  EXPECT_EQ(typeset("Money Style: \"Help Me\" Jutsu"), "Money Style: “Help Me” Jutsu");
  EXPECT_EQ(typeset("\"A\" and \"B\""), "“A” and “B”");
  EXPECT_EQ(typeset("only \"one"), "only \"one");
}

/// Whatever a name looks like, it is found by what the keyboard gives, and none keeps a straight mark.
TEST(Typeset, EveryNameOfACardIsFoundAsItIsTyped) {
  const auto& cards = support::shipped_cards();
  for (const auto& card : cards)
    for (const Language language : {Language::en, Language::it}) {
      const std::string shown = card_name(card, cards.words(), language);
      EXPECT_EQ(shown.find('"'), std::string::npos) << shown;
      const std::string typed(language == Language::it && !card.name_it.empty() ? std::string_view(card.name_it)
                                                                                : cards.words().text(card.name));
      EXPECT_EQ(table::plain_letters(shown), table::plain_letters(typed));
    }
}

}  // namespace
}  // namespace playsheet::wording
