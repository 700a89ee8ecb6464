// SPDX-License-Identifier: GPL-3.0-or-later
// The search language by itself: text to tree to text, chips, and what is said of a text that is none.
#include <gtest/gtest.h>

#include "engine/naruto/search/fold.h"
#include "engine/naruto/search/reader.h"
#include "ui/wording/search_text.h"

namespace naruto::search {
namespace {

Vocabulary words_of_the_cards() {
  return {{"Leaf", "Genin", "Sharingan Eye", "Ninja Dog"},
          {"Promo Cards", "The Path to Hokage", "Coils of the Snake"},
          {"Common", "Super Rare"},
          {"damage", "heal", "draw"},
          {"injured", "ninja"},
          {"Byakugan", "Kakashi Hatake"},
          {"River patrol", "Clones"}};
}

std::string canonical(std::string_view text) {
  const Reading reading = read_query(text, words_of_the_cards());
  EXPECT_FALSE(reading.problem) << text << ": " << table::name_of(reading.problem->fault);
  return reading.query ? canonical_text(*reading.query) : std::string("(none)");
}

Problem problem_of(std::string_view text) {
  const Reading reading = read_query(text, words_of_the_cards());
  EXPECT_TRUE(reading.problem) << text;
  EXPECT_FALSE(reading.query) << text;
  return reading.problem.value_or(Problem{});
}

TEST(SearchQuery, FieldsAndValuesOfThreeLanguagesAreOne) {
  EXPECT_EQ(canonical("t:ninja s:fire rank>=chunin power>=4 turn<=3"), "t:ninja s:fire rank>=chunin power>=4 turn<=3");
  EXPECT_EQ(canonical("tipo:MISSÃO simbolo:fogo"), "t:mission s:fire");
  EXPECT_EQ(canonical("type:Tecnica symbol:acqua combattimento=3"), "t:jutsu s:water power=3");
  EXPECT_EQ(canonical("is:pelotão em:deck"), "is:platoon in:deck");
  EXPECT_EQ(canonical("s:fw"), "s:FW");
  EXPECT_EQ(canonical("rank:chu"), "rank:chunin") << "the beginning of one value is enough";
}

TEST(SearchQuery, AndOrNotAndGroups) {
  EXPECT_EQ(canonical("a b"), "a b");
  EXPECT_EQ(canonical("a and b"), "a b");
  EXPECT_EQ(canonical("a or b c"), "a OR b c");
  EXPECT_EQ(canonical("(a | b) c"), "(a OR b) c");
  EXPECT_EQ(canonical("((a)) (b c)"), "a b c");
  EXPECT_EQ(canonical("NOT (a OR b)"), "-(a OR b)");
  EXPECT_EQ(canonical("-(a b)"), "-(a b)");
  EXPECT_EQ(canonical("-not -a"), "-a");
  EXPECT_EQ(canonical("-is:platoon"), "-is:platoon");
  EXPECT_EQ(canonical(""), "");
  EXPECT_EQ(canonical("  \t "), "");
}

TEST(SearchQuery, QuotesKeepWordsTogetherAndTakeTheirMeaningAway) {
  EXPECT_EQ(canonical("\"demon wind\""), "\"demon wind\"");
  EXPECT_EQ(canonical("text:\"draw 1\""), "text:\"draw 1\"");
  EXPECT_EQ(canonical("\"or\""), "\"or\"");
  EXPECT_EQ(canonical("set:\"path to\""), "set:\"path to\"");
  EXPECT_EQ(canonical("Style: x"), "\"Style:\" x") << "a colon of a name is none of a field";
}

TEST(SearchQuery, FiguresRangesAndCosts) {
  EXPECT_EQ(canonical("power:2..4 hand:X support!=0 ipower>-1"), "power:2..4 hand:X support!=0 ipower>-1");
  EXPECT_EQ(canonical("cost:ff cost=FW1 cost<=2 pay:ww1"), "cost:FF cost=FW1 cost<=2 pay:WW1");
  const Reading reading = read_query("power:2..4", words_of_the_cards());
  EXPECT_EQ(reading.query->parts.front().term.low, 2);
  EXPECT_EQ(reading.query->parts.front().term.high, 4);
}

TEST(SearchQuery, WhatIsWrittenReadsBackAsTheSameTree) {
  for (const char* text :
       {"a OR b c", "(a OR b) (c OR -d)", "-(a (b OR c)) \"-x\"", "t:ninja (s:F OR s:W) \"two words\"",
        "((a OR b) c) OR d", "- a", "a-b", "x \"y:z\" in:\"river patrol\"", "set:0 set:snake"}) {
    const std::string once = canonical(text);
    EXPECT_EQ(canonical(once), once) << text;
  }
}

TEST(SearchQuery, ChipsAreTheOuterTermsAndCanBeTakenAway) {
  const Node query = *read_query("s:fire (a OR b) -is:platoon", words_of_the_cards()).query;
  EXPECT_EQ(chips(query), (std::vector<std::string>{"s:fire", "a OR b", "-is:platoon"}));
  EXPECT_EQ(canonical_text(without_chip(query, 1)), "s:fire -is:platoon");
  EXPECT_EQ(canonical_text(without_chip(without_chip(without_chip(query, 0), 0), 0)), "");
  const Node either = *read_query("a OR b", words_of_the_cards()).query;
  EXPECT_EQ(chips(either), std::vector<std::string>{"a OR b"});
  EXPECT_EQ(canonical_text(without_chip(either, 0)), "");
}

TEST(SearchQuery, ValuesOfAFieldAreChosenAsAGroup) {
  const auto read = [](std::string_view text) { return *read_query(text, words_of_the_cards()).query; };
  EXPECT_TRUE(alternatives(read("a t:ninja"), Field::symbol).empty());
  EXPECT_EQ(alternatives(read("a s:fire"), Field::symbol), std::vector<std::string>{"fire"});
  EXPECT_EQ(alternatives(read("s:fire OR s:water"), Field::symbol), (std::vector<std::string>{"fire", "water"}));
  EXPECT_TRUE(alternatives(read("-s:fire (s:fire OR t:ninja)"), Field::symbol).empty()) << "those say something else";
  EXPECT_EQ(with_alternatives(read("a"), Field::symbol, {"fire"}), "a s:fire");
  EXPECT_EQ(with_alternatives(read("s:fire a"), Field::symbol, {"fire", "water"}), "(s:fire OR s:water) a");
  EXPECT_EQ(with_alternatives(read("a (s:fire OR s:water)"), Field::symbol, {}), "a");
  EXPECT_EQ(with_alternatives(read("a OR b"), Field::type, {"ninja"}), "(a OR b) t:ninja");
  EXPECT_EQ(with_alternatives(read(""), Field::type, {}), "");
}

TEST(SearchQuery, AnErrorPointsAtTheWordAndProposesOne) {
  const Problem field = problem_of("t:ninja pwer>=4");
  EXPECT_EQ(field.fault, Fault::unknown_field);
  EXPECT_EQ(field.begin, 8U);
  EXPECT_EQ(field.end, 12U);
  EXPECT_EQ(field.found, "pwer");
  EXPECT_EQ(field.nearest, "power");
  const Problem value = problem_of("s:wter");
  EXPECT_EQ(value.fault, Fault::unknown_value);
  EXPECT_EQ(value.begin, 2U);
  EXPECT_EQ(value.nearest, "water");
  EXPECT_EQ(problem_of("trait:sharigan").nearest, "Sharingan Eye");
  EXPECT_EQ(problem_of("set:snaek").nearest, "Coils of the Snake");
  EXPECT_EQ(problem_of("in:rivr").nearest, "River patrol");
  EXPECT_EQ(problem_of("set:77").known, std::vector<std::string>{"0..2"});
  EXPECT_EQ(problem_of("t:xyzzy").known, (std::vector<std::string>{"ninja", "mission", "jutsu", "client"}));
}

TEST(SearchQuery, EveryOtherFaultHasItsPlace) {
  const auto is = [](std::string_view text, Fault fault, std::size_t begin) {
    const Problem problem = problem_of(text);
    EXPECT_EQ(table::name_of(problem.fault), table::name_of(fault)) << text;
    EXPECT_EQ(problem.begin, begin) << text;
    EXPECT_LE(problem.end, text.size()) << text;
    EXPECT_LT(problem.begin, problem.end) << text;
  };
  is("a power>=", Fault::missing_value, 2);
  is("power:many", Fault::not_a_figure, 6);
  is("power:4..2", Fault::not_a_figure, 6);
  is("power>2..4", Fault::wrong_relation, 6);
  is("name>naruto", Fault::wrong_relation, 5);
  is("s>fire", Fault::wrong_relation, 2);
  is("cost>FF", Fault::wrong_relation, 5);
  is("cost:QQ", Fault::unknown_value, 5);
  is("a \"b c", Fault::unclosed_quote, 2);
  is("(a OR b", Fault::unclosed_group, 0);
  is("a ) b", Fault::unopened_group, 2);
  is("a OR", Fault::missing_term, 2);
  is("OR a", Fault::missing_term, 0);
  is("a not", Fault::missing_term, 2);
  is("()", Fault::missing_term, 0);
  is("\"\"", Fault::missing_value, 0);
  is(std::string(200, '(') + "a", Fault::too_deep, 64);
}

std::string times(std::string_view text, std::size_t count) {
  std::string out;
  for (std::size_t i = 0; i < count; ++i) out += text;
  return out;
}

/// So many different words, joined.
std::string words(std::size_t count, std::string_view between = " ") {
  std::string out;
  for (std::size_t i = 0; i < count; ++i)
    out += (i == 0 ? std::string() : std::string(between)) + "w" + std::to_string(i);
  return out;
}

TEST(SearchQuery, EqualPartsBesideEachOtherAreOne) {
  EXPECT_EQ(canonical("a a b a"), "a b");
  EXPECT_EQ(canonical("naruto NARUTO Naruto"), "naruto");
  EXPECT_EQ(canonical("missão missao"), "missão");
  EXPECT_EQ(canonical("a OR a OR b"), "a OR b");
  EXPECT_EQ(canonical("(a OR b) OR a"), "a OR b");
  EXPECT_EQ(canonical("(a OR b) (a OR b) c (c)"), "(a OR b) c");
  EXPECT_EQ(canonical("-a -a -(-(-a))"), "-a");
  EXPECT_EQ(canonical("s:fire simbolo:fuoco s=fire"), "s:fire s=fire");
  EXPECT_EQ(canonical("a name:a \"a\""), "a name:a \"a\"") << "these ask for different things";
  EXPECT_EQ(canonical(times("a ", 900)), "a");
  EXPECT_EQ(canonical("a" + times(" OR a", 300)), "a");
  EXPECT_EQ(canonical(times("(a OR -(b c)) ", 100)), "a OR -(b c)");
}

TEST(SearchQuery, MoreTermsThanAnybodyWritesAreTold) {
  EXPECT_TRUE(read_query(words(kMostTerms), words_of_the_cards()).query);
  EXPECT_TRUE(read_query(words(kMostTerms, " OR "), words_of_the_cards()).query);
  EXPECT_TRUE(read_query(words(kMostTerms) + " w0 W1 (w2 OR -w3) -(w4 w5)", words_of_the_cards()).query)
      << "the same words once more";
  for (const std::string_view between : {" ", " OR ", " | ", " -", " (x | y) OR "}) {
    const std::string text = words(kMostTerms + 1, between);
    const Problem problem = problem_of(text);
    EXPECT_EQ(problem.fault, Fault::too_many_terms) << text;
    EXPECT_EQ(problem.found.front(), 'w');
  }
  const Problem last = problem_of(words(kMostTerms + 1));
  EXPECT_EQ(last.found, "w32");
  EXPECT_EQ(playsheet::wording::search_problem_text(last, playsheet::wording::Language::en),
            "A search has room for 32 different terms: “w32” is one too many.");
}

TEST(SearchQuery, ALongTextIsToldAndNotRead) {
  EXPECT_TRUE(read_query(std::string(kMostLetters, 'a'), words_of_the_cards()).query);
  EXPECT_TRUE(read_query(times("é", kMostLetters), words_of_the_cards()).query) << "letters, not bytes";
  const std::string text = times("é", kMostLetters) + " bc";
  const Problem problem = problem_of(text);
  EXPECT_EQ(problem.fault, Fault::too_long);
  EXPECT_EQ(problem.begin, 2 * kMostLetters);
  EXPECT_EQ(problem.end, text.size());
  EXPECT_EQ(playsheet::wording::search_problem_text(problem, playsheet::wording::Language::it),
            "In una ricerca entrano 2000 caratteri.");
  EXPECT_EQ(problem_of(std::string(1'000'000, '(')).fault, Fault::too_long);
}

TEST(SearchQuery, EveryFaultIsWordedInThreeLanguages) {
  for (std::size_t i = 0; i < table::EnumNames<Fault>::names.size(); ++i)
    for (const auto language : playsheet::wording::kLanguages) {
      const Problem problem{static_cast<Fault>(i), 0, 4, "wter", "water", {}};
      const std::string text = playsheet::wording::search_problem_text(problem, language);
      const char* meant = language == playsheet::wording::Language::it ? "«water»" : "“water”";
      EXPECT_NE(text.find(meant), std::string::npos) << text;
      EXPECT_EQ(text.find('{'), std::string::npos) << text;
    }
  const Problem pasted{Fault::unknown_field, 0, 900, std::string(900, 'x'), {}, {}};
  EXPECT_LT(playsheet::wording::search_problem_text(pasted, playsheet::wording::Language::en).size(), 120U);
}

TEST(SearchQuery, NoTextBreaksIt) {
  const std::string letters = "ab:\"()|-<>=!.*^{}~ \\'%;\x80\xc3\xa9 or not t: power";
  unsigned seed = 7;
  for (int round = 0; round < 20000; ++round) {
    std::string text;
    for (int i = 0; i <= round % 24; ++i) {
      seed = seed * 1664525U + 1013904223U;
      text += letters[(seed >> 8U) % letters.size()];
    }
    const Reading reading = read_query(text, words_of_the_cards());
    ASSERT_NE(reading.query.has_value(), reading.problem.has_value()) << text;
    if (!reading.query) continue;
    const std::string once = canonical_text(*reading.query);
    const Reading again = read_query(once, words_of_the_cards());
    ASSERT_TRUE(again.query) << text << " -> " << once;
    ASSERT_EQ(canonical_text(*again.query), once) << text;
  }
}

TEST(SearchFold, AccentsAndCaseAreIgnored) {
  EXPECT_EQ(folded("Missão"), "missao");
  EXPECT_EQ(folded("PELOTÃO È à ñ Ž"), "pelotao e a n z");
  EXPECT_EQ(folded("火"), "火");
  EXPECT_TRUE(has_beginning("Sharingan Eye", "EYE"));
  EXPECT_TRUE(has_beginning("Sharingan Eye", "sharingan ey"));
  EXPECT_FALSE(has_beginning("Sharingan Eye", "ingan"));
}

}  // namespace
}  // namespace naruto::search
