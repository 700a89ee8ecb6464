// SPDX-License-Identifier: GPL-3.0-or-later
// Share codes and lists of decks: whatever can be written reads back the same, and nothing else reads as a deck.
#include "engine/gormiti/decks/share_code.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <set>

#include "engine/gormiti/decks/deck_list.h"
#include "engine/table/share_code.h"
#include "tests/gormiti/cards_file.h"
#include "ui/wording/gormiti/share_refusal_text.h"

namespace gormiti_tests::share_cases {
namespace {

using namespace gormiti;
using playsheet::gormiti_wording::share_refusal_text;
using playsheet::wording::Language;

const Catalog& cards() { return shipped_cards(); }

std::string code_of(const DeckFile& deck) {
  const WrittenShareCode written = write_share_code(deck);
  EXPECT_FALSE(written.refusal) << text_of(*written.refusal);
  return written.code;
}

DeckFile river() { return {Mode::quick, "River \"é\" \\", {"FI-03", "FI-01", "WE-02", "AR-06", "MO-03"}}; }

ShareProblem problem_of(std::string_view text) {
  const ShareReading reading = read_share_code(text, cards());
  EXPECT_NE(reading.deck.has_value(), reading.refusal.has_value()) << "a deck, or why not";
  return reading.refusal ? reading.refusal->problem : ShareProblem::broken;
}

/// A code with these bytes and a right checksum.
std::string made_of(Mode mode, const std::vector<table::ShareEntry>& entries, std::string_view name = "x") {
  std::vector<table::CodeShape> shapes;
  gather_shapes(entries, shapes);
  table::ShareSink sink;
  sink.byte(static_cast<std::uint8_t>(mode));
  sink.text(name);
  sink.shapes(shapes);
  sink.entries(entries, shapes);
  return sink.code("PG", '1');
}

std::vector<std::string> all_codes() {
  std::vector<std::string> all;
  for (std::size_t i = 0; i < cards().size(); ++i)
    if (const CardDefinition& card = cards()[static_cast<DefinitionId>(i)]; !card.token) all.push_back(card.code);
  return all;
}

DeckFile deck_by_chance(std::mt19937& luck) {
  std::vector<std::string> codes = all_codes();
  std::shuffle(codes.begin(), codes.end(), luck);
  codes.resize(luck() % codes.size());
  return {luck() % 2 == 0 ? Mode::strategic : Mode::quick,
          luck() % 5 == 0 ? "" : "Mazzo «" + std::to_string(luck()) + "»", codes};
}

// --- there and back -------------------------------------------------------------------------------------------------

TEST(GormitiShareCodes, AreShortSafeInAddressesAndHaveAMarkOfTheirOwn) {
  const std::string code = code_of(river());
  EXPECT_TRUE(code.starts_with("PG1-"));
  EXPECT_LT(code.size(), 100U) << code;
  EXPECT_EQ(code.find_first_not_of("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"),
            std::string::npos);
  EXPECT_TRUE(is_any_share_code(" \n" + code + "\n"));
  EXPECT_FALSE(is_any_share_code(code + " " + code));
  EXPECT_FALSE(is_any_share_code("PG-01"));
  EXPECT_FALSE(is_any_share_code(""));
}

/// So that codes of today are read for ever.
TEST(GormitiShareCodes, HaveTheBytesThatTheFormatsSay) {
  EXPECT_EQ(code_of({Mode::quick, "AB", {"FI-01", "FI-12"}}), "PG1-AQJBQgEDRkktAgACAQEBDC4f9BE");
  const auto ready = *cards().deck("D1");
  EXPECT_EQ(
      code_of({ready.mode, ready.name.en, ready.cards}),
      "PG1-AA5SZWVmIGFuZCBSaWRnZQUDRkktAgADV0UtAgADTU8tAgADTUEtAgADQVItAgAUAQEBAgEDAQQBBQEGAQcBCAEJAQoBCwEMCQEJAhEB"
      "EQIRAxkCGQkhBeOOoVo");
}

TEST(GormitiShareCodes, EveryDeckThatCanBeWrittenReadsBackTheSame) {
  std::mt19937 luck(3);
  std::set<std::string> codes;
  for (int i = 0; i < 2000; ++i) {
    const DeckFile deck = deck_by_chance(luck);
    const std::string code = code_of(deck);
    const ShareReading reading = read_share_code(code, cards());
    ASSERT_TRUE(reading.deck) << text_of(*reading.refusal);
    EXPECT_EQ(*reading.deck, deck);
    EXPECT_EQ(code_of(*reading.deck), code) << "and in the other direction";
    codes.insert(code);
  }
  EXPECT_GT(codes.size(), 1900U);
}

TEST(GormitiShareCodes, ADeckOfNothingIsADeck) {
  const auto reading = read_share_code(code_of({Mode::quick, "", {}}), cards());
  ASSERT_TRUE(reading.deck);
  EXPECT_TRUE(reading.deck->cards.empty());
  EXPECT_EQ(reading.deck->mode, Mode::quick);
}

TEST(GormitiShareCodes, NamesAreCleanOnBothSides) {
  const auto reading =
      read_share_code(code_of({Mode::quick, "  two\nlines\x01  " + std::string(200, 'x'), {}}), cards());
  ASSERT_TRUE(reading.deck);
  EXPECT_TRUE(reading.deck->name.starts_with("two lines"));
  EXPECT_EQ(reading.deck->name.find_first_of("\n\x01"), std::string::npos);
}

// --- what is no code ------------------------------------------------------------------------------------------------

TEST(GormitiShareCodes, EveryLetterCounts) {
  for (const DeckFile& deck : {river(), DeckFile{Mode::strategic, "a", {}}, DeckFile{Mode::strategic, "ab", {}},
                               DeckFile{Mode::strategic, "abc", {}}}) {
    const std::string code = code_of(deck);
    for (std::size_t at = 4; at < code.size(); ++at) {
      for (const char c : {'A', 'B', 'Q', 'g', 'w', '-', '_', '=', '\x80'}) {
        std::string wrong = code;
        if (wrong[at] == c) continue;
        wrong[at] = c;
        EXPECT_EQ(problem_of(wrong), ShareProblem::broken) << wrong;
      }
      EXPECT_EQ(problem_of(code.substr(0, at)), ShareProblem::broken) << at;
      EXPECT_EQ(problem_of(code.substr(0, at) + code.substr(at + 1)), ShareProblem::broken) << at;
    }
    for (const char* more : {"A", "AA", "AAA", "AAAA", "-"}) EXPECT_EQ(problem_of(code + more), ShareProblem::broken);
  }
}

/// Damage by chance, of one letter or of many: never another deck.
TEST(GormitiShareCodes, DamagedCodesNeverReadAsAnotherDeck) {
  constexpr std::string_view letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  std::mt19937 luck(5);
  int refused = 0;
  for (int i = 0; i < 20'000; ++i) {
    const DeckFile deck = deck_by_chance(luck);
    const std::string code = code_of(deck);
    std::string wrong = code;
    for (auto n = 1 + luck() % 6; n > 0; --n) {
      const std::size_t at = 4 + luck() % (wrong.size() - 4);
      const auto how = luck() % 4;
      if (how == 0 && wrong.size() > 5) wrong.erase(at, 1);
      if (how == 1) wrong.insert(at, 1, letters[luck() % letters.size()]);
      if (how == 2) std::swap(wrong[at], wrong[4 + luck() % (wrong.size() - 4)]);
      if (how == 3) wrong[at] = letters[luck() % letters.size()];
    }
    const ShareReading reading = read_share_code(wrong, cards());
    if (wrong == code) continue;
    EXPECT_FALSE(reading.deck) << code << " as " << wrong;
    ++refused;
  }
  EXPECT_GT(refused, 15'000);
}

TEST(GormitiShareCodes, ALaterVersionAndTheOtherGameAreNamed) {
  const std::string code = code_of(river());
  const auto later = read_share_code("PG2-" + code.substr(4), cards());
  ASSERT_TRUE(later.refusal);
  EXPECT_EQ(*later.refusal, (ShareRefusal{ShareProblem::later_version, "2"}));
  EXPECT_EQ(text_of(*later.refusal), "the share code has version 2; a newer version of Playsheet is needed");
  const auto other = read_share_code("PS1-" + code.substr(4), cards());
  ASSERT_TRUE(other.refusal);
  EXPECT_EQ(*other.refusal, (ShareRefusal{ShareProblem::other_game, "Naruto"}));
  EXPECT_EQ(share_refusal_text(*other.refusal, cards(), Language::en),
            "This is the share code of a deck of Naruto: it can be pasted where decks of Naruto are built.");
}

TEST(GormitiShareCodes, AnUnknownCardIsNamed) {
  const auto reading = read_share_code(made_of(Mode::quick, {{"FI-01"}, {"OW-07"}, {"OW-08"}}), cards());
  ASSERT_TRUE(reading.refusal);
  EXPECT_EQ(*reading.refusal, (ShareRefusal{ShareProblem::unknown_card, "OW-07"}));
  EXPECT_NE(share_refusal_text(*reading.refusal, cards(), Language::en).find("“OW-07”"), std::string::npos);
}

TEST(GormitiShareCodes, ACardTwiceIsNamedOnBothSides) {  // G-202
  const WrittenShareCode written = write_share_code({Mode::quick, "x", {"FI-02", "FI-01", "FI-02"}});
  EXPECT_TRUE(written.code.empty());
  EXPECT_EQ(written.refusal, (ShareRefusal{ShareProblem::twice, "FI-02"}));
  EXPECT_NE(share_refusal_text(*written.refusal, cards(), Language::en).find("Ondara, Scion of the Wave"),
            std::string::npos);
  for (const auto& entries :
       {std::vector<table::ShareEntry>{{"FI-01"}, {"FI-01"}}, {{"FI-01", 2}}, {{"FI-01", 0}}, {{"FI-01", 700}}})
    EXPECT_EQ(problem_of(made_of(Mode::quick, entries)), ShareProblem::twice);
}

TEST(GormitiShareCodes, WhatIsTooLongIsRefused) {
  EXPECT_EQ(problem_of("PG1-" + std::string(kLongestShareCode, 'A')), ShareProblem::too_long);
  DeckFile many{Mode::quick, "x", {}};
  std::vector<table::ShareEntry> entries;
  for (int i = 0; i <= 100; ++i) {
    many.cards.push_back("XX-" + std::to_string(i));
    entries.push_back({many.cards.back()});
  }
  EXPECT_EQ(write_share_code(many).refusal, (ShareRefusal{ShareProblem::too_many, {}, 100}));
  EXPECT_EQ(problem_of(made_of(Mode::quick, entries)), ShareProblem::too_many);
  EXPECT_EQ(problem_of(made_of(static_cast<Mode>(2), {{"FI-01"}})), ShareProblem::broken) << "a mode that nobody knows";
}

TEST(GormitiShareCodes, EveryRefusalHasItsSentenceInThreeLanguages) {
  for (const Language language : playsheet::wording::kLanguages) {
    std::set<std::string> seen;
    for (std::size_t i = 0; i < table::EnumNames<ShareProblem>::names.size(); ++i) {
      const std::string text = share_refusal_text({static_cast<ShareProblem>(i), "FI-01", 77}, cards(), language);
      EXPECT_EQ(text.find('{'), std::string::npos) << text;
      EXPECT_TRUE(text.ends_with('.')) << text;
      EXPECT_TRUE(seen.insert(text).second) << text;
    }
  }
}

// --- lists ----------------------------------------------------------------------------------------------------------

TEST(GormitiDeckLists, GoOutAndComeBackInEachLanguage) {
  DeckFile all{Mode::strategic, "x", all_codes()};
  for (std::string Names::*language : {&Names::en, &Names::it, &Names::pt}) {
    const DeckList list = read_deck_list(write_deck_list(all, cards(), language), cards());
    EXPECT_EQ(list.cards, all.cards);
    EXPECT_TRUE(list.unknown.empty());
  }
}

TEST(GormitiDeckLists, LinesAreCodesNamesOrBoth) {
  const DeckList list = read_deck_list(
      "# mine\r\n1x River Ferrywoman\n  portale   aperto \n1 MO-03\n\nfi-02  Ondara, Scion of the Wave\nFI-02  River "
      "Ferrywoman\nNaruto Uzumaki\n2 FI-01",
      cards());
  EXPECT_EQ(list.cards, (std::vector<std::string>{"FI-01", "AR-06", "MO-03", "FI-02"}));
  EXPECT_EQ(list.unknown, (std::vector<std::string>{"FI-02 River Ferrywoman", "Naruto Uzumaki", "2 FI-01"}));
}

}  // namespace
}  // namespace gormiti_tests::share_cases
