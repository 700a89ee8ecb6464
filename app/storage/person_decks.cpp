// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/person_decks.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <fmt/format.h>

#include <stdexcept>

#include "engine/naruto/decks/deck_reader.h"
#include "engine/table/clean_name.h"

namespace playsheet {
namespace {

using naruto::Deck;

std::string tag_lines(const std::vector<std::string>& tags) {
  std::string out;
  for (const std::string& tag : tags)
    if (const std::string clean = table::clean_name(tag); !clean.empty()) out += clean + "\n";
  return out;
}

std::vector<std::string> tags_of(const std::string& lines) {
  std::vector<std::string> out;
  std::size_t at = 0;
  while (at < lines.size()) {
    const auto end = std::min(lines.find('\n', at), lines.size());
    if (end > at) out.push_back(lines.substr(at, end - at));
    at = end + 1;
  }
  return out;
}

/// What stands in a row; somebody else may have written it.
Deck deck_from(const std::string& text, std::int64_t id) {
  auto reading = naruto::read_deck(text, fmt::format("own-{}.toml", id));
  if (!reading.deck)
    throw std::runtime_error(reading.messages.empty() ? std::string("deck")
                                                      : naruto::text_of(reading.messages.front()));
  return std::move(*reading.deck);
}

PersonDeck load(SQLite::Database& db, std::int64_t id) {
  SQLite::Statement select(db,
                           "SELECT e.content, e.tags, "
                           "EXISTS (SELECT 1 FROM deck_edits o WHERE o.deck = d.id AND o.number < d.position), "
                           "EXISTS (SELECT 1 FROM deck_edits o WHERE o.deck = d.id AND o.number > d.position), "
                           "(SELECT count(*) FROM deck_versions v WHERE v.deck = d.id) "
                           "FROM decks d JOIN deck_edits e ON e.deck = d.id AND e.number = d.position WHERE d.id = ?");
  select.bind(1, id);
  if (!select.executeStep()) throw std::runtime_error(fmt::format("no deck {}", id));
  PersonDeck out;
  out.id = id;
  out.content.deck = deck_from(select.getColumn(0).getString(), id);
  out.content.tags = tags_of(select.getColumn(1).getString());
  out.can_undo = select.getColumn(2).getInt() != 0;
  out.can_redo = select.getColumn(3).getInt() != 0;
  out.versions = select.getColumn(4).getInt();
  return out;
}

int position_of(SQLite::Database& db, std::int64_t id) {
  SQLite::Statement select(db, "SELECT position FROM decks WHERE id = ?");
  select.bind(1, id);
  return select.executeStep() ? select.getColumn(0).getInt() : 0;
}

void set_position(SQLite::Database& db, std::int64_t id, int position) {
  SQLite::Statement update(db, "UPDATE decks SET position = ?2 WHERE id = ?1");
  update.bind(1, id);
  update.bind(2, position);
  update.exec();
}

void put_edit(SQLite::Database& db, std::int64_t id, int number, const DeckContent& content) {
  SQLite::Statement insert(db, "INSERT INTO deck_edits VALUES (?, ?, ?, ?)");
  insert.bind(1, id);
  insert.bind(2, number);
  insert.bind(3, naruto::write_deck(content.deck));
  insert.bind(4, tag_lines(content.tags));
  insert.exec();
}

/// Another edit becomes the one that holds, if there is one on that side.
Outcome<PersonDeck> step(PersonDatabase& person, std::int64_t id, const char* query) {
  PersonDeck now;
  const auto problem = person.write([&](SQLite::Database& db) {
    SQLite::Statement select(db, query);
    select.bind(1, id);
    if (select.executeStep() && !select.getColumn(0).isNull()) set_position(db, id, select.getColumn(0).getInt());
    now = load(db, id);
  });
  if (problem) return *problem;
  return now;
}

}  // namespace

Outcome<std::vector<PersonDeck>> person_decks(const PersonDatabase& person) {
  std::vector<PersonDeck> out;
  const auto problem = person.read([&](SQLite::Database& db) {
    SQLite::Statement select(db, "SELECT id FROM decks ORDER BY id");
    while (select.executeStep()) out.push_back(load(db, select.getColumn(0).getInt64()));
  });
  if (problem) return *problem;
  return out;
}

Outcome<PersonDeck> person_deck(const PersonDatabase& person, std::int64_t id) {
  PersonDeck out;
  const auto problem = person.read([&](SQLite::Database& db) { out = load(db, id); });
  if (problem) return *problem;
  return out;
}

Outcome<PersonDeck> add_person_deck(PersonDatabase& person, const DeckContent& content) {
  PersonDeck out;
  const auto problem = person.write([&](SQLite::Database& db) {
    db.exec("INSERT INTO decks (position) VALUES (1)");
    const std::int64_t id = db.getLastInsertRowid();
    put_edit(db, id, 1, content);
    out = load(db, id);
  });
  if (problem) return *problem;
  return out;
}

Outcome<PersonDeck> edit_person_deck(PersonDatabase& person, std::int64_t id,
                                     const std::function<void(DeckContent&)>& edit) {
  PersonDeck now;
  const auto problem = person.write([&](SQLite::Database& db) {
    now = load(db, id);
    DeckContent changed = now.content;
    edit(changed);
    if (changed == now.content) return;
    const int position = position_of(db, id);
    SQLite::Statement forget(db, "DELETE FROM deck_edits WHERE deck = ?1 AND (number > ?2 OR number <= ?3)");
    forget.bind(1, id);
    forget.bind(2, position);
    forget.bind(3, position + 1 - kMostDeckEdits);
    forget.exec();
    put_edit(db, id, position + 1, changed);
    set_position(db, id, position + 1);
    now = load(db, id);
  });
  if (problem) return *problem;
  return now;
}

Outcome<PersonDeck> undo_person_deck(PersonDatabase& person, std::int64_t id) {
  return step(person, id,
              "SELECT max(e.number) FROM deck_edits e JOIN decks d ON d.id = e.deck "
              "WHERE d.id = ? AND e.number < d.position");
}

Outcome<PersonDeck> redo_person_deck(PersonDatabase& person, std::int64_t id) {
  return step(person, id,
              "SELECT min(e.number) FROM deck_edits e JOIN decks d ON d.id = e.deck "
              "WHERE d.id = ? AND e.number > d.position");
}

std::optional<StorageProblem> remove_person_deck(PersonDatabase& person, std::int64_t id) {
  return person.write([&](SQLite::Database& db) {
    SQLite::Statement remove(db, "DELETE FROM decks WHERE id = ?");
    remove.bind(1, id);
    remove.exec();
  });
}

Outcome<DeckVersion> keep_deck_version(PersonDatabase& person, std::int64_t id, const std::string& title) {
  DeckVersion out;
  const auto problem = person.write([&](SQLite::Database& db) {
    const PersonDeck now = load(db, id);
    SQLite::Statement insert(db,
                             "INSERT INTO deck_versions SELECT ?1, coalesce(max(number), 0) + 1, ?2, datetime('now'), "
                             "?3 FROM deck_versions WHERE deck = ?1 RETURNING number, kept");
    insert.bind(1, id);
    out.title = table::clean_name(title);
    insert.bind(2, out.title);
    insert.bind(3, naruto::write_deck(now.content.deck));
    while (insert.executeStep()) {
      out.number = insert.getColumn(0).getInt();
      out.kept = insert.getColumn(1).getString();
    }
    out.deck = now.content.deck;
  });
  if (problem) return *problem;
  return out;
}

Outcome<std::vector<DeckVersion>> deck_versions(const PersonDatabase& person, std::int64_t id) {
  std::vector<DeckVersion> out;
  const auto problem = person.read([&](SQLite::Database& db) {
    SQLite::Statement select(db,
                             "SELECT number, title, kept, content FROM deck_versions WHERE deck = ? ORDER BY number");
    select.bind(1, id);
    while (select.executeStep())
      out.push_back({select.getColumn(0).getInt(), select.getColumn(1).getString(), select.getColumn(2).getString(),
                     deck_from(select.getColumn(3).getString(), id)});
  });
  if (problem) return *problem;
  return out;
}

}  // namespace playsheet
