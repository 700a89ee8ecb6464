// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/collection/card_rules.h"

#include <initializer_list>
#include <string>

namespace playsheet {

using naruto::CardDefinition;
using naruto::CardType;

std::vector<std::string_view> rulesOfCard(const CardDefinition& card) {
  std::vector<std::string_view> ids;
  const auto add = [&](bool holds, std::initializer_list<std::string_view> some) {
    if (holds) ids.insert(ids.end(), some);
  };
  const bool mission = card.type == CardType::mission;
  add(card.type == CardType::ninja && !card.squad, {"N-DEPLOY-01"});
  add(card.type == CardType::jutsu, {"N-JUT-01", "N-COST-01"});
  add(mission, {"N-MISS-01"});
  add(mission && card.mission.counter, {"N-CTR-01", "A-38", "A-39", "A-85"});
  add(mission && card.mission.permanence != naruto::Permanence::none, {"N-PERM-01", "A-37"});
  add(card.type == CardType::client, {"N-CLI-01", "A-02", "A-08"});
  add(card.growth, {"N-GROW-01", "A-31", "A-97"});
  add(card.platoon, {"N-PLAT-01", "A-35", "A-86"});
  add(card.squad, {"N-SQUAD-01", "A-22", "A-42"});
  add(card.ambush, {"N-AMB-01"});
  add(card.surge, {"N-SURGE-01", "A-66"});
  add(card.mastery, {"N-MAST-01", "A-68", "A-69", "A-123"});
  add(card.mental_power != 0, {"N-MENT-01"});
  add(card.symbols.has(naruto::Symbol::void_), {"A-05"});
  add(card.symbol_order.size() > 1, {"N-SYM-01", "A-06"});
  add(card.readiness == naruto::Readiness::pending, {"A-122"});
  return ids;
}

std::vector<naruto::DefinitionId> printingsOf(const naruto::Catalog& cards, naruto::DefinitionId card) {
  const auto first = [](const CardDefinition& each) { return each.reprint_of.empty() ? each.code : each.reprint_of; };
  const std::string root = first(cards[card]);
  std::vector<naruto::DefinitionId> printings;
  for (std::size_t i = 0; i < cards.size(); ++i)
    if (const auto id = static_cast<naruto::DefinitionId>(i); first(cards[id]) == root) printings.push_back(id);
  return printings;
}

}  // namespace playsheet
