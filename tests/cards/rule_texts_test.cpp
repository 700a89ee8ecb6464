// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wording/rule_texts.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <regex>
#include <set>

#include "app/storage/text_file.h"
#include "tests/cards/some_rules.h"
#include "tests/support/source_path.h"

/// The texts of the rules page: the strict reader and the shipped files themselves.
namespace playsheet::wording {
namespace {

namespace fs = std::filesystem;

/// The text with one place changed.
std::string with(const std::string& from, const std::string& to) {
  std::string out = kSomeRules;
  const auto at = out.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  return out.replace(at, from.size(), to);
}

RuleTexts good() {
  RuleTexts texts;
  std::vector<RuleProblem> problems;
  EXPECT_TRUE(texts.read(kSomeRules, "good.toml", problems));
  EXPECT_TRUE(problems.empty()) << (problems.empty() ? "" : text_of(problems.front()));
  return texts;
}

RuleProblem problemOf(const std::string& toml) {
  RuleTexts texts;
  std::vector<RuleProblem> problems;
  EXPECT_FALSE(texts.read(toml, "x.toml", problems));
  EXPECT_EQ(texts.size(), 0u);
  EXPECT_EQ(problems.size(), 1u);
  return problems.empty() ? RuleProblem{} : problems.front();
}

TEST(RuleTexts, ReadsSectionsRulesAndRulings) {
  const RuleTexts texts = good();
  ASSERT_EQ(texts.sections().size(), 1u);
  EXPECT_EQ(pick(texts.sections()[0].title, Language::it), "Fase Iniziale");
  ASSERT_EQ(texts.sections()[0].rules.size(), 3u);
  ASSERT_NE(texts.rule("N-START-04"), nullptr);
  EXPECT_EQ(texts.rule("N-START-99"), nullptr);
  EXPECT_EQ(texts.rule("A-06"), nullptr);
  ASSERT_NE(texts.ruling("A-06"), nullptr);
  ASSERT_EQ(texts.ruling("A-06")->values.size(), 2u);
  EXPECT_EQ(texts.ruling("A-06")->values[0].first, "no");
}

TEST(RuleTexts, GivesTheCommonWordsAndThoseOfTheEdition) {
  const RuleTexts texts = good();
  EXPECT_EQ(texts.text("N-START-04", Language::en, "usa-1.3"), "First turn: who starts may draw.\nNo draw there.");
  EXPECT_EQ(texts.text("N-START-04", Language::en, "panini"), "First turn: who starts may draw.");
  EXPECT_TRUE(texts.rule("N-AMB-01")->holds_in("bandai-pt"));
  EXPECT_FALSE(texts.rule("N-AMB-01")->holds_in("panini"));
}

TEST(RuleTexts, TellsWhatIsWrongWithFileAndLine) {
  const auto unknown = problemOf(with("id = \"N-START-01\"", "id = \"N-START-01\"\ncolour = \"red\""));
  EXPECT_EQ(text_of(unknown), "x.toml:8: unknown key `colour`");
  const auto language = problemOf(with("it = \"Fase Iniziale\", ", ""));
  EXPECT_EQ(language.line, 4);
  EXPECT_NE(language.what.find("`it` is missing"), std::string::npos) << language.what;
  const auto missing = problemOf(with("text.pt_BR = \"O Jogador Atacante compra um card.\"\n", ""));
  EXPECT_NE(missing.what.find("`pt_BR` is missing"), std::string::npos) << missing.what;
  const auto twice = problemOf(with("N-START-04\"\ntext", "N-START-01\"\ntext"));
  EXPECT_EQ(twice.line, 13);
  EXPECT_EQ(twice.what, "the id N-START-01 is there twice");
  const auto edition = problemOf(with("of = [\"usa-1.3\"]", "of = [\"usa-2.0\"]"));
  EXPECT_NE(edition.what.find("usa-2.0"), std::string::npos) << edition.what;
  EXPECT_EQ(problemOf(with("format = 1", "format = 2")).line, 1);
  EXPECT_GT(problemOf(with("text.en = \"Ambush.\"", "text.en = \"Ambush.")).line, 20);
  EXPECT_NE(problemOf(with("[[section.rule.edition]]", "[[section.rule.editoin]]")).what.find("editoin"),
            std::string::npos);
}

TEST(RuleTexts, RefusesAnIdOfAnotherFile) {
  RuleTexts texts = good();
  std::vector<RuleProblem> problems;
  EXPECT_FALSE(texts.read(kSomeRules, "again.toml", problems));
  ASSERT_FALSE(problems.empty());
  EXPECT_EQ(text_of(problems.front()), "again.toml:7: the id N-START-01 is there twice");
  EXPECT_EQ(texts.size(), 4u);
}

using Ids = std::vector<std::string>;

TEST(RuleTexts, KnowsTheIdsInATextThatLeadSomewhere) {
  const RuleTexts texts = good();
  const std::string text = "See N-START-04, N-NONE-99, A-06, XA-06 and A-060.";
  Ids links;
  std::string whole;
  for (const TextPart& part : texts.parts(text)) {
    whole += text.substr(part.from, part.size);
    if (part.is_link) links.push_back(text.substr(part.from, part.size));
  }
  EXPECT_EQ(whole, text);
  EXPECT_EQ(links, (Ids{"N-START-04", "A-06"}));
}

// --- the shipped files ----------------------------------------------------------------------------------------------

std::vector<fs::path> files_below(const std::string& folder, const std::string& ending) {
  std::vector<fs::path> found;
  std::error_code error;
  for (const auto& entry : fs::recursive_directory_iterator(support::source_path(folder), error))
    if (entry.path().extension() == ending) found.push_back(entry.path());
  std::sort(found.begin(), found.end());
  return found;
}

class ShippedRules : public ::testing::Test {
 protected:
  void SetUp() override {
    files_ = files_below("resources/rules", ".toml");
    ASSERT_FALSE(files_.empty());
    for (const fs::path& file : files_) texts_.read(*read_text_file(file), file.filename().string(), problems_);
  }
  std::vector<fs::path> files_;
  std::vector<RuleProblem> problems_;
  RuleTexts texts_;
};

TEST_F(ShippedRules, AreWithoutFault) {
  for (const RuleProblem& problem : problems_) ADD_FAILURE() << text_of(problem);
}

/// What the program says no with can be read: every id of a refusal, of a question and of a line of the log.
TEST_F(ShippedRules, HaveATextForEveryIdThatThePersonIsTold) {
  static const std::regex literal(R"lit("(N-[A-Z]+-\d\d)")lit");
  std::set<std::string> told;
  for (const std::string folder : {"engine/naruto", "ui/rules", "ui/sheet"})
    for (const std::string ending : {".cpp", ".h"})
      for (const fs::path& file : files_below(folder, ending)) {
        const std::string text = *read_text_file(file);
        for (std::sregex_iterator at(text.begin(), text.end(), literal), end; at != end; ++at) told.insert((*at)[1]);
      }
  EXPECT_GT(told.size(), 50u);
  std::erase_if(told, [](const std::string& id) { return id.starts_with("N-CR-"); });  // how the program asks, no rule
  for (const std::string& id : told) EXPECT_TRUE(texts_.contains(id)) << id << " has no text in resources/rules";
}

/// A rule that a text refers to is there.
TEST_F(ShippedRules, ReferOnlyToRulesThatAreThere) {
  static const std::regex id(R"((N-[A-Z]+-\d\d))");
  const auto check = [&](const std::string& from, const Texts& texts) {
    for (const std::string& text : texts)
      for (std::sregex_iterator at(text.begin(), text.end(), id), end; at != end; ++at)
        EXPECT_TRUE(texts_.contains(std::string((*at)[1]))) << from << " refers to " << (*at)[1];
  };
  for (const RuleSection& section : texts_.sections())
    for (const RuleText& rule : section.rules) {
      check(rule.id, rule.text);
      for (const EditionText& own : rule.differences) check(rule.id, own.text);
    }
  for (const RulingText& ruling : texts_.rulings()) check(ruling.id, ruling.text);
}

}  // namespace
}  // namespace playsheet::wording
