// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/rules/coins.h"

#include <algorithm>

#include "engine/naruto/effects/triggers.h"
#include "engine/naruto/effects/values.h"
#include "engine/naruto/rules/coin_texts.h"
#include "engine/naruto/rules/leaving_play.h"

namespace naruto {
namespace {

constexpr int kMostAtOnce = 99;
constexpr int kMostOfAKind = 255;  // what a stack can hold

void tell(Change& change, Happening what, CardId card, CoinKind kind, int n, const Agent& by) {
  Happened facts;
  facts.what = what;
  facts.who = card;
  facts.player = change.position()[card].controller;
  facts.coin = kind;
  facts.after = n;
  facts.by = by;
  happened(change, facts);
}

}  // namespace

bool put_coins(Change& change, CardId card, CoinKind kind, int n, const Agent& by) {
  if (n <= 0 || !change.position().in_play(card)) return false;
  const int there = coins_on(change.position(), card, kind);
  if (there == 0 && !room_or_tell(change, change.state().coins, Cap::coins)) return false;
  n = at_most_or_tell(change, n, std::min(kMostAtOnce, kMostOfAKind - there), Cap::coins);
  if (n <= 0) return false;
  change.emit(CoinsChanged{card, kind, static_cast<std::int8_t>(n)});
  tell(change, Happening::coin_gained, card, kind, n, by);
  return true;
}

int take_coins(Change& change, CardId card, CoinKind kind, int n) {
  int taken = 0;
  for (std::size_t i = kCoinKindCount; i-- > 0 && taken < n;) {  // growth coins last: they are the first kind
    const auto each = static_cast<CoinKind>(i);
    if (each == CoinKind::any || !is_coin(each, kind)) continue;
    const int here = std::min(n - taken, coins_on(change.position(), card, each));
    if (here <= 0) continue;
    change.emit(CoinsChanged{card, each, static_cast<std::int8_t>(-here)});
    taken += here;
    if (coins_on(change.position(), card, each) > 0) continue;
    end_coin_texts(change, card, each);
    tell(change, Happening::last_coin_removed, card, each, here, {});
    if (each == CoinKind::permanent && change.position().in_play(card))
      move_card(change, card, Zone::chakra, Cause::coins_gone);  // N-PERM-02
  }
  return taken;
}

}  // namespace naruto
