// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/naruto/events/event.h"

/// As `event_fields.h`: the fields of the events of the battle.
namespace naruto {

template <class V>
void fields(TeamSent& e, V& v) {
  v("player", e.player);
  v("head", e.head);
  v("battle", e.battle);
  v("attack", e.attack);
}
template <class V>
void fields(TeamVanished& e, V& v) {
  v("battle", e.battle);
  v("attack", e.attack);
}
template <class V>
void fields(BattleResolved& e, V& v) {
  v("battle", e.battle);
  v("opposed", e.opposed);
  v("mental", e.mental);
  v("attack_power", e.attack_power);
  v("block_power", e.block_power);
  v("result", e.result);
}
template <class V>
void fields(TeamsReturned&, V&) {}
template <class V>
void fields(HeadChanged& e, V& v) {
  v("battle", e.battle);
  v("attack", e.attack);
  v("head", e.head);
}

}  // namespace naruto
