// SPDX-License-Identifier: GPL-3.0-or-later
// Source forms of amounts.
#include <fmt/format.h>

#include "engine/naruto/cards/tree_reader.h"

namespace naruto {

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
       {std::pair<std::string_view, Kind>{"rewards", Kind::rewards}, {"marker", Kind::marker}, {"teams", Kind::teams}})
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
    unknown_form(json,
                 "count, times, hand, value, rewards, marker, teams, total, highest, lowest, coins, symbols, sum, "
                 "product, minus, "
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
    return unknown_word(json, {"x", "heads", "tails", "moved", "number", "event_amount", "event_support"});
  out.kind = found->second;
}

/// How many of the top cards of a deck a filter means.
void TreeReader::read_top(const Json& json, int& out) {
  if (!json.is_string() || text(json) != "x") return read(json, out);
  out = kTopX;
  if (!scope_.x) add(MessageCode::dangling_reference, "\"x\"", "a number: the cost of this card has no X");
}

}  // namespace naruto
