// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "engine/naruto/search/query.h"

namespace naruto::search {

/// A query, or the first thing in the text that is wrong. An empty text asks for every card.
struct Reading {
  std::optional<Node> query;
  std::optional<Problem> problem;
};

/// Reads a text of any length; groups may be nested 64 deep. Grammar: docs/search.md.
Reading read_query(std::string_view text, const Vocabulary& vocabulary);

/// Private to this folder: the value of a field. Fills the term but for its field and relation, or says what is wrong
/// with the value that begins at `begin`.
std::optional<Problem> read_value(Term& term, std::string_view value, std::size_t begin, const Vocabulary& vocabulary);

}  // namespace naruto::search
