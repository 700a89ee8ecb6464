// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "engine/naruto/effects/power.h"
#include "engine/naruto/effects/rules_in_force.h"
#include "engine/naruto/effects/values.h"

namespace naruto {
namespace {

template <class T>
bool contains(const std::vector<T>& list, const T& value) {
  return std::find(list.begin(), list.end(), value) != list.end();
}

/// How a filter is asked: about a card where it is, or about a card as something that is used.
struct Question {
  bool zone = true;
  ObjectRef user;
};

bool fits_as(const Position& position, const Filter& filter, CardId card, const Context& context, const Question& how);

/// An activated effect of this Ninja or Client waits on the chain, and the text speaks of such cards (N-CHAIN-21,
/// N-NEG-05): "an effect of a Ninja in use".
bool has_effect_in_use(const Position& position, const Filter& filter, CardId card) {
  if (filter.type == CardType::mission || filter.type == CardType::jutsu) return false;  // those mean the card in use
  return std::any_of(position.state.chain.begin(), position.state.chain.end(), [&](const Link& link) {
    return link.kind == LinkKind::effect && link.context.source == position.object(card);
  });
}

/// The test names a place of which every card in play is told apart by zone alone.
bool zone_fits(const Position& position, const Filter& filter, CardId card) {
  const CardState& state = position[card];
  const Zone wanted = filter.zone.value_or(Zone::village);
  if (wanted == Zone::chain && state.zone == Zone::village) return has_effect_in_use(position, filter, card);
  if (state.zone != wanted) return false;
  if (wanted != Zone::deck || filter.top == 0) return true;
  const Pile& deck = position[state.owner].deck;
  const auto place = std::find(deck.begin(), deck.end(), card) - deck.begin();
  return static_cast<std::ptrdiff_t>(deck.size()) - place <= filter.top;
}

bool side_fits(const Position& position, const Filter& filter, CardId card, const Context& context) {
  if (!filter.controller || *filter.controller == Side::any) return true;
  return position[card].controller == player_of(*filter.controller, context);
}

bool rank_fits(const Position& position, const RankTest& test, CardId card) {
  const auto ranks = ranks_of(position, card);
  if (test.none) return ranks.empty();
  return std::any_of(ranks.begin(), ranks.end(), [&](Rank rank) {
    return (!test.at_least || rank >= *test.at_least) && (!test.at_most || rank <= *test.at_most);
  });
}

bool cost_fits(const Filter& filter, const CardDefinition& card) {
  if (!filter.jutsu_cost && !filter.cost_has_symbol) return true;
  if (card.costs.empty()) return false;
  const JutsuCost& cost = card.costs.front();
  if (filter.jutsu_cost && !filter.jutsu_cost->holds(cost.total(0))) return false;
  const bool symbol = std::any_of(cost.symbols.begin(), cost.symbols.end(), [](std::uint8_t n) { return n > 0; });
  return !filter.cost_has_symbol || *filter.cost_has_symbol == symbol;
}

/// Type, and what the edition makes of it: a platoon outside the village may be no Ninja (N-PLAT-10), a bare
/// characteristic may mean Ninja alone (N-CHAR-02, A-13).
bool type_fits(const Position& position, const Filter& filter, CardId id) {
  const CardDefinition& card = position.definition(id);
  if (!filter.type)
    return position.edition.bare_traits_select_clients || filter.characteristic.empty() || card.type == CardType::ninja;
  if (card.type != *filter.type) return false;
  return !card.platoon || position.in_play(id) || position.edition.platoon_is_ninja_outside_village;
}

/// What is printed on the card, and what of it an effect can change.
bool print_fits(const Position& position, const Filter& filter, CardId id, const Context& context) {
  const CardDefinition& card = position.definition(id);
  if (!type_fits(position, filter, id)) return false;
  if (!filter.name.empty() &&
      std::none_of(filter.name.begin(), filter.name.end(), [&](Word name) { return has_name(position, id, name); }))
    return false;
  if (filter.same_name_as) {
    const ObjectRef other = resolve(position, *filter.same_name_as, context);
    if (!other || !share_name(position, id, other.card)) return false;
  }
  if (!filter.attribute.empty() && std::none_of(filter.attribute.begin(), filter.attribute.end(),
                                                [&](Word a) { return has_attribute(position, id, a); }))
    return false;
  if (filter.rank && !rank_fits(position, *filter.rank, id)) return false;
  if (!filter.symbol.empty() &&
      std::none_of(filter.symbol.begin(), filter.symbol.end(), [&](Symbol symbol) { return card.symbols.has(symbol); }))
    return false;
  if (filter.entrance_cost && (!card.entrance_cost || !filter.entrance_cost->holds(*card.entrance_cost))) return false;
  if (!cost_fits(filter, card)) return false;
  if (filter.counter && card.mission.counter != *filter.counter) return false;
  if (!filter.permanence.empty() && !contains(filter.permanence, card.mission.permanence)) return false;
  return std::all_of(filter.characteristic.begin(), filter.characteristic.end(),
                     [&](Word word) { return has_characteristic(position, id, word); });
}

bool battle_state_fits(const Position& position, BattleState wanted, CardId card) {
  const BattlePlace place = battle_place(position, card);
  if (place.battle < 0) return wanted == BattleState::standby;
  const bool paired = opposed(position, position.state.battles[static_cast<std::size_t>(place.battle)]);
  switch (wanted) {
    case BattleState::standby:
      return false;
    case BattleState::in_action:
      return true;
    case BattleState::attacking:
      return place.attack;
    case BattleState::blocking:
      return !place.attack;
    case BattleState::battling:
      return paired;
    case BattleState::unblocked:
      return place.attack && !paired;
  }
  return false;
}

/// In the team that battles the team of the other object (N-BLK-06).
bool fights(const Position& position, CardId card, ObjectRef other) {
  if (!position.alive(other)) return false;
  const BattlePlace mine = battle_place(position, card);
  const BattlePlace theirs = battle_place(position, other.card);
  return mine.battle >= 0 && mine.battle == theirs.battle && mine.attack != theirs.attack;
}

/// What is true of the object at this moment of the game.
bool moment_fits(const Position& position, const Filter& filter, CardId card, const Context& context) {
  const CardState& state = position[card];
  // Clients and permanent Missions have no health, no figures and no place in a battle (N-CARD-06, N-CLI-08).
  const bool of_ninja = filter.health || filter.state || filter.role || filter.fighting || filter.team_of ||
                        filter.team || filter.combat || filter.support;
  if (of_ninja && !position.is(card, CardType::ninja)) return false;
  if (filter.health && (*filter.health == Health::injured) != state.injured) return false;
  if (filter.entered_this_turn && state.entered_this_turn != *filter.entered_this_turn) return false;
  if (filter.state && !battle_state_fits(position, *filter.state, card)) return false;
  if (filter.role) {
    if (battle_place(position, card).battle < 0) return false;
    if ((*filter.role == Role::head) != is_head(position, card)) return false;
  }
  if (filter.fighting && !fights(position, card, resolve(position, *filter.fighting, context))) return false;
  if (filter.team_of) {
    const ObjectRef mate = resolve(position, *filter.team_of, context);
    if (!position.alive(mate) || state.team == kNoTeam || position[mate.card].team != state.team) return false;
  }
  if (filter.team && !team_fits(position, *filter.team, card, context)) return false;
  if (filter.coins && coins_on(position, card, filter.coins->kind) < filter.coins->at_least) return false;
  if (filter.combat && !filter.combat->holds(power(position, card).combat)) return false;
  return !filter.support || filter.support->holds(power(position, card).support);
}

ObjectRef user_of(const Position& position, CardId card, const Question& how) {
  if (how.user) return how.user;
  for (const Link& link : position.state.chain)
    if (link.context.source.card == card) return link.context.user;
  return {};
}

bool fits_as(const Position& position, const Filter& filter, CardId card, const Context& context, const Question& how) {
  if (how.zone && !zone_fits(position, filter, card)) return false;
  if (!side_fits(position, filter, card, context)) return false;
  if (filter.except) {
    const ObjectRef but = resolve(position, *filter.except, context);
    if (but && but.card == card) return false;
  }
  if (!print_fits(position, filter, card, context) || !moment_fits(position, filter, card, context)) return false;
  if (!filter.user.empty()) {
    const ObjectRef user = user_of(position, card, how);
    if (!user || !fits_as(position, filter.user.front(), user.card, context, {})) return false;
  }
  const auto part = [&](const Filter& f) {
    // A part without a zone of its own speaks of the zone of the whole.
    if (f.zone || !filter.zone) return fits_as(position, f, card, context, how);
    return fits_as(position, f, card, context, {false, how.user});
  };
  if (!filter.any.empty() && std::none_of(filter.any.begin(), filter.any.end(), part)) return false;
  return std::none_of(filter.none.begin(), filter.none.end(), part);
}

}  // namespace

ObjectRef resolve(const Position& position, Ref ref, const Context& context) {
  switch (ref) {
    case Ref::self:
      return context.source;
    case Ref::user:
      return context.user;
    case Ref::t1:
    case Ref::t2:
    case Ref::t3:
    case Ref::t4:
      return context.targets[static_cast<std::size_t>(ref) - static_cast<std::size_t>(Ref::t1)];
    case Ref::it:
      return context.it;
    case Ref::event:
      return context.event;
    case Ref::attached: {
      const CardId host = context.source ? position[context.source.card].attached_to : kNoCard;
      return host == kNoCard ? ObjectRef{} : position.object(host);
    }
  }
  return {};
}

PlayerId player_of(Side side, const Context& context) {
  return side == Side::opponent ? table::other(context.controller) : context.controller;
}

bool fits(const Position& position, const Filter& filter, CardId card, const Context& context) {
  return fits_as(position, filter, card, context, {});
}

bool fits_use(const Position& position, const Filter& filter, CardId card, ObjectRef user, const Context& context) {
  return fits_as(position, filter, card, context, {false, user});
}

bool team_fits(const Position& position, const TeamTest& test, CardId ninja, const Context& context) {
  const TeamId team = position[ninja].team;
  std::array<CardId, kMaxPicks> mates{};
  std::size_t n = 0;
  bool only = true;
  for_each_member(position, team, [&](CardId member) {
    for (const Filter& f : test.only) only = only && fits(position, f, member, context);
    if (member != ninja && n < mates.size()) mates[n++] = member;
  });
  if (!only || (test.alone && *test.alone != (n == 0))) return false;
  // Each demanded mate is another Ninja. Teams are small and the filters name different Ninja: first come, first
  // served.
  for (const Filter& f : test.with) {
    const auto end = mates.begin() + static_cast<std::ptrdiff_t>(n);
    const auto mate = std::find_if(mates.begin(), end, [&](CardId m) { return fits(position, f, m, context); });
    if (mate == end) return false;
    *mate = mates[--n];
  }
  return true;
}

}  // namespace naruto
