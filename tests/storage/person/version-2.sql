-- SPDX-License-Identifier: GPL-3.0-or-later
-- What a program of schema version 2 left; it stays as it is, whatever becomes of the schema.
PRAGMA application_id = 1347637316;
PRAGMA user_version = 2;
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
CREATE TABLE settings (
  key   TEXT PRIMARY KEY,
  value TEXT NOT NULL
) WITHOUT ROWID;
INSERT INTO "settings" VALUES('unfinished','kept');
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('decks',7);
COMMIT;
