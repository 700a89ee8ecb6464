// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rising_clan/cards/catalog.h"

#include <algorithm>

namespace rising_clan {
namespace {

template <class Id, class Things>
std::optional<Id> place_of(const Things& things, std::string_view id) {
  const auto at = std::find_if(things.begin(), things.end(), [&](const auto& each) { return each.id == id; });
  if (at == things.end()) return std::nullopt;
  return static_cast<Id>(at - things.begin());
}

}  // namespace

std::optional<DefinitionId> Catalog::find(std::string_view id) const { return place_of<DefinitionId>(cards_, id); }
std::optional<RoleId> Catalog::find_role(std::string_view id) const { return place_of<RoleId>(roles_, id); }
std::optional<GoalId> Catalog::find_goal(std::string_view id) const { return place_of<GoalId>(goals_, id); }

std::size_t Catalog::copies(CardType type, bool two_players) const {
  std::size_t n = 0;
  for (const CardDefinition& card : cards_)
    if (card.type == type) n += two_players ? card.two : card.deck;
  return n;
}

}  // namespace rising_clan
