// SPDX-License-Identifier: GPL-3.0-or-later
// Source forms of the small values: words, numbers, tests, selectors.
#include <fmt/format.h>

#include "engine/naruto/cards/tree_reader.h"

namespace naruto {

std::string TreeReader::shown(const Json& json) {
  switch (json.type()) {
    case Json::value_t::object:
      return "a table";
    case Json::value_t::array:
      return fmt::format("a list of {}", json.size());
    case Json::value_t::null:
      return "nothing";
    default:
      return json.dump(-1, ' ', false, Json::error_handler_t::replace);
  }
}

void TreeReader::add(MessageCode code, std::string found, std::string expected, std::string nearest) {
  reporter_.add(code, std::move(found), std::move(expected), std::move(nearest));
}

void TreeReader::wrong_type(const Json& json, std::string expected) {
  add(MessageCode::wrong_type, shown(json), std::move(expected));
}

void TreeReader::missing(std::string_view key) {
  add(MessageCode::missing_key, {}, fmt::format("the key \"{}\"", key));
}

void TreeReader::unknown_word(const Json& json, const std::vector<std::string_view>& candidates) {
  add(MessageCode::unknown_word, shown(json), fmt::format("one of {}", fmt::join(candidates, ", ")),
      nearest_word(text(json), candidates));
}

void TreeReader::unknown_form(const Json& json, std::string expected) {
  add(MessageCode::unknown_type, shown(json), std::move(expected));
}

void TreeReader::unknown_keys(const Json& json, const std::vector<std::string_view>& known) {
  for (const auto& [key, value] : json.items()) {
    if (std::find(known.begin(), known.end(), key) != known.end()) continue;
    const Reporter::Enter enter(reporter_, {key, 0});
    add(MessageCode::unknown_key, fmt::format("\"{}\"", key), fmt::format("one of {}", fmt::join(known, ", ")),
        nearest_word(key, known));
  }
}

bool TreeReader::only_keys(const Json& json, const std::vector<std::string_view>& known) {
  const auto before = reporter_.errors();
  unknown_keys(json, known);
  return reporter_.errors() == before;
}

bool TreeReader::may_go_deeper() {
  if (reporter_.depth() < kDeepest) return true;
  add(MessageCode::too_deep, {}, fmt::format("at most {} levels", kDeepest));
  return false;
}

void TreeReader::read(const Json& json, bool& out) {
  if (!json.is_boolean()) return wrong_type(json, "true or false");
  out = json.get<bool>();
}

void TreeReader::read(const Json& json, int& out) {
  if (!json.is_number_integer()) return wrong_type(json, "a whole number");
  constexpr int kMost = 999;
  const bool fits = json.is_number_unsigned() ? json.get<std::uint64_t>() <= kMost
                                              : json.get<std::int64_t>() >= -kMost && json.get<std::int64_t>() <= kMost;
  if (!fits) return add(MessageCode::out_of_range, shown(json), fmt::format("{} to {}", -kMost, kMost));
  out = json.get<int>();
}

void TreeReader::read(const Json& json, std::string& out) {
  if (!json.is_string()) return wrong_type(json, "a text");
  constexpr std::size_t kLongest = 1000;
  if (text(json).size() > kLongest) return add(MessageCode::too_large, {}, "a shorter text");
  out = text(json);
}

void TreeReader::read(const Json& json, Word& out) {
  std::string word;
  read(json, word);
  if (json.is_string() && word.empty()) return add(MessageCode::unknown_word, "\"\"", "a name or trait");
  constexpr std::size_t kMostWords = 60000;  // a Word is 16 bits wide
  if (words_.size() >= kMostWords) return add(MessageCode::too_large, {}, "fewer different names");
  out = words_.intern(word);
}

/// One way to pay, without an X.
void TreeReader::read(const Json& json, JutsuCost& out) {
  std::string word;
  read(json, word);
  if (!json.is_string()) return;
  const auto costs = read_jutsu_cost(word);
  if (!costs || costs->size() != 1 || costs->front().x > 0)
    return add(MessageCode::bad_cost, shown(json), R"(a jutsu cost such as "FF1", or "0")");
  out = costs->front();
}

void TreeReader::read(const Json& json, Bounds& out) {
  if (json.is_number_integer()) {
    int exactly = 0;
    read(json, exactly);
    out.at_least = out.at_most = exactly;
    return;
  }
  object(json, out, {});
}

void TreeReader::read(const Json& json, RankTest& out) {
  if (json.is_string()) {
    Rank exactly = Rank::none;
    read(json, exactly);
    out.at_least = out.at_most = exactly;
    return;
  }
  object(json, out, {});
}

void TreeReader::read(const Json& json, Selector& out) {
  using Kind = Selector::Kind;
  if (json.is_string()) return read(json, out.ref);
  if (!json.is_object()) return wrong_type(json, "a reference or a table such as { each = { ... } }");
  if (!may_go_deeper()) return;
  const auto part = [&](std::string_view key, auto& field) {
    const auto found = json.find(key);
    if (found == json.end()) return missing(key);
    const Reporter::Enter enter(reporter_, {key, 0});
    read(*found, field);
  };
  const auto optional_part = [&](std::string_view key, auto& field) {
    if (json.contains(key)) part(key, field);
  };
  if (json.contains("each")) {
    out.kind = Kind::each;
    if (only_keys(json, {"each"})) part("each", out.filter.emplace_back());
  } else if (json.contains("choose")) {
    out.kind = Kind::choose;
    if (!only_keys(json, {"choose", "of", "by", "up_to"})) return;
    part("choose", out.n.emplace_back());
    part("of", out.filter.emplace_back());
    optional_part("by", out.side);
    optional_part("up_to", out.up_to);
  } else if (json.contains("any_number")) {
    out.kind = Kind::choose;
    if (!only_keys(json, {"any_number", "of", "by", "total", "at_least"})) return;
    part("any_number", out.any_number);
    if (!out.any_number) add(MessageCode::never_applies, "any_number = false", "true, or \"choose\" with a number");
    part("of", out.filter.emplace_back());
    optional_part("by", out.side);
    out.up_to = out.any_number;
    if (json.contains("total") || json.contains("at_least")) {
      part("total", out.measure);
      if (out.measure != Measure::entrance_cost)
        add(MessageCode::never_applies, std::string(table::name_of(out.measure)), "entrance_cost");
      part("at_least", out.total.emplace_back());
    }
  } else if (json.contains("most") || json.contains("least")) {
    const std::string_view key = json.contains("most") ? "most" : "least";
    out.kind = key == "most" ? Kind::most : Kind::least;
    if (!only_keys(json, {key, "of", "by"})) return;
    part(key, out.measure);
    part("of", out.filter.emplace_back());
    optional_part("by", out.side);
  } else if (json.contains("together")) {
    out.kind = Kind::together;
    if (only_keys(json, {"together"})) part("together", out.parts);
    check_number(out.parts.size(), "parts", kMostParts);
  } else if (json.contains("random")) {
    out.kind = Kind::random;
    if (!only_keys(json, {"random", "of"})) return;
    part("random", out.n.emplace_back());
    part("of", out.filter.emplace_back());
  } else if (json.contains("top_of_deck")) {
    out.kind = Kind::top_of_deck;
    if (!only_keys(json, {"top_of_deck", "of"})) return;
    part("top_of_deck", out.n.emplace_back());
    optional_part("of", out.side);
  } else if (json.contains("bottom_of_deck")) {
    out.kind = Kind::bottom_of_deck;
    if (!only_keys(json, {"bottom_of_deck", "of"})) return;
    part("bottom_of_deck", out.n.emplace_back());
    optional_part("of", out.side);
  } else {
    unknown_form(json, "each, choose, any_number, random, most, least, top_of_deck, bottom_of_deck or together");
  }
}

/// `true` for all costs, or the word for those that count.
void TreeReader::read(const Json& json, EntryCosts& out) {
  if (json.is_boolean()) {
    out = json.get<bool>() ? EntryCosts::all : EntryCosts::none;
  } else if (json.is_string() && text(json) == table::name_of(EntryCosts::entrance_cost)) {
    out = EntryCosts::entrance_cost;
  } else {
    wrong_type(json, R"(true or "entrance_cost")");
  }
}

void TreeReader::read(const Json& json, Who& out) {
  if (json.is_string()) return read(json, out.ref.emplace());
  read(json, out.filter);
}

}  // namespace naruto
