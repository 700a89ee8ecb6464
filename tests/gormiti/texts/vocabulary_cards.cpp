// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gormiti/texts/vocabulary_cards.h"

#include <fstream>
#include <iterator>

namespace gormiti_tests {

std::string vocabulary_text() {
  std::ifstream in(std::string(PLAYSHEET_SOURCE_DIR) + "/tests/gormiti/texts/vocabulary.toml");
  return {std::istreambuf_iterator<char>(in), {}};
}

const gormiti::ReadCards& vocabulary_cards() {
  static const gormiti::ReadCards read = gormiti::read_cards(vocabulary_text());
  return read;
}

}  // namespace gormiti_tests
