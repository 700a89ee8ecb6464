// SPDX-License-Identifier: GPL-3.0-or-later
// Source forms of conditions.
#include <fmt/format.h>

#include "engine/naruto/cards/tree_reader.h"

namespace naruto {

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

}  // namespace naruto
