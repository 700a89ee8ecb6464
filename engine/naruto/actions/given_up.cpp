// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/actions/given_up.h"

#include <algorithm>
#include <vector>

#include "engine/naruto/actions/reward_race.h"
#include "engine/naruto/game.h"

namespace naruto {
namespace {

bool deploys_of_hand(const Position& position, const Action& action) {
  const auto* play = std::get_if<Play>(&action);
  return play != nullptr && play->on == kNoCard && position[play->card].zone == Zone::hand &&
         position.definition(play->card).type == CardType::ninja;
}

/// The lane is one that nobody blocks yet.
bool blocks_open_lane(const Position& position, const Action& action) {
  const auto* block = std::get_if<Block>(&action);
  return block != nullptr &&
         std::any_of(position.state.battles.begin(), position.state.battles.end(), [&](const Battle& battle) {
           return battle.attack_head.card == block->attacker && !battle.resolved && !battle.blocked;
         });
}

}  // namespace

GivenUp given_up(const Position& position) {
  const Choice& choice = position.state.choice;
  std::vector<Action> possible;
  allowed_actions(position.state, position.rules(), possible);
  const auto any = [&](auto&& counts) { return std::any_of(possible.begin(), possible.end(), counts); };
  switch (choice.kind) {
    case ChoiceKind::mission_action:
      return any([&](const Action& action) { return deploys_of_hand(position, action); }) ? GivenUp::deployment
                                                                                          : GivenUp::nothing;
    case ChoiceKind::attack:
      return position.state.battles.empty() &&
                     any([](const Action& action) { return std::holds_alternative<Send>(action); })
                 ? GivenUp::attack
                 : GivenUp::nothing;
    case ChoiceKind::block:
      return reward_race(position, table::other(choice.player)).can_win() &&
                     any([&](const Action& action) { return blocks_open_lane(position, action); })
                 ? GivenUp::block
                 : GivenUp::nothing;
    default:
      return GivenUp::nothing;
  }
}

}  // namespace naruto
