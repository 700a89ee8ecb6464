// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/describe/planner.h"

/// Abilities: what stands in front of each, and how the texts that are no list of effects are told.
namespace naruto::describe {

std::vector<Paragraph> plan(const CardDefinition& card) { return Planner(card).whole(); }

void Planner::new_paragraph(bool valid) {
  end_sentence();
  mentions_.clear();
  looked_ = nullptr;
  shown_top_ = false;
  just_seen_ = nullptr;
  revealed_ = nullptr;
  last_lasting_ = nullptr;
  text_.push_back({valid, {}, ability_});
}

Sentence& Planner::sentence() {
  if (!open_) text_.back().sentences.emplace_back().depth = depth_;
  open_ = true;
  return text_.back().sentences.back();
}

void Planner::end_sentence() {
  if (open_) mentions_.next_sentence();
  open_ = false;
}

void Planner::plain_sentence(SentenceKind kind) {
  end_sentence();
  sentence().kind = kind;
}

Clause& Planner::clause(Joint joint, std::vector<Lead> leads) {
  Sentence& s = sentence();
  s.clauses.emplace_back();
  s.clauses.back().joint = joint;
  s.clauses.back().leads = std::move(leads);
  return s.clauses.back();
}

namespace {

/// Before the attack, or when the battles are over: no team has a head then.
bool outside_battle(const Ability& a, CardType type) {
  if (std::holds_alternative<Use>(a.body)) return type == CardType::mission;
  if (const auto* text = std::get_if<Activated>(&a.body))
    return text->when == Window::own_mission_phase || text->when == Window::opponent_mission_phase ||
           text->when == Window::mission_phase || text->when == Window::opponent_organization ||
           text->when == Window::own_turn_end;
  const auto* text = std::get_if<Triggered>(&a.body);
  if (text == nullptr) return false;
  switch (text->on.event) {
    case Happening::turn_begins:
    case Happening::turn_ends:
    case Happening::draw_step_ends:
    case Happening::mission_phase_begins:
    case Happening::organization_begins:
    case Happening::battle_begins:
      return true;
    default:
      return false;
  }
}

}  // namespace

void Planner::ability(const Ability& a) {
  no_battle_ = outside_battle(a, card_.type);
  targets_ = nullptr;
  additional_damage_ = false;
  letters_.clear();
  letter_meanings_.clear();
  letter_owners_.clear();
  meanings_ = {};
  depth_ = 0;
  changed_power_.clear();
  searched_.reset();
  shuffle_follows_ = false;
  winner_.reset();
  asked_.reset();
  event_means_.reset();
  it_revealed_ = false;
  cards_meanwhile_ = false;
  it_chosen_ = false;
  total_.reset();
  it_owner_.reset();
  if (const auto* use = std::get_if<Use>(&a.body)) {
    if (use->cost) cost_sentence(*use->cost);
    target_sentence(use->targets);
  }
  // The sentence that attaches the card and what the card then does stand together.
  const bool after_attach = !text_.empty() && !text_.back().sentences.empty() &&
                            (text_.back().sentences.back().kind == SentenceKind::attach ||
                             text_.back().sentences.back().kind == SentenceKind::follows_controller) &&
                            !a.valid;
  if (!after_attach) new_paragraph(a.valid);
  text_.back().ability = ability_;
  mentions_.clear();
  std::visit([this](const auto& b) { body(b); }, a.body);
  closing_sentences();
  if (for_both_) plain_sentence(SentenceKind::for_both);
  if (!a.stacks) plain_sentence(SentenceKind::does_not_stack);
  if (!a.negatable) plain_sentence(SentenceKind::not_negatable);
  end_sentence();
}

/// The entrance cost has just been changed, and now the hand cost of the same cards changes likewise.
bool Planner::changes_both_costs(Clause& before, const Rule& rule) {
  const auto* hand = std::get_if<ChangeHandCost>(&rule);
  const Rule* was = before.acts.empty() || !before.acts.back().rule ? nullptr : &*before.acts.back().rule;
  const auto* entrance = was ? std::get_if<ChangeEntranceCost>(was) : nullptr;
  if (!hand || !entrance || hand->add != entrance->add || hand->set != entrance->set) return false;
  before.subject.aspect = Aspect::both_costs;
  return true;
}

void Planner::works_in(const std::optional<Zone>& zone) {
  if (!zone) return;
  plain_sentence(SentenceKind::works_in);
  sentence().zone = *zone;
  end_sentence();
}

namespace {

/// "While it is not in a team with ..., it cannot be sent out": it can only if it is.
const Condition* needed_to_be_sent(const Static& a) {
  if (!a.condition || a.condition->kind != Condition::Kind::negation || a.rules.size() != 1) return nullptr;
  const auto* ban = std::get_if<CannotBeSent>(&a.rules.front());
  const bool of_itself = ban && ban->who.kind == Selector::Kind::ref && ban->who.ref == Ref::self;
  return of_itself && ban->as == Sending::sent_out && !ban->team ? &a.condition->parts.front() : nullptr;
}

}  // namespace

void Planner::body(const Static& a) {
  works_in(a.from);
  if (const Condition* needed = needed_to_be_sent(a)) {
    plain_sentence(SentenceKind::sent_only_if);
    mentions_.named(Ref::self, true);
    sentence().leads.push_back(condition_lead(LeadKind::if_, *needed));
    return end_sentence();
  }
  std::vector<Lead> leads;
  if (a.condition) leads.push_back(condition_lead(LeadKind::while_, *a.condition));
  const bool held = !leads.empty();
  const Clause* last = nullptr;
  const Selector* last_who = nullptr;
  for (const Rule& rule : a.rules) {
    const Selector& who = who_of(rule);
    const Aspect aspect = rule_aspect(rule);
    if (last && last_who && *last_who == who && last->subject.aspect == aspect && aspect == Aspect::itself) {
      Clause& same = text_.back().sentences.back().clauses.back();
      if (same.subject.naming == Naming::no) same.subject.naming = Naming::each;
      same.acts.push_back(rule_act(rule));
      turn_into_ban(same);
      continue;
    }
    if (last_who && *last_who == who && changes_both_costs(text_.back().sentences.back().clauses.back(), rule))
      continue;
    if (!held) end_sentence();
    Clause& c = clause(last && held ? Joint::and_ : Joint::first, std::move(leads));
    leads.clear();
    c.subject = rule_subject(rule, aspect);
    c.acts.push_back(rule_act(rule));
    turn_into_ban(c);
    last = &c;
    last_who = &who;
  }
}

/// The clause goes on with them, and is a sentence of its own.
void Planner::choose_targets(const std::vector<Target>& targets, Clause& c) {
  targets_ = &targets;
  for (const Target& target : targets) {
    Act act;
    act.verb = Verb::choose_target;
    act.object = target_part(target);
    c.acts.push_back(std::move(act));
  }
  end_sentence();
  mentions_.clear();
}

/// "When ..., choose a target.": what it is, before what is done to it.
void Planner::aimed(const Triggered& a, std::vector<Lead> leads) {
  Clause& c = clause(Joint::first, std::move(leads));
  c.subject.naming = Naming::you;
  choose_targets(a.targets, c);
  list(a.body, Scope{});
}

void Planner::body(const Triggered& a) {
  works_in(a.from);
  additional_damage_ = a.on.event == Happening::battle_result;
  Scope scope;
  if (a.on.event == Happening::comes_true && a.condition) {  // once a turn, as often as its words can be true
    scope.leads.push_back(condition_lead(LeadKind::as_soon_as, *a.condition));
    scope.held = true;
    return list(a.body, std::move(scope));
  }
  EventPattern on = a.on;
  if (both_players_) on.whose = Side::any;
  scope.leads = event_leads(on, false);
  if (also_on_) scope.leads.front().either = event_leads(*also_on_, false);
  if (both_players_) {
    scope.leads.push_back(lead_of(LeadKind::each_player));
    scope.leads.back().who.naming = *whoever_acts(a.on);
  }
  if (a.times > 0) scope.leads.insert(scope.leads.begin(), limit_lead(a.times));
  if (const auto condition = worth_saying(a.condition, a.body))
    scope.leads.push_back(condition_lead(LeadKind::if_, *condition));
  scope.held = true;
  if (!a.targets.empty()) return aimed(a, std::move(scope.leads));
  list(a.body, std::move(scope));
}

void Planner::body(const Activated& a) {
  if (a.bearer) return borne(a);
  used(a);
  if (a.paid_on_use) plain_sentence(SentenceKind::paid_on_use);
}

/// It stands on others, word for word.
void Planner::borne(const Activated& a) {
  CardDefinition bearer;
  bearer.type = CardType::ninja;
  Activated own = a;
  own.bearer.reset();
  bearer.abilities.push_back({text_.back().valid, true, true, 0, own});
  text_.back().valid = false;
  Selector who;
  who.kind = Selector::Kind::each;
  who.filter = {*a.bearer};
  Sentence& s = sentence();
  s.kind = SentenceKind::granted;
  s.who = phrase(who, true);
  s.until = Until::while_in_play;
  s.quoted = plan(bearer);
  end_sentence();
}

void Planner::used(const Activated& a) {
  if (used_by_opponent(a)) return;
  if (a.by != Side::you) {
    plain_sentence(SentenceKind::used_by);
    sentence().side = a.by;
    end_sentence();
  }
  works_in(a.from);
  Scope scope;
  scope.held = true;
  Lead window;
  window.kind = LeadKind::window;
  window.window = a.when;
  scope.leads.push_back(window);
  if (a.times != 1) scope.leads.push_back(limit_lead(a.times));
  if (const auto condition = worth_saying(a.condition, a.body))
    scope.leads.push_back(condition_lead(LeadKind::if_, *condition));
  if (a.targets.empty()) return may(a.pay, a.body, scope);

  Clause& c = clause(Joint::first, std::move(scope.leads));
  c.subject.naming = Naming::you;
  c.may = true;
  if (a.pay) c.acts = price_acts(*a.pay);
  choose_targets(a.targets, c);
  Scope then;
  then.held = true;
  then.leads.resize(1);
  then.leads.front().kind = LeadKind::if_you_do;
  list(a.body, std::move(then));
}

void Planner::body(const Use& a) {
  // What is moved or looked at comes one after the other; a full stop between the acts says so.
  list(a.body, Scope{});
}

void Planner::body(const LeavesTo& a) {
  plain_sentence(SentenceKind::leaves_to);
  sentence().to = a.to;
  sentence().instead_of = a.instead_of;
}

/// "If it would take damage, ...": what is done before or instead.
void Planner::body(const Replacement& a) {
  Scope scope;
  if (a.times > 0) scope.leads.push_back(limit_lead(a.times));
  Lead lead = named_event(a.instead_of);
  lead.would = true;
  const bool coin = a.instead_of.event == Happening::coin_tossed;
  lead.player = coin;
  lead.instead = !a.lowers && !coin;
  scope.leads.push_back(std::move(lead));
  if (a.condition) scope.leads.push_back(condition_lead(LeadKind::if_, *a.condition));
  scope.held = true;
  Effects body = a.body;
  if (a.to) {
    Move move;
    move.what.ref = a.instead_of.who && a.instead_of.who->ref ? *a.instead_of.who->ref : Ref::event;
    move.to = *a.to;
    body.items.insert(body.items.begin(), Effect{move});
  }
  if (a.may) return may(a.pay, body, scope);
  if (a.chosen) {
    list(body, std::move(scope));
    return plain_sentence(SentenceKind::one_of_coins);
  }
  if (!a.pay) return list(body, std::move(scope));
  Pay paid;
  paid.price = *a.pay;
  paid.body = body;
  tell(paid, scope);
}

void Planner::body(const PlayRule& a) {
  const auto one = [&](bool wanted, SentenceKind kind) {
    if (!wanted) return;
    end_sentence();
    std::vector<Lead> leads;
    if (a.condition) leads.push_back(condition_lead(LeadKind::if_, *a.condition));
    Sentence& s = sentence();
    s.kind = kind;
    s.leads = std::move(leads);
    if (a.how != Entry::any) s.ways = {a.how};
    end_sentence();
  };
  const bool by_effect_only = a.only_by == std::vector<Entry>{Entry::effect};
  const auto last = [&]() -> Sentence& { return text_.back().sentences.back(); };
  one(a.outside_limit, SentenceKind::outside_limit);
  if (a.outside_limit) last().filter.type = card_.type;
  one(a.beside_same_name, SentenceKind::beside_same_name);
  one(a.enters_injured, SentenceKind::enters_injured);
  one(a.over_growth_coins, SentenceKind::over_growth_coins);
  if (a.enters_with) {
    one(true, SentenceKind::enters_with);
    last().coin = *a.enters_with;
    last().n = quantity(a.n);
  }
  if (a.to) {
    one(true, SentenceKind::enters_village);
    last().side = *a.to;
  }
  if (!a.only_by.empty() && !(by_effect_only && a.only_through)) {  // the card is named whose effect it is
    one(true, SentenceKind::only_by);
    last().ways = a.only_by;
  }
  if (a.only_through) {
    one(true, SentenceKind::only_through);
    last().filter = seen(*a.only_through);
  }
  if (!a.sacrifice.empty()) {
    one(true, SentenceKind::sacrifice);
    for (const Filter& given : a.sacrifice) last().targets.push_back(counted(seen(given), {1, 0}));
  }
  if (a.only_if) only_if(*a.only_if);
}

void Planner::only_if(const Condition& condition) {
  end_sentence();
  std::vector<Lead> leads{condition_lead(LeadKind::if_, condition)};
  Sentence& s = sentence();
  s.kind = SentenceKind::only_if;
  s.leads = std::move(leads);
  end_sentence();
}

}  // namespace naruto::describe
