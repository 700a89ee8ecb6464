-- SPDX-License-Identifier: GPL-3.0-or-later
-- What a program of schema version 1 left; it stays as it is, whatever becomes of the schema.
PRAGMA application_id = 1347637316;
PRAGMA user_version = 1;
BEGIN TRANSACTION;
CREATE TABLE collection (
  code     TEXT PRIMARY KEY,
  quantity INTEGER NOT NULL CHECK (quantity BETWEEN 1 AND 9999)
) WITHOUT ROWID;
INSERT INTO "collection" VALUES('N-001',2);
CREATE TABLE schema_history (version INTEGER PRIMARY KEY, name TEXT NOT NULL, done TEXT NOT NULL);
INSERT INTO "schema_history" VALUES(1,'collection and settings','2026-01-01 12:00:00');
CREATE TABLE settings (
  key   TEXT PRIMARY KEY,
  value TEXT NOT NULL
) WITHOUT ROWID;
INSERT INTO "settings" VALUES('unfinished','kept');
COMMIT;
