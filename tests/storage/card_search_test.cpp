// SPDX-License-Identifier: GPL-3.0-or-later
// Questions about the cards of the program, answered by the search.
#include "app/storage/card_search.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <set>
#include <sstream>
#include <stop_token>
#include <tuple>

#include "app/cards_command.h"
#include "app/storage/search_sql.h"
#include "engine/naruto/decks/formats/card_index.h"
#include "engine/naruto/search/reader.h"
#include "tests/support/source_path.h"
#include "ui/wording/search_text.h"

namespace playsheet {
namespace {

namespace fs = std::filesystem;
using naruto::CardDefinition;

/// The shipped cards, opened once.
struct SearchedCards {
  naruto::Catalog cards;
  std::unique_ptr<CardSearch> search;
  SearchedCards() {
    const fs::path database = fs::path(PLAYSHEET_BINARY_DIR) / "cards.db";
    if (!open_cards_database(database, cards)) return;
    if (auto opened = CardSearch::open(cards, {database})) search = std::make_unique<CardSearch>(std::move(*opened));
  }
};

class CardSearchTest : public testing::Test {
 protected:
  static SearchedCards& all() {
    static SearchedCards instance;
    return instance;
  }
  void SetUp() override {
    ASSERT_TRUE(all().search);
    all().search->set_owned(std::vector<OwnedCard>{});
    all().search->set_decks({});
  }
  static std::vector<naruto::DefinitionId> ids(const std::string& query, std::size_t limit = 5000) {
    const auto reading = naruto::search::read_query(query, all().search->vocabulary());
    EXPECT_TRUE(reading.query) << query;
    if (!reading.query) return {};
    const auto found = all().search->find(*reading.query, limit);
    EXPECT_TRUE(found) << query << ": " << text_of(found.problem());
    return found ? *found : std::vector<naruto::DefinitionId>{};
  }
  static std::vector<std::string> codes(const std::string& query, std::size_t limit = 5000) {
    std::vector<std::string> out;
    for (const auto id : ids(query, limit)) out.push_back(all().cards[id].code);
    return out;
  }
  /// The query finds exactly the cards of which this is true.
  template <class Test>
  static void finds_exactly(const std::string& query, const Test& test) {
    std::set<std::string> expected;
    for (const CardDefinition& card : all().cards)
      if (test(card)) expected.insert(card.code);
    const auto found = codes(query);
    EXPECT_FALSE(expected.empty()) << query;
    EXPECT_EQ(std::set<std::string>(found.begin(), found.end()), expected) << query;
    EXPECT_EQ(found.size(), expected.size()) << query << ": a card stands there twice";
  }
  static bool has_word(const CardDefinition& card, std::string_view word) {
    for (const auto* list : {&card.characteristics, &card.attributes})
      for (const naruto::Word each : *list)
        if (all().cards.words().text(each) == word) return true;
    return false;
  }
};

TEST_F(CardSearchTest, NothingAskedFindsEveryCardWhatCanBePlayedFirst) {
  const auto found = ids("");
  ASSERT_EQ(found.size(), all().cards.size());
  const auto place = [](naruto::DefinitionId id) {
    const CardDefinition& card = all().cards[id];
    return std::tuple(card.readiness != naruto::Readiness::ready, card.set == "Promo Cards", id);
  };
  EXPECT_TRUE(std::is_sorted(found.begin(), found.end(), [&](auto a, auto b) { return place(a) < place(b); }));
  EXPECT_EQ(std::set<naruto::DefinitionId>(found.begin(), found.end()).size(), found.size());
  EXPECT_EQ(ids("", 50).size(), 50U);
}

TEST_F(CardSearchTest, FactsAreThoseOfTheCards) {
  using naruto::CardType;
  using naruto::Symbol;
  finds_exactly("t:client", [](const auto& c) { return c.type == CardType::client; });
  finds_exactly("s:fire", [](const auto& c) { return c.symbols.has(Symbol::fire); });
  finds_exactly("s:FW", [](const auto& c) { return c.symbols.has(Symbol::fire) && c.symbols.has(Symbol::water); });
  finds_exactly("s=F t:jutsu", [](const auto& c) {
    return c.type == CardType::jutsu && c.symbols.bits == 1U << static_cast<unsigned>(Symbol::fire);
  });
  finds_exactly("power>=6", [](const auto& c) {
    return c.type == CardType::ninja && !c.prints_x(naruto::Figure::combat) && c.healthy.combat >= 6;
  });
  finds_exactly("turn:2..3",
                [](const auto& c) { return c.entrance_cost && *c.entrance_cost >= 2 && *c.entrance_cost <= 3; });
  finds_exactly("hand:0 t:mission",
                [](const auto& c) { return c.type == CardType::mission && c.hand_cost && *c.hand_cost == 0; });
  finds_exactly("mental>=4", [](const auto& c) { return c.type == CardType::ninja && c.mental_power >= 4; });
  finds_exactly("is:growth", [](const auto& c) { return c.growth; });
  finds_exactly("is:reprint", [](const auto& c) { return !c.reprint_of.empty(); });
  finds_exactly("set:2", [](const auto& c) { return c.set == "Coils of the Snake"; });
  finds_exactly("set:coils", [](const auto& c) { return c.set == "Coils of the Snake"; });
  finds_exactly("trait:byakugan", [](const auto& c) { return has_word(c, "Byakugan"); });
  finds_exactly("power:X", [](const auto& c) { return c.prints_x(naruto::Figure::combat); });
}

TEST_F(CardSearchTest, RanksAreComparedByTheirStep) {  // N-RANK-02
  const auto highest = [](const CardDefinition& c) {
    int step = 0;
    for (const naruto::Rank rank : c.ranks) step = std::max(step, static_cast<int>(rank));
    return step;
  };
  finds_exactly("rank>=jonin", [&](const auto& c) { return highest(c) >= static_cast<int>(naruto::Rank::jonin); });
  finds_exactly("rank<genin",
                [&](const auto& c) { return !c.ranks.empty() && highest(c) < static_cast<int>(naruto::Rank::genin); });
}

TEST_F(CardSearchTest, CostsAreThoseOfOneWayToPay) {  // N-COST-02, N-COST-03
  const auto some = [](const CardDefinition& c, const auto& test) {
    return c.type == naruto::CardType::jutsu && std::any_of(c.costs.begin(), c.costs.end(), test);
  };
  finds_exactly("cost:FF", [&](const auto& c) { return some(c, [](const auto& way) { return way.symbols[1] >= 2; }); });
  finds_exactly("cost<=1", [&](const auto& c) { return some(c, [](const auto& way) { return way.total(0) <= 1; }); });
  finds_exactly("pay:WW", [&](const auto& c) {
    return some(c, [](const auto& way) {
      int other = 0;
      for (std::size_t i = 0; i < naruto::kSymbolCount; ++i)
        if (i != 2) other += way.symbols[i];
      return other == 0 && way.total(0) <= 2;
    });
  });
  finds_exactly("pay:1", [&](const auto& c) { return some(c, [](const auto& way) { return way.total(0) <= 1; }); });
}

TEST_F(CardSearchTest, OrNotAndGroupsAreSets) {
  const auto set = [](const std::string& query) {
    const auto list = codes(query);
    return std::set<std::string>(list.begin(), list.end());
  };
  auto either = set("t:client");
  either.merge(set("is:squad"));
  EXPECT_EQ(set("t:client OR is:squad"), either);
  EXPECT_EQ(set("sakura t:ninja").size() + set("sakura -t:ninja").size(), set("sakura").size());
  EXPECT_EQ(set("power>=3").size() + set("-power>=3").size(), all().cards.size()) << "a card without power is not >= 3";
  EXPECT_EQ(set("(sakura OR ino) t:jutsu"), set("sakura t:jutsu OR ino t:jutsu"));
}

TEST_F(CardSearchTest, NamesAndTextsOfThreeLanguagesWithoutAccentsAndCase) {
  EXPECT_EQ(codes("RASENGAN", 1), codes("rasengan", 1));
  EXPECT_FALSE(codes("text:ferito").empty()) << "Italian";
  EXPECT_FALSE(codes("text:descarte").empty()) << "Portuguese";
  EXPECT_EQ(codes("text:será"), codes("text:SERA"));
  EXPECT_FALSE(codes("trait:foglia").empty()) << "a trait in Italian";
  EXPECT_EQ(codes("n-013", 1), std::vector<std::string>{"N-013"});
}

TEST_F(CardSearchTest, TheBestStandsFirst) {
  const auto rasengan = ids("rasengan");
  ASSERT_FALSE(rasengan.empty());
  EXPECT_EQ(all().cards.words().text(all().cards[rasengan.front()].name), "Rasengan");
  const auto shadow = ids("shadow clone");
  ASSERT_FALSE(shadow.empty());
  EXPECT_NE(all().cards.words().text(all().cards[shadow.front()].name).find("Shadow Clone"), std::string_view::npos);
}

TEST_F(CardSearchTest, WhatADeckListTakesAsACodeIsFoundFirst) {
  const naruto::CardIndex lists(all().cards);
  for (const char* query : {"n001", "N-001", "n-1", "n 001", "N001", "n001_alt", "n001ae", "code:n001", "code=n001"}) {
    const auto found = codes(query);
    ASSERT_FALSE(found.empty()) << query;
    EXPECT_EQ(found.front(), "N-001") << query;
  }
  int italian = 0;
  for (const CardDefinition& card : all().cards) {
    if (card.code_it.empty() || ++italian % 25 != 0) continue;
    std::string plain;
    for (const char c : card.code_it)
      if (c != '-') plain += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    for (const std::string& query : {card.code_it, plain}) {
      const auto meant = lists.by_code(query);
      const auto found = codes(query, 10);
      ASSERT_LE(std::min<std::size_t>(meant.size(), 10), found.size()) << query;
      for (std::size_t i = 0; i < std::min<std::size_t>(meant.size(), 10); ++i) EXPECT_EQ(found[i], meant[i]) << query;
    }
  }
  EXPECT_GT(italian, 100);
  // beside other words it is one of them
  EXPECT_EQ(codes("n001 t:ninja"), (std::vector<std::string>{"N-001"}));
  EXPECT_TRUE(codes("n001 t:jutsu").empty());
  const auto others = codes("-n001");
  EXPECT_EQ(std::find(others.begin(), others.end(), "N-001"), others.end());
  EXPECT_EQ(codes("n001", 1).size(), 1U);
}

TEST_F(CardSearchTest, TwentyQuestions) {
  // What is asked, and a card that must be among the answers.
  const std::vector<std::pair<std::string, std::string>> questions{
      {"t:jutsu s:water cost<=2 touches:injured", "J-313"},  // water jutsu for two chakra that touch an injured ninja
      {"t:jutsu s:wind touches:injured does:discard", "J-100"},
      {"t:ninja rank:genin power>=3 turn<=1", ""},
      {"t:mission does:draw hand:0", ""},
      {"does:heal t:ninja", ""},
      {"is:platoon s:lightning", ""},
      {"t:jutsu pay:F does:damage", ""},
      {"t:ninja trait:medical does:heal", ""},
      {"t:mission is:permanent s:wind", ""},
      {"t:mission is:counter", ""},
      {"t:ninja -trait:leaf rank>=jonin turn<=4", ""},
      {"trait:akatsuki power>=5 is:ready", ""},
      {"does:return touches:opponent", ""},
      {"t:client text:chakra", ""},
      {"does:negate t:jutsu cost<=2", ""},
      {"(name:naruto OR name:sasuke) is:growth power>=5", ""},
      {"trait:weapon s:lightning turn:0", ""},
      {"does:look touches:deck is:ready", ""},
      {"rarity:\"super rare\" set:1 t:ninja", ""},
      {"t:ninja support>=3 turn<=2", ""},
  };
  for (const auto& [query, code] : questions) {
    const auto found = codes(query);
    EXPECT_FALSE(found.empty()) << query;
    EXPECT_LT(found.size(), 400U) << query << ": hardly an answer";
    EXPECT_TRUE(code.empty() || std::find(found.begin(), found.end(), code) != found.end()) << query;
  }
}

TEST_F(CardSearchTest, EveryExampleOfTheHelpFindsSomething) {
  all().search->set_owned({{"N-001", 2}});
  naruto::Deck deck;
  deck.name.en = "River patrol";
  deck.cards = {{"N-001", 3}};
  all().search->set_decks({deck});
  for (const auto& chapter : wording::search_help())
    for (const auto& example : chapter.examples) {
      const auto found = codes(std::string(example.query));
      EXPECT_FALSE(found.empty()) << example.query;
      EXPECT_LT(found.size(), all().cards.size()) << example.query;
      for (const auto language : wording::kLanguages) EXPECT_FALSE(wording::pick(example.words, language).empty());
    }
}

TEST_F(CardSearchTest, TheCollectionAndTheDecksCanBeAskedFor) {
  all().search->set_owned({{"N-001", 2}, {"J-100", 1}, {"X-000", 4}});
  EXPECT_EQ(codes("is:owned"), (std::vector<std::string>{"N-001", "J-100"}));
  EXPECT_EQ(codes("owned>=2"), std::vector<std::string>{"N-001"});
  EXPECT_EQ(codes("owned:0").size(), all().cards.size() - 2);
  naruto::Deck deck;
  deck.name.en = "River \"patrol\"'; DROP TABLE facts";
  deck.cards = {{"N-001", 3}, {"N-002", 1}, {"Q-999", 1}};
  deck.sideboard = {{"J-100", 1}};
  all().search->set_decks({deck});
  EXPECT_EQ(codes("in:deck"), (std::vector<std::string>{"N-001", "N-002", "J-100"}));
  EXPECT_EQ(codes("in:river t:jutsu"), std::vector<std::string>{"J-100"});
  EXPECT_EQ(codes("is:missing"), (std::vector<std::string>{"N-001", "N-002"}));
  all().search->set_owned("N-001", 3);
  EXPECT_EQ(codes("is:missing"), std::vector<std::string>{"N-002"});
  all().search->set_decks({});
  EXPECT_TRUE(codes("in:deck").empty());
}

TEST_F(CardSearchTest, WhatHasAMeaningForTheDatabaseIsOnlyText) {
  for (const std::string query : {"'", "\"'; DROP TABLE facts; --\"", "*", "^naruto", "{name}", "a*b", "NEAR", "%",
                                  "x'y", "name:\"a\\b\"", "text:col:umn", "&", "a+b", "~"})
    EXPECT_LE(codes(query).size(), all().cards.size()) << query;
  EXPECT_EQ(ids("").size(), all().cards.size());
}

TEST_F(CardSearchTest, AWordThatNoCardHasIsProposedAnother) {
  const auto reading = naruto::search::read_query("t:ninja narutoo", all().search->vocabulary());
  const auto unknown = all().search->unknown_word(*reading.query);
  ASSERT_TRUE(unknown);
  EXPECT_EQ(unknown->found, "narutoo");
  EXPECT_EQ(unknown->nearest, "naruto");
  EXPECT_EQ(unknown->begin, 8U);
  const auto fine = naruto::search::read_query("naruto t:client", all().search->vocabulary());
  EXPECT_FALSE(all().search->unknown_word(*fine.query));
}

// --- what it costs --------------------------------------------------------------------------------------------------

std::string repeated(std::string_view text, int count) {
  std::string out;
  for (int i = 0; i < count; ++i) out += text;
  return out;
}

TEST_F(CardSearchTest, ToAskForTheSameAThousandTimesIsToAskOnce) {
  const auto sql = [](const std::string& text) {
    return sql_of(*naruto::search::read_query(text, all().search->vocabulary()).query, all().search->vocabulary(),
                  {"main"});
  };
  const SearchSql once = sql("a");
  for (const std::string& text : {repeated("a ", 1000), repeated("a A ", 300), "a" + repeated(" OR a", 300)}) {
    EXPECT_EQ(sql(text).values, once.values) << text.substr(0, 40);
    EXPECT_EQ(sql(text).text, once.text) << text.substr(0, 40);
  }
}

/// Texts that people paste by mistake, and shapes that would be dear: each is told as a problem, or costs little more
/// than the dearest thing that can be asked by hand.
TEST_F(CardSearchTest, NoTextCostsMoreThanAFewSearches) {
  std::string alphabet;
  std::string either;
  std::string pairs;
  for (char c = 'a'; c <= 'z'; ++c) {
    alphabet += std::string(1, c) + ' ';
    either += (either.empty() ? "" : " OR ") + std::string(1, c);
    for (char d = static_cast<char>(c + 1); d <= 'z'; ++d) pairs += std::string("(") + c + ' ' + d + ")|";
  }
  const std::vector<std::string> texts{
      repeated("a ", 1000),
      alphabet,
      either,
      "-(" + either + ")",
      pairs.substr(0, 6 * 300) + "a",
      pairs.substr(0, 6 * 300) + "zzzq",
      repeated("(", 64) + "a" + repeated(")", 64),
      repeated("-(a ", 32) + "b" + repeated(")", 32),
      "\"" + repeated("a ", 900) + "\"",
      "text:\"" + repeated("the card ", 200) + "\"",
      std::string(2000, 'x'),
      repeated("a.", 900),
      repeated("%_*?.^$", 250),
      repeated("does:d ", 250),
      repeated("is:missing ", 180) + "in:a in:b in:c",
      repeated("power>support ", 140),
  };
  const auto cost = [&](const std::string& text) {
    const auto before = all().search->steps();
    const auto reading = naruto::search::read_query(text, all().search->vocabulary());
    if (!reading.query) return std::uint64_t{0};
    const auto found = all().search->find(*reading.query, 5000);
    EXPECT_TRUE(found) << text.substr(0, 60);
    all().search->unknown_word(*reading.query);
    return all().search->steps() - before;
  };
  const std::uint64_t dearest = cost("naruto OR -t:ninja OR does:damage OR text:card OR power>=3 OR in:deck");
  ASSERT_GT(dearest, 0U);
  for (const std::string& text : texts) EXPECT_LE(cost(text), 40 * dearest) << text.substr(0, 60);
}

/// The way of long queries gives what the way of short ones gives.
TEST_F(CardSearchTest, TermsThatStandAgainAndAgainMeanTheSame) {
  std::string nested = "sasuke";
  std::string deep = "s:fire";
  for (int i = 0; i < 12; ++i) {
    nested = "(naruto OR t:jutsu (" + nested + " OR -s:fire))";
    deep = "-(t:jutsu -(" + deep + "))";
  }
  const auto sorted = [](std::vector<std::string> list) {
    std::sort(list.begin(), list.end());
    return list;
  };
  EXPECT_EQ(sorted(codes(nested)), sorted(codes("naruto OR t:jutsu (sasuke OR -s:fire)")));
  EXPECT_EQ(codes(deep), codes("-(t:jutsu -s:fire)"));
  std::string groups = "naruto";
  for (const char* one : {"s:fire", "s:water", "t:ninja", "power>=4", "is:ready", "rank:genin", "turn<=3"})
    for (const char* two : {"t:ninja", "s:wind", "mental>1", "-is:pending"})
      groups += std::string(" (") + one + " OR " + two + ")";
  const auto found = codes(groups);
  ASSERT_GE(found.size(), 2U);
  EXPECT_EQ(codes(groups, 1), std::vector<std::string>(found.begin(), found.begin() + 1)) << "the best first";
}

TEST_F(CardSearchTest, ASearchThatNobodyWaitsForEndsAtOnce) {
  const auto reading = naruto::search::read_query("-(a OR b OR c OR d OR e)", all().search->vocabulary());
  const auto before = all().search->steps();
  EXPECT_TRUE(all().search->find(*reading.query, 5000));
  const auto whole = all().search->steps() - before;
  ASSERT_GT(whole, 10U);
  std::stop_source stop;
  stop.request_stop();
  EXPECT_TRUE(all().search->find(*reading.query, 5000, stop.get_token())) << "to be stopped is no fault";
  EXPECT_LE(all().search->steps() - before - whole, 1U);
  const auto again = all().search->find(*reading.query, 5000);
  ASSERT_TRUE(again) << "and the next one is carried out";
  EXPECT_EQ(codes("-(a OR b OR c OR d OR e)").size(), again->size());
}

TEST_F(CardSearchTest, TheCommandTellsALongTextWithoutPrintingIt) {
  std::ostringstream out;
  std::ostringstream err;
  CardsFindOptions options;
  options.cards = fs::path(PLAYSHEET_BINARY_DIR) / "cards.db";
  options.words = {std::string(100'000, 'a')};
  EXPECT_NE(run_cards_find(options, out, err), 0);
  EXPECT_LT(err.str().size(), 400U) << err.str();
  EXPECT_NE(err.str().find("2000"), std::string::npos) << err.str();
  err.str({});
  options.words.assign(1, "");
  for (int i = 0; i < 200; ++i) options.words.push_back("w" + std::to_string(i));
  EXPECT_NE(run_cards_find(options, out, err), 0);
  EXPECT_NE(err.str().find("“w32”"), std::string::npos) << err.str();
  EXPECT_LT(err.str().size(), 400U) << err.str();
}

TEST_F(CardSearchTest, TheCommandAnswersAndPointsAtWhatIsWrong) {
  CardsFindOptions options;
  options.cards = fs::path(PLAYSHEET_BINARY_DIR) / "cards.db";
  options.words = {"t:jutsu", "name:rasengan"};
  options.limit = 1;
  options.json = true;
  std::ostringstream out, err;
  EXPECT_EQ(run_cards_find(options, out, err), 0);
  EXPECT_NE(out.str().find("\"name\": \"Rasengan\""), std::string::npos) << out.str();
  EXPECT_TRUE(err.str().empty()) << err.str();
  options.words = {"è pwer>=4"};
  EXPECT_EQ(run_cards_find(options, out, err), 1);
  EXPECT_NE(err.str().find("Did you mean “power”?\n  è pwer>=4\n    ^^^^\n"), std::string::npos) << err.str();
  options.language = "klingon";
  EXPECT_EQ(run_cards_find(options, out, err), 2);
}

}  // namespace
}  // namespace playsheet
