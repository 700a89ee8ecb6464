// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rising_clan/cards/effect_reader.h"

#include "engine/rising_clan/cards/node_forms.h"

namespace rising_clan {
namespace {

constexpr int kDeepest = 4;
constexpr std::size_t kMostNodes = 6;
constexpr std::size_t kMostAbilities = 4;
constexpr std::size_t kMostLists = 2000;
constexpr std::size_t kMostConditions = 4;

}  // namespace

void EffectReader::clans(const SourceValue& at, std::uint16_t& out) {
  each(at, 9, [&](const SourceValue& item) {
    std::string id;
    read(item, id);
    const auto role = std::find_if(roles_.begin(), roles_.end(), [&](const auto& r) { return r.id == id; });
    if (role == roles_.end()) return fail(MessageCode::unknown_id, item, id, "the id of a role");
    out = static_cast<std::uint16_t>(out | (1U << (role - roles_.begin())));
  });
}

void EffectReader::amount(const SourceValue& at, Node& out) {
  if (at.text() != nullptr) return word(at, out.amount, bit(AmountKind::die) | bit(AmountKind::missing));
  number(at, out.n, -kMost, kMost);
}

void EffectReader::keys(Fields& fields, Node& node, std::uint32_t has, std::uint32_t must) {
  const NodeForm& form = node_form(node.op);
  const auto key = [&](std::uint32_t which, std::string_view name, auto&& read) {
    if ((has & which) == 0) return;
    if ((must & which) != 0)
      fields.must(name, read);
    else
      fields.may(name, read);
  };
  key(kStat, "stat", [&](const SourceValue& n) { read(n, node.stat); });
  key(kNumber, "n", [&](const SourceValue& n) {
    if (node.op == Op::bonus || node.op == Op::roll) return amount(n, node);
    const bool signed_number = node.op == Op::base;
    number(n, node.n, signed_number ? -9 : 1, 9);
  });
  for (const auto& [which, name] : {std::pair(kOn, "on"), std::pair(kOf, "of"), std::pair(kTo, "to")})
    key(which, name, [&](const SourceValue& n) { word(n, node.on, form.selects); });
  key(kSpan, "span", [&](const SourceValue& n) { read(n, node.span); });
  key(kScope, "scope", [&](const SourceValue& n) { word(n, node.scope, form.words); });
  key(kFrom, "from", [&](const SourceValue& n) { read(n, node.from); });
  key(kBy, "by", [&](const SourceValue& n) {
    word(n, node.by, node.op == Op::look ? std::uint32_t{bit(By::self)} | bit(By::left) : form.words);
  });
  key(kWhat, "what", [&](const SourceValue& n) { word(n, node.what, form.words); });
  key(kAgainst, "against", [&](const SourceValue& n) { read(n, node.against); });
  key(kTest, "target", [&](const SourceValue& n) { number(n, node.target, 1, kMost); });
  if ((has & kTest) != 0) {
    fields.may("pass", [&](const SourceValue& n) { node.pass = list(n, Where::done); });
    fields.may("fail", [&](const SourceValue& n) { node.fail = list(n, Where::done); });
  }
  key(kBranches, "of", [&](const SourceValue& n) {
    each(n, kMostBranches,
         [&](const SourceValue& branch) { node.branches[node.branch_count++] = list(branch, Where::done); });
  });
}

void EffectReader::node(const SourceValue& at, NodeList& out, Where where) {
  Fields fields(*this, at, "a node");
  Node node;
  const std::size_t before = messages_.size();
  fields.must("op", node.op);
  if (!fields.good() || messages_.size() != before) return;
  const NodeForm& form = node_form(node.op);
  if (node.op == Op::reroll || node.op == Op::roll) node.on = Select::self;
  keys(fields, node, form.must | form.may, form.must);
  fields.close();
  if (where == Where::held ? !form.held : !form.done)
    fail(MessageCode::misplaced, at, std::string(table::name_of(node.op)),
         where == Where::held ? "a node that holds" : "a node that happens");
  const bool lasts = node.op == Op::bonus || node.op == Op::forbid || node.op == Op::silence;
  if (lasts && (node.span == Span::play) != (where == Where::held))
    fail(MessageCode::misplaced, at, std::string(table::name_of(node.span)),
         where == Where::held ? "no span: it holds while the card is in play" : "span step or turn");
  out.push_back(node);
}

ListId EffectReader::list(const SourceValue& at, Where where) {
  if (depth_ >= kDeepest || lists_.size() >= kMostLists) {
    fail(MessageCode::too_deep, at, "lists in lists", fmt::format("at most {} deep", kDeepest));
    return kNoList;
  }
  ++depth_;
  NodeList nodes;
  each(at, kMostNodes, [&](const SourceValue& item) { node(item, nodes, where); });
  --depth_;
  if (nodes.empty()) return kNoList;
  lists_.push_back(std::move(nodes));
  return static_cast<ListId>(lists_.size() - 1);
}

void EffectReader::ability(const SourceValue& at, std::vector<Ability>& out, std::uint16_t moments,
                           std::uint16_t of_clans) {
  Fields fields(*this, at, "an ability");
  Ability ability;
  ability.clans = of_clans;
  fields.must("when", [&](const SourceValue& n) { word(n, ability.when, moments); });
  fields.may("if", [&](const SourceValue& n) {
    each(n, kMostConditions, [&](const SourceValue& item) {
      If condition{};
      read(item, condition);
      ability.conditions = static_cast<std::uint16_t>(ability.conditions | bit(condition));
    });
  });
  fields.may("cost", [&](const SourceValue& n) {
    Scope cost = Scope::none;
    word(n, cost, bit(Scope::this_));
    ability.costs_card = true;
  });
  fields.may("limit", ability.limit);
  const Where where = ability.when == When::static_ ? Where::held : Where::done;
  fields.must("do", [&](const SourceValue& n) { ability.doing = list(n, where); });
  fields.close();
  if (where == Where::held && ability.costs_card)
    fail(MessageCode::misplaced, at, "cost", "no cost: it holds by itself");
  out.push_back(ability);
}

void EffectReader::abilities(const SourceValue& at, std::vector<Ability>& out, std::uint16_t moments,
                             std::uint16_t of_clans) {
  each(at, kMostAbilities, [&](const SourceValue& item) { ability(item, out, moments, of_clans); });
}

}  // namespace rising_clan
