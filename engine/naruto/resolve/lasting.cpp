// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/resolve/lasting.h"

#include <algorithm>
#include <limits>

#include "engine/naruto/effects/copied_text.h"
#include "engine/naruto/effects/power.h"
#include "engine/naruto/effects/triggers.h"
#include "engine/naruto/rules/card_type.h"
#include "engine/naruto/rules/control.h"
#include "engine/naruto/rules/names.h"
#include "engine/naruto/rules/targets.h"

namespace naruto {
namespace {

/// The lasting effect comes from a text of a card that is in play and valid: it ends with it (N-EFF-17). A source that
/// its own text has just given up does not count (N-EFF-18).
bool depends_on_source(const Position& position, const Context& context) {
  const CardDefinition& card = position.cards[context.definition];
  const bool text_in_play = card.type == CardType::ninja || card.type == CardType::client ||
                            (card.type == CardType::mission && card.mission.permanence != Permanence::none);
  return text_in_play && position.alive(context.source) && context.ability < card.abilities.size() &&
         text_valid(position, context.source.card, card.abilities[context.ability]);
}

void begin(Change& change, LastingEffect lasting) {
  const bool while_in_play = lasting.until == Until::while_in_play;
  const ObjectRef source = lasting.context.source;
  if (while_in_play && (!change.position().alive(source) || !change.position().in_play(source.card))) return;
  lasting.last_turn = change.state().turn;
  if (lasting.until == Until::for_good || while_in_play) lasting.last_turn = std::numeric_limits<std::uint16_t>::max();
  if (lasting.until == Until::next_turn_end)
    lasting.last_turn =
        static_cast<std::uint16_t>(lasting.last_turn + (lasting.context.controller == change.state().active ? 2 : 1));
  if (lasting.until == Until::following_turn_end) ++lasting.last_turn;  // whoever's it is
  push_or_tell(change, lasting);
}

std::int8_t small(int value) { return static_cast<std::int8_t>(std::clamp(value, -127, 127)); }

bool changes_figures(const Rule& rule) { return nature_of(rule) == RuleNature::figures; }

std::optional<Word> name_given(const Rule& rule) {
  if (const auto* more = std::get_if<GrantName>(&rule)) return more->name;
  if (const auto* only = std::get_if<SetNames>(&rule)) return only->name;
  return std::nullopt;
}

/// What the Ninja has beyond the figures that are printed or set.
Power bonus_of(const Position& position, CardId ninja) {
  Power bonus;
  for_each_power_part(position, ninja, [&](const PowerPart& part) {
    if (part.kind == LedgerLine::Kind::printed || part.kind == LedgerLine::Kind::set) return;
    bonus.combat += part.combat.value_or(0);
    bonus.support += part.support.value_or(0);
  });
  return bonus;
}

/// What the effect on one of a group of targets knows: this one is the target, and the group is free for another use.
/// Where all that it says is fixed it needs no target any more, and is one effect on all of them (`joins_last`).
Context of_one_target(Context context, const Selector& who, ObjectRef subject, bool fixed = false) {
  if (who.kind != Selector::Kind::ref || who.ref < Ref::t1 || who.ref > Ref::t4) return context;
  ObjectRef& place = context.targets[static_cast<std::size_t>(who.ref) - static_cast<std::size_t>(Ref::t1)];
  if (subject && is_group(place)) place = fixed ? ObjectRef{} : subject;
  return context;
}

/// By how much the figures of the Ninja have grown, where they have.
void tell_gain(Change& change, const Context& context, CardId ninja, Power before) {
  const Power now = power(change.position(), ninja);
  Happened facts;
  facts.what = Happening::power_gained;
  facts.who = ninja;
  facts.player = context.controller;
  facts.after = std::max(0, now.combat - before.combat);
  facts.support = std::max(0, now.support - before.support);
  facts.by = agent_of(context);
  if (facts.after > 0 || facts.support > 0) happened(change, facts);
}

}  // namespace

bool is_one_for_all(const Position& position, const Context& context, const Rule& rule, const Selector& who) {
  switch (nature_of(rule)) {
    case RuleNature::figures:
    case RuleNature::trait:
    case RuleNature::each:
      return false;
    case RuleNature::cost:
      if (who.kind == Selector::Kind::each && who.filter.front().zone == Zone::hand) return false;
      break;
    case RuleNature::all:
      break;
  }
  if (who.kind == Selector::Kind::ref)
    return is_group(place_of(position, who.ref, context)) && free_group(position.state);
  return who.kind == Selector::Kind::each && who.filter.front().zone != Zone::chain;  // those that wait now
}

void begin_rule(Change& change, const Position& before, const Context& context, const Effect& effect, ObjectRef subject,
                std::size_t which) {
  const auto& node = std::get<Lasting>(effect.node);
  if (const auto name = name_given(node.rule); name && subject && !may_get_name(change.position(), subject.card, *name))
    return;  // N-NAME-10
  LastingEffect lasting;
  lasting.effect = effect.number;
  lasting.until = node.until;
  lasting.subject = subject;
  const Selector* who = subject_of(node.rule);
  lasting.context = who != nullptr ? of_one_target(context, *who, subject, changes_figures(node.rule)) : context;
  lasting.needs_source = depends_on_source(change.position(), context);
  Context about = context;
  // Of a group each is "it" in turn; what the text has a name for leaves "it" to what was acted upon before.
  if (who == nullptr || who->kind != Selector::Kind::ref) about.it = subject;
  const auto amounts = std::visit([](const auto& rule) { return amounts_of(rule); }, node.rule);
  if (const auto* lock = std::get_if<LockPower>(&node.rule); lock != nullptr && subject) {
    // What it has beyond its printed figures now is what it keeps.
    const Power bonus = bonus_of(change.position(), subject.card);
    lasting.a = small(bonus.combat);
    lasting.b = small(bonus.support);
  }
  if (const auto* copy = std::get_if<CopyTrait>(&node.rule)) {
    const ObjectRef from = resolve(before, copy->from, context);
    lasting.a = small(static_cast<int>(which));
    if (copy->trait == CopiedTrait::text && !from) return;
    if (copy->trait == CopiedTrait::text) keep_text(lasting, before[from.card].definition);
  }
  if (subject && sets_anew(change.edition(), node.rule)) note_coins(lasting, worth_of_coins(before, subject.card));
  if (amounts[0] != nullptr) lasting.a = small(evaluate(before, *amounts[0], about));
  if (amounts[1] != nullptr) lasting.b = small(evaluate(before, *amounts[1], about));
  const bool told = subject && changes_figures(node.rule) && change.position().in_play(subject.card);
  const Power figures = told ? power(change.position(), subject.card) : Power{};
  begin(change, lasting);
  if (subject && std::holds_alternative<CountsAsNinja>(node.rule)) settle_type(change, subject.card);
  if (told) tell_gain(change, context, subject.card, figures);
}

void begin_control(Change& change, const Context& context, const Effect& effect, ObjectRef subject, PlayerId lender,
                   Until until) {
  LastingEffect lasting;
  lasting.kind = LastingKind::control;
  lasting.effect = effect.number;
  lasting.until = until;
  lasting.subject = subject;
  lasting.a = lender == change.position()[subject.card].owner ? 0 : 1;
  lasting.context = context;
  lasting.needs_source = depends_on_source(change.position(), context) && until != Until::for_good;
  begin(change, lasting);
}

bool begin_place(Change& change, const Context& context, const Effect& effect, CardId ninja, TeamId team, Until until) {
  LastingEffect lasting;
  lasting.kind = LastingKind::control;
  lasting.effect = effect.number;
  lasting.until = until;
  lasting.subject = change.position().object(ninja);
  lasting.context = context;
  if (!lend_place(change, ninja, team, lasting)) return false;
  begin(change, lasting);
  return true;
}

/// Without a player it is a moment of this turn; else the next such moment of that player, of a later turn if the end
/// of the turn is meant.
void begin_delayed(Change& change, const Context& context, const Effect& effect) {
  LastingEffect lasting;
  lasting.kind = LastingKind::delayed;
  lasting.effect = effect.number;
  lasting.context = context;
  if (std::get<Delayed>(effect.node).whose) {
    lasting.until = Until::for_good;
    lasting.a = static_cast<std::int8_t>(change.state().turn & 0x7FU);
  }
  begin(change, lasting);
}

void begin_watch(Change& change, const Context& context, const Effect& effect) {
  LastingEffect lasting;
  lasting.kind = LastingKind::trigger;
  lasting.effect = effect.number;
  lasting.until = std::get<Watch>(effect.node).until;
  lasting.context = context;
  lasting.needs_source = depends_on_source(change.position(), context);
  begin(change, lasting);
}

void begin_trigger(Change& change, const Context& context, const Effect& effect, ObjectRef subject) {
  LastingEffect lasting;
  lasting.kind = LastingKind::trigger;
  lasting.effect = effect.number;
  const auto& node = std::get<GrantTrigger>(effect.node);
  lasting.until = node.until;
  lasting.subject = subject;
  lasting.context = of_one_target(context, node.who, subject);
  begin(change, lasting);
}

}  // namespace naruto
