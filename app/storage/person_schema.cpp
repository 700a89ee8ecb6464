// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/person_schema.h"

#include <array>

namespace playsheet {
namespace {

/// Step 1: which cards a person has, and settings that are data.
constexpr char kCollection[] = R"sql(
CREATE TABLE collection (
  code     TEXT PRIMARY KEY,
  quantity INTEGER NOT NULL CHECK (quantity BETWEEN 1 AND 9999)
) WITHOUT ROWID;
CREATE TABLE settings (
  key   TEXT PRIMARY KEY,
  value TEXT NOT NULL
) WITHOUT ROWID;
)sql";

/// Step 2: decks with every edit and the versions that were kept. `content` is a deck file (docs/formats.md, 3), `tags`
/// one word a line; `position` is the edit that holds now, those behind it can be done again.
constexpr char kDecks[] = R"sql(
CREATE TABLE decks (
  id       INTEGER PRIMARY KEY AUTOINCREMENT,
  position INTEGER NOT NULL
);
CREATE TABLE deck_edits (
  deck    INTEGER NOT NULL REFERENCES decks (id) ON DELETE CASCADE,
  number  INTEGER NOT NULL,
  content TEXT NOT NULL,
  tags    TEXT NOT NULL,
  PRIMARY KEY (deck, number)
) WITHOUT ROWID;
CREATE TABLE deck_versions (
  deck    INTEGER NOT NULL REFERENCES decks (id) ON DELETE CASCADE,
  number  INTEGER NOT NULL,
  title   TEXT NOT NULL,
  kept    TEXT NOT NULL,
  content TEXT NOT NULL,
  PRIMARY KEY (deck, number)
) WITHOUT ROWID;
)sql";

constexpr std::array kSteps{
    PersonStep{1, "collection and settings", kCollection},
    PersonStep{2, "decks", kDecks},
};

}  // namespace

std::span<const PersonStep> person_steps() { return kSteps; }
int person_schema_version() { return kSteps.back().version; }

}  // namespace playsheet
