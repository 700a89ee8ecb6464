// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/card_import.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "engine/naruto/cards/card_reader.h"

namespace playsheet {
namespace {

constexpr const char* kCommunityList = R"({"Set A": [
  {"Collector Number": "N-9901", "Printed Name": "Neo", "Type": "Ninja", "Symbols": "Fire/Wind", "Entrance Cost": 2,
   "Hand Cost": "X", "Healthy Combat": 3, "Healthy Support": 1, "Injured Combat": 2, "Injured Support": 0,
   "Combat Attribute": "Weapon", "Characteristics": "Leaf, Genin, Male", "Effect Text": "Does a <b>thing</b>."},
  {"Collector Number": "J-9901", "Printed Name": "Bo", "Type": "Jutsu", "Symbols": "Fire", "Chakra Cost": "F F 1"}]})";

naruto::Catalog read(const std::string& source) {
  naruto::Catalog catalog;
  for (const auto& message : naruto::read_cards(source, "imported.toml", catalog))
    ADD_FAILURE() << naruto::text_of(message);
  return catalog;
}

TEST(CardImport, FactsOfTheCommunityListComeInAndTheCardsArePending) {
  const auto imported = import_cards(kCommunityList, "list.json", community_mapping(), "Mine");
  ASSERT_TRUE(imported) << text_of(imported.problem());
  EXPECT_TRUE(imported->problems.empty());
  ASSERT_EQ(imported->cards, 2U);
  const naruto::Catalog cards = read(imported->source);
  const auto& ninja = cards[*cards.find("N-9901")];
  EXPECT_EQ(ninja.set, "Mine");
  EXPECT_EQ(ninja.entrance_cost, 2);
  EXPECT_TRUE(ninja.prints_x(naruto::Figure::hand_cost));
  EXPECT_EQ(ninja.healthy, (naruto::Power{3, 1}));
  EXPECT_EQ(ninja.characteristics.size(), 3U);
  EXPECT_EQ(ninja.readiness, naruto::Readiness::pending);
  EXPECT_EQ(ninja.summary, "Does a <b>thing</b>.");
  EXPECT_EQ(cards[*cards.find("J-9901")].jutsu_cost, "FF1");
}

TEST(CardImport, WhatCannotBeTakenOverIsToldWithItsPlaceAndStopsNoOther) {
  const std::string list =
      "Number,Name,Kind,Cost,Symbol\r\n"
      "N-9901,\"A \"\"quoted\"\", name\",ninja,1,Fire\r\n"
      "N-9901,Twice,ninja,1,Fire\r\n"
      "no code,Odd,ninja,1,Fire\r\n"
      "N-9902,Frog,frog,1,Fire\r\n"
      "N-9903,Costly,ninja,many,Fire\r\n"
      "N-9904,Bare,ninja,1,\r\n";
  ImportMapping mapping;
  mapping.columns = {
      {"code", "Number"}, {"name", "Name"}, {"type", "Kind"}, {"entrance_cost", "Cost"}, {"symbols", "Symbol"}};
  const auto imported = import_cards(list, "list.csv", mapping, "Mine");
  ASSERT_TRUE(imported);
  EXPECT_EQ(imported->cards, 1U);
  ASSERT_EQ(imported->problems.size(), 5U);
  EXPECT_EQ(imported->problems[0].place, "row 3");
  EXPECT_EQ(imported->problems[1].found, "code \"no code\"");
  EXPECT_EQ(imported->problems[2].found, "type \"frog\"");
  EXPECT_EQ(imported->problems[3].found, "entrance_cost \"many\"");
  EXPECT_EQ(imported->problems[4].found, "a missing symbol");
  const naruto::Catalog cards = read(imported->source);
  EXPECT_EQ(cards.words().text(cards[*cards.find("N-9901")].name), "A \"quoted\", name");
}

TEST(CardImport, WhatTheReaderOfCardsWouldNotTakeIsToldWithItsRow) {
  const std::string list = "Collector Number,Printed Name,Type,Symbols\nN-9901,A,Ninja,Fire\nN-9902," +
                           std::string(1001, 'x') + ",Ninja,Fire\nN-9903,C,Ninja,Fire\n";
  const auto imported = import_cards(list, "list.csv", community_mapping(), "Mine");
  ASSERT_TRUE(imported);
  EXPECT_EQ(imported->cards, 2U);
  ASSERT_EQ(imported->problems.size(), 1U);
  EXPECT_EQ(imported->problems[0].place, "row 3");
  EXPECT_EQ(imported->problems[0].found, "name");
  EXPECT_EQ(imported->problems[0].expected, "a shorter text");
  EXPECT_EQ(read(imported->source).size(), 2U);
}

TEST(CardImport, AListBeyondWhatASourceMayHoldComesInUpToThere) {
  std::string list = "Collector Number,Printed Name,Type,Symbols\n";
  for (std::size_t i = 0; i < naruto::kMostCardsOfASource + 2; ++i)
    list += "N-" + std::to_string(10000 + i) + ",A,Ninja,Fire\n";
  const auto imported = import_cards(list, "list.csv", community_mapping(), "Mine");
  ASSERT_TRUE(imported);
  EXPECT_EQ(imported->cards, naruto::kMostCardsOfASource);
  ASSERT_EQ(imported->problems.size(), 1U);
  EXPECT_EQ(imported->problems[0].expected, "a part of the list");
  EXPECT_EQ(read(imported->source).size(), naruto::kMostCardsOfASource);
}

TEST(CardImport, ASetNameThatNoSourceCanHaveIsRefused) {
  const auto imported = import_cards(kCommunityList, "list.json", community_mapping(), std::string(1001, 'x'));
  ASSERT_FALSE(imported);
  EXPECT_EQ(imported.problem().file, "list.json");
  EXPECT_EQ(imported.problem().place, "set");
  EXPECT_EQ(imported.problem().expected, "a shorter text");
}

/// What spreadsheets, other programs and other systems make of the same list.
TEST(CardImport, AListIsReadAsEveryDeckListIs) {
  using namespace std::string_view_literals;
  const std::string name = "Caff\u00E8";
  const std::string heads = "Collector Number,Printed Name,Type,Symbols,Entrance Cost\n";
  std::string semicolons = heads + "N-9101,Caff\u00E8,Ninja,Fire/Wind,2\n", tabs = semicolons;
  std::replace(semicolons.begin(), semicolons.end(), ',', ';');
  std::replace(tabs.begin(), tabs.end(), ',', '\t');
  std::string wide = "\xFF\xFE";
  for (const char c : heads + "N-9101,Caff\xE8,Ninja,Fire/Wind,2\n") wide += {c, '\0'};
  for (const std::string& list : std::vector<std::string>{
           heads + "N-9101,Caff\u00E8,Ninja,Fire/Wind,2\n", heads + "N-9101,Caff\xE8,Ninja,Fire/Wind,2\r\n",
           "\xEF\xBB\xBF" + semicolons, "sep=;\n" + semicolons, tabs, wide,
           "My own cards,,,,\n\n" + heads + "n-9101,Caff\u00E8,ninja,Fire/Wind,2.0\n",
           "printed_name,collector_number,TYPE,symbols,entrance_cost\n"
           "Caff\u00E8,N-9101,Ninja,Fire/Wind,\"2,0\"\n",
           std::string(
               R"([{"Collector Number":"N-9101","Printed Name":"Caff\u00e8","Type":"Ninja","Symbols":["Fire","Wind"],)"
               R"("Entrance Cost":2.0,"Hand Cost":NaN}])")}) {
    const auto imported = import_cards(list, "list", community_mapping(), "Mine");
    ASSERT_TRUE(imported) << list << text_of(imported.problem());
    ASSERT_TRUE(imported->problems.empty()) << list << imported->problems[0].found;
    ASSERT_EQ(imported->cards, 1U) << list;
    const naruto::Catalog cards = read(imported->source);
    const auto& card = cards[*cards.find("N-9101")];
    EXPECT_EQ(cards.words().text(card.name), name) << list;
    EXPECT_EQ(card.entrance_cost, 2) << list;
    EXPECT_EQ(card.symbol_order.size(), 2U) << list;
  }
}

TEST(CardImport, NumbersAreReadAsTheyAreMeantAndCardsAreCounted) {
  const auto imported = import_cards(
      "Collector Number,Printed Name,Type,Symbols,Entrance Cost,Hand Cost,Injured Combat\n"
      "N-9101,A,Ninja,Fire,NaN,null,\u22121\nN-9102,B,Ninja,Fire,2.5,many,1/2\nN-9103,C,Ninja,Fire,1,1,1,left over\n",
      "list.csv", community_mapping(), "Mine");
  ASSERT_TRUE(imported);
  EXPECT_EQ(imported->cards, 1U);
  EXPECT_EQ(imported->left_out, 2U) << "cards, not messages";
  EXPECT_EQ(imported->problems.size(), 4U);
  EXPECT_EQ(imported->problems.back().found, "\"left over\" under no title");
  const naruto::Catalog cards = read(imported->source);
  EXPECT_EQ(cards[*cards.find("N-9101")].injured.combat, -1);
  EXPECT_FALSE(cards[*cards.find("N-9101")].entrance_cost);
}

TEST(CardImport, WhatIsNoListIsRefusedWithItsPlace) {
  const auto problem = [](std::string_view list) {
    const auto imported = import_cards(list, "list", community_mapping(), "Mine");
    EXPECT_FALSE(imported) << list;
    return imported ? std::string() : text_of(imported.problem());
  };
  EXPECT_EQ(
      problem("a,b\nCaff\x81,1\n"),
      "list: bad-content: line 2, column 5: found the byte 0x81; expected a text in UTF-8, UTF-16 or Windows-1252");
  EXPECT_NE(problem("{\n\"a\": [1,\n}").find("line 3"), std::string::npos);
  EXPECT_NE(problem("Collector Number,Printed Name\nN-1,\"open\n").find("line 2: found a quoted field"),
            std::string::npos);
  EXPECT_NE(problem("{\"cards\": 3}").find("not a JSON list"), std::string::npos);
}

TEST(CardImport, CardsThatAreKnownStayAsTheyAre) {
  const auto first = import_cards(kCommunityList, "list.json", community_mapping(), "Mine");
  const naruto::Catalog known = read(first->source);
  const auto again = import_cards(kCommunityList, "list.json", community_mapping(), "Mine", &known);
  ASSERT_TRUE(again);
  EXPECT_EQ(again->cards, 0U);
  EXPECT_EQ(again->known, 2U);
  EXPECT_TRUE(again->source.empty());
}

TEST(CardImport, AListWithoutTheColumnsIsRefused) {
  EXPECT_FALSE(import_cards("a,b\n1,2\n", "list.csv", community_mapping(), "Mine"));
  EXPECT_FALSE(import_cards("{ no json", "list.json", community_mapping(), "Mine"));
  const auto empty = import_cards("", "list.csv", community_mapping(), "Mine");
  ASSERT_TRUE(empty);
  EXPECT_EQ(empty->cards, 0U);
}

TEST(CardImport, AMappingNamesColumnsAndMarks) {
  const auto mapping = read_mapping(
      "symbol_mark = \"+\"\n[columns]\ncode = \"Nr\"\nname = \"Title\"\ntype = \"Kind\"\nsymbols = \"Element\"\n",
      "map.toml");
  ASSERT_TRUE(mapping) << text_of(mapping.problem());
  const auto imported =
      import_cards("Nr,Title,Kind,Element\nN-9901,Neo,ninja,Fire+Wind\n", "list.csv", *mapping, "Mine");
  ASSERT_TRUE(imported);
  EXPECT_EQ(imported->cards, 1U);
  EXPECT_NE(imported->source.find("symbols = [\"Fire\", \"Wind\"]"), std::string::npos);
}

TEST(CardImport, AWrongMappingIsRefusedWithItsPlace) {
  EXPECT_FALSE(read_mapping("columns = 1\n", "map.toml"));
  EXPECT_FALSE(read_mapping("[columns]\ncode = \"Nr\"\n", "map.toml"));
  const auto unknown = read_mapping("[columns]\ncode = \"Nr\"\nnmae = \"Title\"\n", "map.toml");
  ASSERT_FALSE(unknown);
  EXPECT_EQ(unknown.problem().place, "line 3");
  EXPECT_EQ(unknown.problem().found, "\"nmae\"");
  const auto syntax = read_mapping("[columns\n", "map.toml");
  ASSERT_FALSE(syntax);
  EXPECT_NE(syntax.problem().place, "");
}

}  // namespace
}  // namespace playsheet
