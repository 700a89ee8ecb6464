// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wording/rising_clan/card_text.h"

#include "ui/wording/rising_clan/realizer.h"

namespace playsheet::rising_clan_wording {

std::string card_text(const rising_clan::CardDefinition& card, const rising_clan::Catalog& cards, Language language) {
  return Realizer(cards, language).text(rising_clan::describe::plan(card, cards));
}

std::string goal_text(const rising_clan::GoalDefinition& goal, const rising_clan::Catalog& cards, Language language) {
  return Realizer(cards, language).goal(goal);
}

std::string effect_text(const rising_clan::CardDefinition& card, rising_clan::ListId list,
                        const rising_clan::Catalog& cards, Language language) {
  rising_clan::CardDefinition alone;
  alone.id = card.id;
  rising_clan::Ability ability;
  ability.when = rising_clan::When::drawn;  // what happens stands without a moment
  ability.doing = list;
  alone.abilities.push_back(ability);
  std::string text = card_text(alone, cards, language);
  if (text.ends_with('.')) text.pop_back();
  return text;
}

}  // namespace playsheet::rising_clan_wording
