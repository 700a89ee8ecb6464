// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rising_clan/describe/plan.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace rising_clan::describe {
namespace {

using Kind = Paragraph::Kind;

/// Goes through the nodes of one paragraph in reading order: it remembers who was named last.
class Planner {
 public:
  explicit Planner(const Catalog& cards) : cards_(cards) {}

  std::vector<Sentence> sentences(ListId list) {
    std::vector<Sentence> out;
    for (const Node& node : cards_.list(list)) {
      Clause next = clause(node);
      if (!out.empty() && goes_on(out.back().clauses.back(), next))
        out.back().clauses.push_back(std::move(next));
      else
        out.push_back({{std::move(next)}});
    }
    return out;
  }

 private:
  Who who_of(const Node& node) {
    switch (node.on) {
      case Select::target: {
        const bool again = std::exchange(named_, true);
        return again ? Who::that_player : Who::another;
      }
      case Select::all:
        return Who::each;
      case Select::random:
        return Who::by_chance;
      case Select::left:
        return Who::left;
      case Select::roller:
        return Who::roller;
      case Select::defender:
        return Who::attacked;
      case Select::creature:
        return Who::creature;
      case Select::self:
      case Select::neighbours:
      case Select::captive:
        break;
    }
    return Who::you;
  }

  Clause clause(const Node& node) {
    Clause out{node, who_of(node), {}, {}, {}};
    out.pass = sentences(node.pass);
    out.fail = sentences(node.fail);
    for (std::size_t i = 0; i < node.branch_count; ++i) {
      const bool named = named_;
      out.branches.push_back(sentences(node.branches[i]));
      named_ = named;
    }
    return out;
  }

  static bool goes_on(const Clause& before, const Clause& next) {
    const Node &a = before.node, &b = next.node;
    const auto is_value = [](const Node& node) { return node.op == Op::bonus && node.amount == AmountKind::number; };
    if (is_value(a) && is_value(b)) return before.who == next.who && a.span == b.span;
    if (!is_order(a.op) || !is_order(b.op)) return false;
    // "Each player draws 1 card and discards 1": somebody else's sentence does not go on with orders to the user.
    const bool same = before.who == next.who || (before.who != Who::you && next.who == Who::that_player);
    const bool both_his = is_done_by_user(before) && is_done_by_user(next);
    return same || both_his;
  }
  /// The user acts, whoever it is done to.
  static bool is_done_by_user(const Clause& clause) {
    const Op op = clause.node.op;
    return clause.who == Who::you || op == Op::steal || (op == Op::look && clause.node.by != By::left);
  }

  const Catalog& cards_;
  bool named_ = false;
};

Paragraph of_kind(Kind kind) {
  Paragraph out;
  out.kind = kind;
  return out;
}

bool has_op(const Catalog& cards, ListId list, Op op) {
  const NodeList& nodes = cards.list(list);
  return std::any_of(nodes.begin(), nodes.end(), [&](const Node& node) { return node.op == op; });
}

Paragraph of_ability(const Ability& ability, const Catalog& cards) {
  Paragraph out = of_kind(ability.when == When::drawn ? Kind::happens : Kind::ability);
  if (has_op(cards, ability.doing, Op::out)) out.kind = Kind::captured;
  if (has_op(cards, ability.doing, Op::skips)) out.kind = Kind::recalled;
  out.ability = ability;
  out.sentences = Planner(cards).sentences(ability.doing);
  return out;
}

void plan_event(const CardDefinition& card, const Catalog& cards, std::vector<Paragraph>& out) {
  if (card.event == EventKind::honour) out.push_back(of_kind(Kind::challenge));
  if (card.event == EventKind::news) {
    out.push_back(of_kind(Kind::happens));
    out.back().sentences = Planner(cards).sentences(card.news);
  }
  if (card.rolls.empty()) return;
  out.push_back(of_kind(Kind::rolls));
  out.back().rolls = card.rolls;
  out.push_back(of_kind(Kind::failure));
  if (card.has_fail) out.back().sentences = Planner(cards).sentences(card.fail);
}

void plan_abomination(const CardDefinition& card, const Catalog& cards, std::vector<Paragraph>& out) {
  const Abomination& row = cards.abomination(card.abomination);
  const auto add = [&](Kind kind, ListId list = kNoList) {
    out.push_back(of_kind(kind));
    out.back().abomination = card.abomination;
    out.back().sentences = Planner(cards).sentences(list);
  };
  if (row.shared) add(Kind::shared);
  add(Kind::values);
  add(Kind::flight);
  add(Kind::defence, row.defence);
  add(Kind::attack, row.attack);
  if (row.replaces_defeat) add(Kind::defeat, row.defeat);
  if (row.returns) add(Kind::returns);
}

/// What happens when the roll to leave fails stands with the roll.
void plan_lasting(const CardDefinition& card, const Catalog& cards, std::vector<Paragraph>& out) {
  Paragraph leaving = of_kind(Kind::leaving);
  leaving.leave = card.leave;
  if (card.leave == Leave::roll) leaving.rolls = {card.leave_roll};
  for (const Ability& ability : card.abilities) {
    if (ability.when != When::own_start) continue;
    for (Sentence& each : Planner(cards).sentences(ability.doing)) leaving.sentences.push_back(std::move(each));
  }
  if (card.leave != Leave::rule) out.push_back(std::move(leaving));
}

}  // namespace

bool is_order(Op op) {
  switch (op) {
    case Op::roll:
    case Op::wound:
    case Op::heal:
    case Op::draw:
    case Op::discard:
    case Op::steal:
    case Op::recover:
    case Op::look:
    case Op::order:
    case Op::reveal:
    case Op::impose:
    case Op::disadvantage:
    case Op::cure:
    case Op::status:
      return true;
    default:
      return false;
  }
}

std::vector<Paragraph> plan(const CardDefinition& card, const Catalog& cards) {
  std::vector<Paragraph> out;
  for (const Ability& ability : card.abilities)
    if (!(card.lasting && ability.when == When::own_start)) out.push_back(of_ability(ability, cards));
  if (card.type == CardType::event) plan_event(card, cards, out);
  if (card.abomination != 0) plan_abomination(card, cards, out);
  if (card.lasting) plan_lasting(card, cards, out);
  if (card.immune != 0) {
    out.push_back(of_kind(Kind::immune));
    out.back().clans = card.immune;
  }
  if (!card.contributes) out.push_back(of_kind(Kind::no_winner));
  if (out.empty()) out.push_back(of_kind(Kind::nothing));
  return out;
}

}  // namespace rising_clan::describe
