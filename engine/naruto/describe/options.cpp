// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/describe/planner.h"

/// What is left to a player: options, prices, and what a price prevents.
namespace naruto::describe {

std::vector<Act> Planner::price_acts(const Price& price, Ref self) {
  std::vector<Act> acts;
  const auto add = [&acts](Verb verb, int n) -> Act& {
    acts.push_back(act_of(verb));
    acts.back().n = {n, 0};
    return acts.back();
  };
  if (price.chakra != Amount(0)) {
    Act& a = add(Verb::discard_chakra, 1);
    a.n = quantity(price.chakra);
    a.symbols = price.of_symbol;
    a.same_symbol = price.same_symbol;
  }
  const auto of_hand = [](const Boxed<Filter>& of) {
    Filter fitting = of.value_or(Filter{});
    fitting.zone = Zone::hand;
    fitting.controller = Side::you;
    return fitting;
  };
  if (price.hand != Amount(0) && (price.of_hand || price.hand_to)) {
    Act& a = add(Verb::move, 1);
    a.object = counted(of_hand(price.of_hand), quantity(price.hand));
    a.to = price.hand_to.value_or(Destination::discard);
    a.charges = a.to == Destination::chakra;
  } else if (price.hand != Amount(0)) {
    add(Verb::discard_from_hand, 1).n = quantity(price.hand);
  }
  if (price.reveal_hand) {
    add(Verb::reveal, 1).object = counted(of_hand(price.reveal_hand), {1, 0});
    it_revealed_ = true;  // the card shown is "it"
    it_filter_ = *price.reveal_hand;
    it_owner_ = Side::you;
  }
  if (price.in_play > 0) {
    Filter fitting = price.of_play.value_or(Filter{});
    if (!fitting.controller) fitting.controller = Side::you;
    Act& a = add(Verb::move, 1);
    a.object = counted(fitting, {price.in_play, 0});
    a.object.in_play = true;
    a.to = price.play_to.value_or(Destination::discard);
  }
  if (price.coins > 0) {
    Act& a = add(Verb::remove_coin, price.coins);
    a.coin = price.coin.value_or(CoinKind::any);
    a.object = price.coins_from ? phrase(*price.coins_from, false) : mention(self, false);
    a.object.in_play = false;
  }
  if (price.opponent_discard > 0) {
    Filter fitting;
    fitting.zone = Zone::discard;
    fitting.controller = Side::opponent;
    Act& a = add(Verb::move, 1);
    a.object = counted(fitting, {price.opponent_discard, 0});
    a.to = Destination::chakra;
  }
  if (price.opponent_deck_top > 0) {
    Act& a = add(Verb::move, 1);
    a.object.naming = Naming::top_cards;
    a.object.n = {price.opponent_deck_top, 0};
    a.object.owner = Side::opponent;
    a.object.whose = Side::opponent;
    a.to = Destination::chakra;
  }
  if (price.opponent_wins > 0) add(Verb::let_win, price.opponent_wins);
  if (price.rewards > 0) {
    Act& a = add(Verb::lose_rewards, price.rewards);
    a.object.whose = Side::you;
    a.to = price.rewards_to.value_or(Destination::chakra);
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
void Planner::tell(const Pay& e, Scope& scope) {
  std::vector<Act> acts = price_acts(e.price);
  if (acts.empty()) return list(e.body, std::move(scope));
  Clause& c = clause(Joint::first, opening(scope));
  c.subject.naming = Naming::you;
  c.acts = std::move(acts);
  end_sentence();
  if (!e.body.items.empty()) list(e.body, {{lead_of(LeadKind::if_you_do)}, true});
}

/// Whoever decides; where it is the opponent, the acts inside stay those of the text's controller.
void Planner::tell(const May& e, Scope& scope) {
  if (e.by == Side::you) {
    may(e.pay, e.body, scope);
  } else if (!opponent_may(e, scope)) {
    std::vector<Lead> leads = opening(scope);
    Lead wanted = lead_of(LeadKind::if_wanted);
    if (e.pay) wanted.price = price_acts(*e.pay);
    leads.push_back(std::move(wanted));
    list(e.body, {std::move(leads), true});
  }
  if (e.otherwise.items.empty()) return;
  end_sentence();
  list(e.otherwise, {{lead_of(LeadKind::otherwise)}, true});
}

namespace {

/// Told as an act of the opponent: one that is theirs to do, or one in which nothing is left to choose.
bool opponents_act(const Effect& effect) {
  const auto chosen_by_them = [](const Selector& s) { return is_chosen(s) && s.side == Side::opponent; };
  if (const auto* e = std::get_if<Draw>(&effect.node)) return e->who == Side::opponent;
  if (const auto* e = std::get_if<DiscardFromHand>(&effect.node)) return e->who == Side::opponent;
  if (const auto* e = std::get_if<WinRewards>(&effect.node)) return e->who == Side::opponent;
  if (const auto* e = std::get_if<Reorganize>(&effect.node)) return e->who == Side::opponent;
  if (const auto* e = std::get_if<Skip>(&effect.node)) return e->who == Side::opponent;
  if (const auto* e = std::get_if<Move>(&effect.node)) return chosen_by_them(e->what);
  if (const auto* e = std::get_if<PutIntoPlay>(&effect.node)) return chosen_by_them(e->what);
  if (const auto* e = std::get_if<RemoveCoin>(&effect.node)) return !is_chosen(e->from);
  return false;
}

}  // namespace

/// "The opponent may draw 1 card. If they do, ..."
bool Planner::opponent_may(const May& e, Scope& scope) {
  if (e.by != Side::opponent || (!e.pay && (e.body.items.empty() || !opponents_act(e.body.items.front()))))
    return false;
  std::vector<Lead> leads = opening(scope);
  Acts acts;
  acts.who = Side::opponent;
  Effects rest = e.body;
  if (e.pay) {
    acts.acts = price_acts(*e.pay);
  } else {
    acts.acts = acts_of(rest.items.front()).acts;
    note_done(rest.items.front());
    rest.items.erase(rest.items.begin());
  }
  scope.leads = std::move(leads);
  if (scope.leads.empty()) end_sentence();
  Scope one;
  one.leads = std::move(scope.leads);
  scope.leads.clear();
  one.held = true;
  player_clause(std::move(acts), one);
  text_.back().sentences.back().clauses.back().may = true;
  end_sentence();
  if (!rest.items.empty()) list(rest, {{lead_of(LeadKind::if_they_do)}, true});
  return true;
}

void Planner::tell(const Unless& e, Scope& scope) {
  std::vector<Lead> leads = opening(scope);
  Lead unpaid = lead_of(LeadKind::unless_paid);
  unpaid.payer = e.by;
  unpaid.price = price_acts(e.pay);
  leads.push_back(std::move(unpaid));
  list(e.body, {std::move(leads), true});
}

void Planner::may(const Boxed<Price>& price, const Effects& body, Scope& scope) {
  if (price) return may_with_price(*price, body, scope);
  if (body.items.empty()) return;
  const Effect& first = body.items.front();
  const bool all_own = all_own_acts(body) && body.items.size() <= 2;
  Effects rest = body;
  rest.items.erase(rest.items.begin());
  goes_on_ = !rest.items.empty() && goes_on(first, rest.items.front());
  if (goes_on_) rest.items.erase(rest.items.begin());  // told with this one
  const bool begun = !all_own && may_begin(first, scope);
  goes_on_ = false;
  if (begun) {
    note_done(first);
    if (rest.items.empty()) return;
    end_sentence();
    return list(rest, {{lead_of(LeadKind::if_you_do)}, true});
  }
  Clause& c = clause(Joint::first, opening(scope));
  c.subject.naming = Naming::you;
  c.may = true;
  if (all_own) {
    for (const Effect& e : body.items) {
      std::vector<Act> acts = acts_of(e).acts;
      if (&e != &body.items.front()) acts.front().then = true;
      c.acts.insert(c.acts.end(), acts.begin(), acts.end());
      note_done(e);
      if (std::holds_alternative<Shuffle>(e.node)) searched_.reset();
    }
    const std::vector<Act> shuffle = shuffle_after_search();
    c.acts.insert(c.acts.end(), shuffle.begin(), shuffle.end());
    return;
  }
  const bool first_own = has_acts(first);
  c.acts = first_own ? acts_of(first).acts : std::vector<Act>{act_of(Verb::apply_effect)};
  if (first_own) note_done(first);
  if (!rest.items.empty() && std::holds_alternative<Shuffle>(rest.items.front().node)) searched_.reset();
  const std::vector<Act> shuffle = shuffle_after_search();
  c.acts.insert(c.acts.end(), shuffle.begin(), shuffle.end());
  end_sentence();
  list(first_own ? rest : body, {{lead_of(LeadKind::if_you_do)}, true});
}

/// The first thing that may be done, where it has words of its own as a choice of the player.
bool Planner::may_begin(const Effect& first, Scope& scope) {
  if (const auto* e = std::get_if<Modes>(&first.node)) {
    modes(*e, scope, true);
    return true;
  }
  if (const auto* e = std::get_if<Toss>(&first.node); e && e->by == Side::you) {
    toss(*e, scope, nullptr, true);
    return true;
  }
  if (const auto* e = std::get_if<AfterUse>(&first.node)) {
    std::vector<Lead> leads = opening(scope);
    leads.push_back(lead_of(LeadKind::once_used));
    Clause& c = clause(Joint::first, std::move(leads));
    c.subject.naming = Naming::you;
    c.may = true;
    c.acts.push_back(act_of(Verb::move));
    c.acts.back().to = e->to;
    c.acts.back().object = mention(e->what, false);
    return true;
  }
  const bool lasts = std::holds_alternative<Lasting>(first.node);
  const Selector* const who = selector_in(first);
  const bool picks = who && is_chosen(*who) && !is_the_one(*who);
  const bool power = lasts && std::holds_alternative<ModifyPower>(std::get<Lasting>(first.node).rule);
  const bool in_one = power || std::holds_alternative<Damage>(first.node) || std::holds_alternative<Injure>(first.node);
  if (picks && who->side == Side::you && (!in_one || who->up_to) && !has_acts(first)) {
    may_choose(first, opening(scope));
    return true;
  }
  return may_place(first, scope) || may_give(first, scope);
}

/// "You may choose up to 2 Ninja; they ...": no preposition may stand in front of "up to 2".
void Planner::may_choose(const Effect& effect, std::vector<Lead> leads) {
  may_choose_ = true;
  Scope one;
  one.held = true;
  one.leads = std::move(leads);
  if (one.leads.empty()) end_sentence();
  this->effect(effect, one);
  may_choose_ = false;
}

/// "You may make it the head Ninja", "you may put it into the team of ...".
bool Planner::may_place(const Effect& effect, Scope& scope) {
  const auto* place = std::get_if<MovePlace>(&effect.node);
  const auto* join = std::get_if<JoinTeam>(&effect.node);
  if (place == nullptr && join == nullptr) return false;
  const Selector& who = place ? place->who : join->who;
  if (is_chosen(who)) return false;
  Clause& c = clause(Joint::first, opening(scope));
  c.subject.naming = Naming::you;
  c.may = true;
  Act a = act_of(place ? Verb::takes_place : Verb::joins_team);
  if (place || !no_battle_) a.role = place ? place->to : join->place;
  a.any_place = any_place_;
  a.object = phrase(who, false);
  a.object.in_play = false;
  if (join) {
    a.other.push_back(mention(join->of, false));
    a.other.back().aspect = Aspect::team;
  }
  c.acts.push_back(std::move(a));
  return true;
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
    a.additional = is_additional(e->to);
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
  tell(*lasting, that);
  return true;
}

void Planner::may_with_price(const Price& price, const Effects& body, Scope& scope) {
  Clause& c = clause(Joint::first, opening(scope));
  c.subject.naming = Naming::you;
  c.may = true;
  std::vector<Act> acts = price_acts(price);
  if (names_another(acts)) mentions_.no_subject();
  if (all_own_acts(body) && body.items.size() <= 2) {
    c.price = std::move(acts);
    for (const Effect& e : body.items) {
      std::vector<Act> done = acts_of(e).acts;
      if (&e != &body.items.front()) done.front().then = true;
      c.acts.insert(c.acts.end(), done.begin(), done.end());
      note_done(e);
      if (std::holds_alternative<Shuffle>(e.node)) searched_.reset();
    }
    const std::vector<Act> shuffle = shuffle_after_search();
    c.acts.insert(c.acts.end(), shuffle.begin(), shuffle.end());
    return;
  }
  c.acts = std::move(acts);
  end_sentence();
  if (!body.items.empty()) list(body, {{lead_of(LeadKind::if_you_do)}, true});
}

Lead limit_lead(int times) {
  Lead limit;
  limit.kind = LeadKind::limit;
  limit.times = times;
  return limit;
}

/// "In the opponent's mission phase, the opponent may discard 1 of their own Ninja in play to gain control of this
/// card."
bool Planner::used_by_opponent(const Activated& a) {
  const bool phase = a.when == Window::own_mission_phase || a.when == Window::own_exchange;
  const auto* control = a.body.items.size() == 1 ? std::get_if<GainControl>(&a.body.items.front().node) : nullptr;
  if (a.by != Side::opponent || !phase || a.from || a.condition || !a.targets.empty() || !a.pay || !control ||
      control->by != Side::you || control->who.kind != Selector::Kind::ref)
    return false;
  Lead window = lead_of(LeadKind::window);
  window.window = a.when == Window::own_mission_phase ? Window::opponent_mission_phase : Window::opponent_exchange;
  std::vector<Lead> leads{std::move(window)};
  if (a.times != 1) leads.push_back(limit_lead(a.times));
  Clause& c = clause(Joint::first, std::move(leads));
  c.subject.naming = Naming::opponent;
  c.may = true;
  c.price = price_acts(*a.pay);
  for (Act& act : c.price) {
    act.object.own = true;
    act.object.filter.controller.reset();
  }
  c.acts.push_back(control_act(*control));
  return true;
}

}  // namespace naruto::describe
