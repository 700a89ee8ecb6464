// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "engine/naruto/describe/planner.h"

/// Effects that are told in one clause: the acts of players, and what is said of a card.
namespace naruto::describe {

bool names_another(const std::vector<Act>& acts) {
  return std::any_of(acts.begin(), acts.end(), [](const Act& act) {
    const Naming how = act.object.naming;
    const bool first =
        how == Naming::counted || how == Naming::any_number || how == Naming::as_many || how == Naming::superlative;
    return first && noun_of(act.object.filter) == Noun::ninja;
  });
}

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
  if (scope.held && open_ && !std::exchange(scope.apart, false)) return clause(Joint::then, {});
  std::vector<Lead> leads = opening(scope);
  return clause(Joint::first, std::move(leads));
}

void Planner::list(const Effects& effects, Scope scope) {
  ++depth_;
  const bool shuffled_outside = shuffle_follows_;
  for (std::size_t i = 0; i < effects.items.size(); ++i) {
    if (const auto all = of_all_targets(effects, i)) {
      effect(*all, scope);
      i += targets_->size() - 1;
      last_lasting_ = nullptr;
      continue;
    }
    const Effect& e = effects.items[i];
    const Reveal* const reveal = std::get_if<Reveal>(&e.node);
    const Lasting* const rule = std::get_if<Lasting>(&e.node);
    goes_on_ = i + 1 < effects.items.size() && goes_on(e, effects.items[i + 1]);
    if (goes_on_) ++i;  // told with this one
    const bool last = i + 1 >= effects.items.size();
    shuffle_follows_ = last ? shuffled_outside : std::holds_alternative<Shuffle>(effects.items[i + 1].node);
    effect(e, scope);
    goes_on_ = false;
    note_done(e);
    if (searched_ && !shuffle_follows_) {
      Shuffle after;
      after.who = *searched_;
      effect({after}, scope);
    }
    searched_.reset();
    if (depth_ == 1) note_power(e);
    scope.apart = is_conditional(e);
    revealed_ = reveal ? &reveal->what : nullptr;
    last_lasting_ = rule;
  }
  shuffle_follows_ = shuffled_outside;
  --depth_;
}

/// Damage of a battle result comes on top of that of the battle only for those who have fought it.
bool Planner::is_additional(const Selector& to) const {
  const Target* const target = to.kind == Selector::Kind::ref ? target_of(to.ref) : nullptr;
  if (target && target->many()) return false;  // not each of them has fought
  return additional_damage_ && (to.filter.empty() || (to.filter.front().fighting && !to.filter.front().role));
}

void Planner::player_clause(Acts acts, Scope& scope) {
  const bool same = acts.who != Side::you && open_ && scope.held && !scope.apart && scope.leads.empty() &&
                    scope.first == Joint::first && !scope.branch;
  if (same) {  // "the opponent draws 1 card and then discards 2": one subject for both
    Clause& before = text_.back().sentences.back().clauses.back();
    const Naming who = before.subject.naming;
    const bool theirs = who == player_naming(acts.who) || (who == Naming::that_player && acts.who == Side::opponent);
    if (theirs && before.subject.aspect == Aspect::itself && !before.until && !before.may &&
        !before.acts.front().rule) {
      acts.acts.front().then = true;
      before.acts.insert(before.acts.end(), acts.acts.begin(), acts.acts.end());
      return;
    }
  }
  Clause& c = next_clause(scope);
  c.subject.naming = player_naming(acts.who);
  if (acts.who == Side::opponent && !c.leads.empty()) {
    const Lead& before = c.leads.back();
    const bool about_them = before.kind == LeadKind::moment || (before.kind == LeadKind::event && before.player);
    if (about_them && before.event.whose == Side::opponent) c.subject.naming = Naming::that_player;
  }
  c.acts = std::move(acts.acts);
  if (names_another(c.acts)) mentions_.no_subject();   // "it" would be that one
  if (acts.who != Side::you) mentions_.named_other();  // whoever acts is near, too
  const bool wins = c.acts.front().verb == Verb::win_game;
  if (wins && acts.who == Side::any) c.subject.naming = Naming::active_player;     // N-WIN-09
  if (acts.who == Side::any && c.acts.front().verb == Verb::search) c.may = true;  // N-SHUF-03
}

/// Whoever chooses the one head Ninja of the other side has nothing to choose from.
bool Planner::is_the_one(const Selector& who) {
  return is_chosen(who) && !who.filter.empty() && who.filter.front().role == Role::head &&
         who.filter.front().fighting && !who.up_to && !who.n.empty() && who.n.front() == Amount(1);
}

namespace {

/// What a text asks of its target all the while, beside being the target; nothing if it speaks of other cards.
std::optional<Condition> asked_of_target(const Selector& who) {
  if (who.kind != Selector::Kind::each || !who.filter.front().is || !is_target(*who.filter.front().is))
    return std::nullopt;
  Condition so;
  so.kind = Condition::Kind::is;
  so.ref = *who.filter.front().is;
  so.filter = who.filter;
  so.filter.front().is.reset();
  if (parts_of(so.filter.front()).empty()) return std::nullopt;
  return so;
}

}  // namespace

Clause& Planner::statement(const Selector& who, Act said, Scope& scope, std::optional<Until> until, Aspect aspect) {
  if (const auto so = asked_of_target(who); so && !target_of(so->ref)->many()) {
    scope.leads.push_back(condition_lead(LeadKind::while_, *so));
    Selector target;
    target.kind = Selector::Kind::ref;
    target.ref = so->ref;
    return statement(target, std::move(said), scope, until, aspect);
  }
  if (is_chosen(who) && !is_the_one(who)) {
    Clause& c = next_clause(scope);
    c.may = std::exchange(may_choose_, false);
    Phrase object = phrase(who, false);
    object.in_play = false;
    if (who.side != Side::you) {
      object.own = true;
      object.filter.controller.reset();
    }
    c.subject.naming = player_naming(who.side);
    c.acts = {act_of(Verb::choose)};
    c.acts.front().object = object;
    Clause& then = clause(Joint::chosen, {});
    then.subject = taken_up(object);
    if (said.verb == Verb::put_coin || said.verb == Verb::remove_coin ||
        said.verb == Verb::gain_control) {  // what you do, not what is said of the card
      said.object = then.subject;
      then.subject = Phrase{};
      then.subject.naming = Naming::you;
    }
    then.subject.aspect = aspect;
    then.acts.push_back(std::move(said));
    then.until = until;
    then.next_too = goes_on_;
    return then;
  }
  if (aspect == Aspect::itself && scope.leads.empty() && scope.first == Joint::first && !scope.branch)
    if (Clause* before = place_taken_by(who)) {
      before->acts.push_back(std::move(said));
      before->until = until;
      return *before;
    }
  Clause& c = next_clause(scope);
  c.subject = aspect == Aspect::itself || !said.rule ? phrase(who, true) : rule_subject(*said.rule, aspect);
  c.acts.push_back(std::move(said));
  c.until = until;
  c.next_too = goes_on_;
  turn_into_ban(c);
  return c;
}

bool Planner::returns_from_play(const Move& e) const {
  if (e.to != Destination::hand || e.reveal) return false;
  if (is_chosen(e.what) || e.what.kind == Selector::Kind::top_of_deck || e.what.kind == Selector::Kind::bottom_of_deck)
    return false;
  if (e.what.kind == Selector::Kind::each) return !e.what.filter.front().zone;
  if (e.what.ref == Ref::it && it_revealed_) return false;
  const auto index = static_cast<std::size_t>(e.what.ref) - static_cast<std::size_t>(Ref::t1);
  if (e.what.ref >= Ref::t1 && e.what.ref <= Ref::t4 && targets_ && index < targets_->size())
    return !(*targets_)[index].of.zone;
  return true;
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
  Act put = act_of(Verb::move);
  put.to = e.to;
  put.object.naming = Naming::pronoun;
  put.object.owner = revealed_->side;
  player_clause({Side::you, {put}}, scope);
  return true;
}

// What the card itself does in the sentence: it joins, moves, turns into another.

void Planner::tell(const JoinTeam& e, Scope& scope) {
  Clause& c = statement(e.who, act_of(Verb::joins_team), scope, e.until);
  Phrase team = mention(e.of, false);
  team.aspect = Aspect::team;
  c.acts.back().object = team;
  if (!no_battle_) c.acts.back().role = e.place;
  c.acts.back().any_place = any_place_;
}

void Planner::tell(const JoinBattle& e, Scope& scope) {
  Clause& c = statement(e.who, act_of(Verb::joins_battle), scope, std::nullopt);
  c.acts.back().object = mention(e.against, false);
  c.acts.back().role = e.place;
}

void Planner::tell(const MovePlace& e, Scope& scope) {
  Act a = act_of(Verb::takes_place);
  a.role = e.to;
  statement(e.who, a, scope, std::nullopt);
}

void Planner::tell(const Transform& e, Scope& scope) {
  Act a = act_of(Verb::transforms);
  a.into = e.into;
  if (e.in_team) {
    a.other.push_back(mention(*e.in_team, false));
    a.other.back().aspect = Aspect::team;
  }
  statement(Selector{}, a, scope, std::nullopt);
}

/// "After use, ...": where the used card goes.
void Planner::tell(const AfterUse& e, Scope& scope) {
  Lead once_used;
  once_used.kind = LeadKind::once_used;
  end_sentence();
  scope.leads.push_back(once_used);
  Act put = act_of(Verb::move);
  put.to = e.to;
  put.object = mention(e.what, false);
  player_clause({Side::you, {put}}, scope);
}

/// Two sentences: until it has been shown, and what becomes of the cards then.
void Planner::tell(const RevealUntil& e, Scope& scope) {
  Filter among = seen(e.of);
  if (!among.zone) among.zone = Zone::village;
  Acts shown;
  if (e.with) {
    Act hide = act_of(Verb::hide_among);
    hide.object = mention(*e.with, false);
    hide.by = among;
    shown.acts.push_back(std::move(hide));
  }
  Act reveal = act_of(Verb::reveal_until);
  reveal.object.filter = seen(e.until);
  reveal.by = among;
  reveal.chosen = e.with && among.zone == Zone::hand;  // it has just been named
  shown.acts.push_back(std::move(reveal));
  player_clause(std::move(shown), scope);
  end_sentence();
  Acts then;
  if (e.with) {
    Act back = act_of(Verb::bring_back);
    back.object = mention(*e.with, false);
    then.acts.push_back(std::move(back));
  }
  Act drop = act_of(Verb::drop_others);
  drop.to = e.others;
  then.acts.push_back(std::move(drop));
  player_clause(std::move(then), scope);
}

// Effects that hold other effects.

void Planner::tell(const Toss& e, Scope& scope) { toss(e, scope, nullptr); }
void Planner::tell(const Modes& e, Scope& scope) { modes(e, scope); }

void Planner::tell(const Damage& e, Scope& scope) {
  Act a = act_of(Verb::takes_damage);
  a.n = quantity(e.amount);
  a.additional = is_additional(e.to);
  statement(e.to, a, scope, std::nullopt);
}

void Planner::tell(const Injure& e, Scope& scope) {
  statement(e.who, act_of(Verb::becomes_injured), scope, std::nullopt);
}

void Planner::tell(const BecomeStandby& e, Scope& scope) {
  statement(e.who, act_of(Verb::becomes_standby), scope, std::nullopt);
}

// What a player does, where it is not told as that alone.

void Planner::begin_act(const Scope& scope) {
  if (!scope.held && scope.leads.empty() && !scope.branch && scope.first == Joint::first) end_sentence();
}

template <class Node>
void Planner::tell(const Node& node, Scope& scope) {
  begin_act(scope);
  player_clause(acts(node), scope);
}

void Planner::tell(const Move& e, Scope& scope) {
  if (revealed_card(e, scope)) return;
  if (returns_from_play(e)) {
    statement(e.what, act_of(Verb::returns), scope, std::nullopt);
    return;
  }
  begin_act(scope);
  player_clause(acts(e), scope);
}

namespace {

/// Nothing stands in front of "up to 2".
bool in_two_steps(const Selector& on) { return on.up_to || (is_chosen(on) && on.side != Side::you); }

}  // namespace

void Planner::tell(const AddCoin& e, Scope& scope) {
  if (in_two_steps(e.on)) {
    statement(e.on, coin_act(e), scope, std::nullopt);
    return;
  }
  begin_act(scope);
  player_clause(acts(e), scope);
  if (!e.as_growth) return;
  plain_sentence(SentenceKind::counts_as_growth);
  end_sentence();
}

void Planner::tell(const RemoveCoin& e, Scope& scope) {
  if (in_two_steps(e.from)) {
    statement(e.from, acts(e).acts.front(), scope, std::nullopt);
    return;
  }
  begin_act(scope);
  player_clause(acts(e), scope);
}

void Planner::tell(const GainControl& e, Scope& scope) {
  if (in_two_steps(e.who)) {
    statement(e.who, control_act(e), scope, std::nullopt);
    return;
  }
  begin_act(scope);
  player_clause(acts(e), scope);
}

void Planner::tell(const PutIntoPlay& e, Scope& scope) {
  begin_act(scope);
  player_clause(acts(e), scope);
  if (!e.counts_as_deployment) return;
  plain_sentence(SentenceKind::counts_as_deployment);
  end_sentence();
}

void Planner::effect(const Effect& effect, Scope& scope) {
  std::visit([&](const auto& node) { tell(node, scope); }, effect.node);
}

}  // namespace naruto::describe
