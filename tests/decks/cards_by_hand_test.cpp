// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>

#include "engine/naruto/decks/random_deck.h"
#include "engine/naruto/editions/rulings.h"
#include "engine/naruto/laws/laws.h"
#include "engine/naruto/match/match.h"
#include "tests/support/catalogs.h"

/// Cards whose effect the program cannot carry out, in the decks of two players who have agreed on it (N-CR-06, A-130).
namespace playsheet::support {
namespace {

using namespace naruto;

Edition by_hand(std::string_view edition) {
  const HouseRuling allowed{find_ruling("A-130"), *find_value(*find_ruling("A-130"), "yes")};
  return with_rulings(*find_edition(edition), std::span(&allowed, 1));
}

/// The first Mission without an effect tree.
DefinitionId pending_mission() {
  for (std::size_t i = 0; i < shipped_cards().size(); ++i) {
    const auto& card = shipped_cards()[static_cast<DefinitionId>(i)];
    if (card.readiness == Readiness::pending && card.type == CardType::mission) return static_cast<DefinitionId>(i);
  }
  return 0;
}

bool refused_as_pending(const Edition& edition) {
  const auto found = check_card(shipped_cards()[pending_mission()], 1, DeckPile::deck, shipped_cards(), edition);
  return std::any_of(found.begin(), found.end(), [](const auto& v) { return v.code == DeckBreach::pending_card; });
}

// N-CR-06, N-DECK-11, A-130
TEST(CardsByHand, AreInADeckOnlyWhereBothHaveAgreed) {
  EXPECT_TRUE(refused_as_pending(*find_edition("usa-1.3")));
  EXPECT_FALSE(refused_as_pending(by_hand("usa-1.3")));
}

// N-CR-06, N-CR-05: such games are played to their end like any other, with and without changes at the desk
TEST(CardsByHand, TheLawsHoldInGamesWithThem) {
  const Edition edition = by_hand("usa-1.3");
  const Rulebook rules{&shipped_cards(), &edition};
  std::size_t pending = 0;
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    MatchSetup match;
    match.edition = &edition;
    for (const PlayerId player : table::kPlayers)
      match.seats[player].deck = *random_deck(shipped_cards(), edition, 2 * seed + static_cast<std::uint64_t>(player));
    match.seed = seed;
    for (const DeckEntry& entry : match.seats[PlayerId::south].deck.cards)
      pending += shipped_cards()[*shipped_cards().find(entry.code)].readiness == Readiness::pending ? 1U : 0U;
    const LawReport report = check_laws(rules, setup_of(match, shipped_cards()), seed, seed % 2 == 0);
    ASSERT_EQ(report.broken, "") << "seed " << seed;
  }
  EXPECT_GT(pending, 100U) << "they are in the decks";
}

}  // namespace
}  // namespace playsheet::support
