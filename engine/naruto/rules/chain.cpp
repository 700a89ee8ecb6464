// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/rules/chain.h"

#include <algorithm>

#include "engine/naruto/effects/applicable.h"
#include "engine/naruto/effects/protection.h"
#include "engine/naruto/effects/values.h"
#include "engine/naruto/rules/effect_use.h"
#include "engine/naruto/rules/jutsu.h"
#include "engine/naruto/rules/leaving_play.h"
#include "engine/naruto/rules/mission.h"
#include "engine/naruto/rules/public_facts.h"
#include "engine/naruto/rules/targets.h"
#include "engine/naruto/rules/tossing.h"

namespace naruto {
namespace {

/// The card is still under the control under which it was used, where that is asked for (N-CHAIN-14, A-127).
bool control_has_stayed(const Position& position, ObjectRef object, PlayerId controller) {
  return !position.edition.control_must_stay || !position.alive(object) || !position.in_play(object.card) ||
         position[object.card].controller == controller;
}

/// A plain Mission can be used now, in its player's own turn, against a Counter that is being played (N-MISS-09).
bool may_be_answered(const Position& position, const Link& link) {
  return link.kind == LinkKind::mission && link.context.controller != position.state.active &&
         can_answer_with_mission_publicly(position, position.state.active);
}

/// The user of a Jutsu is still where the edition wants it (N-CHAIN-13, N-CHAIN-15, A-54).
bool user_still_there(const Position& position, const Context& use) {
  const ObjectRef user = use.user;
  if (!control_has_stayed(position, user, use.controller)) return false;
  switch (position.edition.user_must_be) {
    case UserMustBe::anywhere:
      return true;
    case UserMustBe::in_play:
      return position.alive(user) && position.in_play(user.card);
    case UserMustBe::on_battlefield:
      return position.alive(user) && position.in_play(user.card) && battle_place(position, user.card).battle >= 0;
  }
  return false;
}

/// The source of an effect is where its text works, and it may still be used (N-CHAIN-13).
bool source_still_there(const Position& position, const Context& context) {
  const Ability& ability = position.cards[context.definition].abilities[context.ability];
  const auto& text = std::get<Activated>(ability.body);
  const bool given_up = text.paid_on_use && (text.pay->self || text.pay->in_play > 0);  // N-EFF-18
  const bool there =
      position.alive(context.source) && position[context.source.card].zone == text.from.value_or(Zone::village);
  if (!there && !given_up) return false;
  if (there && position.edition.source_must_stay_healthy && position[context.source.card].injured && !ability.valid)
    return false;
  if (position.edition.conditions_checked_again && text.condition && !holds(position, *text.condition, context))
    return false;
  // A text that the opponent of its controller uses as well has no one whose it would have to stay.
  if (text.by == Side::any) return true;
  const PlayerId holder = text.by == Side::you ? context.controller : table::other(context.controller);
  return control_has_stayed(position, context.source, holder);
}

/// The same of a triggered effect, whose source may have been gone when it was set off.
bool trigger_still_there(const Position& position, const Link& link) {
  if (!link.bound) return true;
  const ObjectRef source = link.context.source;
  if (!position.alive(source) || !position.in_play(source.card)) return false;
  if (!control_has_stayed(position, source, link.context.controller)) return false;
  const Ability& ability = position.cards[link.context.definition].abilities[link.context.ability];
  return !position.edition.source_must_stay_healthy || text_valid(position, source.card, ability);
}

/// N-CHAIN-13. Empties the targets that are gone (N-TGT-04).
bool still_legal(const Position& position, const Link& link, Context& context) {
  switch (link.kind) {
    case LinkKind::trigger:
      return trigger_still_there(position, link);
    case LinkKind::jutsu:
      if (!user_still_there(position, context)) return false;
      if (position.edition.requirement_checked_again && !meets_requirement(position, context)) return false;
      break;
    case LinkKind::effect:
      if (!source_still_there(position, context)) return false;
      break;
    case LinkKind::mission: {
      const auto& condition = position.cards[context.definition].mission.playable_if;
      if (position.edition.conditions_checked_again && condition && !holds(position, *condition, context))
        return false;
      break;
    }
  }
  return recheck_targets(position, context);
}

/// A failed card goes to its owner's chakra area, the cost stays paid (N-CHAIN-17, N-COST-08); a permanent Mission
/// where the edition says. It has been used all the same (N-CHAIN-18).
void fail(Change& change, const Link& link) {
  if (link.kind == LinkKind::effect) restore_use(change, link.context);
  if (!is_card_link(link)) return;
  const bool permanent = change.cards()[link.context.definition].mission.permanence != Permanence::none;
  move_card(change, link.context.source.card,
            permanent ? change.edition().failed_permanent_goes_to : Destination::chakra, Cause::failed);
}

/// The text that is used says that it cannot be negated (N-NEG-01); of a permanent Mission any of its texts.
bool is_negatable(const CardDefinition& card, const Link& link) {
  if (link.context.ability < card.abilities.size()) return card.abilities[link.context.ability].negatable;
  return std::all_of(card.abilities.begin(), card.abilities.end(), [](const Ability& a) { return a.negatable; });
}

/// The card of a negated use leaves the chain (N-NEG-03, N-NEG-05), for another zone than a failed one (N-NEG-06). What
/// was paid stays paid (N-NEG-02), and the Mission of the turn is spent (N-NEG-04).
void remove_negated(Change& change, std::size_t index, Destination to) {
  const Link link = change.state().chain[index];
  change.emit(LinkRemoved{static_cast<std::uint8_t>(index), Outcome::negated});
  if (is_card_link(link))
    move_card(change, link.context.source.card, to, Cause::negated);
  else if (link.kind == LinkKind::effect)
    restore_use(change, link.context);
  if (change.state().chain.empty() && !change.state().settling)  // no chain is open: N-CHAIN-04
    change.emit(PriorityMoved{change.state().active, 0});
}

/// A triggered effect is carried out when its link is applied.
void push_trigger(Change& change, const Link& link) {
  const Work work{.kind = RunList{.list = link.list}, .context = link.context};
  forget_tosses(change);
  push_or_tell(change, work);
}

/// One link; whatever becomes of it, the others follow (N-CHAIN-19).
void settle_last(Change& change) {
  const auto index = static_cast<std::uint8_t>(change.state().chain.size() - 1);
  const Link link = change.state().chain.back();
  if (link.negated) {
    remove_negated(change, index, change.edition().negated_goes_to);
    return;
  }
  Context context = link.context;
  const bool legal = still_legal(change.position(), link, context);
  change.emit(LinkRemoved{index, legal ? Outcome::applied : Outcome::failed});
  if (!legal) {
    fail(change, link);
    return;
  }
  if (link.kind == LinkKind::trigger) {
    push_trigger(change, link);
    return;
  }
  drop_lost_targets(change, context);
  if (link.kind == LinkKind::mission && change.cards()[context.definition].mission.permanence != Permanence::none) {
    place_permanent(change, context);
  } else if (is_card_link(link)) {
    push_or_tell(change, Work{.kind = FinishLink{link.after}, .context = context});
  }
  push_effects(change, context);
}

}  // namespace

/// What the card does, now that it is applied (N-KEY-04).
void push_effects(Change& change, const Context& context) {
  const CardDefinition& card = change.cards()[context.definition];
  if (context.ability >= card.abilities.size()) return;
  Work work{.context = context};
  const Ability& ability = card.abilities[context.ability];
  if (const auto* use = std::get_if<Use>(&ability.body)) {
    work.kind = RunList{.list = use->body.number};
  } else if (const auto* activated = std::get_if<Activated>(&ability.body)) {
    const bool paid = activated->paid_on_use && change.edition().effects_on_chain;
    if (activated->pay && !paid)
      work = paying(context, activated->body.number);
    else
      work.kind = RunList{.list = activated->body.number};
  } else {
    return;
  }
  forget_tosses(change);
  push_or_tell(change, work);
}

/// The first link is the chain (N-CHAIN-01).
void add_link(Change& change, const Link& link) {
  change.emit(LinkAdded{link});
  const PlayerId other = table::other(link.context.controller);
  const GameState& state = change.state();
  // An action of the active player: window W follows when it is settled.
  if (link.kind != LinkKind::trigger && state.step == Step::mission && state.chain.size() == 1 &&
      link.context.controller == state.active)
    change.step(Step::mission_window);
  if (link.kind != LinkKind::mission || change.edition().missions_on_chain) {
    change.emit(PriorityMoved{other, 0});
    return;
  }
  // A Mission that is no link of a chain is applied at once, unless the other player answers it with a Counter, which
  // is applied first and is answered in its turn only by a Mission that is made for that (N-MISS-09, N-CTR-05, A-39).
  change.emit(PriorityMoved{other, 1});
  const bool own_turn = link.context.controller == change.state().active;
  const bool answered = own_turn ? change.edition().counter_answers_mission : may_be_answered(change.position(), link);
  if (!answered) change.emit(SettlingChanged{true});
}

/// One chain: the next one can begin when the last link of this is settled (N-CHAIN-03), as often as somebody likes
/// (N-CHAIN-10).
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
  const auto& chain = change.state().chain;
  if (chain.empty()) return;
  // After the other player's pass a player may add to their own link (N-CHAIN-07), unless agreed otherwise.
  const bool no_more = !change.edition().answer_own_link && chain.back().context.controller != player;
  if (passes >= 2 || no_more) change.emit(SettlingChanged{true});
}

void finish_link(Change& change, const Context& context, std::uint8_t after) {
  if (change.position()[context.source.card].zone != Zone::chain) return;
  const Destination to = after == 0 ? Destination::chakra : static_cast<Destination>(after - 1);
  move_card(change, context.source.card, to, Cause::applied);
}

void abandon_chain(Change& change) {
  while (!change.state().chain.empty()) {
    const Link link = change.state().chain.back();
    change.emit(LinkRemoved{static_cast<std::uint8_t>(change.state().chain.size() - 1), Outcome::failed});
    fail(change, link);
  }
  if (change.state().settling) change.emit(SettlingChanged{false});
  change.emit(PriorityMoved{change.state().active, 0});
}

namespace {

/// A rule keeps this use from being negated by that: one on its user, or on the Jutsu itself.
bool is_safe(const Position& position, const Link& link, const Agent& by) {
  const auto kept = [&](ObjectRef object) {
    return position.alive(object) &&
           find_rule<CannotBeNegated>(position, object.card,
                                      [&](const CannotBeNegated& rule, const RuleSource& source) {
                                        return brought_about_by(position, CauseTest::any, rule.by, by,
                                                                asker_for(position, source, object.card));
                                      }) != kNoCard;
  };
  return kept(link.context.user) || (is_card_link(link) && kept(link.context.source));
}

}  // namespace

void negate(Change& change, CardId used, std::optional<Destination> to, const Agent& by) {
  for (std::size_t i = change.state().chain.size(); i-- > 0;) {  // of two links of one card the later one
    const Link link = change.state().chain[i];
    if (link.context.source.card != used || link.negated) continue;
    if (!is_negatable(change.cards()[link.context.definition], link)) return;
    if (is_safe(change.position(), link, by)) return;
    if (change.edition().negated_moves_at_once)
      remove_negated(change, i, to.value_or(change.edition().negated_goes_to));
    else
      change.emit(LinkNegated{static_cast<std::uint8_t>(i)});
    return;
  }
}

}  // namespace naruto
