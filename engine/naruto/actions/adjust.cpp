// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/actions/adjust.h"

#include "engine/naruto/events/change.h"
#include "engine/naruto/rules/coins.h"
#include "engine/naruto/rules/control.h"
#include "engine/naruto/rules/damage.h"
#include "engine/naruto/rules/end_phase.h"
#include "engine/naruto/rules/entering_play.h"
#include "engine/naruto/rules/leaving_play.h"
#include "engine/naruto/rules/names.h"

namespace naruto {
namespace {

constexpr std::string_view kRule = "N-CR-05";

Refusal refused(RefusalCode code, CardId card = kNoCard, std::string_view rule = kRule) {
  return {.code = code, .rule = rule, .card = card};
}

/// A card that lies somewhere and is nobody's use at this moment.
bool can_be_touched(const Position& position, CardId card) {
  if (card >= position.state.card_count) return false;
  const Zone zone = position[card].zone;
  return zone != Zone::nowhere && zone != Zone::chain && zone != Zone::outside;
}

bool lies_in_villages(const Position& position, CardId card) {
  const CardDefinition& definition = position.definition(card);
  return position.is(card, CardType::ninja) || position.is(card, CardType::client) ||
         (definition.type == CardType::mission && definition.mission.permanence != Permanence::none);
}

Refusal check_village(const Position& position, const Adjust& action) {
  if (position.in_play(action.card) || !lies_in_villages(position, action.card))
    return refused(RefusalCode::not_an_option, action.card);
  if (can_enter(position, action.card, action.player)) return {};
  const CardId same = same_name_in_play(position, action.card, action.player, kNoCard, Entry::effect);
  if (same != kNoCard) return refused(RefusalCode::name_in_play, same, "N-NAME-09");
  return refused(RefusalCode::not_an_option, action.card, "N-CLI-03");
}

Refusal check_move(const Position& position, const Adjust& action) {
  if (action.to == Zone::village) return check_village(position, action);
  const Zone from = position[action.card].zone;
  const bool somewhere = action.to == Zone::hand || action.to == Zone::deck || action.to == Zone::chakra ||
                         action.to == Zone::discard || action.to == Zone::rewards || action.to == Zone::removed;
  if (!somewhere || (from == action.to && action.to != Zone::deck))
    return refused(RefusalCode::not_an_option, action.card);
  // A squad is a card of the reinforcement deck and lies nowhere else but in play and among the removed (N-SQUAD-10).
  if (position.definition(action.card).squad && action.to != Zone::removed)
    return refused(RefusalCode::not_an_option, action.card, "N-SQUAD-10");
  return {};
}

Refusal check_coins(const Position& position, const Adjust& action) {
  if (!position.in_play(action.card) || action.coin == CoinKind::any || action.n == 0)
    return refused(RefusalCode::not_an_option, action.card);
  if (action.n < 0 && coins_on(position, action.card, action.coin) < -action.n)
    return refused(RefusalCode::not_an_option, action.card);
  if (action.n > 0 && position.state.coins.full() && coins_on(position, action.card, action.coin) == 0)
    return refused(RefusalCode::not_an_option, action.card);
  return {};
}

Refusal check_control(const Position& position, const Adjust& action) {
  if (!position.in_play(action.card) || position[action.card].controller == action.player)
    return refused(RefusalCode::not_an_option, action.card);
  if (can_enter(position, action.card, action.player)) return {};
  return refused(RefusalCode::not_an_option, action.card, "N-NAME-09");
}

Refusal check_health(const Position& position, const Adjust& action) {
  const bool ninja = position.in_play(action.card) && position.is(action.card, CardType::ninja);
  if (!ninja || position[action.card].injured == (action.what == Adjustment::injure))
    return refused(RefusalCode::not_an_option, action.card, "N-HLT-01");
  return {};
}

Refusal check_marker(const Position& position, const Adjust& action) {
  if (action.n < 0 || action.n > position.edition.marker_cap || action.n == position[action.player].marker)
    return refused(RefusalCode::not_an_option, kNoCard, "N-MARK-03");
  return {};
}

void move(Change& change, const Adjust& action) {
  const Zone from = change.position()[action.card].zone;
  const PlayerId winner = table::other(change.position()[action.card].owner);  // of a battle reward
  if (action.to == Zone::village)
    enter_play(change, action.card, action.player, Entry::effect, Cause::agreed);
  else if (from == Zone::village)  // past the texts that would keep it there: both have agreed
    leave_play_now(change, action.card, action.to, Cause::agreed, {}, action.to_bottom, winner);
  else
    move_card(change, action.card, action.to, Cause::agreed, {}, action.to_bottom,
              action.to == Zone::rewards ? std::optional(winner) : std::nullopt);
}

/// Health as both say, whatever texts say against it; those that wait for it notice.
void set_health(Change& change, CardId ninja, bool injured) {
  if (injured)
    injure(change, ninja, {}, true);
  else
    heal(change, ninja, change.position()[ninja].controller);
  if (change.position()[ninja].injured != injured) change.emit(HealthChanged{ninja, injured});
}

}  // namespace

bool desk_may_open(const Position& position) {
  const GameState& state = position.state;
  if (state.over() || state.announcement.kind != Announced::nothing || !state.work.empty() || !state.triggers.empty())
    return false;
  switch (state.choice.kind) {
    case ChoiceKind::mission_action:
    case ChoiceKind::counter_window:
    case ChoiceKind::organize:
    case ChoiceKind::attack:
    case ChoiceKind::block:
    case ChoiceKind::exchange:
    case ChoiceKind::answer:
      return true;
    default:
      return false;
  }
}

Refusal check_adjust(const Position& position, const Adjust& action) {
  if (!desk_may_open(position)) return refused(RefusalCode::wrong_moment);
  const bool of_a_card = action.what != Adjustment::marker && action.what != Adjustment::shuffle;
  if (of_a_card && !can_be_touched(position, action.card)) return refused(RefusalCode::not_an_option);
  switch (action.what) {
    case Adjustment::move:
      return check_move(position, action);
    case Adjustment::injure:
    case Adjustment::heal:
      return check_health(position, action);
    case Adjustment::coins:
      return check_coins(position, action);
    case Adjustment::control:
      return check_control(position, action);
    case Adjustment::marker:
      return check_marker(position, action);
    case Adjustment::shuffle:
      break;
  }
  return position[action.player].deck.empty() ? refused(RefusalCode::not_an_option) : Refusal{};
}

void adjust(Change& change, const Adjust& action) {
  change.answered();
  change.emit(Agreed{});
  switch (action.what) {
    case Adjustment::move:
      return move(change, action);
    case Adjustment::injure:
      return set_health(change, action.card, true);
    case Adjustment::heal:
      return set_health(change, action.card, false);
    case Adjustment::coins:
      if (action.n > 0)
        put_coins(change, action.card, action.coin, action.n, {});
      else
        take_coins(change, action.card, action.coin, -action.n);
      return;
    case Adjustment::control:
      settle_control(change, action.card, action.player);
      return;
    case Adjustment::marker:
      return set_marker(change, action.player, action.n);
    case Adjustment::shuffle:
      return change.emit(Shuffled{action.player});
  }
}

namespace {

std::vector<Adjust> those_allowed(const Position& position, const std::vector<Adjust>& candidates) {
  std::vector<Adjust> out;
  for (const Adjust& each : candidates)
    if (!check_adjust(position, each)) out.push_back(each);
  return out;
}

}  // namespace

std::vector<Adjust> adjustments(const GameState& state, const Rulebook& rules, CardId card) {
  const Position position(state, rules);
  if (!can_be_touched(position, card)) return {};
  using enum Adjustment;
  std::vector<Adjust> all{{.what = injure, .card = card}, {.what = heal, .card = card}};
  const PlayerId owner = position[card].owner;
  for (const PlayerId player : {owner, table::other(owner)})
    all.push_back({.what = Adjustment::move, .card = card, .player = player, .to = Zone::village});
  for (const Zone to : {Zone::hand, Zone::discard, Zone::chakra, Zone::rewards, Zone::removed})
    all.push_back({.what = Adjustment::move, .card = card, .to = to});
  for (const bool bottom : {false, true})
    all.push_back({.what = Adjustment::move, .card = card, .to = Zone::deck, .to_bottom = bottom});
  for (const PlayerId player : table::kPlayers) all.push_back({.what = control, .card = card, .player = player});
  for (const std::int8_t n : {std::int8_t{1}, std::int8_t{-1}})
    for (std::size_t kind = 0; kind < kCoinKindCount; ++kind)
      all.push_back({.what = coins, .card = card, .coin = static_cast<CoinKind>(kind), .n = n});
  return those_allowed(position, all);
}

std::vector<Adjust> adjustments(const GameState& state, const Rulebook& rules, PlayerId player) {
  const Position position(state, rules);
  std::vector<Adjust> all;
  for (const int by : {1, -1})
    all.push_back(
        {.what = Adjustment::marker, .player = player, .n = static_cast<std::int8_t>(position[player].marker + by)});
  all.push_back({.what = Adjustment::shuffle, .player = player});
  return those_allowed(position, all);
}

}  // namespace naruto
