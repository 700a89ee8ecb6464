// SPDX-License-Identifier: GPL-3.0-or-later
// Lists with something in them that is not understood: nothing of it is dropped, and nothing else is read. The words of
// a line are known here, so that it is known what may come of it.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "engine/naruto/decks/formats/deck_answers.h"
#include "engine/naruto/decks/formats/deck_import.h"
#include "engine/table/random.h"
#include "tests/support/catalogs.h"

namespace playsheet::support {
namespace {

using namespace naruto;

const CardIndex& cards_of_laws() {
  static const CardIndex cards(shipped_cards());
  return cards;
}
DeckImport read_text(std::string_view text) { return import_deck(text, "list.txt", cards_of_laws()); }
std::string questions_of(const DeckImport& import) {
  std::string out;
  if (import.refusal) out += text_of(*import.refusal, "list.txt") + "\n";
  for (const auto& question : import.questions) out += text_of(question, "list.txt") + "\n";
  return out;
}
using Entries = std::vector<DeckEntry>;

/// One word of a line and what it means there.
struct LawWord {
  enum Kind { code, number, pile, nothing, doubt } kind;
  std::string text;
  int value = 0;  ///< of a number, or of a pile
};

class LuckyLine {
 public:
  explicit LuckyLine(std::uint64_t seed) : luck_(seed, 21) {
    words_ = {{LawWord::code, one_of({"N-001", "n031", "N-US010", "J-001", "m-001", "C-018", "nus010", "PR-018B"})}};
    if (luck_.below(4) != 0) put_number(0);
    if (luck_.below(4) == 0) words_.insert(words_.begin(), pile());
    for (std::uint32_t junk = luck_.below(3); junk > 0; --junk) {
      const auto place = luck_.below(static_cast<std::uint32_t>(words_.size()) + 1);
      words_.insert(words_.begin() + static_cast<std::ptrdiff_t>(place), something());
    }
    for (const LawWord& word : words_)
      text_ += (text_.empty() ? "" : one_of({" ", " ", "  ", "\t", "\u00A0"})) + word.text;
  }
  const std::string& text() const { return text_; }

  std::vector<LawWord> all(LawWord::Kind kind) const {
    std::vector<LawWord> out;
    for (const LawWord& word : words_)
      if (word.kind == kind) out.push_back(word);
    return out;
  }

 private:
  std::string one_of(std::initializer_list<const char*> words) {
    return *(words.begin() + luck_.below(static_cast<std::uint32_t>(words.size())));
  }
  void put_number(std::size_t code) {
    const int n = 1 + static_cast<int>(luck_.below(9));
    const std::string form = one_of({"{}", "{}", "{}x", "x{}", "({})", "\u00D7{}", "{}\u00D7"});
    const auto place = static_cast<std::ptrdiff_t>(code + luck_.below(2));
    words_.insert(words_.begin() + place, {LawWord::number, fmt::format(fmt::runtime(form), n), n});
  }
  LawWord pile() {
    const int value = static_cast<int>(luck_.below(3));
    const std::string word = value == 0   ? one_of({"Main:", "main", "[Mainboard]"})
                             : value == 1 ? one_of({"SB:", "sb", "Sideboard:", "[Riserva]", "reserva"})
                                          : one_of({"Reinforcement:", "Rinforzi", "(refor\u00E7os)"});
    return {LawWord::pile, word, value};
  }
  LawWord something() {
    switch (luck_.below(6)) {
      case 0:
        return {LawWord::code, one_of({"N-085", "J-002", "n303"})};
      case 1: {
        const int n = 1 + static_cast<int>(luck_.below(60));
        return {LawWord::number, std::to_string(n), n};
      }
      case 2:
        return pile();
      case 3:
        return {LawWord::doubt, one_of({"#7",          "4th",     "(Set1",  "1/3",     "three",      "due", "tr\u00EAs",
                                        "\u00BD",      "\u00B3",  "\u0663", "III",     "3.000",      "-2",  "0",
                                        "99999999999", "N-99999", "100",    "playset", "2011-05-03", "v2",  "+3"})};
      default:
        return {LawWord::nothing, one_of({"foil", "*F*", "(promo)", "mine", "!", "page", "Set", "\u0416"})};
    }
  }

  table::RandomStream luck_;
  std::vector<LawWord> words_;
  std::string text_;
};

/// What is not asked about is exactly what is written: the codes, their numbers, their pile.
TEST(ListLaws, WhatIsNotAskedAboutIsWhatIsWritten) {
  int read_lines = 0;
  for (std::uint64_t seed = 1; seed <= 40000; ++seed) {
    const LuckyLine line(seed);
    if (line.text().find('#') == 0) continue;  // a remark
    const DeckImport read = read_text(line.text());
    const std::string told = fmt::format("seed {}: {}\n{}", seed, line.text(), questions_of(read));
    ASSERT_TRUE(read.good()) << told;
    std::vector<std::string> written;
    for (const LawWord& word : line.all(LawWord::code)) written.push_back(cards_of_laws().by_code(word.text).front());
    std::vector<DeckEntry> entries;
    std::vector<DeckPile> piles;
    for (const DeckPile pile : kDeckPiles)
      for (const DeckEntry& entry : entries_of(read.deck, pile)) {
        entries.push_back(entry);
        piles.push_back(pile);
        ASSERT_NE(std::find(written.begin(), written.end(), entry.code), written.end()) << "invented: " << told;
      }
    if (!read.questions.empty()) continue;  // all of it is in the question: that shows the whole line
    ++read_lines;
    ASSERT_TRUE(line.all(LawWord::doubt).empty()) << "not understood and not asked: " << told;
    std::sort(written.begin(), written.end());
    std::vector<std::string> have;
    std::vector<int> counts, numbers;
    for (const DeckEntry& entry : entries) {
      have.push_back(entry.code);
      counts.push_back(entry.count);
    }
    std::sort(have.begin(), have.end());
    ASSERT_EQ(have, written) << told;
    for (const LawWord& word : line.all(LawWord::number)) numbers.push_back(word.value);
    if (numbers.empty()) numbers.assign(have.size(), 1);
    std::sort(numbers.begin(), numbers.end());
    std::sort(counts.begin(), counts.end());
    ASSERT_EQ(counts, numbers) << told;
    const auto said = line.all(LawWord::pile);
    const int wanted = said.empty() ? 0 : said.front().value;
    for (const LawWord& word : said) ASSERT_EQ(word.value, wanted) << told;
    for (const DeckPile pile : piles) ASSERT_EQ(static_cast<int>(pile), wanted) << told;
  }
  EXPECT_GT(read_lines, 8000) << "most of what is clear is read";
}

TEST(ListLaws, ANumberAmongOtherWordsIsAskedAbout) {
  for (const char* line :
       {"N-001 page 3", "Level 3 N-001",  "N-001 foil 3", "Set 3 N-001",  "N-001 3 stars", "three N-001",
        "N-001 due",    "III N-001",      "N-001 \u00B3", "\u0663 N-001", "N-001 playset", "4 Man Sqad [M-993]",
        "N-001, 3, 2",  "3 N-001, N-031", "+3 N-001",     "3/4 N-001",    "2-3 N-001",     "3.5 N-001",
        "N-001 No. 3",  "N-001-3",        "1,000 N-001",  "1 000 N-001",  "\u22122 N-001", "N-001 -2",
        "~3 N-001",     "3? N-001"}) {
    const auto read = read_text(line);
    EXPECT_EQ(read.deck.cards.size() + read.deck.sideboard.size(), 0U) << line;
    EXPECT_EQ(read.questions.size(), 1U) << line << "\n" << questions_of(read);
  }
}

TEST(ListLaws, OtherSignsAndPrintingsOfACode) {
  for (const char* line :
       {"3 N\u2011001", "3 N\u2013001", "\uFF13 N-001", "\uFF13\uFF58 \uFF2E\uFF0D\uFF10\uFF10\uFF11", "3 n001_alt",
        "3 [n001_errata]", "3 n001_alt_errata", "3 Naruto Uzumaki [n001ae]", "3 n001rae", "3,N-001", "N-001,3",
        "3;N-001;Naruto Uzumaki", "3,N-001,\"Naruto Uzumaki\"", "| 3 | N-001 |", "3 \u200EN-001\u200F",
        "3 N-001 & Naruto Uzumaki", "N-001 3 Naruto Uzumaki"}) {
    const auto read = read_text(line);
    EXPECT_EQ(read.deck.cards, (Entries{{"N-001", 3}})) << line << "\n" << questions_of(read);
    EXPECT_EQ(questions_of(read), "") << line;
  }
  EXPECT_EQ(read_text("1 N-020 B").deck.cards, (Entries{{"N-020", 1}})) << "a word behind a code is none of it";
}

TEST(ListLaws, ASecondCardOfAnyKindIsAskedAbout) {
  for (const char* line : {"3 N-001 and Rock Lee", "3 N-001 + Rock Lee", "3 N-001 2 N-031", "3 N-001 + 2 N-031",
                           "3 N-001/N-031", "N-001+2 N-031", "1 Sai [N-9999]"}) {
    const auto read = read_text(line);
    EXPECT_TRUE(read.deck.cards.empty()) << line;
    EXPECT_EQ(read.questions.size(), 1U) << line << "\n" << questions_of(read);
  }
  const auto both = read_text("3 N-001 + 2 N-031");
  const auto answers = answers_to(both.questions.front());
  ASSERT_FALSE(answers.empty());
  EXPECT_EQ(answers.back().cards, (Entries{{"N-001", 3}, {"N-031", 2}})) << "each of them";
}

TEST(ListLaws, TheAnswersHaveTheNumbersThatAreWritten) {
  const auto offered = [](const char* line) {
    std::vector<int> counts;
    for (const DeckAnswer& answer : answers_to(read_text(line).questions.at(0)))
      counts.push_back(answer.cards[0].count);
    return counts;
  };
  EXPECT_EQ(offered("3 N-001 2"), (std::vector<int>{3, 2}));
  EXPECT_EQ(offered("3. N-001"), (std::vector<int>{3, 1}));
  EXPECT_EQ(offered("N-001 page 3"), (std::vector<int>{3, 1}));
  EXPECT_EQ(offered("0 N-001"), (std::vector<int>{1, 2, 3}));
  EXPECT_EQ(offered("99999999999 N-001"), (std::vector<int>{1, 2, 3}));
}

TEST(ListLaws, AHeadingThatNobodyKnowsIsNeverAPile) {
  for (const char* head : {"Extras:", "// Trade binder", "== Ideas ==", "[Testing]", "## Later",
                           "Swaps (2):", "# Binder", "// Sideboard plan", "Main deck / Sideboard", "Da provare:"}) {
    const auto read = read_text(fmt::format("3 N-001\n\n{}\n2 N-031\n1 Naruto Uzumaki\nSideboard\n1 N-303\n", head));
    EXPECT_EQ(read.deck.cards, (Entries{{"N-001", 3}})) << head << "\n" << questions_of(read);
    EXPECT_EQ(read.deck.sideboard, (Entries{{"N-303", 1}})) << head;
    ASSERT_EQ(read.questions.size(), 2U) << head << "\n" << questions_of(read);
    EXPECT_EQ(read.questions[0].doubt, DeckDoubt::unknown_heading) << head;
    EXPECT_EQ(read.questions[0].line, 3) << head;
    EXPECT_EQ(read.questions[0].below, (Entries{{"N-031", 2}})) << head;
    EXPECT_EQ(read.questions[1].heading, 0) << head;
    // one answer for all that stands under it
    auto taken = read;
    take_answers(taken, {{{}, DeckPile::reinforcement}, {{{"N-085", 1}}, {}}});
    EXPECT_EQ(taken.deck.reinforcement, (Entries{{"N-031", 2}, {"N-085", 1}})) << head;
    taken = read;
    take_answers(taken, {{}, {}});
    EXPECT_EQ(taken.deck, read.deck) << head << ": left out";
  }
  // remarks stay remarks
  for (const char* remark : {"# a remark", "// 2nd place in Rio, 2011", "# by Tom, with love", "// ----"}) {
    const auto read = read_text(fmt::format("3 N-001\n2 N-031\n{}\n", remark));
    EXPECT_EQ(questions_of(read), "") << remark;
    EXPECT_EQ(read.deck.cards, (Entries{{"N-001", 3}, {"N-031", 2}})) << remark;
  }
}

TEST(ListLaws, CardsThatAreStruckOutAreAskedAbout) {
  for (const char* line : {"# 3 N-031", "// N-031 x3", "#3 N-031", "// 3 Ninja Academy", "# N-031 was too slow"}) {
    const auto read = read_text(fmt::format("3 N-001\n{}\n", line));
    EXPECT_EQ(read.deck.cards, (Entries{{"N-001", 3}})) << line;
    ASSERT_EQ(read.questions.size(), 1U) << line;
    EXPECT_FALSE(read.questions[0].candidates.empty()) << line;
  }
}

TEST(ListLaws, APileInFrontOfSeveralCardsIsThatOfTheFirst) {
  const auto read = read_text("sb: 3 N-001, 2 N-031");
  EXPECT_EQ(read.deck.sideboard, (Entries{{"N-001", 3}}));
  EXPECT_TRUE(read.deck.cards.empty());
  ASSERT_EQ(read.questions.size(), 1U);
  EXPECT_EQ(read.questions[0].pile, DeckPile::sideboard);
  EXPECT_EQ(read.questions[0].count, 2);
}

TEST(ListLaws, NoColumnAndNoKeyIsDropped) {
  const auto asked = [](const char* text, std::size_t questions) {
    const auto read = read_text(text);
    EXPECT_EQ(read.questions.size(), questions) << text << "\n" << questions_of(read);
    return read;
  };
  EXPECT_TRUE(asked("code,name,#\nN-001,Naruto Uzumaki,3\n", 1).deck.cards.empty());
  EXPECT_TRUE(asked("code,name\nN-001,Naruto Uzumaki,3\n", 1).deck.cards.empty());
  EXPECT_EQ(asked("code,count,rarity,year\nN-001,3,2,2011\n", 0).deck.cards, (Entries{{"N-001", 3}}));
  EXPECT_EQ(asked("code,count\nN-001,3x\nN-031,2.0\n", 0).deck.cards, (Entries{{"N-001", 3}, {"N-031", 2}}));
  EXPECT_TRUE(asked("pile,code,count\nbinder,N-001,3\nbinder,N-031,2\n", 1).deck.cards.empty());
  EXPECT_TRUE(asked("code,name,count\nN-001,Naruto 2 N-031,3\n", 1).deck.cards.empty());
  EXPECT_EQ(
      asked("sep=;\npile;count;code;name\ndeck;3;N-001;Naruto Uzumaki\nsideboard;1;N-303;Arashi Fuma\n", 0).deck.cards,
      (Entries{{"N-001", 3}}));
  EXPECT_EQ(asked("My deck,,\nCount,Name,Card ID\n3,Naruto Uzumaki,n001\n", 0).deck.cards, (Entries{{"N-001", 3}}));
  EXPECT_EQ(asked("card_name,set_code,amount\n\"Rock Lee\",N-031,4\n", 0).deck.cards, (Entries{{"N-031", 4}}));

  EXPECT_EQ(asked(R"({"cards": {"n001": 3, "N-031": "2"}})", 0).deck.cards, (Entries{{"N-001", 3}, {"N-031", 2}}));
  EXPECT_EQ(asked(R"({"cards": ["3 N-001", "N-031 x2"]})", 0).deck.cards, (Entries{{"N-001", 3}, {"N-031", 2}}));
  EXPECT_EQ(asked(R"({"cards": [{"code": "N-001", "count": "3"}, {"code": "N-031", "count": 2.0}]})", 0).deck.cards,
            (Entries{{"N-001", 3}, {"N-031", 2}}));
  EXPECT_EQ(asked(R"({"main": [{"id": "n001", "count": 3}], "side": [{"id": "n303", "count": 1}]})", 0).deck.sideboard,
            (Entries{{"N-303", 1}}));
  EXPECT_EQ(
      asked(R"({"cards": [{"code": "N-001", "count": 3}], "binder": [{"code": "N-031", "count": 1}]})", 1).deck.cards,
      (Entries{{"N-001", 3}}));
  EXPECT_EQ(asked(R"({"River": {"N": {"cost0": {"n001": "3"}}, "J": {"j001": "2"}}})", 0).deck.cards,
            (Entries{{"N-001", 3}, {"J-001", 2}}));
  EXPECT_EQ(asked(R"({"River": {"N": {"n001": 3}}, "Fire": {"J": {"j001": 2}}})", 2).questions[0].below,
            (Entries{{"N-001", 3}}));
  EXPECT_EQ(asked(R"([{"code": "N-001", "count": 3}])", 0).deck.cards, (Entries{{"N-001", 3}}));
  EXPECT_TRUE(asked(R"({"cards": [{"code": "N-001", "id": "N-031", "count": 3}]})", 1).deck.cards.empty());
  EXPECT_EQ(asked(R"({"cards": [{"code": "N-303", "count": 2, "board": "side"}]})", 0).deck.sideboard,
            (Entries{{"N-303", 2}}));
  EXPECT_TRUE(asked(R"({"cards": [{"code": "N-303", "count": 2, "board": "binder"}]})", 1).deck.cards.empty());
  EXPECT_EQ(asked(R"({"maybeboard": [{"code": "N-303", "count": 2}], "cards": []})", 1).questions[0].doubt,
            DeckDoubt::not_in_deck);
  EXPECT_EQ(
      asked(R"({"ObjectStates":[{"Nickname":"Binder","ContainedObjects":[{"Description":"n303","Nickname":""}]}]})", 1)
          .questions[0]
          .below,
      (Entries{{"N-303", 1}}));
}

/// What a person has answered is in the deck, with that number and pile.
TEST(ListLaws, AnswersAreReadAsTheyAreWritten) {
  const auto import = read_text("3 N-001 2\n\nExtras:\n2 N-031\n");
  ASSERT_EQ(import.questions.size(), 2U);
  const auto answer = [&](std::size_t question, const char* text) {
    return read_answer(text, import.questions[question], cards_of_laws());
  };
  EXPECT_EQ(answer(0, "N-001")->cards, (Entries{{"N-001", 3}}));
  EXPECT_EQ(answer(0, "2 n001")->cards, (Entries{{"N-001", 2}}));
  EXPECT_EQ(answer(0, "1 N-001 + 2 N-031")->cards, (Entries{{"N-001", 1}, {"N-031", 2}}));
  EXPECT_EQ(answer(0, "none"), DeckAnswer{});
  for (const char* wrong : {"", "deck", "N-9999", "0 N-001", "100 N-001", "SB: 2 N-001", "3 N-001 2", "Rock Lee", "+"})
    EXPECT_FALSE(answer(0, wrong)) << wrong;
  EXPECT_EQ(answer(1, "sideboard")->pile, DeckPile::sideboard);
  for (const char* wrong : {"", "N-001", "deck_and_sideboard", "side"}) EXPECT_FALSE(answer(1, wrong)) << wrong;
}

}  // namespace
}  // namespace playsheet::support
