// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <charconv>
#include <utility>

#include "engine/naruto/search/fold.h"
#include "engine/naruto/search/reader.h"

namespace naruto::search {
namespace {

bool compares(Relation relation) { return relation != Relation::has && relation != Relation::equal; }

Problem wrong(Fault fault, std::string_view value, std::size_t begin) {
  return {fault, begin, begin + value.size(), std::string(value), {}, {}};
}

std::optional<int> whole_number(std::string_view text) {
  int number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc{} || end != text.data() + text.size() || number < -9999 || number > 9999) return std::nullopt;
  return number;
}

/// The figures of a Ninja, and its costs: what may be compared with one another.
bool is_printed_figure(Field field) {
  switch (field) {
    case Field::entrance:
    case Field::hand:
    case Field::combat:
    case Field::support:
    case Field::injured_combat:
    case Field::injured_support:
    case Field::mental:
      return true;
    default:
      return false;
  }
}

/// "power>support": the name of another figure in the place of a number.
bool read_other_figure(Term& term, const std::string& plain) {
  if (!is_printed_figure(term.field)) return false;
  for (const NamedField& each : field_names())
    if (each.name == plain && is_printed_figure(each.field)) {
      term.other = each.field;
      term.text = name_of(each.field);
      return true;
    }
  return false;
}

/// A number, X, another figure, or two numbers with two points between.
std::optional<Problem> read_figure(Term& term, std::string_view value, std::size_t begin) {
  const std::string plain = folded(value);
  if (read_other_figure(term, plain)) return std::nullopt;
  term.text = plain == "x" ? "X" : plain;
  if (plain == "x") {
    term.x = true;
    if (compares(term.relation) && term.relation != Relation::unequal)
      return wrong(Fault::wrong_relation, value, begin);
    return std::nullopt;
  }
  const auto points = plain.find("..");
  const auto low = whole_number(std::string_view(plain).substr(0, points));
  if (!low) return wrong(Fault::not_a_figure, value, begin);
  term.low = term.high = *low;
  if (points == std::string::npos) return std::nullopt;
  const auto high = whole_number(std::string_view(plain).substr(points + 2));
  if (!high || *high < *low) return wrong(Fault::not_a_figure, value, begin);
  if (compares(term.relation)) return wrong(Fault::wrong_relation, value, begin);
  term.range = true;
  term.high = *high;
  return std::nullopt;
}

/// One of a closed list; the beginning of a word is enough if it is of one value only.
std::optional<Problem> read_named(Term& term, std::string_view value, std::size_t begin) {
  const std::string plain = folded(value);
  const auto& list = values_of(term.field);
  const NamedValue* found = nullptr;
  bool single = true;
  for (const NamedValue& each : list) {
    if (each.name == plain) {
      found = &each;
      single = true;
      break;
    }
    if (!each.name.starts_with(plain)) continue;
    if (found && found->value != each.value) single = false;
    if (!found) found = &each;
  }
  if (!found || !single) {
    Problem problem = wrong(Fault::unknown_value, value, begin);
    std::vector<std::string> names;
    int last = -1;
    for (const NamedValue& each : list) {
      names.emplace_back(each.name);
      if (std::exchange(last, each.value) != each.value) problem.known.emplace_back(each.name);
    }
    problem.nearest = nearest_to(plain, names);
    return problem;
  }
  term.low = term.high = found->value;
  const auto first =
      std::find_if(list.begin(), list.end(), [&](const NamedValue& n) { return n.value == found->value; });
  term.text = first->name;
  return std::nullopt;
}

/// Symbols by name or by letters: "fire", "FW".
std::optional<Problem> read_symbols(Term& term, std::string_view value, std::size_t begin) {
  const bool letters = std::all_of(value.begin(), value.end(), [](char c) {
    return c != 'v' && kSymbolLetters.find(static_cast<char>(c & ~0x20)) != std::string_view::npos;
  });
  unsigned bits = 0;
  if (letters && value.size() <= 3) {
    for (const char c : value) bits |= 1U << kSymbolLetters.find(static_cast<char>(c & ~0x20));
  } else if (folded(value) == "v") {
    bits = 1U << static_cast<unsigned>(Symbol::void_);
  } else {
    if (auto problem = read_named(term, value, begin)) return problem;
    bits = 1U << static_cast<unsigned>(term.low);
  }
  if (compares(term.relation) && term.relation != Relation::unequal) return wrong(Fault::wrong_relation, value, begin);
  term.low = term.high = static_cast<int>(bits);
  const auto& names = values_of(Field::symbol);
  term.text.clear();
  for (std::size_t i = 0; i < kSymbolCount; ++i)
    if ((bits >> i & 1U) != 0) term.text += kSymbolLetters[i];
  if (term.text.size() == 1)
    for (const NamedValue& each : names)
      if ((bits >> static_cast<unsigned>(each.value) & 1U) != 0) {
        term.text = each.name;
        break;
      }
  return std::nullopt;
}

/// A number of chakra, or symbols as they are printed.
std::optional<Problem> read_cost(Term& term, std::string_view value, std::size_t begin) {
  const bool digits =
      std::all_of(value.begin(), value.end(), [](char c) { return (c >= '0' && c <= '9') || c == '.'; });
  if (digits && term.field == Field::cost) return read_figure(term, value, begin);
  std::string large;
  for (const char c : value) large += c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
  const auto costs = read_jutsu_cost(large);
  if (!costs || costs->size() != 1) {
    Problem problem = wrong(Fault::unknown_value, value, begin);
    problem.known = {"2", "FF", "FW1"};
    return problem;
  }
  if (compares(term.relation)) return wrong(Fault::wrong_relation, value, begin);
  term.cost = costs->front();
  term.text = text_of(term.cost);
  term.phrase = false;
  return std::nullopt;
}

/// Words of effects in the other languages of the program. The canonical text has the English ones.
std::string_view in_english(std::string_view value) {
  static constexpr std::array<std::pair<std::string_view, std::string_view>, 38> kWords{
      {{"danno", "damage"},      {"dano", "damage"},       {"cura", "heal"},        {"pesca", "draw"},
       {"compra", "draw"},       {"scarta", "discard"},    {"descarta", "discard"}, {"ritorna", "return"},
       {"devolve", "return"},    {"trasforma", "charge"},  {"carrega", "charge"},   {"potenza", "power"},
       {"poder", "power"},       {"moneta", "coin"},       {"moeda", "coin"},       {"neutralizza", "negate"},
       {"nega", "negate"},       {"guarda", "look"},       {"olha", "look"},        {"vincita", "reward"},
       {"premio", "reward"},     {"protegge", "protect"},  {"protege", "protect"},  {"ferma", "stop"},
       {"para", "stop"},         {"controlla", "control"}, {"controla", "control"}, {"ferito", "injured"},
       {"ferido", "injured"},    {"sano", "healthy"},      {"saudavel", "healthy"}, {"mano", "hand"},
       {"mao", "hand"},          {"mazzo", "deck"},        {"cimitero", "discard"}, {"avversario", "opponent"},
       {"oponente", "opponent"}, {"strategia", "mission"}}};
  const std::string plain = folded(value);
  const auto found = std::find_if(kWords.begin(), kWords.end(), [&](const auto& word) { return word.first == plain; });
  return found == kWords.end() ? value : found->second;
}

/// Something that is in a list of words: the beginning of a word of it is enough.
std::optional<Problem> read_word(Term& term, std::string_view value, std::size_t begin,
                                 const std::vector<std::string>& known) {
  if (compares(term.relation)) return wrong(Fault::wrong_relation, value, begin);
  term.text = value;
  const auto has = [&](const std::string& entry) { return has_beginning(entry, value); };
  if (std::any_of(known.begin(), known.end(), has)) return std::nullopt;
  Problem problem = wrong(Fault::unknown_value, value, begin);
  problem.nearest = nearest_to(value, known);
  if (known.size() <= 16) problem.known = known;
  return problem;
}

std::optional<Problem> read_set(Term& term, std::string_view value, std::size_t begin, const Vocabulary& vocabulary) {
  if (const auto number = whole_number(value); number && *number >= 0) {
    term.text = value;
    term.low = term.high = *number;
    term.x = true;  // by its number
    if (static_cast<std::size_t>(*number) < vocabulary.sets.size()) return std::nullopt;
    Problem problem = wrong(Fault::unknown_value, value, begin);
    if (!vocabulary.sets.empty()) problem.known = {"0.." + std::to_string(vocabulary.sets.size() - 1)};
    return problem;
  }
  return read_word(term, value, begin, vocabulary.sets);
}

}  // namespace

std::optional<Problem> read_value(Term& term, std::string_view value, std::size_t begin, const Vocabulary& vocabulary) {
  switch (term.field) {
    case Field::entrance:
    case Field::hand:
    case Field::combat:
    case Field::support:
    case Field::injured_combat:
    case Field::injured_support:
    case Field::mental:
    case Field::owned:
      return read_figure(term, value, begin);
    case Field::type:
    case Field::is:
      if (compares(term.relation) && term.relation != Relation::unequal)
        return wrong(Fault::wrong_relation, value, begin);
      return read_named(term, value, begin);
    case Field::rank:
      return read_named(term, value, begin);
    case Field::symbol:
      return read_symbols(term, value, begin);
    case Field::cost:
    case Field::pay:
      return read_cost(term, value, begin);
    case Field::set:
      return read_set(term, value, begin, vocabulary);
    case Field::rarity:
      return read_word(term, value, begin, vocabulary.rarities);
    case Field::trait:
      return read_word(term, value, begin, vocabulary.traits);
    case Field::does:
      return read_word(term, in_english(value), begin, vocabulary.deeds);
    case Field::touches:
      return read_word(term, in_english(value), begin, vocabulary.touched);
    case Field::needs:
      return read_word(term, value, begin, vocabulary.needed);
    case Field::in: {
      std::vector<std::string> known = vocabulary.decks;
      known.insert(known.begin(), "deck");
      return read_word(term, value, begin, known);
    }
    default:
      if (compares(term.relation)) return wrong(Fault::wrong_relation, value, begin);
      term.text = value;
      if (words_in(value).empty()) return wrong(Fault::missing_value, value, begin);
      return std::nullopt;
  }
}

}  // namespace naruto::search
