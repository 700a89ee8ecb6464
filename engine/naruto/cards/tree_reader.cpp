// SPDX-License-Identifier: GPL-3.0-or-later
// Source forms of abilities, effects and rules, and which objects each of them can speak of.
#include "engine/naruto/cards/tree_reader.h"

#include <fmt/format.h>

namespace naruto {
namespace {

/// Effects of one card; their numbers are bytes.
constexpr std::size_t kMostEffects = 200;

template <class Variant, std::size_t... I>
void collect_ops(std::vector<std::string_view>& names, std::index_sequence<I...>) {
  (names.push_back(std::variant_alternative_t<I, Variant>::op), ...);
}

template <class Variant>
std::vector<std::string_view> ops() {
  std::vector<std::string_view> names;
  collect_ops<Variant>(names, std::make_index_sequence<std::variant_size_v<Variant>>());
  return names;
}

using EffectNode = decltype(Effect::node);
using AbilityBody = decltype(Ability::body);

/// The effect says which cards it acts upon, or moves cards of its own.
bool acts_on_cards(const Effect& effect) {
  const bool own = std::holds_alternative<Draw>(effect.node) || std::holds_alternative<DiscardFromHand>(effect.node) ||
                   std::holds_alternative<WinRewards>(effect.node) ||
                   std::holds_alternative<LoseRewards>(effect.node) || std::holds_alternative<Transform>(effect.node);
  return own || (!std::holds_alternative<Lasting>(effect.node) && !effect.selectors().empty());
}

constexpr std::array<std::string_view, 7> kKinds{Static::kind,   Triggered::kind, Activated::kind,  Use::kind,
                                                 LeavesTo::kind, PlayRule::kind,  Replacement::kind};
static_assert(std::variant_size_v<AbilityBody> == kKinds.size());

}  // namespace

/// Reads the alternative of a variant whose `op` is `name`. Lasting has none of its own: it is a rule with `until`.
template <class Variant>
bool TreeReader::node(const Json& json, std::string_view name, Variant& out,
                      const std::vector<std::string_view>& extra) {
  const auto attempt = [&]<class T>(std::type_identity<T>) {
    if constexpr (std::is_same_v<T, Lasting>) {
      return false;
    } else {
      if (T::op != name) return false;
      object(json, out.template emplace<T>(), extra);
      return true;
    }
  };
  return [&]<std::size_t... I>(std::index_sequence<I...>) {
    return (attempt(std::type_identity<std::variant_alternative_t<I, Variant>>()) || ...);
  }
  (std::make_index_sequence<std::variant_size_v<Variant>>());
}

void TreeReader::tree(const Json& table, CardDefinition& card) {
  card_ = &card;
  effects_ = 0;
  scope_ = {};
  const bool mission = card.type == CardType::mission;
  const bool jutsu = card.type == CardType::jutsu;
  for (const auto& cost : card.costs) scope_.x = scope_.x || cost.x > 0;
  scope_.user = jutsu;
  const auto part = [&](std::string_view key, bool fits, auto& out) {
    const auto found = table.find(key);
    if (found == table.end()) return;
    const Reporter::Enter enter(reporter_, {key, 0});
    if (!fits) return add(MessageCode::unknown_key, fmt::format("\"{}\"", key), "only what this type of card has");
    read(*found, out);
  };
  part("mission", mission, card.mission);
  part("jutsu", jutsu, card.jutsu);
  scope_.attached = card.mission.attach.has_value();
  part("ability", true, card.abilities);
  check_counted(card);
  if (effects_ > kMostEffects)
    add(MessageCode::too_large, fmt::format("{} effects", effects_), fmt::format("at most {}", kMostEffects));
}

void TreeReader::read(const Json& json, Ability& out) {
  if (!json.is_object()) return wrong_type(json, "a table");
  const auto kind = json.find("kind");
  if (kind == json.end()) return missing("kind");
  const std::string name = kind->is_string() ? kind->get<std::string>() : std::string();
  const std::vector<std::string_view> extra{"kind", "valid", "stacks", "negatable"};
  const Scope outer = scope_;
  bool found = false;
  const auto attempt = [&]<class T>(std::type_identity<T>) {
    if (T::kind != name) return;
    found = true;
    object(json, out.body.template emplace<T>(), extra);
  };
  [&]<std::size_t... I>(std::index_sequence<I...>) {
    (attempt(std::type_identity<std::variant_alternative_t<I, AbilityBody>>()), ...);
  }
  (std::make_index_sequence<std::variant_size_v<AbilityBody>>());
  scope_ = outer;
  if (!found) {
    const Reporter::Enter enter(reporter_, {"kind", 0});
    return add(MessageCode::unknown_type, fmt::format("\"{}\"", name),
               fmt::format("one of {}", fmt::join(kKinds, ", ")), nearest_word(name, {kKinds.begin(), kKinds.end()}));
  }
  const auto flag = [&](std::string_view key, bool& value) {
    if (const auto entry = json.find(key); entry != json.end()) {
      const Reporter::Enter enter(reporter_, {key, 0});
      read(*entry, value);
    }
  };
  flag("valid", out.valid);
  flag("stacks", out.stacks);
  flag("negatable", out.negatable);
  check_ability(out);
}

void TreeReader::read(const Json& json, Effects& out) {
  if (!json.is_array()) return wrong_type(json, "a list of effects");
  const bool outer_it = scope_.it;
  read(json, out.items);
  scope_.it = outer_it;
}

void TreeReader::read(const Json& json, Effect& out) {
  ++effects_;
  if (!json.is_object()) return wrong_type(json, "a table with an \"op\"");
  const auto op = json.find("op");
  if (op == json.end()) return missing("op");
  const std::string name = op->is_string() ? op->get<std::string>() : std::string();
  const bool outer_it = scope_.it;
  if (node(json, name, out.node, {"op"})) {
    scope_.it = outer_it || acts_on_cards(out);  // from now on the last card it acted on
    return;
  }
  Rule rule;
  scope_.it = true;  // in a rule: the card that it acts upon
  const bool is_rule = node(json, name, rule, {"op", "until"});
  scope_.it = outer_it;
  if (is_rule) {
    Lasting lasting{std::move(rule), Until::turn_end};
    const Reporter::Enter enter(reporter_, {"until", 0});
    if (const auto until = json.find("until"); until != json.end()) {
      read(*until, lasting.until);
    } else {
      missing("until");
    }
    out.node = std::move(lasting);
    scope_.it = true;
    return;
  }
  auto known = ops<EffectNode>();
  std::erase(known, Lasting::op);
  for (const auto rule_op : ops<Rule>()) known.push_back(rule_op);
  const Reporter::Enter enter(reporter_, {"op", 0});
  add(MessageCode::unknown_type, fmt::format("\"{}\"", name), "the name of an effect", nearest_word(name, known));
}

void TreeReader::read(const Json& json, Rule& out) {
  if (!json.is_object()) return wrong_type(json, "a table with an \"op\"");
  const auto op = json.find("op");
  if (op == json.end()) return missing("op");
  const std::string name = op->is_string() ? op->get<std::string>() : std::string();
  const bool outer_it = scope_.it;
  scope_.it = true;  // in a rule: the card that it acts upon
  const bool known = node(json, name, out, {"op"});
  scope_.it = outer_it;
  if (known) return;
  const Reporter::Enter enter(reporter_, {"op", 0});
  add(MessageCode::unknown_type, fmt::format("\"{}\"", name), fmt::format("one of {}", fmt::join(ops<Rule>(), ", ")),
      nearest_word(name, ops<Rule>()));
}

void TreeReader::read(const Json& json, Ref& out) {
  if (!json.is_string()) return wrong_type(json, "a reference such as \"self\"");
  const auto& names = table::EnumNames<Ref>::names;
  const auto ref = table::from_name<Ref>(text(json));
  if (!ref) return unknown_word(json, {names.begin(), names.end()});
  out = *ref;
  const auto dangling = [&](std::string why) {
    add(MessageCode::dangling_reference, fmt::format("\"{}\"", table::name_of(*ref)), std::move(why));
  };
  switch (*ref) {
    case Ref::self:
      break;
    case Ref::user:
      if (!scope_.user) dangling("another reference: only a Jutsu has a user");
      break;
    case Ref::t1:
    case Ref::t2:
    case Ref::t3:
    case Ref::t4:
      if (static_cast<std::size_t>(*ref) - static_cast<std::size_t>(Ref::t1) >= scope_.targets)
        dangling(fmt::format("another reference: there are {} targets", scope_.targets));
      break;
    case Ref::it:
      if (!scope_.it) dangling("another reference: \"it\" is known inside for_each and after an effect on cards");
      break;
    case Ref::attached:
      if (!scope_.attached) dangling("another reference: this card is not attached to anything");
      break;
    case Ref::event:
      if (!scope_.event) dangling("another reference: no card belongs to the event");
      break;
    case Ref::used:
      if (!scope_.used) dangling("another reference: nothing is used in the event");
      break;
  }
}

/// Nobody is asked where a card goes that leaves play by a rule.
void TreeReader::check(const GoesTo& rule) {
  if (rule.to == Destination::deck_top_or_bottom)
    add(MessageCode::never_applies, "\"deck_top_or_bottom\"", "deck_top or deck_bottom");
}

void TreeReader::check(const LeavesTo& text) {
  if (text.to == Destination::deck_top_or_bottom)
    add(MessageCode::never_applies, "\"deck_top_or_bottom\"", "deck_top or deck_bottom");
}

void TreeReader::check(const CountsAsPresent& rule) {
  if (rule.name.empty()) add(MessageCode::never_applies, "no name", "one name or more");
}

}  // namespace naruto
