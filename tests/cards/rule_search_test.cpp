// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wording/rule_search.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <initializer_list>
#include <string>
#include <utility>
#include <vector>

#include "app/storage/text_file.h"
#include "tests/cards/some_rules.h"
#include "tests/support/source_path.h"

/// How a rule is found by what somebody asks: endings, synonyms, questions, ids; and the shipped words themselves.
namespace playsheet::wording {
namespace {

namespace fs = std::filesystem;

using Ids = std::vector<std::string>;

/// Besides those that others are tested with.
const std::string kMoreRules = R"(format = 1

[[section]]
title = { en = "Blocks", it = "Blocchi", pt_BR = "Bloqueios" }

[[section.rule]]
id = "N-BLK-01"
text.en = "The attack of blocking teams, in three cases."
text.it = "Gli attacchi bloccati delle Squadre, in tre casi."
text.pt_BR = "Missões de bloqueio, em três casos."
)";

const std::string kWords = R"(format = 1
[idle]
en = ["who", "the", "do", "i"]
it = ["chi", "si", "il", "la", "una"]
pt_BR = ["quem", "o"]
[[group]]
en = ["3", "three"]
it = ["3", "tre"]
pt_BR = ["3", "três"]
[[group]]
en = ["ambush", "surprise attack"]
it = ["imboscata", "attacco a sorpresa"]
pt_BR = ["emboscada", "ataque surpresa"]
[[answer]]
to = ["N-START-04", "N-START-01"]
en = ["who goes first"]
it = ["chi gioca per primo"]
pt_BR = ["quem joga primeiro"]
)";

class RuleFinder : public testing::Test {
 protected:
  static RuleTexts texts() {
    RuleTexts out;
    std::vector<RuleProblem> problems;
    out.read(kSomeRules, "rules.toml", problems);
    out.read(kMoreRules, "more.toml", problems);
    for (const RuleProblem& problem : problems) ADD_FAILURE() << text_of(problem);
    return out;
  }
  static SearchWords words() {
    std::vector<RuleProblem> problems;
    auto out = read_search_words(kWords, "words.toml", problems);
    for (const RuleProblem& problem : problems) ADD_FAILURE() << text_of(problem);
    return out.value_or(SearchWords{});
  }
  Ids find(const std::string& query, Language language = Language::it) const { return search_.find(query, language); }
  std::string first(const std::string& query, Language language = Language::it) const {
    const Ids ids = find(query, language);
    return ids.empty() ? "nothing" : ids.front();
  }

  RuleTexts texts_ = texts();
  RuleSearch search_{texts_, words()};
};

TEST_F(RuleFinder, FindsByIdFirst) {
  EXPECT_EQ(first("n-start-04"), "N-START-04");
  EXPECT_EQ(find("start"), (Ids{"N-START-01", "N-START-04"})) << "by their ids";
  EXPECT_EQ(find("start-01"), Ids{"N-START-01"});
  EXPECT_EQ(find("pesca n-start-01"), Ids{"N-START-01"}) << "one is meant, whatever else is asked";
  EXPECT_EQ(find("A-06"), Ids{"A-06"});
  EXPECT_TRUE(find("").empty());
  EXPECT_TRUE(find("  ").empty());
  EXPECT_TRUE(find("zzz").empty());
}

TEST_F(RuleFinder, FindsWordsOfEveryLanguageWithoutAccentsAndCase) {
  for (const Language language : kLanguages) {
    EXPECT_EQ(find("puo", language), Ids{"N-START-04"});
    EXPECT_EQ(find("PERCHÉ", language), Ids{"N-START-04"});
    EXPECT_EQ(find("perché", language), Ids{"N-START-04"});
    EXPECT_EQ(find("mao", language), Ids{"N-START-04"});
    EXPECT_EQ(find("imboscata", language), Ids{"N-AMB-01"});
    EXPECT_EQ(find("mist", language), Ids{"A-06"}) << "half a word, while it is typed";
  }
}

TEST_F(RuleFinder, EndingsDoNotMatter) {
  for (const char* asked : {"blocco", "bloccare", "bloccata", "blocchi", "attacco", "attaccare", "squadra"})
    EXPECT_EQ(first(asked), "N-BLK-01") << asked;
  for (const char* asked : {"block", "blocked", "attacks", "team"})
    EXPECT_EQ(first(asked, Language::en), "N-BLK-01") << asked;
  for (const char* asked : {"bloquear", "missão", "missao", "missoes"})
    EXPECT_EQ(first(asked, Language::pt_BR), "N-BLK-01") << asked;
}

TEST_F(RuleFinder, WhatHasMoreOfTheWordsComesFirst) {
  EXPECT_EQ(find("draw first", Language::en), Ids{"N-START-04"}) << "the other one has less than half of it";
  EXPECT_EQ(first("bloccare con un drago"), "N-BLK-01") << "a word that no rule has hides nothing";
  EXPECT_EQ(find("pesca").size(), 2U);
}

TEST_F(RuleFinder, SynonymsAndFiguresStandForEachOther) {
  EXPECT_EQ(first("attacco a sorpresa"), "N-AMB-01");
  EXPECT_EQ(first("surprise attack", Language::en), "N-AMB-01");
  EXPECT_EQ(find("3"), Ids{"N-BLK-01"});
  EXPECT_EQ(find("tre"), Ids{"N-BLK-01"});
}

TEST_F(RuleFinder, AQuestionThatIsKnownLeadsToItsRule) {
  const Ids found = find("chi gioca per primo");
  ASSERT_GE(found.size(), 2U);
  EXPECT_EQ(Ids(found.begin(), found.begin() + 2), (Ids{"N-START-04", "N-START-01"})) << "in the order of the answer";
  EXPECT_EQ(first("who goes first?", Language::en), "N-START-04");
  EXPECT_EQ(first("who goes first?", Language::it), "N-START-04") << "in whatever language the page is";
}

TEST_F(RuleFinder, TheNearestWordIsOffered) {
  EXPECT_EQ(search_.nearest("imbosctaa", Language::it), "imboscata");
  EXPECT_EQ(search_.nearest("sorpressa", Language::it), "sorpresa") << "also one that only people say";
  EXPECT_EQ(search_.nearest("imboscata", Language::it), std::nullopt);
  EXPECT_EQ(search_.nearest("qqqqqqqq", Language::it), std::nullopt);
  EXPECT_EQ(search_.nearest("", Language::it), std::nullopt);
}

TEST_F(RuleFinder, MarksWhatAnswersInTheTextItself) {
  const std::string text = "chi può bloccare: PUÒ, un blocco";
  const auto parts = RuleSearch::found_parts(text, search_.terms_of("puo blocca", Language::it), Language::it);
  Ids marked;
  for (const TextPart& part : parts) marked.push_back(text.substr(part.from, part.size));
  EXPECT_EQ(marked, (Ids{"può", "bloccare", "PUÒ", "blocco"}));
}

TEST(SearchWords, TellsWhatIsWrongWithFileAndLine) {
  const auto problem_of = [](std::string from, const std::string& to) {
    std::string text = kWords;
    text.replace(text.find(from), from.size(), to);
    std::vector<RuleProblem> problems;
    EXPECT_FALSE(read_search_words(text, "w.toml", problems)) << to;
    return problems.empty() ? std::string("none") : text_of(problems.front());
  };
  EXPECT_EQ(problem_of("format = 1", "format = 2"), "w.toml:1: `format` has to be 1");
  EXPECT_EQ(problem_of("[idle]", "[lazy]"), "w.toml:2: unknown key `lazy`");
  EXPECT_EQ(problem_of("it = [\"3\", \"tre\"]\n", ""), "w.toml:6: `it` is missing");
  EXPECT_EQ(problem_of("\"tre\"", "3"), "w.toml:8: a word or a phrase is expected");
  EXPECT_EQ(problem_of("to = [\"N-START-04\", \"N-START-01\"]", "to = []"), "w.toml:14: `to` is missing");
  EXPECT_NE(problem_of("[idle]", "[idle").find("w.toml:2: "), std::string::npos);
  for (const auto& [source, problem] : std::initializer_list<std::pair<const char*, const char*>>{
           {"format = 1\ngroup = 3\n", "w.toml:2: `group` has to be tables in double brackets"},
           {"format = 1\nidle = 3\n", "w.toml:2: `idle` has to be a table"},
           {"format = 1\n", "w.toml:1: there is nothing in it"}}) {
    std::vector<RuleProblem> problems;
    EXPECT_FALSE(read_search_words(source, "w.toml", problems));
    ASSERT_EQ(problems.size(), 1U) << source;
    EXPECT_EQ(text_of(problems.front()), problem);
  }
}

/// A file of a game has what it needs, no more.
TEST(SearchWords, OfTwoFilesSayTheirWordsTogether) {
  std::vector<RuleProblem> problems;
  auto all = read_search_words(kWords, "words.toml", problems);
  auto more = read_search_words(
      "format = 1\n[[group]]\nen = [\"draw\", \"pull\"]\nit = [\"pescare\", \"tirare\"]\npt_BR = [\"comprar\"]\n",
      "more.toml", problems);
  ASSERT_TRUE(all && more) << text_of(problems.front());
  add(*all, std::move(*more));
  EXPECT_EQ(all->groups.size(), 3U);
  EXPECT_EQ(all->answers.size(), 1U);
  EXPECT_EQ(all->idle[0].size(), 4U);
}

// --- the shipped files ----------------------------------------------------------------------------------------------

/// Of each game.
struct Shipped {
  explicit Shipped(std::string_view game) : texts(rule_book(game)) {
    std::vector<fs::path> files;
    for (const auto& entry : fs::directory_iterator(support::source_path("resources/rules/" + std::string(game))))
      files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    std::vector<RuleProblem> problems;
    for (const fs::path& file : files) texts.read(*read_text_file(file), file.filename().string(), problems);
    for (const std::string& name : {std::string("words"), std::string(game)}) {
      const std::string file = name + ".toml";
      if (auto read =
              read_search_words(*read_text_file(support::source_path("resources/rule-search/" + file)), file, problems))
        add(words, std::move(*read));
    }
    for (const RuleProblem& problem : problems) ADD_FAILURE() << text_of(problem);
  }

  RuleTexts texts;
  SearchWords words;
};

class ShippedSearch : public testing::TestWithParam<std::string_view> {};

INSTANTIATE_TEST_SUITE_P(EveryGame, ShippedSearch, testing::Values("naruto", "gormiti", "rising-clan"),
                         [](const auto& game) {
                           std::string name(game.param);
                           std::replace(name.begin(), name.end(), '-', '_');
                           return name;
                         });

TEST_P(ShippedSearch, EveryAnswerIsARuleThatIsThere) {
  const Shipped shipped(GetParam());
  EXPECT_GT(shipped.words.answers.size(), 40U);
  for (const RuleAnswer& answer : shipped.words.answers)
    for (const std::string& id : answer.rules) EXPECT_TRUE(shipped.texts.contains(id)) << id;
}

/// Each question finds the rule that it was written for before all that have nothing to do with it.
TEST_P(ShippedSearch, EveryQuestionIsAnsweredByItsRule) {
  const Shipped shipped(GetParam());
  const RuleSearch search(shipped.texts, shipped.words);
  for (const RuleAnswer& answer : shipped.words.answers)
    for (const Language language : kLanguages)
      for (const std::string& question : answer.questions[static_cast<std::size_t>(language)]) {
        const Ids ids = search.find(question, language);
        const auto end = ids.begin() + static_cast<std::ptrdiff_t>(std::min<std::size_t>(3, ids.size()));
        EXPECT_NE(std::find(ids.begin(), end, answer.rules.front()), end)
            << question << " does not find " << answer.rules.front();
      }
}

/// What players asked who had not seen the words of the rules, and the words on the table's own buttons.
TEST(ShippedSearchOfNaruto, WhatPlayersAskedIsFoundAtTheFirstTry) {
  struct Asked {
    Language language;
    const char* edition;
    const char* question;
    const char* rule;
  };
  const Shipped shipped("naruto");
  const RuleSearch search(shipped.texts, shipped.words);
  for (const Asked& asked : std::initializer_list<Asked>{
           {Language::it, "panini", "quante carte leggendarie", "N-DECK-08"},
           {Language::it, "panini", "leggendaria", "N-DECK-08"},
           {Language::it, "panini", "posso bloccare con un ferito", "N-ORG-11"},
           {Language::it, "panini", "bloccare ferito", "N-ORG-11"},
           {Language::it, "panini", "quando si scarta", "N-END-04"},
           {Language::it, "panini", "scarta mano", "N-END-04"},
           {Language::it, "panini", "chi sceglie il capo", "N-ATK-03"},
           {Language::it, "panini", "quante carte nel mazzo", "N-DECK-01"},
           {Language::it, "panini", "40", "N-DECK-01"},
           {Language::it, "panini", "pareggio", "N-SHOW-09"},
           {Language::it, "panini", "mulligan", "N-MULL-01"},
           {Language::it, "panini", "chi inizia", "N-SETUP-03"},
           {Language::it, "panini", "quanti Ninja in una Squadra", "N-ORG-03"},
           {Language::it, "panini", "squadra 3 ninja", "N-ORG-03"},
           {Language::it, "panini", "come si vince", "N-WIN-01"},
           {Language::it, "panini", "blocco", "N-BLK-01"},
           {Language::en, "usa-1.3", "how many legendary cards", "N-DECK-08"},
           {Language::en, "usa-1.3", "can an injured ninja block", "N-ORG-11"},
           {Language::en, "usa-1.3", "when do I discard", "N-END-04"},
           {Language::en, "usa-1.3", "who chooses the head ninja", "N-ATK-03"},
           {Language::en, "usa-1.3", "how many cards in the deck", "N-DECK-01"},
           {Language::en, "usa-1.3", "tie", "N-SHOW-09"},
           {Language::en, "usa-1.3", "mulligan", "N-MULL-01"},
           {Language::en, "usa-1.3", "who goes first", "N-SETUP-03"},
           {Language::en, "usa-1.3", "how many ninja in a team", "N-ORG-03"},
           {Language::en, "usa-1.3", "how do I win", "N-WIN-01"},
           {Language::pt_BR, "bandai-pt", "quantos cards lendários", "N-DECK-08"},
           {Language::pt_BR, "bandai-pt", "posso bloquear com um ferido", "N-ORG-11"},
           {Language::pt_BR, "bandai-pt", "quando descarto", "N-END-04"},
           {Language::pt_BR, "bandai-pt", "quem escolhe o líder", "N-ATK-03"},
           {Language::pt_BR, "bandai-pt", "quantos cards no deck", "N-DECK-01"},
           {Language::pt_BR, "bandai-pt", "empate", "N-SHOW-09"},
           {Language::pt_BR, "bandai-pt", "mulligan", "N-MULL-01"},
           {Language::pt_BR, "bandai-pt", "quem começa", "N-SETUP-03"},
           {Language::pt_BR, "bandai-pt", "quantos ninjas em um time", "N-ORG-03"},
           {Language::pt_BR, "bandai-pt", "como se vence", "N-WIN-01"},
       }) {
    const Ids ids = search.find(asked.question, asked.language, asked.edition);
    ASSERT_FALSE(ids.empty()) << asked.question;
    EXPECT_EQ(ids.front(), asked.rule) << asked.question;
  }
}

/// As people ask at the table, in other words than those of the questions that are kept.
TEST(ShippedSearchOfGormiti, WhatPlayersAskIsAmongTheFirstThree) {
  struct Asked {
    Language language;
    const char* question;
    const char* rule;
  };
  const Shipped shipped("gormiti");
  const RuleSearch search(shipped.texts, shipped.words);
  for (const Asked& asked : std::initializer_list<Asked>{
           {Language::en, "can a fighter attack in the turn it is summoned?", "G-424"},
           {Language::en, "who picks the blocker", "G-503"},
           {Language::en, "is my hero allowed to block", "G-506"},
           {Language::en, "what happens with an empty deck", "G-412"},
           {Language::en, "how many weapons can one monster carry", "G-310"},
           {Language::en, "both heroes die in the same battle", "G-605"},
           {Language::en, "do wounds heal at the end of the turn", "G-518"},
           {Language::en, "whose trick is resolved first", "G-514"},
           {Language::en, "do I have to discard when I hold many cards in hand", "G-416"},
           {Language::en, "same number of rounds, who wins", "G-907"},
           {Language::it, "posso attaccare con un mostro appena evocato?", "G-424"},
           {Language::it, "chi decide il difensore", "G-503"},
           {Language::it, "il mio eroe può parare?", "G-506"},
           {Language::it, "cosa succede se finisco il mazzo", "G-412"},
           {Language::it, "quante spade può avere un combattente", "G-310"},
           {Language::it, "se muoiono tutti e due gli eroi chi vince", "G-605"},
           {Language::it, "i danni spariscono a fine turno?", "G-518"},
           {Language::it, "quale mossa si risolve prima", "G-514"},
           {Language::it, "c'è un massimo di carte in mano?", "G-308"},
           {Language::it, "stesso numero di vittorie, chi ha vinto?", "G-907"},
           {Language::pt_BR, "posso atacar com um combatente recém-invocado?", "G-424"},
           {Language::pt_BR, "quem decide o defensor", "G-503"},
           {Language::pt_BR, "meu herói pode bloquear?", "G-506"},
           {Language::pt_BR, "o que acontece se o baralho acabar", "G-412"},
           {Language::pt_BR, "quantas espadas um combatente pode ter", "G-310"},
           {Language::pt_BR, "e se os dois heróis morrem juntos", "G-605"},
           {Language::pt_BR, "o dano some no fim do turno?", "G-518"},
           {Language::pt_BR, "qual golpe é resolvido primeiro", "G-514"},
           {Language::pt_BR, "há um máximo de cartas na mão?", "G-308"},
           {Language::pt_BR, "mesmo número de rodadas, quem ganha?", "G-907"},
       }) {
    const Ids ids = search.find(asked.question, asked.language);
    const auto end = ids.begin() + static_cast<std::ptrdiff_t>(std::min<std::size_t>(3, ids.size()));
    EXPECT_NE(std::find(ids.begin(), end, asked.rule), end)
        << asked.question << " finds " << (ids.empty() ? "nothing" : ids.front()) << ", not " << asked.rule;
  }
}

/// The number alone leads to the rule, and to the house rule that decides it.
TEST(ShippedSearchOfGormiti, ANumberIsEnough) {
  const Shipped shipped("gormiti");
  const RuleSearch search(shipped.texts, shipped.words);
  EXPECT_EQ(search.find("309", Language::en), (Ids{"G-309", "fighterZones"}));
  EXPECT_EQ(search.find("g-309", Language::pt_BR), (Ids{"G-309", "fighterZones"}));
  EXPECT_EQ(search.find("d19", Language::it), Ids{"G-D19"});
}

/// What holds in the mode that is played comes before what does not.
TEST(ShippedSearchOfGormiti, TheModeThatIsPlayedComesFirst) {
  const Shipped shipped("gormiti");
  const RuleSearch search(shipped.texts, shipped.words);
  const auto place = [&](std::string_view mode, const char* rule) {
    const Ids ids = search.find("ATK", Language::en, mode);
    return std::find(ids.begin(), ids.end(), rule) - ids.begin();
  };
  EXPECT_LE(place("quick", "G-903"), place("", "G-903"));
  EXPECT_LT(place("quick", "G-908"), place("quick", "G-614"));
}

}  // namespace
}  // namespace playsheet::wording
