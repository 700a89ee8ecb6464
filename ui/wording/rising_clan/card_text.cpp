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

}  // namespace playsheet::rising_clan_wording
