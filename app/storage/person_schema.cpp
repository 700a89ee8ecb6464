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

/// Step 3: what a person notes of match records, by the names of their files, and an index of the games in them that
/// are over. `stamp` tells whether the file has changed since; times are of the clock of the table.
constexpr char kGames[] = R"sql(
CREATE TABLE match_notes (
  file  TEXT PRIMARY KEY,
  title TEXT NOT NULL,
  aside INTEGER NOT NULL CHECK (aside IN (0, 1))
) WITHOUT ROWID;
CREATE TABLE games (
  id         INTEGER PRIMARY KEY,
  file       TEXT NOT NULL UNIQUE,
  stamp      TEXT NOT NULL,
  began      TEXT NOT NULL,
  edition    TEXT NOT NULL,
  south      TEXT NOT NULL,
  north      TEXT NOT NULL,
  south_deck TEXT NOT NULL,
  north_deck TEXT NOT NULL,
  south_code TEXT NOT NULL,
  north_code TEXT NOT NULL,
  winner     TEXT NOT NULL CHECK (winner IN ('south', 'north')),
  reason     TEXT NOT NULL,
  starter    TEXT NOT NULL CHECK (starter IN ('south', 'north')),
  turns      INTEGER NOT NULL,
  decisions  INTEGER NOT NULL,
  seconds    INTEGER NOT NULL
);
CREATE TABLE game_cards (
  game   INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  player TEXT NOT NULL CHECK (player IN ('south', 'north')),
  code   TEXT NOT NULL,
  copies INTEGER NOT NULL,
  drawn  INTEGER NOT NULL,
  played INTEGER NOT NULL,
  PRIMARY KEY (game, player, code)
) WITHOUT ROWID;
)sql";

/// Step 4: the index is one of the games of every kind, of any number of seats, won by some of them or by nobody. It is
/// made anew from the records.
constexpr char kGamesOfEveryKind[] = R"sql(
DROP TABLE game_cards;
DROP TABLE games;
CREATE TABLE games (
  id        INTEGER PRIMARY KEY,
  file      TEXT NOT NULL UNIQUE,
  stamp     TEXT NOT NULL,
  began     TEXT NOT NULL,
  game      TEXT NOT NULL,
  form      TEXT NOT NULL,
  starter   INTEGER,
  reason    TEXT NOT NULL,
  turns     INTEGER NOT NULL,
  decisions INTEGER NOT NULL,
  seconds   INTEGER NOT NULL
);
CREATE TABLE game_seats (
  game INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  seat INTEGER NOT NULL,
  name TEXT NOT NULL,
  deck TEXT NOT NULL,
  code TEXT NOT NULL,
  won  INTEGER NOT NULL CHECK (won IN (0, 1)),
  PRIMARY KEY (game, seat)
) WITHOUT ROWID;
CREATE TABLE game_cards (
  game   INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  seat   INTEGER NOT NULL,
  code   TEXT NOT NULL,
  copies INTEGER NOT NULL,
  drawn  INTEGER NOT NULL,
  played INTEGER NOT NULL,
  PRIMARY KEY (game, seat, code)
) WITHOUT ROWID;
)sql";

constexpr std::array kSteps{
    PersonStep{1, "collection and settings", kCollection},
    PersonStep{2, "decks", kDecks},
    PersonStep{3, "history of games", kGames},
    PersonStep{4, "games of every kind", kGamesOfEveryKind},
};

}  // namespace

std::span<const PersonStep> person_steps() { return kSteps; }
int person_schema_version() { return kSteps.back().version; }

}  // namespace playsheet
