// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "app/storage/outcome.h"
#include "engine/naruto/cards/catalog.h"

/// Brings a person's own card list into the form of card sources: facts come in, cards get no tree and so are pending.
/// Nothing of such a list is shipped. Formats: docs/formats.md.
namespace playsheet {

/// Which column of the list is which fact. Fields: code, name, type, set, symbols, entrance_cost, hand_cost,
/// jutsu_cost, combat, support, injured_combat, injured_support, attributes, characteristics, effect_title, summary,
/// rarity.
struct ImportMapping {
  std::map<std::string, std::string> columns;  ///< field -> column of the list
  std::string symbol_mark = "/";               ///< stands between symbols
  std::string list_mark = ",";                 ///< stands between characteristics and between attributes
};

/// The card database file of the community's deck builder.
ImportMapping community_mapping();

/// Reads a mapping (TOML: `[columns]` with field = "column", `symbol_mark`, `list_mark`); `file` for messages.
Outcome<ImportMapping> read_mapping(std::string_view text, const std::string& file);

/// One line of the list that could not be taken over, with what would be right.
struct ImportProblem {
  std::string place;  ///< "row 12", or sheet and number
  std::string found;
  std::string expected;
};

struct Imported {
  std::string source;  ///< card source (TOML); empty if no card came in
  std::size_t cards = 0;
  std::size_t known = 0;     ///< cards with a code that is taken: left as they are
  std::size_t left_out = 0;  ///< cards with a problem, or several
  std::vector<ImportProblem> problems;
};

/// A list as a table with a heading, or as JSON (card_list.h). The codes of `known`, if it is given, are taken.
Outcome<Imported> import_cards(std::string_view list, const std::string& file, const ImportMapping& mapping,
                               const std::string& set, const naruto::Catalog* known = nullptr);

}  // namespace playsheet
