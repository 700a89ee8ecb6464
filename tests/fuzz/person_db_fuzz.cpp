// SPDX-License-Identifier: GPL-3.0-or-later
// The opening of person.db: bytes as a whole file, or SQL values put into a good one.
#include <SQLiteCpp/SQLiteCpp.h>

#include "app/storage/person_collection.h"
#include "app/storage/person_decks.h"
#include "tests/fuzz/fuzz.h"

namespace fuzz = playsheet::fuzz;
namespace fs = std::filesystem;

namespace {

const std::string& good_database() {
  static const std::string bytes = [] {
    const fs::path own = fuzz::folder() / "good";
    fs::create_directories(own);
    {
      auto person = playsheet::PersonDatabase::open(own / "person.db");
      playsheet::DeckContent content;
      content.deck.name.en = "River";
      content.deck.cards = {{"T-03", 3}};
      content.tags = {"first"};
      const auto deck = add_person_deck(person, content);
      fuzz::law(change_owned(person, "T-03", 4) && deck && keep_deck_version(person, deck->id, "v1"),
                "a small person's database can be made");
    }
    SQLite::Database db((own / "person.db").string(), SQLite::OPEN_READWRITE);
    db.exec("PRAGMA journal_mode = DELETE");
    return fuzz::file_bytes(own / "person.db");
  }();
  return bytes;
}

/// Lines "table column value": every row gets this value. What the tables refuse is left out.
void put_values(const fs::path& file, std::string_view text) {
  SQLite::Database db(file.string(), SQLite::OPEN_READWRITE);
  db.exec("PRAGMA ignore_check_constraints = ON");
  for (const std::string_view line : fuzz::lines_of(text, 20)) {
    const auto first = line.find(' ');
    const auto second = first == std::string_view::npos ? first : line.find(' ', first + 1);
    if (second == std::string_view::npos) continue;
    const std::string names(line.substr(0, second));
    if (names.find_first_not_of("abcdefghijklmnopqrstuvwxyz_ ") != std::string::npos) continue;
    try {
      SQLite::Statement change(db, "UPDATE " + names.substr(0, first) + " SET " + names.substr(first + 1) + " = ?");
      change.bind(1, std::string(line.substr(second + 1)));
      change.exec();
    } catch (const SQLite::Exception&) {
      continue;
    }
  }
}

void used(playsheet::PersonDatabase& person, const std::string& file) {
  const auto heard = [&](const std::optional<playsheet::StorageProblem>& problem) {
    if (problem) fuzz::told(text_of(*problem), file);
  };
  heard(person.problem());
  const auto asked = [&](const auto& outcome) {
    if (!outcome) heard(outcome.problem());
  };
  asked(owned_cards(person));
  asked(person_setting(person, "x"));
  const auto decks = person_decks(person);
  asked(decks);
  if (decks)
    for (std::size_t i = 0; i < decks->size() && i < 3; ++i) {
      const auto id = (*decks)[i].id;
      asked(deck_versions(person, id));
      asked(undo_person_deck(person, id));
      asked(edit_person_deck(person, id, [](playsheet::DeckContent& content) { content.deck.note.en += "x"; }));
      asked(redo_person_deck(person, id));
    }
  asked(change_owned(person, "T-01", 1));
}

}  // namespace

std::vector<std::string> fuzz::made_seeds() {
  return {good_database(), good_database().substr(0, 9000), std::string(),
          "deck_edits content x\ndeck_edits tags \x01\n",
          "collection quantity -5\ncollection code '; DROP TABLE collection; --\n"};
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const fs::path own = fuzz::folder() / "person";
  fs::remove_all(own);
  fs::create_directories(own);
  const fs::path file = own / "person.db";
  const std::string_view bytes = fuzz::text_of(data, size);
  if (bytes.starts_with("SQLite") || bytes.empty()) {
    fuzz::write_file(file, bytes);
  } else {
    fuzz::write_file(file, good_database());
    put_values(file, bytes);
  }
  const std::string before = fuzz::file_bytes(file);
  bool usable = false;
  {
    auto person = playsheet::PersonDatabase::open(file);
    usable = person.writable();
    used(person, file.string());
  }
  if (!usable && !bytes.empty()) fuzz::law(fuzz::file_bytes(file) == before, "what cannot be used is left as it is");
  return 0;
}
