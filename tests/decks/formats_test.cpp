// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "engine/naruto/decks/formats/deck_export.h"
#include "engine/naruto/decks/formats/deck_import.h"
#include "engine/naruto/decks/random_deck.h"
#include "engine/naruto/editions/edition.h"
#include "tests/support/catalogs.h"

namespace playsheet::support {
namespace {

using namespace naruto;

const CardIndex& index() {
  static const CardIndex cards(shipped_cards());
  return cards;
}
DeckImport taken(std::string_view text) { return import_deck(text, "list.txt", index()); }
std::string told(const DeckImport& import) {
  std::string out;
  if (import.refusal) out += text_of(*import.refusal, "list.txt") + "\n";
  for (const auto& message : import.messages) out += text_of(message) + "\n";
  for (const auto& question : import.questions) out += text_of(question, "list.txt") + "\n";
  return out;
}
using Entries = std::vector<DeckEntry>;

constexpr DeckFormat kFormats[] = {DeckFormat::text,      DeckFormat::json, DeckFormat::list, DeckFormat::csv,
                                   DeckFormat::community, DeckFormat::tts,  DeckFormat::code};

TEST(DeckFormats, RandomLegalDecksComeBackTheSameInEveryForm) {
  for (const Edition& edition : editions())
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
      auto deck = random_deck(shipped_cards(), edition, seed, seed % 2 == 0);
      ASSERT_TRUE(deck);
      deck->name.en = "Tide; \"number\" " + std::to_string(seed);
      deck->edition = edition.id;
      for (const DeckFormat format : kFormats) {
        const std::string text = export_deck(*deck, format, shipped_cards());
        const auto back = taken(text);
        ASSERT_TRUE(back.good()) << table::name_of(format) << told(back) << text;
        EXPECT_EQ(back.format, format);
        EXPECT_EQ(told(back), "") << table::name_of(format);
        EXPECT_EQ(back.deck.cards, deck->cards) << table::name_of(format);
        EXPECT_EQ(back.deck.sideboard, deck->sideboard) << table::name_of(format);
        EXPECT_EQ(back.deck.reinforcement, deck->reinforcement) << table::name_of(format);
        const bool named = format != DeckFormat::csv && format != DeckFormat::community && format != DeckFormat::tts;
        if (!named) continue;
        EXPECT_EQ(back.deck.name.en, deck->name.en) << table::name_of(format);
        EXPECT_EQ(back.deck.edition, deck->edition) << table::name_of(format);
      }
    }
}

TEST(DeckFormats, TheOwnFormsKeepNotesInAllLanguages) {
  for (const char* id : kReadyDecks) {
    const Deck deck = ready_deck(id);
    for (const DeckFormat format : {DeckFormat::text, DeckFormat::json}) {
      const auto back = taken(export_deck(deck, format, shipped_cards()));
      EXPECT_EQ(back.deck.name, deck.name);
      EXPECT_EQ(back.deck.note, deck.note);
      EXPECT_EQ(back.deck.cards, deck.cards);
    }
  }
}

TEST(DeckFormats, EveryCardIsFoundByItsCodeAndByItsCommunityId) {
  for (const CardDefinition& card : shipped_cards()) {
    EXPECT_EQ(index().by_code(card.code), std::vector<std::string>{card.code});
    EXPECT_EQ(index().by_code(community_id(card.code)), std::vector<std::string>{card.code});
  }
  EXPECT_EQ(community_id("N-US010"), "nus010");
  EXPECT_EQ(community_id("PR-018B"), "pr018b");
  for (const char* same : {"n001e", "n001a", "n001r", "n001ra", "N1", "n-1", "N 001"})
    EXPECT_EQ(index().by_code(same), std::vector<std::string>{"N-001"}) << same;
  EXPECT_EQ(index().by_code("pr018b"), std::vector<std::string>{"PR-018B"}) << "b is a card of its own";
  for (const char* none : {"", "-", "001", "n", "n001z", "N-99999", "'; DROP TABLE cards; --"})
    EXPECT_TRUE(index().by_code(none).empty()) << none;
}

TEST(DeckLists, LinesAsPeopleWriteThem) {
  const auto read = taken(
      "Name: River patrol\r\n"
      "Main deck (12)\r\n"
      "3x N-001\r\n"
      "2 n085\r\n"
      "N-007 x2\r\n"
      "J-001\r\n"
      "1 Rock Lee [n041]\r\n"
      "- 2 Rock Lee (N-031)\r\n"
      "# a remark\r\n"
      "1 ni-008\r\n"
      "8 Trigrams 64 Palms\r\n"
      "2 4 man squad\r\n"
      "1 N-001\r\n"
      "\r\n"
      "Sideboard:\r\n"
      "2 N-303 Arashi Fuma\r\n"
      "SB: 1 N-303\r\n"
      "// Reinforcements\r\n"
      "1x naruto uzumaki &  Jiraiya [n684]");
  EXPECT_EQ(told(read), "");
  EXPECT_EQ(read.deck.name.en, "River patrol");
  const std::string palms = index().by_name("8 Trigrams 64 Palms").front();
  const std::string squad = index().by_name("4 Man Squad").front();
  EXPECT_EQ(read.deck.cards, (Entries{{"N-001", 4},
                                      {"N-085", 2},
                                      {"N-007", 2},
                                      {"J-001", 1},
                                      {"N-041", 1},
                                      {"N-031", 2},
                                      {"N-008", 1},
                                      {palms, 1},
                                      {squad, 2}}));
  EXPECT_EQ(read.deck.sideboard, (Entries{{"N-303", 3}}));
  EXPECT_EQ(read.deck.reinforcement, (Entries{{"N-684", 1}}));
}

TEST(DeckLists, HeadingsInThreeLanguages) {
  const auto read =
      taken("Mazzo principale (1)\n1 N-001\nRiserva:\n1 N-085\nReforços\n1 N-684\n// Mainboard\n1 J-001\n");
  EXPECT_EQ(told(read), "");
  EXPECT_EQ(read.deck.cards, (Entries{{"N-001", 1}, {"J-001", 1}}));
  EXPECT_EQ(read.deck.sideboard, (Entries{{"N-085", 1}}));
  EXPECT_EQ(read.deck.reinforcement, (Entries{{"N-684", 1}}));
}

TEST(DeckLists, WhatIsNotClearIsAskedNeverDropped) {
  const auto read = taken(
      "3 Naruto Uzumaki\n"
      "2x Naruto Uzumakl\n"
      "1 Rock Lee [J-001]\n"
      "0 N-001\n"
      "100 N-001\n"
      "3 <b>N-001</b> '; DROP TABLE cards; --\n"
      "3x\n"
      "1 N-0O1\n");
  ASSERT_EQ(read.questions.size(), 8U) << told(read);
  EXPECT_TRUE(read.deck.cards.empty());
  EXPECT_EQ(read.questions[0].doubt, DeckDoubt::several_cards);
  EXPECT_EQ(read.questions[0].count, 3);
  EXPECT_EQ(shipped_cards()[*shipped_cards().find(read.questions[0].candidates.front())].readiness, Readiness::ready);
  EXPECT_GT(read.questions[0].candidates.size(), 50U);
  EXPECT_EQ(read.questions[1].doubt, DeckDoubt::unknown_card);
  EXPECT_FALSE(read.questions[1].candidates.empty()) << "near names";
  EXPECT_EQ(read.questions[2].doubt, DeckDoubt::name_differs);
  EXPECT_EQ(read.questions[2].candidates.front(), "J-001");
  EXPECT_EQ(read.questions[3].doubt, DeckDoubt::wrong_count);
  EXPECT_EQ(read.questions[4].doubt, DeckDoubt::wrong_count);
  EXPECT_EQ(read.questions[4].candidates, std::vector<std::string>{"N-001"});
  EXPECT_EQ(read.questions[5].doubt, DeckDoubt::unknown_card);
  EXPECT_EQ(read.questions[5].written, "3 <b>N-001</b> '; DROP TABLE cards; --");
  EXPECT_EQ(read.questions[6].doubt, DeckDoubt::unreadable);
  EXPECT_EQ(read.questions[7].line, 8);
}

TEST(DeckLists, MoreCopiesThanAnyDeckHasAreAskedAbout) {
  const auto read = taken("60 N-001\n60 N-001\n");
  EXPECT_EQ(read.deck.cards, (Entries{{"N-001", 60}}));
  ASSERT_EQ(read.questions.size(), 1U);
  EXPECT_EQ(read.questions[0].doubt, DeckDoubt::wrong_count);
}

TEST(DeckLists, OtherEncodingsAndLineEnds) {
  const std::string list = "2 N-001\n1 N-085\n";
  std::string wide_le = "\xFF\xFE";
  std::string wide_be = "\xFE\xFF";
  for (const char c : list) {
    wide_le += {c, '\0'};
    wide_be += {'\0', c};
  }
  for (const std::string& text : {wide_le, wide_be, "\xEF\xBB\xBF" + list, std::string("2 N-001\r1 N-085"),
                                  std::string("2 N-001\r\n1 N-085\r\n"), "Nome: Mazzo \xE0\n" + list})
    EXPECT_EQ(taken(text).deck.cards, (Entries{{"N-001", 2}, {"N-085", 1}})) << told(taken(text));
  EXPECT_EQ(taken("Nome: Caff\xE8\n" + list).deck.name.en, "Caff\xC3\xA8") << "Latin-1";
}

TEST(DeckLists, WhatIsNoDeckListIsRefusedAsAWhole) {
  const auto refused = [](const std::string& text, const char* says) {
    const auto read = taken(text);
    EXPECT_FALSE(read.good());
    EXPECT_NE(told(read).find(says), std::string::npos) << told(read);
    EXPECT_EQ(read.deck, Deck{});
    EXPECT_TRUE(read.questions.empty());
  };
  refused("", "the list is empty");
  refused(" \n\r\n\t", "the list is empty");
  refused(std::string("\x7F"
                      "ELF\0\0\1",
                      7),
          "is not text");
  refused(std::string("\xFF\xFE"
                      "a\0b",
                      5),
          "is not text");
  refused(std::string("\xFF\xFE\x00\xD8", 4), "is not text");
  std::string many;
  for (int i = 0; i < 1'000'000; ++i) many += "1 N-001\n";
  refused(many, "list.txt:5001: the list has more than 5000 lines");
  std::string words;
  for (int i = 0; i < 400; ++i) words += "lorem ipsum " + std::to_string(i) + " dolor\n";
  refused(words, "more than 200 lines do not name a card");
  refused(std::string(17 * 1024 * 1024, 'x'), "bytes");
  refused("# nothing but a remark\n", "the list names no cards");
}

TEST(DeckTables, ColumnsInAnyOrderAndLanguage) {
  const auto read =
      taken("Nome;Quantità;Codice;Sezione\n\"Rock \"\"Lee\"\"\";3;N-031;\n;2;N-303;Sideboard\nx;due;N-001;\n");
  EXPECT_EQ(read.format, DeckFormat::csv);
  EXPECT_EQ(read.deck.cards, (Entries{{"N-031", 3}}));
  EXPECT_EQ(read.deck.sideboard, (Entries{{"N-303", 2}}));
  ASSERT_EQ(read.questions.size(), 1U) << told(read);
  EXPECT_EQ(read.questions[0].doubt, DeckDoubt::wrong_count);
  EXPECT_EQ(read.questions[0].line, 4);
  EXPECT_NE(told(taken("count,code\n3,\"N-001\n2,N-085\n")).find("list.txt:2: unclosed quotation"), std::string::npos);
}

TEST(DeckJson, OfOtherProgramsAndDamaged) {
  const auto saved =
      taken(R"({"ObjectStates":[{"Name":"DeckCustom","Nickname":"Sideboard","ContainedObjects":[)"
            R"({"Description":"n303","Nickname":"Arashi Fuma"},{"Description":"n303","Nickname":"Arashi Fuma"}]},)"
            R"({"Name":"CardCustom","Description":"n001","Nickname":"Naruto Uzumaki"},7]})");
  EXPECT_EQ(saved.format, DeckFormat::tts);
  EXPECT_EQ(saved.deck.sideboard, (Entries{{"N-303", 2}}));
  EXPECT_EQ(saved.deck.cards, (Entries{{"N-001", 1}}));
  ASSERT_EQ(saved.questions.size(), 1U);
  EXPECT_EQ(saved.questions[0].doubt, DeckDoubt::unreadable);
  EXPECT_NE(told(taken("{\"cards\": [\n{\"code\": \"N-001\"")).find("list.txt:2: the JSON is damaged"),
            std::string::npos);
  EXPECT_NE(told(taken("{\"cards\": 7}")).find("is not a list"), std::string::npos);
  EXPECT_NE(told(taken("{\"decks\": []}")).find("without the key"), std::string::npos);
  EXPECT_NE(told(taken("{\"ObjectStates\": 3}")).find("ObjectStates"), std::string::npos);
  std::string deep = "{\"cards\": ";
  for (int i = 0; i < 100'000; ++i) deep += '[';
  EXPECT_FALSE(taken(deep).good());
  for (int i = 0; i < 100'000; ++i) deep += ']';
  EXPECT_NE(told(taken(deep + "}")).find("nested too deep"), std::string::npos);
  const auto odd = taken(R"({"cards": [{"code": "N-001", "count": 2.5}, "N-085", null, {"name": "<img src=x>"}]})");
  EXPECT_EQ(odd.deck.cards, (Entries{{"N-085", 1}}));
  EXPECT_EQ(odd.questions.size(), 3U) << told(odd);
}

TEST(ShareCodes, AreShortSafeInAddressesAndCheckTheirSum) {
  const std::string code = export_deck(ready_deck("clones"), DeckFormat::code, shipped_cards());
  EXPECT_LT(code.size(), 200U) << code;
  EXPECT_EQ(code.substr(0, 4), "PS1-");
  EXPECT_EQ(code.find_first_not_of("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_\n"),
            std::string::npos);
  const std::string word = code.substr(0, code.size() - 1);
  for (std::size_t at = 4; at < word.size(); ++at) {  // every letter counts
    std::string wrong = word;
    wrong[at] = wrong[at] == 'A' ? 'B' : 'A';
    EXPECT_FALSE(taken(wrong).good()) << at;
    EXPECT_FALSE(taken(word.substr(0, at)).good()) << at;
  }
  for (const char* more : {"A", "AA", "AAA", "AAAA"}) EXPECT_FALSE(taken(word + more).good()) << more;
  EXPECT_NE(told(taken("PS2-" + word.substr(4))).find("version 2"), std::string::npos);
}

/// So that codes of today are read for ever.
TEST(ShareCodes, HaveTheBytesThatTheyAlwaysHad) {
  EXPECT_EQ(
      export_deck(ready_deck("clones"), DeckFormat::code, shipped_cards()),
      "PS1-BkNsb25lcwAEAk4tAwACQy0DAAJKLQMAAk0tAwAZAQECVQIHASIBCAI_Ah8BKQMxA50BAicCZQJmAqwBChITARICExkSBRMaEhsaARo9"
      "GoYBGW4AANvwdJY\n");
}

TEST(ShareCodes, OneOfAnotherGameIsNamed) {
  const auto read = taken("PG1-AQJBQgEDRkktAgACAQEBDNSuU9k\n");
  EXPECT_EQ(read.format, DeckFormat::code);
  ASSERT_TRUE(read.refusal);
  EXPECT_EQ(*read.refusal, (DeckRefusal{DeckFault::code_of_other_game, 1, "Gormiti"}));
  EXPECT_TRUE(read.deck.cards.empty());
  EXPECT_NE(told(read).find("the share code holds a deck of Gormiti, not of Naruto"), std::string::npos) << told(read);
}

TEST(ShareCodes, TakeCardsOfAnyCode) {
  Deck deck;
  deck.name.en = "Own";
  for (int i = 0; i < 60; ++i) deck.cards.push_back({fmt::format("{}{}-{:03}b", char('A' + i % 26), i, i), 1 + i});
  deck.sideboard = {{"no number", 99}, {"X-00000000000000001", 1}, {"", 2}};
  const auto back = taken(export_deck(deck, DeckFormat::code, shipped_cards()));
  ASSERT_TRUE(back.good()) << told(back);
  ASSERT_EQ(back.questions.size(), 63U) << "no such cards: each is asked about";
  EXPECT_EQ(back.questions[59].written, deck.cards[59].code);
  EXPECT_EQ(back.questions[59].count, 60);
  EXPECT_EQ(back.questions[61].written, "X-00000000000000001");
}

TEST(DeckFormats, CutOffAnywhereNothingCrashes) {
  const Deck deck = *random_deck(shipped_cards(), editions().front(), 3, true);
  for (const DeckFormat format : kFormats) {
    const std::string text = export_deck(deck, format, shipped_cards());
    const std::size_t step = std::max<std::size_t>(1, text.size() / 60);
    for (std::size_t end = 0; end < text.size(); end += step) {
      const auto read = taken(std::string_view(text).substr(0, end));
      EXPECT_TRUE(read.good() || read.refusal || !read.messages.empty());
    }
  }
}

}  // namespace
}  // namespace playsheet::support
