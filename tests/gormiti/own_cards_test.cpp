// SPDX-License-Identifier: GPL-3.0-or-later
// A person's own cards beside those of the program (G-806, G-896): what has a fault is left out, told, and stops no
// other.
#include "engine/gormiti/cards/own_cards.h"

#include <gtest/gtest.h>

#include <set>

#include "engine/gormiti/match/record_head.h"
#include "tests/gormiti/cards_file.h"
#include "ui/wording/gormiti/card_problem_text.h"
#include "ui/wording/gormiti/card_text.h"
#include "ui/wording/source_problem_text.h"

namespace gormiti_tests::own_card_cases {
namespace {

using namespace gormiti;
using playsheet::wording::Language;

const std::string kHead = "format = 1\ngame = \"gormiti\"\n";

std::string names(const std::string& name) {
  return "{ en = \"" + name + "\", it = \"" + name + " it\", pt = \"" + name + " pt\" }";
}

std::string fighter(const std::string& code, const std::string& name, const std::string& more = {}) {
  return "[[card]]\ncode = \"" + code + "\"\nname = " + names(name) +
         "\ntype = \"fighter\"\nelement = \"water\"\ncategory = \"gormiti\"\natk = 20\nhp = 60\n" + more;
}

std::string deck(const std::string& code, const std::string& cards) {
  return "[[deck]]\ncode = \"" + code + "\"\nmode = \"quick\"\nname = " + names("Deck " + code) + "\ncards = [" +
         cards + "]\n";
}

struct Added {
  Catalog catalog = shipped_cards();
  std::vector<OwnCardMessage> messages;

  explicit Added(const std::vector<OwnCardFile>& files) : messages(add_own_cards(catalog, files)) {}
  explicit Added(const std::string& cards) : Added(std::vector<OwnCardFile>{{"mine.toml", kHead + cards}}) {}

  std::string first() const {
    if (messages.empty()) return {};
    const auto& [file, message] = messages.front();
    return file + ": " + text_of(message);
  }
};

// --- beside the shipped ones ----------------------------------------------------------------------------------------

TEST(GormitiOwnCards, StandBehindTheShippedOnesWhichStayWhereTheyWere) {
  const Added added(fighter("OW-01", "Foam") + fighter("OW-02", "Spray"));
  EXPECT_EQ(added.first(), "");
  ASSERT_EQ(added.catalog.size(), shipped_cards().size() + 2);
  for (DefinitionId id = 0; id < shipped_cards().size(); ++id) {
    EXPECT_EQ(added.catalog[id].code, shipped_cards()[id].code);
    EXPECT_EQ(added.catalog[id].digest, shipped_cards()[id].digest);
  }
  EXPECT_EQ(*added.catalog.find("OW-02"), shipped_cards().size() + 1);
  EXPECT_EQ(added.catalog[*added.catalog.find("OW-01")].hp, 60);
}

TEST(GormitiOwnCards, TextsAreGeneratedInThreeLanguages) {
  const Added added(fighter("OW-01", "Foam",
                            "[[card.ability]]\nkind = \"triggered\"\non = { event = \"enters_play\", who = \"self\" }\n"
                            "do = [{ op = \"draw\", who = \"you\", n = 1 }]\n"));
  ASSERT_EQ(added.first(), "");
  std::set<std::string> texts;
  for (const Language language : playsheet::wording::kLanguages)
    texts.insert(
        playsheet::gormiti_wording::card_text(added.catalog[*added.catalog.find("OW-01")], added.catalog, language));
  EXPECT_EQ(texts.size(), 3U);
  EXPECT_FALSE(texts.contains(""));
}

TEST(GormitiOwnCards, OwnCountersTokensAndSetsBelongToThem) {
  const Added added("set = \"Tide pool\"\n[counter]\nfoam = { en = \"foam\", it = \"schiuma\", pt = \"espuma\" }\n" +
                    fighter("OW-01", "Foam",
                            "[[card.ability]]\nkind = \"triggered\"\non = { event = \"enters_play\", who = \"self\" }\n"
                            "do = [{ op = \"add_coin\", on = \"self\", kind = \"foam\", n = 1 }]\n"));
  ASSERT_EQ(added.first(), "");
  EXPECT_EQ(added.catalog.counters().size(), shipped_cards().counters().size() + 1);
  EXPECT_EQ(added.catalog[*added.catalog.find("OW-01")].set, "Tide pool");
}

/// Whichever file comes first: decks are read when all cards are there.
TEST(GormitiOwnCards, ReadyDecksMayNameAnyCardThatIsThere) {
  const Added added(std::vector<OwnCardFile>{{"a.toml", kHead + deck("OQ", "\"FI-01\", \"OW-01\"")},
                                             {"b.toml", kHead + fighter("OW-01", "Foam")}});
  EXPECT_EQ(added.first(), "");
  ASSERT_NE(added.catalog.deck("OQ"), nullptr);
  EXPECT_EQ(added.catalog.deck("OQ")->cards, (std::vector<std::string>{"FI-01", "OW-01"}));
  EXPECT_EQ(added.catalog.decks().size(), shipped_cards().decks().size() + 1);
}

// --- refused --------------------------------------------------------------------------------------------------------

TEST(GormitiOwnCards, AFaultStopsNoOtherCard) {
  const Added added(
      std::vector<OwnCardFile>{{"bad.toml", kHead + fighter("OW-01", "Foam", "hpp = 3\n") + fighter("OW-02", "Spray")},
                               {"good.toml", kHead + fighter("OW-03", "Surf")},
                               {"open.toml", "format = [\n"}});
  EXPECT_FALSE(added.catalog.find("OW-01"));
  EXPECT_TRUE(added.catalog.find("OW-02"));
  EXPECT_TRUE(added.catalog.find("OW-03"));
  ASSERT_EQ(added.messages.size(), 2U);
  EXPECT_EQ(added.messages[0].file, "open.toml");
  EXPECT_EQ(added.messages[0].message.code, MessageCode::syntax);
  EXPECT_EQ(added.messages[1].file, "bad.toml");
  EXPECT_EQ(added.messages[1].message.code, MessageCode::unknown_key);
  EXPECT_EQ(added.messages[1].message.line, 11);
  EXPECT_EQ(added.messages[1].message.about, "OW-01");
}

/// A card whose token stands in the catalog before it: both go.
TEST(GormitiOwnCards, OfACardThatIsLeftOutNothingStays) {
  const std::string token =
      "[[card.ability]]\nkind = \"triggered\"\non = { event = \"enters_play\", who = \"self\" }\n"
      "do = [{ op = \"put_into_play\", n = 1, token = { name = { en = \"t\", it = \"t\", pt = \"t\" }, "
      "element = \"water\", category = \"gormiti\", atk = 5, hp = 5 } }, { op = \"nonsense\" }]\n";
  const Added added(fighter("OW-01", "Foam", token) + fighter("OW-02", "Spray"));
  EXPECT_FALSE(added.messages.empty());
  EXPECT_EQ(added.catalog.size(), shipped_cards().size() + 1);
  EXPECT_EQ(added.catalog[static_cast<DefinitionId>(shipped_cards().size())].code, "OW-02");
}

TEST(GormitiOwnCards, CodesOfShippedCardsAreTakenAndWhoseTheyAreIsTold) {
  for (const char* code : {"FI-01", "fi-01"}) {
    const Added added(fighter(code, "Impostor"));
    ASSERT_EQ(added.messages.size(), 1U);
    EXPECT_EQ(added.messages[0].message.code, MessageCode::duplicate_code);
    EXPECT_EQ(added.messages[0].message.found, "FI-01: River Ferrywoman");
    EXPECT_EQ(added.catalog.size(), shipped_cards().size());
    EXPECT_EQ(added.catalog[*added.catalog.find("FI-01")].name.en, "River Ferrywoman");
  }
  const Added twice(fighter("OW-01", "Foam") + fighter("OW-01", "Spray"));
  ASSERT_EQ(twice.messages.size(), 1U);
  EXPECT_EQ(twice.messages[0].message.found, "OW-01: Foam");
  EXPECT_EQ(twice.catalog[*twice.catalog.find("OW-01")].name.en, "Foam");
}

TEST(GormitiOwnCards, DecksAndWordsOfTheProgramAreTaken) {
  const Added decks(deck("D1", "\"FI-01\""));
  ASSERT_EQ(decks.messages.size(), 1U);
  EXPECT_EQ(decks.messages[0].message.found, "D1: Reef and Ridge");
  EXPECT_EQ(decks.catalog.deck("D1")->cards.size(), 20U);
  const Added words("[counter]\nchime = { en = \"c\", it = \"c\", pt = \"c\" }\n");
  ASSERT_EQ(words.messages.size(), 1U);
  EXPECT_EQ(words.messages[0].message.code, MessageCode::duplicate_code);
  EXPECT_EQ(words.catalog.counters().size(), shipped_cards().counters().size());
}

TEST(GormitiOwnCards, ADeckWithAnUnknownCardIsLeftOut) {
  const Added added(deck("OQ", "\"FI-01\",\n\"OW-77\"") + deck("OR", "\"FI-01\""));
  ASSERT_EQ(added.messages.size(), 1U);
  EXPECT_EQ(added.messages[0].message.code, MessageCode::unknown_card);
  EXPECT_EQ(added.messages[0].message.found, "OW-77");
  EXPECT_EQ(added.catalog.deck("OQ"), nullptr);
  EXPECT_NE(added.catalog.deck("OR"), nullptr);
}

TEST(GormitiOwnCards, CodesAndNamesFitEverywhere) {
  for (const char* code : {"", "OW 1", "OW/1", "ÖW-1", "OW#1", "ABCDEFGHIJKLMNOPQRSTUVWXY"})
    EXPECT_EQ(Added(fighter(code, "Foam")).messages.size(), 1U) << code;
  for (const char* name : {"", " Foam", "Fo\\nam", "Fo\\u0007am"})
    EXPECT_FALSE(Added(fighter("OW-01", name)).messages.empty()) << name;
  EXPECT_TRUE(Added(fighter("ABCDEFGHIJKLMNOPQRSTUVWX", "Fóam’s")).messages.empty());
}

TEST(GormitiOwnCards, ACardOfAnotherGameIsNamedWithItsLine) {
  static constexpr std::array types{std::string_view("ninja"), std::string_view("jutsu")};
  static constexpr std::array others{OtherGame{"naruto", types}};
  Catalog catalog = shipped_cards();
  const std::string ninja = "[[card]]\ncode = \"N-9901\"\nname = \"Neo\"\ntype = \"ninja\"\nsymbols = [\"Fire\"]\n";
  const std::vector<OwnCardFile> files{{"both.toml", kHead + fighter("OW-01", "Foam") + ninja}};
  const auto messages = add_own_cards(catalog, files, others);
  ASSERT_EQ(messages.size(), 1U);
  EXPECT_EQ(messages[0].message.code, MessageCode::other_game);
  EXPECT_EQ(messages[0].message.line, 14);
  EXPECT_EQ(messages[0].message.about, "N-9901");
  EXPECT_EQ(messages[0].message.found, "\"ninja\", a card of naruto");
  EXPECT_TRUE(catalog.find("OW-01"));
  EXPECT_FALSE(catalog.find("N-9901"));
}

TEST(GormitiOwnCards, WhatTheHeadOfAFileHasIsLookedAt) {
  const auto code = [](const std::string& text) {
    const Added added(std::vector<OwnCardFile>{{"x.toml", text}});
    return added.messages.empty() ? "fine" : std::string(table::name_of(added.messages[0].message.code));
  };
  EXPECT_EQ(code(kHead), "fine");
  EXPECT_EQ(code("game = \"gormiti\"\n"), "missing-key");
  EXPECT_EQ(code("format = 2\ngame = \"gormiti\"\n"), "out-of-range");
  EXPECT_EQ(code("format = 1\ngame = \"rising-clan\"\n"), "other-game");
  EXPECT_EQ(code(kHead + "sett = \"x\"\n"), "unknown-key");
  EXPECT_EQ(code(kHead + "card = 3\n"), "wrong-type");
  EXPECT_EQ(code(kHead + "deck = {}\n"), "wrong-type");
  EXPECT_EQ(code(kHead + "counter = 3\n"), "wrong-type");
  EXPECT_EQ(code(kHead + "[[counter]]\nx = 1\n"), "wrong-type");
}

/// However many faults there are, every card with one is left out, and the list has an end.
TEST(GormitiOwnCards, ManyFaultsAreCutShortAndLeaveNothingIn) {
  std::string cards;
  for (int i = 0; i < 400; ++i) cards += fighter("OW-" + std::to_string(i), "Foam", "hpp = 3\n");
  const Added added(cards);
  EXPECT_EQ(added.messages.size(), 200U);
  EXPECT_EQ(added.catalog.size(), shipped_cards().size());
}

// --- in words -------------------------------------------------------------------------------------------------------

TEST(GormitiOwnCards, EveryFaultIsToldInThreeLanguages) {
  const Added added(std::vector<OwnCardFile>{
      {"a.toml", kHead + fighter("FI-01", "x") + fighter("OW 1", "x") + fighter("OW-01", "") + "[[card]]\ncode = 3\n" +
                     fighter("OW-03", "x", "side = \"attacker\"\nduration = 3\nneeds = 4\n") + deck("D1", "\"FI-01\"") +
                     deck("OQ", "\"XX\"") + deck("O Q", "3")},
      {"b.toml", "format = 7\ngame = \"pokemon\"\ncard = 7\ndeck = 7\ncounter = 7\nset = 7\nmore = 7\n"}});
  EXPECT_GE(added.messages.size(), 15U);
  for (const auto& [file, message] : added.messages) {
    EXPECT_TRUE(
        playsheet::wording::is_reader_phrase(message.expected, playsheet::gormiti_wording::card_reader_phrases()))
        << message.expected;
    std::set<std::string> words;
    for (const Language language : playsheet::wording::kLanguages)
      words.insert(playsheet::gormiti_wording::card_problem_text(message, language));
    EXPECT_EQ(words.size(), 3U) << *words.begin();
  }
}

// --- in records -----------------------------------------------------------------------------------------------------

TEST(GormitiOwnCards, ARecordNamesThemAndWithoutTheCardSaysWhich) {
  std::string cards, codes;
  for (int i = 0; i < 10; ++i) {
    const std::string code = "OW-" + std::to_string(10 + i);
    cards += fighter(code, "Foam " + std::to_string(i));
    codes += "\"" + code + "\", ";
  }
  const Added added(cards + deck("OQ", codes));
  ASSERT_EQ(added.first(), "");
  MatchSetup setup;
  setup.mode = Mode::quick;
  for (const PlayerId player : table::kPlayers) {
    const char* name = player == PlayerId::south ? "OQ" : "Q1";
    setup.seats[player] = {"x", name, added.catalog.deck(name)->cards};
  }
  const std::string head = write_head(setup, added.catalog);
  EXPECT_NE(head.find("  OW-10  # Foam 0\n"), std::string::npos) << head;
  const auto read = [&](const Catalog& catalog) {
    table::RecordLines lines(head);
    MatchSetup found;
    return read_head(lines, catalog, found);
  };
  EXPECT_FALSE(read(added.catalog));
  const auto problem = read(shipped_cards());
  ASSERT_TRUE(problem);
  EXPECT_EQ(problem->fault, table::RecordFault::card);
  EXPECT_EQ(problem->found, "OW-10");
}

}  // namespace
}  // namespace gormiti_tests::own_card_cases
