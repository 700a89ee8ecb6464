// SPDX-License-Identifier: GPL-3.0-or-later
// What other programs make of a text that a person has saved with them.
#include <gtest/gtest.h>

#include "engine/naruto/decks/formats/deck_import.h"
#include "engine/naruto/match/record_summary.h"
#include "engine/naruto/search/fold.h"
#include "engine/table/plain_letters.h"
#include "engine/table/separated_values.h"
#include "engine/table/text_of_bytes.h"
#include "tests/support/catalogs.h"

namespace playsheet::support {
namespace {

using namespace naruto;
using table::text_of_bytes;

const CardIndex& index_of_texts() {
  static const CardIndex cards(shipped_cards());
  return cards;
}
DeckImport taken_over(std::string_view text) { return import_deck(text, "list.txt", index_of_texts()); }
std::string doubts_of(const DeckImport& import) {
  std::string out = import.refusal ? text_of(*import.refusal, "list.txt") + "\n" : std::string();
  for (const auto& question : import.questions) out += text_of(question, "list.txt") + "\n";
  return out;
}
using Entries = std::vector<DeckEntry>;

TEST(ForeignTexts, TheTextIsTheSameWhateverProgramSavedIt) {
  using namespace std::string_view_literals;
  const std::string text = "Caff\u00E8 \u2013 3\n2\n";
  for (const std::string_view bytes : {"Caff\xC3\xA8 \xE2\x80\x93 3\n2\n"sv,
                                       "\xEF\xBB\xBF"
                                       "Caff\xC3\xA8 \xE2\x80\x93 3\r\n2\r\n"sv,
                                       "Caff\xC3\xA8 \xE2\x80\x93 3\r2\r"sv, "Caff\xE8 \x96 3\n2\n"sv,
                                       "\xFF\xFE"
                                       "C\0a\0f\0f\0\xE8\0 \0\x13\x20 \0"
                                       "3\0\r\0\n\0"
                                       "2\0\n\0"sv,
                                       "\xFE\xFF"
                                       "\0C\0a\0f\0f\0\xE8\0 \x20\x13\0 \0"
                                       "3\0\n\0"
                                       "2\0\n"sv,
                                       "C\0a\0f\0f\0\xE8\0 \0\x13\x20 \0"
                                       "3\0\n\0"
                                       "2\0\n\0"sv,
                                       "\0C\0a\0f\0f\0\xE8\0 \x20\x13\0 \0"
                                       "3\0\n\0"
                                       "2\0\n"sv}) {
    const auto read = text_of_bytes(bytes);
    EXPECT_FALSE(read.fault) << bytes;
    EXPECT_EQ(read.text, text);
  }
  EXPECT_EQ(text_of_bytes("").text, "");
  EXPECT_EQ(text_of_bytes("\xEF\xBB\xBF").text, "");
  EXPECT_EQ(text_of_bytes("a\n\r\nb").text, "a\n\nb");
}

TEST(ForeignTexts, ALetterIsReadOrTheFileIsRefusedWithItsPlace) {
  using namespace std::string_view_literals;
  struct Case {
    std::string_view bytes;
    int line, column;
    const char* found;
  };
  for (const Case& each :
       std::initializer_list<Case>{{"Caff\xE8\nx\x81", 2, 2, "the byte 0x81"},  // Windows-1252 has nothing there
                                   {"Caff\xC3\xA8\n\xC3\xA9"
                                    "t\xE9",
                                    2, 3, "the byte 0xE9"},  // UTF-8 and something else
                                   {"\xEF\xBB\xBF"
                                    "Caff\xE8",
                                    1, 5, "the byte 0xE8"},
                                   {"ab\0c"sv, 1, 3, "a zero byte"},
                                   {"\xFF\xFE"
                                    "a\0\x00\xD8"sv,
                                    1, 2, "half a character of UTF-16"},
                                   {"\xFF\xFE"
                                    "a\0b"sv,
                                    1, 2, "half a character of UTF-16"},
                                   {"\xFF\xFE"
                                    "a\0\n\0\0\0"sv,
                                    2, 1, "a zero byte"}}) {
    const auto read = text_of_bytes(each.bytes);
    ASSERT_TRUE(read.fault) << each.bytes;
    EXPECT_TRUE(read.text.empty());
    EXPECT_EQ(read.fault->line, each.line);
    EXPECT_EQ(read.fault->column, each.column);
    EXPECT_EQ(read.fault->found, each.found);
  }
  const auto deck = taken_over("3 N-001\n2 N-0\x81\n");
  ASSERT_TRUE(deck.refusal);
  EXPECT_EQ(text_of(*deck.refusal, "list.txt"),
            "list.txt:2: column 6: the byte 0x81 is not text; expected a text in UTF-8, UTF-16 or Windows-1252");
}

TEST(ForeignTexts, LineEndsOfDocumentsEndALine) {
  for (const char* end : {"\n", "\r\n", "\r", "\u2028", "\u2029", "\u0085", "\v", "\f"}) {
    const auto read = taken_over(std::string("3 N-001") + end + "2 N-031" + end);
    EXPECT_EQ(read.deck.cards, (Entries{{"N-001", 3}, {"N-031", 2}})) << doubts_of(read);
    const auto rows = taken_over(std::string("count,code") + end + "3,N-001" + end);
    EXPECT_EQ(rows.deck.cards, (Entries{{"N-001", 3}})) << doubts_of(rows);
  }
}

TEST(ForeignTexts, NamesAreComparedWithoutMarksQuotesAndDashesOfTheirOwn) {
  for (const char* name : {"\u016Ahei", "U\u0304hei", "uhei", "\u00DAHEI", "u\u0302hei", "\u01D5hei", "\u1EE6hei"})
    EXPECT_EQ(table::plain_letters(name), "uhei") << name;
  EXPECT_EQ(table::plain_letters("\u00C6r\u00F8 \u0152uvre Stra\u00DFe \u0141\u00F3d\u017A"),
            "aero oeuvre strasse lodz");
  EXPECT_EQ(table::plain_letters("\u2018a\u2019 \u201Cb\u201D \u00ABc\u00BB d\u2013e f\u2011g h\u00ADi"),
            "'a' \"b\" \"c\" d-e f-g hi");
  EXPECT_EQ(table::plain_letters("\u0419\u043E\u0301\u0436 \u03AC\u03C2"), "\u0438\u043E\u0436 \u03B1\u03C3");
  EXPECT_EQ(table::plain_letters("\xFF\xC3"), "\xFF\xC3") << "bytes that are no text stay";
  EXPECT_EQ(search::folded("Miss\u00E3o"), "missao") << "the search folds alike";
  EXPECT_EQ(search::words_in("D\u2019Artagnan"), (std::vector<std::string>{"d", "artagnan"}));
  for (const char* line : {"1 \u016Ahei", "1 U\u0304hei", "1 UHEI", "1 uhei"})
    EXPECT_EQ(taken_over(line).deck.cards, (Entries{{"N-960", 1}})) << line << doubts_of(taken_over(line));
}

TEST(ForeignTexts, JsonLeadsFromCodesToNumbersInManyWays) {
  const auto deck = [](const char* text) {
    const auto read = taken_over(text);
    EXPECT_EQ(doubts_of(read), "") << text;
    return read.deck;
  };
  const Entries three{{"N-001", 3}};
  for (const char* text :
       {R"({"cards":[{"code":"N-001","qty":3}]})", R"({"cards":[{"code":"N-001","quantity":"3"}]})",
        R"({"cards":[{"code":"N-001","Quantit\u00e0":3.0}]})", R"({"cards":[{"cardNumber":"n001","copies":"x3"}]})",
        R"({"cards":[{"number":"N-001","amount":3}]})", R"([{"id":"n001_alt","copies":3}])",
        R"({"deck":{"name":"Mine","cards":[{"id":"n001","qtd":3}]}})", R"({"mazzo":{"n001":"3"}})",
        R"({"cards":[{"card_name":"Naruto Uzumaki","set_code":"N-001","amount":3}]})"})
    EXPECT_EQ(deck(text).cards, three) << text;
  const Deck river = deck(R"({"River":{"N":{"cost0":{"n001":"3","n031":2},"cost1":{}},"J":{"j001":"2"}}})");
  EXPECT_EQ(river.name.en, "River");
  EXPECT_EQ(river.cards, (Entries{{"N-001", 3}, {"N-031", 2}, {"J-001", 2}}));
  const Deck piles = deck(R"({"River":{"main":{"n001":3},"side":{"n303":1}}})");
  EXPECT_EQ(piles.sideboard, (Entries{{"N-303", 1}}));
  // two decks, or a pile that nobody knows: which cards are meant is asked about
  EXPECT_EQ(taken_over(R"({"River":{"n001":3},"Fire":{"n031":2}})").questions.size(), 2U);
  EXPECT_EQ(taken_over(R"({"River":{"main":{"n001":3},"binder":{"n031":2}}})").questions.size(), 1U);
  // numbers that contradict each other, words for a number, a key that nobody knows
  for (const char* text :
       {R"({"cards":[{"code":"N-001","count":3,"quantity":2}]})", R"({"cards":[{"code":"N-001","count":"three"}]})",
        R"({"cards":[{"code":"N-001","wanted":3}]})", R"({"cards":{"n001":2.5}})"}) {
    const auto read = taken_over(text);
    EXPECT_TRUE(read.deck.cards.empty()) << text;
    ASSERT_EQ(read.questions.size(), 1U) << text;
    EXPECT_EQ(read.questions[0].candidates, std::vector<std::string>{"N-001"}) << text;
  }
}

TEST(ForeignTexts, TablesOfSpreadsheetsInThreeLanguages) {
  for (const char* text : {"card_name,set_code,set_name,amount\n\"Rock Lee\",N-031,Coils,4\n",
                           "sep=;\nQuantit\u00E0;Codice;Nome\n4;N-031;Rock Lee\n", "Qtde\tC\u00F3digo\n4\tn031\n",
                           "Il mio mazzo,,\nnumero,nome carta,codice carta\n4,Rock Lee,N-031\n",
                           "\"Count\",\"Card Code\"\r\n\"4\",\"N-031\"\r\n"}) {
    const auto read = taken_over(text);
    EXPECT_EQ(read.deck.cards, (Entries{{"N-031", 4}})) << text << doubts_of(read);
    EXPECT_EQ(doubts_of(read), "") << text;
  }
  // a column for each pile; beside a number of copies that says otherwise they are asked about
  for (const char* text :
       {"code,main,side\nN-031,3,1\n", "Card Name;Code;Main Deck;Sideboard Qty\nRock Lee;N-031;3;1\n",
        "codice\tprincipale\triserva\nn031\t3\t1\n", "code,qty,main,side\nN-031,4,3,1\n"}) {
    const auto read = taken_over(text);
    EXPECT_EQ(doubts_of(read), "") << text;
    EXPECT_EQ(read.deck.cards, (Entries{{"N-031", 3}})) << text;
    EXPECT_EQ(read.deck.sideboard, (Entries{{"N-031", 1}})) << text;
  }
  EXPECT_EQ(taken_over("code,main,side\nN-031,0,1\nN-001,,2\n").deck.sideboard, (Entries{{"N-031", 1}, {"N-001", 2}}));
  for (const char* text : {"code,qty,side qty\nN-031,3,1\n", "code,main,side\nN-031,3,one of 2\n"}) {
    const auto read = taken_over(text);
    EXPECT_TRUE(read.deck.cards.empty()) << text;
    EXPECT_EQ(read.questions.size(), 1U) << text << doubts_of(read);
  }
  // a title above names the deck, or the pile of rows that name none
  EXPECT_EQ(taken_over("My favourites\n\ncount,code\n4,N-031\n").deck.name.en, "My favourites");
  EXPECT_EQ(taken_over("Sideboard\ncount,code\n4,N-031\n").deck.sideboard, (Entries{{"N-031", 4}}));
  EXPECT_EQ(taken_over("Riserva;;\nquantit\u00E0;codice;pila\n4;N-031;\n1;N-001;Mazzo\n").deck.sideboard,
            (Entries{{"N-031", 4}}));
  EXPECT_EQ(taken_over("Maybeboard\ncount,code\n4,N-031\n").questions.size(), 1U) << "they are not in the deck";
  // a card that stands there is asked about, and words with figures make no title: nothing written is lost
  const auto card = taken_over("Rock Lee\ncount,code\n4,N-001\n");
  ASSERT_EQ(card.questions.size(), 1U) << doubts_of(card);
  EXPECT_EQ(card.questions[0].line, 1);
  EXPECT_EQ(card.deck.cards, (Entries{{"N-001", 4}}));
  EXPECT_GE(taken_over("4 Rock Lee\ncount,code\n4,N-001\n").questions.size(), 1U);
  EXPECT_GE(taken_over("Mine\nYours\ncount,code\n4,N-001\n").questions.size(), 2U);
  // a code of another card than that of the name is no answer
  EXPECT_EQ(taken_over("card_name,set_code,amount\nRock Lee,N-001,4\n").questions.size(), 1U);
}

TEST(ForeignTexts, ANameWithItsSetBehindItIsAskedAboutWithTheCardsOfThatName) {
  for (const char* line : {"3 Naruto Uzumaki (Set1 #1)", "1 Rock Lee (Set 1) 31", "2 Rock Lee [Coils]"}) {
    const auto read = taken_over(line);
    ASSERT_EQ(read.questions.size(), 1U) << line;
    const std::string code = std::string(line).find("Naruto") != std::string::npos ? "N-001" : "N-031";
    const auto& codes = read.questions[0].candidates;
    EXPECT_NE(std::find(codes.begin(), codes.end(), code), codes.end()) << line << doubts_of(read);
  }
}

TEST(ForeignTexts, TablesGoOutForTheSpreadsheetOfALanguage) {
  const std::string programs = "deck,share,2\n\"A; \"\"b\"\"\",0.50,1.5 or more\nC,-1.25,\n";
  EXPECT_EQ(table::table_for_spreadsheet(programs, ','),
            "\xEF\xBB\xBF"
            "deck;share;2\r\n\"A; \"\"b\"\"\";0,50;1.5 or more\r\nC;-1,25;\r\n");
  EXPECT_EQ(table::table_for_spreadsheet(programs, '.'),
            "\xEF\xBB\xBF"
            "deck,share,2\r\n\"A; \"\"b\"\"\",0.50,1.5 or more\r\nC,-1.25,\r\n");
  EXPECT_EQ(table::table_for_spreadsheet("", ','), "\xEF\xBB\xBF");
  const auto back = taken_over(table::table_for_spreadsheet("count,code,name\n3,N-001,Naruto Uzumaki\n", ','));
  EXPECT_EQ(back.deck.cards, (Entries{{"N-001", 3}})) << "and comes in again";
}

}  // namespace
}  // namespace playsheet::support
