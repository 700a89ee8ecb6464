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

}  // namespace naruto
