// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/naruto/cards/catalog.h"
#include "engine/naruto/scenario/scenario_reader.h"
#include "engine/naruto/scenario/table.h"

/// Probes: for each text of a ready card a position and decisions in which it really does something, proved by what
/// happens with it and does not happen without it. They are scenarios (tests/probes), made by program.
namespace naruto::probe {

/// One text of a card: a paragraph, from 0 as in the tree.
struct Subject {
  DefinitionId card = 0;
  std::size_t text = 0;
};

struct Probe {
  std::string id;  ///< "N-013.2": card and paragraph, from 1; further ones of the same text "N-013.2b", "N-013.2c"
  Subject subject;
  const Edition* edition = nullptr;
  scenario::Scenario position;       ///< without decisions
  std::vector<std::string> written;  ///< the lines of the position as they stand in the file
  std::vector<scenario::Table::Acted> deeds;
};

/// "N-013.2"; of the second probe of a text (`number` 1) "N-013.2b".
std::string id_of(const Catalog& cards, Subject subject, std::size_t number = 0);

/// The printed texts of all ready cards but those that scenarios have invented (T01 ...).
std::vector<Subject> subjects_of(const Catalog& cards);

/// A probe from its lines; nothing if one of them cannot be read.
std::optional<Probe> make_probe(const Catalog& cards, Subject subject, const Edition& edition,
                                std::vector<std::string> position, std::vector<scenario::Table::Acted> deeds);

/// The probes of a file, and what of it is none.
struct ProbeFile {
  std::vector<Probe> probes;
  std::vector<std::string> problems;
};
ProbeFile read_probes(std::string_view text, std::string_view file, const Catalog& cards);

}  // namespace naruto::probe
