// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/rules/sacrifice.h"

#include <algorithm>

#include "engine/naruto/effects/player_rules.h"
#include "engine/naruto/rules/leaving_play.h"
#include "engine/naruto/rules/names.h"
#include "engine/naruto/rules/play_rules.h"

namespace naruto {
namespace {

Context context_for(const Position& position, CardId card, PlayerId player) {
  Context context;
  context.definition = position[card].definition;
  context.controller = player;
  context.source = position.object(card);
  return context;
}

bool can_give(const Position& position, const Filter& wanted, CardId given, CardId card, PlayerId player) {
  return position.in_play(given) && position[given].controller == player &&
         fits(position, wanted, given, context_for(position, card, player));
}

/// No Ninja that stays shares a name with the card.
bool leaves_name_free(const Position& position, CardId card, PlayerId player, const CardSet& given) {
  const PlayerId village = village_for(position, card, player);
  if (same_name_in_play(position, card, village, kNoCard, Entry::deploy) == kNoCard) return true;
  const Pile& there = position[village].village;
  return std::none_of(there.begin(), there.end(), [&](CardId other) {
    return position.is(other, CardType::ninja) && !given.has(other) && share_name(position, card, other);
  });
}

/// What is still due from number `at` on can be given. Few are asked for, so is the search.
bool can_finish(const Position& position, const Sacrifice& due, std::size_t at, CardId card, PlayerId player,
                const CardSet& given) {
  if (at >= due.size()) return leaves_name_free(position, card, player, given);
  const Pile& village = position[player].village;
  return std::any_of(village.begin(), village.end(), [&](CardId next) {
    if (given.has(next) || !can_give(position, *due[at], next, card, player)) return false;
    CardSet more = given;
    more.add(next);
    return can_finish(position, due, at + 1, card, player, more);
  });
}

}  // namespace

Sacrifice sacrifice_of(const Position& position, CardId card, PlayerId player) {
  Sacrifice due;
  for_each_play_rule(position, card, player, [&](const PlayRule& rule, const Context&) {
    for (const Filter& wanted : rule.sacrifice)
      if (!due.full()) due.push_back(&wanted);
  });
  if (!due.empty() && find_rule<SacrificeWaived>(position, card) != kNoCard) due.clear();
  return due;
}

Refusal check_sacrifice(const Position& position, CardId card, PlayerId player) {
  const Sacrifice due = sacrifice_of(position, card, player);
  if (due.empty() || can_finish(position, due, 0, card, player, {})) return {};
  return {.code = RefusalCode::price_not_payable, .rule = "N-COST-11", .card = card};
}

Refusal check_given_up(const Position& position, CardId card, std::span<const ObjectRef> chosen, CardId next) {
  const PlayerId player = position[card].owner;
  const Sacrifice due = sacrifice_of(position, card, player);
  CardSet given;
  for (const ObjectRef one : chosen) given.add(one.card);
  if (given.has(next)) return {.code = RefusalCode::already_chosen, .rule = "N-COST-04", .card = next};
  if (chosen.size() >= due.size() || next >= position.state.card_count ||
      !can_give(position, *due[chosen.size()], next, card, player))
    return {.code = RefusalCode::not_an_option, .rule = "N-COST-11", .card = next};
  given.add(next);
  if (can_finish(position, due, chosen.size() + 1, card, player, given)) return {};
  return {.code = RefusalCode::price_not_payable, .rule = "N-COST-11", .card = next};
}

void give_up(Change& change, std::span<const ObjectRef> chosen) {
  for (const ObjectRef one : chosen)
    if (change.position().alive(one)) move_card(change, one.card, Zone::discard, Cause::payment);
}

}  // namespace naruto
