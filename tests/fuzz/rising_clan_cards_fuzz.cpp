// SPDX-License-Identifier: GPL-3.0-or-later
// Card files of Rising Clan: what is read can be dealt and has its texts, whatever stands in it.
#include "engine/rising_clan/cards/card_reader.h"
#include "engine/rising_clan/game.h"
#include "tests/fuzz/fuzz.h"

namespace fuzz = playsheet::fuzz;

std::vector<std::string> fuzz::made_seeds() {
  const std::string whole = source_text("resources/rising_clan/cards.toml");
  return {whole, whole.substr(0, whole.size() / 2), whole.substr(whole.size() / 2)};
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const rising_clan::ReadCards read = rising_clan::read_cards(fuzz::text_of(data, size));
  for (const auto& message : read.messages) fuzz::told(text_of(message), "line ");
  if (!read.messages.empty()) return 0;
  for (const int players : {2, 4, 9})
    fuzz::law(rising_clan::new_game({&read.catalog, {}}, {players, 0, 1}).seats == players,
              "of a file without messages a game is dealt");
  return 0;
}
