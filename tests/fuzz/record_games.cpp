// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/record_games.h"

#include "engine/players/random_player.h"

namespace playsheet::fuzz {

naruto::MatchSetup small_match(std::uint64_t seed) {
  naruto::Deck deck;
  deck.name.en = "Small";
  std::array<int, 4> left{16, 6, 12, 2};  // of each type of card
  for (const naruto::CardDefinition& card : cards())
    if (card.readiness == naruto::Readiness::ready && left[static_cast<std::size_t>(card.type)] > 0) {
      --left[static_cast<std::size_t>(card.type)];
      deck.cards.push_back({card.code, 1});
    }
  naruto::MatchSetup setup;
  setup.edition = &naruto::editions().front();
  setup.seats[naruto::PlayerId::south] = {"Ada", deck};
  setup.seats[naruto::PlayerId::north] = {"Bruno", deck};
  setup.seed = seed;
  return setup;
}

naruto::Match played_match(std::uint64_t seed, std::size_t decisions) {
  naruto::Match match(cards(), small_match(seed));
  players::RandomPlayer player(seed);
  while (!match.over() && match.moments().size() <= decisions)
    law(!match.act(match.decider(), player.choose(match.state(), match.rules())), "a random player decides legally");
  return match;
}

}  // namespace playsheet::fuzz
