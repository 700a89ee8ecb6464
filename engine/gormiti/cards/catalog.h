// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include "engine/gormiti/cards/definition.h"

namespace gormiti {

/// A kind of counter (G-625).
struct CounterName {
  std::string word;
  Names name;
};

/// All cards, tokens, kinds of counters and ready decks of a card file.
class Catalog {
 public:
  const CardDefinition& operator[](DefinitionId id) const { return cards_[id]; }
  std::size_t size() const { return cards_.size(); }
  /// Tokens are not found by their code: they are in no deck.
  std::optional<DefinitionId> find(std::string_view code) const;
  const std::vector<CounterName>& counters() const { return counters_; }
  const std::vector<ReadyDeck>& decks() const { return decks_; }
  const ReadyDeck* deck(std::string_view code) const;

 private:
  friend class CardReader;
  friend class OwnCardReader;
  std::vector<CardDefinition> cards_;
  std::vector<CounterName> counters_;
  std::vector<ReadyDeck> decks_;
};

}  // namespace gormiti
