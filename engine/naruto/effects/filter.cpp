// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <bit>
#include <cctype>
#include <limits>
#include <numeric>

#include "engine/naruto/effects/applicable.h"
#include "engine/naruto/effects/memory.h"
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
  const Context* use = nullptr;  ///< of a card that has left the chain
};

bool fits_as(const Position& position, const Filter& filter, CardId card, const Context& context, const Question& how);

/// A requirement asks for this name, trait, attribute or rank, alone or as one of several ways to meet it.
bool asks_for(const Filter& needs, const Filter& wanted) {
  const auto in = [](const std::vector<Word>& all, const std::vector<Word>& some) {
    return some.empty() || std::any_of(some.begin(), some.end(), [&](Word word) { return contains(all, word); });
  };
  const bool here = in(needs.name, wanted.name) && in(needs.characteristic, wanted.characteristic) &&
                    in(needs.attribute, wanted.attribute) && (!wanted.rank || wanted.rank == needs.rank);
  return here ||
         std::any_of(needs.any.begin(), needs.any.end(), [&](const Filter& way) { return asks_for(way, wanted); });
}

/// An effect of this Ninja or Client waits on the chain, and the text speaks of such cards (N-CHAIN-21,
/// N-NEG-05): "an effect of a Ninja in use".
bool has_effect_in_use(const Position& position, const Filter& filter, CardId card) {
  if (filter.type == CardType::mission || filter.type == CardType::jutsu) return false;  // those mean the card in use
  return std::any_of(position.state.chain.begin(), position.state.chain.end(), [&](const Link& link) {
    return !is_card_link(link) && link.context.source == position.object(card);
  });
}

/// The test names a place of which every card in play is told apart by zone alone.
bool zone_fits(const Position& position, const Filter& filter, CardId card, const Context& context) {
  const CardState& state = position[card];
  const Zone wanted = filter.zone.value_or(Zone::village);
  if (wanted == Zone::chain && state.zone == Zone::village) return has_effect_in_use(position, filter, card);
  if (state.zone != wanted) return false;
  if (wanted != Zone::deck || filter.top == 0) return true;
  const Pile& deck = position[state.owner].deck;
  const auto place = std::find(deck.begin(), deck.end(), card) - deck.begin();
  return static_cast<std::ptrdiff_t>(deck.size()) - place <= (filter.top == kTopX ? context.x : filter.top);
}

bool side_fits(const Position& position, const Filter& filter, CardId card, const Context& context) {
  if (filter.owner && *filter.owner != Side::any && position[card].owner != player_of(*filter.owner, context))
    return false;
  if (!filter.controller || *filter.controller == Side::any) return true;
  if (position[card].zone == Zone::rewards)
    return position[player_of(*filter.controller, context)].rewards.contains(card);
  return position[card].controller == player_of(*filter.controller, context);
}

bool rank_fits(const Position& position, const RankTest& test, CardId card) {
  const auto ranks = ranks_of(position, card);
  if (test.none) return ranks.empty();
  return std::any_of(ranks.begin(), ranks.end(), [&](Rank rank) {
    return (!test.at_least || rank >= *test.at_least) && (!test.at_most || rank <= *test.at_most);
  });
}

/// `x`: what was asked for X, of a card in use.
bool cost_fits(const Filter& filter, const CardDefinition& card, int x) {
  if (!filter.jutsu_cost && !filter.cost_has_symbol && !filter.cost_symbols) return true;
  if (card.costs.empty()) return false;
  const JutsuCost& cost = card.costs.front();
  if (filter.jutsu_cost && !filter.jutsu_cost->holds(cost.total(x))) return false;
  const int symbols = std::accumulate(cost.symbols.begin(), cost.symbols.end(), 0);
  if (filter.cost_symbols && !filter.cost_symbols->holds(symbols)) return false;
  return !filter.cost_has_symbol || *filter.cost_has_symbol == (symbols > 0);
}

/// Type, and what the edition makes of it: a platoon outside the village may be no Ninja (N-PLAT-10), a bare
/// characteristic may mean Ninja alone (N-CHAR-02, A-13).
bool type_fits(const Position& position, const Filter& filter, CardId id) {
  const CardDefinition& card = position.definition(id);
  if (!filter.type)
    return position.edition.bare_traits_select_clients || (filter.characteristic.empty() && !filter.rank) ||
           position.is(id, CardType::ninja);
  if (!position.is(id, *filter.type)) return false;
  return !card.platoon || position.in_play(id) || position.edition.platoon_is_ninja_outside_village;
}

/// Another card that fits shares a name with it.
bool has_namesake(const Position& position, const Filter& wanted, CardId id, const Context& context) {
  bool found = false;
  cards_in_zones(position, zones_of(wanted)).for_each([&](CardId other) {
    found = found || (other != id && fits(position, wanted, other, context) && share_name(position, id, other));
  });
  return found;
}

/// Words and figures of the card that are compared with those of another thing.
bool named_fits(const Position& position, const Filter& filter, CardId id, const Context& context) {
  const CardDefinition& card = position.definition(id);
  const Words& words = position.cards.words();
  if (filter.name_contains && std::none_of(card.names.begin(), card.names.end(), [&](Word name) {
        return contains_letters(words.text(name), words.text(*filter.name_contains));
      }))
    return false;
  if (filter.title && card.effect_title != words.text(*filter.title)) return false;
  if (!filter.namesake.empty() && !has_namesake(position, filter.namesake.front(), id, context)) return false;
  if (filter.shares_symbol_with) {
    const ObjectRef other = resolve(position, *filter.shares_symbol_with, context);
    if (!other || !symbols_of(position, id).meets(symbols_of(position, other.card))) return false;
  }
  if (filter.named && !is_of_named(position, *filter.named, id, context)) return false;
  if (filter.tracked && is_tracked(position, id) != *filter.tracked) return false;
  if (filter.hand_cost && (!card.hand_cost || !filter.hand_cost->holds(*card.hand_cost))) return false;
  if (filter.mental_power && !filter.mental_power->holds(mental_power(position, id))) return false;
  if (filter.name_free && name_is_free(position, id) != *filter.name_free) return false;
  if (filter.requires_.empty()) return true;
  return card.jutsu.needs && asks_for(*card.jutsu.needs, filter.requires_.front());
}

/// The figure of the card stands to the amount as the text says.
bool figures_fit(const Position& position, const Compare& compare, CardId id, const Context& context) {
  const int value = value_of(position, compare.value, id);
  const auto all = [&](const std::vector<Amount>& bounds, Relation relation) {
    return std::all_of(bounds.begin(), bounds.end(),
                       [&](const Amount& a) { return related(value, relation, evaluate(position, a, context)); });
  };
  return all(compare.at_least, Relation::at_least) && all(compare.at_most, Relation::at_most) &&
         all(compare.below, Relation::below) && all(compare.above, Relation::above);
}

/// What is printed on the card, and what of it an effect can change.
bool print_fits(const Position& position, const Filter& filter, CardId id, const Context& context, int x) {
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
      std::none_of(filter.symbol.begin(), filter.symbol.end(),
                   [symbols = symbols_of(position, id)](Symbol symbol) { return symbols.has(symbol); }))
    return false;
  if (filter.entrance_cost) {
    const auto cost = entrance_cost_of(position, id);
    if (!cost || !filter.entrance_cost->holds(*cost)) return false;
  }
  if (!cost_fits(filter, card, x)) return false;
  if (!named_fits(position, filter, id, context)) return false;
  if (filter.counter && card.mission.counter != *filter.counter) return false;
  if (!filter.permanence.empty() && !contains(filter.permanence, card.mission.permanence)) return false;
  return std::all_of(filter.characteristic.begin(), filter.characteristic.end(),
                     [&](Word word) { return has_characteristic(position, id, word); });
}

bool battle_state_fits(const Position& position, BattleState wanted, CardId card) {
  const BattlePlace place = battle_place(position, card);
  if (place.battle < 0) return wanted == BattleState::standby;
  const bool paired = is_battling(position, position[card].team);
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

/// Some text of its own is in force although it is injured, or it would be if it were healthy: not negated (N-NEG-08).
bool has_valid_text(const Position& position, CardId card) {
  const Edition& edition = position.edition;
  const bool by_keyword = position.in_play(card) && (edition.surge || edition.mastery) &&
                          (keyword_instances(position, card, position.cards.surge()) > 0 ||
                           keyword_instances(position, card, position.cards.mastery()) > 0);  // N-SURGE-05
  if (!by_keyword && !position.definition(card).has_text()) return false;
  if (!position.in_play(card) || position.every_text_valid || !position.has_rule<LoseText>()) return true;
  return find_rule<LoseText>(position, card) == kNoCard;
}

bool attachments_fit(const Position& position, const Filter& filter, CardId card, const Context& context) {
  if (filter.attached_to) {
    const ObjectRef host = resolve(position, *filter.attached_to, context);
    if (!host || !position.in_play(card) || position[card].attached_to != host.card) return false;
  }
  if (filter.attached.empty()) return true;
  for (const PlayerId player : table::kPlayers)
    for (const CardId other : position[player].village)
      if (position[other].attached_to == card && fits(position, filter.attached.front(), other, context)) return true;
  return false;
}

/// In the team that battles the team of the other object (N-BLK-06), or the team in which that one was last.
bool fights(const Position& position, CardId card, ObjectRef other) {
  return position.in_play(card) && face_each_other(position, position[card].team, last_team(position, other));
}

/// In the team of the other object, or of one of them; in the one that it was in, if it has just left play.
bool is_mate(const Position& position, CardId card, Ref other, const Context& context) {
  const TeamId team = position[card].team;
  const ObjectRef place = place_of(position, other, context);
  if (team == kNoTeam) return false;
  if (!is_group(place)) return last_team(position, place) == team;
  bool mate = false;
  for_each_target_in(position.state, place, [&](CardId one) { mate = mate || position[one].team == team; });
  return mate;
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
  if (filter.team_of && !is_mate(position, card, *filter.team_of, context)) return false;
  if (filter.team && !team_fits(position, *filter.team, card, context)) return false;
  if (filter.coins && !filter.coins->holds(coins_fitting(position, card, filter.coins->kind))) return false;
  if (filter.combat && !filter.combat->holds(power(position, card).combat)) return false;
  if (filter.support && !filter.support->holds(power(position, card).support)) return false;
  if (filter.applying && is_applying(position, card) != *filter.applying) return false;
  if (filter.this_turn && !has_done(position, *filter.this_turn, card)) return false;
  if (filter.has_text && has_valid_text(position, card) != *filter.has_text) return false;
  if (!attachments_fit(position, filter, card, context)) return false;
  return std::all_of(filter.compare.begin(), filter.compare.end(),
                     [&](const Compare& c) { return figures_fit(position, c, card, context); });
}

/// Calls `f(Context)` for every use of this card: those that wait on the chain, or the one that is asked about.
template <class F>
bool any_use(const Position& position, CardId card, const Question& how, F&& f) {
  if (how.use != nullptr && how.use->source.card == card) return f(*how.use);
  return std::any_of(position.state.chain.begin(), position.state.chain.end(),
                     [&](const Link& link) { return link.context.source.card == card && f(link.context); });
}

/// The X of the use of this card; 0 if it is not in use.
int x_of_use(const Position& position, CardId card, const Question& how) {
  int x = 0;
  any_use(position, card, how, [&](const Context& use) {
    x = use.x;
    return true;
  });
  return x;
}

/// One of the targets of the use meets the test.
template <class Test>
bool any_target(const Position& position, const Context& use, Test&& test) {
  bool found = false;
  for (const ObjectRef target : use.targets)
    if (is_group(target) || position.alive(target))
      for_each_target_in(position.state, target, [&](CardId one) { found = found || test(position, one); });
  return found;
}

/// The game with this card still where it was: it has just left play.
std::optional<GameState> before_it_left(const Position& position, ObjectRef object) {
  const CardState& card = position[object.card];
  if (card.zone == Zone::village || static_cast<std::uint8_t>(object.life + 1U) != card.life) return std::nullopt;
  GameState before = position.state;
  CardState& back = before.cards[object.card];
  back.zone = Zone::village;
  back.life = object.life;
  return before;
}

/// One of the targets that the use just applied has taken out of play met the test.
template <class Test>
bool any_target_gone(const Position& position, const Context& use, Test&& test) {
  return std::any_of(use.targets.begin(), use.targets.end(), [&](ObjectRef target) {
    if (!target || is_group(target) || position.alive(target)) return false;
    const auto before = before_it_left(position, target);
    return before && test(Position(*before, position.rules()), target.card);
  });
}

/// The use with the targets that are cards: of a team the members are none (N-TGT-01).
Context without_teams(const Position& position, Context use) {
  const auto& abilities = position.cards[use.definition].abilities;
  const auto* text = use.ability < abilities.size() ? std::get_if<Use>(&abilities[use.ability].body) : nullptr;
  for (std::size_t i = 0; text != nullptr && i < text->targets.size() && i < use.targets.size(); ++i)
    if (text->targets[i].team) use.targets[i] = {};
  return use;
}

/// One of the targets of the card in use fits; or is its user, if that is asked.
bool targets_fit(const Position& position, const Filter& filter, CardId card, const Context& context,
                 const Question& how) {
  const auto is_meant = [&](const Position& then, CardId one) {
    return fits(then, filter.targets.front(), one, context);
  };
  if (!filter.targets.empty() && !any_use(position, card, how, [&](const Context& use) {
        return any_target(position, use, is_meant) || (&use == how.use && any_target_gone(position, use, is_meant));
      }))
    return false;
  if (!filter.targets_user) return true;
  return *filter.targets_user == any_use(position, card, how, [&](const Context& use) {
    if (position.cards[use.definition].aims_at_user) return true;
    return use.user && any_target(position, without_teams(position, use),
                                  [&](const Position&, CardId one) { return one == use.user.card; });
  });
}

ObjectRef user_of(const Position& position, CardId card, const Question& how) {
  if (how.user) return how.user;
  for (const Link& link : position.state.chain)
    if (link.context.source.card == card) return link.context.user;
  return {};
}

bool fits_as(const Position& position, const Filter& filter, CardId card, const Context& context, const Question& how) {
  spend(Effort::filter);
  const bool anywhere = !filter.zone && filter.this_turn && outlasts_play(*filter.this_turn);
  if (how.zone && !parts_name_zones(filter) && !anywhere && !zone_fits(position, filter, card, context)) return false;
  if (!side_fits(position, filter, card, context)) return false;
  if (filter.is && !is_named(position, *filter.is, context, card)) return false;
  if (filter.except) {
    bool named = false;
    for_each_named(position, *filter.except, context, [&](CardId but) { named = named || but == card; });
    if (named) return false;
  }
  if (!print_fits(position, filter, card, context, filter.jutsu_cost ? x_of_use(position, card, how) : 0) ||
      !moment_fits(position, filter, card, context))
    return false;
  if (!filter.user.empty()) {
    const ObjectRef user = user_of(position, card, how);
    if (!user || !fits_as(position, filter.user.front(), user.card, context, {})) return false;
  }
  if (!targets_fit(position, filter, card, context, how)) return false;
  if (filter.applicable_to &&
      !is_applicable(position, card, resolve(position, *filter.applicable_to, context), context))
    return false;
  if (filter.paid_for) {
    const ObjectRef use = resolve(position, *filter.paid_for, context);
    if (!use || position.in_play(card) || position[card].attached_to != use.card) return false;
  }
  const auto part = [&](const Filter& f) {
    // A part without a zone of its own speaks of the zone of the whole.
    if (f.zone || !filter.zone) return fits_as(position, f, card, context, how);
    return fits_as(position, f, card, context, {false, how.user, how.use});
  };
  if (!filter.any.empty() && std::none_of(filter.any.begin(), filter.any.end(), part)) return false;
  return std::none_of(filter.none.begin(), filter.none.end(), part);
}

}  // namespace

bool fits(const Position& position, const Filter& filter, CardId card, const Context& context) {
  return fits_as(position, filter, card, context, {});
}

bool fits_use(const Position& position, const Filter& filter, CardId card, ObjectRef user, const Context& context,
              const Context* use) {
  return fits_as(position, filter, card, context, {false, user, use});
}

}  // namespace naruto
