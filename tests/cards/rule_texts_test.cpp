// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wording/rule_texts.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <map>
#include <regex>
#include <set>

#include "app/storage/text_file.h"
#include "engine/gormiti/decks/options.h"
#include "engine/rising_clan/options/options.h"
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

TEST(RuleTexts, ReadsTheModesOfAnotherGame) {
  RuleTexts texts(rule_book("gormiti"));
  std::vector<RuleProblem> problems;
  const std::string source = R"(format = 1
[[section]]
title = { en = "A", it = "A", pt_BR = "A" }
modes = ["quick"]
[[section.rule]]
id = "G-901"
text = { en = "Two cards (G-309).", it = "Due carte.", pt_BR = "Duas cartas." }
[[section.rule]]
id = "G-D19"
modes = ["strategic"]
text = { en = "Three.", it = "Tre.", pt_BR = "Três." }
[[section.rule.mode]]
of = ["strategic"]
en = "Or four."
it = "O quattro."
pt_BR = "Ou quatro."
[[ruling]]
id = "fighterZones"
rule = "G-901"
modes = ["strategic"]
title = { en = "B", it = "B", pt_BR = "B" }
text = { en = "B", it = "B", pt_BR = "B" }
)";
  ASSERT_TRUE(texts.read(source, "x.toml", problems)) << text_of(problems.front());
  EXPECT_EQ(texts.rule("G-901")->editions, std::vector<std::string>{"quick"}) << "that of its section";
  EXPECT_EQ(texts.rule("G-D19")->editions, std::vector<std::string>{"strategic"});
  EXPECT_EQ(texts.text("G-D19", Language::it, "strategic"), "Tre.\nO quattro.");
  EXPECT_EQ(texts.ruling("fighterZones")->rule, "G-901");
  EXPECT_FALSE(texts.ruling("fighterZones")->holds_in("quick"));
  const auto refused = [&](std::string from, const std::string& to) {
    std::string text = source;
    text.replace(text.find(from), from.size(), to);
    RuleTexts other(rule_book("gormiti"));
    std::vector<RuleProblem> found;
    EXPECT_FALSE(other.read(text, "x.toml", found)) << to;
    return found.empty() ? std::string() : text_of(found.front());
  };
  EXPECT_EQ(refused("G-901", "N-901"), "x.toml:6: N-901 is not an id of this game");
  EXPECT_EQ(refused("modes = [\"quick\"]", "editions = [\"quick\"]"), "x.toml:4: unknown key `editions`");
  EXPECT_EQ(refused("[\"quick\"]", "[\"panini\"]"), "x.toml:4: `modes`: there is no mode \"panini\"");
}

TEST(RuleTexts, AnIdSaysWhichBookItStandsIn) {
  EXPECT_EQ(rule_book_of("N-START-04")->id, "naruto");
  EXPECT_EQ(rule_book_of("A-06")->id, "naruto");
  EXPECT_EQ(rule_book_of("G-D19")->id, "gormiti");
  EXPECT_EQ(rule_book_of("X-01"), nullptr);
  EXPECT_EQ(rule_book_of(""), nullptr);
  EXPECT_EQ(rule_book("none").id, "naruto");
  EXPECT_EQ(edition_title(rule_book("gormiti"), "quick", Language::it), "Partita veloce");
  EXPECT_EQ(edition_title(rule_book("gormiti"), "slow", Language::it), "slow");
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

/// Of each game.
class ShippedRules : public ::testing::TestWithParam<std::string_view> {
 protected:
  void SetUp() override {
    const auto files = files_below("resources/rules/" + std::string(GetParam()), ".toml");
    ASSERT_FALSE(files.empty());
    for (const fs::path& file : files) texts_.read(*read_text_file(file), file.filename().string(), problems_);
  }
  std::vector<RuleProblem> problems_;
  RuleTexts texts_{rule_book(GetParam())};
};

INSTANTIATE_TEST_SUITE_P(EveryGame, ShippedRules, ::testing::Values("naruto", "gormiti", "rising-clan"),
                         [](const auto& game) {
                           std::string name(game.param);
                           std::replace(name.begin(), name.end(), '-', '_');
                           return name;
                         });

TEST(ShippedRuleBooks, EachHasItsFolderAndEachFolderIsOne) {
  std::set<std::string> folders, books;
  for (const auto& entry : fs::directory_iterator(support::source_path("resources/rules")))
    folders.insert(entry.path().filename().string());
  for (const RuleBook& book : rule_books()) books.emplace(book.id);
  EXPECT_EQ(folders, books);
}

TEST_P(ShippedRules, AreWithoutFault) {
  for (const RuleProblem& problem : problems_) ADD_FAILURE() << text_of(problem);
}

/// Ids in the code that `literal` finds.
std::set<std::string> ids_told(const std::vector<std::string>& folders, const std::regex& literal) {
  std::set<std::string> told;
  for (const std::string& folder : folders)
    for (const std::string ending : {".cpp", ".h"})
      for (const fs::path& file : files_below(folder, ending)) {
        const std::string text = *read_text_file(file);
        for (std::sregex_iterator at(text.begin(), text.end(), literal), end; at != end; ++at) told.insert((*at)[1]);
      }
  return told;
}

/// What the program says no with can be read: every id of a refusal, of a question and of a line of the log.
TEST_P(ShippedRules, HaveATextForEveryIdThatThePersonIsTold) {
  using Told = std::set<std::string>;
  static const std::map<std::string_view, Told (*)()> of_game{
      {"naruto",
       [] {
         return ids_told({"engine/naruto", "ui/naruto", "ui/speech"}, std::regex(R"lit("(N-[A-Z]+-\d\d)")lit"));
       }},
      {"gormiti",
       [] {
         return ids_told({"engine/gormiti", "ui/gormiti"}, std::regex(R"lit("(G-[A-Z]?\d\d+)")lit"));
       }},
      {"rising-clan", [] {
         return ids_told({"engine/rising_clan", "ui/rising_clan", "ui/wording/rising_clan"},
                         std::regex(R"lit("(R-\d\d\d+)")lit"));
       }}};
  Told told = of_game.at(GetParam())();
  EXPECT_GT(told.size(), 50u);
  std::erase_if(told, [](const std::string& id) { return id.starts_with("N-CR-"); });  // how the program asks, no rule
  for (const std::string& id : told) EXPECT_TRUE(texts_.contains(id)) << id << " has no text";
}

/// A rule that a text refers to is there, and the languages refer to the same.
TEST_P(ShippedRules, ReferOnlyToRulesThatAreThere) {
  static const std::regex id(R"(\b(N-[A-Z]+-\d\d|A-\d\d|G-[A-Z]?\d\d+|R-\d\d\d+)\b)");
  const auto check = [&](const std::string& from, const Texts& texts) {
    std::multiset<std::string> first;
    for (const std::string& text : texts) {
      std::multiset<std::string> here;
      for (std::sregex_iterator at(text.begin(), text.end(), id), end; at != end; ++at) {
        here.insert((*at)[1]);
        EXPECT_TRUE(texts_.contains(std::string((*at)[1]))) << from << " refers to " << (*at)[1];
      }
      if (&text == &texts.front()) first = here;
      EXPECT_EQ(here, first) << from;
    }
  };
  for (const RuleSection& section : texts_.sections())
    for (const RuleText& rule : section.rules) {
      check(rule.id, rule.text);
      for (const EditionText& own : rule.differences) check(rule.id, own.text);
    }
  for (const RulingText& ruling : texts_.rulings()) {
    check(ruling.id, ruling.text);
    EXPECT_TRUE(ruling.rule.empty() || texts_.rule(ruling.rule)) << ruling.id << " decides " << ruling.rule;
  }
}

/// docs/rules/gormiti.md states G-nnn and, in bold, what holds of decisions and taking back; its options are G-12. What
/// is in tables beside them (states, refusals, what becomes known) and the examples are no rules of their own.
std::set<std::string> stated_of_gormiti() {
  static const std::regex stated(R"(\*\*(G-(?:\d\d\d|[DU]\d\d))[ .*]|\n\| (G-\d\d\d) )");
  const std::string specification = *read_text_file(support::source_path("docs/rules/gormiti.md"));
  EXPECT_NE(specification.find("\n## G-12 Options"), std::string::npos);
  std::set<std::string> out{"G-12"};
  for (std::sregex_iterator at(specification.begin(), specification.end(), stated), end; at != end; ++at)
    out.insert((*at)[1].matched ? (*at)[1] : (*at)[2]);
  return out;
}

TEST(ShippedRulesOfGormiti, AreTheRulesOfTheSpecificationNoneMoreAndNoneLess) {
  RuleTexts texts(rule_book("gormiti"));
  std::vector<RuleProblem> problems;
  for (const fs::path& file : files_below("resources/rules/gormiti", ".toml"))
    texts.read(*read_text_file(file), file.filename().string(), problems);
  std::set<std::string> told;
  for (const RuleSection& section : texts.sections())
    for (const RuleText& rule : section.rules) told.insert(rule.id);
  EXPECT_GT(told.size(), 240u);
  EXPECT_EQ(told, stated_of_gormiti());
}

/// The rows of the table of options: the same names in the same order, with their rules, and what can be chosen.
TEST(ShippedRulesOfGormiti, HaveEveryOptionAsAHouseRule) {
  RuleTexts texts(rule_book("gormiti"));
  std::vector<RuleProblem> problems;
  texts.read(*read_text_file(support::source_path("resources/rules/gormiti/rulings.toml")), "rulings.toml", problems);
  const auto rows = gormiti::option_rows();
  ASSERT_EQ(texts.rulings().size(), rows.size());
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const RulingText& ruling = texts.rulings()[i];
    EXPECT_EQ(ruling.id, rows[i].name);
    EXPECT_EQ(ruling.rule, rows[i].rule);
    const int unset = rows[i].standard;
    std::vector<int> said{rows[i].least, rows[i].most, unset};
    if (rows[i].also) said.push_back(*rows[i].also);
    const bool of_two = rows[i].least == 0 && rows[i].most == 1;
    EXPECT_EQ(ruling.values.size(), of_two ? 2u : 0u) << ruling.id;
    for (std::size_t value = 0; value < ruling.values.size(); ++value)
      EXPECT_EQ(ruling.values[value].first, std::to_string(value)) << ruling.id;
    for (const std::string& text : ruling.text)
      for (const int figure : said)
        EXPECT_TRUE(of_two || std::regex_search(text, std::regex("\\b" + std::to_string(figure) + "\\b")))
            << ruling.id << ": " << figure << " is not in: " << text;
  }
}

/// R-14: the same names in the same order, with their rules; a value that is none of its row stands nowhere, what the
/// card file or no limit stands for has words, and no two values of a row read alike.
TEST(ShippedRulesOfRisingClan, HaveEveryOptionAsAHouseRule) {
  RuleTexts texts(rule_book("rising-clan"));
  std::vector<RuleProblem> problems;
  texts.read(*read_text_file(support::source_path("resources/rules/rising-clan/rulings.toml")), "rulings.toml",
             problems);
  const auto rows = rising_clan::option_rows();
  ASSERT_EQ(texts.rulings().size(), rows.size());
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const RulingText& ruling = texts.rulings()[i];
    EXPECT_EQ(ruling.id, rows[i].name);
    EXPECT_EQ(ruling.rule, rows[i].rule);
    std::set<std::string> told, said;
    for (const auto& [value, words] : ruling.values) {
      EXPECT_TRUE(rows[i].fits(std::stoi(value))) << ruling.id << ": " << value;
      EXPECT_TRUE(told.insert(value).second) << ruling.id << ": " << value;
      EXPECT_TRUE(said.insert(pick(words, Language::en)).second) << ruling.id << ": " << pick(words, Language::en);
    }
    for (const int figure : {rows[i].standard, rows[i].also.value_or(0)}) {
      const bool stands_for = figure == rising_clan::kAsData || figure == rising_clan::kNone;
      EXPECT_TRUE(!stands_for || told.contains(std::to_string(figure)))
          << ruling.id << ": " << figure << " has no words";
    }
    const bool of_two = rows[i].least == 0 && rows[i].most == 1;
    EXPECT_TRUE(!of_two || (told.contains("0") && told.contains("1"))) << ruling.id;
  }
}

}  // namespace
}  // namespace playsheet::wording
