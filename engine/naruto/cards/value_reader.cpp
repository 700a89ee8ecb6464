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

void TreeReader::read(const Json& json, Amount& out) {
  if (json.is_number()) return read(json, out.number);
  if (json.is_string() && text(json) == "x") {
    out.kind = Amount::Kind::x;
    if (!scope_.x) add(MessageCode::dangling_reference, "\"x\"", "a number: the cost of this card has no X");
    return;
  }
  if (json.is_string() && text(json) == "damage") {
    out.kind = Amount::Kind::damage;
    if (!scope_.damage)
      add(MessageCode::dangling_reference, "\"damage\"", "a number: no damage is about to be dealt here");
    return;
  }
  if (json.is_string()) return read_noted(json, out);
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
    further_form(json, out);
  }
}

/// The forms of amounts that are made of other amounts, and those that count what belongs to a player or a card.
void TreeReader::further_form(const Json& json, Amount& out) {
  using Kind = Amount::Kind;
  constexpr std::array<std::pair<std::string_view, Kind>, 7> kMade{{{"sum", Kind::sum},
                                                                    {"product", Kind::product},
                                                                    {"minus", Kind::minus},
                                                                    {"divided", Kind::divided},
                                                                    {"half", Kind::half},
                                                                    {"min", Kind::min},
                                                                    {"max", Kind::max}}};
  for (const auto& [key, kind] : kMade)
    if (json.contains(key)) {
      out.kind = kind;
      return made_of(json, key, out);
    }
  const auto part = [&](std::string_view key, auto& field) {
    const auto found = json.find(key);
    if (found == json.end()) return missing(key);
    const Reporter::Enter enter(reporter_, {key, 0});
    read(*found, field);
  };
  for (const auto& [key, kind] :
       {std::pair<std::string_view, Kind>{"rewards", Kind::rewards}, {"marker", Kind::marker}})
    if (json.contains(key)) {
      out.kind = kind;
      if (only_keys(json, {key})) part(key, out.side);
      return;
    }
  for (const auto& [key, kind] :
       {std::pair<std::string_view, Kind>{"total", Kind::total}, {"highest", Kind::highest}, {"lowest", Kind::lowest}})
    if (json.contains(key)) {
      out.kind = kind;
      if (!only_keys(json, {key, "of"})) return;
      part(key, out.measure);
      return part("of", out.filter.emplace_back());
    }
  if (json.contains("coins")) {
    out.kind = Kind::coins;
    if (!only_keys(json, {"coins", "on"})) return;
    part("coins", out.coin);
    part("on", out.of);
  } else if (json.contains("symbols")) {
    out.kind = Kind::symbols;
    if (only_keys(json, {"symbols"})) part("symbols", out.filter.emplace_back());
  } else {
    unknown_form(
        json,
        "count, times, hand, value, rewards, marker, total, highest, lowest, coins, symbols, sum, product, minus, "
        "divided, half, min or max");
  }
}

/// Lists of amounts: `{ sum = [1, "x"] }`; `half` takes one without brackets.
void TreeReader::made_of(const Json& json, std::string_view key, Amount& out) {
  if (!only_keys(json, {key})) return;
  const Reporter::Enter enter(reporter_, {key, 0});
  const Json& list = json[std::string(key)];
  if (out.kind == Amount::Kind::half) return read(list, out.factor.emplace_back());
  const bool pair = out.kind == Amount::Kind::minus || out.kind == Amount::Kind::divided;
  if (!list.is_array() || list.size() < 2 || (pair && list.size() != 2))
    return wrong_type(list, pair ? "a list of two amounts" : "a list of amounts");
  read(list, out.factor);
}

/// A number that the use itself has made: by a toss, a choice, the effect before, the event.
void TreeReader::read_noted(const Json& json, Amount& out) {
  const auto found = std::find_if(kNotedAmounts.begin(), kNotedAmounts.end(),
                                  [&](const auto& noted) { return noted.first == text(json); });
  if (found == kNotedAmounts.end())
    return unknown_word(json, {"x", "heads", "tails", "moved", "number", "event_amount"});
  out.kind = found->second;
}

/// `[Side, "<=", n]`, or two comparisons: `[Side, ">=", 2, "<=", 4]`.
Bounds TreeReader::comparison(const Json& list, std::size_t from) {
  Bounds bounds;
  if (!list.is_array() || (list.size() != from + 2 && list.size() != from + 4)) {
    wrong_type(list, R"(a list such as ["you", "<=", 3])");
    return bounds;
  }
  for (std::size_t i = from; i + 1 < list.size(); i += 2) {
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

/// `[Amount, ">=", Amount]`.
void TreeReader::compared(const Json& list, Condition& out) {
  if (!list.is_array() || list.size() != 3) return wrong_type(list, R"(a list such as ["x", ">=", 3])");
  read(list[0], out.amounts.emplace_back());
  read(list[1], out.relation);
  read(list[2], out.amounts.emplace_back());
}

/// `[Side, what, ">=", n]`.
void TreeReader::tallied(const Json& list, Condition& out) {
  if (!list.is_array() || list.size() < 2) return wrong_type(list, R"(a list such as ["you", "jutsu", ">=", 3])");
  read(list[0], out.side);
  read(list[1], out.tally);
  out.bounds = comparison(list, 2);
}

void TreeReader::read(const Json& json, Condition& out) {
  using Kind = Condition::Kind;
  if (!json.is_object() || json.empty()) return wrong_type(json, "a table such as { exists = { ... } }");
  if (!may_go_deeper()) return;
  constexpr std::array<std::pair<std::string_view, Kind>, 12> kForms{{{"exists", Kind::exists},
                                                                      {"is", Kind::is},
                                                                      {"hand", Kind::hand},
                                                                      {"rewards", Kind::rewards},
                                                                      {"chakra", Kind::chakra},
                                                                      {"leads_rewards", Kind::leads_rewards},
                                                                      {"compare", Kind::compare},
                                                                      {"whose_turn", Kind::whose_turn},
                                                                      {"this_turn", Kind::this_turn},
                                                                      {"not", Kind::negation},
                                                                      {"all", Kind::all},
                                                                      {"any", Kind::any}}};
  const auto form = std::find_if(kForms.begin(), kForms.end(), [&](const auto& f) { return json.contains(f.first); });
  if (form == kForms.end())
    return unknown_form(
        json, "exists, is, hand, rewards, chakra, leads_rewards, compare, whose_turn, this_turn, not, all or any");
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
    case Kind::whose_turn:
      read(value, out.side);
      break;
    case Kind::compare:
      compared(value, out);
      break;
    case Kind::this_turn:
      tallied(value, out);
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
  } else if (json.contains("any_number")) {
    out.kind = Kind::choose;
    if (!only_keys(json, {"any_number", "of", "by"})) return;
    part("any_number", out.any_number);
    part("of", out.filter.emplace_back());
    optional_part("by", out.side);
    out.up_to = out.any_number;
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
