// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/decks/invented_pool.h"

/// Sideboards (N-SIDE-01) and reinforcement decks (N-REINF-01 to N-REINF-04) as parts of a deck.
namespace playsheet::support {
namespace {

using namespace naruto;

class Sideboard : public InventedPool {};
class Reinforcement : public InventedPool {
 protected:
  static Deck with(std::vector<DeckEntry> squads, std::string_view id = "usa-1.3") {
    Deck deck = deck_of(edition(id).deck_size);
    deck.reinforcement = std::move(squads);
    return deck;
  }
};

TEST_F(Sideboard, EX05NoneOrExactlySoMany) {  // N-SIDE-01, T-306
  for (const std::string_view id : {"usa-1.3", "panini", "bandai-pt"})
    for (const int size : {0, 10, 15}) {
      Deck deck = deck_of(edition(id).deck_size);
      fill(deck.sideboard, size, 20);
      if (size == 0 || size == edition(id).sideboard_size)
        expect_legal(deck, edition(id));
      else if (edition(id).sideboard_size == 0)
        EXPECT_EQ(expect_one(deck, edition(id), DeckBreach::no_sideboard, "N-SIDE-01", size, 0).fix,
                  (DeckFix{DeckFixKind::remove_sideboard, size}));
      else
        EXPECT_EQ(
            expect_one(deck, edition(id), DeckBreach::sideboard_size, "N-SIDE-01", size, edition(id).sideboard_size)
                .fix.count,
            5);
    }
}

TEST_F(Sideboard, ItsCardsObeyTheSameRules) {
  Deck deck = deck_of(40);
  deck.sideboard = {{"T-09", 1}, {"nothing", 1}};
  fill(deck.sideboard, 15, 20);
  const auto all = check(deck, edition("panini"));
  ASSERT_EQ(all.size(), 2U) << told(all);
  EXPECT_EQ(all[0].code, DeckBreach::foreign_keyword);
  EXPECT_EQ(all[0].pile, DeckPile::sideboard);
  EXPECT_EQ(all[1].code, DeckBreach::unknown_card);
  EXPECT_EQ(all[1].pile, DeckPile::sideboard);
}

TEST_F(Sideboard, NinjaOfTheSideboardAreNotOfTheDeck) {  // N-DECK-03
  Deck deck = deck_of(40, ninja_cards(25));
  deck.sideboard = {{"NN-30", 3}, {"NN-31", 3}, {"NN-32", 3}, {"NN-33", 3}, {"NN-34", 3}};
  expect_legal(deck, edition("panini"));
}

TEST_F(Reinforcement, EX06FifteenSquadsThreeOfAName) {  // N-REINF-01, N-REINF-03
  const std::vector<DeckEntry> fifteen{{"T-23", 3}, {"SS-1", 3}, {"SS-2", 3}, {"SS-3", 3}, {"SS-4", 3}};
  expect_legal(with(fifteen), edition("usa-1.3"));
  auto more = fifteen;
  more.push_back({"SS-5", 1});
  const auto many = expect_one(with(more), edition("usa-1.3"), DeckBreach::reinforcement_size, "N-REINF-01", 16, 15);
  EXPECT_EQ(many.fix, (DeckFix{DeckFixKind::remove_cards, 1}));
  const auto four =
      expect_one(with({{"T-23", 4}, {"SS-1", 3}}), edition("usa-1.3"), DeckBreach::squad_copies, "N-REINF-03", 4, 3);
  EXPECT_EQ(four.name, "Aki & Beni");
  EXPECT_EQ(four.pile, DeckPile::reinforcement);
}

TEST_F(Reinforcement, EX06SquadsAndNothingElse) {  // N-REINF-02
  for (const char* code : {"T-05", "NN-1", "JJ-1", "C-001"})
    EXPECT_EQ(
        expect_one(with({{"T-23", 3}, {code, 1}}), edition("usa-1.3"), DeckBreach::not_a_squad, "N-REINF-02", 1, 0)
            .card,
        code);
}

TEST_F(Reinforcement, EX06OtherEditionsHaveNone) {  // N-REINF-01
  for (const std::string_view id : {"panini", "bandai-pt"}) {
    const auto all = check(with({{"T-23", 1}}, id), edition(id));
    ASSERT_TRUE(has(all, DeckBreach::no_reinforcement)) << told(all);
    EXPECT_EQ(all.front().rule, "N-REINF-01");
    EXPECT_EQ(all.front().fix, (DeckFix{DeckFixKind::remove_reinforcement, 1}));
    EXPECT_TRUE(has(all, DeckBreach::foreign_keyword, "T-23"));
  }
}

TEST_F(Reinforcement, AtMostThreeDifferentSquadsWithAComponent) {  // N-REINF-04, A-22
  const Deck three = with({{"SQ-4", 3}, {"SQ-5", 3}, {"SQ-6", 3}});
  expect_legal(three, edition("usa-1.3"));
  const auto four = expect_one(with({{"SQ-4", 1}, {"SQ-5", 1}, {"SQ-6", 1}, {"SQ-7", 1}}), edition("usa-1.3"),
                               DeckBreach::squad_component, "N-REINF-04", 4, 3);
  EXPECT_EQ(four.word, "Choro");
  EXPECT_EQ(four.fix, (DeckFix{DeckFixKind::remove_cards, 1}));
  const Edition cards = ruled("usa-1.3", "A-22", "cards");
  expect_one(three, cards, DeckBreach::squad_component, "N-REINF-04", 9, 3);
  expect_legal(with({{"SQ-4", 1}, {"SQ-5", 1}, {"SQ-6", 1}}), cards);
}

TEST_F(Reinforcement, AnAliasIsNoComponent) {  // N-REINF-04, N-NAME-08
  expect_legal(with({{"SQ-4", 1}, {"SQ-5", 1}, {"SQ-6", 1}, {"N-7555", 1}}), edition("usa-1.3"));
  const CardDefinition& squad = (*pool_)[*pool_->find("N-7555")];
  EXPECT_EQ(component_names(squad, *pool_).size(), 3U);
}

TEST_F(Reinforcement, NamesInDeckAndReinforcementDeckAreCountedApart) {  // N-DECK-06, N-REINF-03
  Deck deck = deck_of(50, {{"T-05", 3}});
  deck.reinforcement = {{"T-23", 3}};
  expect_legal(deck, edition("usa-1.3"));
}

}  // namespace
}  // namespace playsheet::support
