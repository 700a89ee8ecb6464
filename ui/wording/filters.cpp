// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <utility>

#include "ui/wording/joining.h"
#include "ui/wording/realizer.h"

/// What the three languages do with filters before any word is chosen.
namespace playsheet::wording {

using naruto::Filter;
using naruto::describe::Part;
using naruto::describe::parts_of;

Realizer::Phrase Realizer::group_of(const Filter& filter) {
  Phrase all;
  all.naming = naruto::describe::Naming::group;
  all.filter = filter;
  all.in_play = !filter.zone && !filter.state && !filter.role && !filter.fighting && !filter.team_of;
  return all;
}

std::optional<naruto::Bounds> Realizer::plain_bounds(const naruto::describe::Test& test) {
  const naruto::Amount& bound = test.amounts.back();
  if (bound.kind != naruto::Amount::Kind::constant) return std::nullopt;
  const int n = bound.number;
  switch (test.relation) {
    case naruto::Relation::equal:
      return naruto::Bounds{n, n};
    case naruto::Relation::at_least:
      return naruto::Bounds{n, std::nullopt};
    case naruto::Relation::at_most:
      return naruto::Bounds{std::nullopt, n};
    case naruto::Relation::below:
      return naruto::Bounds{std::nullopt, n - 1};
    case naruto::Relation::above:
      return naruto::Bounds{n + 1, std::nullopt};
  }
  return std::nullopt;
}

Filter Realizer::merged(Filter base, const Filter& more) {
  const auto take = [](auto& to, const auto& from) {
    if (from) to = from;
  };
  const auto append = [](auto& to, const auto& from) { to.insert(to.end(), from.begin(), from.end()); };
  take(base.type, more.type);
  take(base.zone, more.zone);
  take(base.controller, more.controller);
  if (more.top > 0) base.top = more.top;
  append(base.name, more.name);
  take(base.owner, more.owner);
  take(base.name_contains, more.name_contains);
  take(base.same_name_as, more.same_name_as);
  take(base.title, more.title);
  take(base.named, more.named);
  append(base.characteristic, more.characteristic);
  append(base.attribute, more.attribute);
  take(base.rank, more.rank);
  append(base.symbol, more.symbol);
  take(base.shares_symbol_with, more.shares_symbol_with);
  take(base.entrance_cost, more.entrance_cost);
  take(base.hand_cost, more.hand_cost);
  take(base.jutsu_cost, more.jutsu_cost);
  take(base.cost_has_symbol, more.cost_has_symbol);
  take(base.cost_symbols, more.cost_symbols);
  take(base.combat, more.combat);
  take(base.support, more.support);
  take(base.mental_power, more.mental_power);
  append(base.compare, more.compare);
  take(base.has_text, more.has_text);
  take(base.health, more.health);
  take(base.role, more.role);
  take(base.state, more.state);
  take(base.fighting, more.fighting);
  take(base.team_of, more.team_of);
  take(base.team, more.team);
  take(base.coins, more.coins);
  append(base.permanence, more.permanence);
  take(base.counter, more.counter);
  take(base.entered_this_turn, more.entered_this_turn);
  take(base.this_turn, more.this_turn);
  take(base.attached_to, more.attached_to);
  append(base.attached, more.attached);
  append(base.requires_, more.requires_);
  append(base.targets, more.targets);
  append(base.user, more.user);
  append(base.any, more.any);
  append(base.none, more.none);
  take(base.is, more.is);
  take(base.except, more.except);
  take(base.name_free, more.name_free);
  append(base.namesake, more.namesake);
  take(base.tracked, more.tracked);
  take(base.targets_user, more.targets_user);
  take(base.applicable_to, more.applicable_to);
  take(base.paid_for, more.paid_for);
  take(base.applying, more.applying);
  return base;
}

Filter Realizer::only(const Filter& f, Part part) {
  Filter one;
  one.type = f.type;
  switch (part) {
    case Part::same_name:
      one.same_name_as = f.same_name_as;
      break;
    case Part::namesake:
      one.namesake = f.namesake;
      break;
    case Part::entrance_cost:
      one.entrance_cost = f.entrance_cost;
      break;
    case Part::jutsu_cost:
      one.jutsu_cost = f.jutsu_cost;
      break;
    case Part::combat:
      one.combat = f.combat;
      break;
    case Part::support:
      one.support = f.support;
      break;
    case Part::coins:
      one.coins = f.coins;
      break;
    case Part::name_contains:
      one.name_contains = f.name_contains;
      break;
    case Part::title:
      one.title = f.title;
      break;
    case Part::hand_cost:
      one.hand_cost = f.hand_cost;
      break;
    case Part::mental_power:
      one.mental_power = f.mental_power;
      break;
    case Part::cost_symbols:
      one.cost_symbols = f.cost_symbols;
      break;
    case Part::compare:
      one.compare = f.compare;
      break;
    case Part::fighting:
      one.fighting = f.fighting;
      break;
    case Part::team_of:
      one.team_of = f.team_of;
      break;
    case Part::entered_this_turn:
      one.entered_this_turn = f.entered_this_turn;
      break;
    case Part::user:
      one.user = f.user;
      break;
    case Part::none:
      one.none = f.none;
      break;
    case Part::state:
      one.state = f.state;
      break;
    case Part::cost_has_symbol:
      one.cost_has_symbol = f.cost_has_symbol;
      break;
    default:
      break;
  }
  return one;
}

bool Realizer::only_names(const Filter& filter) {
  return parts_of(filter) == std::vector<Part>{Part::name} &&
         filter.type.value_or(naruto::CardType::ninja) == naruto::CardType::ninja;
}

bool Realizer::only_types(const std::vector<Filter>& alternatives) {
  return std::all_of(alternatives.begin(), alternatives.end(),
                     [](const Filter& f) { return f.type && parts_of(f).empty() && !f.zone && !f.controller; });
}

namespace {

/// Alternatives of which the same is asked in different zones.
bool differ_in_zone(const std::vector<Filter>& alternatives) {
  if (alternatives.size() < 2) return false;
  Filter first = alternatives.front();
  first.zone.reset();
  return first != Filter{} && first.top == 0 &&
         std::all_of(alternatives.begin(), alternatives.end(), [&first](const Filter& one) {
           Filter common = one;
           common.zone.reset();
           return one.zone && common == first;
         });
}

}  // namespace

Filter Realizer::simplified(Filter filter) {
  if (filter.any.size() == 1) {
    const Filter only = filter.any.front();
    filter.any.clear();
    return merged(std::move(filter), only);
  }
  const auto only_requires = [](const Filter& one) {
    return parts_of(one) == std::vector<Part>{Part::requires_} && !one.type && !one.zone && !one.controller;
  };
  if (filter.any.size() > 1 && filter.requires_.empty() &&
      std::all_of(filter.any.begin(), filter.any.end(), only_requires)) {
    Filter any_of;
    for (const Filter& one : filter.any) any_of.any.push_back(one.requires_.front());
    filter.requires_ = {any_of};
    filter.any.clear();
    return filter;
  }
  if (differ_in_zone(filter.any)) {
    Filter common = filter.any.front();
    common.zone.reset();
    for (Filter& one : filter.any) {
      Filter where;
      where.zone = one.zone;
      one = where;
    }
    return merged(std::move(filter), common);
  }
  if (filter.any.empty() || !filter.name.empty()) return filter;
  for (const Filter& one : filter.any)
    if (!only_names(one) || one.controller || one.zone) return filter;
  for (const Filter& one : filter.any) filter.name.insert(filter.name.end(), one.name.begin(), one.name.end());
  filter.any.clear();
  return filter;
}

std::optional<Filter> Realizer::named_together(const naruto::describe::Test& test) {
  if (test.kind != naruto::Condition::Kind::all || test.parts.size() < 2) return std::nullopt;
  Filter all;
  for (const naruto::describe::Test& part : test.parts) {
    if (part.kind != naruto::Condition::Kind::exists || part.negated || part.at_least != 1) return std::nullopt;
    Filter one = simplified(part.filter);
    if (one.name.size() != 1) return std::nullopt;
    const std::vector<naruto::Word> name = std::exchange(one.name, {});
    if (&part == &test.parts.front()) all = one;
    Filter bare = all;
    bare.name.clear();
    if (bare != one) return std::nullopt;
    all.name.push_back(name.front());
  }
  return all;
}

bool Realizer::rewards_equal(const naruto::describe::Test& test) {
  if (test.kind != naruto::Condition::Kind::all || test.parts.size() != 2) return false;
  const auto not_ahead = [](const naruto::describe::Test& part) {
    return part.kind == naruto::Condition::Kind::leads_rewards && part.negated;
  };
  return not_ahead(test.parts[0]) && not_ahead(test.parts[1]) && test.parts[0].side != test.parts[1].side;
}

std::optional<Realizer::Rivals> Realizer::rivals(const naruto::describe::Test& test) {
  using naruto::Amount;
  using naruto::Side;
  if (test.kind != naruto::Condition::Kind::compare || test.amounts.size() != 2 || test.negated) return std::nullopt;
  Rivals found;
  found.what = test.amounts[0];
  found.relation = test.relation;
  Amount theirs = test.amounts[1];
  if (theirs.kind == Amount::Kind::sum && theirs.factor.size() == 2 &&
      theirs.factor[1].kind == Amount::Kind::constant) {
    found.more = theirs.factor[1].number;
    theirs = Amount(theirs.factor[0]);
  }
  const auto side_of = [](const Amount& a) -> std::optional<Side> {
    if (a.kind == Amount::Kind::hand || a.kind == Amount::Kind::rewards) return a.side;
    return a.kind == Amount::Kind::count ? a.filter.front().controller : std::nullopt;
  };
  const auto of = [](Amount a) {
    a.side = Side::any;
    for (Filter& f : a.filter) f.controller.reset();
    return a;
  };
  const auto mine = side_of(found.what);
  const auto other = side_of(theirs);
  const bool both = mine && other && mine != other && mine != Side::any && other != Side::any;
  if (!both || of(found.what) != of(theirs) || found.more < 0) return std::nullopt;
  if (found.more > 0 && found.relation == naruto::Relation::above) {
    ++found.more;
    found.relation = naruto::Relation::at_least;
  }
  const bool plain =
      found.more == 0 ? found.relation != naruto::Relation::at_most : found.relation == naruto::Relation::at_least;
  if (!plain) return std::nullopt;
  found.who = *mine;
  return found;
}

std::optional<naruto::Rank> Realizer::highest_rank(const Filter& f) {
  if (!f.rank || !f.rank->at_most || f.rank->at_least || f.none.size() != 1) return std::nullopt;
  const Filter& none = f.none.front();
  if (parts_of(none) != std::vector<Part>{Part::rank} || !none.rank->at_least || none.rank->at_most)
    return std::nullopt;
  const int above = static_cast<int>(*none.rank->at_least) - static_cast<int>(*f.rank->at_most);
  return above == 1 ? f.rank->at_most : std::nullopt;
}

Filter Realizer::of_type(Filter filter, naruto::CardType type) {
  if (!filter.type && filter.any.empty()) filter.type = type;
  return filter;
}

bool Realizer::still_there(const naruto::describe::Test& test) {
  const Filter& f = test.filter;
  return parts_of(f).empty() && !f.controller && !f.zone && (!f.type || f.type == test.who.filter.type);
}

bool Realizer::neither_has(const naruto::describe::Test& test) {
  using Kind = naruto::Condition::Kind;
  if (test.kind != Kind::all || test.parts.size() != 2) return false;
  const auto& a = test.parts[0];
  const auto& b = test.parts[1];
  const bool counts = a.kind == Kind::hand || a.kind == Kind::rewards || a.kind == Kind::chakra;
  return counts && a.kind == b.kind && a.bounds == b.bounds && a.bounds.at_most == 0 && !a.negated && !b.negated &&
         a.side != b.side && a.side != naruto::Side::any && b.side != naruto::Side::any;
}

std::string Realizer::card_title(naruto::Word name) const {
  std::string plain = word(name);
  if (!cards_ || language_of_names(names_, language()) != Language::it) return plain;
  std::vector<std::string> faces;
  bool in_plain = false;
  for (const naruto::CardDefinition& card : *cards_) {
    if (card.name != name) continue;
    const bool other = !card.name_it.empty() && card.name_it != plain;
    in_plain = in_plain || !other;
    if (other && std::find(faces.begin(), faces.end(), card.name_it) == faces.end()) faces.push_back(card.name_it);
  }
  if (faces.empty()) return plain;
  if (!in_plain && faces.size() == 1) return faces.front();
  return plain + " (" + enumerated(faces, ", ") + ")";
}

std::string Realizer::names(const std::vector<naruto::Word>& words, std::string_view last) const {
  std::vector<std::string> texts;
  const auto [open, close] = language() == Language::it ? std::pair("«", "»") : std::pair("“", "”");
  for (const naruto::Word w : words) {
    const bool like_a_list = word(w).find(", ") != std::string::npos;
    texts.push_back(like_a_list ? open + card_title(w) + close : card_title(w));
  }
  return enumerated(texts, last);
}

std::string Realizer::predicate(const Filter& asked, bool negated) {
  const Filter filter = simplified(asked);
  const std::vector<Part> parts = parts_of(filter);
  const bool typed = filter.controller.has_value() || (filter.type && *filter.type != naruto::CardType::ninja);
  if (parts.size() == 1 && !typed) return one_predicate(filter, parts.front(), negated);
  const auto circumstance = [](Part part) {
    switch (part) {
      case Part::health:
      case Part::role:
      case Part::state:
      case Part::fighting:
      case Part::team_of:
      case Part::team:
      case Part::coins:
      case Part::none:
      case Part::entered_this_turn:
        return true;
      default:
        return false;
    }
  };
  if (parts.empty() || typed || negated || !std::all_of(parts.begin(), parts.end(), circumstance))
    return is_a(filter, negated);
  std::vector<std::string> said;
  said.reserve(parts.size());
  for (const Part part : parts) said.push_back(one_predicate(filter, part, false));
  return enumerated(said, and_word());
}

}  // namespace playsheet::wording
