// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/text_file.h"
#include "engine/gormiti/cards/card_reader.h"
#include "tests/support/source_path.h"

namespace playsheet::testing {

/// The cards of Gormiti as the program has them; read once.
inline const gormiti::Catalog& gormitiCards() {
  static const gormiti::Catalog cards = [] {
    const auto text = read_text_file(support::source_path("resources/gormiti/cards.toml"));
    return std::move(gormiti::read_cards(*text).catalog);
  }();
  return cards;
}

}  // namespace playsheet::testing
