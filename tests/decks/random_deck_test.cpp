// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/decks/random_deck.h"

#include "engine/naruto/decks/deck_reader.h"
#include "tests/decks/invented_pool.h"

namespace playsheet::support {
namespace {

using namespace naruto;

class RandomDecks : public InventedPool {};

TEST_F(RandomDecks, AreLegalInEveryEdition) {  // N-DECK-01 to N-DECK-14, N-REINF-01 to N-REINF-04
  for (const Edition& each : editions())
    for (const Catalog* cards : {static_cast<const Catalog*>(pool_), &shipped_cards()})
      for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        const auto deck = random_deck(*cards, each, seed, seed % 2 == 0);
        ASSERT_TRUE(deck) << each.id << " " << seed;
        const auto violations = check_deck(*deck, *cards, each);
        ASSERT_EQ(told(violations), "") << each.id << " " << seed;
        EXPECT_EQ(cards_in(deck->sideboard), seed % 2 == 0 ? each.sideboard_size : 0);
        EXPECT_EQ(deck->reinforcement.empty(), each.reinforcement_max == 0);
      }
}

TEST_F(RandomDecks, ObeyHouseRulings) {
  using Choice = std::pair<const char*, const char*>;
  for (const auto& [id, value] :
       {Choice{"A-22", "cards"}, Choice{"A-05", "no"}, Choice{"A-16", "no"}, Choice{"A-20", "no"}}) {
    const Edition played = ruled("usa-1.3", id, value);
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
      const auto deck = random_deck(*pool_, played, seed, true);
      ASSERT_TRUE(deck) << id;
      EXPECT_EQ(told(check(*deck, played)), "") << id;
    }
  }
  const Edition names = ruled("panini", "A-19", "name");
  for (std::uint64_t seed = 1; seed <= 20; ++seed) EXPECT_EQ(told(check(*random_deck(*pool_, names, seed), names)), "");
}

TEST_F(RandomDecks, TheSeedGivesTheDeck) {
  const Edition& usa = edition("usa-1.3");
  EXPECT_EQ(random_deck(*pool_, usa, 5), random_deck(*pool_, usa, 5));
  EXPECT_NE(random_deck(*pool_, usa, 5)->cards, random_deck(*pool_, usa, 6)->cards);
}

TEST_F(RandomDecks, NothingFromAPoolThatIsTooSmall) {
  Catalog few;
  for (const auto& message :
       read_cards("format = 1\nset = \"x\"\n" + jutsu("J-001", "One") + jutsu("J-002", "Two"), "few.toml", few))
    ADD_FAILURE() << text_of(message);
  EXPECT_FALSE(random_deck(few, edition("usa-1.3"), 1));
  EXPECT_FALSE(random_deck(Catalog{}, edition("panini"), 1));
}

TEST_F(RandomDecks, CanBeWrittenAndReadBack) {
  const Deck deck = *random_deck(*pool_, edition("usa-1.3"), 3, true);
  const auto again = read_deck(write_deck(deck), deck.id + ".toml", pool_);
  ASSERT_TRUE(again.deck);
  EXPECT_TRUE(again.messages.empty());
  EXPECT_EQ(*again.deck, deck);
}

}  // namespace
}  // namespace playsheet::support
