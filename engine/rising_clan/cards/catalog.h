// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "engine/rising_clan/cards/definition.h"

namespace rising_clan {

/// Everything that a card file says. Lists of nodes are told by number; list 0 is empty.
class Catalog {
 public:
  const CardDefinition& operator[](DefinitionId id) const { return cards_[id]; }
  std::size_t size() const { return cards_.size(); }
  std::optional<DefinitionId> find(std::string_view id) const;
  const NodeList& list(ListId id) const { return lists_[id]; }
  const std::vector<RoleDefinition>& roles() const { return roles_; }
  const std::vector<GoalDefinition>& goals() const { return goals_; }
  std::optional<RoleId> find_role(std::string_view id) const;
  std::optional<GoalId> find_goal(std::string_view id) const;
  /// The row of this number, which the reader holds that there is.
  const Abomination& abomination(int number) const { return abominations_[static_cast<std::size_t>(number - 1)]; }
  const Numbers& numbers() const { return numbers_; }
  /// Over what the file means: names and pictures are not in it.
  std::uint64_t digest() const { return digest_; }
  /// How many cards there are in a game of so many.
  std::size_t copies(CardType type, bool two_players) const;

 private:
  friend class CardReader;
  std::vector<CardDefinition> cards_;
  std::vector<NodeList> lists_{NodeList{}};
  std::vector<RoleDefinition> roles_;
  std::vector<GoalDefinition> goals_;
  std::vector<Abomination> abominations_;
  Numbers numbers_;
  std::uint64_t digest_ = 0;
};

}  // namespace rising_clan
