// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/contrast/tree_comparison.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <string_view>

#include "engine/naruto/cards/card_writer.h"

namespace naruto {
namespace {

using Json = nlohmann::ordered_json;

/// Lists whose entries may stand in any order: all or one of them hold, whichever comes first.
constexpr std::array<std::string_view, 16> kUnordered{
    "name", "characteristic", "attribute", "symbol", "permanence", "any",   "none", "all",
    "with", "only",           "result",    "not_by", "only_by",    "rules", "sum",  "product"};

bool is_unordered(std::string_view key) {
  return std::find(kUnordered.begin(), kUnordered.end(), key) != kUnordered.end();
}

/// `{ any = [A] }` and `{ all = [A] }` of conditions are A; `{ times = [1, A] }` is A; so is a sum of one.
Json unwrapped(Json json) {
  if (!json.is_object() || json.size() != 1) return json;
  const std::string key = json.begin().key();
  const Json& inside = json.begin().value();
  if (!inside.is_array()) return json;
  if ((key == "any" || key == "all" || key == "sum" || key == "product") && inside.size() == 1) return inside[0];
  if (key == "times" && inside.size() == 2 && inside[0] == 1) return inside[1];
  return json;
}

Json normal(const Json& json, std::string_view key) {
  if (json.is_object()) {
    Json out = Json::object();
    std::vector<std::string> keys;
    for (const auto& [each, value] : json.items()) keys.push_back(each);
    std::sort(keys.begin(), keys.end());
    for (const std::string& each : keys) out[each] = normal(json[each], each);
    return unwrapped(std::move(out));
  }
  if (!json.is_array()) return json;
  std::vector<Json> entries;
  for (const Json& each : json) entries.push_back(normal(each, {}));
  if (is_unordered(key))
    std::sort(entries.begin(), entries.end(), [](const Json& a, const Json& b) { return a.dump() < b.dump(); });
  return entries;
}

class Comparison {
 public:
  std::vector<TreeDifference> differences;

  void compare(const Json& a, const Json& b, const std::string& path) {
    if (a == b) return;
    if (a.is_object() && b.is_object() && same_node(a, b)) return fields(a, b, path);
    if (a.is_array() && b.is_array()) return lists(a, b, path);
    differences.push_back({path, a.is_null() ? "" : a.dump(), b.is_null() ? "" : b.dump()});
  }

 private:
  /// Effects and rules of different names have nothing in common that could be compared.
  static bool same_node(const Json& a, const Json& b) {
    for (const char* key : {"op", "kind"})
      if (a.value(key, Json()) != b.value(key, Json())) return false;
    return true;
  }

  void fields(const Json& a, const Json& b, const std::string& path) {
    const auto inside = [&](const std::string& key) { return path.empty() ? key : path + '.' + key; };
    for (const auto& [key, value] : a.items()) compare(value, b.value(key, Json()), inside(key));
    for (const auto& [key, value] : b.items())
      if (!a.contains(key)) compare(Json(), value, inside(key));
  }

  /// What both have at the beginning and at the end is set aside, so that one entry too many is one difference.
  void lists(const Json& a, const Json& b, const std::string& path) {
    std::size_t first = 0, end_a = a.size(), end_b = b.size();
    while (first < end_a && first < end_b && a[first] == b[first]) ++first;
    while (end_a > first && end_b > first && a[end_a - 1] == b[end_b - 1]) --end_a, --end_b;
    for (std::size_t i = first; i < std::max(end_a, end_b); ++i)
      compare(i < end_a ? a[i] : Json(), i < end_b ? b[i] : Json(), fmt::format("{}[{}]", path, i));
  }
};

Json normal_json(const CardDefinition& card, const Words& words) {
  const std::string text = write_tree(card, words);
  return text.empty() ? Json::object() : normal(Json::parse(text), {});
}

std::vector<const CardDefinition*> in_order(const Catalog& cards) {
  std::vector<const CardDefinition*> list;
  for (const CardDefinition& card : cards) list.push_back(&card);
  std::sort(list.begin(), list.end(),
            [](const CardDefinition* x, const CardDefinition* y) { return code_before(x->code, y->code); });
  return list;
}

}  // namespace

std::vector<TreeDifference> compare_trees(const CardDefinition& a, const Words& words_of_a, const CardDefinition& b,
                                          const Words& words_of_b) {
  Comparison comparison;
  comparison.compare(normal_json(a, words_of_a), normal_json(b, words_of_b), {});
  return std::move(comparison.differences);
}

std::string normal_tree(const CardDefinition& card, const Words& words) { return normal_json(card, words).dump(); }

CardsComparison compare_cards(const Catalog& a, const Catalog& b) {
  CardsComparison found;
  for (const CardDefinition* card : in_order(a)) {
    const auto other = b.find(card->code);
    if (!other)
      found.only_a.push_back(card->code);
    else
      found.both.push_back({card->code, compare_trees(*card, a.words(), b[*other], b.words())});
  }
  for (const CardDefinition* card : in_order(b))
    if (!a.find(card->code)) found.only_b.push_back(card->code);
  return found;
}

}  // namespace naruto
