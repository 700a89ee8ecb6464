// SPDX-License-Identifier: GPL-3.0-or-later
// The sentence of each question, and of the end, in three languages.
#include <gtest/gtest.h>

#include <set>

#include "tests/gormiti/board.h"
#include "tests/gormiti/matches.h"
#include "ui/wording/gormiti/prompt_text.h"
#include "ui/wording/gormiti/sheet_words.h"

namespace gormiti_tests::prompt_cases {
namespace {

using playsheet::gormiti_wording::end_text;
using playsheet::gormiti_wording::prompt_text;
using playsheet::gormiti_wording::prompt_wording;
using playsheet::gormiti_wording::sheet_wording;
using playsheet::gormiti_wording::SheetWord;
using playsheet::wording::kLanguages;
using playsheet::wording::Language;
using playsheet::wording::Trio;

const table::PerPlayer<std::string> kPlayers{{"Cora", "Bruno"}};

/// What stands between braces, or behind a percent sign.
std::multiset<std::string> holes(std::string_view words) {
  std::multiset<std::string> out;
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (words[i] == '{') out.emplace(words.substr(i, words.find('}', i) + 1 - i));
    if (words[i] == '%') out.emplace(words.substr(i, 2));
  }
  return out;
}

void expect_alike(const Trio& words, const std::string& what) {
  for (const std::string_view each : words) {
    EXPECT_FALSE(each.empty()) << what;
    EXPECT_EQ(holes(each), holes(words[0])) << what;
  }
}

TEST(GormitiPrompts, EachQuestionHasItsWordsInEachLanguage) {
  for (std::size_t i = 0; i < table::EnumNames<QuestionKind>::names.size(); ++i)
    for (const bool with_card : {false, true})
      for (const bool several : {false, true}) {
        const auto kind = static_cast<QuestionKind>(i);
        const Trio& words = prompt_wording(kind, with_card, several);
        expect_alike(words, std::string(table::EnumNames<QuestionKind>::names[i]));
        EXPECT_EQ(words[0].find("{player}: ") == 0, kind != QuestionKind::none);
        EXPECT_TRUE(with_card || !holes(words[0]).contains("{card}"));
      }
}

TEST(GormitiPrompts, WordsOfTheSheetHaveTheSameHolesInEachLanguage) {
  for (int i = 0; i < static_cast<int>(SheetWord::count); ++i)
    expect_alike(sheet_wording(static_cast<SheetWord>(i)), std::to_string(i));
}

struct Asked : TwoHeroes {
  Asked()
      : TwoHeroes(
            fighter("HA", 25, 60) + fighter("HB", 30, 80) + fighter("M", 20, 40) +
            card("magic", "mend", use(R"({ op = "heal", who = { choose = 2, of = { type = "fighter" } }, n = 5 })")) +
            card("move", "push", use(kDraw1))) {}
  std::string prompt(PlayerId viewer, Language language = Language::en) const {
    return prompt_text(view_for(state, rules, viewer), read.catalog, kPlayers, language);
  }
};

TEST(GormitiPrompts, SayWhomAndWhatTheyAreAbout) {
  Asked b;
  const CardId m = b.field(A, "M");
  b.field(B, "M");
  b.hand(A, "push");
  EXPECT_EQ(b.prompt(B), "Cora: strategic phase");
  b.act(PlayMagic{b.hand(A, "mend")});
  EXPECT_EQ(b.prompt(B), "Cora: choose cards for mend (2 to go)");
  b.act(Pick{m});
  EXPECT_EQ(b.prompt(A), "Cora: choose a card for mend");
  b.act(Pick{b.ha});
  b.act(ToCombat{});
  b.act(DeclareAttacker{m});
  EXPECT_EQ(b.prompt(A), "Bruno: choose who defends against M");
  EXPECT_EQ(b.prompt(A, Language::it), "Bruno: scegli chi difende contro M");
  b.act(ChooseDefender{b.hb});
  EXPECT_EQ(b.prompt(B, Language::pt_BR), "Cora: jogue uma carta de Golpe para M, ou nenhuma");
}

/// Through whole games: every question has a sentence for either viewer, and none names a card that lies in a hand or
/// deck of the other.
TEST(GormitiPrompts, AreThereForEveryQuestionOfAGame) {
  std::set<QuestionKind> met;
  for (const Mode mode : {Mode::strategic, Mode::quick})
    for (std::uint64_t seed = 1; seed < 4; ++seed) {
      const Match match = played(mode, seed);
      for (const auto& moment : match.moments()) {
        met.insert(moment.state.question.kind);
        for (const PlayerId viewer : {A, B}) {
          const PlayerView view = view_for(moment.state, match.rules(), viewer);
          for (const Language language : kLanguages)
            EXPECT_EQ(prompt_text(view, match.cards(), kPlayers, language).empty(),
                      view.question.kind == QuestionKind::none);
          EXPECT_EQ(end_text(view, match.cards(), kPlayers, Language::en).empty(), !moment.state.over());
        }
      }
      ASSERT_TRUE(match.over());
    }
  EXPECT_GE(met.size(), 10U);
}

}  // namespace
}  // namespace gormiti_tests::prompt_cases
