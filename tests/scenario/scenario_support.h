// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "engine/naruto/cards/card_reader.h"
#include "engine/naruto/scenario/runner.h"
#include "engine/naruto/scenario/scenario_reader.h"
#include "tests/support/catalogs.h"

namespace naruto::scenario {

/// The invented cards that every scenario knows; a new catalog, since reading adds to it.
inline Catalog invented_cards() {
  Catalog cards;
  const auto text =
      playsheet::support::text_of_file(playsheet::support::source_path("resources/scenarios/test_cards.toml"));
  for (const CardMessage& message : read_cards(text, "test_cards.toml", cards)) ADD_FAILURE() << text_of(message);
  return cards;
}

/// A scenario whose third line is the first of these.
inline std::string text_with(std::string_view lines) { return "scenario S \"Test\"\n\n" + std::string(lines) + "\n"; }

}  // namespace naruto::scenario
