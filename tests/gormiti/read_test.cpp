// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>
#include <fstream>
#include <iterator>
#include "engine/gormiti/cards/card_reader.h"
TEST(Read, All) {
  std::ifstream in(std::string(PLAYSHEET_SOURCE_DIR) + "/resources/gormiti/cards.toml");
  const std::string text{std::istreambuf_iterator<char>(in), {}};
  const auto read = gormiti::read_cards(text);
  for (const auto& m : read.messages) ADD_FAILURE() << gormiti::text_of(m);
  EXPECT_EQ(read.catalog.decks().size(), 6u);
  EXPECT_EQ(read.catalog.size(), 87u + 4u);
}
