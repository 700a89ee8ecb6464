// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/gormiti/decks/deck_check.h"

#include <algorithm>

namespace gormiti {
namespace {

/// G-202, G-203: which cards are the same is said by `card` and `code`, never by the name.
bool is_copy(const CardDefinition& a, const CardDefinition& b, const Options& options) {
  return a.code == b.code || (options.variants_count_as_copies && a.card == b.card);
}

bool has_copy(const Catalog& cards, const Options& options, std::span<const DefinitionId> deck) {
  for (std::size_t i = 0; i < deck.size(); ++i)
    for (std::size_t k = i + 1; k < deck.size(); ++k)
      if (is_copy(cards[deck[i]], cards[deck[k]], options)) return true;
  return false;
}

}  // namespace

Refusal check_deck(const Catalog& cards, const Options& options, Mode mode, std::span<const DefinitionId> deck) {
  const bool known =
      std::all_of(deck.begin(), deck.end(), [&](DefinitionId id) { return id < cards.size() && !cards[id].token; });
  const auto all_fighters = [&] {
    return std::all_of(deck.begin(), deck.end(), [&](auto id) { return cards[id].type == CardType::fighter; });
  };
  if (mode == Mode::quick) {
    if (!known || deck.size() != kQuickDeck || !all_fighters()) return {RefusalCode::deck_size, "G-209"};
    if (has_copy(cards, options, deck)) return {RefusalCode::duplicate, "G-202"};
    return {};
  }
  if (!known || deck.size() != kStrategicDeck) return {RefusalCode::deck_size, "G-201"};
  if (has_copy(cards, options, deck)) return {RefusalCode::duplicate, "G-202"};
  if (std::none_of(deck.begin(), deck.end(), [&](auto id) { return cards[id].may_be_hero(); }))
    return {RefusalCode::no_hero, "G-208"};
  return {};
}

}  // namespace gormiti
