// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/naruto/search/query.h"

/// The search for cards of Gormiti, in the manner of docs/search.md: words and conditions that all have to hold. It
/// is read and written here; `gormiti_index` finds the cards. What is wrong with a text is told as it is of the other
/// game.
namespace playsheet::gormiti_search {

enum class Field : std::uint8_t { any, name, text, type, element, category, rarity, is, atk, hp, pay };
inline constexpr std::size_t kFieldCount = 11;
enum class Property : std::uint8_t { owned, hero, fusion, overlord, deck };
enum class Relation : std::uint8_t { equal, less, less_equal, greater, greater_equal, range };

/// One condition.
struct Term {
  Field field = Field::any;
  bool wanted = true;            ///< written with a minus: it must not hold
  std::vector<int> values = {};  ///< of a closed list: one of them
  std::string words = {};        ///< of names and texts, as written
  bool phrase = false;           ///< these words in this order
  Relation relation = Relation::equal;
  int low = 0, high = 0;  ///< of a figure; `high` is for a range
  std::size_t begin = 0, end = 0;
};
using Query = std::vector<Term>;

struct Reading {
  std::optional<Query> query;
  std::optional<naruto::search::Problem> problem;  ///< it is no query
};

Reading read(std::string_view text);
/// A condition of one value: "fire", ">=30".
Term term_of(Field field, std::string_view value);
/// Reads back as the same.
std::string text_of(const Term& term);
std::string text_of(const Query& query);

/// A value of a closed list as queries write it: "dark_fire".
std::string_view value_word(Field field, int value);
int value_count(Field field);

/// " the words of it": small letters without accents, a blank before each.
std::string words_with_blanks(std::string_view text);

}  // namespace playsheet::gormiti_search
