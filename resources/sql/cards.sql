-- SPDX-License-Identifier: GPL-3.0-or-later
-- The card database: read only once it is built. Naruto has one row for each printing, the other games one for each
-- entry of their card source. docs/formats.md tells the meaning of each column. A NULL is "not known" or "does not have one"; an X stands where an X is printed.

PRAGMA application_id = 0x50534344;
PRAGMA user_version = 6;

CREATE TABLE meta (
  key   TEXT PRIMARY KEY,
  value TEXT NOT NULL
) WITHOUT ROWID;

CREATE TABLE cards (
  number          INTEGER PRIMARY KEY,
  code            TEXT NOT NULL UNIQUE,
  name            TEXT NOT NULL,
  type            TEXT NOT NULL CHECK (type IN ('ninja', 'mission', 'jutsu', 'client')),
  symbols         TEXT NOT NULL,
  entrance_cost,
  hand_cost,
  strategic_value INTEGER,
  jutsu_cost      TEXT,
  combat,
  support,
  injured_combat,
  injured_support,
  attributes      TEXT,
  characteristics TEXT,
  set_name        TEXT NOT NULL,
  rarity          TEXT,
  code_it         TEXT,
  name_it         TEXT,
  rarity_it       TEXT,
  reprint_of      TEXT,
  form_of         TEXT,
  effect_title    TEXT,
  summary         TEXT,
  open            TEXT,
  status          TEXT NOT NULL CHECK (status IN ('ready', 'pending')),
  abilities       TEXT
);

CREATE INDEX cards_by_name ON cards (name);
CREATE INDEX cards_by_set ON cards (set_name, number);

-- Full text over names, codes, traits in three languages, the generated texts, the short note and what the effect does;
-- accents and case are ignored. `rowid` is `cards.number`.
CREATE VIRTUAL TABLE cards_search USING fts5 (
  code, name, name_it, traits, text_en, text_it, text_pt, summary, deeds,
  tokenize = 'unicode61 remove_diacritics 2', prefix = '1 2'
);

-- Whatever the card sources of the other games say: `entry` is the only meaning, the views below show what is asked
-- for most. `place` counts the entries of one kind from 1; a NULL stands for what a source has once ([numbers]).
CREATE TABLE game_entries (
  number  INTEGER PRIMARY KEY,
  game    TEXT NOT NULL CHECK (game IN ('gormiti', 'rising-clan')),
  section TEXT NOT NULL,
  place   INTEGER,
  code    TEXT,
  entry   TEXT NOT NULL,
  source  TEXT,
  text_en TEXT,
  text_it TEXT,
  text_pt TEXT
);

CREATE INDEX game_entries_by_game ON game_entries (game, code);

CREATE VIEW gormiti_cards AS SELECT
  place AS number, code, json_extract(entry, '$.name.en') AS name_en, json_extract(entry, '$.name.it') AS name_it,
  json_extract(entry, '$.name.pt') AS name_pt, json_extract(entry, '$.type') AS type,
  json_extract(entry, '$.element') AS element, json_extract(entry, '$.category') AS category,
  json_extract(entry, '$.trait') AS trait, json_extract(entry, '$.atk') AS atk, json_extract(entry, '$.hp') AS hp,
  json_extract(entry, '$.duration') AS duration, json_extract(entry, '$.rarity') AS rarity,
  json_extract(entry, '$.ability') AS abilities, text_en, text_it, text_pt
FROM game_entries WHERE game = 'gormiti' AND section = 'card';

CREATE VIEW gormiti_decks AS SELECT
  place AS number, code, json_extract(entry, '$.name.en') AS name_en, json_extract(entry, '$.name.it') AS name_it,
  json_extract(entry, '$.name.pt') AS name_pt, json_extract(entry, '$.mode') AS mode,
  json_extract(entry, '$.hero') AS hero, json_extract(entry, '$.cards') AS cards, json_extract(entry, '$.guide') AS guide
FROM game_entries WHERE game = 'gormiti' AND section = 'deck';

CREATE VIEW rising_clan_cards AS SELECT
  number, section AS deck, code, json_extract(entry, '$.name.en') AS name_en, json_extract(entry, '$.name.it') AS name_it,
  json_extract(entry, '$.name.pt') AS name_pt, json_extract(entry, '$.kind') AS kind,
  coalesce(json_extract(entry, '$.copies.deck'), json_extract(entry, '$.copies'), 1) AS copies, entry,
  text_en, text_it, text_pt
FROM game_entries WHERE game = 'rising-clan' AND section IN ('advantage', 'event', 'disadvantage', 'status', 'goal');
