// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <set>

#include "engine/naruto/decks/formats/alike_printings.h"
#include "engine/naruto/decks/formats/deck_answers.h"
#include "engine/naruto/editions/edition.h"
#include "tests/support/catalogs.h"

/// A list of names asks only where the answer changes a game.
namespace playsheet::support {
namespace {

using namespace naruto;

const CardIndex& alike_index() {
  static const CardIndex cards(shipped_cards());
  return cards;
}
const Edition& alike_edition() { return *find_edition("usa-1.3"); }
const CardDefinition& alike_card(const std::string& code) { return shipped_cards()[*shipped_cards().find(code)]; }
bool plays_there(const std::string& code) {
  return check_card(alike_card(code), 1, DeckPile::deck, shipped_cards(), alike_edition()).empty();
}

TEST(AlikePrintings, DifferentTextsAreAskedAboutAndTheFirstThatPlaysIsProposed) {
  auto read = import_deck("2 Kunai\n", "list.txt", alike_index());
  EXPECT_EQ(settle_alike_printings(read, shipped_cards(), alike_edition()), 0);
  ASSERT_EQ(read.questions.size(), 1U);
  EXPECT_EQ(proposed_printing(read.questions.front(), shipped_cards(), alike_edition()), "J-001");
  EXPECT_FALSE(same_for_play(alike_card("J-001"), alike_card("J-127"), shipped_cards().words()));
  EXPECT_TRUE(same_for_play(alike_card("N-US035"), alike_card("N-US035B"), shipped_cards().words()) ||
              alike_card("N-US035B").readiness != Readiness::ready);
}

/// Every name of the catalog: settled if, and only if, all printings that could be played are the same for play.
TEST(AlikePrintings, EveryNameIsSettledOrAskedAboutByWhatItsPrintingsDo) {
  std::set<std::string> names;
  for (const CardDefinition& each : shipped_cards()) names.emplace(shipped_cards().words().text(each.name));
  int settled = 0;
  int asked = 0;
  for (const std::string& name : names) {
    auto read = import_deck("3 " + name + "\n", "list.txt", alike_index());
    if (read.questions.size() != 1 || read.questions.front().doubt != DeckDoubt::several_cards) continue;
    const DeckQuestion question = read.questions.front();
    std::vector<std::string> playable;
    for (const std::string& code : question.candidates)
      if (plays_there(code)) playable.push_back(code);
    bool alike = !playable.empty();
    for (const std::string& code : playable)
      alike = alike && same_for_play(alike_card(playable.front()), alike_card(code), shipped_cards().words());
    EXPECT_EQ(settle_alike_printings(read, shipped_cards(), alike_edition()), alike ? 1 : 0) << name;
    (alike ? settled : asked) += 1;
    EXPECT_EQ(read.questions.empty(), alike) << name;
    if (!alike) continue;
    ASSERT_EQ(read.deck.cards.size(), 1U) << name;
    EXPECT_EQ(read.deck.cards.front(), (DeckEntry{playable.front(), 3})) << name;
  }
  RecordProperty("settled", settled);
  RecordProperty("asked", asked);
  EXPECT_GT(settled, 50);
  EXPECT_GT(asked, 50);
}

/// What is settled under a heading that nobody knows waits with it for the answer; the other questions keep theirs.
TEST(AlikePrintings, UnderAnUnknownHeadingTheCardWaitsWithIt) {
  std::string name;
  std::string code;
  for (const CardDefinition& each : shipped_cards()) {
    const std::string called(shipped_cards().words().text(each.name));
    auto read = import_deck("1 " + called + "\n", "list.txt", alike_index());
    if (read.questions.size() != 1 || settle_alike_printings(read, shipped_cards(), alike_edition()) != 1) continue;
    name = called;
    code = read.deck.cards.front().code;
    break;
  }
  ASSERT_FALSE(name.empty());
  auto read = import_deck("1 N-001\n1 " + name + "\n[Extras]\n2 " + name + "\n3 Kunai\n", "list.txt", alike_index());
  ASSERT_EQ(read.questions.size(), 4U);
  EXPECT_EQ(settle_alike_printings(read, shipped_cards(), alike_edition()), 2);
  ASSERT_EQ(read.questions.size(), 2U);
  EXPECT_EQ(read.questions[0].doubt, DeckDoubt::unknown_heading);
  EXPECT_EQ(read.questions[0].below, (std::vector<DeckEntry>{{code, 2}}));
  EXPECT_EQ(read.questions[1].heading, 0);
  take_answers(read, {{{}, DeckPile::sideboard}, {{{"J-001", 3}}, {}}});
  EXPECT_EQ(read.deck.cards, (std::vector<DeckEntry>{{"N-001", 1}, {code, 1}}));
  EXPECT_EQ(read.deck.sideboard, (std::vector<DeckEntry>{{code, 2}, {"J-001", 3}}));
}

}  // namespace
}  // namespace playsheet::support
