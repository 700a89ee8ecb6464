// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/gormiti/effects/filter.h"

#include <algorithm>

#include "engine/gormiti/effects/values.h"

namespace gormiti {
namespace {

bool is_in(const CardState& card, Place place) {
  switch (place) {
    case Place::field:
      return is_field(card.zone);
    case Place::discard:
      return card.zone == Zone::discard;
    case Place::hand:
      return card.zone == Zone::hand;
    case Place::deck:
      return card.zone == Zone::deck;
  }
  return false;
}

/// Of several values one must be there, of the fields all (G-841).
bool fits_facts(const Filter& filter, const CardDefinition& facts) {
  if (!filter.type.empty() && !filter.type.has(facts.type)) return false;
  if (!filter.element.empty() && (!facts.element || !filter.element.has(*facts.element))) return false;
  if (!filter.category.empty() && (!facts.category || !filter.category.has(*facts.category))) return false;
  return !filter.token || (facts.type == CardType::fighter && *filter.token == facts.token);
}

/// Current values on the field, printed ones elsewhere (G-844).
bool fits_values(const Position& position, const Filter& filter, CardId card) {
  const CardDefinition& facts = position.definition(card);
  if (facts.type != CardType::fighter) return false;
  const bool on_field = position.is_fighter(card);
  if (!filter.hp.any() && !filter.hp.holds(on_field ? current_hp(position, card) : facts.hp)) return false;
  if (!filter.atk.any() && !filter.atk.holds(on_field ? atk_outside_clash(position, card) : facts.atk)) return false;
  const bool injured = position.state[card].damage > 0;
  return filter.health == Health::any || (filter.health == Health::injured) == injured;
}

}  // namespace

ObjectRef object_of(const GameState& state, Ref ref, const Context& context) {
  const auto there = [&](ObjectRef object) { return state.on_field(object) ? object : ObjectRef{}; };
  switch (ref) {
    case Ref::self:  // wherever it lies (G-831)
      return context.source && state[context.source.card].life == context.source.life ? context.source : ObjectRef{};
    case Ref::attached:
      if (!context.source || state[context.source.card].zone != Zone::weapons) return context.bearer;
      return state.object(state[context.source.card].attached_to);
    case Ref::user:
      return there(context.subject);
    case Ref::against:
      return there(context.subject == state.clash.attacker ? state.clash.defender : state.clash.attacker);
  }
  return {};
}

bool fits(const Position& position, const Filter& filter, CardId card, const Context& context) {
  const CardState& c = position.state[card];
  if (!is_in(c, filter.zone)) return false;
  const PlayerId owner = position.state[context.source.card].owner;
  if (!is_whose(filter.controller, owner, c.owner)) return false;  // G-842
  if (!fits_facts(filter, position.definition(card))) return false;
  if (filter.hero && (position.definition(card).type != CardType::fighter || *filter.hero != (c.zone == Zone::hero)))
    return false;
  if (filter.other && position.state.object(card) == context.source) return false;  // G-846
  if (filter.ref && object_of(position.state, *filter.ref, context) != position.state.object(card))
    return false;  // G-847
  return !filter.reads_values() || fits_values(position, filter, card);
}

bool fits_in_deck(const Position& position, const Filter& filter, CardId card) {
  return fits_facts(filter, position.definition(card)) &&
         (!filter.reads_values() || fits_values(position, filter, card));
}

bool is_about(const Position& position, const Selector& who, CardId card, const Context& context) {
  if (who.kind == Selector::Kind::ref)
    return object_of(position.state, who.ref, context) == position.state.object(card);
  return fits(position, who.filter, card, context);
}

/// Heroes and tokens count, unless the filter leaves them out (G-430).
int count(const Position& position, const Filter& filter, const Context& context) {
  int n = 0;
  if (filter.zone == Place::hand || filter.zone == Place::deck) {
    const PlayerId owner = position.state[context.source.card].owner;
    for (const PlayerId player : table::kPlayers) {
      const PlayerState& p = position.state[player];
      if (is_whose(filter.controller, owner, player))
        n += static_cast<int>(filter.zone == Place::hand ? p.hand.size() : p.deck.size());
    }
    return n;
  }
  for_each_fitting(position, filter, context, [&](CardId) { ++n; });
  return n;
}

int value_of(const Position& position, const Amount& amount, const Context& context) {
  if (!amount.counted) return amount.number;
  const int n = count(position, amount.filter, context) * amount.times;
  return amount.max ? std::min(n, *amount.max) : n;
}

bool holds(const Position& position, const Condition& condition, const Context& context) {
  if (condition.kind == Condition::Kind::exists)
    return condition.bounds.holds(count(position, condition.filter, context));
  const int left = value_of(position, condition.left, context);
  const int right = value_of(position, condition.right, context);
  switch (condition.op) {
    case CompareOp::greater:
      return left > right;
    case CompareOp::greater_equal:
      return left >= right;
    case CompareOp::less:
      return left < right;
    case CompareOp::less_equal:
      return left <= right;
    case CompareOp::equal:
      return left == right;
  }
  return false;
}

}  // namespace gormiti
