// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <stop_token>
#include <string>
#include <vector>

#include "app/storage/outcome.h"
#include "app/storage/person_collection.h"
#include "engine/naruto/cards/catalog.h"
#include "engine/naruto/decks/deck.h"
#include "engine/naruto/search/query.h"

namespace playsheet {

/// The search over all cards of a catalog: the full-text indexes of its databases, and the facts of every card in
/// memory. Of one thread.
class CardSearch {
 public:
  /// `databases`: those the catalog was read from, the shipped one first; the catalog outlives the search.
  static Outcome<CardSearch> open(const naruto::Catalog& cards, const std::vector<std::filesystem::path>& databases);

  CardSearch(CardSearch&&) noexcept;
  CardSearch& operator=(CardSearch&&) noexcept;
  ~CardSearch();

  /// What a query may speak of.
  const naruto::search::Vocabulary& vocabulary() const;

  /// What `owned`, `is:owned`, `in` and `is:missing` ask for. Codes that no card has are left out.
  void set_owned(const std::vector<OwnedCard>& owned);
  void set_owned(const std::string& code, int quantity);
  void set_decks(const std::vector<naruto::Deck>& decks);

  /// The cards that answer it: the one that a deck list would take the query as the code of first ("n001", "NI-008"),
  /// then the best if it has words, otherwise in the order of the catalog. At most `limit`.
  /// Whoever stops it waits no longer for an answer, and gets what was found so far.
  Outcome<std::vector<naruto::DefinitionId>> find(const naruto::search::Node& query, std::size_t limit,
                                                  const std::stop_token& stop = {}) const;

  /// For a query that finds nothing: the first of its words that no card has, and the nearest one that some card has.
  std::optional<naruto::search::Problem> unknown_word(const naruto::search::Node& query,
                                                      const std::stop_token& stop = {}) const;

  /// What all searches up to now have cost, in thousands of steps of the database. Without a clock: tests count it.
  std::uint64_t steps() const;

 private:
  struct Inside;
  explicit CardSearch(std::unique_ptr<Inside> inside);
  std::unique_ptr<Inside> inside_;
};

}  // namespace playsheet
