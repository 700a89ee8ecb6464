// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>

#include "app/storage/text_file.h"
#include "engine/naruto/cards/card_reader.h"
#include "engine/naruto/decks/construction.h"
#include "engine/naruto/decks/deck_reader.h"

namespace naruto {
namespace {

const std::filesystem::path kRoot = PLAYSHEET_SOURCE_DIR;

class Decks : public testing::Test {
 protected:
  static void SetUpTestSuite() {
    catalog_ = new Catalog;
    const auto sources = playsheet::read_card_sources(kRoot / "resources/cards");
    for (const auto& source : *sources) read_cards(source.text, source.name, *catalog_);
  }
  static void TearDownTestSuite() { delete catalog_; }

  static DeckReading ready_deck(const std::string& id) {
    const auto path = kRoot / "resources/decks" / (id + ".toml");
    return read_deck(*playsheet::read_text_file(path), path.string());
  }
  static std::vector<DeckViolation> check(const Deck& deck) {
    return check_deck(deck, *catalog_, *find_edition("usa-1.3"));
  }
  static const DeckViolation* find(const std::vector<DeckViolation>& all, DeckBreach code) {
    const auto found = std::find_if(all.begin(), all.end(), [&](const auto& v) { return v.code == code; });
    return found == all.end() ? nullptr : &*found;
  }

  static Catalog* catalog_;
};
Catalog* Decks::catalog_ = nullptr;

TEST_F(Decks, ReadyDecksAreLegalAndComplete) {
  for (const std::string id : {"clones", "embers", "mist", "formation"}) {
    const auto reading = ready_deck(id);
    ASSERT_TRUE(reading.deck) << id;
    EXPECT_TRUE(reading.messages.empty()) << id;
    EXPECT_EQ(reading.deck->id, id);
    EXPECT_EQ(reading.deck->size(), 50) << id;
    for (const auto* language : {"en", "it", "pt_BR"}) {
      EXPECT_FALSE(reading.deck->name.in(language).empty()) << id;
      EXPECT_FALSE(reading.deck->note.in(language).empty()) << id;
    }
    for (const auto& violation : check(*reading.deck)) ADD_FAILURE() << id << ": " << text_of(violation);
  }
}

TEST_F(Decks, WrittenDecksReadBack) {
  for (const std::string id : {"clones", "embers", "mist", "formation"}) {
    const Deck deck = *ready_deck(id).deck;
    const auto again = read_deck(write_deck(deck), id + ".toml");
    ASSERT_TRUE(again.deck);
    EXPECT_EQ(*again.deck, deck);
  }
}

TEST_F(Decks, ExactSize) {  // N-DECK-01
  Deck deck = *ready_deck("clones").deck;
  --deck.cards.back().count;
  auto violations = check(deck);
  ASSERT_EQ(violations.size(), 1U);
  EXPECT_EQ(violations[0].rule, "N-DECK-01");
  EXPECT_EQ(violations[0].found, 49);
  EXPECT_EQ(violations[0].allowed, 50);
  EXPECT_EQ(violations[0].fix, (DeckFix{DeckFixKind::add_cards, 1}));

  deck = *ready_deck("clones").deck;
  deck.cards.push_back({"M-006", 1});
  violations = check(deck);
  ASSERT_EQ(violations.size(), 1U);
  EXPECT_EQ(violations[0].found, 51);
  EXPECT_EQ(violations[0].fix, (DeckFix{DeckFixKind::remove_cards, 1}));
}

TEST_F(Decks, AtMostThirtyNinjaPlatoonsApart) {  // N-DECK-03, N-DECK-04
  Deck deck;
  for (const auto* code : {"N-001", "N-002", "N-003", "N-009", "N-010", "N-011", "N-014", "N-015", "N-016", "N-018"})
    deck.cards.push_back({code, 3});
  deck.cards.push_back({"N-172", 2});
  EXPECT_FALSE(find(check(deck), DeckBreach::too_many_ninja)) << "30 Ninja and 2 platoons";
  deck.cards.push_back({"N-032", 1});
  const auto violations = check(deck);
  const auto* violation = find(violations, DeckBreach::too_many_ninja);
  ASSERT_TRUE(violation);
  EXPECT_EQ(violation->rule, "N-DECK-03");
  EXPECT_EQ(violation->found, 31);
  EXPECT_EQ(violation->allowed, 30);
  EXPECT_EQ(violation->fix, (DeckFix{DeckFixKind::remove_ninja, 1}));
}

TEST_F(Decks, AtMostThreeOfANameWhateverTheCodes) {  // N-DECK-05
  Deck deck;
  deck.cards = {{"N-001", 2}, {"N-085", 2}, {"J-001", 3}};
  const auto violations = check(deck);
  const auto* violation = find(violations, DeckBreach::too_many_copies);
  ASSERT_TRUE(violation);
  EXPECT_EQ(violation->rule, "N-DECK-05");
  EXPECT_EQ(violation->name, "Naruto Uzumaki");
  EXPECT_EQ(violation->found, 4);
  EXPECT_EQ(violation->allowed, 3);
}

TEST_F(Decks, UnknownPendingAndUnsupportedCards) {  // N-DECK-11, N-DECK-12, N-DECK-14
  Deck deck;
  deck.cards = {{"N-999X", 1}, {"N-110", 1}, {"N-403", 1}, {"N-684", 1}};
  const auto violations = check(deck);
  ASSERT_TRUE(find(violations, DeckBreach::unknown_card));
  EXPECT_EQ(find(violations, DeckBreach::unknown_card)->card, "N-999X");
  ASSERT_TRUE(find(violations, DeckBreach::pending_card));
  EXPECT_EQ(find(violations, DeckBreach::pending_card)->card, "N-110");
  EXPECT_NE(text_of(*find(violations, DeckBreach::pending_card)).find("not playable yet"), std::string::npos);
  ASSERT_TRUE(find(violations, DeckBreach::unsupported_keyword));
  EXPECT_EQ(find(violations, DeckBreach::unsupported_keyword)->rule, "N-DECK-11");
  ASSERT_TRUE(find(violations, DeckBreach::squad_in_deck));
  EXPECT_TRUE(find(violations, DeckBreach::wrong_size)) << "every breach at once";
}

TEST(DeckReader, RefusesWhatIsNoDeck) {
  const std::string head = "format = 1\ngame = \"naruto\"\nname = \"Mine\"\n";
  const auto code = [](const std::string& text) {
    const auto reading = read_deck(text, "mine.toml");
    EXPECT_FALSE(reading.deck) << text;
    return reading.messages.empty() ? std::string_view() : table::name_of(reading.messages.front().code);
  };
  EXPECT_EQ(code("nonsense"), "syntax");
  EXPECT_EQ(code(""), "missing-key");
  EXPECT_EQ(code("format = 2\ngame = \"naruto\"\nname = \"x\"\n[cards]\n"), "unknown-game");
  EXPECT_EQ(code("format = 1\ngame = \"chess\"\nname = \"x\"\n[cards]\n"), "unknown-game");
  EXPECT_EQ(code(head + "crads = 1\n[cards]\nN-001 = 1\n"), "unknown-key");
  EXPECT_EQ(code(head + "[cards]\nN-001 = 0\n"), "out-of-range");
  EXPECT_EQ(code(head + "[cards]\nN-001 = \"three\"\n"), "wrong-type");
  EXPECT_EQ(code(head + "[cards]\nN-001 = 1\nN-001 = 2\n"), "syntax");
  const auto reading = read_deck(head + "[cards]\nN-002 = 1\nN-001 = x\n", "a/b/mine.toml");
  ASSERT_FALSE(reading.messages.empty());
  EXPECT_EQ(reading.messages.front().line, 6);
}

TEST(DeckReader, KeepsTheOrderOfTheFile) {
  const auto reading = read_deck(
      "format = 1\ngame = \"naruto\"\nname = \"Mine\"\n[cards]\nN-002 = 1\nJ-001 = 2\nN-001 = 3\n", "a/b/mine.toml");
  ASSERT_TRUE(reading.deck);
  EXPECT_EQ(reading.deck->id, "mine");
  EXPECT_EQ(reading.deck->name.in("it"), "Mine");
  EXPECT_EQ(reading.deck->cards, (std::vector<DeckEntry>{{"N-002", 1}, {"J-001", 2}, {"N-001", 3}}));
}

}  // namespace
}  // namespace naruto
