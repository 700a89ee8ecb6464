// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/gormiti/actions/check_play.h"

#include "engine/gormiti/rules/clash.h"
#include "engine/gormiti/rules/entering.h"

namespace gormiti {
namespace {

/// Own hand, in the payment too (G-R04).
Refusal check_card(const Position& position, PlayerId by, CardId card, CardId bearer, const Payment& payment) {
  if (!is_own_in(position, by, card, Zone::hand)) return {RefusalCode::not_yours, "G-108", card};
  return check_places(position, {position.definition(card).pay, card, bearer}, payment);
}

Refusal check_type(const Position& position, CardId card, CardType type, std::string_view rule) {
  return position.definition(card).type == type ? Refusal{} : Refusal{RefusalCode::wrong_type, rule, card};
}

Refusal check_condition(const Position& position, CardId card, std::string_view rule) {
  const bool met = holds(position, position.definition(card).playable_if, context_of(position.state, card));
  return met ? Refusal{} : Refusal{RefusalCode::condition, rule, card};
}

/// Some own Fighter fits, and one of those has room; the named one, if one is named (G-R16 to G-R18).
Refusal check_bearer(const Position& position, PlayerId by, const Equip& play) {
  const bool named = play.bearer != kNoCard;
  if (named && has_room(position, play.bearer) && may_bear(position, play.card, play.bearer)) return {};
  bool fitting = false, room = false;
  for_each_fighter(position.state, by, [&](CardId fighter) {
    const bool bears = may_bear(position, play.card, fighter);
    fitting = fitting || bears;
    room = room || (bears && has_room(position, fighter));
  });
  if (!fitting) return {RefusalCode::no_bearer, "G-433", play.card};
  if (named && !may_bear(position, play.card, play.bearer)) return {RefusalCode::bearer_unfit, "G-433", play.bearer};
  if (!room || (named && !has_room(position, play.bearer))) return {RefusalCode::weapon_limit, "G-310", play.bearer};
  return {};
}

}  // namespace

bool is_own_in(const Position& position, PlayerId by, CardId card, Zone zone) {
  return card < kMaxCards && position.state[card].zone == zone && position.state[card].owner == by;
}

bool is_own_fighter(const Position& position, PlayerId by, CardId card) {
  return is_own_in(position, by, card, Zone::hero) || is_own_in(position, by, card, Zone::fighters);
}

Refusal check_unpaid(const Position& position, PlayerId, const Deploy& play) {
  if (const Refusal r = check_type(position, play.card, CardType::fighter, "G-421")) return r;
  return check_condition(position, play.card, "G-422");
}

Refusal check_unpaid(const Position& position, PlayerId by, const Equip& play) {
  if (const Refusal r = check_type(position, play.card, CardType::weapon, "G-433")) return r;
  if (const Refusal r = check_condition(position, play.card, "G-433")) return r;
  return check_bearer(position, by, play);
}

Refusal check_unpaid(const Position& position, PlayerId, const PlayArena& play) {
  if (const Refusal r = check_type(position, play.card, CardType::arena, "G-432")) return r;
  return check_condition(position, play.card, "G-427");
}

Refusal check_unpaid(const Position& position, PlayerId, const PlayMagic& play) {
  if (const Refusal r = check_type(position, play.card, CardType::magic, "G-431")) return r;
  return check_condition(position, play.card, "G-427");
}

Refusal check_unpaid(const Position& position, PlayerId, const UseAbility& play) {
  const Ability& ability = position.definition(play.card).abilities[play.ability];
  if (position.state[play.card].uses(play.ability) >= ability.limit) return {RefusalCode::used, "G-439", play.card};
  const bool met = holds(position, ability.condition, context_of(position.state, play.card));
  return met ? Refusal{} : Refusal{RefusalCode::condition, "G-439", play.card};
}

Refusal check_unpaid(const Position& position, PlayerId by, const PlayMove& play) {
  return check_move(position, by, play.card);
}

Refusal check_room(const Position& position, PlayerId by, const Deploy& play) {
  const bool room = free_zone(position, by) != 0 || zones_freed(position.state, play.payment) != 0;
  return room ? Refusal{} : Refusal{RefusalCode::no_zone, "G-309", play.card};
}

namespace {

/// A card of the hand that is played on nothing, and its payment.
template <class Play>
Refusal check_paid(const Position& position, PlayerId by, const Play& play) {
  if (const Refusal r = check_card(position, by, play.card, kNoCard, play.payment)) return r;
  if (const Refusal r = check_unpaid(position, by, play)) return r;
  return check_payment(position, {position.definition(play.card).pay, play.card}, play.payment);
}

}  // namespace

Refusal check_play(const Position& position, PlayerId by, const Deploy& play) {
  if (const Refusal r = check_paid(position, by, play)) return r;
  return check_room(position, by, play);
}

Refusal check_play(const Position& position, PlayerId by, const Equip& play) {
  if (const Refusal r = check_card(position, by, play.card, play.bearer, play.payment)) return r;
  if (play.bearer != kNoCard && !is_own_fighter(position, by, play.bearer))
    return {RefusalCode::not_yours, "G-108", play.bearer};
  if (const Refusal r = check_unpaid(position, by, play)) return r;
  const Due due{position.definition(play.card).pay, play.card, play.bearer};
  if (const Refusal r = check_payment(position, due, play.payment)) return r;
  return play.bearer == kNoCard ? Refusal{RefusalCode::not_yours, "G-433", play.card} : Refusal{};
}

/// As many Arenas as there are (G-311).
Refusal check_play(const Position& position, PlayerId by, const PlayArena& play) {
  return check_paid(position, by, play);
}

/// Whether it can do anything is not asked (G-445).
Refusal check_play(const Position& position, PlayerId by, const PlayMagic& play) {
  return check_paid(position, by, play);
}

Refusal check_play(const Position& position, PlayerId by, const UseAbility& play) {
  if (play.card >= kMaxCards || !is_field(position.state[play.card].zone) || position.state[play.card].owner != by)
    return {RefusalCode::not_yours, "G-108", play.card};
  const auto& abilities = position.definition(play.card).abilities;
  const bool known = play.ability < abilities.size() && abilities[play.ability].kind == AbilityKind::activated;
  if (known)
    if (const Refusal r = check_places(position, {abilities[play.ability].pay, play.card}, play.payment)) return r;
  if (!known) return {RefusalCode::no_ability, "G-439", play.card};
  if (const Refusal r = check_unpaid(position, by, play)) return r;
  return check_payment(position, {abilities[play.ability].pay, play.card}, play.payment);
}

Refusal check_play(const Position& position, PlayerId by, const PlayMove& play) {
  return check_paid(position, by, play);
}

}  // namespace gormiti
