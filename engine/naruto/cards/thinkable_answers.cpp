// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/cards/thinkable_answers.h"

#include <algorithm>

namespace naruto {
namespace {

void lower(std::optional<LeastMission>& least, const CardDefinition& card) {
  const int entrance = card.entrance_cost.value_or(0);
  const LeastMission asks{entrance, card.strategic_value.value_or(entrance), card.hand_cost.value_or(0)};
  if (!least) least = asks;
  least->entrance_cost = std::min(least->entrance_cost, asks.entrance_cost);
  least->strategic_value = std::min(least->strategic_value, asks.strategic_value);
  least->hand_cost = std::min(least->hand_cost, asks.hand_cost);
}

}  // namespace

void ThinkableAnswers::join_hand_texts(const CardDefinition& card, DefinitionId id) {
  for (std::size_t i = 0; i < card.abilities.size(); ++i) {
    const auto* text = std::get_if<Activated>(&card.abilities[i].body);
    if (text == nullptr || text->from != Zone::hand) continue;
    const HandText one{id, static_cast<std::uint8_t>(i), text->when, text->condition.has_value()};
    if (std::find(hand_texts.begin(), hand_texts.end(), one) == hand_texts.end()) hand_texts.push_back(one);
    (one.conditional ? conditional_windows : hand_windows) |= bit_of(one.when);
  }
}

void ThinkableAnswers::join(const CardDefinition& card, DefinitionId id) {
  if (card.readiness != Readiness::ready) return;
  for (const JutsuCost& cost : card.costs) jutsu_cost = std::min(jutsu_cost, cost.total(1));
  join_hand_texts(card, id);
  if (card.type != CardType::mission) return;
  if (card.mission.counter) return lower(counter, card);
  lower(mission, card);
  if (aims_at_chain(card)) lower(answer, card);
}

}  // namespace naruto
