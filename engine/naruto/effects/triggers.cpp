// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/effects/triggers.h"

#include <algorithm>

#include "engine/naruto/effects/rules_in_force.h"

namespace naruto {
namespace {

constexpr std::uint32_t bit(Happening what) { return 1U << static_cast<unsigned>(what); }

bool goes_to(Destination destination, Zone zone) {
  switch (destination) {
    case Destination::hand:
      return zone == Zone::hand;
    case Destination::discard:
      return zone == Zone::discard;
    case Destination::chakra:
      return zone == Zone::chakra;
    case Destination::removed:
      return zone == Zone::removed;
    default:
      return zone == Zone::deck;
  }
}

bool who_matches(const Position& position, const EventPattern& on, const Happened& facts, const Context& context) {
  if (!on.who) return true;
  if (facts.who == kNoCard) return false;
  if (on.who->ref) return resolve(position, *on.who->ref, context) == position.object(facts.who);
  return fits(position, on.who->filter, facts.who, context);
}

bool opposing_team_matches(const Position& position, const EventPattern& on, const Happened& facts,
                           const Context& context) {
  if (!on.against) return true;
  if (facts.battle < 0) return false;
  const Battle& battle = position.state.battles[static_cast<std::size_t>(facts.battle)];
  int members = 0;
  int fitting = 0;
  for_each_member(position, facts.attack ? battle.blockers : battle.attackers, [&](CardId member) {
    ++members;
    fitting += fits(position, *on.against, member, context) ? 1 : 0;
  });
  return on.against_all ? members > 0 && fitting == members : fitting > 0;
}

bool matches(const Position& position, const EventPattern& on, const Happened& facts, const Context& context) {
  if (on.event != facts.what || on.once_for_all != facts.summary) return false;
  if (on.whose && *on.whose != Side::any && player_of(*on.whose, context) != facts.player) return false;
  if (on.how != Entry::any && on.how != facts.how) return false;
  if (on.to && !goes_to(*on.to, facts.to)) return false;
  if (on.as && *on.as != Sending::sent_out && (*on.as == Sending::attack) != facts.attack) return false;
  if (on.head && (facts.head == kNoCard || facts.head == facts.who || !fits(position, *on.head, facts.head, context)))
    return false;
  if (!on.result.empty() && std::find(on.result.begin(), on.result.end(), facts.result) == on.result.end())
    return false;
  if (on.reaches && !(facts.before < *on.reaches && facts.after >= *on.reaches)) return false;
  if (on.jutsu && !fits_use(position, *on.jutsu, facts.jutsu, position.object(facts.who), context)) return false;
  return who_matches(position, on, facts, context) && opposing_team_matches(position, on, facts, context);
}

void queue(Change& change, const Effects& body, Context context, const Happened& facts) {
  if (change.state().triggers.full()) {
    change.emit(CapReached{Cap::triggers});
    return;
  }
  if (facts.who != kNoCard) context.event = change.position().object(facts.who);
  context.amount = static_cast<std::uint8_t>(std::clamp(facts.after, 0, 255));
  change.emit(TriggerAdded{{body.number, context}});
}

void look_at_texts(Change& change, CardId card, const Happened& facts) {
  const Position position = change.position();
  const CardDefinition& definition = position.definition(card);
  if ((definition.triggers & bit(facts.what)) == 0) return;
  for (std::size_t i = 0; i < definition.abilities.size(); ++i) {
    const Ability& ability = definition.abilities[i];
    const auto* text = std::get_if<Triggered>(&ability.body);
    if (text == nullptr || text->on.event != facts.what || !text_valid(position, card, ability)) continue;
    const Context context = context_of(position, card, i);
    if (!matches(position, text->on, facts, context)) continue;
    if (!stacks_or_is_first(position, card, ability)) continue;
    Context asked = context;
    if (facts.who != kNoCard) asked.event = position.object(facts.who);
    if (text->condition && !holds(position, *text->condition, asked)) continue;
    queue(change, text->body, context, facts);
  }
}

/// Delayed effects come due once; granted triggers stay as long as they last (N-EFF-17).
void look_at_lasting(Change& change, const Happened& facts) {
  for (std::size_t i = change.state().lasting.size(); i-- > 0;) {
    const Position position = change.position();
    const LastingEffect lasting = position.state.lasting[i];
    if (lasting.kind != LastingKind::delayed && lasting.kind != LastingKind::trigger) continue;
    const Effect& node = *position.cards[lasting.context.definition].effects[lasting.effect];
    if (lasting.kind == LastingKind::delayed) {
      const auto& delayed = std::get<Delayed>(node.node);
      if (delayed.at != facts.what) continue;
      change.emit(LastingEnded{static_cast<std::uint8_t>(i)});
      queue(change, delayed.body, lasting.context, {});
      continue;
    }
    const Ability& ability = std::get<GrantTrigger>(node.node).ability.front();
    const auto& text = std::get<Triggered>(ability.body);
    Context context = lasting.context;
    context.source = lasting.subject;
    if (!position.alive(lasting.subject)) continue;
    context.controller = position[lasting.subject.card].controller;  // the text is now one of that card
    if (!text_valid(position, lasting.subject.card, ability)) continue;
    if (!matches(position, text.on, facts, context)) continue;
    if (text.condition && !holds(position, *text.condition, context)) continue;
    queue(change, text.body, context, facts);
  }
}

}  // namespace

void happened(Change& change, const Happened& facts) {
  // Queueing moves no card, so the villages hold still.
  for (const PlayerId player : {change.state().active, table::other(change.state().active)})
    for (const CardId card : change.state()[player].village) look_at_texts(change, card, facts);
  look_at_lasting(change, facts);
}

}  // namespace naruto
