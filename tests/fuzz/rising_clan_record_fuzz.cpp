// SPDX-License-Identifier: GPL-3.0-or-later
// Match records of Rising Clan: the whole text, and a game that goes on behind a whole header.
#include "engine/rising_clan/cards/card_reader.h"
#include "engine/rising_clan/laws/random_player.h"
#include "engine/rising_clan/match/card_game.h"
#include "tests/fuzz/fuzz_record.h"

namespace fuzz = playsheet::fuzz;

namespace {

const rising_clan::Catalog& shipped() {
  static const rising_clan::ReadCards read =
      rising_clan::read_cards(fuzz::source_text("resources/rising_clan/cards.toml"));
  return read.catalog;
}

std::string played(int players, std::size_t decisions) {
  rising_clan::Match match(shipped(), rising_clan::match_of(players, players == 3 ? 1 : 0, 3));
  rising_clan::RandomPlayer player(3);
  while (!match.over() && match.moments().size() <= decisions) {
    const auto move = player.choose(match.state(), match.rules());
    fuzz::law(!match.act(move.by, move.action), "a random player decides legally");
  }
  return table::record_of(match);
}

/// The header and the deal of every input that begins with decisions.
const std::string& beginning() {
  static const std::string text = played(4, 20);
  return text;
}

}  // namespace

std::vector<std::string> fuzz::made_seeds() {
  const std::string whole = played(4, 60);
  const std::string behind = whole.substr(beginning().size());
  return {
      whole, played(9, 80), played(3, 40), whole.substr(0, whole.size() / 2), behind, "undo\nundo\nredo\n" + behind};
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  fuzz::replay_input<rising_clan::Game>(data, size, beginning(), shipped());
  return 0;
}
