// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/rules/mode_choice.h"

namespace naruto {

const Effect* choice_of_modes(const CardDefinition& card, std::size_t ability) {
  if (ability >= card.abilities.size()) return nullptr;
  const auto& body = card.abilities[ability].body;
  const Effects* list = nullptr;
  if (const auto* use = std::get_if<Use>(&body)) list = &use->body;
  if (const auto* activated = std::get_if<Activated>(&body)) list = &activated->body;
  if (list == nullptr) return nullptr;
  for (const Effect& effect : list->items) {
    if (std::holds_alternative<Modes>(effect.node)) return &effect;
    if (!std::holds_alternative<Lasting>(effect.node)) return nullptr;  // it may pick or change what is chosen among
  }
  return nullptr;
}

std::size_t modes_on_use(const Position& position, const Context& use) {
  if (!position.edition.modes_on_use) return 0;
  const Effect* choice = choice_of_modes(position.cards[use.definition], use.ability);
  return choice != nullptr ? std::get<Modes>(choice->node).of.size() : 0;
}

std::size_t mode_of_use(const Position& position, const Context& use, const Effect& effect) {
  if (use.amount == 0 || modes_on_use(position, use) == 0) return 0;
  const Effect* choice = choice_of_modes(position.cards[use.definition], use.ability);
  return choice->number == effect.number ? use.amount : 0;
}

}  // namespace naruto
