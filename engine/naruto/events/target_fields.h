// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/naruto/events/event.h"

/// As `event_fields.h`: the fields of the events about targets.
namespace naruto {

template <class V>
void fields(CardSet& e, V& v) {
  for (std::uint8_t& byte : e.bytes()) v("cards", byte);
}
template <class V>
void fields(TargetsGrouped& e, V& v) {
  v("group", e.group);
  v("cards", e.cards);
}

template <class V>
void fields(CardNamed& e, V& v) {
  v("player", e.player);
  v("by", e.by);
  v("name", e.name);
  v("tracks", e.tracks);
}
template <class V>
void fields(ChakraSpent& e, V& v) {
  v("jutsu", e.jutsu);
  v("chakra", e.chakra);
}
template <class V>
void fields(TurnNoted& e, V& v) {
  v("card", e.card);
}

}  // namespace naruto
