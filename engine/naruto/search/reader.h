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

/// What a query may have: nobody writes more by hand, and what was pasted by mistake is told as such.
inline constexpr std::size_t kMostLetters = 2000;
inline constexpr std::size_t kMostTerms = 32;  ///< different ones

/// Reads a text of any length, but is no query where it has more than `kMostLetters`; groups may be nested 64 deep. Of
/// equal parts that stand beside each other one is kept. Grammar: docs/search.md.
Reading read_query(std::string_view text, const Vocabulary& vocabulary);

/// Private to this folder: the value of a field. Fills the term but for its field and relation, or says what is wrong
/// with the value that begins at `begin`.
std::optional<Problem> read_value(Term& term, std::string_view value, std::size_t begin, const Vocabulary& vocabulary);

}  // namespace naruto::search
