// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "engine/naruto/describe/planner.h"

/// Effects that hold other effects: branches, options, tosses, repetitions, what comes later.
namespace naruto::describe {

namespace {

Lead lead_of(LeadKind kind) {
  Lead lead;
  lead.kind = kind;
  return lead;
}

bool is_complex(const Effect& effect) {
  return std::holds_alternative<Toss>(effect.node) || std::holds_alternative<ForEach>(effect.node) ||
         std::holds_alternative<May>(effect.node) || std::holds_alternative<If>(effect.node) ||
         std::holds_alternative<Pay>(effect.node) || std::holds_alternative<Modes>(effect.node) ||
         std::holds_alternative<Delayed>(effect.node) || std::holds_alternative<GrantTrigger>(effect.node) ||
         (std::holds_alternative<PutIntoPlay>(effect.node) && std::get<PutIntoPlay>(effect.node).counts_as_deployment);
}

bool one_simple(const Effects& effects) { return effects.items.size() == 1 && !is_complex(effects.items.front()); }

bool all_simple(const Effects& effects) {
  return !effects.items.empty() && std::none_of(effects.items.begin(), effects.items.end(), is_complex);
}

/// The selector of an effect that acts on one thing.
Selector* selector_of(Effect& effect) {
  if (auto* e = std::get_if<Damage>(&effect.node)) return &e->to;
  if (auto* e = std::get_if<Injure>(&effect.node)) return &e->who;
  if (auto* e = std::get_if<Heal>(&effect.node)) return &e->who;
  if (auto* e = std::get_if<Move>(&effect.node)) return &e->what;
  if (auto* e = std::get_if<BecomeStandby>(&effect.node)) return &e->who;
  if (auto* e = std::get_if<AddCoin>(&effect.node)) return &e->on;
  if (auto* e = std::get_if<GainControl>(&effect.node)) return &e->who;
  if (auto* e = std::get_if<JoinTeam>(&effect.node)) return &e->who;
  if (auto* e = std::get_if<MovePlace>(&effect.node)) return &e->who;
  if (auto* e = std::get_if<Lasting>(&effect.node))
    return std::visit([](auto& rule) -> Selector* { return &rule.who; }, e->rule);
  return nullptr;
}

}  // namespace

void Planner::toss(const Toss& e, Scope& scope, const Filter* each) {
  Clause& c = clause(Joint::first, opening(scope));
  c.subject.naming = Naming::you;
  Act throw_it = act_of(Verb::toss);
  throw_it.object.naming = Naming::you;
  throw_it.call = e.call;
  if (each) {
    throw_it.object.naming = Naming::each;
    throw_it.object.filter = seen(*each);
  }
  c.acts.push_back(throw_it);
  end_sentence();
  const bool together = one_simple(e.heads) && one_simple(e.tails);
  if (!e.heads.items.empty()) list(e.heads, {{lead_of(e.call ? LeadKind::right_call : LeadKind::heads)}, true});
  if (!together) end_sentence();
  if (!e.tails.items.empty())
    list(e.tails, {{lead_of(e.call ? LeadKind::wrong_call : LeadKind::tails)}, true, together});
  scope.held = true;
}

void Planner::for_each(const ForEach& e, Scope& scope) {
  it_filter_ = e.of;
  if (e.body.items.size() == 1) {
    const Effect& only = e.body.items.front();
    if (const auto* t = std::get_if<Toss>(&only.node)) return toss(*t, scope, &e.of);
    Effect copy = only;
    Selector* const who = selector_of(copy);
    if (who && who->kind == Selector::Kind::ref && who->ref == Ref::it) {
      who->kind = Selector::Kind::each;
      who->filter = {e.of};
      effect(copy, scope);
      return;
    }
  }
  std::vector<Lead> leads = opening(scope);
  Lead each = lead_of(LeadKind::for_each);
  each.group.naming = Naming::each;
  each.group.filter = seen(e.of);
  if (e.of.zone) each.group.origin = Origin::zone;
  leads.push_back(each);
  mentions_.named(Ref::it, false);
  list(e.body, {std::move(leads), true});
}

void Planner::branches(const If& e, Scope& scope) {
  std::vector<Lead> leads = opening(scope);
  if (e.then.items.empty()) {
    Lead negated = lead_of(LeadKind::if_);
    negated.test = test(e.condition, true);
    leads.push_back(std::move(negated));
    return list(e.otherwise, {std::move(leads), true});
  }
  leads.push_back(condition_lead(LeadKind::if_, e.condition));
  list(e.then, {std::move(leads), true});
  if (e.otherwise.items.empty()) return;
  const bool together = one_simple(e.then) && one_simple(e.otherwise);
  if (!together) end_sentence();
  list(e.otherwise, {{lead_of(LeadKind::otherwise)}, true, together});
}

std::vector<Act> Planner::price_acts(const Price& price, Ref self) {
  std::vector<Act> acts;
  const auto add = [&acts](Verb verb, int n) -> Act& {
    acts.push_back(act_of(verb));
    acts.back().n = {n, 0};
    return acts.back();
  };
  if (price.chakra > 0) add(Verb::discard_chakra, price.chakra).symbol = price.of_symbol;
  if (price.hand > 0 && price.of_hand) {
    Filter fitting = *price.of_hand;
    fitting.zone = Zone::hand;
    fitting.controller = Side::you;
    add(Verb::move, 1).object = counted(fitting, {price.hand, 0});
  } else if (price.hand > 0) {
    add(Verb::discard_from_hand, price.hand);
  }
  if (price.rewards > 0) {
    Act& a = add(Verb::lose_rewards, price.rewards);
    a.object.whose = Side::you;
    a.to = Destination::chakra;
  }
  if (price.deck_top > 0) {
    Act& a = add(Verb::move, 1);
    a.object.naming = Naming::top_cards;
    a.object.n = {price.deck_top, 0};
    a.object.owner = Side::you;
  }
  if (price.self) {
    Act& a = add(Verb::move, 1);
    a.object = mention(self, false);
    a.to = *price.self;
  }
  if (price.injure_self) add(Verb::injure, 1).object = mention(self, false);
  if (price.damage_self > 0) add(Verb::deal_damage, price.damage_self).object = mention(self, false);
  return acts;
}

/// Nobody is asked: what can be paid is paid, and then the rest follows.
void Planner::pay(const Pay& e, Scope& scope) {
  std::vector<Act> acts = price_acts(e.price);
  if (acts.empty()) return list(e.body, std::move(scope));
  Clause& c = clause(Joint::first, opening(scope));
  c.subject.naming = Naming::you;
  c.acts = std::move(acts);
  end_sentence();
  if (!e.body.items.empty()) list(e.body, {{lead_of(LeadKind::if_you_do)}, true});
}

void Planner::may(const std::optional<Price>& price, const Effects& body, Scope& scope) {
  if (price) return may_with_price(*price, body, scope);
  const bool first_own = !body.items.empty() && has_acts(body.items.front());
  if (body.items.size() == 1 && may_give(body.items.front(), scope)) return;
  Clause& c = clause(Joint::first, opening(scope));
  c.subject.naming = Naming::you;
  c.may = true;
  if (all_own_acts(body) && body.items.size() <= 2) {
    for (const Effect& e : body.items) {
      std::vector<Act> acts = acts_of(e).acts;
      if (&e != &body.items.front()) acts.front().then = true;
      c.acts.insert(c.acts.end(), acts.begin(), acts.end());
    }
    return;
  }
  Effects rest = body;
  if (first_own) {
    c.acts = acts_of(body.items.front()).acts;
    rest.items.erase(rest.items.begin());
  } else {
    c.acts.push_back(act_of(Verb::apply_effect));
  }
  end_sentence();
  list(rest, {{lead_of(LeadKind::if_you_do)}, true});
}

/// "You may give it +1/+1": what is otherwise told of the card becomes an act of the player.
bool Planner::may_give(const Effect& effect, Scope& scope) {
  Act a;
  std::optional<Until> until;
  const Selector* who = nullptr;
  const Lasting* const lasting = std::get_if<Lasting>(&effect.node);
  if (const auto* e = std::get_if<Damage>(&effect.node)) {
    a.verb = Verb::deal_damage;
    a.n = quantity(e->amount);
    a.additional = additional_damage_;
    who = &e->to;
  } else if (const auto* i = std::get_if<Injure>(&effect.node)) {
    a.verb = Verb::injure;
    who = &i->who;
  } else if (lasting && std::holds_alternative<ModifyPower>(lasting->rule)) {
    who = &std::get<ModifyPower>(lasting->rule).who;
    a.verb = Verb::give_power;
    a.rule = rule_act(lasting->rule).rule;
    until = lasting->until;
  } else if (!lasting) {
    return false;
  }
  const bool picks = who && who->kind == Selector::Kind::choose;
  std::vector<Lead> leads = opening(scope);
  if (picks && (who->up_to || who->side != Side::you)) {
    // No preposition may stand in front of "up to 2", and nobody else chooses inside "you may": said in two steps.
    Clause& c = clause(Joint::first, std::move(leads));
    c.subject.naming = Naming::you;
    c.may = true;
    c.acts.push_back(act_of(Verb::apply_effect));
    end_sentence();
    Effects one;
    one.items.push_back(effect);
    list(one, {{lead_of(LeadKind::if_you_do)}, true});
    return true;
  }
  Clause& c = clause(Joint::first, std::move(leads));
  c.subject.naming = Naming::you;
  c.may = true;
  if (who) {
    a.object = phrase(*who, false);
    a.object.in_play = false;
    if (a.verb == Verb::give_power) {
      const Act figures = rule_act(lasting->rule);
      a.n = figures.n;
      a.support = figures.support;
    }
    c.acts.push_back(std::move(a));
    c.until = until;
    return true;
  }
  c.acts.push_back(act_of(Verb::decide));
  Scope that;
  that.held = true;
  that.first = Joint::that;
  this->lasting(*lasting, that);
  return true;
}

void Planner::may_with_price(const Price& price, const Effects& body, Scope& scope) {
  Clause& c = clause(Joint::first, opening(scope));
  c.subject.naming = Naming::you;
  c.may = true;
  std::vector<Act> acts = price_acts(price);
  if (all_own_acts(body) && body.items.size() <= 2) {
    c.price = std::move(acts);
    for (const Effect& e : body.items) {
      std::vector<Act> done = acts_of(e).acts;
      if (&e != &body.items.front()) done.front().then = true;
      c.acts.insert(c.acts.end(), done.begin(), done.end());
    }
    return;
  }
  c.acts = std::move(acts);
  end_sentence();
  if (!body.items.empty()) list(body, {{lead_of(LeadKind::if_you_do)}, true});
}

void Planner::modes(const Modes& e, Scope& scope) {
  std::vector<Lead> leads = opening(scope);
  Sentence& s = sentence();
  s.kind = SentenceKind::modes;
  s.leads = std::move(leads);
  s.coins = static_cast<int>(e.of.size());
  const bool short_ones = std::all_of(e.of.begin(), e.of.end(), [](const Effects& mode) { return all_simple(mode); });
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

void Planner::delayed(const Delayed& e, Scope& scope) {
  std::vector<Lead> leads;
  if (!scope.leads.empty()) {
    leads = opening(scope);
  } else {
    end_sentence();  // the moment says itself that it comes later
  }
  Lead moment = lead_of(LeadKind::moment);
  moment.event.event = e.at;
  moment.of_this_turn = true;
  leads.push_back(moment);
  list(e.body, {std::move(leads), true});
  end_sentence();
}

void Planner::grant(const GrantTrigger& e, Scope& scope) {
  const auto* triggered = e.ability.empty() ? nullptr : std::get_if<Triggered>(&e.ability.front().body);
  if (e.who.kind != Selector::Kind::ref || !triggered || e.until != Until::turn_end) return quote(e, scope);
  std::vector<Lead> leads = opening(scope);
  const bool additional = std::exchange(additional_damage_, triggered->on.event == Happening::battle_result);
  const auto outer = std::exchange(self_means_, seen(e.who.ref));
  for (Lead& lead : event_leads(triggered->on, true)) leads.push_back(std::move(lead));
  if (triggered->condition) leads.push_back(condition_lead(LeadKind::if_, *triggered->condition));
  list(triggered->body, {std::move(leads), true});
  end_sentence();
  self_means_ = outer;
  additional_damage_ = additional;
}

/// The object has the text word for word: in quotation marks, where "this Ninja" is the object.
void Planner::quote(const GrantTrigger& e, Scope& scope) {
  std::vector<Lead> leads = opening(scope);
  Sentence& s = sentence();
  s.kind = SentenceKind::granted;
  s.leads = std::move(leads);
  s.who = phrase(e.who, true);
  s.until = e.until;
  CardDefinition bearer;
  bearer.type = CardType::ninja;
  bearer.abilities = e.ability;
  s.quoted = plan(bearer);
  end_sentence();
}

}  // namespace naruto::describe
