// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/gormiti/cards/catalog.h"
#include "engine/naruto/search/query.h"

/// The search for cards of Gormiti, in the manner of docs/search.md: words and conditions that all have to hold. It
/// reads its text, writes it again, and finds the cards. What is wrong with a text is told as it is of the other game.
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

/// What can be found: all cards but tokens, by their names and texts in all languages. The cards outlive it.
class Index {
 public:
  using Owned = std::function<bool(gormiti::DefinitionId card)>;
  /// `in_deck`: in the deck that is open.
  Index(const gormiti::Catalog& cards, Owned owned, Owned in_deck);

  /// Those with a word in their name first, else in their order.
  std::vector<gormiti::DefinitionId> find(const Query& query) const;
  /// Which word of a query that finds nothing no card has, with a near one that cards have.
  std::optional<naruto::search::Problem> unknown_word(const Query& query) const;
  bool fits(gormiti::DefinitionId card, const Term& term) const;

 private:
  struct Row {
    gormiti::DefinitionId card = 0;
    std::string names, texts, all;  ///< words with a blank before each
  };
  bool fits(const Row& row, const Term& term) const;
  bool has(const Row& row, const Term& term) const;

  const gormiti::Catalog& cards_;
  Owned owned_, in_deck_;
  std::vector<Row> rows_;
};

/// Cards that are asked for as payment.
int paid_cards(const gormiti::CardDefinition& card);

}  // namespace playsheet::gormiti_search
