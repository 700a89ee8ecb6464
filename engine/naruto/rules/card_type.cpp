// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/rules/card_type.h"

#include <algorithm>

#include "engine/naruto/effects/rules_in_force.h"
#include "engine/naruto/rules/leaving_play.h"

namespace naruto {

void settle_type(Change& change, CardId card) {
  const Position position = change.position();
  if (!position.in_play(card)) return;
  const auto& lasting = position.state.lasting;
  const bool ninja = position.definition(card).type == CardType::ninja ||
                     std::any_of(lasting.begin(), lasting.end(), [&](const LastingEffect& effect) {
                       return effect.kind == LastingKind::rule && is_subject(position.state, effect, card) &&
                              std::holds_alternative<CountsAsNinja>(rule_of(position, effect));
                     });
  if (ninja == position[card].is_ninja) return;
  change.emit(NinjaCounted{card, ninja});
  drop_empty_teams(change);
}

}  // namespace naruto
