// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/gormiti/describe/planner.h"

namespace gormiti::describe {
namespace {

/// Both are of the kind that can be said in one breath: their end is said once.
bool share_end(const Clause& a, const Clause& b) {
  return a.kind == Clause::Kind::act && b.kind == Clause::Kind::act && a.until && a.until == b.until;
}

std::vector<Sentence> in_sentences(std::vector<Clause> clauses) {
  std::vector<Sentence> out;
  for (Clause& clause : clauses) {
    if (out.empty() || !share_end(out.back().clauses.back(), clause)) out.emplace_back();
    out.back().clauses.push_back(std::move(clause));
  }
  for (Sentence& sentence : out) {
    if (sentence.clauses.size() < 2) continue;
    sentence.until = sentence.clauses.front().until;
    for (Clause& clause : sentence.clauses) clause.until.reset();
  }
  return out;
}

}  // namespace

Naming Planner::naming_of(Ref ref) const {
  switch (ref) {
    case Ref::self:
      return Naming::this_card;
    case Ref::attached:
      return Naming::bearer;
    case Ref::user:
      // In an ability it is the Fighter that it triggered for (G-833).
      if (ability_.kind != AbilityKind::triggered) return Naming::own_fighter;
      return ability_.on.who.kind == Selector::Kind::ref ? naming_of(ability_.on.who.ref) : Naming::that_fighter;
    case Ref::against:
      return ability_.kind == AbilityKind::triggered ? Naming::other_fighter : Naming::opposing_fighter;
  }
  return Naming::this_card;
}

Phrase Planner::phrase(const Selector& selector, Naming each) {
  Phrase out;
  if (selector.kind != Selector::Kind::ref) {
    out.naming = selector.kind == Selector::Kind::each ? each : Naming::counted;
    out.filter = selector.filter;
    out.n = selector.n;
    out.by_opponent = selector.by == Whose::opponent;
    if (selector.filter.ref) out.ref = naming_of(*selector.filter.ref);
    last_.reset();
    return out;
  }
  const Naming naming = naming_of(selector.ref);
  out.type = naming == Naming::this_card ? card_.type : CardType::fighter;
  out.naming = last_ == naming ? Naming::it : naming;
  last_ = naming;
  return out;
}

Quantity Planner::quantity(const Amount& amount) const {
  return {amount, amount.filter.ref ? naming_of(*amount.filter.ref) : Naming::this_card};
}

Event Planner::event() {
  Event out{ability_.on, phrase(ability_.on.who, Naming::some)};
  if (out.who.naming == Naming::some && !out.who.filter.ref) last_ = Naming::that_fighter;
  if (ability_.on.event == EventKind::turn_begins || ability_.on.event == EventKind::turn_ends) last_.reset();
  return out;
}

Test Planner::test(const Condition& condition) {
  return condition.kind == Condition::Kind::exists ? existence(condition) : comparison(condition);
}

/// That one thing fits which is there anyhow is said of that thing.
Test Planner::existence(const Condition& condition) {
  const Filter& filter = condition.filter;
  Test out;
  out.filter = filter;
  out.bounds = condition.bounds;
  if (filter.ref) out.who.naming = naming_of(*filter.ref);
  const bool one = condition.bounds == Bounds{.at_least = 1, .at_most = {}} && filter.zone == Place::field;
  if (one && filter.ref) {
    Selector word;
    word.ref = *filter.ref;
    out.kind = Test::Kind::fits;
    out.who = phrase(word);
    out.filter.ref.reset();
  } else if (one && may_be_fighter(filter) && filter.hero == true && filter.controller != Whose::any) {
    Filter what = without_fighter(filter);
    what.hero.reset();
    what.controller = Whose::any;
    if (what == Filter{}) return out;  // a Hero is always there
    out.kind = Test::Kind::fits;
    out.filter = what;
    out.who.naming = Naming::each;
    out.who.filter.hero = true;
    out.who.filter.controller = filter.controller;
  }
  return out;
}

Test Planner::comparison(const Condition& condition) {
  Test out;
  out.kind = Test::Kind::compare;
  out.op = condition.op;
  out.left = quantity(condition.left);
  out.right = quantity(condition.right);
  const auto plain = [](const Amount& a) { return a.counted && a.times == 1 && !a.max && !a.filter.ref; };
  if (plain(condition.left) && !condition.right.counted) return with_bounds(std::move(out));
  if (!plain(condition.left) || !plain(condition.right)) return out;
  Filter left = condition.left.filter;
  Filter right = condition.right.filter;
  const bool two = left.controller != right.controller && left.controller != Whose::any &&
                   right.controller != Whose::any && left.hero != true && !left.other;
  out.whose = left.controller;
  left.controller = right.controller = Whose::any;
  if (!two || !(left == right)) return out;
  out.kind = Test::Kind::outnumber;
  out.filter = left;
  return out;
}

/// A number of cards compared with a plain number is so many of them.
Test Planner::with_bounds(Test test) {
  const int n = test.right.amount.number;
  Bounds bounds;
  switch (test.op) {
    case CompareOp::greater:
      bounds.at_least = n + 1;
      break;
    case CompareOp::greater_equal:
      bounds.at_least = n;
      break;
    case CompareOp::less:
      bounds.at_most = n - 1;
      break;
    case CompareOp::less_equal:
      bounds.at_most = n;
      break;
    case CompareOp::equal:
      bounds.at_least = bounds.at_most = n;
      break;
  }
  if (bounds.at_least.value_or(0) < 0 || bounds.at_most.value_or(0) < 0) return test;
  test.kind = Test::Kind::there_are;
  test.filter = test.left.amount.filter;
  test.bounds = bounds;
  return test;
}

std::vector<Clause> Planner::branch(Branch branch) {
  std::vector<Clause> out;
  for (const Effect& effect : card_.lists[branch.list]) out.push_back(std::visit(*this, effect));
  return out;
}

std::vector<Sentence> Planner::steps(ListId list) { return in_sentences(branch({list})); }

std::vector<Sentence> Planner::rules(const std::vector<Rule>& rules) {
  std::vector<Sentence> out;
  for (const Rule& rule : rules) {
    // What holds under a condition is one sentence, so that all of it does.
    if (out.empty() || !ability_.condition) out.emplace_back();
    out.back().clauses.push_back(std::visit(*this, rule));
  }
  return out;
}

Clause Planner::act(Verb verb, Phrase who) {
  Clause out;
  out.act.verb = verb;
  out.act.who = std::move(who);
  return out;
}

Clause Planner::operator()(const DamageEffect& e) {
  Clause out = act(Verb::damage, phrase(e.to));
  out.act.n = quantity(e.n);
  return out;
}

Clause Planner::operator()(const HealEffect& e) {
  Clause out = act(Verb::heal, phrase(e.who));
  out.act.n = quantity(e.n);
  return out;
}

Clause Planner::operator()(const ModifyEffect& e) {
  Clause out = (*this)(ModifyRule{e.who, e.atk, e.hp, Role::any});
  out.until = e.until;
  return out;
}

Clause Planner::operator()(const ReduceEffect& e) {
  Clause out = (*this)(ReduceRule{e.who, e.n, e.cause, e.as});
  out.until = e.until;
  return out;
}

Clause Planner::operator()(const DrawEffect& e) {
  Clause out = act(Verb::draw, {});
  out.act.player = e.who;
  out.act.n = quantity(e.n);
  return out;
}

Clause Planner::operator()(const DiscardEffect& e) {
  Clause out = act(Verb::discard, {});
  out.act.player = e.who;
  out.act.n = quantity(e.n);
  out.act.random = e.chosen_by == ChosenBy::random;
  return out;
}

Clause Planner::operator()(const MoveEffect& e) {
  return act(e.to == MoveTo::hand ? Verb::to_hand : Verb::to_deck, phrase(e.what));
}

Clause Planner::operator()(const SearchEffect& e) {
  Clause out = act(Verb::search, {});
  out.act.who.naming = Naming::counted;
  out.act.who.filter = e.of;
  out.act.n = quantity(e.n);
  last_.reset();
  return out;
}

Clause Planner::operator()(const TokenEffect& e) {
  Clause out = act(Verb::put_token, {});
  out.act.n = quantity(e.n);
  out.act.token = e.token.definition;
  last_.reset();
  return out;
}

Clause Planner::operator()(const DestroyEffect& e) { return act(Verb::destroy, phrase(e.what)); }

Clause Planner::operator()(const CounterEffect& e) {
  Clause out = act(Verb::put_counters, phrase(e.on));
  out.act.n = quantity(e.n);
  out.act.counter = e.kind.id;
  return out;
}

Clause Planner::operator()(const ExtraAttackEffect& e) { return act(Verb::extra_attack, phrase(e.who)); }

Clause Planner::operator()(const IfEffect& e) {
  Clause out;
  out.kind = Clause::Kind::test;
  out.test = test(e.cond);
  const auto before = last_;
  out.then = branch(e.then);
  last_ = before;
  out.otherwise = branch(e.otherwise);
  last_.reset();
  return out;
}

Clause Planner::operator()(const AttachEffect& e) {
  Clause out = act(Verb::attach, phrase(e.what));
  last_.reset();
  out.act.other = phrase(e.to);
  return out;
}

Clause Planner::operator()(const MayEffect& e) {
  Clause out;
  out.kind = Clause::Kind::wish;
  out.asked = e.by;
  out.then = branch(e.doing);
  return out;
}

Clause Planner::operator()(const ModifyRule& rule) {
  Clause out =
      act(Verb::change, phrase(rule.who, ability_.kind == AbilityKind::static_ ? Naming::group : Naming::each));
  out.act.n = quantity(rule.atk);
  out.act.hp = quantity(rule.hp);
  const auto asked = [](const Amount& amount) { return amount.counted || amount.number != 0; };
  out.act.has_hp = asked(rule.hp);
  out.act.has_atk = asked(rule.atk) || !out.act.has_hp;
  out.act.as = rule.as;
  return out;
}

Clause Planner::operator()(const ReduceRule& rule) {
  Clause out =
      act(Verb::take_less, phrase(rule.who, ability_.kind == AbilityKind::static_ ? Naming::group : Naming::each));
  out.act.n = quantity(rule.n);
  out.act.cause = rule.cause;
  out.act.as = rule.as;
  return out;
}

Clause Planner::operator()(const AttackRule& rule) {
  return act(rule.cannot ? Verb::cannot_attack : Verb::attack_at_once, phrase(rule.who, Naming::group));
}

Clause Planner::operator()(const BlockRule& rule) {
  Clause out = act(Verb::cannot_defend, phrase(rule.who, Naming::group));
  out.act.other = phrase(rule.against, Naming::group);
  return out;
}

Clause Planner::operator()(const ForbidMoveRule& rule) {
  return act(Verb::no_moves, phrase(rule.fighter, Naming::group));
}

}  // namespace gormiti::describe
