// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/describe/planner.h"

/// Rules, conditions and events as parts of a clause.
namespace naruto::describe {

namespace {

bool is_moment(Happening h) {
  return h == Happening::turn_begins || h == Happening::turn_ends || h == Happening::draw_step_ends ||
         h == Happening::exchange_ends || h == Happening::showdown_ends || h == Happening::battle_begins ||
         h == Happening::battle_ends;
}

/// "Whenever the opponent deploys a Ninja": the act of a player is told, not what befalls the card.
bool told_of_player(const EventPattern& on) {
  if (on.event == Happening::rewards_won || on.event == Happening::jutsu_used || on.event == Happening::sent_out)
    if (!on.who) return true;
  const bool by_filter = on.who && !on.who->ref;
  const bool has_player = by_filter && on.who->filter.controller;
  switch (on.event) {
    case Happening::enters_play:
      return by_filter &&
             (on.how == Entry::deploy ||
              (has_player && (on.how == Entry::growth || on.how == Entry::platoon || on.how == Entry::squad)));
    case Happening::card_charged:
      return by_filter || !on.who;
    case Happening::healed:
      return on.whose.has_value();
    default:
      return false;
  }
}

}  // namespace

Aspect Planner::rule_aspect(const Rule& rule) const {
  if (std::holds_alternative<NoRewards>(rule)) return Aspect::team;
  if (std::holds_alternative<CannotBeNegated>(rule)) return Aspect::jutsu;
  if (std::holds_alternative<ChangeEntranceCost>(rule)) return Aspect::entrance_cost;
  if (std::holds_alternative<ChangeHandCost>(rule)) return Aspect::hand_cost;
  if (std::holds_alternative<ChangeJutsuCost>(rule)) return Aspect::jutsu_cost;
  if (std::holds_alternative<ChangeFigures>(rule)) return Aspect::figures;
  if (std::holds_alternative<ReduceDamage>(rule)) return Aspect::damage;
  if (std::holds_alternative<MentalBattle>(rule)) return Aspect::battle;
  if (std::holds_alternative<RewardsToWin>(rule)) return Aspect::player;
  return Aspect::itself;
}

/// "Each Ninja cannot" is no English, and no Italian either: "no Ninja can".
void Planner::turn_into_ban(Clause& clause) {
  if (clause.subject.naming != Naming::each || clause.subject.aspect != Aspect::itself) return;
  for (const Act& act : clause.acts) {
    if (act.verb != Verb::gets_rule || !act.rule) return;
    const Rule& rule = *act.rule;
    const bool ban = std::holds_alternative<ForbidJutsu>(rule) || std::holds_alternative<CannotBeSent>(rule) ||
                     std::holds_alternative<CannotBeBlocked>(rule) || std::holds_alternative<Untargetable>(rule) ||
                     std::holds_alternative<HealLock>(rule);
    if (!ban) return;
  }
  clause.subject.naming = Naming::no;
}

Phrase Planner::rule_subject(const Rule& rule, Aspect aspect) {
  if (const auto* needed = std::get_if<RewardsToWin>(&rule)) {
    Phrase player;
    player.naming = player_naming(needed->of);
    mentions_.no_subject();
    return player;
  }
  const Selector& who = who_of(rule);
  Phrase subject = phrase(who, aspect == Aspect::itself);
  subject.aspect = aspect;
  subject.origin = Origin::none;  // nothing is taken from there
  if (aspect == Aspect::itself) return subject;
  if (subject.naming == Naming::all) subject.naming = Naming::group;
  const auto* less = std::get_if<ReduceDamage>(&rule);
  const bool one_by_one = aspect == Aspect::battle || (less && less->next);  // the next damage of each, its own battle
  if (one_by_one && subject.naming == Naming::group) subject.naming = Naming::each;
  if (who.kind == Selector::Kind::ref) {
    // "this Ninja's team" is another subject than "this Ninja"
    const Ref ref = seen(who.ref);
    if (ref == Ref::self) subject.naming = Naming::this_card;
    if (ref == Ref::user) subject.naming = Naming::user;
  }
  return subject;
}

Act Planner::rule_act(const Rule& rule) {
  Act a;
  a.verb = Verb::gets_rule;
  a.rule = rule;
  if (const auto* r = std::get_if<ModifyPower>(&rule)) {
    a.n = quantity(r->combat);
    a.support = quantity(r->support);
  }
  if (const auto* r = std::get_if<Untargetable>(&rule)) a.by = seen(r->by);
  if (const auto* r = std::get_if<ForbidJutsu>(&rule); r && r->jutsu) a.by = seen(*r->jutsu);
  return a;
}

Lead Planner::condition_lead(LeadKind kind, const Condition& condition) {
  Lead lead;
  lead.kind = kind;
  lead.test = test(condition);
  return lead;
}

Test Planner::test(const Condition& c, bool negated) {
  if (c.kind == Condition::Kind::negation) return test(c.parts.front(), !negated);
  Test t;
  t.kind = c.kind;
  t.negated = negated;
  t.side = c.side;
  t.bounds = c.bounds;
  t.at_least = c.at_least;
  if (c.kind == Condition::Kind::all || c.kind == Condition::Kind::any) {
    if (negated) t.kind = c.kind == Condition::Kind::all ? Condition::Kind::any : Condition::Kind::all;
    t.negated = false;
    for (const Condition& part : c.parts) t.parts.push_back(test(part, negated));
    return t;
  }
  if (!c.filter.empty()) t.filter = seen(c.filter.front());
  if (c.kind == Condition::Kind::is) {
    t.who = mention(c.ref, true);
    if (c.ref == Ref::it && it_revealed_) {
      // It lies where it was shown from; what it has turned out to be gives the noun of the next mention.
      t.filter.zone.reset();
      t.filter.controller.reset();
      t.filter.top = 0;
      if (!negated && t.filter.type) it_filter_.type = t.filter.type;
    }
  }
  if (c.kind == Condition::Kind::exists) {
    mentions_.named_other();
    mentions_.no_subject();
  }
  const bool counts =
      c.kind == Condition::Kind::hand || c.kind == Condition::Kind::rewards || c.kind == Condition::Kind::chakra;
  if (counts) {
    // A negated bound is the bound of the other side, so that no sentence has to say "not 4 or more".
    if (negated && c.bounds.at_least && !c.bounds.at_most) {
      t.bounds = {std::nullopt, *c.bounds.at_least - 1};
      t.negated = false;
    } else if (negated && c.bounds.at_most && !c.bounds.at_least) {
      t.bounds = {*c.bounds.at_most + 1, std::nullopt};
      t.negated = false;
    }
    mentions_.no_subject();
  }
  return t;
}

Lead Planner::named_event(const EventPattern& on) {
  Lead lead;
  lead.kind = LeadKind::event;
  lead.event = on;
  lead.repeated = !(on.who && on.who->ref) && !on.reaches;
  lead.player = told_of_player(on);
  if (on.jutsu) lead.event.jutsu = seen(*on.jutsu);
  if (on.against) lead.event.against = seen(*on.against);
  if (on.head) lead.event.head = seen(*on.head);
  const bool of_team = on.event == Happening::battle_result || on.event == Happening::rewards_won;
  if (on.who && on.who->ref) {
    const Ref ref = seen(*on.who->ref);
    const bool its = of_team && mentions_.is_near(ref) && mentions_.alone_so_far(ref);
    lead.who = mention(ref, !of_team && !lead.player);
    if (its) lead.who.naming = Naming::pronoun;
  } else if (on.who) {
    event_filter_ = on.who->filter;
    lead.who.naming = Naming::some;
    lead.who.filter = seen(on.who->filter);
    lead.who.origin = on.who->filter.zone ? Origin::zone : Origin::none;
    const bool actor = lead.player && on.event != Happening::healed;
    if (actor && on.who->filter.controller) {
      lead.event.whose = on.who->filter.controller;
      lead.who.filter.controller.reset();
    }
    mentions_.named(Ref::event, !of_team && !lead.player);
  } else if (on.event == Happening::card_charged || on.event == Happening::healed) {
    lead.who.naming = Naming::some;
  }
  if (lead.player && !lead.event.whose) lead.event.whose = Side::any;
  if (on.event == Happening::battle_joined && on.against) mentions_.named_other();
  if (of_team) lead.who.aspect = Aspect::team;
  return lead;
}

std::vector<Lead> Planner::event_leads(const EventPattern& on, bool this_turn) {
  Lead lead;
  if (is_moment(on.event)) {
    lead.kind = LeadKind::moment;
    lead.event = on;
    lead.of_this_turn = this_turn;
  } else {
    lead = named_event(on);
    lead.this_turn = this_turn;
  }
  return {lead};
}

}  // namespace naruto::describe
