// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/naruto/cards/jutsu_cost.h"
#include "engine/table/enum_names.h"

/// A search for cards as a tree. It is read from text (`read_query`), written as text again (`canonical_text`), and
/// carried out by whoever has the cards. docs/search.md tells the language.
namespace naruto::search {

/// What a term asks about. `any` is a word without a field: names, codes, traits, texts.
enum class Field : std::uint8_t {
  any,
  name,
  text,
  code,
  trait,     ///< characteristics and combat attributes
  type,      ///< ninja, mission, jutsu, client
  symbol,    ///< its chakra elements
  rank,      ///< compared by its step (N-RANK-02)
  set,       ///< by number or name
  rarity,    ///< as printed
  cost,      ///< of a Jutsu: symbols that are asked for, or the number of chakra in all (N-COST-02)
  pay,       ///< a Jutsu that can be paid with so much chakra (N-COST-03)
  entrance,  ///< entrance cost: the turn from which it can come (N-CARD-09)
  hand,      ///< hand cost (N-CARD-10)
  combat,
  support,
  injured_combat,
  injured_support,
  mental,   ///< mental power (N-CHAR-06)
  does,     ///< what its effect does: nodes of its tree
  touches,  ///< what its effect speaks of: "injured", "jutsu", "chakra"
  needs,    ///< what a Jutsu asks of its user: a name, a trait, a rank (N-JUT-04)
  is,       ///< a property: "platoon", "growth", "owned"
  in,       ///< "deck", or the name of a deck
  owned,    ///< copies in the collection
};
inline constexpr std::size_t kFieldCount = 25;

/// `has` is the colon: contains, or equals where a figure is asked for.
enum class Relation : std::uint8_t { has, equal, unequal, less, less_equal, greater, greater_equal };

/// One condition.
struct Term {
  Field field = Field::any;
  Relation relation = Relation::has;
  std::string text;     ///< the value as the canonical text has it, without quotes
  bool phrase = false;  ///< written in quotes: these words in this order
  bool range = false;   ///< low..high
  bool x = false;       ///< a figure that is printed as an X
  int low = 0;          ///< the figure; of rank and set the number; of a range its lower end
  int high = 0;
  Field other = Field::any;  ///< a figure that is compared with another one of the same card: "power>support"
  JutsuCost cost{};          ///< of `cost` with letters, and of `pay`
  friend bool operator==(const Term&, const Term&) = default;
};

/// A tree: conditions, and what joins them. Places are bytes of the text it was read from, for chips and messages.
struct Node {
  enum class Kind : std::uint8_t { all, either, none, term };
  Kind kind = Kind::all;
  std::vector<Node> parts = {};  ///< of all and either: any number; of none: one
  Term term = {};                ///< of a term
  std::size_t begin = 0, end = 0;
};

/// Why a text is no query.
enum class Fault : std::uint8_t {
  unknown_field,
  unknown_value,
  missing_value,
  not_a_figure,
  wrong_relation,
  unclosed_quote,
  unclosed_group,
  unopened_group,
  missing_term,  ///< OR or NOT without something beside it
  too_deep,
  too_long,        ///< more letters than `kMostLetters`
  too_many_terms,  ///< more different terms than `kMostTerms`
};

/// What is wrong, where, and what was probably meant.
struct Problem {
  Fault fault = Fault::unknown_field;
  std::size_t begin = 0, end = 0;  ///< the word in the text, in bytes
  std::string found;               ///< that word
  std::string nearest;             ///< a word to put in its place; empty if none is near
  std::vector<std::string> known;  ///< what could stand there, if that is a short list
};

/// The words that values are checked against: those of the cards at hand. Each as printed.
struct Vocabulary {
  std::vector<std::string> traits, sets, rarities, deeds, touched, needed, decks;
};

/// One name of a value of a closed list, and the value. The first name of a value is the canonical one.
struct NamedValue {
  std::string_view name;
  int value = 0;
};

/// Names of fields; of each field the first is the canonical one.
struct NamedField {
  std::string_view name;
  Field field = Field::any;
};
const std::vector<NamedField>& field_names();
std::string_view name_of(Field field);

/// The named values of a field with a closed list (type, symbol, rank, is); empty for the others.
const std::vector<NamedValue>& values_of(Field field);

/// What `is:` asks for, as the numbers of its values.
enum class Property : std::uint8_t {
  platoon,
  squad,
  growth,
  ambush,
  surge,
  mastery,
  counter,
  permanent,
  reprint,
  ready,
  pending,
  owned,
  missing,
};

/// The query as text: fields by their first name, one blank between, groups only where they are needed. What it gives
/// reads back as the same tree.
std::string canonical_text(const Node& query);

/// The conditions that can be taken away one by one: the parts of the outermost "all", as canonical text.
std::vector<std::string> chips(const Node& query);

/// The query without one of its chips.
Node without_chip(Node query, std::size_t chip);

/// The values that one chip allows for this field ("s:fire", "s:fire OR s:water"); empty if no chip is about it alone.
std::vector<std::string> alternatives(const Node& query, Field field);

/// The query with these values in the place of the ones before; none of them: without that chip. As a tree, whose
/// places mean nothing, and as its text.
Node choosing(Node query, Field field, const std::vector<std::string>& values);
std::string with_alternatives(Node query, Field field, const std::vector<std::string>& values);

}  // namespace naruto::search

namespace table {
template <>
struct EnumNames<naruto::search::Fault> {
  static constexpr std::array<std::string_view, 12> names{
      "unknown-field",  "unknown-value",  "missing-value", "not-a-figure", "wrong-relation", "unclosed-quote",
      "unclosed-group", "unopened-group", "missing-term",  "too-deep",     "too-long",       "too-many-terms"};
};
}  // namespace table
