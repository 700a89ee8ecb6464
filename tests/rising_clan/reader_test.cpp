// SPDX-License-Identifier: GPL-3.0-or-later
// The card file and its strict reader (R-12, R-1203), options (R-14, R-1401).
#include <gtest/gtest.h>

#include "engine/rising_clan/options/options.h"
#include "tests/rising_clan/cards_file.h"

namespace rising_clan_tests::reader_cases {
namespace {

using namespace rising_clan;

/// The messages of the shipped file with one place changed.
std::vector<CardMessage> changed(const std::string& from, const std::string& to) {
  std::string text = cards_text();
  const std::size_t at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  text.replace(at, from.size(), to);
  return read_cards(text).messages;
}

/// Code and card of the first message.
std::string first(const std::vector<CardMessage>& messages) {
  if (messages.empty()) return "nothing";
  return std::string(table::name_of(messages.front().code)) + " " + messages.front().about;
}

TEST(RisingClanReader, ShippedFileIsWhole) {
  const ReadCards read = read_cards(cards_text());
  for (const CardMessage& message : read.messages) ADD_FAILURE() << text_of(message);
  const Catalog& cards = read.catalog;
  // the counts of the file.
  EXPECT_EQ(cards.copies(CardType::advantage, false), 72U);
  EXPECT_EQ(cards.copies(CardType::advantage, true), 50U);
  EXPECT_EQ(cards.copies(CardType::event, false), 62U);
  EXPECT_EQ(cards.copies(CardType::event, true), 61U);
  EXPECT_EQ(cards.copies(CardType::disadvantage, false), 36U);
  EXPECT_EQ(cards.copies(CardType::status, false), 13U);
  EXPECT_EQ(cards.roles().size(), 9U);
  EXPECT_EQ(cards.goals().size(), 13U);
  //
  EXPECT_EQ(cards.numbers().base, (std::array<int, 4>{5, 11, 4, 3}));
  // within a group.
  const RoleDefinition& hiraku = cards.roles()[*cards.find_role("HIR")];
  EXPECT_EQ(cards.roles()[hiraku.primary].id, "MAR");
  EXPECT_EQ(cards.roles()[hiraku.secondary].id, "TRA");
}

TEST(RisingClanReader, SaysWhatIsWrongAndWhere) {
  EXPECT_EQ(first(changed("kind = \"PE\"", "kind = \"XX\"")), "unknown-word A01");
  EXPECT_EQ(first(changed("hands = 1\n", "hands = 3\n")), "out-of-range A01");
  EXPECT_EQ(first(changed("hands = 1\n", "feet = 1\n")), "unknown-key A01");
  EXPECT_EQ(first(changed("kind = \"US\"\n", "")), "missing-key A21");
  EXPECT_EQ(first(changed("clans = [\"HIR\", \"MAR\"", "clans = [\"HIX\", \"MAR\"")), "unknown-id A01");
  EXPECT_EQ(first(changed("id = \"A02\"", "id = \"A01\"")), "duplicate-id A01");
  EXPECT_EQ(first(changed("primary = \"MAR\"", "primary = \"MAX\"")), "unknown-id role");
  EXPECT_EQ(first(changed("[numbers]", "[numbers")), "syntax file");
  EXPECT_EQ(first(changed("art = \"two crossed three-pronged sai\"", "art = 7")), "wrong-type A01");
  EXPECT_EQ(first(changed("span = \"turn\" }] }]", "span = \"play\" }] }]")), "misplaced A26");
  EXPECT_EQ(first(changed("op = \"cancel_event\", scope = \"rest\"", "op = \"cancel_event\", scope = \"turn\"")),
            "unknown-word A21");
  EXPECT_EQ(first(changed("pairs = [[\"E01\"", "pairs = [[\"A01\"")), "unknown-id G01");
  EXPECT_EQ(first(changed("copies = { deck = 11, two = 11 }", "copies = { deck = 20, two = 11 }")), "too-large file");
}

TEST(RisingClanReader, APlaceIsNamed) {
  const auto messages = changed("stat = \"ATT\", n = 2 }] }]", "stat = \"ATX\", n = 2 }] }]");
  ASSERT_FALSE(messages.empty());
  EXPECT_EQ(messages.front().path, "[0].ability[0].do[0].stat");
  EXPECT_EQ(messages.front().found, "\"ATX\"");
  EXPECT_EQ(messages.front().expected, "one of ATT, DIF, CST, INT");
  EXPECT_GT(messages.front().line, 100);
}

TEST(RisingClanReader, NothingOfStrangersEndsTheProgram) {
  for (const std::string text : {"", "=", "a.b.c = 1", "role = 3", "[[role]]", "[[advantage]]\nid = 4",
                                 "[[abomination]]\nnumber = 9", "[numbers]\nbase = 1"})
    EXPECT_FALSE(read_cards(text).messages.empty()) << text;
  EXPECT_EQ(first(read_cards(std::string(3000000, ' ')).messages), "too-large file");
}

// R-14, R-1401: 28 rows; a value outside its row is refused.
TEST(RisingClanOptions, ValuesOutsideTheTableAreRefused) {
  Options options;
  EXPECT_EQ(option_rows().size(), 28U);
  EXPECT_TRUE(is_playable(options));
  EXPECT_FALSE(set_option(options, "handLimit", 4));
  EXPECT_FALSE(set_option(options, "lastStand", 4));
  EXPECT_FALSE(set_option(options, "nothing", 1));
  EXPECT_EQ(options, Options{});
  EXPECT_TRUE(set_option(options, "handLimit", 12));
  EXPECT_TRUE(set_option(options, "lastStand", 0));
  EXPECT_TRUE(is_playable(options));
  options.dishonour = 9;
  EXPECT_FALSE(is_playable(options));
}

}  // namespace
}  // namespace rising_clan_tests::reader_cases
