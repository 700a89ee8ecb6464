// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <initializer_list>

#include "engine/gormiti/cards/catalog.h"
#include "engine/gormiti/cards/value_reader.h"

namespace gormiti {

/// Reads one card: facts, cost, abilities. Private to the readers of cards: those of the program, and a person's own.
class TreeReader : public ValueReader {
 public:
  using ValueReader::read;
  using Fields = SourceReader::Fields<TreeReader>;

  TreeReader(std::vector<CardMessage>& messages, std::vector<CardDefinition>& cards,
             const std::vector<CounterName>& counters)
      : ValueReader(messages), cards_(cards), counters_(counters) {}

  /// Adds the card, and its tokens before it.
  void card(const SourceValue& value, std::string_view place);
  void counters(const SourceValue& value, std::vector<CounterName>& out);
  void deck(const SourceValue& value, std::string_view place, ReadyDeck& out);
  using SourceReader::glossary;  ///< G-896
  /// Of a file as a whole.
  void only_keys(const SourceValue& value, std::initializer_list<std::string_view> known);
  void unknown_section(const SourceValue& value, std::string_view key);
  void no_list(const SourceValue& value, std::string_view key);

  void read(const SourceValue& value, Names& out) { names(*this, value, out); }
  void read(const SourceValue& value, ChosenBy& out);
  void read(const SourceValue& value, KindOfCounter& out);
  void read(const SourceValue& value, TokenFacts& out);
  void read(const SourceValue& value, Branch& out);
  void read(const SourceValue& value, Effect& out);
  void read(const SourceValue& value, Rule& out);
  void read(const SourceValue& value, CostLine& out);
  void read(const SourceValue& value, Cost& out);
  void read(const SourceValue& value, EventTest& out);
  void read(const SourceValue& value, Ability& out);
  void read(const SourceValue& value, std::vector<Ability>& out);
  void read(const SourceValue& value, std::vector<Rule>& out);
  void read(const SourceValue& value, std::vector<std::string>& out);

 private:
  template <class Variant>
  bool node(const SourceValue& value, Variant& out);
  template <class FieldList>
  void facts(FieldList& fields, const SourceValue& value);
  void check_card(const SourceValue& value);
  void check(const SourceValue& value, const Effect& effect);
  void check(const SourceValue& value, const Rule& rule);
  void check_ability(const SourceValue& value, const Ability& ability);
  void body(const SourceValue& value, Ability& out);
  TextScope text_scope(const Ability& ability) const;
  ListId add_list(const SourceValue& value);

  std::vector<CardDefinition>& cards_;
  const std::vector<CounterName>& counters_;
  CardDefinition now_;
  int tokens_ = 0;
  int depth_ = 0;  ///< of branches
};

}  // namespace gormiti
