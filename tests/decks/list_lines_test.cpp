// SPDX-License-Identifier: GPL-3.0-or-later
// Lists as people write them: whatever a line says is in the deck or in a question, and nothing else is in the deck.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <map>

#include "engine/naruto/decks/formats/deck_import.h"
#include "engine/table/random.h"
#include "tests/support/catalogs.h"

namespace playsheet::support {
namespace {

using namespace naruto;

const CardIndex& known_cards() {
  static const CardIndex cards(shipped_cards());
  return cards;
}
DeckImport read_list(std::string_view text) { return import_deck(text, "list.txt", known_cards()); }
std::string asked(const DeckImport& import) {
  std::string out;
  if (import.refusal) out += text_of(*import.refusal, "list.txt") + "\n";
  for (const auto& question : import.questions) out += text_of(question, "list.txt") + "\n";
  return out;
}
using Entries = std::vector<DeckEntry>;

TEST(ListLines, ANumberStandsBeforeOrBehindACardInManyWritings) {
  for (const char* line : {"3 N-001",
                           "3x N-001",
                           "3X N-001",
                           "3× N-001",
                           "3xN-001",
                           "x3 N-001",
                           "×3 N-001",
                           "(3) N-001",
                           "3 x N-001",
                           "N-001 3",
                           "N-001\t3",
                           "3\tN-001",
                           "N-001 x3",
                           "N-001 3x",
                           "N-001 (3)",
                           "N-001 (x3)",
                           "N-001 - 3",
                           "N-001: 3",
                           "N-001 = 3",
                           "N-001 x 3",
                           "N-001×3",
                           "n001 3",
                           "N001 3",
                           "• 3 N-001",
                           "- 3 N-001",
                           "* 3x N-001",
                           "3\u00A0N-001",
                           "N-001\u00A03",
                           "3\u202FN-001",
                           "\u20033\u2009N-001",
                           "3 [n001]",
                           "Naruto Uzumaki [N-001] 3",
                           "3 Naruto Uzumaki (N-001)",
                           "N-001 Naruto Uzumaki x3",
                           "3 N-001 Naruto Uzumaki",
                           "3 N-001 - Naruto Uzumaki",
                           "3 Naruto Uzumaki N-001",
                           "3 Naruto Uzumaki [N-001] *F*",
                           "3 N-001 foil",
                           "Ninja: 3 N-001",
                           "{3} N-001",
                           "3 Naruto Uzumaki N-001 [n001]",
                           "Main: 3 N-001"}) {
    const auto read = read_list(line);
    EXPECT_EQ(read.deck.cards, (Entries{{"N-001", 3}})) << line << "\n" << asked(read);
    EXPECT_EQ(asked(read), "") << line;
  }
}

TEST(ListLines, APileStandsInFrontOfACardOrBehindIt) {
  for (const char* line :
       {"SB: 2 N-303", "sb: 2 N-303", "Sb: 2 N-303", "SB 2 N-303", "sideboard: 2 N-303", "Sideboard 2 N-303",
        "[SB] 2 N-303", "(Side) 2 N-303", "Riserva: 2 N-303", "reserva 2x N-303", "2 SB: N-303", "2 N-303 @side",
        "2 N-303 #sb", "2 N-303 <Riserva>", "2 N-303 (sideboard)", "2 N-303 SB", "SB: N-303 2"}) {
    const auto read = read_list(line);
    EXPECT_EQ(read.deck.sideboard, (Entries{{"N-303", 2}})) << line << "\n" << asked(read);
    EXPECT_TRUE(read.deck.cards.empty()) << line;
    EXPECT_EQ(asked(read), "") << line;
  }
  for (const char* line :
       {"Reinforcement: 1 N-684", "reinforcements 1 N-684", "Rinforzi: N-684", "Reforços: 1x N-684", "N-684 (Reforço)"})
    EXPECT_EQ(read_list(line).deck.reinforcement, (Entries{{"N-684", 1}})) << line << "\n" << asked(read_list(line));
  // of this line only
  EXPECT_EQ(read_list("sb: 2 N-303\n1 N-001\n").deck.cards, (Entries{{"N-001", 1}}));
}

/// Codes have three figures or what their number needs: with a zero more it may be another card, or a number of copies.
TEST(ListLines, ACodeWithTooManyZerosIsAskedAbout) {
  for (const char* line : {"N-0013", "N-0013 2", "2 n0013", "N-00013", "1 NI-0008"}) {
    const auto read = read_list(line);
    EXPECT_TRUE(read.deck.cards.empty()) << line;
    EXPECT_EQ(read.questions.size(), 1U) << line << asked(read);
  }
  for (const char* line : {"1 N-013", "1 n13", "1 N-13", "1 n 013"})
    EXPECT_EQ(read_list(line).deck.cards, (Entries{{"N-013", 1}})) << line << asked(read_list(line));
  EXPECT_EQ(read_list("1 N-1467").deck.cards, (Entries{{"N-1467", 1}}));
}

TEST(ListLines, SignsThatPartAListSayNothing) {
  for (const char* rule : {"---", "-----", "=====", "* * *", "|---|---|", "~~~~", "// ----", "____"}) {
    const auto read = read_list(fmt::format("3 N-001\nSideboard\n{}\n1 N-303\n", rule));
    EXPECT_EQ(asked(read), "") << rule;
    EXPECT_EQ(read.deck.sideboard, (Entries{{"N-303", 1}})) << rule;
  }
}

/// As deck files of other programs part their piles; a word that nobody knows is asked about as any heading is.
TEST(ListLines, AHeadingStandsRightBehindASign) {
  const auto read = read_list("#main\n3 N-001\n#extra\n1 N-002\n!side\n1 N-303\n");
  EXPECT_EQ(read.deck.cards, (Entries{{"N-001", 3}}));
  EXPECT_EQ(read.deck.sideboard, (Entries{{"N-303", 1}}));
  ASSERT_EQ(read.questions.size(), 1U) << asked(read);
  EXPECT_EQ(read.questions[0].line, 3);
  EXPECT_EQ(read.questions[0].below, (Entries{{"N-002", 1}}));
}

TEST(ListLines, ASetInFrontOfANameIsNoReasonToKnowNoCard) {
  const auto read = read_list("3 [Coils] Rock Lee\n");
  ASSERT_EQ(read.questions.size(), 1U);
  const auto& meant = read.questions[0].candidates;
  EXPECT_NE(std::find(meant.begin(), meant.end(), "N-031"), meant.end()) << asked(read);
}

TEST(ListLines, SeveralCardsStandOnALine) {
  for (const char* line : {"3 N-001, 2 N-031", "3 N-001; 2 N-031", "N-001 x3, N-031 x2", "Ninja: 3 N-001, 2x N-031",
                           "3x N-001,2x N-031", "N-001 3, N-031 2"})
    EXPECT_EQ(read_list(line).deck.cards, (Entries{{"N-001", 3}, {"N-031", 2}})) << line << asked(read_list(line));
  EXPECT_EQ(read_list("sb: 3 N-001, 2 N-031").deck.sideboard, (Entries{{"N-001", 3}}));
}

TEST(ListLines, CardsThatAreNotInTheDeckAreAskedAbout) {
  for (const char* head :
       {"Maybeboard", "// Maybeboard", "# Considering:", "Wishlist (12)", "Maybe:", "Forse", "// Em dúvida"}) {
    const auto read = read_list(fmt::format("3 N-001\n\n{}\n2 N-031\n1 N-085\nSideboard\n1 N-303\n", head));
    EXPECT_EQ(read.deck.cards, (Entries{{"N-001", 3}})) << head;
    EXPECT_EQ(read.deck.sideboard, (Entries{{"N-303", 1}})) << head;
    ASSERT_EQ(read.questions.size(), 2U) << head << asked(read);
    EXPECT_EQ(read.questions[0].doubt, DeckDoubt::not_in_deck);
    EXPECT_EQ(read.questions[0].count, 2);
    EXPECT_EQ(read.questions[0].candidates, std::vector<std::string>{"N-031"});
  }
  const auto table = read_list("pile,count,code\nmaybeboard,2,N-031\nwhatever,1,N-001\nside,1,N-303\n");
  EXPECT_TRUE(table.deck.cards.empty());
  EXPECT_EQ(table.questions.size(), 2U) << asked(table);
  EXPECT_EQ(table.deck.sideboard, (Entries{{"N-303", 1}}));
}

TEST(ListLines, WhatIsNotUnderstoodBesideACardIsAskedAbout) {
  for (const char* line : {"N-001 N-031",       "3 N-001 2",
                           "3 N-001 (4)",       "3 N-001 (Set1 #1)",
                           "3. N-001",          "3) N-001",
                           "N-001 #3",          "N-001 -3",
                           "N-001 three 3 4",   "3 N-001 001",
                           "1/3 N-001",         "3.000 N-001",
                           "N-001 3 side main", "3 N-001 and 2 N-031",
                           "N-001 99999999999", "99999999999 N-001",
                           "0 N-001",           "-2 N-001",
                           "N-001 x0",          "N-001 2nd edition",
                           "N-001 N-001 N-001", "n001 N-001",
                           "3 N-001 N-001 n1"}) {
    const auto read = read_list(line);
    EXPECT_TRUE(read.deck.cards.empty() && read.deck.sideboard.empty()) << line;
    ASSERT_EQ(read.questions.size(), 1U) << line << asked(read);
    const auto& spoken = read.questions.front().candidates;
    EXPECT_NE(std::find(spoken.begin(), spoken.end(), "N-001"), spoken.end()) << line << asked(read);
  }
  const auto json = read_list(R"({"cards": [{"code": "N-001", "wanted": 3}, {"code": "N-031", "count": 2}]})");
  EXPECT_EQ(json.deck.cards, (Entries{{"N-031", 2}}));
  ASSERT_EQ(json.questions.size(), 1U);
  EXPECT_EQ(json.questions.front().doubt, DeckDoubt::not_understood);
  const auto table = read_list("count,code,name\n3,N-001,Naruto 7\n");
  EXPECT_EQ(table.questions.size(), 1U) << asked(table);
}

/// A list of luck: what was meant is known, so it is known what must be read.
class LuckyList {
 public:
  explicit LuckyList(std::uint64_t seed) : luck_(seed, 5) {}

  struct Meant {
    DeckPile pile;
    std::string code;
    int count;
  };

  std::string text() {
    std::string out;
    const auto lines = 1 + luck_.below(12);
    for (std::uint32_t i = 0; i < lines; ++i) out += line() + end_of_line();
    return out;
  }
  const std::vector<Meant>& meant() const { return meant_; }
  /// The lines that hold something that nobody may pass over.
  const std::vector<int>& junk() const { return junk_; }

 private:
  template <std::size_t N>
  std::string one_of(const std::array<const char*, N>& words) {
    return words[luck_.below(N)];
  }
  std::string end_of_line() { return one_of(std::array{"\n", "\r\n", "\n\n"}); }
  std::string blank() { return one_of(std::array{" ", "  ", "\t", "\u00A0", "\u2002"}); }

  std::string line() {
    line_ += 1;
    switch (luck_.below(8)) {
      case 0:
        return heading();
      case 1: {
        const std::string first = card();
        const bool of_first = fronted_;
        const std::string second = card();
        // "sb: 2 N-303, 1 N-001": the pile of the second is asked about.
        if (of_first && !fronted_) junk_.push_back(static_cast<int>(meant_.size()));
        return first + one_of(std::array{", ", "; ", ","}) + second;
      }
      case 2:
        junk_.push_back(static_cast<int>(meant_.size()));
        return card() + blank() + one_of(std::array{"(Set1 #4)", "#7", "[N-031 N-085]", "4th", "12 13", "no. 6"});
      default:
        return card();
    }
  }

  std::string heading() {
    const std::array<std::pair<const char*, DeckPile>, 6> heads{{{"Sideboard", DeckPile::sideboard},
                                                                 {"// Mainboard", DeckPile::deck},
                                                                 {"Riserva (7)", DeckPile::sideboard},
                                                                 {"Mazzo principale:", DeckPile::deck},
                                                                 {"Reforços", DeckPile::reinforcement},
                                                                 {"# Rinforzi", DeckPile::reinforcement}}};
    const auto& [words, pile] = heads[luck_.below(heads.size())];
    pile_ = pile;
    return words;
  }

  std::string card() {
    const auto& definition =
        shipped_cards()[static_cast<DefinitionId>(luck_.below(static_cast<std::uint32_t>(shipped_cards().size())))];
    const int count = 1 + static_cast<int>(luck_.below(4));
    DeckPile pile = pile_;
    std::string front;
    fronted_ = luck_.below(6) == 0;
    if (fronted_) {
      front = one_of(std::array{"sb: ", "SB ", "Side: ", "[sb] "});
      pile = DeckPile::sideboard;
    }
    meant_.push_back({pile, definition.code, count});
    std::string code = definition.code;
    if (luck_.below(4) == 0)
      for (char& c : code) c = static_cast<char>(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c);
    const std::string n = std::to_string(count);
    const std::string b = blank();
    switch (luck_.below(10)) {
      case 0:
        return front + code + b + n;
      case 1:
        return front + n + "x" + b + code;
      case 2:
        return front + "x" + n + b + code;
      case 3:
        return front + code + b + "x" + n;
      case 4:
        return front + code + b + "(" + n + ")";
      case 5:
        return front + "(" + n + ")" + b + code;
      case 6:
        return front + code + b + "-" + b + n;
      case 7:
        return front + n + b + std::string(shipped_cards().words().text(definition.name)) + b + "[" + code + "]";
      case 8:
        return front + code + b + n + "x";
      default:
        return front + n + b + code;
    }
  }

  table::RandomStream luck_;
  DeckPile pile_ = DeckPile::deck;
  std::vector<Meant> meant_;
  std::vector<int> junk_;
  int line_ = 0;
  bool fronted_ = false;  ///< a pile stood in front of the last card
};

int copies_of(const DeckImport& read, DeckPile pile, const std::string& code) {
  for (const DeckEntry& entry : entries_of(read.deck, pile))
    if (entry.code == code) return entry.count;
  return 0;
}

/// Law in both directions: each card that was meant is in its pile with its number, or in a question; and the deck
/// holds nothing that was not meant.
TEST(ListLines, NothingWrittenIsLostAndNothingElseIsRead) {
  for (std::uint64_t seed = 1; seed <= 4000; ++seed) {
    LuckyList list(seed);
    const std::string text = list.text();
    const auto read = read_list(text);
    if (list.meant().empty()) continue;
    ASSERT_TRUE(read.good()) << text << asked(read);
    std::map<std::pair<DeckPile, std::string>, int> wanted;
    for (const auto& each : list.meant()) wanted[{each.pile, each.code}] += each.count;
    std::map<std::string, int> in_questions;
    for (const DeckQuestion& question : read.questions)
      for (const std::string& code : question.candidates) ++in_questions[code];
    for (const auto& [place, count] : wanted) {
      const int have = copies_of(read, place.first, place.second);
      if (have == count) continue;
      ASSERT_LT(have, count) << "seed " << seed << ": too many " << place.second << "\n" << text << asked(read);
      ASSERT_GT(in_questions[place.second], 0) << "seed " << seed << ": lost " << place.second << "\n"
                                               << text << asked(read);
    }
    for (const DeckPile pile : kDeckPiles)
      for (const DeckEntry& entry : entries_of(read.deck, pile))
        ASSERT_TRUE(wanted.contains({pile, entry.code})) << "seed " << seed << ": invented " << entry.code << "\n"
                                                         << text;
    if (list.junk().empty()) {
      ASSERT_EQ(asked(read), "") << "seed " << seed << "\n" << text;
    }
    ASSERT_GE(read.questions.size(), list.junk().size()) << "seed " << seed << "\n" << text;
  }
}

}  // namespace
}  // namespace playsheet::support
