// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>

#include "app/storage/text_file.h"
#include "engine/naruto/cards/card_reader.h"
#include "engine/naruto/decks/construction.h"
#include "engine/naruto/decks/deck_reader.h"
#include "tests/support/source_path.h"

namespace naruto {
namespace {

class Decks : public testing::Test {
 protected:
  static void SetUpTestSuite() {
    catalog_ = new Catalog;
    const auto sources = playsheet::read_card_sources(playsheet::support::source_path("resources/cards"));
    for (const auto& source : *sources) read_cards(source.text, source.name, *catalog_);
  }
  static void TearDownTestSuite() { delete catalog_; }

  static DeckReading ready_deck(const std::string& id) {
    const auto path = playsheet::support::source_path("resources/decks") / (id + ".toml");
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

TEST_F(Decks, ReadyDecksOfTheItalianRulesAreLegalThere) {  // N-DECK-01, N-DECK-09, N-SIDE-01
  const Edition& panini = *find_edition("panini");
  for (const std::string id : {"panini-clones", "panini-embers"}) {
    const auto reading = ready_deck(id);
    ASSERT_TRUE(reading.deck) << id;
    EXPECT_TRUE(reading.messages.empty()) << id;
    EXPECT_EQ(reading.deck->edition, "panini");
    EXPECT_EQ(cards_in(reading.deck->sideboard), panini.sideboard_size);
    for (const auto* language : {"en", "it", "pt_BR"}) {
      EXPECT_FALSE(reading.deck->name.in(language).empty()) << id;
      EXPECT_FALSE(reading.deck->note.in(language).empty()) << id;
    }
    for (const auto& violation : check_deck(*reading.deck, *catalog_, panini))
      ADD_FAILURE() << id << ": " << text_of(violation);
  }
  for (const std::string id : {"clones", "embers", "mist", "formation"}) {
    EXPECT_FALSE(check_deck(*ready_deck(id).deck, *catalog_, panini).empty()) << id << " has 50 cards";
    EXPECT_TRUE(check_deck(*ready_deck(id).deck, *catalog_, *find_edition("bandai-pt")).empty()) << id;
  }
}

TEST_F(Decks, WrittenDecksReadBack) {
  for (const std::string id : {"clones", "embers", "mist", "formation", "panini-clones", "panini-embers"}) {
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
  deck.cards = {{"N-999X", 1}, {"J-162", 1}, {"N-987", 1}, {"N-684", 1}};
  const auto violations = check(deck);
  ASSERT_TRUE(find(violations, DeckBreach::unknown_card));
  EXPECT_EQ(find(violations, DeckBreach::unknown_card)->card, "N-999X");
  ASSERT_TRUE(find(violations, DeckBreach::pending_card));
  EXPECT_EQ(find(violations, DeckBreach::pending_card)->card, "J-162");
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

TEST_F(Decks, UnknownCodesAreToldWithTheirPlaceAndTheNearestCode) {  // N-DECK-14
  const std::string text =
      "format = 1\ngame = \"naruto\"\nname = \"Mine\"\n[cards]\nN-001 = 1\n  n-41 = 1\n\"Rock Lee\" = 1\n[sideboard]\n"
      "ZZZZZZZZZZ = 2\n";
  const auto reading = read_deck(text, "mine.toml", catalog_);
  ASSERT_TRUE(reading.deck) << "the rest is checked all the same";
  ASSERT_EQ(reading.messages.size(), 3U);
  EXPECT_EQ(reading.messages[0].code, MessageCode::unknown_name);
  EXPECT_EQ(reading.messages[0].line, 6);
  EXPECT_EQ(reading.messages[0].column, 3);
  EXPECT_EQ(reading.messages[0].nearest, "N-041");
  EXPECT_EQ(reading.messages[1].line, 7);
  EXPECT_NE(reading.messages[1].nearest.find("N-041"), std::string::npos) << reading.messages[1].nearest;
  EXPECT_EQ(reading.messages[2].path, "sideboard.ZZZZZZZZZZ");
  EXPECT_EQ(reading.messages[2].nearest, "");
  EXPECT_TRUE(text_of(reading.messages[0]).starts_with("mine.toml:6:3: warning: unknown-name"))
      << text_of(reading.messages[0]);
  EXPECT_EQ(read_deck(text, "mine.toml").messages.size(), 0U) << "without a catalog nothing is known of codes";
}

TEST(DeckReader, ReadsSideboardReinforcementAndEdition) {  // N-SIDE-01, N-REINF-01
  const std::string text =
      "format = 1\ngame = \"naruto\"\nedition = \"panini\"\nname = \"Mine\"\n[cards]\nN-002 = 1\n[sideboard]\nJ-001 = "
      "2\n"
      "N-001 = 3\n[reinforcement]\nS-001 = 1\n";
  const auto reading = read_deck(text, "mine.toml");
  ASSERT_TRUE(reading.deck);
  EXPECT_EQ(reading.deck->edition, "panini");
  EXPECT_EQ(reading.deck->sideboard, (std::vector<DeckEntry>{{"J-001", 2}, {"N-001", 3}}));
  EXPECT_EQ(reading.deck->reinforcement, (std::vector<DeckEntry>{{"S-001", 1}}));
  const auto again = read_deck(write_deck(*reading.deck), "mine.toml");
  ASSERT_TRUE(again.deck);
  EXPECT_EQ(*again.deck, *reading.deck);
}

TEST(DeckReader, SaysWhereAndWhatWasMeant) {
  const std::string head = "format = 1\ngame = \"naruto\"\nname = \"Mine\"\n";
  const auto only = [](const std::string& text) {
    const auto reading = read_deck(text, "mine.toml");
    EXPECT_FALSE(reading.deck);
    EXPECT_EQ(reading.messages.size(), 1U) << text;
    return reading.messages.empty() ? CardMessage{} : reading.messages.front();
  };
  auto message = only(head + "editoin = \"panini\"\n[cards]\nN-001 = 1\n");
  EXPECT_EQ(message.code, MessageCode::unknown_key);
  EXPECT_EQ(message.line, 4);
  EXPECT_EQ(message.column, 1);
  EXPECT_EQ(message.nearest, "edition");
  message = only(head + "edition = \"panino\"\n[cards]\nN-001 = 1\n");
  EXPECT_EQ(message.line, 4);
  EXPECT_EQ(message.column, 11);
  EXPECT_EQ(message.found, "\"panino\"");
  EXPECT_EQ(message.nearest, "panini");
  message = only(head + "[cards]\nN-001 = 1\n[sidebord]\nN-001 = 1\n");
  EXPECT_EQ(message.line, 6);
  EXPECT_EQ(message.nearest, "sideboard");
  message = only(head + "[cards]\nN-001 = 1\n[reinforcement]\nN-002 = 100\n");
  EXPECT_EQ(message.code, MessageCode::out_of_range);
  EXPECT_EQ(message.line, 7);
  EXPECT_EQ(message.column, 9);
  EXPECT_EQ(message.found, "100");
  EXPECT_EQ(message.path, "reinforcement.N-002");
  EXPECT_EQ(only(head + "[cards]\nN-001 = 1.5\n").code, MessageCode::wrong_type);
  EXPECT_EQ(only(head + "sideboard = 3\n[cards]\nN-001 = 1\n").code, MessageCode::wrong_type);
  EXPECT_EQ(only(head + "[cards]\n\"\" = 1\n").code, MessageCode::bad_code);
}

TEST(DeckReader, NeverThrowsOnGarbage) {
  const std::string whole =
      "format = 1\ngame = \"naruto\"\nedition = \"panini\"\n[name]\nen = \"x\"\n[cards]\nN-001 = 1\n[sideboard]\n"
      "N-002 = 2\n[reinforcement]\nS-001 = 3\n";
  for (std::size_t length = 0; length < whole.size(); ++length) (void)read_deck(whole.substr(0, length), "cut.toml");
  for (std::size_t at = 0; at < whole.size(); ++at)
    for (const char byte : {'\0', '\n', '[', '"', '=', '.', '\xff'}) {
      std::string broken = whole;
      broken[at] = byte;
      const auto reading = read_deck(broken, "broken.toml");
      EXPECT_TRUE(reading.deck || !reading.messages.empty());
    }
  std::string many = "format = 1\ngame = \"naruto\"\nname = \"x\"\n[cards]\n";
  for (int i = 0; i < 5000; ++i) many += "Z-" + std::to_string(i) + " = 1\n";
  EXPECT_FALSE(read_deck(many, "many.toml").deck);
}

TEST(DeckReader, OddCodesAreQuoted) {
  Deck deck;
  deck.name.en = "x";
  deck.cards = {{"N 1", 1}, {"a.b", 2}, {"\"", 3}};
  const auto again = read_deck(write_deck(deck), "x.toml");
  ASSERT_TRUE(again.deck);
  EXPECT_EQ(again.deck->cards, deck.cards);
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
