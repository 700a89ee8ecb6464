-- SPDX-License-Identifier: GPL-3.0-or-later
-- What a program of schema version 3 left; it stays as it is, whatever becomes of the schema.
PRAGMA application_id = 1347637316;
PRAGMA user_version = 3;
BEGIN TRANSACTION;
CREATE TABLE collection (
  code     TEXT PRIMARY KEY,
  quantity INTEGER NOT NULL CHECK (quantity BETWEEN 1 AND 9999)
) WITHOUT ROWID;
INSERT INTO "collection" VALUES('N-001',2);
CREATE TABLE deck_edits (
  deck    INTEGER NOT NULL REFERENCES decks (id) ON DELETE CASCADE,
  number  INTEGER NOT NULL,
  content TEXT NOT NULL,
  tags    TEXT NOT NULL,
  PRIMARY KEY (deck, number)
) WITHOUT ROWID;
INSERT INTO "deck_edits" VALUES(7,1,'format = 1
game = "naruto"

[name]
en = "Mine 1"

[cards]
N-001 = 1
N-085 = 2
','fire
');
INSERT INTO "deck_edits" VALUES(7,2,'format = 1
game = "naruto"

[name]
en = "Mine 2"

[cards]
N-001 = 1
N-085 = 2
','fire
');
CREATE TABLE deck_versions (
  deck    INTEGER NOT NULL REFERENCES decks (id) ON DELETE CASCADE,
  number  INTEGER NOT NULL,
  title   TEXT NOT NULL,
  kept    TEXT NOT NULL,
  content TEXT NOT NULL,
  PRIMARY KEY (deck, number)
) WITHOUT ROWID;
INSERT INTO "deck_versions" VALUES(7,1,'first','2026-01-02 12:00:00','format = 1
game = "naruto"

[name]
en = "Mine"

[cards]
N-001 = 1
N-085 = 2
');
CREATE TABLE decks (
  id       INTEGER PRIMARY KEY AUTOINCREMENT,
  position INTEGER NOT NULL
);
INSERT INTO "decks" VALUES(7,2);
CREATE TABLE schema_history (version INTEGER PRIMARY KEY, name TEXT NOT NULL, done TEXT NOT NULL);
INSERT INTO "schema_history" VALUES(1,'collection and settings','2026-01-01 12:00:00');
INSERT INTO "schema_history" VALUES(2,'decks','2026-01-02 12:00:00');
INSERT INTO "schema_history" VALUES(3,'history of games','2026-01-03 12:00:00');
CREATE TABLE settings (
  key   TEXT PRIMARY KEY,
  value TEXT NOT NULL
) WITHOUT ROWID;
INSERT INTO "settings" VALUES('unfinished','kept');
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
INSERT INTO "match_notes" VALUES('2026-01-03-120000.match','The long one',1);
INSERT INTO "games" VALUES(1,'2026-01-03-120000.match','1 2','2026-01-03 12:00:00','panini','Ada','Bruno','Clones','Embers','PS1-A','PS1-B','south','rewards','north',12,80,900);
INSERT INTO "game_cards" VALUES(1,'south','N-001',2,1,1);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('decks',7);
COMMIT;
