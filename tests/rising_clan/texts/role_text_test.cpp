// SPDX-License-Identifier: GPL-3.0-or-later
// The role cards, in three languages.
#include <gtest/gtest.h>

#include <set>

#include "tests/rising_clan/texts/games.h"
#include "ui/wording/rising_clan/role_text.h"

namespace rising_clan_tests::role_text_cases {
namespace {

using namespace playsheet::rising_clan_wording;
using playsheet::wording::kLanguages;
using playsheet::wording::Language;

// rivals by number of players; whether they must be in the game.
TEST(RisingClanRoleTexts, TellTheRivals) {
  const Catalog& cards = shipped_cards();
  const RoleId hiraku = *cards.find_role("HIR"), murak = *cards.find_role("MUR"), hibane = *cards.find_role("HIB");
  const auto has = [](const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; };
  const std::string five = role_text(hiraku, 5, 0, cards, Language::en);
  EXPECT_TRUE(has(five, "Primary rival: Mariposa. Secondary rival: Traceless.")) << five;
  EXPECT_TRUE(has(five, "Neither of them need be in the game")) << five;
  EXPECT_TRUE(has(role_text(murak, 3, 2, cards, Language::en), "One of them may not be in the game."));
  EXPECT_TRUE(has(role_text(hiraku, 8, 0, cards, Language::it), "Uno dei due può non essere in partita."));
  EXPECT_FALSE(has(role_text(hiraku, 9, 0, cards, Language::en), "in the game"));
  const std::string two = role_text(hiraku, 2, 0, cards, Language::en);
  EXPECT_TRUE(has(two, "Only rival: Mariposa.")) << two;
  EXPECT_FALSE(has(two, "Traceless")) << two;
  EXPECT_EQ(role_text(hibane, 2, 0, cards, Language::en), "This clan is not in games of two.");
}

TEST(RisingClanRoleTexts, AreThereForEachRoleAtEachTable) {
  const Catalog& cards = shipped_cards();
  for (std::size_t i = 0; i < cards.roles().size(); ++i)
    for (int seats = 2; seats <= 9; ++seats) {
      std::set<std::string> texts;
      for (const Language language : kLanguages) {
        const std::string text = role_text(static_cast<RoleId>(i), seats, seats == 3 ? 1 : 0, cards, language);
        expect_no_faults(text, language);
        EXPECT_TRUE(text.ends_with('.')) << text;
        texts.insert(text);
      }
      EXPECT_EQ(texts.size(), 3U);
    }
  EXPECT_EQ(role_text(kNoRole, 5, 0, cards, Language::en), "");
}

}  // namespace
}  // namespace rising_clan_tests::role_text_cases
