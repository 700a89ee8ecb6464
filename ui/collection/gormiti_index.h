// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "engine/gormiti/cards/catalog.h"
#include "ui/collection/gormiti_query.h"

namespace playsheet::gormiti_search {

/// What can be found: all cards but tokens, by their names and texts in all languages. The cards outlive it.
class Index {
 public:
  using Owned = std::function<bool(gormiti::DefinitionId card)>;
  /// `in_deck`: in the deck that is open.
  Index(const gormiti::Catalog& cards, Owned owned, Owned in_deck);

  /// Those with a word in their name first, else in their order.
  std::vector<gormiti::DefinitionId> find(const Query& query) const;
  /// Which word of a query that finds nothing no card has, with a near one that cards have.
  std::optional<naruto::search::Problem> unknown_word(const Query& query) const;
  bool fits(gormiti::DefinitionId card, const Term& term) const;

 private:
  struct Row {
    gormiti::DefinitionId card = 0;
    std::string names, texts, all;  ///< words with a blank before each
  };
  bool fits(const Row& row, const Term& term) const;
  bool has(const Row& row, const Term& term) const;

  const gormiti::Catalog& cards_;
  Owned owned_, in_deck_;
  std::vector<Row> rows_;
};

/// Cards that are asked for as payment.
int paid_cards(const gormiti::CardDefinition& card);

}  // namespace playsheet::gormiti_search
