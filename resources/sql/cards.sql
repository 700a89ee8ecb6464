-- SPDX-License-Identifier: GPL-3.0-or-later
-- The card database: read only once it is built, one row for each printing. docs/formats.md tells the meaning of each
-- column. A NULL is "not known" or "does not have one"; an X stands where an X is printed.

PRAGMA application_id = 0x50534344;
PRAGMA user_version = 5;

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
