// SPDX-License-Identifier: GPL-3.0-or-later
// The opening of cards.db: bytes as a whole file, or lines "table column row value" put into a good one.
#include <SQLiteCpp/SQLiteCpp.h>

#include "app/storage/card_search.h"
#include "app/storage/cards_database.h"
#include "app/storage/game_cards.h"
#include "engine/naruto/search/reader.h"
#include "tests/fuzz/fuzz.h"

namespace fuzz = playsheet::fuzz;

namespace {

const std::string& good_database() {
  static const std::string bytes = [] {
    const auto path = fuzz::folder() / "good.db";
    const std::string source = fuzz::source_text("resources/scenarios/test_cards.toml");
    const auto third = source.find("[[card]]", source.find("[[card]]", source.find("[[card]]") + 1) + 1);
    std::vector<playsheet::GameEntries> games;
    for (const std::string game : {"gormiti", "rising-clan"}) {
      const std::string folder = game == "gormiti" ? game : "rising_clan";
      std::optional<table::SourceFault> fault;
      const std::string cards = fuzz::source_text("resources/" + folder + "/cards.toml");
      games.push_back({game, table::read_toml(cards, cards.size(), fault)});
    }
    const auto built = playsheet::build_cards_database({{"cards.toml", source.substr(0, third)}}, path, {}, games);
    fuzz::law(static_cast<bool>(built), "a small card database can be made");
    return fuzz::file_bytes(path);
  }();
  return bytes;
}

/// Values in the rows of a good database; a line that is no such change is left out.
void put_values(const std::filesystem::path& file, std::string_view text) {
  SQLite::Database db(file.string(), SQLite::OPEN_READWRITE);
  db.exec("PRAGMA ignore_check_constraints = ON");
  for (const std::string_view line : fuzz::lines_of(text, 20)) {
    const auto space = line.find(' ');
    if (space == std::string_view::npos) continue;
    const std::string column(line.substr(0, space));
    if (column.find_first_not_of("abcdefghijklmnopqrstuvwxyz_") != std::string::npos) continue;
    for (const std::string table : {"cards", "game_entries"}) try {
        // Of the entries of games one in a hundred, so that there is something to be read before and behind it.
        const std::string where = table == "cards" ? "" : " WHERE number % 100 = 7";
        SQLite::Statement change(db, "UPDATE " + table + " SET " + column + " = ?" + where);
        change.bind(1, std::string(line.substr(space + 1)));
        change.exec();
      } catch (const SQLite::Exception&) {
        continue;  // no such column, or a value that the table refuses
      }
  }
}

}  // namespace

std::vector<std::string> fuzz::made_seeds() {
  return {good_database(),
          good_database().substr(0, 5000),
          "abilities [[[[{\"kind\":\"use\"}]]]]\ncode \nname |\n",
          "symbols FFFFFFFFFFFFFFFFFFF\nentrance_cost 99999999999999\njutsu_cost FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF\n",
          "type mission\nstatus ready\nstrategic_value -1\nabilities {\"ability\":[{\"kind\":\"use\"}]}\n",
          "abilities " + std::string(20'000, '[') + "\n",
          "entry {\"code\":\"FI-01\",\"ability\":[{\"kind\":\"use\"}]}\nplace 1\n",
          "section numbers\nentry 3.5\n",
          "entry " + std::string(20'000, '[') + "\n"};
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto file = fuzz::folder() / "cards.db";
  const std::string_view bytes = fuzz::text_of(data, size);
  if (bytes.starts_with("SQLite")) {
    fuzz::write_file(file, bytes);
  } else {
    fuzz::write_file(file, good_database());
    put_values(file, bytes);
  }
  const std::string before = fuzz::file_bytes(file);
  naruto::Catalog catalog;
  const auto opened = playsheet::open_cards_database(file, catalog);
  if (!opened) fuzz::told(playsheet::text_of(opened.problem()), file.string());
  if (const auto gormiti = playsheet::load_gormiti(file); !gormiti)
    fuzz::told(playsheet::text_of(gormiti.problem()), file.string());
  if (const auto rising_clan = playsheet::load_rising_clan(file); !rising_clan)
    fuzz::told(playsheet::text_of(rising_clan.problem()), file.string());
  if (opened) {
    auto search = playsheet::CardSearch::open(catalog, {file});
    if (!search) fuzz::told(playsheet::text_of(search.problem()), file.string());
    if (search)
      if (const auto reading = naruto::search::read_query("t:ninja a", search->vocabulary()); reading.query)
        search->find(*reading.query, 100);
  }
  fuzz::law(fuzz::file_bytes(file) == before, "the card database is never written");
  fuzz::law(!std::filesystem::exists(file.string() + "-journal") && !std::filesystem::exists(file.string() + "-wal"),
            "nothing is made beside it");
  return 0;
}
