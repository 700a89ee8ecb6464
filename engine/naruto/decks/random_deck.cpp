// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/decks/random_deck.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>

#include "engine/naruto/decks/limited.h"
#include "engine/table/random.h"

namespace naruto {
namespace {

constexpr std::uint64_t kStream = 40;  ///< name of the stream of luck
constexpr std::uint32_t kSymbolsOfADeck = 2;

using Cards = std::vector<const CardDefinition*>;

class DeckMaker {
 public:
  DeckMaker(const LegalCards& legal, std::uint64_t seed)
      : legal_(legal),
        catalog_(legal.catalog()),
        edition_(legal.edition()),
        limited_(catalog_, edition_),
        luck_(seed, kStream) {
    deck_.id = fmt::format("random-{}", seed);
    deck_.name.en = fmt::format("Random {}", seed);
    deck_.edition = edition_.id;
  }

  std::optional<Deck> make(bool sideboard) {
    const Cards cards = in_random_order(DeckPile::deck);
    const int share = edition_.deck_size * 2 / 5 + static_cast<int>(luck_.below(10));
    const int ninja = std::min(edition_.deck_max_ninja, share);
    fill(deck_.cards, ninja, cards, [](const CardDefinition& card) { return card.type == CardType::ninja; });
    fill(deck_.cards, edition_.deck_size, cards, [](const CardDefinition& c) { return c.type != CardType::ninja; });
    fill(deck_.cards, edition_.deck_size, cards, [](const CardDefinition&) { return true; });
    if (deck_.size() != edition_.deck_size) return std::nullopt;
    if (sideboard && edition_.sideboard_size > 0) {
      const bool counted = edition_.copies_counted_with_sideboard;
      if (!counted) forget_copies();
      fill(deck_.sideboard, edition_.sideboard_size, cards, [](const CardDefinition&) { return true; });
      if (cards_in(deck_.sideboard) != edition_.sideboard_size) return std::nullopt;
    }
    reinforcement();
    return deck_;
  }

 private:
  /// All cards that may be in the pile, those of the symbols of the deck first.
  Cards in_random_order(DeckPile pile) {
    Cards cards = legal_.of(pile);
    luck_.shuffle(std::span(cards));
    SymbolSet symbols;
    for (std::uint32_t i = 0; i < kSymbolsOfADeck; ++i)
      symbols.add(static_cast<Symbol>(luck_.below(static_cast<std::uint32_t>(kSymbolCount) - 1)));  // Void is rare
    std::stable_partition(cards.begin(), cards.end(),
                          [&](const CardDefinition* card) { return card->symbols.meets(symbols); });
    return cards;
  }

  /// Copies of fitting cards until the pile has so many.
  template <class Fits>
  void fill(std::vector<DeckEntry>& pile, int wanted, const Cards& cards, Fits&& fits) {
    int size = cards_in(pile);
    for (const CardDefinition* card : cards) {
      if (size >= wanted) return;
      if (!fits(*card)) continue;
      const int most = std::min({room_for(*card, &pile == &deck_.cards), wanted - size,
                                 1 + static_cast<int>(luck_.below(static_cast<std::uint32_t>(kMostOfOne)))});
      if (most < 1) continue;
      add(pile, *card, most);
      size += most;
    }
  }

  /// N-DECK-03, N-DECK-05, N-DECK-08.
  int room_for(const CardDefinition& card, bool in_deck) const {
    int room = edition_.deck_max_copies - count_of(by_name_, card.name);
    for (std::size_t i = 0; i < limited_.size(); ++i)
      if (limited_.binds(i, card) != Bound::no) room = std::min(room, limited_.most(i) - count_of(by_entry_, i));
    if (in_deck && is_plain_ninja(card)) room = std::min(room, edition_.deck_max_ninja - ninja_);
    return room;
  }

  void add(std::vector<DeckEntry>& pile, const CardDefinition& card, int count) {
    const auto entry = std::find_if(pile.begin(), pile.end(), [&](const DeckEntry& e) { return e.code == card.code; });
    if (entry == pile.end())
      pile.push_back({card.code, count});
    else
      entry->count += count;
    by_name_[card.name] += count;
    for (std::size_t i = 0; i < limited_.size(); ++i)
      if (limited_.binds(i, card) != Bound::no) by_entry_[i] += count;
    if (&pile == &deck_.cards && is_plain_ninja(card)) ninja_ += count;
  }

  void forget_copies() {
    by_name_.clear();
    by_entry_.clear();
  }

  /// N-REINF-01 to N-REINF-04. At most three cards with a component satisfy both readings of A-22.
  void reinforcement() {
    if (edition_.reinforcement_max == 0) return;
    std::map<Word, int> with_component;
    std::set<Word> names;
    for (const CardDefinition* card : in_random_order(DeckPile::reinforcement)) {
      const auto components = component_names(*card, catalog_);
      const auto full = [&](Word name) { return with_component[name] >= edition_.reinforcement_max_with_component; };
      if (cards_in(deck_.reinforcement) >= edition_.reinforcement_max) return;
      if (std::any_of(components.begin(), components.end(), full) || !names.insert(card->name).second) continue;
      deck_.reinforcement.push_back({card->code, 1});
      for (const Word name : components) ++with_component[name];
    }
  }

  static bool is_plain_ninja(const CardDefinition& card) { return card.type == CardType::ninja && !card.platoon; }
  template <class Map, class Key>
  static int count_of(const Map& map, const Key& key) {
    const auto found = map.find(key);
    return found == map.end() ? 0 : found->second;
  }

  static constexpr int kMostOfOne = 3;

  const LegalCards& legal_;
  const Catalog& catalog_;
  const Edition& edition_;
  LimitedCards limited_;
  table::RandomStream luck_;
  Deck deck_;
  std::map<Word, int> by_name_;
  std::map<std::size_t, int> by_entry_;
  int ninja_ = 0;
};

}  // namespace

LegalCards::LegalCards(const Catalog& catalog, const Edition& edition) : catalog_(catalog), edition_(edition) {
  for (const CardDefinition& card : catalog) {
    if (check_card(card, 1, DeckPile::deck, catalog, edition).empty()) deck_.push_back(&card);
    if (check_card(card, 1, DeckPile::reinforcement, catalog, edition).empty()) reinforcement_.push_back(&card);
  }
}

std::optional<Deck> random_deck(const LegalCards& cards, std::uint64_t seed, bool sideboard) {
  return DeckMaker(cards, seed).make(sideboard);
}

std::optional<Deck> random_deck(const Catalog& catalog, const Edition& edition, std::uint64_t seed, bool sideboard) {
  return random_deck(LegalCards(catalog, edition), seed, sideboard);
}

}  // namespace naruto
