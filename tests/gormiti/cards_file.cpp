// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gormiti/cards_file.h"

#include <fstream>
#include <iterator>

namespace gormiti_tests {

std::string cards_text() {
  std::ifstream in(std::string(PLAYSHEET_SOURCE_DIR) + "/resources/gormiti/cards.toml");
  return {std::istreambuf_iterator<char>(in), {}};
}

const gormiti::Catalog& shipped_cards() {
  static const gormiti::ReadCards read = gormiti::read_cards(cards_text());
  return read.catalog;
}

std::vector<gormiti::DefinitionId> cards_of_deck(const gormiti::Catalog& cards, std::string_view code) {
  std::vector<gormiti::DefinitionId> out;
  for (const std::string& card : cards.deck(code)->cards) out.push_back(*cards.find(card));
  return out;
}

}  // namespace gormiti_tests
