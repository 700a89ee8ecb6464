// SPDX-License-Identifier: GPL-3.0-or-later
// The strict reader of cards: G-806 to G-810, G-895, G-896.
#include <gtest/gtest.h>

#include <fmt/format.h>

#include "engine/table/random.h"
#include "tests/gormiti/board.h"
#include "tests/gormiti/cards_file.h"
#include "ui/wording/gormiti/card_problem_text.h"
#include "ui/wording/source_problem_text.h"

namespace gormiti_tests::reader_cases {
namespace {

using playsheet::gormiti_wording::card_reader_phrases;
using playsheet::wording::is_reader_phrase;

const std::string kDraw1 = R"({ op = "draw", who = "you", n = 1 })";

/// The codes of all that is wrong, with a blank between.
std::string wrong(const std::string& text) {
  std::string out;
  for (const CardMessage& message :
       read_cards("[counter]\nchime = { en = \"c\", it = \"c\", pt = \"c\" }\n" + text).messages) {
    EXPECT_FALSE(message.found.empty());
    EXPECT_FALSE(message.expected.empty());
    EXPECT_FALSE(text_of(message).empty());
    EXPECT_TRUE(is_reader_phrase(message.expected, card_reader_phrases())) << "no words for it: " << message.expected;
    out += (out.empty() ? "" : " ") + std::string(table::name_of(message.code));
  }
  return out;
}

std::string magic(std::string_view doing) { return card("magic", "M", use(doing)); }

// The cards of the program: 87, 6 decks, 4 tokens (G-810).
TEST(GormitiReader, ShippedCards) {
  const ReadCards read = read_cards(cards_text());
  for (const CardMessage& message : read.messages) ADD_FAILURE() << text_of(message);
  std::array<int, 5> types{};
  int tokens = 0, traits = 0;
  for (DefinitionId id = 0; id < read.catalog.size(); ++id) {
    const CardDefinition& each = read.catalog[id];
    tokens += each.token ? 1 : 0;
    traits += each.trait != Trait::none ? 1 : 0;
    if (!each.token) ++types[static_cast<std::size_t>(each.type)];
    EXPECT_EQ(each.token, read.catalog.find(each.code) != id);
  }
  EXPECT_EQ(types, (std::array<int, 5>{48, 9, 6, 10, 14}));
  EXPECT_EQ(tokens, 4);
  EXPECT_EQ(traits, 6);
  EXPECT_EQ(read.catalog.decks().size(), 6U);
  EXPECT_EQ(read.catalog.counters().size(), 1U);
  EXPECT_EQ(read.catalog[*read.catalog.find("MO-07")].lists.size(), 2U);
}

TEST(GormitiReader, Syntax) {
  EXPECT_EQ(wrong("[[card"), "syntax");
  EXPECT_EQ(wrong("a." +
                  [] {
                    std::string s;
                    for (int i = 0; i < 5000; ++i) s += "a.";
                    return s;
                  }() +
                  "b = 1"),
            "too-deep");
  EXPECT_EQ(wrong("node = " + std::string(60, '[') + std::string(60, ']')), "too-deep");
  EXPECT_EQ(wrong("[colour]\nred = \"x\""), "unknown-key");
  EXPECT_EQ(wrong("card = 1"), "wrong-type");
}

TEST(GormitiReader, FactsOfACard) {  // G-806, G-895
  EXPECT_EQ(wrong(fighter("F", 10, 10)), "");
  EXPECT_EQ(wrong(card("fighter", "F")), "missing-key missing-key missing-key missing-key");
  EXPECT_EQ(wrong(fighter("F", 10, 0)), "out-of-range");
  EXPECT_EQ(wrong(fighter("F", -1, 10)), "out-of-range");
  EXPECT_EQ(wrong(fighter("F", 1, 10, "element = \"mud\"\n")), "unknown-word");
  EXPECT_EQ(wrong(fighter("F", 1, 10, "colour = \"red\"\n")), "unknown-key");
  EXPECT_EQ(wrong(fighter("F", 1, 10, "trait = \"none\"\n")), "unknown-word");
  EXPECT_EQ(wrong(fighter("F", 1, 10) + fighter("F", 1, 10)), "duplicate-code");
  EXPECT_EQ(wrong(card("magic", "M", "atk = 5")), "misplaced");
  EXPECT_EQ(wrong(card("arena", "R", "needs = { element = [\"fire\"] }")), "misplaced");
  EXPECT_EQ(wrong(card("weapon", "W", "side = \"attacker\"")), "misplaced");
  EXPECT_EQ(wrong(card("move", "M", "duration = 2")), "misplaced");
  EXPECT_EQ(wrong(card("arena", "R", "duration = 0")), "out-of-range");
  EXPECT_EQ(wrong(card("arena", "R", "pay = [{ op = \"coins\", kind = \"chime\", n = 1 }]")), "misplaced");
  EXPECT_EQ(wrong(card("arena", "R", "pay = [{ op = \"hand\", n = 7 }]")), "out-of-range too-large");
  EXPECT_EQ(wrong("[[card]]\ncode = \"X\"\nname = { en = \"x\", it = \"x\" }\ntype = \"magic\"\n"), "missing-key");
}

TEST(GormitiReader, Places) {  // G-895
  EXPECT_EQ(wrong(magic(R"({ op = "modify_power", who = { each = { type = "fighter" } }, atk = 5 })")), "missing-key");
  EXPECT_EQ(
      wrong(magic(R"({ op = "modify_power", who = { each = { type = "fighter" } }, atk = 5, until = "battle_end" })")),
      "misplaced");
  EXPECT_EQ(wrong(magic(R"({ op = "damage", to = "against", n = 5 })")), "misplaced");
  EXPECT_EQ(wrong(magic(R"({ op = "damage", to = "attached", n = 5 })")), "misplaced");
  EXPECT_EQ(wrong(card("move", "M", use(R"({ op = "modify_power", who = "user", atk = 5, until = "battle_end" })"))),
            "");
  EXPECT_EQ(wrong(fighter("F", 1, 1, statics(R"({ op = "modify_power", who = "self", atk = 5, until = "turn_end" })"))),
            "unknown-key");
  EXPECT_EQ(
      wrong(fighter("F", 1, 1,
                    statics(R"({ op = "modify_power", who = { choose = 1, of = { type = "fighter" } }, atk = 5 })"))),
      "misplaced");
  EXPECT_EQ(wrong(fighter("F", 1, 1, statics(R"({ op = "modify_power", who = "self", hp = 5, as = "attacker" })"))),
            "misplaced");
  EXPECT_EQ(wrong(fighter("F", 1, 1,
                          triggered(R"({ event = "battle_result", who = "self", result = "survived" })",
                                    R"({ op = "damage", to = "against", n = 5 })"))),
            "");
  EXPECT_EQ(wrong(fighter(
                "F", 1, 1,
                triggered(R"({ event = "turn_ends", whose = "you" })", R"({ op = "damage", to = "against", n = 5 })"))),
            "misplaced");
  EXPECT_EQ(wrong(fighter("F", 1, 1, triggered(R"({ event = "turn_ends", who = "self" })", kDraw1))), "unknown-key");
  EXPECT_EQ(wrong(fighter("F", 1, 1, use(kDraw1))), "misplaced");
  EXPECT_EQ(wrong(card("magic", "M", activated(kDraw1))), "misplaced");
  EXPECT_EQ(wrong(magic(R"({ op = "damage", to = { each = { zone = "discard" } }, n = 5 })")), "misplaced");
  EXPECT_EQ(wrong(magic(R"({ op = "move", what = { each = { zone = "discard" } }, to = "hand" })")), "");
  EXPECT_EQ(wrong(magic(R"({ op = "discard_from_hand", who = "opponent", n = 1, chosen_by = "you" })")), "misplaced");
  EXPECT_EQ(wrong(fighter("F", 1, 1, statics(R"({ op = "forbid_move", whose = "you", fighter = "self" })"))),
            "out-of-range");
  EXPECT_EQ(wrong(fighter("F", 1, 1, statics(R"({ op = "attack_rule", who = "self" })"))), "missing-key");
  EXPECT_EQ(wrong(magic(R"({ op = "add_coin", on = { each = { type = "arena" } }, kind = "gold", n = 1 })")),
            "unknown-word");
  EXPECT_EQ(wrong(magic(R"({ op = "explode" })")), "unknown-word");
}

TEST(GormitiReader, Limits) {  // G-812, G-813
  EXPECT_EQ(wrong(fighter("F", 1, 1, activated(kDraw1, "limit = 9"))), "");
  EXPECT_EQ(wrong(fighter("F", 1, 1, activated(kDraw1, "limit = 10"))), "out-of-range");
  EXPECT_EQ(wrong(fighter("F", 1, 1, activated(kDraw1, "limit = 0"))), "out-of-range");
}

TEST(GormitiReader, HiddenFacts) {  // G-319, G-843
  const auto condition = [](std::string_view exists) {
    return wrong(fighter("F", 1, 1, "playable_if = { exists = " + std::string(exists) + " }\n"));
  };
  EXPECT_EQ(condition(R"({ zone = "hand", controller = "you" })"), "");
  EXPECT_EQ(condition(R"({ zone = "hand", type = "move" })"), "hidden-fact");
  EXPECT_EQ(condition(R"({ zone = "deck", element = ["fire"] })"), "hidden-fact");
  EXPECT_EQ(wrong(magic(R"({ op = "destroy", what = { each = { zone = "hand" } } })")), "hidden-fact");
  EXPECT_EQ(wrong(magic(R"({ op = "search", of = { type = "weapon", controller = "you" }, n = 1 })")), "hidden-fact");
}

// G-853, G-868: how many are found may be counted by what all see; only the cards found lie in a deck.
TEST(GormitiReader, CountedSearch) {
  const auto search = [](std::string_view n) {
    return wrong(magic(fmt::format(R"({{ op = "search", of = {{ type = "weapon" }}, n = {} }})", n)));
  };
  EXPECT_EQ(search(R"({ count = { type = "fighter", controller = "you" } })"), "");
  EXPECT_EQ(search(R"({ count = { type = "fighter", zone = "discard", controller = "you" } })"), "");
  EXPECT_EQ(search(R"({ count = { type = "fighter", zone = "hand" } })"), "hidden-fact");
}

TEST(GormitiReader, CircularChanges) {  // G-620
  EXPECT_EQ(wrong(fighter("F", 1, 1,
                          statics(R"({ op = "modify_power", who = { each = { hp = { at_least = 5 } } }, atk = 5 })"))),
            "circular");
  EXPECT_EQ(
      wrong(fighter("F", 1, 1,
                    statics(R"({ op = "modify_power", who = "self", atk = { count = { health = "injured" } } })"))),
      "circular");
  EXPECT_EQ(wrong(fighter("F", 1, 1,
                          statics(R"({ op = "modify_power", who = "self", atk = 5 })",
                                  "while = { exists = { atk = { at_least = 5 } } }"))),
            "circular");
  EXPECT_EQ(wrong(fighter("F", 1, 1,
                          statics(R"({ op = "reduce_damage", who = { each = { hp = { at_least = 5 } } }, n = 5 })"))),
            "");
  EXPECT_EQ(
      wrong(fighter(
          "F", 1, 1,
          statics(
              R"({ op = "modify_power", who = "self", atk = { count = { type = "fighter" }, times = 5, max = 20 } })"))),
      "");
}

TEST(GormitiReader, Decks) {  // G-896
  const std::string head = "[[deck]]\ncode = \"D\"\nname = { en = \"d\", it = \"d\", pt = \"d\" }\n";
  EXPECT_EQ(wrong(fighter("F", 1, 1) + head + "mode = \"quick\"\ncards = [\"F\"]\n"), "");
  EXPECT_EQ(wrong(fighter("F", 1, 1) + head + "mode = \"quick\"\ncards = [\"G\"]\n"), "unknown-card");
  EXPECT_EQ(wrong(fighter("F", 1, 1) + head + "mode = \"strategic\"\ncards = [\"F\"]\n"), "misplaced");
  EXPECT_EQ(wrong(fighter("F", 1, 1) + head + "mode = \"chess\"\ncards = [\"F\"]\n"), "unknown-word misplaced");
}

// A message names the card, the place in it and the line.
TEST(GormitiReader, MessagesNameThePlace) {
  const auto read = read_cards(card("magic", "MX", use(R"({ op = "damage", to = { each = { kind = 1 } }, n = "x" })")));
  ASSERT_EQ(read.messages.size(), 2U);
  EXPECT_EQ(read.messages[0].about, "MX");
  EXPECT_EQ(read.messages[0].path, "ability[0].do[0].to.each.kind") << "a key that is not known";
  EXPECT_EQ(read.messages[1].path, "ability[0].do[0].n");
  EXPECT_GT(read.messages[0].line, 5);
}

// And where in the line it stands, with the word that was perhaps meant.
TEST(GormitiReader, AWrongWordIsToldWithItsColumnAndTheNearestOne) {
  const auto word = read_cards(fighter("F", 1, 10, "element = \"watre\"\n"));
  ASSERT_EQ(word.messages.size(), 1U);
  EXPECT_EQ(word.messages[0].nearest, "water");
  EXPECT_EQ(word.messages[0].column, 11);
  EXPECT_NE(text_of(word.messages[0]).find(", column 11: F, element: unknown-word: found \"watre\""),
            std::string::npos);
  EXPECT_TRUE(text_of(word.messages[0]).ends_with("(did you mean \"water\"?)")) << text_of(word.messages[0]);
  const auto key = read_cards(fighter("F", 1, 10, "elemnt = \"water\"\n"));
  ASSERT_EQ(key.messages.size(), 1U);
  EXPECT_EQ(key.messages[0].path, "elemnt");
  EXPECT_EQ(key.messages[0].nearest, "element");
  EXPECT_EQ(key.messages[0].column, 1) << "where the key begins";
  EXPECT_EQ(read_cards(fighter("F", 1, 10, "colour = \"red\"\n")).messages[0].nearest, "") << "none is near";
}

// Whatever stands in the file, it is read or refused.
TEST(GormitiReader, NeverCrashes) {
  const std::string text = cards_text();
  table::RandomStream luck(5, 1);
  const std::string marks = "{}[]\"=.,#\n0a-";
  const std::size_t piece = 6000;
  for (int i = 0; i < 300; ++i) {
    std::string damaged = text.substr(luck.below(static_cast<std::uint32_t>(text.size() - piece)), piece);
    for (int k = 0; k < 3; ++k)
      damaged[luck.below(piece)] = marks[luck.below(static_cast<std::uint32_t>(marks.size()))];
    read_cards(damaged);
  }
  for (const std::string_view word : {"{ each = 1 }", "[]", "true", "-5", "\"self\"", "1979-05-27", "1.5"})
    for (const std::string_view key : {"who", "n", "until", "atk"})
      read_cards(magic(fmt::format("{{ op = \"modify_power\", {} = {} }}", key, word)));
}

}  // namespace
}  // namespace gormiti_tests::reader_cases
