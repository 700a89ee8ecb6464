// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/rules/effect_use.h"

#include <algorithm>

#include "engine/naruto/effects/copied_text.h"
#include "engine/naruto/rules/chain.h"
#include "engine/naruto/rules/open_windows.h"
#include "engine/naruto/rules/price.h"
#include "engine/naruto/rules/targets.h"

namespace naruto {
namespace {

std::uint8_t place_of_use(const Position& position, const Context& context) {
  const auto* text = std::get_if<Activated>(&position.cards[context.definition].abilities[context.ability].body);
  return mark_of(position, context.source.card,
                 {context.definition, context.ability, text != nullptr && text->bearer.has_value()});
}

/// Once per turn unless the text says otherwise; a keyword once for each time the card has it.
int uses_allowed(const Position& position, CardId card, const Ability& ability, bool of_other) {
  if (ability.keyword != 0) return std::max(keyword_instances(position, card, ability.keyword), of_other ? 1 : 0);
  return std::get<Activated>(ability.body).times;
}

/// Outside play a card has its owner as controller.
bool may_use(const Activated& text, const CardState& card, PlayerId player) {
  return text.by == Side::any || (text.by == Side::you) == (card.controller == player);
}

/// The ability of a keyword: Surge is known to some editions only (N-SURGE-01, N-SURGE-07).
Refusal check_keyword(const Position& position, CardId card, const Ability& ability) {
  if (ability.keyword == 0) return {};
  if (!position.edition.surge) return {.code = RefusalCode::not_in_edition, .rule = "N-SURGE-01", .card = card};
  if (!position.edition.surge_on_standby && battle_place(position, card).battle < 0)
    return {.code = RefusalCode::user_not_in_action, .rule = "N-SURGE-07", .card = card};
  return {};
}

/// The price can be paid now, with some targets if it asks for what depends on them. Of a group nobody knows yet.
bool payable_somehow(const Position& position, const Price& price, const Context& context, std::size_t index,
                     PriceSeen seen) {
  const CardDefinition& card = position.cards[context.definition];
  if (!card.target_priced[context.ability]) return can_pay_price(position, price, context, seen);
  const auto parts = targets_of(card, context.ability);
  if (index >= parts.size() || parts[index].many())
    return can_pay_price(position, price, context, seen) || index < parts.size();
  return any_target(position, context, index, {}, [&](CardId target) {
    Context next = context;
    next.targets[index] = position.object(target);
    return payable_somehow(position, price, next, index + 1, seen);
  });
}

/// A use begins only if its price can be paid.
bool pays_or_fails(const Position& position, const Activated& text) {
  return text.pay && (text.paid_on_use || position.edition.unpayable_effects_refused);
}

}  // namespace

bool targets_leave_price(const Position& position, const Context& context, std::size_t next) {
  const CardDefinition& card = position.cards[context.definition];
  if (!card.target_priced[context.ability]) return true;
  const auto& text = std::get<Activated>(card.abilities[context.ability].body);
  return !pays_or_fails(position, text) || payable_somehow(position, *text.pay, context, next, PriceSeen::everything);
}

Refusal check_effect(const Position& position, CardId card, std::size_t number, PlayerId player, PriceSeen seen) {
  const auto paragraph = paragraph_of(position, card, number);
  if (!paragraph) return {.code = RefusalCode::not_an_option, .rule = "N-EFF-02", .card = card};
  const Ability& ability = position.cards[paragraph->definition].abilities[paragraph->index];
  const auto* text = std::get_if<Activated>(&ability.body);
  // The text of a keyword that it has from another (N-SURGE-04, `copy_trait`).
  const bool keyword_of_other = ability.keyword != 0 && paragraph->definition != position[card].definition;
  if (text == nullptr || text->bearer.has_value() != paragraph->borne ||
      position[card].zone != text->from.value_or(Zone::village) || !may_use(*text, position[card], player))
    return {.code = RefusalCode::not_an_option, .rule = "N-EFF-02", .card = card};
  if (!OpenWindows(position, player).has(text->when))
    return {.code = RefusalCode::wrong_moment, .rule = "N-EFF-15", .card = card};
  const bool valid = keyword_of_other ? !text_lost(position, card) : text_valid(position, card, ability);
  if (position.in_play(card) && !valid && text_lost(position, card) && ability.negatable)
    return {.code = RefusalCode::text_negated, .rule = "N-NEG-08", .card = card};
  if (position.in_play(card) && !valid)
    return {.code = RefusalCode::text_not_valid, .rule = "N-EFF-01", .card = card, .fix = Fix::heal};
  if (const Refusal refusal = check_keyword(position, card, ability)) return refusal;
  if (uses_this_turn(position, card, *paragraph) >= uses_allowed(position, card, ability, keyword_of_other) ||
      !can_count_use(position.state, card, mark_of(position, card, *paragraph)))
    return {.code = RefusalCode::used_this_turn, .rule = "N-EFF-03", .card = card, .fix = Fix::next_turn};
  // An effect that is no link is applied while Jutsu wait, or not at all (N-EFF-16, A-108).
  if (!position.edition.effects_on_chain && !position.edition.effects_during_chain && !position.state.chain.empty())
    return {.code = RefusalCode::wrong_moment, .rule = "N-EFF-16", .card = card};
  if (position.state.chain.full()) return {.code = RefusalCode::chain_full, .rule = "N-LIM-01"};
  const Context context = effect_context(position, card, player, static_cast<std::uint8_t>(number));
  if (text->condition && !holds(position, *text->condition, context))
    return {.code = RefusalCode::condition_not_met, .rule = "N-EFF-15", .card = card};
  if (const Refusal refusal = check_targets_exist(position, context)) return refusal;
  if (pays_or_fails(position, *text) && !payable_somehow(position, *text->pay, context, 0, seen))
    return {.code = RefusalCode::price_not_payable, .rule = "N-COST-09", .card = card};
  return {};
}

Context effect_context(const Position& position, CardId card, PlayerId player, std::uint8_t number) {
  Context context = use_context(position, card, player, number, {});
  if (const auto paragraph = paragraph_of(position, card, number)) {
    context.definition = paragraph->definition;
    context.ability = static_cast<std::uint8_t>(paragraph->index);
  }
  return context;
}

bool hand_text_thinkable(const Position& position, PlayerId player) {
  if (position[player].hand.empty()) return false;
  const OpenWindows open(position, player);
  if (open.any_of(position.answers.hand_windows)) return true;
  if (!open.any_of(position.answers.conditional_windows)) return false;
  const auto& texts = position.answers.hand_texts;
  return std::any_of(texts.begin(), texts.end(), [&](const ThinkableAnswers::HandText& one) {
    if (!one.conditional || !open.has(one.when)) return false;
    const auto& text = std::get<Activated>(position.cards[one.card].abilities[one.ability].body);
    Context context;
    context.definition = one.card;
    context.ability = one.ability;
    context.controller = player;
    return holds(position, *text.condition, context);
  });
}

namespace {

/// The price that is due when the text is used, whatever becomes of it.
void pay_on_use(Change& change, const Context& context) {
  if (!std::get<Activated>(change.cards()[context.definition].abilities[context.ability].body).paid_on_use) return;
  push_or_tell(change, paying(context));
}

}  // namespace

void use_effect(Change& change, const Context& context) {
  count_use(change, context.source.card, place_of_use(change.position(), context));
  tell_targets(change, context);
  if (change.edition().effects_on_chain) {
    add_link(change, Link{.kind = LinkKind::effect, .context = context});
    pay_on_use(change, context);
    return;
  }
  // Applied at once, before the links already there; it cannot be answered (N-EFF-05, N-EFF-16).
  const GameState& state = change.state();
  const bool answers_mission = !state.chain.empty() && state.chain.front().kind == LinkKind::mission;
  if (answers_mission)
    change.emit(PriorityMoved{context.controller, 1});
  else if (!state.chain.empty())
    change.emit(PriorityMoved{table::other(context.controller), 0});
  else
    change.emit(PriorityMoved{state.active, 0});
  if (state.chain.empty() && state.step == Step::mission && context.controller == state.active)
    change.step(Step::mission_window);
  push_effects(change, context);
}

void restore_use(Change& change, const Context& context) {
  if (change.edition().use_spent == UseSpent::announced || !change.position().alive(context.source)) return;
  change.emit(UseRestored{context.source.card, place_of_use(change.position(), context)});
}

}  // namespace naruto
