// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/describe/planner.h"

/// Effects that are told in one clause: the acts of players, and what is said of a card.
namespace naruto::describe {

namespace {

Act act(Verb verb) {
  Act a;
  a.verb = verb;
  return a;
}

Naming player_naming(Side side) {
  switch (side) {
    case Side::you:
      return Naming::you;
    case Side::opponent:
      return Naming::opponent;
    case Side::any:
      break;
  }
  return Naming::each_player;
}

bool chosen(const Selector& s) { return s.kind == Selector::Kind::choose || s.kind == Selector::Kind::random; }

/// What the player does with the one card that the clause before has named.
Phrase taken_up(const Phrase& object) {
  Phrase it = object;
  it.naming = Naming::pronoun;
  it.link = Link::chosen;
  it.plural = object.many();
  it.own = false;
  it.origin = Origin::none;
  it.up_to = false;
  return it;
}

}  // namespace

std::vector<Lead> Planner::opening(Scope& scope) {
  if (scope.leads.empty() && scope.held && open_) {
    end_sentence();
    if (revealed_) return {};  // what was shown is looked at now: "then" would say nothing
    Lead then;
    then.kind = LeadKind::then;
    return {then};
  }
  if (scope.leads.empty()) end_sentence();
  return std::exchange(scope.leads, {});
}

Clause& Planner::next_clause(Scope& scope) {
  if (!scope.leads.empty() || scope.branch || scope.first != Joint::first) {
    const Joint joint = scope.branch ? Joint::branch : std::exchange(scope.first, Joint::first);
    scope.branch = false;
    return clause(joint, std::exchange(scope.leads, {}));
  }
  if (scope.held && open_) return clause(Joint::then, {});
  std::vector<Lead> leads = opening(scope);
  return clause(Joint::first, std::move(leads));
}

void Planner::list(const Effects& effects, Scope scope) {
  for (const Effect& e : effects.items) {
    const Look* const look = std::get_if<Look>(&e.node);
    const Reveal* const reveal = std::get_if<Reveal>(&e.node);
    const Lasting* const rule = std::get_if<Lasting>(&e.node);
    effect(e, scope);
    if (look) looked_ = look;  // what was seen stays in hand, so to speak, until the end of the ability
    revealed_ = reveal ? &reveal->what : nullptr;
    if (reveal) remember_revealed(reveal->what);
    last_lasting_ = rule;
  }
}

bool Planner::has_acts(const Effect& effect) const {
  const auto by_you = [](const Selector& s) { return !chosen(s) || s.side == Side::you; };
  if (const auto* e = std::get_if<Heal>(&effect.node)) return by_you(e->who);
  if (const auto* e = std::get_if<Move>(&effect.node)) return by_you(e->what);
  if (const auto* e = std::get_if<Draw>(&effect.node)) return e->who == Side::you;
  if (const auto* e = std::get_if<DiscardFromHand>(&effect.node)) return e->who == Side::you;
  if (const auto* e = std::get_if<Shuffle>(&effect.node)) return e->who != Side::any;
  if (const auto* e = std::get_if<WinRewards>(&effect.node)) return e->who == Side::you;
  return std::holds_alternative<PutIntoPlay>(effect.node) || std::holds_alternative<Look>(effect.node) ||
         std::holds_alternative<Reveal>(effect.node) || std::holds_alternative<LoseRewards>(effect.node) ||
         std::holds_alternative<Negate>(effect.node) ||
         (std::holds_alternative<AddCoin>(effect.node) && !std::get<AddCoin>(effect.node).on.up_to) ||
         std::holds_alternative<BecomeStandby>(effect.node);
}

bool Planner::all_own_acts(const Effects& effects) const {
  if (effects.items.empty()) return false;
  for (const Effect& e : effects.items)
    if (!has_acts(e)) return false;
  return true;
}

Planner::Acts Planner::moving(Verb verb, const Selector& what, Destination to, bool reveal) {
  Acts result;
  if (what.kind == Selector::Kind::choose) result.who = what.side;
  const bool filtered = !what.filter.empty();
  const bool search = what.kind == Selector::Kind::choose && filtered && what.filter.front().zone == Zone::deck &&
                      what.filter.front().top == 0;
  Act done = act(verb);
  done.to = to;
  done.reveal = reveal;
  done.object = phrase(what, false);
  if (verb != Verb::move) done.object.in_play = false;
  if (filtered && result.who != Side::you) {
    // "their own" needs an owner to be their own of: the one who chooses.
    const auto controller = what.filter.front().controller;
    if (!controller || *controller == result.who || result.who == Side::any) {
      done.object.own = true;
      done.object.filter.controller.reset();
    }
  }
  if (search) {
    Act find = act(Verb::search);
    find.object = done.object;
    find.reveal = reveal;
    result.acts.push_back(find);
    done.reveal = false;
    done.object = taken_up(done.object);
  }
  result.acts.push_back(std::move(done));
  return result;
}

Planner::Acts Planner::negating(const Negate& e) {
  Acts result;
  Act stop = act(Verb::negate);
  stop.object = phrase(e.what, false);
  result.acts.push_back(stop);
  if (e.to) {
    Act put = act(Verb::move);
    put.to = *e.to;
    put.object = stop.object.naming == Naming::pronoun ? stop.object : taken_up(stop.object);
    result.acts.push_back(put);
  }
  return result;
}

Act Planner::coin_act(const AddCoin& e) {
  Act a = act(Verb::put_coin);
  a.coin = e.kind;
  a.n = quantity(e.n);
  a.object = phrase(e.on, false);
  a.object.in_play = false;
  return a;
}

Planner::Acts Planner::acts_of(const Effect& effect) {
  const auto one = [](Side who, Act a) { return Acts{who, {std::move(a)}}; };
  if (const auto* e = std::get_if<Heal>(&effect.node)) return moving(Verb::heal, e->who, Destination::discard, false);
  if (const auto* e = std::get_if<Move>(&effect.node)) return moving(Verb::move, e->what, e->to, e->reveal);
  if (const auto* e = std::get_if<PutIntoPlay>(&effect.node))
    return moving(Verb::put_into_play, e->what, Destination::discard, false);
  if (const auto* e = std::get_if<Reveal>(&effect.node))
    return moving(Verb::reveal, e->what, Destination::discard, false);
  if (const auto* e = std::get_if<Negate>(&effect.node)) return negating(*e);
  if (const auto* e = std::get_if<AddCoin>(&effect.node)) return one(Side::you, coin_act(*e));
  if (const auto* e = std::get_if<BecomeStandby>(&effect.node))
    return moving(Verb::make_standby, e->who, Destination::discard, false);
  if (const auto* e = std::get_if<Draw>(&effect.node)) {
    Act a = act(e->up_to_hand ? Verb::draw_up_to : Verb::draw);
    a.n = quantity(e->n);
    return one(e->who, a);
  }
  if (const auto* e = std::get_if<DiscardFromHand>(&effect.node)) {
    Act a = act(Verb::discard_from_hand);
    a.n = quantity(e->n);
    return one(e->who, a);
  }
  if (const auto* e = std::get_if<Look>(&effect.node)) {
    Act a = act(Verb::look);
    a.look_at = e->at;
    a.n = quantity(e->n);
    a.object.whose = e->of;
    return one(Side::you, a);
  }
  if (const auto* e = std::get_if<Shuffle>(&effect.node)) {
    Act a = act(Verb::shuffle);
    a.object.whose = e->who;
    return one(e->who == Side::any ? Side::any : Side::you, a);
  }
  if (const auto* e = std::get_if<WinRewards>(&effect.node)) {
    Act a = act(Verb::win_rewards);
    a.n = quantity(e->n);
    return one(e->who, a);
  }
  const auto& e = std::get<LoseRewards>(effect.node);
  Act a = act(Verb::lose_rewards);
  a.n = quantity(e.n);
  a.to = e.to;
  a.object.whose = e.who;
  return one(Side::you, a);
}

void Planner::player_clause(Acts acts, Scope& scope) {
  Clause& c = next_clause(scope);
  c.subject.naming = player_naming(acts.who);
  if (acts.who == Side::opponent && !c.leads.empty()) {
    const Lead& before = c.leads.back();
    const bool about_them = before.kind == LeadKind::moment || (before.kind == LeadKind::event && before.player);
    if (about_them && before.event.whose == Side::opponent) c.subject.naming = Naming::that_player;
  }
  c.acts = std::move(acts.acts);
}

void Planner::statement(const Selector& who, Act said, Scope& scope, std::optional<Until> until) {
  const bool the_one = chosen(who) && !who.filter.empty() && who.filter.front().role == Role::head &&
                       who.filter.front().fighting && !who.up_to && who.n.front() == Amount(1);
  if (chosen(who) && !the_one) {
    Acts pick;
    pick.who = who.side;
    pick.acts.push_back(act(Verb::choose));
    Clause& c = next_clause(scope);
    Phrase object = phrase(who, false);
    object.in_play = false;
    if (who.side != Side::you) {
      object.own = true;
      object.filter.controller.reset();
    }
    c.subject.naming = player_naming(who.side);
    pick.acts.front().object = object;
    c.acts = std::move(pick.acts);
    Clause& then = clause(Joint::chosen, {});
    then.subject = taken_up(object);
    if (said.verb == Verb::put_coin) {
      said.object = then.subject;
      then.subject = Phrase{};
      then.subject.naming = Naming::you;
    }
    then.acts.push_back(std::move(said));
    then.until = until;
    return;
  }
  Clause& c = next_clause(scope);
  c.subject = phrase(who, true);
  c.acts.push_back(std::move(said));
  c.until = until;
  turn_into_ban(c);
}

bool Planner::returns_from_play(const Move& e) const {
  if (e.to != Destination::hand || e.reveal) return false;
  if (chosen(e.what) || e.what.kind == Selector::Kind::top_of_deck) return false;
  if (e.what.kind == Selector::Kind::each) return !e.what.filter.front().zone;
  if (e.what.ref == Ref::it && it_revealed_) return false;
  const auto index = static_cast<std::size_t>(e.what.ref) - static_cast<std::size_t>(Ref::t1);
  if (e.what.ref >= Ref::t1 && e.what.ref <= Ref::t4 && targets_ && index < targets_->size())
    return !(*targets_)[index].of.zone;
  return true;
}

void Planner::remember_revealed(const Selector& what) {
  if (what.kind == Selector::Kind::ref) return;
  it_revealed_ = true;
  it_filter_ = what.filter.empty() ? Filter{} : what.filter.front();
  if (what.kind == Selector::Kind::top_of_deck && what.side != Side::any) it_owner_ = what.side;
  if (what.kind != Selector::Kind::top_of_deck) it_owner_ = it_filter_.zone ? it_filter_.controller : std::nullopt;
}

bool Planner::revealed_card(const Move& e, Scope& scope) {
  if (!revealed_ || revealed_->kind != Selector::Kind::top_of_deck || e.what.filter.empty()) return false;
  const Filter& f = e.what.filter.front();
  if (f.zone != Zone::deck || f.top != 1) return false;
  Lead lead;
  lead.kind = LeadKind::if_;
  lead.test.kind = Condition::Kind::is;
  lead.test.who.naming = Naming::pronoun;
  lead.test.who.link = Link::chosen;
  lead.test.filter = f;
  lead.test.filter.zone.reset();
  lead.test.filter.controller.reset();
  lead.test.filter.top = 0;
  end_sentence();
  scope.leads = {lead};
  Act put = act(Verb::move);
  put.to = e.to;
  put.object.naming = Naming::pronoun;
  put.object.owner = revealed_->side;
  player_clause({Side::you, {put}}, scope);
  return true;
}

void Planner::lasting(const Lasting& e, Scope& scope) {
  const Selector& who = std::visit([](const auto& r) -> const Selector& { return r.who; }, e.rule);
  const Aspect aspect = rule_aspect(e.rule);
  if (open_ && last_lasting_ && last_lasting_->until == e.until && aspect == Aspect::itself && !chosen(who) &&
      scope.leads.empty() && rule_aspect(last_lasting_->rule) == Aspect::itself &&
      std::visit([](const auto& r) -> const Selector& { return r.who; }, last_lasting_->rule) == who) {
    Clause& last = text_.back().sentences.back().clauses.back();
    if (last.subject.naming == Naming::no) last.subject.naming = Naming::each;
    last.acts.push_back(rule_act(e.rule));
    turn_into_ban(last);
    return;
  }
  if (aspect == Aspect::itself) return statement(who, rule_act(e.rule), scope, e.until);
  Clause& c = next_clause(scope);
  c.subject = rule_subject(who, aspect);
  c.acts.push_back(rule_act(e.rule));
  c.until = e.until;
}

void Planner::effect(const Effect& effect, Scope& scope) {
  if (const auto* e = std::get_if<Damage>(&effect.node)) {
    Act a = act(Verb::takes_damage);
    a.n = quantity(e->amount);
    a.additional = additional_damage_;
    return statement(e->to, a, scope, std::nullopt);
  }
  if (const auto* e = std::get_if<Injure>(&effect.node))
    return statement(e->who, act(Verb::becomes_injured), scope, std::nullopt);
  if (const auto* e = std::get_if<BecomeStandby>(&effect.node))
    return statement(e->who, act(Verb::becomes_standby), scope, std::nullopt);
  if (const auto* e = std::get_if<Lasting>(&effect.node)) return lasting(*e, scope);
  if (const auto* e = std::get_if<Move>(&effect.node)) {
    if (revealed_card(*e, scope)) return;
    if (returns_from_play(*e)) return statement(e->what, act(Verb::returns), scope, std::nullopt);
  }
  if (const auto* e = std::get_if<AddCoin>(&effect.node);
      e && (e->on.up_to || (chosen(e->on) && e->on.side != Side::you)))
    return statement(e->on, coin_act(*e), scope, std::nullopt);  // nothing stands in front of "up to 2"
  if (const auto* e = std::get_if<Toss>(&effect.node)) return toss(*e, scope, nullptr);
  if (const auto* e = std::get_if<ForEach>(&effect.node)) return for_each(*e, scope);
  if (const auto* e = std::get_if<May>(&effect.node)) return may(e->pay, e->body, scope);
  if (const auto* e = std::get_if<If>(&effect.node)) return branches(*e, scope);
  if (const auto* e = std::get_if<Modes>(&effect.node)) return modes(*e, scope);
  if (const auto* e = std::get_if<Delayed>(&effect.node)) return delayed(*e, scope);
  if (const auto* e = std::get_if<GrantTrigger>(&effect.node)) return grant(*e, scope);

  if (!scope.held && scope.leads.empty() && !scope.branch && scope.first == Joint::first) end_sentence();
  player_clause(acts_of(effect), scope);
  const auto* play = std::get_if<PutIntoPlay>(&effect.node);
  if (play && play->counts_as_deployment) {
    plain_sentence(SentenceKind::counts_as_deployment);
    end_sentence();
  }
}

}  // namespace naruto::describe
