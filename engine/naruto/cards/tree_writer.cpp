// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/cards/tree_writer.h"

#include <algorithm>
#include <utility>

namespace naruto {

using Json = TreeWriter::Json;

namespace {

template <class T>
bool is_exactly(const std::optional<T>& at_least, const std::optional<T>& at_most) {
  return at_least && at_most && *at_least == *at_most;
}

}  // namespace

Json TreeWriter::write(const Bounds& bounds) const {
  if (is_exactly(bounds.at_least, bounds.at_most)) return *bounds.at_least;
  Json out = Json::object();
  fields(bounds, out);
  return out;
}

Json TreeWriter::write(const RankTest& test) const {
  if (is_exactly(test.at_least, test.at_most) && !test.none) return table::name_of(*test.at_least);
  Json out = Json::object();
  fields(test, out);
  return out;
}

Json TreeWriter::write(const Amount& amount) const {
  using Kind = Amount::Kind;
  Json out = Json::object();
  switch (amount.kind) {
    case Kind::constant:
      return amount.number;
    case Kind::x:
      return "x";
    case Kind::damage:
      return "damage";
    case Kind::heads:
    case Kind::tails:
    case Kind::moved:
    case Kind::chosen:
    case Kind::event_amount:
    case Kind::event_support:
      return std::find_if(kNotedAmounts.begin(), kNotedAmounts.end(),
                          [&](const auto& noted) { return noted.second == amount.kind; })
          ->first;
    case Kind::count:
      out["count"] = write(amount.filter);
      break;
    case Kind::times:
      out["times"] = Json::array({amount.number, write(amount.factor.at(0))});
      break;
    case Kind::hand:
      out["hand"] = write(amount.side);
      break;
    case Kind::value:
      out["value"] = write(amount.measure);
      out["of"] = write(amount.of);
      break;
    case Kind::rewards:
      out["rewards"] = write(amount.side);
      break;
    case Kind::marker:
      out["marker"] = write(amount.side);
      break;
    case Kind::teams:
      out["teams"] = write(amount.side);
      break;
    case Kind::total:
      out["total"] = write(amount.measure);
      out["of"] = write(amount.filter);
      break;
    case Kind::coins:
      out["coins"] = write(amount.coin);
      out["on"] = write(amount.of);
      break;
    case Kind::symbols:
      out["symbols"] = write(amount.filter);
      break;
    case Kind::highest:
    case Kind::lowest:
      out[amount.kind == Kind::highest ? "highest" : "lowest"] = write(amount.measure);
      out["of"] = write(amount.filter);
      break;
    case Kind::product:
      out["product"] = list(amount.factor);
      break;
    case Kind::divided:
      out["divided"] = list(amount.factor);
      break;
    case Kind::sum:
      out["sum"] = list(amount.factor);
      break;
    case Kind::minus:
      out["minus"] = list(amount.factor);
      break;
    case Kind::half:
      out["half"] = write(amount.factor.at(0));
      break;
    case Kind::min:
      out["min"] = list(amount.factor);
      break;
    case Kind::max:
      out["max"] = list(amount.factor);
      break;
  }
  return out;
}

Json TreeWriter::comparison(Side side, const Bounds& bounds) const {
  Json out = Json::array({write(side)});
  const auto part = [&](const char* sign, int number) {
    out.push_back(sign);
    out.push_back(number);
  };
  if (is_exactly(bounds.at_least, bounds.at_most)) {
    part("=", *bounds.at_least);
  } else {
    if (bounds.at_least) part(">=", *bounds.at_least);
    if (bounds.at_most) part("<=", *bounds.at_most);
  }
  return out;
}

Json TreeWriter::write(const Condition& condition) const {
  using Kind = Condition::Kind;
  Json out = Json::object();
  switch (condition.kind) {
    case Kind::exists:
      out["exists"] = write(condition.filter);
      if (condition.at_least != 1) out["at_least"] = condition.at_least;
      break;
    case Kind::is:
      out["is"] = Json::array({write(condition.ref), write(condition.filter)});
      break;
    case Kind::hand:
      out["hand"] = comparison(condition.side, condition.bounds);
      break;
    case Kind::rewards:
      out["rewards"] = comparison(condition.side, condition.bounds);
      break;
    case Kind::chakra:
      out["chakra"] = comparison(condition.side, condition.bounds);
      break;
    case Kind::leads_rewards:
      out["leads_rewards"] = write(condition.side);
      break;
    case Kind::compare:
      out["compare"] =
          Json::array({write(condition.amounts.at(0)), write(condition.relation), write(condition.amounts.at(1))});
      break;
    case Kind::whose_turn:
      out["whose_turn"] = write(condition.side);
      break;
    case Kind::this_turn: {
      Json list = comparison(condition.side, condition.bounds);
      list.insert(list.begin() + 1, write(condition.tally));
      out["this_turn"] = std::move(list);
      break;
    }
    case Kind::negation:
      out["not"] = write(condition.parts.at(0));
      break;
    case Kind::all:
      out["all"] = list(condition.parts);
      break;
    case Kind::any:
      out["any"] = list(condition.parts);
      break;
  }
  return out;
}

Json TreeWriter::write(const Selector& selector) const {
  using Kind = Selector::Kind;
  Json out = Json::object();
  switch (selector.kind) {
    case Kind::ref:
      return write(selector.ref);
    case Kind::each:
      out["each"] = write(selector.filter);
      break;
    case Kind::choose:
      if (selector.any_number)
        out["any_number"] = true;
      else
        out["choose"] = write(selector.n.at(0));
      out["of"] = write(selector.filter);
      if (selector.side != Side::you) out["by"] = write(selector.side);
      if (selector.up_to && !selector.any_number) out["up_to"] = true;
      if (!selector.total.empty()) {
        out["total"] = write(selector.measure);
        out["at_least"] = write(selector.total.front());
      }
      break;
    case Kind::random:
      out["random"] = write(selector.n.at(0));
      out["of"] = write(selector.filter);
      break;
    case Kind::top_of_deck:
      out["top_of_deck"] = write(selector.n.at(0));
      if (selector.side != Side::you) out["of"] = write(selector.side);
      break;
    case Kind::bottom_of_deck:
      out["bottom_of_deck"] = write(selector.n.at(0));
      if (selector.side != Side::you) out["of"] = write(selector.side);
      break;
    case Kind::most:
    case Kind::least:
      out[selector.kind == Kind::most ? "most" : "least"] = write(selector.measure);
      out["of"] = write(selector.filter);
      if (selector.side != Side::you) out["by"] = write(selector.side);
      break;
    case Kind::together:
      out["together"] = list(selector.parts);
      break;
  }
  return out;
}

Json TreeWriter::write(EntryCosts costs) const {
  if (costs == EntryCosts::all) return true;
  return table::name_of(costs);
}

Json TreeWriter::write(const Who& who) const { return who.ref ? write(*who.ref) : write(who.filter); }

Json TreeWriter::write(const Rule& rule) const {
  Json out = Json::object();
  std::visit(
      [&]<class Node>(const Node& node) {
        out["op"] = Node::op;
        fields(node, out);
      },
      rule);
  return out;
}

Json TreeWriter::write(const Effect& effect) const {
  Json out = Json::object();
  std::visit(
      [&]<class Node>(const Node& node) {
        if constexpr (std::is_same_v<Node, Lasting>) {
          out = write(node.rule);
          out["until"] = write(node.until);
        } else {
          out["op"] = Node::op;
          fields(node, out);
        }
      },
      effect.node);
  return out;
}

Json TreeWriter::write(const Ability& ability) const {
  Json out = Json::object();
  std::visit(
      [&]<class Body>(const Body& body) {
        out["kind"] = Body::kind;
        if (ability.valid) out["valid"] = true;
        if (!ability.stacks) out["stacks"] = false;
        if (!ability.negatable) out["negatable"] = false;
        fields(body, out);
      },
      ability.body);
  return out;
}

void TreeWriter::tree(const CardDefinition& card, Json& into) const {
  if (Json header = write(card.mission); !header.empty()) into["mission"] = std::move(header);
  if (Json header = write(card.jutsu); !header.empty()) into["jutsu"] = std::move(header);
  std::vector<Ability> printed = card.abilities;
  std::erase_if(printed, [](const Ability& ability) { return ability.keyword != 0; });  // it follows from the keyword
  if (!printed.empty()) into["ability"] = list(printed);
}

}  // namespace naruto
