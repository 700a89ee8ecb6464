// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "engine/naruto/cards/catalog.h"

namespace naruto {

/// Cards by what people and programs call them: codes in any writing ("N-001", "n1", "n001"), ids of the community's
/// deck builder ("nus010", "n001e"), codes and names of the Italian edition, names in any writing. Refers to the
/// catalog, which outlives it.
class CardIndex {
 public:
  explicit CardIndex(const Catalog& catalog);

  /// Codes of the cards that a code or an id may mean; one or none nearly always. The suffixes `e`, `a`, `r`, `ra`,
  /// `_alt` and `_errata` of an id mean the same card for play.
  std::vector<std::string> by_code(std::string_view written) const;

  /// Codes of the cards of this complete name, or, if there are none, of this name without its final parenthesised part
  /// (N-NAME-07), or of this Italian name. A printing that is a reprint of another of them is left out;
  /// cards that can be played come first.
  std::vector<std::string> by_name(std::string_view written) const;

  /// Whether the card of this code is called so, in one of those ways.
  bool bears_name(std::string_view written, std::string_view code) const;

  /// Cards whose names are near, for one that no card has. Slow: it looks through all names.
  std::vector<std::string> near_name(std::string_view written) const;

  const Catalog& catalog() const { return catalog_; }

 private:
  using Codes = std::unordered_multimap<std::string, DefinitionId>;
  std::vector<std::string> found(const Codes& codes, const std::string& key) const;

  const Catalog& catalog_;
  Codes codes_, codes_it_, names_, base_names_, names_it_;
};

}  // namespace naruto
