// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rising_clan/cards_file.h"

#include <fstream>
#include <iterator>

namespace rising_clan_tests {

std::string cards_text() {
  std::ifstream in(std::string(PLAYSHEET_SOURCE_DIR) + "/resources/rising_clan/cards.toml");
  return {std::istreambuf_iterator<char>(in), {}};
}

const rising_clan::Catalog& shipped_cards() {
  static const rising_clan::ReadCards read = rising_clan::read_cards(cards_text());
  return read.catalog;
}

}  // namespace rising_clan_tests
