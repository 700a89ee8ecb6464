// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/rules/chain.h"

#include "engine/naruto/effects/rules_in_force.h"
#include "engine/naruto/rules/jutsu.h"
#include "engine/naruto/rules/leaving_play.h"
#include "engine/naruto/rules/mission.h"
#include "engine/naruto/rules/public_facts.h"
#include "engine/naruto/rules/targets.h"

namespace naruto {
namespace {

bool is_card_link(const Link& link) { return link.kind != LinkKind::effect; }

/// N-CHAIN-13. Empties the targets that are gone (N-TGT-04).
bool still_legal(const Position& position, const Link& link, Context& context) {
  if (link.kind == LinkKind::jutsu) {
    if (!position.alive(context.user) || !position.in_play(context.user.card)) return false;
    if (position.edition.requirement_checked_again && !meets_requirement(position, context)) return false;
  }
  if (link.kind == LinkKind::effect) {
    if (!position.alive(context.source) || !position.in_play(context.source.card)) return false;
    const Ability& ability = position.cards[context.definition].abilities[context.ability];
    if (position.edition.source_must_stay_healthy && !text_valid(position, context.source.card, ability)) return false;
  }
  return recheck_targets(position, context);
}

void push_effects(Change& change, const Context& context) {
  const CardDefinition& card = change.cards()[context.definition];
  if (context.ability >= card.abilities.size()) return;
  Work work;
  work.context = context;
  const Ability& ability = card.abilities[context.ability];
  if (const auto* use = std::get_if<Use>(&ability.body)) {
    work.list = use->body.number;
  } else if (const auto* activated = std::get_if<Activated>(&ability.body)) {
    work.list = activated->body.number;
    if (activated->pay) {
      work.kind = WorkKind::pay;
      work.node = kAbilityPrice;
    }
  } else {
    return;
  }
  change.emit(WorkPushed{work});
}

void settle_last(Change& change) {
  const auto index = static_cast<std::uint8_t>(change.state().chain.size() - 1);
  const Link link = change.state().chain.back();
  Context context = link.context;
  const bool legal = still_legal(change.position(), link, context);
  change.emit(LinkRemoved{index, legal ? Outcome::applied : Outcome::failed});
  if (!legal) {
    if (is_card_link(link)) move_card(change, context.source.card, Zone::chakra, Cause::failed);  // N-CHAIN-17, A-37
    return;
  }
  if (link.kind == LinkKind::mission && change.cards()[context.definition].mission.permanence != Permanence::none) {
    place_permanent(change, context);
  } else if (is_card_link(link)) {
    Work finish;
    finish.kind = WorkKind::finish_link;
    finish.context = context;
    change.emit(WorkPushed{finish});
  }
  push_effects(change, context);
}

}  // namespace

void add_link(Change& change, const Link& link) {
  change.emit(LinkAdded{link});
  change.emit(PriorityMoved{table::other(link.context.controller), 0});
}

void continue_chain(Change& change) {
  const GameState& state = change.state();
  if (state.settling) {
    if (state.chain.empty()) {
      change.emit(SettlingChanged{false});
      change.emit(PriorityMoved{state.active, 0});  // N-CHAIN-04
    } else {
      settle_last(change);
    }
    return;
  }
  if (can_answer_publicly(change.position(), state.priority))
    change.ask(ChoiceKind::answer, state.priority);
  else
    pass_priority(change);  // public facts rule every answer out (N-CR-02)
}

void pass_priority(Change& change) {
  const PlayerId player = change.state().priority;
  const auto passes = static_cast<std::uint8_t>(change.state().passes + 1);
  change.emit(Passed{player});
  change.emit(PriorityMoved{table::other(player), passes});
  if (!change.state().chain.empty() && passes >= 2) change.emit(SettlingChanged{true});
}

void finish_link(Change& change, const Context& context) {
  if (change.position()[context.source.card].zone == Zone::chain)
    move_card(change, context.source.card, Zone::chakra, Cause::applied);
}

void negate(Change& change, CardId used, std::optional<Destination> to) {
  for (std::size_t i = 0; i < change.state().chain.size(); ++i) {
    const Link link = change.state().chain[i];
    if (link.context.source.card != used) continue;
    if (link.context.user && find_rule<CannotBeNegated>(change.position(), link.context.user.card) != kNoCard) return;
    change.emit(LinkRemoved{static_cast<std::uint8_t>(i), Outcome::negated});
    if (is_card_link(link)) move_card(change, used, to.value_or(change.edition().negated_goes_to), Cause::negated);
    return;
  }
}

}  // namespace naruto
