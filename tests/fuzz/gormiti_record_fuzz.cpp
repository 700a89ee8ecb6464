// SPDX-License-Identifier: GPL-3.0-or-later
// Match records of Gormiti: the whole text, and a game that goes on behind a whole header.
#include "engine/gormiti/cards/card_reader.h"
#include "engine/gormiti/match/card_game.h"
#include "tests/fuzz/fuzz_record.h"

namespace fuzz = playsheet::fuzz;

namespace {

const gormiti::Catalog& shipped() {
  static const gormiti::ReadCards read = gormiti::read_cards(fuzz::source_text("resources/gormiti/cards.toml"));
  return read.catalog;
}

std::string played(gormiti::Mode mode, std::size_t decisions) {
  gormiti::MatchSetup setup{.mode = mode, .options = {}, .seed = 3, .seats = {}};
  for (const gormiti::ReadyDeck& deck : shipped().decks()) {
    if (deck.mode != mode) continue;
    setup.seats[table::PlayerId::south] = gormiti::seat_with(deck, "Ada");
    setup.seats[table::PlayerId::north] = gormiti::seat_with(deck, "Bruno");
  }
  gormiti::Match match(shipped(), setup);
  gormiti::RandomPlayer player(3);
  while (!match.over() && match.moments().size() <= decisions)
    fuzz::law(!match.act(match.decider(), player.choose(match.state(), match.rules())),
              "a random player decides legally");
  return table::record_of(match);
}

/// The header and the deal of every input that begins with decisions.
const std::string& beginning() {
  static const std::string text = played(gormiti::Mode::strategic, 20);
  return text;
}

}  // namespace

std::vector<std::string> fuzz::made_seeds() {
  const std::string whole = played(gormiti::Mode::strategic, 60);
  const std::string behind = whole.substr(beginning().size());
  return {whole, played(gormiti::Mode::quick, 100), whole.substr(0, whole.size() / 2), behind,
          "undo\nundo\nredo\n" + behind};
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  fuzz::replay_input<gormiti::Game>(data, size, beginning(), shipped());
  return 0;
}
