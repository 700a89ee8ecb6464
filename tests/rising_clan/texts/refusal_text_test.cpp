// SPDX-License-Identifier: GPL-3.0-or-later
// Why something cannot be done (R-F01 to R-F44), in three languages.
#include <gtest/gtest.h>

#include <filesystem>
#include <set>

#include "tests/rising_clan/board.h"
#include "tests/rising_clan/texts/games.h"
#include "tests/support/file_text.h"
#include "ui/wording/rising_clan/refusal_text.h"

namespace rising_clan_tests::refusal_text_cases {
namespace {

using namespace playsheet::rising_clan_wording;
using playsheet::wording::kLanguages;
using playsheet::wording::Language;

/// Each code alone, and with each of its rules that have words of their own.
std::vector<Refusal> all_refusals() {
  std::vector<Refusal> out;
  for (std::size_t i = 1; i < table::EnumNames<RefusalCode>::names.size(); ++i) {
    const auto code = static_cast<RefusalCode>(i);
    out.push_back({code, ""});
    for (const std::string_view rule : rules_with_words(code)) out.push_back({code, rule});
  }
  return out;
}

TEST(RisingClanRefusalTexts, AreThereInEachLanguageAndNoTwoSayTheSame) {
  for (const Language language : kLanguages) {
    std::set<std::string> said;
    for (const Refusal& refusal : all_refusals()) {
      const std::string text = refusal_text(refusal, "Katana", language);
      expect_no_faults(text, language);
      EXPECT_TRUE(text.ends_with('.')) << text;
      EXPECT_TRUE(said.insert(text).second) << "said twice: " << text;
      const auto names = [&](std::size_t i) {
        return refusal_wording(refusal.code, refusal.rule)[i].find("{card}") != std::string_view::npos;
      };
      EXPECT_EQ(names(static_cast<std::size_t>(language)), names(0)) << text;
    }
    EXPECT_GT(said.size(), 60U);
  }
}

TEST(RisingClanRefusalTexts, NameTheCardIfTheReaderMaySeeIt) {
  const Refusal refusal{RefusalCode::wrong_moment, "R-227"};
  EXPECT_EQ(refusal_text(refusal, "Katana", Language::en), "Katana does not fit this moment.");
  EXPECT_EQ(refusal_text(refusal, "", Language::it), "Questa carta non è per questo momento.");
}

/// No dead row: rules with words of their own are rules that the engine gives.
TEST(RisingClanRefusalTexts, WordsOfRulesAreOfRulesThatTheEngineNames) {
  std::string all;
  for (const auto& entry :
       std::filesystem::recursive_directory_iterator(std::string(PLAYSHEET_SOURCE_DIR) + "/engine/rising_clan"))
    if (entry.path().extension() == ".cpp") all += playsheet::support::text_of_file(entry.path().string());
  for (const Refusal& refusal : all_refusals())
    if (!refusal.rule.empty()) {
      EXPECT_NE(all.find("\"" + std::string(refusal.rule) + "\""), std::string::npos) << refusal.rule;
    }
}

// what the engine refuses has the words of its rule.
TEST(RisingClanRefusalTexts, SayWhatARefusedActRunsInto) {
  Board b(3);
  b.to_action();
  const auto why = [&](const Action& action) {
    return refusal_text(applied(b.state, b.rules, A, action).refusal, "", Language::en);
  };
  EXPECT_EQ(why(Attack{A}), "Only another player in play can be attacked.");
  EXPECT_EQ(why(Free{B}), "Only another player who is a captive can be freed.");
  EXPECT_EQ(why(Rest{RestKind::heal, kNoCard}), "The action is used up, or there is nothing to heal or to discard.");
  b.state.turn = 2;
  EXPECT_EQ(why(Attack{B}), "The truce holds: nobody may be attacked yet.");
}

/// What is refused in games by chance: every reason that the engine gives has a sentence, of its own where the code has
/// several.
TEST(RisingClanRefusalTexts, OfGamesHaveWords) {
  std::set<std::pair<RefusalCode, std::string>> met;
  int moves = 0;
  play_all_tables([&](const GameState& state, const Rulebook& rules, SeatId, const Action&, const Events&) {
    if (++moves % 9 != 0) return;
    for (const Option& option : options(state, rules, state.question.seat))
      if (!option.allowed()) met.emplace(option.refusal.code, option.refusal.rule);
  });
  for (const auto& [code, rule] : met)
    for (const Language language : kLanguages) EXPECT_TRUE(refusal_text({code, rule}, "", language).ends_with('.'));
  EXPECT_GT(met.size(), 20U);
}

}  // namespace
}  // namespace rising_clan_tests::refusal_text_cases
