// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>

#include "engine/naruto/cards/card_reader.h"
#include "engine/naruto/decks/construction.h"
#include "engine/naruto/editions/rulings.h"
#include "tests/support/catalogs.h"

namespace playsheet::support {

/// The invented cards of the worked examples and plain ones besides: NN-1 to NN-40 Ninja, JJ-1 to JJ-40 Jutsu (each a
/// name of its own), PP-1 to PP-4 platoons, SQ-1 to SQ-12 squads of which all have "Choro" and the first three "Dan",
/// and some printings that the lists of limited cards speak of.
class InventedPool : public testing::Test {
 protected:
  static void SetUpTestSuite() {
    pool_ = new naruto::Catalog;
    for (const auto& message : naruto::read_cards(text_of_file(source_path("resources/scenarios/test_cards.toml")),
                                                  "test_cards.toml", *pool_))
      ADD_FAILURE() << text_of(message);
    for (const auto& message : naruto::read_cards(source(), "pool.toml", *pool_)) ADD_FAILURE() << text_of(message);
  }
  static void TearDownTestSuite() { delete pool_; }

  static std::string source() {
    std::string text = "format = 1\nset = \"Pool\"\n";
    for (int i = 1; i <= 40; ++i) {
      const std::string n = std::to_string(i);
      text += ninja("NN-" + n, "Ninja " + n, "\"Genin\"");
      text += jutsu("JJ-" + n, "Jutsu " + n);
      if (i <= 4) text += ninja("PP-" + n, "Ninja " + n + " & Beni", "\"Platoon\"");
      if (i <= 12)
        text += ninja("SQ-" + n, (i <= 3 ? std::string("Dan & Choro (") : "Ninja " + n + " & Choro (") + n + ")",
                      "\"Squad\"");
      if (i <= 6) text += ninja("SS-" + n, "Left " + n + " & Right " + n, "\"Squad\"");
    }
    text += ninja("N-7555", "Aki & Beni & Dan", "\"Squad\", \"Name: Choro\"");
    text += jutsu("TE-006", "Eight Seals");
    text += jutsu("J-006", "Seals Abroad");
    text += jutsu("J-076", "Snake Shadow");
    text += jutsu("J-0763", "Snake Shadow");
    text += client("C-001", "Inari");
    text += client("C-010", "Akane");
    text += ninja("N-7138", "Naruto Uzumaki", "\"Genin\"", "code_it = \"NI-S10\"\n");
    text += ninja("N-7139", "Naruto Uzumaki", "\"Genin\"", "code_it = \"NI-S11\"\n");
    for (const char* code : {"ST-051", "NI-138", "ST-S02", "NI-S06", "NI-155", "NI-163"})
      text += ninja(code, std::string("Limited ") + code, "\"Genin\"");
    text += ninja("N-7140", "Later One", "\"Genin\", \"Senjutsu\"");
    text += ninja("N-7141", "Other Shape", "\"Genin\"", "form_of = \"NN-1\"\n");
    text += ninja("N-7142", "Unwritten", "\"Genin\"", "status = \"pending\"\n", false);
    return text;
  }

  static std::string ninja(const std::string& code, const std::string& name, const std::string& traits,
                           const std::string& more = {}, bool ready = true) {
    return "[[card]]\ncode = \"" + code + "\"\nname = \"" + name +
           "\"\ntype = \"ninja\"\nsymbols = [\"Fire\"]\nentrance_cost = 1\nhand_cost = 0\nhealthy = [1, 1]\n"
           "injured = [0, 0]\nattributes = [\"Fang\"]\ncharacteristics = [" +
           traits + "]\n" + more + (ready ? "text = \"none\"\n" : "summary = \"x\"\n");
  }
  static std::string jutsu(const std::string& code, const std::string& name) {
    return "[[card]]\ncode = \"" + code + "\"\nname = \"" + name +
           "\"\ntype = \"jutsu\"\nsymbols = [\"Fire\"]\njutsu_cost = \"1\"\ntext = \"none\"\n";
  }
  static std::string client(const std::string& code, const std::string& name) {
    return "[[card]]\ncode = \"" + code + "\"\nname = \"" + name +
           "\"\ntype = \"client\"\nsymbols = [\"Fire\", \"Water\"]\nentrance_cost = 1\nhand_cost = 0\ntext = "
           "\"none\"\n";
  }

  static const naruto::Edition& edition(std::string_view id) { return *naruto::find_edition(id); }
  static naruto::Edition ruled(std::string_view id, std::string_view ruling, std::string_view value) {
    naruto::Edition played = edition(id);
    const naruto::Ruling& found = *naruto::find_ruling(ruling);
    found.set(played, *naruto::find_value(found, value));
    return played;
  }

  /// The pile with further Jutsu up to the size, from the name `first` on.
  static void fill(std::vector<naruto::DeckEntry>& pile, int size, int first = 1) {
    for (int i = first; naruto::cards_in(pile) < size; ++i)
      pile.push_back({"JJ-" + std::to_string(i), std::min(3, size - naruto::cards_in(pile))});
  }
  static naruto::Deck deck_of(int size, std::vector<naruto::DeckEntry> cards = {}) {
    naruto::Deck deck;
    deck.cards = std::move(cards);
    fill(deck.cards, size);
    return deck;
  }
  /// So many Ninja, three of each name.
  static std::vector<naruto::DeckEntry> ninja_cards(int count) {
    std::vector<naruto::DeckEntry> cards;
    for (int i = 1; naruto::cards_in(cards) < count; ++i)
      cards.push_back({"NN-" + std::to_string(i), std::min(3, count - naruto::cards_in(cards))});
    return cards;
  }

  static std::vector<naruto::DeckViolation> check(const naruto::Deck& deck, const naruto::Edition& played) {
    return naruto::check_deck(deck, *pool_, played);
  }
  static std::string told(const std::vector<naruto::DeckViolation>& all) {
    std::string out;
    for (const auto& each : all) out += text_of(each) + "\n";
    return out;
  }
  static void expect_legal(const naruto::Deck& deck, const naruto::Edition& played) {
    EXPECT_EQ(told(check(deck, played)), "") << played.id;
  }
  /// Exactly one violation: its code, rule and numbers.
  static naruto::DeckViolation expect_one(const naruto::Deck& deck, const naruto::Edition& played,
                                          naruto::DeckBreach code, std::string_view rule, int found, int allowed) {
    const auto all = check(deck, played);
    EXPECT_EQ(all.size(), 1U) << played.id << "\n" << told(all);
    if (all.empty()) return {};
    EXPECT_EQ(all.front().code, code) << told(all);
    EXPECT_EQ(all.front().rule, rule) << told(all);
    EXPECT_EQ(all.front().found, found) << told(all);
    EXPECT_EQ(all.front().allowed, allowed) << told(all);
    EXPECT_GT(all.front().fix.count, 0) << told(all);
    EXPECT_TRUE(text_of(all.front()).starts_with(rule));
    return all.front();
  }
  static bool has(const std::vector<naruto::DeckViolation>& all, naruto::DeckBreach code, std::string_view card = {}) {
    return std::any_of(all.begin(), all.end(),
                       [&](const auto& v) { return v.code == code && (card.empty() || v.card == card); });
  }

  static naruto::Catalog* pool_;
};
inline naruto::Catalog* InventedPool::pool_ = nullptr;

}  // namespace playsheet::support
