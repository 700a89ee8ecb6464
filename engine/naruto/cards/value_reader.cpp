// SPDX-License-Identifier: GPL-3.0-or-later
// Source forms of the small values: words, numbers, tests, amounts, conditions, selectors.
#include <fmt/format.h>

#include "engine/naruto/cards/tree_reader.h"

namespace naruto {
namespace {

/// What stands in the source, short enough for a message.
std::string shown(const Json& json) {
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

}  // namespace

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

void TreeReader::read(const Json& json, Amount& out) {
  if (json.is_number()) return read(json, out.number);
  if (json.is_string() && text(json) == "x") {
    out.kind = Amount::Kind::x;
    if (!scope_.x) add(MessageCode::dangling_reference, "\"x\"", "a number: the cost of this card has no X");
    return;
  }
  if (json.is_string() && text(json) == "damage") {
    out.kind = Amount::Kind::damage;
    return add(MessageCode::dangling_reference, "\"damage\"", "a number: no damage is about to be dealt here");
  }
  if (!json.is_object()) return wrong_type(json, R"(a number, "x" or a table)");
  if (!may_go_deeper()) return;
  if (json.contains("count")) {
    out.kind = Amount::Kind::count;
    if (!only_keys(json, {"count"})) return;
    const Reporter::Enter enter(reporter_, {"count", 0});
    read(json["count"], out.filter.emplace_back());
  } else if (json.contains("times")) {
    out.kind = Amount::Kind::times;
    if (!only_keys(json, {"times"})) return;
    const Reporter::Enter enter(reporter_, {"times", 0});
    const Json& pair = json["times"];
    if (!pair.is_array() || pair.size() != 2) return wrong_type(pair, "a list of a number and an amount");
    read(pair[0], out.number);
    read(pair[1], out.factor.emplace_back());
  } else if (json.contains("hand")) {
    out.kind = Amount::Kind::hand;
    if (!only_keys(json, {"hand"})) return;
    const Reporter::Enter enter(reporter_, {"hand", 0});
    read(json["hand"], out.side);
  } else if (json.contains("value")) {
    out.kind = Amount::Kind::value;
    if (!only_keys(json, {"value", "of"})) return;
    if (!json.contains("of")) return missing("of");
    const Reporter::Enter enter(reporter_, {"value", 0});
    read(json["value"], out.measure);
    read(json["of"], out.of);
  } else {
    unknown_form(json, "count, times, hand or value");
  }
}

/// `[Side, "<=", n]`, or two comparisons: `[Side, ">=", 2, "<=", 4]`.
Bounds TreeReader::comparison(const Json& list) {
  Bounds bounds;
  if (!list.is_array() || (list.size() != 3 && list.size() != 5)) {
    wrong_type(list, R"(a list such as ["you", "<=", 3])");
    return bounds;
  }
  for (std::size_t i = 1; i + 1 < list.size(); i += 2) {
    const Reporter::Enter enter(reporter_, {{}, i});
    int number = 0;
    read(list[i + 1], number);
    const std::string sign = list[i].is_string() ? list[i].get<std::string>() : std::string();
    if (sign == "=") {
      bounds.at_least = bounds.at_most = number;
    } else if (sign == ">=") {
      bounds.at_least = number;
    } else if (sign == "<=") {
      bounds.at_most = number;
    } else {
      add(MessageCode::unknown_word, shown(list[i]), R"("<=", ">=" or "=")");
      return bounds;
    }
  }
  check(bounds);
  return bounds;
}

void TreeReader::read(const Json& json, Condition& out) {
  using Kind = Condition::Kind;
  if (!json.is_object() || json.empty()) return wrong_type(json, "a table such as { exists = { ... } }");
  if (!may_go_deeper()) return;
  constexpr std::array<std::pair<std::string_view, Kind>, 9> kForms{{{"exists", Kind::exists},
                                                                     {"is", Kind::is},
                                                                     {"hand", Kind::hand},
                                                                     {"rewards", Kind::rewards},
                                                                     {"chakra", Kind::chakra},
                                                                     {"leads_rewards", Kind::leads_rewards},
                                                                     {"not", Kind::negation},
                                                                     {"all", Kind::all},
                                                                     {"any", Kind::any}}};
  const auto form = std::find_if(kForms.begin(), kForms.end(), [&](const auto& f) { return json.contains(f.first); });
  if (form == kForms.end())
    return unknown_form(json, "exists, is, hand, rewards, chakra, leads_rewards, not, all or any");
  out.kind = form->second;
  const std::string_view key = form->first;
  if (!only_keys(json, out.kind == Kind::exists ? std::vector<std::string_view>{key, "at_least"}
                                                : std::vector<std::string_view>{key}))
    return;
  const Json& value = json[std::string(key)];
  const Reporter::Enter enter(reporter_, {key, 0});
  switch (out.kind) {
    case Kind::exists:
      read(value, out.filter.emplace_back());
      if (json.contains("at_least")) read(json["at_least"], out.at_least);
      break;
    case Kind::is:
      if (!value.is_array() || value.size() != 2) return wrong_type(value, "a list of a reference and a filter");
      read(value[0], out.ref);
      read(value[1], out.filter.emplace_back());
      break;
    case Kind::hand:
    case Kind::rewards:
    case Kind::chakra:
      if (value.is_array() && !value.empty()) read(value[0], out.side);
      out.bounds = comparison(value);
      break;
    case Kind::leads_rewards:
      read(value, out.side);
      break;
    case Kind::negation:
      read(value, out.parts.emplace_back());
      break;
    case Kind::all:
    case Kind::any:
      read(value, out.parts);
      break;
  }
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
  } else {
    unknown_form(json, "each, choose, random or top_of_deck");
  }
}

void TreeReader::read(const Json& json, Who& out) {
  if (json.is_string()) return read(json, out.ref.emplace());
  read(json, out.filter);
}

}  // namespace naruto
