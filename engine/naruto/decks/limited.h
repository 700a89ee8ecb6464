// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "engine/naruto/cards/catalog.h"
#include "engine/naruto/editions/edition.h"

/// Private to this folder: the limited cards of an edition as they stand against a catalog.
namespace naruto {

/// How an entry of the list binds a card.
enum class Bound : std::uint8_t {
  no,
  by_list,     ///< its code stands in the list (N-DECK-09), or its name where names are bound (A-19)
  by_english,  ///< its English code means the card of the list (N-DECK-13)
};

/// The list of an edition (N-DECK-08 to N-DECK-10, N-DECK-13), with the code that A-18 chooses filled in. Refers to the
/// edition and the catalog; both outlive it.
class LimitedCards {
 public:
  LimitedCards(const Catalog& catalog, const Edition& edition);

  std::size_t size() const { return entries_.size(); }
  int most(std::size_t entry) const { return entries_[entry].most; }
  Bound binds(std::size_t entry, const CardDefinition& card) const;

 private:
  static Bound binds_printing(const LimitedCard& entry, const CardDefinition& card);

  const Catalog& catalog_;
  std::vector<LimitedCard> entries_;
  std::vector<std::vector<Word>> names_;  ///< for each entry, where names are bound
};

}  // namespace naruto
