// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>

#include "engine/naruto/describe/planner.h"

/// Rules, conditions and events as parts of a clause.
namespace naruto::describe {

namespace {

bool is_moment(Happening h) {
  return h == Happening::turn_begins || h == Happening::turn_ends || h == Happening::draw_step_ends ||
         h == Happening::exchange_ends || h == Happening::showdown_ends || h == Happening::battle_begins ||
         h == Happening::battle_ends || h == Happening::mission_phase_begins || h == Happening::organization_begins ||
         h == Happening::exchange_begins || h == Happening::showdown_begins;
}

/// "Whenever the opponent deploys a Ninja": the act of a player is told, not what befalls the card.
bool told_of_player(const EventPattern& on) {
  if (on.event == Happening::rewards_won || on.event == Happening::jutsu_used || on.event == Happening::sent_out ||
      on.event == Happening::jutsu_applied || on.event == Happening::mission_used)
    if (!on.who) return true;
  if (on.event == Happening::coin_tossed || on.event == Happening::drawn) return true;
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
  if (subject_of(rule) == nullptr) return Aspect::player;
  if (std::holds_alternative<NoRewards>(rule) || std::holds_alternative<ExtraRewards>(rule) ||
      std::holds_alternative<TeamPower>(rule) || std::holds_alternative<ResultRule>(rule) ||
      std::holds_alternative<DamageStays>(rule) || std::holds_alternative<CountsAsBlocked>(rule) ||
      std::holds_alternative<BlockLimit>(rule))
    return Aspect::team;
  if (std::holds_alternative<NoShowdown>(rule)) return Aspect::battle;
  if (std::holds_alternative<MoreDamage>(rule)) return Aspect::damage;
  if (const auto* safe = std::get_if<CannotBeNegated>(&rule)) {
    const bool of_jutsu = !safe->who.filter.empty() && safe->who.filter.front().type == CardType::jutsu;
    const bool used = safe->who.kind == Selector::Kind::ref && safe->who.ref == Ref::used;
    return of_jutsu || used ? Aspect::itself : Aspect::jutsu;
  }
  if (std::holds_alternative<ChangeEntranceCost>(rule)) return Aspect::entrance_cost;
  if (std::holds_alternative<ChangeHandCost>(rule)) return Aspect::hand_cost;
  if (std::holds_alternative<ChangeJutsuCost>(rule)) return Aspect::jutsu_cost;
  if (const auto* figures = std::get_if<ChangeFigures>(&rule))
    return figures->how == FigureChange::combat_tripled ? Aspect::combat : Aspect::figures;
  if (std::holds_alternative<ReduceDamage>(rule)) return Aspect::damage;
  if (std::holds_alternative<MentalBattle>(rule)) return Aspect::battle;
  return Aspect::itself;
}

Phrase Planner::rule_subject(const Rule& rule, Aspect aspect) {
  if (subject_of(rule) == nullptr) {
    Phrase player;
    player.aspect = Aspect::player;
    if (const Filter* cards = cards_of(rule)) {  // said of the cards, wherever they are
      player.naming = Naming::group;
      player.filter = seen(*cards);
      mentions_.no_subject();
      return player;
    }
    const Side* of = side_of(rule);
    player.naming = player_naming(of != nullptr ? *of : Side::any);
    mentions_.no_subject();
    return player;
  }
  const Selector& who = who_of(rule);
  const bool team = aspect != Aspect::itself && who.kind == Selector::Kind::ref && is_team(who.ref);
  Phrase subject = team ? target_phrase(who.ref, false) : phrase(who, aspect == Aspect::itself);
  subject.aspect = aspect;
  subject.origin = Origin::none;  // nothing is taken from there
  if (aspect == Aspect::itself) return subject;
  if (subject.naming == Naming::all) subject.naming = Naming::group;
  const auto* less = std::get_if<ReduceDamage>(&rule);
  const auto* more = std::get_if<MoreDamage>(&rule);
  const bool next = (less && less->next) || (more && more->next);
  const bool of_each = aspect == Aspect::battle || (aspect == Aspect::team && !std::holds_alternative<NoRewards>(rule));
  const bool one_by_one = of_each || next;  // the next damage of each, its own battle
  const bool teams = aspect == Aspect::team && subject.filter.controller && parts_of(subject.filter).empty();
  if (one_by_one && !teams && subject.naming == Naming::group) subject.naming = Naming::each;
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
  a.rule = told_rule(rule);
  a.additional = changes_power_again(rule);
  const auto amounts = std::visit([](const auto& r) { return amounts_of(r); }, rule);
  if (amounts[0] != nullptr) a.n = quantity(*amounts[0]);
  if (amounts[1] != nullptr) a.support = quantity(*amounts[1]);
  if (const Filter* others = others_of(rule)) a.by = seen(*others);
  if (const auto* r = std::get_if<UseTax>(&rule); r && r->targets) a.at = seen(*r->targets);
  if (const auto* r = std::get_if<CopyTrait>(&rule)) {
    a.other.push_back(mention(r->from, false));
    Phrase& from = a.other.back();  // "it" would be the one that gets the trait
    if (target_of(r->from) && from.naming == Naming::pronoun && !from.plural) {
      from.naming = Naming::ordinal;
      from.ordinal = 0;
    }
  }
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
  t.tally = c.tally;
  t.relation = c.relation;
  for (const Amount& amount : c.amounts) {
    t.amounts.push_back(seen(amount));
    name_cards_of(amount);
  }
  t.meanings = meanings_;
  if (c.kind == Condition::Kind::all || c.kind == Condition::Kind::any) {
    if (negated) t.kind = c.kind == Condition::Kind::all ? Condition::Kind::any : Condition::Kind::all;
    t.negated = false;
    for (const Condition& part : c.parts) t.parts.push_back(test(part, negated));
    return t;
  }
  if (!c.filter.empty()) t.filter = seen(c.filter.front());
  if (c.kind == Condition::Kind::is) {
    t.who = mention(c.ref, true);
    // Where it has just gone, or come from, need not be said again.
    const bool of_kind = t.filter.type.has_value();
    const bool gone =
        t.filter.zone == Zone::removed || (of_kind && (t.filter.zone == Zone::hand || t.filter.zone == Zone::discard));
    if (c.ref == Ref::it && gone) t.filter.zone.reset();
    if (const Target* target = target_of(c.ref); target && target->of.zone && t.filter.zone == target->of.zone) {
      t.filter.zone.reset();  // it has been a target there
      if (!t.filter.type) t.filter.type = target->of.type;
    }
    if (c.ref == Ref::event && t.filter.zone == Zone::hand) t.filter.zone.reset();
    if (c.ref == Ref::it && it_revealed_) {
      // It lies where it was shown from; what it has turned out to be gives the noun of the next mention.
      t.filter.zone.reset();
      t.filter.controller.reset();
      t.filter.top = 0;
      if (!negated && t.filter.type) it_filter_.type = t.filter.type;
    }
  }
  if (c.kind == Condition::Kind::exists) {
    mentions_.named_other(noun_of(t.filter));
    mentions_.no_subject();
  }
  if (negated && c.kind == Condition::Kind::compare) {
    constexpr std::array<Relation, 5> opposite{Relation::equal, Relation::below, Relation::above, Relation::at_least,
                                               Relation::at_most};
    t.negated = c.relation == Relation::equal;
    t.relation = opposite[static_cast<std::size_t>(c.relation)];
  }
  const bool counts = c.kind == Condition::Kind::hand || c.kind == Condition::Kind::rewards ||
                      c.kind == Condition::Kind::chakra || c.kind == Condition::Kind::this_turn;
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

namespace {

bool speaks_of_ninja(const Filter& filter) {
  return noun_of(filter) == Noun::ninja ||
         std::any_of(filter.any.begin(), filter.any.end(), [](const Filter& one) { return speaks_of_ninja(one); });
}

}  // namespace

Lead Planner::named_event(const EventPattern& on) {
  Lead lead;
  lead.kind = LeadKind::event;
  lead.event = on;
  meanings_.event = on.event;
  event_means_ = on.who ? on.who->ref : std::nullopt;
  // What befalls one card happens once; what it uses, it uses as often as it can.
  const bool of_one =
      on.who && on.who->ref && on.event != Happening::jutsu_used && on.event != Happening::jutsu_applied;
  lead.repeated = !of_one && !on.reaches;
  lead.player = told_of_player(on);
  if (on.jutsu) lead.event.jutsu = seen(*on.jutsu);
  if (on.against) lead.event.against = seen(*on.against);
  if (on.head) lead.event.head = seen(*on.head);
  if (on.by) lead.event.by = seen(*on.by);
  if (on.mission) lead.event.mission = seen(*on.mission);
  if (on.base) lead.event.base = seen(*on.base);
  used_ = on.event == Happening::mission_used ? CardType::mission : CardType::jutsu;
  event_is_user_ = on.event == Happening::jutsu_used || on.event == Happening::jutsu_applied;
  event_has_targets_ = on.jutsu && !on.jutsu->targets.empty();
  const bool of_team = on.event == Happening::battle_result || on.event == Happening::rewards_won;
  if (on.event == Happening::rewards_won) winner_ = on.who && !on.whose ? on.who->filter.controller : on.whose;
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
  } else if (on.event == Happening::jutsu_used || on.event == Happening::jutsu_applied) {
    event_filter_ = {};
    event_filter_.type = CardType::ninja;  // the card of the event is the user
  }
  if (lead.player && !lead.event.whose) lead.event.whose = Side::any;
  if (on.event == Happening::battle_joined && on.against) mentions_.named_other(Noun::ninja);
  if (on.by && !(on.who && on.who->ref) && speaks_of_ninja(*on.by)) {
    mentions_.named_other(Noun::ninja);  // "it" would be the one that did it
    mentions_.no_subject();
  }
  if (of_team) lead.who.aspect = Aspect::team;
  return lead;
}

std::vector<Lead> Planner::event_leads(const EventPattern& on, bool this_turn, int times) {
  Lead lead;
  if (on.event == Happening::comes_true) return {};  // the condition says all
  if (is_moment(on.event)) {
    lead.kind = LeadKind::moment;
    lead.event = on;
    lead.of_this_turn = this_turn;
  } else {
    lead = named_event(on);
    lead.this_turn = this_turn;
    lead.next_time = times == 1;
    const bool recurs = on.event == Happening::damaged || on.event == Happening::power_gained;
    lead.repeated = lead.repeated || (this_turn && recurs);  // one card can meet with it several times
  }
  return {lead};
}

}  // namespace naruto::describe
