// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/actions/adjust.h"
#include "engine/naruto/actions/advance.h"
#include "engine/naruto/actions/announce.h"
#include "engine/naruto/actions/announced_targets.h"
#include "engine/naruto/actions/check.h"
#include "engine/naruto/game.h"
#include "engine/naruto/resolve/resolve.h"
#include "engine/naruto/resolve/trigger_order.h"
#include "engine/naruto/rules/battle.h"
#include "engine/naruto/rules/chain.h"
#include "engine/naruto/rules/chakra.h"
#include "engine/naruto/rules/leaving_play.h"
#include "engine/naruto/rules/setup.h"
#include "engine/naruto/rules/taxes.h"
#include "engine/naruto/rules/teams.h"
#include "engine/naruto/rules/victory.h"

namespace naruto {
namespace {

// One overload for each kind of action; every action has been checked.

void carry_out(Change& change, const CallToss& action) {
  const bool start = change.state().step == Step::toss;
  if (!start) return toss_called(change, action.heads);
  change.answered();
  call_toss(change, action.heads);
}

void carry_out(Change& change, const ChooseStarter& action) {
  change.answered();
  change.emit(StarterDecided{action.starter});
  change.step(Step::deal);
}

void carry_out(Change& change, const ChangeHand& action) {
  const PlayerId player = change.state().choice.player;
  change.answered();
  change_hand(change, player, action.change);
}

/// A use in window W of a mission phase gives the turn back to the active player afterwards. The other windows
/// belong to their own steps, which go on from there and ask again.
void leave_window(Change& change) {
  const GameState& state = change.state();
  const bool of_mission_phase = state.step == Step::mission_window || state.step == Step::mission_close;
  if (state.choice.kind == ChoiceKind::counter_window && of_mission_phase) change.step(Step::mission);
}

void carry_out(Change& change, const Play& action) {
  const PlayerId player = change.state().choice.player;
  leave_window(change);
  announce_play(change, action.card, action.on, player);
}

void carry_out(Change& change, const UseEffect& action) {
  const PlayerId player = change.state().choice.player;
  leave_window(change);
  announce_effect(change, action.card, action.ability, player);
}

void carry_out(Change& change, const Charge& action) {
  const PlayerId player = change.state().choice.player;
  const bool in_exchange = change.state().step == Step::exchange;
  change.answered();
  charge(change, action.card);
  if (in_exchange)
    change.emit(PriorityMoved{player, 0});  // goes on until the player passes
  else
    change.step(Step::mission_window);
}

void carry_out(Change& change, const Join& action) {
  change.answered();
  join(change, action.ninja, action.with);
}

void carry_out(Change& change, const LeaveOut& action) {
  change.answered();
  leave_out(change, action.ninja);
}

void carry_out(Change& change, const Send& action) {
  const PlayerId player = change.state().choice.player;
  if (sending_tax(change.position(), action.head) > 0) return announce_sending(change, action.head, kNoCard, player);
  change.answered();
  send(change, action.head, player);
}

void carry_out(Change& change, const Block& action) {
  const PlayerId player = change.state().choice.player;
  const Position& position = change.position();
  const bool sent = battle_place(position, action.head).battle >= 0;  // it blocks a further team (N-BLK-13)
  if (!sent && sending_tax(position, action.head) > 0) {
    // Whichever of its Ninja was named, the attacking team is meant: the announcement calls it by its head.
    const auto place = static_cast<std::size_t>(battle_place(position, action.attacker).battle);
    return announce_sending(change, action.head, position.state.battles[place].attack_head.card, player);
  }
  change.answered();
  block(change, action.head, action.attacker, player);
}

void carry_out(Change& change, const Pick& action) {
  switch (change.state().choice.kind) {
    case ChoiceKind::pick:
    case ChoiceKind::mastery:
      picked(change, action.card);
      break;
    case ChoiceKind::hand_adjustment:
      change.answered();
      move_card(change, action.card, Zone::discard, Cause::hand_limit);
      break;
    default:
      announced_pick(change, action.card);
      break;
  }
}

void carry_out(Change& change, const PickNumber& action) {
  switch (change.state().choice.kind) {
    case ChoiceKind::mode:
      if (change.state().announcement.kind != Announced::nothing)
        announced_number(change, action.number);
      else
        mode_chosen(change, action.number);
      break;
    case ChoiceKind::order_triggers: {
      const auto mine = triggers_to_order(change.position());
      change.answered();
      start_trigger(change, mine[action.number]);
      break;
    }
    default:
      if (change.state().announcement.kind == Announced::nothing)
        number_chosen(change, action.number);
      else
        announced_number(change, action.number);
      break;
  }
}

void carry_out(Change& change, const NameCard& action) {
  if (const auto card = change.cards().find(action.text())) name_said(change, *card);
}

void carry_out(Change& change, const Answer& action) { answered_yes_no(change, action.yes); }

void carry_out(Change& change, const Done&) {
  switch (change.state().choice.kind) {
    case ChoiceKind::mission_action:
      change.answered();
      change.step(Step::mission_close);
      break;
    case ChoiceKind::organize:
      change.answered();
      if (change.state().work.empty())
        change.step(after_organization(change.state()));
      else
        organized(change);  // an effect has had the teams assembled (N-ORG-13)
      break;
    case ChoiceKind::attack:
      change.answered();
      end_attack(change);
      break;
    case ChoiceKind::block:
      change.answered();
      end_block(change);
      break;
    case ChoiceKind::choose_target:
      announced_group_done(change);
      break;
    default:
      picking_done(change);
      break;
  }
}

void carry_out(Change& change, const Pass&) {
  const PlayerId player = change.state().choice.player;
  const bool window = change.state().choice.kind == ChoiceKind::counter_window;
  change.answered();
  if (window) change.emit(PriorityMoved{player, change.state().passes});
  pass_priority(change);
}

void carry_out(Change& change, const Concede& action) { concede(change, action.player); }

void carry_out(Change& change, const Adjust& action) { adjust(change, action); }

}  // namespace

Refusal check_setup(const Rulebook& rules, const Setup& setup) {
  constexpr int kMost = static_cast<int>(kPileCapacity);
  for (const PlayerId player : table::kPlayers) {
    const int owned = static_cast<int>(setup.decks[player].size() + setup.reinforcements[player].size());
    if (owned > kMost) return {.code = RefusalCode::too_many_cards, .rule = "N-DECK-01", .need = kMost, .have = owned};
    for (const auto* cards : {&setup.decks[player], &setup.reinforcements[player]})
      for (const DefinitionId card : *cards)
        if (card >= rules.cards->size()) return {.code = RefusalCode::unknown_card, .rule = "N-DECK-01"};
  }
  return {};
}

GameState new_game(const Rulebook& rules, const Setup& setup, Events* events) {
  GameState state;
  if (check_setup(rules, setup)) {
    state.step = Step::over;
    return state;
  }
  const auto add = [&](DefinitionId definition, PlayerId player, Zone zone) {
    CardState& card = state.cards[state.card_count];
    card.definition = definition;
    card.is_ninja = (*rules.cards)[definition].type == CardType::ninja;
    card.owner = card.controller = player;
    card.zone = zone;
    return state.card_count++;
  };
  for (const PlayerId player : table::kPlayers)  // N-SETUP-01; every other zone begins empty (N-SETUP-06)
    for (const DefinitionId definition : setup.decks[player])
      state.players[player].deck.push_back(add(definition, player, Zone::deck));
  for (const PlayerId player : table::kPlayers)
    for (const DefinitionId definition : setup.reinforcements[player]) add(definition, player, Zone::reinforcement);
  for (std::size_t i = 0; i < state.luck.size(); ++i) state.luck[i] = table::RandomStream(setup.seed, i + 1);
  derive(state, rules);
  Change change(state, rules, events);
  begin_setup(change);
  return state;
}

Refusal apply(GameState& state, const Rulebook& rules, const Action& action, Events* events) {
  if (const Refusal refusal = check(Position(state, rules), action)) return refusal;
  if (!state.derived.known) derive(state, rules);
  Change change(state, rules, events);
  std::visit([&](const auto& a) { carry_out(change, a); }, action);
  advance(change);
  return {};
}

Applied applied(const GameState& state, const Rulebook& rules, const Action& action) {
  Applied result{state, {}, {}};
  result.refusal = apply(result.state, rules, action, &result.events);
  return result;
}

}  // namespace naruto
