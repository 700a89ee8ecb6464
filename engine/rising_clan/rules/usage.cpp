// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rising_clan/rules/usage.h"

#include <algorithm>

#include "engine/rising_clan/effects/holding.h"
#include "engine/rising_clan/effects/values.h"
#include "engine/rising_clan/rules/drawing.h"
#include "engine/rising_clan/rules/window.h"

namespace rising_clan {
namespace {

bool has_symbol(std::uint16_t clans, RoleId role) { return clans == 0 || (clans >> role & 1U) != 0; }

bool does(const Position& position, const Ability& ability, Op op) {
  const NodeList& nodes = position.cards.list(ability.doing);
  return std::any_of(nodes.begin(), nodes.end(), [&](const Node& node) { return node.op == op; });
}

bool asks_for(const Position& position, const Ability& ability, Select select) {
  const NodeList& nodes = position.cards.list(ability.doing);
  return std::any_of(nodes.begin(), nodes.end(), [&](const Node& node) { return node.on == select; });
}

/// R-F07: the moments of an ability (table of R-227; R-223).
bool fits(const Position& position, const Ability& ability, const Moment& moment, SeatId seat) {
  using Kind = Moment::Kind;
  const When when = ability.when;
  if (moment.kind == Kind::own_turn) return moment.first == seat && (when == When::own_turn || when == When::any);
  if (moment.kind == Kind::interrupt) return when == When::any;
  if (moment.kind == Kind::attempt) return when == When::own_start && does(position, ability, Op::free);
  if (moment.kind != Kind::window) return false;
  switch (moment.window) {
    case WindowKind::before_turn:
      return when == When::turn_start || when == When::any;
    case WindowKind::initiative:
      return when == When::roll && ability.needs(If::own_die);
    case WindowKind::event:
    case WindowKind::challenge1:
      return when == When::event || when == When::any;
    case WindowKind::challenge2:
    case WindowKind::flight:
      return when == When::any;
    case WindowKind::declaration:
      return when == When::declared || when == When::attack || when == When::any;
    case WindowKind::challenge_roll:
      return when == When::roll || when == When::attack || when == When::any;
    case WindowKind::roll: {  // the die lies: what changes it comes after it
      const RollKind kind = position.state.rolls.back().kind;
      const bool attack = kind == RollKind::attack || kind == RollKind::creature;
      return when == When::roll || when == When::any || (when == When::attack && attack);
    }
    case WindowKind::none:
      return false;
  }
  return false;
}

/// R-F16 to R-F23, R-F42: what goes before "it does not fit".
Refusal check_named(const Position& position, const Usage& usage, const Ability& ability, const Moment& moment) {
  const GameState& s = position.state;
  const bool challenge = is_challenge_window(moment.window);
  for (const Node& node : position.cards.list(ability.doing)) {
    if (node.op == Op::cancel_event && challenge) {
      if (moment.window != WindowKind::challenge1 || !is_challenger(s, usage.seat))
        return {RefusalCode::cancels_too_late, "R-502"};
    } else if (node.op == Op::cancel_event && moment.window == WindowKind::event) {
      const auto waits = [&](SeatId seat) {
        return s.event.facers.contains(seat) && !s.event.rolled.has(seat) && !s.event.left_out.has(seat);
      };
      if (node.scope == Scope::self && !waits(usage.seat)) return {RefusalCode::no_facer, "R-526"};
      if (std::none_of(s.event.facers.begin(), s.event.facers.end(), waits)) return {RefusalCode::nobody_left, "R-526"};
    }
    if (node.op == Op::face_event && (moment.window != WindowKind::before_turn || !is_able(position, usage.seat)))
      return {RefusalCode::celerity, "R-525"};
  }
  if (ability.when == When::declared && moment.window != WindowKind::declaration)
    return {RefusalCode::no_attack_declared, challenge ? "R-503" : "R-613"};
  if (ability.when == When::declared && ability.needs(If::attacked) && s.rolls.back().against != usage.seat)
    return {RefusalCode::not_attacked, "R-613"};
  if (moment.window == WindowKind::initiative && !(ability.when == When::roll && ability.needs(If::own_die)))
    return {RefusalCode::first_dice, "R-112"};
  if (challenge && !is_challenger(s, usage.seat) && !position.options.challenge_others)
    return {RefusalCode::third_in_challenge, "R-508"};
  if (ability.when == When::own_start && does(position, ability, Op::free) && moment.kind != Moment::Kind::attempt)
    return {RefusalCode::no_captive, "R-218"};
  return {};
}

bool counts_for_limit(const Moment& moment) {
  return moment.window == WindowKind::declaration || moment.window == WindowKind::roll ||
         moment.window == WindowKind::challenge_roll || moment.window == WindowKind::initiative;
}

Refusal check_roll(const Position& position, const Usage& usage, const Ability& ability, const Moment& moment) {
  const auto index = roll_of_usage(position, usage.seat, ability, usage.roll);
  if (!index) {
    const bool needs_roll = (ability.conditions & ~(bit(If::have_blade) | bit(If::have_firearm))) != 0;
    if (needs_roll || !roll_meets(position, ability.conditions, {}, usage.seat))
      return {RefusalCode::condition, "R-241"};
    return {};
  }
  const Roll& roll = position.state.rolls[*index];
  if (!roll_meets(position, ability.conditions, roll, usage.seat)) return {RefusalCode::condition, "R-241"};
  const int most = chosen(position.options.cards_per_roll, position.numbers().cards_per_roll);
  const bool gift = position.state[usage.card].zone == Zone::up;
  if (counts_for_limit(moment) && !gift && roll.used[usage.seat] >= most) return {RefusalCode::card_limit, "R-217"};
  return {};
}

/// R-F05, R-F06 for cards; R-F13 for clan effects.
Refusal check_clan(const Position& position, const Usage& usage, const Ability& ability) {
  const CardDefinition& definition = position.definition(usage.card);
  const PlayerState& p = position.state[usage.seat];
  const bool in_play_already = position.state[usage.card].zone == Zone::play;
  if (!in_play_already && !has_symbol(definition.clans, p.role)) return {RefusalCode::symbols, "R-214"};
  if (!in_play_already && definition.clans != 0 && is_forbidden(position, usage.seat, What::symbols))
    return {RefusalCode::symbols_forbidden, "R-1201"};
  if (ability.clans != 0 && !clan_effect_works(position, usage.seat, ability))
    return {RefusalCode::role_hidden, "R-308"};
  return {};
}

bool is_opened_gift(const GameState& state, SeatId seat, CardId card) {
  const Frame& top = state.frames.back();
  return top.kind == FrameKind::gift && top.card == card && top.seat == seat;
}

bool is_usable_place(const Position& position, const Usage& usage) {
  const CardState& card = position.state[usage.card];
  const CardDefinition& definition = position.cards[card.definition];
  if (card.zone == Zone::up) {
    return is_opened_gift(position.state, usage.seat, usage.card) && !definition.permanent();
  }
  if (card.seat != usage.seat) return false;
  if (card.zone == Zone::hand) return !definition.permanent();
  return card.zone == Zone::play || card.zone == Zone::status;
}

bool is_guarded_against(const Position& position, SeatId seat, const Node& node) {
  switch (node.op) {
    case Op::wound:
      return static_cast<bool>(guard_of(position, seat, Against::wound));
    case Op::disadvantage:
      return static_cast<bool>(guard_of(position, seat, Against::disadvantage));
    case Op::steal:
      return static_cast<bool>(guard_of(position, seat, Against::steal));
    case Op::look:
      return static_cast<bool>(guard_of(position, seat, Against::look));
    default:
      return false;
  }
}

bool fits_in_hands(const Position& position, SeatId seat, CardId card, const Discards& without) {
  if (!position.options.hands_rule) return true;
  int hands = hands_taken(position, seat), armours = armours_worn(position, seat);
  for (const CardId each : without) {
    hands -= position.definition(each).hands;
    armours -= position.definition(each).item == ItemType::armour ? 1 : 0;
  }
  const CardDefinition& definition = position.definition(card);
  const bool armour = definition.item == ItemType::armour;
  return (definition.hands == 0 || hands + definition.hands <= position.numbers().hands) &&
         (!armour || armours + 1 <= position.numbers().armours);
}

}  // namespace

std::optional<std::size_t> roll_of_usage(const Position& position, SeatId seat, const Ability& ability,
                                         std::uint8_t chosen_roll) {
  const GameState& s = position.state;
  const Moment moment = moment_of(s);
  if (s.rolls.empty() || moment.kind != Moment::Kind::window) return std::nullopt;
  const std::size_t last = s.rolls.size() - 1;
  if (moment.window == WindowKind::roll || moment.window == WindowKind::declaration) return last;
  if (moment.window == WindowKind::initiative) {
    for (std::size_t i = 0; i < s.rolls.size(); ++i)
      if (s.rolls[i].roller == seat && !is_success_roll(s.rolls[i])) return i;
    return std::nullopt;
  }
  if (moment.window != WindowKind::challenge_roll) return std::nullopt;
  if (!is_challenger(s, seat)) return chosen_roll == 0 ? last - 1 : last;
  const std::size_t own = s.rolls[last].roller == seat ? last : last - 1;
  const bool others = ability.needs(If::other_roll) || ability.needs(If::attacked);
  return others ? last + last - 1 - own : own;
}

bool needs_target(const Position& position, const Ability& ability) {
  return asks_for(position, ability, Select::target) || asks_for(position, ability, Select::captive);
}

bool is_target(const Position& position, const Usage& usage, const Ability& ability) {
  const GameState& s = position.state;
  if (usage.target == kNoSeat || table::index(usage.target) >= s.seats || usage.target == usage.seat) return false;
  if (!in_game(s, usage.target)) return false;
  if (asks_for(position, ability, Select::captive)) return is_captured(position, usage.target);
  if (!in_play(position, usage.target)) return false;
  const PlayerState& p = s[usage.target];
  const CardDefinition& definition = position.definition(usage.card);
  if (definition.immune != 0 && p.revealed && has_symbol(definition.immune, p.role)) return false;
  bool guarded_against_all = true;
  for (const Node& node : position.cards.list(ability.doing)) {
    if (node.on != Select::target) continue;
    if (node.op == Op::steal || node.op == Op::discard)
      if (node.from == From::hand ? p.hand.empty() : p.play.empty()) return false;
    guarded_against_all = guarded_against_all && is_guarded_against(position, usage.target, node);
  }
  return !guarded_against_all;
}

Refusal check_use(const Position& position, const Usage& usage) {
  const GameState& s = position.state;
  if (usage.card >= kMostCards || s[usage.card].definition == kNoDefinition || !is_usable_place(position, usage))
    return {RefusalCode::not_an_option, "R-242"};
  const CardDefinition& definition = position.definition(usage.card);
  if (usage.ability >= definition.abilities.size()) return {RefusalCode::not_an_option, "R-242"};
  const Ability& ability = definition.abilities[usage.ability];
  const Moment moment = moment_of(s);
  if (moment.kind != Moment::Kind::attempt && moment.window != WindowKind::initiative &&
      is_kept_from_acting(position, usage.seat))
    return {RefusalCode::cannot_act, "R-228"};
  if (const Refusal r = check_clan(position, usage, ability)) return r;
  if (const Refusal r = check_named(position, usage, ability, moment)) return r;
  if (!fits(position, ability, moment, usage.seat)) return {RefusalCode::wrong_moment, "R-227"};
  if (const Refusal r = check_roll(position, usage, ability, moment)) return r;
  const bool single = definition.type == CardType::advantage && !definition.permanent();
  if (single && position.options.hands_rule && definition.hands > 0 &&
      hands_taken(position, usage.seat) + definition.hands > position.numbers().hands)
    return {RefusalCode::hands_taken, "R-215"};
  if (ability.limit != Limit::none && is_spent(s, usage.card, usage.ability)) return {RefusalCode::used_up, "R-254"};
  const bool names = needs_target(position, ability);
  if (names != (usage.target != kNoSeat) || (names && !is_target(position, usage, ability)))
    return {RefusalCode::no_target, "R-241"};
  const bool third = moment.window == WindowKind::challenge_roll && !is_challenger(s, usage.seat);
  if (usage.roll > (third ? 1 : 0)) return {RefusalCode::not_an_option, "R-508"};
  return {};
}

void use_card(Change& change, const Usage& usage) {
  const Position position = change.position();
  const CardDefinition& definition = position.definition(usage.card);
  const Ability& ability = definition.abilities[usage.ability];
  const auto index = roll_of_usage(position, usage.seat, ability, usage.roll);
  const bool gift = position.state[usage.card].zone == Zone::up;
  if (index && !gift && counts_for_limit(moment_of(position.state)))
    change.alter_roll(*index, [&](Roll& roll) { ++roll.used[usage.seat]; });
  change.emit(CardUsed{usage.seat, usage.card, usage.ability, usage.target});
  if (ability.limit != Limit::none)
    change.emit(AbilitySpent{{usage.card, usage.ability, ability.limit == Limit::game}});
  const bool single = definition.type == CardType::advantage && !definition.permanent();
  if (single || ability.costs_card) discard(change, usage.card);
  change.push({.kind = FrameKind::use,
               .seat = usage.seat,
               .target = usage.target,
               .card = usage.card,
               .roll = index ? static_cast<std::uint8_t>(*index + 1) : std::uint8_t{0},
               .list = ability.doing});
}

Refusal check_play(const Position& position, SeatId seat, CardId card, const Discards& discards) {
  const GameState& s = position.state;
  if (card >= kMostCards || s[card].definition == kNoDefinition) return {RefusalCode::not_an_option, "R-242"};
  const bool opened = is_opened_gift(s, seat, card);
  if (!(opened || (s[card].zone == Zone::hand && s[card].seat == seat)) || !position.definition(card).permanent())
    return {RefusalCode::not_an_option, "R-242"};
  if (is_kept_from_acting(position, seat)) return {RefusalCode::cannot_act, "R-228"};
  const CardDefinition& definition = position.definition(card);
  if (!has_symbol(definition.clans, s[seat].role)) return {RefusalCode::symbols, "R-214"};
  if (definition.clans != 0 && is_forbidden(position, seat, What::symbols))
    return {RefusalCode::symbols_forbidden, "R-1201"};
  const Moment moment = moment_of(s);
  const bool own = moment.kind == Moment::Kind::own_turn && moment.first == seat;
  const bool flight = moment.window == WindowKind::flight && moment.first == seat;
  const bool challenge =
      (moment.window == WindowKind::challenge1 || moment.window == WindowKind::challenge2) && is_challenger(s, seat);
  if (!opened && !own && !flight && !challenge) return {RefusalCode::not_playable_now, "R-223"};
  for (std::size_t i = 0; i < discards.size(); ++i) {
    const bool mine = s[seat].play.contains(discards[i]);
    const bool twice = std::count(discards.begin(), discards.end(), discards[i]) != 1;
    if (!mine || twice) return {RefusalCode::wrong_discards, "R-215"};
    Discards fewer = discards;
    fewer.erase_at(i);
    if (fits_in_hands(position, seat, card, fewer)) return {RefusalCode::wrong_discards, "R-215"};
  }
  if (!fits_in_hands(position, seat, card, discards)) return {RefusalCode::wrong_discards, "R-215"};
  return {};
}

void play_permanent(Change& change, SeatId seat, CardId card, const Discards& discards) {
  for (const CardId each : discards) discard(change, each);
  change.emit(CardMoved{card, Zone::play, seat});
}

bool is_valid_gift(const Position& position, SeatId seat, CardId card) {
  const CardDefinition& definition = position.definition(card);
  if (definition.permanent()) {
    const bool symbols = definition.clans == 0 || !is_forbidden(position, seat, What::symbols);
    return has_symbol(definition.clans, position.state[seat].role) && symbols &&
           definition.hands <= (position.options.hands_rule ? position.numbers().hands : definition.hands);
  }
  for (std::uint8_t i = 0; i < definition.abilities.size(); ++i) {
    Usage usage{seat, card, i, kNoSeat, 0};
    if (!needs_target(position, definition.abilities[i])) {
      if (!check_use(position, usage)) return true;
      continue;
    }
    for (std::size_t t = 0; t < position.state.seats; ++t) {
      usage.target = table::seat_at(t);
      if (!check_use(position, usage)) return true;
    }
  }
  return false;
}

}  // namespace rising_clan
