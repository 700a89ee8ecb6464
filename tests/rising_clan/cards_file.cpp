// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rising_clan/cards_file.h"

#include "tests/support/file_text.h"
#include "tests/support/source_path.h"

namespace rising_clan_tests {

std::string cards_text() {
  return playsheet::support::text_of_file(playsheet::support::source_path("resources/rising_clan/cards.toml"));
}

const rising_clan::Catalog& shipped_cards() {
  static const rising_clan::ReadCards read = rising_clan::read_cards(cards_text());
  return read.catalog;
}

}  // namespace rising_clan_tests
