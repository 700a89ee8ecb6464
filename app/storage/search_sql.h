// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "app/storage/term_tree.h"
#include "engine/naruto/search/query.h"

/// Private to the search: a query as SQL. Nothing that a person wrote stands in the statement: it is bound.
namespace playsheet {

using SqlValue = std::variant<std::int64_t, std::string>;

struct SearchSql {
  std::string text;              ///< a SELECT of ids, the best first; its last parameter is the most there may be
  std::vector<SqlValue> values;  ///< in the order of the question marks, but for that last one
  /// What has to hold of a row, if the statement only says which terms do: a column for each behind the id. So it is
  /// where terms stand again and again, or in groups of groups: each is looked up once, and SQLite need not read a
  /// statement deeper than it can.
  std::optional<TermTree> tree;
};

/// `databases`: the schemas with a full-text index ("main", "own"), each of its own range of ids (kIdsOfADatabase).
SearchSql sql_of(const naruto::search::Node& query, const naruto::search::Vocabulary& vocabulary,
                 const std::vector<std::string>& databases);

inline constexpr std::int64_t kIdsOfADatabase = 1'000'000;

}  // namespace playsheet
