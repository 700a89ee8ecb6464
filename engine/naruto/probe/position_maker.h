// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "engine/naruto/editions/edition.h"
#include "engine/naruto/probe/layout.h"
#include "engine/naruto/probe/probe.h"
#include "engine/naruto/probe/wants.h"
#include "engine/table/random.h"

namespace naruto::probe {

/// Makes positions for a text of a card, each another one: the card where its text works or from where it is played,
/// the cards that it speaks of on the sides and in the zones where it looks for them, means to pay, and others besides.
/// Some of them cannot be, by rules of which this knows nothing; whoever lays them out finds that out. A has the card.
class PositionMaker {
 public:
  PositionMaker(const Catalog& cards, Subject subject, const Edition& edition);

  /// The lines of a position (tests/scenarios/README.md).
  std::vector<std::string> make(table::RandomStream& luck) const;

 private:
  class Making;
  bool enters_from_hand() const;

  const Catalog& cards_;
  DefinitionId id_;
  const CardDefinition& card_;
  const Ability& text_;
  const Edition& edition_;
  std::vector<Want> wants_;
  std::vector<std::vector<DefinitionId>> fitting_;  ///< for each want the ready cards that fit
  std::vector<CoinKind> coins_;
  std::vector<DefinitionId> foils_;           ///< ready cards against which, or with which, its text shows
  std::vector<DefinitionId> plain_;           ///< Ninja without a text
  std::vector<DefinitionId> ninja_, others_;  ///< ready Ninja; ready cards of other types
  std::vector<DefinitionId> of_its_symbols_;  ///< ready cards that pay for it
  std::vector<DefinitionId> namesakes_;       ///< Ninja that share a name with it: bases and components
};

}  // namespace naruto::probe
