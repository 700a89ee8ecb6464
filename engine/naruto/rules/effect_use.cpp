// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/rules/effect_use.h"

#include "engine/naruto/effects/values.h"
#include "engine/naruto/rules/chain.h"
#include "engine/naruto/rules/price.h"
#include "engine/naruto/rules/targets.h"

namespace naruto {
namespace {

bool in_window(const Position& position, Window window, PlayerId player) {
  const Step step = position.state.step;
  const bool mission = step == Step::mission || step == Step::mission_window || step == Step::mission_close;
  const bool own = position.state.active == player;
  switch (window) {
    case Window::own_mission_phase:
      return mission && own;
    case Window::opponent_mission_phase:
      return mission && !own;
    case Window::exchange:
      return step == Step::exchange;
    case Window::any:
      return mission || step == Step::exchange;
  }
  return false;
}

}  // namespace

Refusal check_effect(const Position& position, CardId card, std::size_t index, PlayerId player) {
  const CardDefinition& definition = position.definition(card);
  const auto* text =
      index < definition.abilities.size() ? std::get_if<Activated>(&definition.abilities[index].body) : nullptr;
  if (text == nullptr || !position.in_play(card) || position[card].controller != player)
    return {.code = RefusalCode::not_an_option, .rule = "N-EFF-02", .card = card};
  if (!in_window(position, text->when, player))
    return {.code = RefusalCode::wrong_moment, .rule = "N-EFF-15", .card = card};
  if (!text_valid(position, card, definition.abilities[index]))
    return {.code = RefusalCode::text_not_valid, .rule = "N-EFF-01", .card = card, .fix = Fix::heal};
  if (((position[card].used >> (2U * index)) & 3U) >= static_cast<unsigned>(text->times))
    return {.code = RefusalCode::used_this_turn, .rule = "N-EFF-03", .card = card, .fix = Fix::next_turn};
  if (position.state.chain.full()) return {.code = RefusalCode::chain_full, .rule = "N-CHAIN-02"};
  const Context context = use_context(position, card, player, static_cast<std::uint8_t>(index), {});
  if (text->condition && !holds(position, *text->condition, context))
    return {.code = RefusalCode::condition_not_met, .rule = "N-EFF-15", .card = card};
  if (text->pay && !can_pay_price(position, *text->pay, context))
    return {.code = RefusalCode::price_not_payable, .rule = "N-EFF-14", .card = card};
  return check_targets_exist(position, context);
}

void use_effect(Change& change, const Context& context) {
  change.emit(AbilityUsed{context.source.card, context.ability});
  add_link(change, {LinkKind::effect, context});
}

}  // namespace naruto
