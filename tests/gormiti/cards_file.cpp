// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gormiti/cards_file.h"

#include "tests/support/file_text.h"
#include "tests/support/source_path.h"

namespace gormiti_tests {

std::string cards_text() {
  return playsheet::support::text_of_file(playsheet::support::source_path("resources/gormiti/cards.toml"));
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
