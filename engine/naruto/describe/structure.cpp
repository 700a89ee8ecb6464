// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "engine/naruto/describe/planner.h"

/// Effects that hold other effects: branches, options, tosses, repetitions.
namespace naruto::describe {

namespace {

/// Other effects stand in it: branches, options, what is done later.
bool holds_effects(const Effect& effect) {
  bool holds = false;
  std::visit(
      [&holds]<class Node>(const Node& node) {
        if constexpr (!std::is_same_v<Node, Lasting>)
          Node::fields(node, [&holds]<class Field>(std::string_view, const Field&) {
            holds = holds || OneOf<Field, Effects, std::vector<Effects>, std::vector<Ability>>;
          });
      },
      effect.node);
  return holds;
}

bool is_complex(const Effect& effect) {
  const auto* coins = std::get_if<AddCoin>(&effect.node);
  const auto* play = std::get_if<PutIntoPlay>(&effect.node);
  return holds_effects(effect) || std::holds_alternative<AfterUse>(effect.node) || (coins && coins->as_growth) ||
         (play && play->counts_as_deployment);
}

bool one_simple(const Effects& effects) { return effects.items.size() == 1 && !is_complex(effects.items.front()); }

bool all_simple(const Effects& effects) {
  return !effects.items.empty() && std::none_of(effects.items.begin(), effects.items.end(), is_complex);
}

}  // namespace

bool differ_in_place(const Modes& e) {
  if (e.of.size() != 2 || e.of[0].items.size() != 1 || e.of[1].items.size() != 1) return false;
  Effect other = e.of[1].items.front();
  const Effect& one = e.of[0].items.front();
  const auto placed_alike = [&](auto* a, auto* b) {
    if (!a || !b || a->place == b->place) return false;
    b->place = a->place;
    return *a == *b;
  };
  return placed_alike(std::get_if<JoinTeam>(&one.node), std::get_if<JoinTeam>(&other.node)) ||
         placed_alike(std::get_if<PutIntoPlay>(&one.node), std::get_if<PutIntoPlay>(&other.node));
}

bool is_conditional(const Effect& effect) {
  return std::holds_alternative<If>(effect.node) || std::holds_alternative<May>(effect.node) ||
         std::holds_alternative<Unless>(effect.node) || std::holds_alternative<Pay>(effect.node) ||
         std::holds_alternative<Toss>(effect.node) || std::holds_alternative<ForEach>(effect.node);
}

const Selector* selector_in(const Effect& effect) {
  const auto selectors = effect.selectors();
  return selectors.size() == 1 ? selectors.front() : nullptr;
}

/// "Toss a coin": what is thrown by whom.
Clause& Planner::thrown(const Toss& e, Clause& c, const Filter* each) {
  c.subject.naming = Naming::you;
  Act throw_it = act_of(Verb::toss);
  throw_it.object.naming = Naming::you;
  throw_it.call = e.call;
  throw_it.n = quantity(e.n);
  meanings_.tossed = e.n.kind == Amount::Kind::constant && !e.until_tails ? e.n.number : 0;
  throw_it.until_tails = e.until_tails;
  if (e.by != Side::you) c.subject.naming = player_naming(e.by);
  if (each) {
    throw_it.object.naming = Naming::each;
    throw_it.object.filter = seen(*each);
  }
  c.acts.push_back(throw_it);
  mentions_.named_other();  // the coin
  return c;
}

void Planner::toss(const Toss& e, Scope& scope, const Filter* each, bool may) {
  thrown(e, clause(Joint::first, opening(scope)), each).may = may;
  end_sentence();
  tossed(e);
  scope.held = true;
}

/// What hangs on the coins.
void Planner::tossed(const Toss& e) {
  const bool together = one_simple(e.heads) && one_simple(e.tails);
  if (!e.heads.items.empty()) list(e.heads, {{lead_of(e.call ? LeadKind::right_call : LeadKind::heads)}, true});
  if (!together) end_sentence();
  if (!e.tails.items.empty())
    list(e.tails, {{lead_of(e.call ? LeadKind::wrong_call : LeadKind::tails)}, true, together});
  if (e.body.items.empty()) return;
  end_sentence();
  list(e.body, {{}, false});
}

namespace {

/// Puts the whole group in the place of the one that the effect acts on, now or later.
bool told_of_each(Effect& effect, const Filter& group) {
  if (auto* later = std::get_if<Delayed>(&effect.node))
    return later->body.items.size() == 1 && told_of_each(later->body.items.front(), group);
  const auto selectors = effect.selectors();
  Selector* const who = selectors.size() == 1 ? selectors.front() : nullptr;
  if (!who || who->kind != Selector::Kind::ref || who->ref != Ref::it) return false;
  who->kind = Selector::Kind::each;
  who->filter = {group};
  return true;
}

}  // namespace

namespace {

/// "For each Ninja in action, if that Jutsu is used by it": what is done with the user of a Jutsu.
const If* of_its_user(const ForEach& e) {
  const If* asked = e.body.items.size() == 1 ? std::get_if<If>(&e.body.items.front().node) : nullptr;
  if (!asked || !asked->otherwise.items.empty() || asked->condition.kind != Condition::Kind::is ||
      asked->condition.filter.size() != 1)
    return nullptr;
  const Filter& jutsu = asked->condition.filter.front();
  const bool by_it = jutsu.type == CardType::jutsu && parts_of(jutsu) == std::vector{Part::user} &&
                     jutsu.user.front().is == Ref::it && parts_of(jutsu.user.front()).size() <= 1;
  const bool anybody = e.of.state == BattleState::in_action && parts_of(e.of) == std::vector{Part::state};
  return by_it && anybody && !e.of.controller ? asked : nullptr;
}

}  // namespace

void Planner::tell(const ForEach& e, Scope& scope) {
  if (const If* of_user = of_its_user(e); of_user && target_of(of_user->condition.ref)) {
    it_filter_ = e.of;
    const bool outer = std::exchange(it_is_user_, true);
    list(of_user->then, scope);
    it_is_user_ = outer;
    return;
  }
  const Target* target = e.of.is ? target_of(*e.of.is) : nullptr;
  it_filter_ = target != nullptr ? target->of : e.of;
  if (e.body.items.size() == 1) {
    const Effect& only = e.body.items.front();
    if (const auto* t = std::get_if<Toss>(&only.node)) return toss(*t, scope, &e.of);
    const auto* placing = std::get_if<Modes>(&only.node);
    const bool any_place = placing && differ_in_place(*placing);
    Effect copy = any_place ? placing->of.front().items.front() : only;
    if (told_of_each(copy, e.of)) {
      const bool outer = std::exchange(any_place_, any_place || any_place_);
      effect(copy, scope);
      any_place_ = outer;
      return;
    }
  }
  if (e.body.items.size() == 2 && std::holds_alternative<Delayed>(e.body.items.back().node)) {
    Effect first = e.body.items.front();
    if (told_of_each(first, e.of)) {  // "each Ninja leaves its team. During the next turn, those Ninja ..."
      effect(first, scope);
      const bool outer = std::exchange(it_plural_, true);
      effect(e.body.items.back(), scope);
      it_plural_ = outer;
      return;
    }
  }
  std::vector<Lead> leads = opening(scope);
  Lead each = lead_of(LeadKind::for_each);
  each.group.naming = Naming::each;
  each.group.filter = seen(e.of);
  each.group.origin = origin(e.of);
  leads.push_back(each);
  mentions_.named(Ref::it, false);
  const bool chosen = std::exchange(it_chosen_, true);
  list(e.body, {std::move(leads), true});
  it_chosen_ = chosen;
}

/// Both ways are the same toss of another player: who tosses is one sentence, what hangs on the coins the next.
bool Planner::either_tosses(const If& e, std::vector<Lead>& leads) {
  const auto* one = e.then.items.size() == 1 ? std::get_if<Toss>(&e.then.items.front().node) : nullptr;
  const auto* other = e.otherwise.items.size() == 1 ? std::get_if<Toss>(&e.otherwise.items.front().node) : nullptr;
  if (!one || !other) return false;
  Toss same = *other;
  same.by = one->by;
  if (!(same == *one)) return false;
  const Condition& c = e.condition;
  const bool by_opponent = c.kind == Condition::Kind::is && c.filter.size() == 1 &&
                           c.filter.front().zone == Zone::chain && c.filter.front().controller == Side::opponent &&
                           parts_of(c.filter.front()).empty();
  if (by_opponent && target_of(c.ref) && one->by == Side::opponent && other->by == Side::you) {
    Clause& whoever = thrown(*one, clause(Joint::first, std::move(leads)), nullptr);
    whoever.subject.naming = Naming::that_player;
    whoever.subject.ref = seen(c.ref);
    whoever.subject.filter.type = CardType::jutsu;
    end_sentence();
    tossed(*one);
    return true;
  }
  leads.push_back(condition_lead(LeadKind::if_, c));
  thrown(*one, clause(Joint::first, std::move(leads)), nullptr);
  thrown(*other, clause(Joint::branch, {lead_of(LeadKind::otherwise)}), nullptr);
  end_sentence();
  tossed(*one);
  return true;
}

void Planner::tell(const If& e, Scope& scope) {
  std::vector<Lead> leads = opening(scope);
  if (either_tosses(e, leads)) return;
  if (e.then.items.empty()) {
    Lead negated = lead_of(LeadKind::if_);
    negated.test = test(e.condition, true);
    leads.push_back(std::move(negated));
    return list(e.otherwise, {std::move(leads), true});
  }
  if (e.otherwise.items.empty() && !worth_saying(e.condition, e.then)) return list(e.then, {std::move(leads), true});
  Lead lead = condition_lead(LeadKind::if_, e.condition);
  if (!e.otherwise.items.empty()) lead.times = 2;  // two ways: it cannot be joined to a condition before it
  const auto done = done_or_not(e.condition);
  if (done) lead = lead_of(*done);
  const bool said = !leads.empty() && leads.back().kind == LeadKind::if_you_do;
  const bool only_then = leads.size() == 1 && leads.front().kind == LeadKind::then;
  const bool if_done = said && !e.otherwise.items.empty() && !done;
  if (if_done) lead.times = 1;  // both ways say "if you do and ...", so that no "otherwise" belongs to the doing
  if (done && only_then) leads.clear();
  if (lead.kind != LeadKind::if_you_do || !said) leads.push_back(std::move(lead));
  const auto* first = e.then.items.size() > 1 ? std::get_if<Modes>(&e.then.items.front().node) : nullptr;
  if (first && !differ_in_place(*first)) {  // the list of modes is a sentence of its own: the next one asks again
    Effects rest = e.then;
    rest.items.erase(rest.items.begin());
    Scope of_modes{std::move(leads), true};
    modes(*first, of_modes);
    leads = {condition_lead(LeadKind::if_, e.condition)};
    list(rest, {std::move(leads), true});
  } else {
    list(e.then, {std::move(leads), true});
  }
  if (e.otherwise.items.empty()) return;
  if (if_done) {
    Lead no = lead_of(LeadKind::if_);
    no.test = test(e.condition, true);
    end_sentence();
    return list(e.otherwise, {{lead_of(LeadKind::if_you_do), std::move(no)}, true});
  }
  const bool together = one_simple(e.then) && one_simple(e.otherwise);
  if (!together) end_sentence();
  list(e.otherwise, {{lead_of(LeadKind::otherwise)}, true, together});
}

void Planner::tell(const Repeat& e, Scope& scope) {
  list(e.body, std::move(scope));
  end_sentence();
  Clause& c = clause(Joint::first, {condition_lead(LeadKind::while_, e.condition)});
  c.subject.naming = Naming::you;
  c.acts.push_back(act_of(Verb::repeat));
  end_sentence();
}

/// One plain act with cards of their own: "each player discards 1 of their own chakra".
bool Planner::each_in_turn(const EachPlayer& e, Scope& scope) {
  const auto* move = e.body.items.size() == 1 ? std::get_if<Move>(&e.body.items.front().node) : nullptr;
  if (!move || move->what.kind != Selector::Kind::choose || move->what.side != Side::you || move->what.any_number)
    return false;
  const Filter& cards = move->what.filter.front();
  const bool plain = move->what.n.front().kind == Amount::Kind::constant && cards.zone != Zone::deck;
  if (!plain || cards.controller != Side::you) return false;
  Clause& c = clause(Joint::first, opening(scope));
  c.subject.naming = Naming::each_player;
  c.subject.own = true;  // in their order
  c.acts = acts_of(e.body.items.front()).acts;
  for (Act& act : c.acts) {
    act.object.own = true;
    act.object.filter.controller.reset();
  }
  end_sentence();
  return true;
}

void Planner::tell(const EachPlayer& e, Scope& scope) {
  if (!e.active_last && each_in_turn(e, scope)) return;
  std::vector<Lead> leads = opening(scope);
  leads.push_back(lead_of(LeadKind::each_player));
  leads.back().last = e.active_last;
  list(e.body, {std::move(leads), true});
  end_sentence();
  if (e.part_by_part) plain_sentence(SentenceKind::part_by_part);
  end_sentence();
}

/// Two modes that differ in nothing but the place in the team are one act.
bool Planner::one_placing(const Modes& e, Scope& scope, bool may) {
  if (!differ_in_place(e)) return false;
  const bool outer = std::exchange(any_place_, true);
  const Effect& one = e.of.front().items.front();
  if (may) {
    Effects body;
    body.items.push_back(one);
    this->may(std::nullopt, body, scope);
  } else {
    effect(one, scope);
  }
  any_place_ = outer;
  return true;
}

/// Modes that differ in nothing but the attribute that is set: "has the A, B or C attribute (your choice)".
bool Planner::one_of_attributes(const Modes& e, Scope& scope) {
  if (e.of.size() < 2) return false;
  std::vector<Word> attributes;
  std::optional<Lasting> common;
  for (const Effects& mode : e.of) {
    const auto* lasting = mode.items.size() == 1 ? std::get_if<Lasting>(&mode.items.front().node) : nullptr;
    const auto* set = lasting ? std::get_if<SetAttribute>(&lasting->rule) : nullptr;
    if (!set) return false;
    Lasting same = *lasting;
    attributes.push_back(std::exchange(std::get<SetAttribute>(same.rule).attribute, Word{}));
    if (common && !(*common == same)) return false;
    common = std::move(same);
  }
  const Lasting& first = std::get<Lasting>(e.of.front().items.front().node);
  Act act = rule_act(first.rule);
  act.choice = std::move(attributes);
  statement(who_of(first.rule), std::move(act), scope, first.until);
  return true;
}

void Planner::modes(const Modes& e, Scope& scope, bool may) {
  if (one_placing(e, scope, may)) return;
  if (!may && one_of_attributes(e, scope)) return;
  std::vector<Lead> leads = opening(scope);
  Sentence& s = sentence();
  s.kind = SentenceKind::modes;
  s.may = may;
  s.leads = std::move(leads);
  s.coins = static_cast<int>(e.of.size());
  constexpr std::size_t kMostInASentence = 3;
  const bool short_ones = e.of.size() <= kMostInASentence &&
                          std::all_of(e.of.begin(), e.of.end(), [](const Effects& mode) { return all_simple(mode); });
  if (short_ones) {
    for (const Effects& mode : e.of) {
      Scope one;
      one.held = true;
      one.first = Joint::option;
      mentions_.no_subject();
      last_lasting_ = nullptr;
      list(mode, std::move(one));
    }
    end_sentence();
    return;
  }
  int number = 0;
  for (const Effects& mode : e.of) {
    end_sentence();
    Lead lead = lead_of(LeadKind::numbered);
    lead.times = ++number;
    list(mode, {{lead}, true});
  }
  end_sentence();
}

}  // namespace naruto::describe
