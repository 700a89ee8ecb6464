// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/rules/entering_play.h"

#include "engine/naruto/effects/triggers.h"
#include "engine/naruto/rules/client.h"
#include "engine/naruto/rules/coins.h"
#include "engine/naruto/rules/leaving_play.h"
#include "engine/naruto/rules/names.h"
#include "engine/naruto/rules/play_rules.h"

namespace naruto {

/// From whatever zone; who only comes over from the other village does not appear in this one (N-DEPLOY-11).
void enter_play(Change& change, CardId card, PlayerId player, Entry how, Cause cause, const Agent& by, bool as_injured,
                const Base& base) {
  const Position before = change.position();
  if (const auto there = entry_elsewhere(before, card, how)) {
    move_card(change, card, *there, Cause::effect, by);
    return;
  }
  const bool injured = before.is(card, CardType::ninja) && (as_injured || enters_injured(before, card, how));
  const auto coins = coins_at_entry(before, card);
  change.emit(CardMoved{card, before[card].zone, Zone::village, player, false, cause});
  if (injured) change.emit(HealthChanged{card, true});
  for (const EntryCoins& some : coins) put_coins(change, card, some.kind, some.n, by);
  if (is_way(change.edition(), how, Entry::deploy)) change.emit(CardMarked{card, true, false});  // N-GROW-04, A-30
  Happened facts;
  facts.what = Happening::enters_play;
  facts.who = card;
  facts.player = player;
  facts.how = how;
  facts.by = by;
  facts.base = base.card;
  facts.after = base.growth_coins;
  happened(change, facts);
}

bool can_enter(const Position& position, CardId card, PlayerId player, Entry how) {
  if (!position.in_play(card) && entry_ban(position, card, player, Entry::effect) != kNoCard) return false;
  if (position.is(card, CardType::client))  // by whatever effect; of the turn it is not the Client (N-CLI-09)
    return client_in_village(position, player) == kNoCard && !name_of_client_taken(position, card, player);
  return same_name_in_play(position, card, player, kNoCard, how) == kNoCard;
}

}  // namespace naruto
