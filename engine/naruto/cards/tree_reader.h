// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "engine/naruto/cards/card_definition.h"
#include "engine/naruto/cards/reporter.h"
#include "engine/naruto/cards/tree_fields.h"

/// Private to this folder: reads trees. Every struct with a `fields` list is read by `object`; only what has a source
/// form of its own has a function here.
namespace naruto {

using Json = nlohmann::ordered_json;

class TreeReader {
 public:
  TreeReader(Words& words, Reporter& reporter) : words_(words), reporter_(reporter) {}

  /// Reads the keys `mission`, `jutsu` and `ability` of a card whose facts are known already.
  void tree(const Json& table, CardDefinition& card);

  // The building blocks; the reader of the facts uses some of them, too.
  void read(const Json& json, bool& out);
  void read(const Json& json, int& out);
  void read(const Json& json, std::string& out);
  void read(const Json& json, Word& out);
  void read(const Json& json, JutsuCost& out);
  void read(const Json& json, Bounds& out);
  void read(const Json& json, RankTest& out);
  void read(const Json& json, Amount& out);
  void read(const Json& json, Condition& out);
  void read(const Json& json, Selector& out);
  void read(const Json& json, EntryCosts& out);
  void read(const Json& json, Who& out);
  void read(const Json& json, Effects& out);
  void read(const Json& json, Effect& out);
  void read(const Json& json, Rule& out);
  void read(const Json& json, Ability& out);
  void read(const Json& json, Ref& out);

  template <table::NamedEnum E>
  void read(const Json& json, E& out) {
    if (!json.is_string()) return wrong_type(json, one_of<E>());
    if (const auto value = table::from_name<E>(text(json))) {
      out = *value;
    } else {
      const auto& names = table::EnumNames<E>::names;
      unknown_word(json, {names.begin(), names.end()});
    }
  }

  template <class T>
  void read(const Json& json, std::optional<T>& out) {
    read(json, out.emplace());
  }

  template <class T>
  void read(const Json& json, Boxed<T>& out) {
    read(json, out.emplace());
  }

  /// A list. Where `kBareOne` holds, a single entry may stand without brackets.
  template <class T>
  void read(const Json& json, std::vector<T>& out) {
    if (!json.is_array()) {
      if constexpr (kBareOne<T>) return read(json, out.emplace_back());
      return wrong_type(json, "a list");
    }
    if (json.empty()) return add(MessageCode::empty_list, "[]", "at least one entry");
    if (json.size() > kLongestList) return add(MessageCode::too_large, length(json), "a shorter list");
    if (!may_go_deeper()) return;
    out.reserve(json.size());
    for (std::size_t i = 0; i < json.size(); ++i) {
      const Reporter::Enter enter(reporter_, {{}, i});
      if constexpr (std::is_same_v<T, Target>) scope_.targets = i;  // a target may speak of those before it
      read(json[i], out.emplace_back());
    }
  }

  template <HasFields T>
  void read(const Json& json, T& out) {
    object(json, out, {});
  }

  /// Reads a table into the fields of a struct; `extra` are keys that the caller reads.
  template <HasFields T>
  void object(const Json& json, T& out, const std::vector<std::string_view>& extra) {
    if (!json.is_object()) return wrong_type(json, "a table");
    if (!may_go_deeper()) return;
    std::vector<std::string_view> known = extra;
    T::fields(out, [&](std::string_view key, auto& field) {
      known.push_back(key);
      this->field<T>(json, key, field);
    });
    unknown_keys(json, known);
    check(out);
  }

  void unknown_keys(const Json& json, const std::vector<std::string_view>& known);
  void add(MessageCode code, std::string found, std::string expected, std::string nearest = {});
  void wrong_type(const Json& json, std::string expected);
  void missing(std::string_view key);
  Reporter& reporter() { return reporter_; }

 private:
  static constexpr std::size_t kLongestList = 40;
  static constexpr std::size_t kDeepest = 40;

  /// Which objects a text can speak of at the place that is being read.
  struct Scope {
    std::size_t targets = 0;
    bool user = false;
    bool it = false;
    bool attached = false;
    bool event = false;
    bool used = false;  ///< a card is used in the event
    bool x = false;
    bool granted = false;  ///< inside an ability that an effect gives
    bool damage = false;   ///< some damage is about to be dealt, or was
  };

  template <class T, class Field>
  void field(const Json& json, std::string_view key, Field& out) {
    const Reporter::Enter enter(reporter_, {key, 0});
    const auto found = json.find(key);
    if (found == json.end()) {
      // Another zone may be all that a replacement does.
      const bool optional_do = std::is_same_v<T, Replacement> && std::is_same_v<Field, Effects>;
      if (!optional_do && is_required<T, Field>(key)) missing(key);
      return;
    }
    if constexpr (std::is_same_v<T, ForEach>)
      if (key == "do") scope_.it = true;  // inside, `it` is the object of the round
    if constexpr (std::is_same_v<T, Price> && std::is_same_v<Field, Amount>)
      scope_.x = scope_.x || *found == "x";  // X is what is paid here
    if constexpr (std::is_same_v<T, GrantTrigger> && std::is_same_v<Field, std::vector<Ability>>) {
      // A granted ability starts afresh: `self` is the object that has it, targets and user are gone.
      const Scope outer = scope_;
      scope_ = {.granted = true};
      read(*found, out);
      scope_ = outer;
    } else if constexpr (std::is_same_v<T, Watch> && std::is_same_v<Field, std::vector<Ability>>) {
      // What is watched for belongs to no card; targets, user and "it" of the use stay known.
      const Scope outer = scope_;
      scope_.granted = true;
      read(*found, out);
      scope_ = outer;
    } else if constexpr (std::is_same_v<T, Filter> && std::is_same_v<Field, int>) {
      read_top(*found, out);
    } else {
      read(*found, out);
      after(out);
    }
  }

  template <class Field>
  void after(const Field&) {}
  void after(const std::vector<Target>& targets) { scope_.targets = targets.size(); }
  void after(const EventPattern& pattern);
  void after(const Price& price) { scope_.it = scope_.it || price.reveal_hand.has_value(); }
  void after(const Boxed<Price>& price) {
    if (price) after(*price);
  }

  template <class T>
  void check(const T&) {}
  void check(const Bounds& bounds);
  void check(const Compare& compare);
  void check(const CoinTest& test);
  void check(const Target& target);
  void check(const JutsuHeader& header);
  void check(const CountsAsPresent& rule);
  void check(const CopyTrait& rule);
  void check(const MustBlock& rule);
  void check(const CannotBeBlocked& rule);
  void check(const TeamLimit& rule);
  void check_other_card(const Selector& other, std::string_view key);
  void check(const Filter& filter);
  void check(const ModifyPower& rule);
  void check(const SetPower& rule);
  void check(const ChangeFigures& rule);
  void check(const LockPower& rule);
  void check(const TeamPower& rule);
  void check(const MentalPower& rule);
  void check(const PlayLimit& rule);
  void check(const JutsuLimit& rule);
  void check(const PayAs& rule);
  void check(const ResultRule& rule);
  void check(const PreventDamage& rule);
  void check(const PlayRule& rule);
  void check(const Replacement& replacement);
  void check(const Static& text);
  void check(const Triggered& triggered);
  void check_open_zone(const std::optional<Zone>& from);
  void check(const Activated& activated);
  void check(const MissionHeader& header);
  void check(const EventPattern& pattern);
  void check(const Toss& toss);
  void check(const Modes& modes);
  void check(const Delayed& delayed);
  void check(const GrantTrigger& grant);
  void check(const Watch& watch);
  void check(const Name& name);
  void check(const Look& look);
  void check(const AddCoin& add);
  void check(const GoesTo& rule);
  void check(const LeavesTo& text);
  void check(const Move& move);
  void check(const PutIntoPlay& play);
  void check(const Price& price);
  void check(const Use& use);
  void check_ability(const Ability& ability);
  void check_counted(const CardDefinition& card);
  void check_number(std::size_t n, std::string_view of_what, std::size_t most);

  template <class Variant>
  bool node(const Json& json, std::string_view name, Variant& out, const std::vector<std::string_view>& extra);
  void read_noted(const Json& json, Amount& out);
  void read_top(const Json& json, int& out);
  void unknown_word(const Json& json, const std::vector<std::string_view>& candidates);
  void unknown_form(const Json& json, std::string expected);
  bool may_go_deeper();
  Bounds comparison(const Json& list, std::size_t from = 1);
  void further_form(const Json& json, Amount& out);
  void made_of(const Json& json, std::string_view key, Amount& out);
  void compared(const Json& list, Condition& out);
  void tallied(const Json& list, Condition& out);
  bool only_keys(const Json& json, const std::vector<std::string_view>& known);
  std::string_view text(const Json& json) const { return json.get_ref<const std::string&>(); }
  /// What stands in the source, short enough for a message.
  static std::string shown(const Json& json);
  static std::string length(const Json& json) { return std::to_string(json.size()) + " entries"; }
  template <class E>
  static std::string one_of();

  Words& words_;
  Reporter& reporter_;
  Scope scope_;
  const CardDefinition* card_ = nullptr;
  std::size_t effects_ = 0;
};

template <class E>
std::string TreeReader::one_of() {
  std::string all = "one of ";
  for (const auto name : table::EnumNames<E>::names) {
    if (all.size() > 7) all += ", ";
    all += name;
  }
  return all;
}

}  // namespace naruto
