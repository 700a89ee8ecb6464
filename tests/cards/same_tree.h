// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <gtest/gtest.h>

#include "engine/naruto/cards/card_reader.h"
#include "engine/naruto/cards/card_writer.h"

namespace playsheet::test {

/// Without what its keywords stand for.
inline std::vector<naruto::Ability> own_abilities(const naruto::CardDefinition& card) {
  std::vector<naruto::Ability> own;
  for (const auto& ability : card.abilities)
    if (ability.keyword == 0) own.push_back(ability);
  return own;
}

/// Written and read again it is the same tree, not only one with the same text: what the writer leaves out is what the
/// reader takes for granted.
inline void expect_same_tree(const naruto::CardDefinition& card, naruto::Words& words) {
  const std::string written = naruto::write_tree(card, words);
  naruto::CardDefinition again = card;
  again.abilities.clear();
  if (!written.empty())
    for (const auto& message : naruto::read_tree(written, "tree", again, words)) ADD_FAILURE() << text_of(message);
  EXPECT_TRUE(own_abilities(again) == own_abilities(card)) << card.code << ": " << written;
}

}  // namespace playsheet::test
