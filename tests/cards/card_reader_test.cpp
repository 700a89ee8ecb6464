// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/cards/card_reader.h"

#include <gtest/gtest.h>

#include <filesystem>

#include "app/storage/text_file.h"
#include "engine/naruto/cards/card_writer.h"
#include "tests/cards/same_tree.h"
#include "tests/support/source_path.h"

namespace naruto {
namespace {

namespace fs = std::filesystem;

std::string text_in(const fs::path& path) {
  const auto text = playsheet::read_text_file(path);
  EXPECT_TRUE(text) << path;
  return text ? *text : std::string();
}

std::string all_of(const std::vector<CardMessage>& messages) {
  std::string text;
  for (const auto& message : messages) text += text_of(message) + "\n";
  return text;
}

/// A file of one Ninja, with `more` after its facts.
std::string ninja_source(const std::string& more) {
  return "format = 1\nset = \"Test\"\n[[card]]\ncode = \"N-901\"\nname = \"Aki\"\ntype = \"ninja\"\n"
         "symbols = [\"Fire\"]\nentrance_cost = 0\nhand_cost = 0\nhealthy = [1, 0]\ninjured = [0, 0]\n" +
         more;
}

TEST(CardReader, EveryBrokenFileIsRefusedWithTheCodeInItsName) {
  std::size_t files = 0;
  for (const auto& entry : fs::directory_iterator(playsheet::support::source_path("tests/cards/broken"))) {
    const std::string name = entry.path().stem().string();
    Catalog catalog;
    const auto messages = read_cards(text_in(entry.path()), name, catalog);
    ++files;
    ASSERT_TRUE(has_errors(messages)) << name << " was accepted";
    EXPECT_TRUE(name.starts_with(table::name_of(messages.front().code))) << name << "\n" << all_of(messages);
    EXPECT_EQ(messages.size(), 1U) << name << " has more than its one fault:\n" << all_of(messages);
    EXPECT_LE(catalog.size(), 1U) << name;
  }
  EXPECT_GT(files, 70U);
}

TEST(CardReader, SaysWherePreciselyAndWhatWasMeant) {
  Catalog catalog;
  const auto messages = read_cards(
      ninja_source(
          "[[card.ability]]\nkind = \"triggered\"\non = { event = \"sent_out\", who = \"self\" }\ndo = [\n"
          "  { op = \"draw\" },\n  { op = \"modify_powr\", who = \"self\", combat = 1, until = \"turn_end\" },\n]\n"),
      "test.toml", catalog);
  ASSERT_EQ(messages.size(), 1U) << all_of(messages);
  const CardMessage& message = messages.front();
  EXPECT_EQ(message.code, MessageCode::unknown_type);
  EXPECT_EQ(message.line, 17);
  EXPECT_EQ(message.card, "N-901");
  EXPECT_EQ(message.path, "ability[0].do[1].op");
  EXPECT_EQ(message.nearest, "modify_power");
  EXPECT_EQ(text_of(message),
            "test.toml:17:10: error: unknown-type: N-901: ability[0].do[1].op: found \"modify_powr\", expected the "
            "name of an "
            "effect (did you mean \"modify_power\"?)");
}

TEST(CardReader, ReportsAllFaultsOfAFileAtOnce) {
  Catalog catalog;
  const auto messages = read_cards(
      ninja_source(
          "sumary = \"x\"\n[[card.ability]]\nkind = \"static\"\nrules = [{ op = \"heal_lock\", who = \"user\" }]\n"
          "[[card]]\ncode = \"J-901\"\nname = \"Gust\"\ntype = \"jutsu\"\nsymbols = [\"Wood\"]\njutsu_cost = \"F\"\n"
          "[[card]]\ncode = \"J-902\"\nname = \"Good\"\ntype = \"jutsu\"\nsymbols = [\"Fire\"]\n"),
      "test.toml", catalog);
  EXPECT_EQ(messages.size(), 3U) << all_of(messages);
  ASSERT_EQ(catalog.size(), 1U) << "the card without fault is still read";
  EXPECT_TRUE(catalog.find("J-902"));
}

TEST(CardReader, NeverThrowsOnGarbage) {
  const std::vector<std::string> texts{
      "",
      "\xff\xfe\x00",
      std::string(100000, '['),
      std::string(100000, '{'),
      "a = " + std::string(100000, '['),
      "card = 1",
      "card = [1, 2]",
      "card = []",
      "[[card]]",
      "[[card]]\ncode = 1\ntype = 2",
      "[card]\n[[card.ability]]",
      "format = 1\nset = 1\n[[card]]\ntype = \"jutsu\"\nability = 1",
      std::string(5 * 1024 * 1024, 'x'),
      std::string(1000, '.') + " = 1",
  };
  for (const auto& text : texts) {
    Catalog catalog;
    EXPECT_TRUE(has_errors(read_cards(text, "garbage", catalog))) << text.substr(0, 60);
  }
}

TEST(CardReader, NeverThrowsOnASourceCutAnywhere) {
  const std::string whole =
      text_in(playsheet::support::source_path("resources/cards/04-revenge-and-rebirth.toml")).substr(0, 12000);
  for (std::size_t length = 0; length < whole.size(); length += 97) {
    Catalog catalog;
    read_cards(std::string_view(whole).substr(0, length), "cut", catalog);
  }
}

TEST(CardReader, ReadsTreesOfTheDatabaseAsStrictly) {
  Words words;
  CardDefinition card;
  card.code = "N-901";
  for (const std::string bad : {"", "[]", "nonsense", R"({"ability": 1})", R"({"abilities": []})",
                                R"({"ability": [{"kind": "static", "rules": [{"op": "heal_lock", "who": "user"}]}]})"})
    EXPECT_TRUE(has_errors(read_tree(bad, "row", card, words))) << bad;
  EXPECT_TRUE(has_errors(read_tree(std::string(60000, '['), "row", card, words)));
  std::string deep = R"({"ability":)";
  for (int i = 0; i < 10000; ++i) deep += "[";
  EXPECT_TRUE(has_errors(read_tree(deep, "row", card, words)));
}

TEST(CardReader, AllShippedSourcesAreReadWithoutAMessage) {
  Catalog catalog;
  const auto sources = playsheet::read_card_sources(playsheet::support::source_path("resources/cards"));
  ASSERT_TRUE(sources);
  for (const auto& source : *sources) {
    const auto messages = read_cards(source.text, source.name, catalog);
    EXPECT_TRUE(messages.empty()) << all_of(messages);
  }
  EXPECT_EQ(catalog.size(), 1157U + 2979U + 4U);
  EXPECT_TRUE(check_names(catalog).empty()) << all_of(check_names(catalog));
}

TEST(CardReader, FindsNamesThatNoCardHas) {
  Catalog catalog;
  ASSERT_TRUE(read_cards(ninja_source("[[card.ability]]\nkind = \"static\"\nwhile = { exists = { name = \"Akii\" } }\n"
                                      "rules = [{ op = \"heal_lock\", who = \"self\" }]\n"),
                         "test.toml", catalog)
                  .empty());
  const auto messages = check_names(catalog);
  ASSERT_EQ(messages.size(), 1U);
  EXPECT_EQ(messages.front().code, MessageCode::unknown_name);
  EXPECT_EQ(messages.front().severity, Severity::warning);
  EXPECT_EQ(messages.front().nearest, "Aki");
}

TEST(CardWriter, WhatIsWrittenReadsBackAsTheSameText) {
  const auto sources = playsheet::read_card_sources(playsheet::support::source_path("resources/cards"));
  ASSERT_TRUE(sources);
  for (const auto& source : *sources) {
    Catalog catalog;
    read_cards(source.text, source.name, catalog);
    std::vector<const CardDefinition*> cards;
    for (const auto& card : catalog) cards.push_back(&card);
    ASSERT_FALSE(cards.empty()) << source.name;
    for (const CardDefinition* card : cards) playsheet::test::expect_same_tree(*card, catalog.words());
    EXPECT_EQ(write_cards(cards.front()->set, cards, catalog.words()), source.text) << source.name;
  }
}

TEST(CardWriter, WritesEveryFormOfTheTree) {
  // Forms that no shipped card has yet; written and read they stay what they are.
  const std::string source = ninja_source(R"(
[[card.ability]]
kind = "activated"
valid = true
when = "exchange"
times = 2
if = { any = [{ hand = ["opponent", ">=", 2, "<=", 4] }, { chakra = ["you", "<=", 3] }, { exists = { type = "client" }, at_least = 2 }] }
targets = [{ of = { type = "ninja", rank = { at_most = "genin", none = true }, coins = { kind = "growth", at_least = 2 } } }, { of = { combat = 3, same_name_as = "t1", except = "self" } }]
pay = { chakra = 1, of_symbol = "Wind", hand = 1, rewards = 1, self = "deck_bottom", injure_self = true, deck_top = 2 }
do = [
  { op = "look", at = "rewards", of = "you", n = { count = { type = "ninja" } } },
  { op = "add_coin", on = { random = 1, of = { type = "ninja" } }, kind = "+1/+1", n = { times = [2, { hand = "any" }] } },
  { op = "draw", n = { value = "printed_combat", of = "t1" }, up_to_hand = true },
  { op = "put_into_play", what = { choose = 2, of = { zone = "discard", controller = "you" }, by = "opponent", up_to = true }, counts_as_deployment = true },
  { op = "must_be_sent", who = "t2", as = "block", until = "next_turn_end" },
  { op = "cannot_be_blocked", who = "self", by = { only = { type = "ninja", rank = "genin" } }, until = "battle_end" },
]
)");
  Catalog catalog;
  ASSERT_EQ(all_of(read_cards(source, "test.toml", catalog)), "");
  const CardDefinition& card = catalog[0];
  const std::string text = write_cards("Test", {&card}, catalog.words());
  Catalog again;
  ASSERT_EQ(all_of(read_cards(text, "again.toml", again)), "");
  EXPECT_EQ(write_cards("Test", {&again[0]}, again.words()), text);
  EXPECT_EQ(again[0].abilities.size(), card.abilities.size());
  EXPECT_EQ(write_tree(again[0], again.words()), write_tree(card, catalog.words()));
}

TEST(CardWriter, OrdersCodesByNumber) {
  EXPECT_TRUE(code_before("N-99", "N-101"));
  EXPECT_TRUE(code_before("J-900", "N-001"));
  EXPECT_TRUE(code_before("N-306", "N-C003"));
  EXPECT_TRUE(code_before("N-019", "N-019B"));
  EXPECT_FALSE(code_before("N-019", "N-019"));
}

}  // namespace
}  // namespace naruto
