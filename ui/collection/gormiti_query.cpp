// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/collection/gormiti_query.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

#include "engine/naruto/search/fold.h"
#include "engine/naruto/search/reader.h"
#include "engine/table/nearest_word.h"
#include "ui/wording/gormiti/words.h"

namespace playsheet::gormiti_search {
namespace {

using naruto::search::Fault;
using naruto::search::Problem;

struct FieldName {
  std::string_view name;
  Field field;
};

/// Of each field the first name is the one that is written.
constexpr std::array kFieldNames{FieldName{"name", Field::name},
                                 FieldName{"nome", Field::name},
                                 FieldName{"text", Field::text},
                                 FieldName{"testo", Field::text},
                                 FieldName{"texto", Field::text},
                                 FieldName{"t", Field::type},
                                 FieldName{"type", Field::type},
                                 FieldName{"tipo", Field::type},
                                 FieldName{"e", Field::element},
                                 FieldName{"element", Field::element},
                                 FieldName{"elemento", Field::element},
                                 FieldName{"c", Field::category},
                                 FieldName{"category", Field::category},
                                 FieldName{"categoria", Field::category},
                                 FieldName{"r", Field::rarity},
                                 FieldName{"rarity", Field::rarity},
                                 FieldName{"rarita", Field::rarity},
                                 FieldName{"raridade", Field::rarity},
                                 FieldName{"is", Field::is},
                                 FieldName{"atk", Field::atk},
                                 FieldName{"atq", Field::atk},
                                 FieldName{"hp", Field::hp},
                                 FieldName{"pv", Field::hp},
                                 FieldName{"pay", Field::pay},
                                 FieldName{"pagamento", Field::pay}};

constexpr std::array<std::string_view, 6> kSigns{":", "<", "<=", ">", ">=", ":"};
constexpr std::array<std::string_view, 5> kProperties{"owned", "hero", "fusion", "overlord", "deck"};

bool is_figure(Field field) { return field == Field::atk || field == Field::hp || field == Field::pay; }
bool is_list(Field field) { return field >= Field::type && field <= Field::is; }

std::string_view field_word(Field field) {
  return std::find_if(kFieldNames.begin(), kFieldNames.end(), [&](const FieldName& n) { return n.field == field; })
      ->name;
}

/// One word for a value of several: "dark_fire".
std::string joined(std::string_view text) { return fmt::format("{}", fmt::join(naruto::search::words_in(text), "_")); }

/// All that a value may be called, the word that is written first.
std::vector<std::string> names_of_value(Field field, int value) {
  using gormiti_wording::name_of;
  std::vector<std::string> names{std::string(value_word(field, value))};
  for (const wording::Language language : wording::kLanguages) switch (field) {
      case Field::type:
        names.push_back(joined(name_of(static_cast<gormiti::CardType>(value), language)));
        if (const auto last = names.back().rfind('_'); last != std::string::npos) {  // "carta_arma", "weapon_card"
          const std::string whole = names.back();
          names.push_back(language == wording::Language::en ? whole.substr(0, last) : whole.substr(last + 1));
        }
        break;
      case Field::element:
        names.push_back(joined(name_of(static_cast<gormiti::Element>(value), language)));
        break;
      case Field::category:
        for (const bool many : {false, true})
          names.push_back(joined(name_of(static_cast<gormiti::Category>(value), many, language)));
        break;
      case Field::rarity:
        names.push_back(joined(name_of(static_cast<gormiti::Rarity>(value + 1), language)));
        break;
      default:
        if (value == static_cast<int>(Property::hero))
          names.push_back(joined(name_of(gormiti_wording::Term::hero, language)));
        if (value == static_cast<int>(Property::fusion))
          names.push_back(joined(name_of(gormiti::Trait::fusion, language)));
        if (value == static_cast<int>(Property::overlord))
          names.push_back(joined(name_of(gormiti::Trait::overlord, language)));
    }
  return names;
}

/// Reads from the left; the first problem ends it.
class Reader {
 public:
  explicit Reader(std::string_view text) : text_(text) {}

  Reading run() {
    std::size_t letters = 0;
    for (std::size_t at = 0; at < text_.size(); ++at)
      if ((static_cast<unsigned char>(text_[at]) & 0xC0U) != 0x80U && letters++ == naruto::search::kMostLetters)
        fail(Fault::too_long, at, text_.size());
    for (skip(); at_ < text_.size() && !problem_; skip()) term();
    if (problem_) return {std::nullopt, std::move(problem_)};
    return {std::move(query_), std::nullopt};
  }

 private:
  void skip() {
    while (at_ < text_.size() && is_blank(text_[at_])) ++at_;
  }
  static bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }

  void fail(Fault fault, std::size_t begin, std::size_t end, std::string nearest = {},
            std::vector<std::string> known = {}) {
    if (!problem_)
      problem_ = Problem{fault,           begin, end, std::string(text_.substr(begin, end - begin)), std::move(nearest),
                         std::move(known)};
  }

  void term() {
    Term term;
    term.begin = at_;
    if (text_[at_] == '-' && at_ + 1 < text_.size() && !is_blank(text_[at_ + 1])) {
      term.wanted = false;
      ++at_;
    }
    const std::size_t sign = text_.find_first_of(":=<>\" \t\r\n", at_);
    if (sign != std::string_view::npos && sign > at_ && text_[sign] != '"' && !is_blank(text_[sign]))
      condition(term, sign);
    else
      words(term, term.begin);
    term.end = at_;
    if (problem_) return;
    const std::string written = text_of(term);
    const auto same = [&](const Term& each) { return text_of(each) == written; };
    if (std::any_of(query_.begin(), query_.end(), same)) return;
    if (query_.size() == naruto::search::kMostTerms) return fail(Fault::too_many_terms, term.begin, term.end);
    query_.push_back(std::move(term));
  }

  /// One value: in quotes, or up to the next blank.
  std::string value(bool list) {
    std::string out;
    if (text_[at_] == '"') {
      const std::size_t close = text_.find('"', at_ + 1);
      if (close == std::string_view::npos) {
        fail(Fault::unclosed_quote, at_, text_.size());
        return out;
      }
      out = text_.substr(at_ + 1, close - at_ - 1);
      at_ = close + 1;
      return out;
    }
    while (at_ < text_.size() && !is_blank(text_[at_]) && !(list && text_[at_] == ',')) out += text_[at_++];
    return out;
  }

  void words(Term& term, std::size_t begin) {
    term.phrase = text_[at_] == '"';
    term.words = value(false);
    if (words_with_blanks(term.words).empty()) fail(Fault::missing_value, begin, std::max(at_, begin + 1));
  }

  void condition(Term& term, std::size_t sign) {
    const std::string written = joined(text_.substr(at_, sign - at_));
    const auto known = std::find_if(kFieldNames.begin(), kFieldNames.end(),
                                    [&](const FieldName& name) { return name.name == written; });
    if (known == kFieldNames.end()) {
      std::vector<std::string_view> names;
      for (const FieldName& name : kFieldNames) names.push_back(name.name);
      return fail(Fault::unknown_field, at_, sign, table::nearest_word(written, names));
    }
    term.field = known->field;
    const std::size_t begin = at_;
    at_ = sign;
    relation(term);
    if (term.relation != Relation::equal && !is_figure(term.field)) return fail(Fault::wrong_relation, begin, sign);
    if (at_ == text_.size() || is_blank(text_[at_])) return fail(Fault::missing_value, begin, at_);
    if (is_figure(term.field)) return figure(term);
    if (is_list(term.field)) return values(term);
    words(term, begin);
  }

  void relation(Term& term) {
    const char sign = text_[at_++];
    const bool equal = at_ < text_.size() && text_[at_] == '=' && (sign == '<' || sign == '>');
    if (equal) ++at_;
    if (sign == '<') term.relation = equal ? Relation::less_equal : Relation::less;
    if (sign == '>') term.relation = equal ? Relation::greater_equal : Relation::greater;
  }

  void figure(Term& term) {
    const std::size_t begin = at_;
    const std::string written = value(false);
    if (problem_) return;
    const std::size_t dots = written.find("..");
    const auto number = [](std::string_view digits, int& out) {
      const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), out);
      return read.ec == std::errc() && read.ptr == digits.data() + digits.size() && out >= 0 && out <= 9999;
    };
    bool fine = false;
    if (dots == std::string::npos) {
      fine = number(written, term.low);
    } else if (term.relation == Relation::equal) {
      term.relation = Relation::range;
      fine = number(std::string_view(written).substr(0, dots), term.low) &&
             number(std::string_view(written).substr(dots + 2), term.high);
    }
    if (!fine) fail(Fault::not_a_figure, begin, at_);
  }

  void values(Term& term) {
    for (;;) {
      const std::size_t begin = at_;
      const std::string written = at_ < text_.size() && !is_blank(text_[at_]) ? joined(value(true)) : std::string();
      if (problem_) return;
      if (written.empty()) return fail(Fault::missing_value, term.begin, at_);
      std::vector<std::string> known;
      std::vector<std::string> all;
      int found = -1;
      for (int i = 0; i < value_count(term.field); ++i) {
        known.emplace_back(value_word(term.field, i));
        for (std::string& name : names_of_value(term.field, i)) {
          if (name == written && found < 0) found = i;
          all.push_back(std::move(name));
        }
      }
      if (found < 0) {
        const std::vector<std::string_view> near(all.begin(), all.end());
        return fail(Fault::unknown_value, begin, at_, table::nearest_word(written, near), std::move(known));
      }
      if (std::find(term.values.begin(), term.values.end(), found) == term.values.end()) term.values.push_back(found);
      if (at_ == text_.size() || text_[at_] != ',') break;
      ++at_;
    }
    std::sort(term.values.begin(), term.values.end());
  }

  std::string_view text_;
  std::size_t at_ = 0;
  Query query_;
  std::optional<Problem> problem_;
};

}  // namespace

std::string words_with_blanks(std::string_view text) {
  std::string out;
  for (const std::string& word : naruto::search::words_in(text)) out += ' ' + word;
  return out;
}

Reading read(std::string_view text) { return Reader(text).run(); }

Term term_of(Field field, std::string_view value) {
  const std::string colon = is_figure(field) && !value.empty() && (value[0] == '<' || value[0] == '>') ? "" : ":";
  const Reading reading = read(std::string(field_word(field)) + colon + std::string(value));
  return reading.query && !reading.query->empty() ? reading.query->front() : Term{};
}

int value_count(Field field) {
  switch (field) {
    case Field::type:
      return static_cast<int>(table::EnumNames<gormiti::CardType>::names.size());
    case Field::element:
      return static_cast<int>(table::EnumNames<gormiti::Element>::names.size());
    case Field::category:
      return static_cast<int>(table::EnumNames<gormiti::Category>::names.size());
    case Field::rarity:
      return static_cast<int>(table::EnumNames<gormiti::Rarity>::names.size()) - 1;  // none is no rarity
    case Field::is:
      return static_cast<int>(kProperties.size());
    default:
      return 0;
  }
}

std::string_view value_word(Field field, int value) {
  const auto at = static_cast<std::size_t>(value);
  switch (field) {
    case Field::type:
      return table::EnumNames<gormiti::CardType>::names[at];
    case Field::element:
      return table::EnumNames<gormiti::Element>::names[at];
    case Field::category:
      return table::EnumNames<gormiti::Category>::names[at];
    case Field::rarity:
      return table::EnumNames<gormiti::Rarity>::names[at + 1];
    default:
      return kProperties[at];
  }
}

std::string text_of(const Term& term) {
  std::string out = term.wanted ? "" : "-";
  if (term.field != Field::any) out += field_word(term.field);
  if (is_figure(term.field)) {
    out += kSigns[static_cast<std::size_t>(term.relation)];
    out += fmt::format("{}", term.low);
    return term.relation == Relation::range ? out + fmt::format("..{}", term.high) : out;
  }
  if (term.field != Field::any) out += ':';
  if (!is_list(term.field)) return term.phrase ? out + '"' + term.words + '"' : out + term.words;
  for (std::size_t i = 0; i < term.values.size(); ++i) {
    if (i > 0) out += ',';
    out += value_word(term.field, term.values[i]);
  }
  return out;
}

std::string text_of(const Query& query) {
  std::string out;
  for (const Term& term : query) out += (out.empty() ? "" : " ") + text_of(term);
  return out;
}

}  // namespace playsheet::gormiti_search
