// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/probe/wants.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <set>

#include "engine/naruto/cards/card_writer.h"

namespace naruto::probe {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::array<const char*, 22> kFilterKeys{
    "type",      "zone",     "controller",   "name",          "name_contains", "characteristic",
    "attribute", "rank",     "symbol",       "entrance_cost", "hand_cost",     "jutsu_cost",
    "combat",    "support",  "mental_power", "counter",       "permanence",    "health",
    "state",     "fighting", "team_of",      "coins"};

bool is_filter(const Json& json) {
  if (json.contains("op") || json.contains("kind")) return false;
  return std::any_of(kFilterKeys.begin(), kFilterKeys.end(), [&](const char* key) { return json.contains(key); });
}

/// A word, or a list of words.
std::vector<std::string> words_in(const Json& json) {
  if (json.is_string()) return {json.get<std::string>()};
  std::vector<std::string> out;
  if (json.is_array())
    for (const Json& each : json)
      if (each.is_string()) out.push_back(each.get<std::string>());
  return out;
}

template <class E>
std::optional<E> word_of(const Json& json, const char* key) {
  const auto found = json.find(key);
  return found != json.end() && found->is_string() ? table::from_name<E>(found->get_ref<const std::string&>())
                                                   : std::nullopt;
}

class Collector {
 public:
  std::vector<Want> wants;

  void collect(const Json& json, const Json& around) {
    if (json.is_array()) {
      for (const Json& each : json) collect(each, around);
    } else if (json.is_object()) {
      Json here = json;
      if (is_filter(json)) {
        for (const char* key : {"type", "zone", "controller"})
          if (!here.contains(key) && around.contains(key)) here[key] = around[key];
        add(here);
      } else {
        here = Json::object();
      }
      for (const auto& [key, value] : json.items())
        if (!value.is_primitive()) collect(value, key == "any" || key == "none" ? here : Json::object());
    }
  }

 private:
  void add(const Json& filter) {
    Want want{filter.dump()};
    const auto type = word_of<CardType>(filter, "type");
    const bool in_hand = type == CardType::jutsu || (type == CardType::mission && !filter.contains("permanence"));
    want.zone = word_of<Zone>(filter, "zone").value_or(in_hand ? Zone::hand : Zone::village);
    if (want.zone == Zone::chain) want.zone = Zone::hand;
    want.side = word_of<Side>(filter, "controller").value_or(Side::any);
    want.injured = word_of<Health>(filter, "health") == Health::injured;
    wants.push_back(std::move(want));
  }
};

Json tree_of(const CardDefinition& card, const Words& words) {
  const std::string text = write_tree(card, words);
  return text.empty() ? Json::object() : Json::parse(text);
}

void collect_coins(const Json& json, std::set<CoinKind>& kinds) {
  for (const Json& each : json) {
    if (each.is_string()) {
      if (const auto kind = table::from_name<CoinKind>(each.get_ref<const std::string&>())) kinds.insert(*kind);
    } else if (each.is_structured()) {
      collect_coins(each, kinds);
    }
  }
}

bool within(const Json& bounds, int value) {
  if (bounds.is_number_integer()) return value == bounds.get<int>();
  if (!bounds.is_object()) return true;
  return value >= bounds.value("at_least", -99) && value <= bounds.value("at_most", 99);
}

bool rank_fits(const Json& test, const CardDefinition& card) {
  const auto steps = [](const Json& word, Rank otherwise) {
    return word.is_string() ? table::from_name<Rank>(word.get_ref<const std::string&>()).value_or(otherwise)
                            : otherwise;
  };
  if (test.is_object() && test.value("none", false)) return card.ranks.empty();
  const Rank least = test.is_string() ? steps(test, Rank::none) : steps(test.value("at_least", Json()), Rank::none);
  const Rank most = test.is_string() ? least : steps(test.value("at_most", Json()), Rank::village_leader);
  return std::any_of(card.ranks.begin(), card.ranks.end(), [&](Rank rank) { return rank >= least && rank <= most; });
}

/// What of one filter can be read off a printed card.
class Print {
 public:
  Print(const Json& filter, const CardDefinition& card, const Words& words)
      : filter_(filter), card_(card), words_(words) {}

  bool fits() const {
    return type() && names() && traits() && numbers() && mission() && some("any", true) && some("none", false);
  }

 private:
  const Json* find(const char* key) const {
    const auto found = filter_.find(key);
    return found == filter_.end() ? nullptr : &*found;
  }
  bool type() const {
    const Json* type = find("type");
    return type == nullptr || *type == table::name_of(card_.type);
  }
  bool bears(std::string_view name) const {
    return words_.text(card_.base_name) == name ||
           std::any_of(card_.names.begin(), card_.names.end(), [&](Word word) { return words_.text(word) == name; });
  }
  bool names() const {
    if (const Json* part = find("name_contains"))
      if (words_.text(card_.name).find(part->get<std::string>()) == std::string_view::npos) return false;
    const Json* name = find("name");
    if (name == nullptr) return true;
    const auto wanted = words_in(*name);
    return std::any_of(wanted.begin(), wanted.end(), [&](const std::string& each) { return bears(each); });
  }
  bool has(const std::vector<Word>& list, const std::string& wanted) const {
    return std::any_of(list.begin(), list.end(), [&](Word word) { return words_.text(word) == wanted; });
  }
  bool traits() const {
    if (const Json* traits = find("characteristic")) {
      const auto wanted = words_in(*traits);
      if (!std::all_of(wanted.begin(), wanted.end(),
                       [&](const std::string& each) { return has(card_.characteristics, each); }))
        return false;
    }
    if (const Json* attributes = find("attribute")) {
      const auto wanted = words_in(*attributes);
      if (std::none_of(wanted.begin(), wanted.end(),
                       [&](const std::string& each) { return has(card_.attributes, each); }))
        return false;
    }
    const Json* symbols = find("symbol");
    if (symbols == nullptr) return true;
    const auto wanted = words_in(*symbols);
    return std::any_of(wanted.begin(), wanted.end(), [&](const std::string& each) {
      const auto symbol = table::from_name<Symbol>(each);
      return symbol && card_.symbols.has(*symbol);
    });
  }
  bool numbers() const {
    const auto is = [&](const char* key, std::optional<int> value) {
      const Json* bounds = find(key);
      return bounds == nullptr || (value && within(*bounds, *value));
    };
    const Json* rank = find("rank");
    const int cost = card_.costs.empty() ? 0 : card_.costs.front().total(1);
    return (rank == nullptr || rank_fits(*rank, card_)) && is("entrance_cost", card_.entrance_cost) &&
           is("hand_cost", card_.hand_cost) && is("jutsu_cost", cost) && is("combat", card_.healthy.combat) &&
           is("support", card_.healthy.support) && is("mental_power", card_.mental_power);
  }
  bool mission() const {
    if (const Json* counter = find("counter"))
      if (counter->is_boolean() && counter->get<bool>() != card_.mission.counter) return false;
    const Json* permanence = find("permanence");
    if (permanence == nullptr) return true;
    const auto wanted = words_in(*permanence);
    return std::find(wanted.begin(), wanted.end(), table::name_of(card_.mission.permanence)) != wanted.end();
  }
  /// One of the filters under the key fits, or none.
  bool some(const char* key, bool wanted) const {
    const Json* list = find(key);
    if (list == nullptr) return true;
    const auto one = [&](const Json& filter) { return Print(filter, card_, words_).fits(); };
    const bool any = list->is_array() ? std::any_of(list->begin(), list->end(), one) : one(*list);
    return any == wanted;
  }

  const Json& filter_;
  const CardDefinition& card_;
  const Words& words_;
};

}  // namespace

std::vector<Want> wants_of(const CardDefinition& card, const Words& words) {
  Collector collector;
  collector.collect(tree_of(card, words), Json::object());
  return std::move(collector.wants);
}

std::vector<CoinKind> coins_of(const CardDefinition& card, const Words& words) {
  std::set<CoinKind> kinds;
  collect_coins(tree_of(card, words), kinds);
  return {kinds.begin(), kinds.end()};
}

bool can_fit(const Want& want, const CardDefinition& card, const Words& words) {
  return Print(Json::parse(want.filter), card, words).fits();
}

}  // namespace naruto::probe
