// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/gormiti/events/field_texts.h"

namespace gormiti {

FieldTexts found_texts(const GameState& state, const Catalog& cards) {
  FieldTexts texts;
  for (std::size_t i = 0; i < kMaxCards; ++i)
    if (is_field(state.cards[i].zone)) texts.add(static_cast<CardId>(i), cards[state.cards[i].definition]);
  texts.known = true;
  return texts;
}

}  // namespace gormiti
