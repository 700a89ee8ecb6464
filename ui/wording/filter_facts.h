// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/naruto/describe/plan.h"

/// Questions about a filter that decide which words name it, the same in every language.
namespace playsheet::wording {

/// Chakra and battle rewards are named by whose they are, not by where they lie.
inline bool is_pile(const naruto::Filter& f) {
  const auto kind = naruto::describe::noun_of(f);
  return kind == naruto::describe::Noun::chakra || kind == naruto::describe::Noun::reward;
}

/// The head of a team unless it is the one who speaks, and nothing more is asked of it: a team has but one.
inline bool only_other_head(const naruto::Filter& f) {
  naruto::Filter head;
  head.type = f.type;
  head.role = f.role;
  head.team_of = f.team_of;
  head.except = f.except;
  return f.role == naruto::Role::head && f.team_of && f.except &&
         naruto::describe::parts_of(f) == naruto::describe::parts_of(head);
}

/// The alternatives differ in nothing but the zone.
inline bool only_zones(const std::vector<naruto::Filter>& alternatives) {
  for (const naruto::Filter& f : alternatives)
    if (!f.zone || f.type || f.controller || f.top > 0 || !naruto::describe::parts_of(f).empty()) return false;
  return !alternatives.empty();
}

/// Cards of different types, or with different things asked of them: in one list it would not be clear what belongs to
/// which, so each has its own article or number.
inline bool bind_apart(const std::vector<naruto::Filter>& alternatives) {
  bool apart = false;
  bool further = false;
  for (const naruto::Filter& f : alternatives) {
    const auto asked = naruto::describe::parts_of(f);
    const auto& first = alternatives.front();
    apart = apart || naruto::describe::noun_of(f) != naruto::describe::noun_of(first) ||
            asked != naruto::describe::parts_of(first);
    further = further || asked.size() > 1 ||
              (!asked.empty() && naruto::describe::noun_of(f) != naruto::describe::noun_of(first));
  }
  return apart && further;
}

/// In the team of a Ninja or in the team that fights it: its battle.
inline bool in_one_battle(const std::vector<naruto::Filter>& alternatives) {
  using naruto::describe::Part;
  using naruto::describe::parts_of;
  return alternatives.size() == 2 && parts_of(alternatives[0]) == std::vector<Part>{Part::team_of} &&
         parts_of(alternatives[1]) == std::vector<Part>{Part::fighting} &&
         alternatives[0].team_of == alternatives[1].fighting;
}

/// So many villages are excluded that only the one it has is left.
inline bool of_one_village(const naruto::Filter& f) {
  using naruto::describe::Part;
  using naruto::describe::parts_of;
  int origins = 0;
  for (const naruto::Filter& none : f.none)
    if (parts_of(none) == std::vector<Part>{Part::characteristic}) ++origins;
  return origins > 2 && !f.characteristic.empty();
}

/// It has this rank and no other, which the filter says in three tests.
inline bool of_one_rank(const naruto::Filter& f) {
  using naruto::describe::Part;
  using naruto::describe::parts_of;
  if (!f.rank || f.rank->none || !f.rank->at_least || f.rank->at_least != f.rank->at_most) return false;
  int bounds = 0;
  for (const naruto::Filter& none : f.none)
    if (parts_of(none) == std::vector<Part>{Part::rank} && none.rank->at_least != none.rank->at_most) ++bounds;
  return bounds == 2;
}

/// What a player has, or what there is: several of these have one verb.
inline bool tells_holdings(const naruto::describe::Test& t) {
  using Kind = naruto::Condition::Kind;
  return t.kind == Kind::exists || t.kind == Kind::hand || t.kind == Kind::rewards || t.kind == Kind::chakra;
}

/// One of each name: parts that differ in the name only are one part with several names.
std::vector<naruto::describe::Phrase> by_name(const std::vector<naruto::describe::Phrase>& parts);

/// The controller is said with the zone: "in your hand".
inline bool in_owned_zone(const naruto::Filter& f) {
  if (!f.zone && only_zones(f.any)) return true;
  return f.zone && *f.zone != naruto::Zone::village && *f.zone != naruto::Zone::chain && !is_pile(f);
}

/// The user of a Jutsu, if nothing is asked of it but whose it is.
inline std::optional<naruto::Side> users_side(const naruto::Filter& f) {
  if (f.user.size() == 1 && f.user.front().controller && naruto::describe::parts_of(f.user.front()).empty())
    return f.user.front().controller;
  return std::nullopt;
}

/// Said with the noun: "your Ninja", "opposing Jutsu".
inline std::optional<naruto::Side> whose(const naruto::Filter& f) {
  if (in_owned_zone(f)) return std::nullopt;
  if (f.controller && *f.controller != naruto::Side::any) return f.controller;
  return users_side(f);
}

/// The user of a Jutsu and the members of a team are Ninja, whether the filter says so or not.
inline naruto::Filter as_ninja(naruto::Filter f) {
  if (!f.type && f.any.empty()) f.type = naruto::CardType::ninja;
  return f;
}

/// "None but this one" is this one: the reference that the filter leaves, if it asks for nothing else.
inline std::optional<naruto::Ref> only_left(const naruto::Filter& f) {
  using naruto::describe::Part;
  using naruto::describe::parts_of;
  if (f.none.size() != 1 || parts_of(f) != std::vector<Part>{Part::none}) return std::nullopt;
  const naruto::Filter& none = f.none.front();
  if (parts_of(none) != std::vector<Part>{Part::except}) return std::nullopt;
  return none.except;
}

/// The lead is said of the player to whom it happens, whichever of the two.
inline bool both_players(const naruto::describe::Lead& lead) {
  using naruto::describe::Naming;
  return lead.kind == naruto::describe::LeadKind::each_player &&
         (lead.who.naming == Naming::active_player || lead.who.naming == Naming::that_player);
}

/// The card is one of the targets.
inline bool is_target(const naruto::Filter& f) { return f.is && *f.is >= naruto::Ref::t1 && *f.is <= naruto::Ref::t4; }

/// "That team" where it was chosen as a target: beside another team it is called so.
inline bool is_target_team(const naruto::describe::Phrase& p) {
  return p.team && p.naming != naruto::describe::Naming::pronoun;
}

/// Nothing else is asked of it.
inline bool only_target(const naruto::Filter& f) { return is_target(f) && naruto::describe::parts_of(f).size() == 1; }

/// At least the highest, or at most the lowest of its kind.
inline bool is_extreme(const naruto::Compare& c) {
  using Kind = naruto::Amount::Kind;
  const auto is = [&c](const std::vector<naruto::Amount>& bound, Kind kind) {
    return bound.size() == 1 && bound.front().kind == kind && bound.front().measure == c.value;
  };
  return (is(c.at_least, Kind::highest) && c.at_most.empty()) || (is(c.at_most, Kind::lowest) && c.at_least.empty());
}

/// What "the highest combat" is the highest of, when no more is asked of it than the noun says.
inline naruto::Filter compared_group(const naruto::Filter& f) {
  naruto::Filter group;
  group.type = f.type;
  group.controller = f.controller;
  group.zone = f.zone;
  return group;
}

/// The highest combat and the highest support of the same cards.
inline bool both_extreme(const naruto::Amount& a, naruto::Amount::Kind kind) {
  using naruto::Measure;
  return a.factor.size() == 2 && a.factor[0].kind == kind && a.factor[1].kind == kind &&
         a.factor[0].filter == a.factor[1].filter && a.factor[0].measure == Measure::combat &&
         a.factor[1].measure == Measure::support;
}

/// "At least the number of ... plus 2": what the first amount is ahead of, and by how many.
inline std::optional<std::pair<naruto::Amount, int>> lead_in_count(const naruto::describe::Test& t) {
  using Kind = naruto::Amount::Kind;
  const naruto::Amount& bound = t.amounts.back();
  const bool sum = bound.kind == Kind::sum && bound.factor.size() == 2 && bound.factor[1].kind == Kind::constant;
  if (t.negated || t.relation != naruto::Relation::at_least || !sum || bound.factor[1].number < 1) return std::nullopt;
  return std::pair{bound.factor[0], bound.factor[1].number};
}

/// The condition is about what happened in the turn: it is asked, and does not go on.
inline bool is_past(const naruto::describe::Test& t) {
  using Kind = naruto::Condition::Kind;
  if (t.kind == Kind::this_turn || t.filter.this_turn || t.filter.entered_this_turn) return true;
  return std::any_of(t.parts.begin(), t.parts.end(), [](const auto& part) { return is_past(part); });
}

/// "In the turn in which it enters play".
inline bool is_entry_turn(const naruto::describe::Test& t) {
  using naruto::describe::Part;
  return t.kind == naruto::Condition::Kind::is && t.filter.entered_this_turn == !t.negated &&
         naruto::describe::parts_of(t.filter) == std::vector<Part>{Part::entered_this_turn};
}

/// Names in a filter for which nothing is asked but where the cards are: in play, or in one team.
inline bool only_where(naruto::Filter f) {
  f.name.clear();
  f.type.reset();
  f.controller.reset();
  f.team_of.reset();
  if (f.zone == naruto::Zone::village) f.zone.reset();
  return f == naruto::Filter{};
}

/// The teams of all Ninja that are in such a team: the team itself can be named.
inline const naruto::TeamTest* whole_teams(const naruto::describe::Phrase& p) {
  using naruto::describe::Part;
  const bool of_each = p.naming == naruto::describe::Naming::each && p.filter.team && !p.filter.controller;
  std::vector<Part> asked = naruto::describe::parts_of(p.filter);
  // What a battle brings the team can only come to a team that battles.
  if (p.filter.state == naruto::BattleState::battling) std::erase(asked, Part::state);
  if (!of_each || asked != std::vector<Part>{Part::team}) return nullptr;
  const naruto::TeamTest& team = *p.filter.team;
  return team.with.empty() && team.only.empty() && !team.alone ? &team : nullptr;
}

/// Whether a clause tells of the next turn, where "this turn" would name the wrong one.
inline bool in_later_turn(const naruto::describe::Clause& clause) {
  for (const naruto::describe::Lead& lead : clause.leads)
    if (lead.kind == naruto::describe::LeadKind::moment && lead.next) return true;
  return false;
}

/// What another player pays: battle rewards are those of the payer.
inline std::vector<naruto::describe::Act> paid_by(const naruto::describe::Lead& lead) {
  std::vector<naruto::describe::Act> price = lead.price;
  for (naruto::describe::Act& act : price)
    if (act.verb == naruto::describe::Verb::lose_rewards && lead.payer == naruto::Side::opponent) {
      act.object.whose = naruto::Side::opponent;
      act.object.own = true;
    }
  return price;
}

inline bool has_lead(const naruto::describe::Clause& clause, naruto::describe::LeadKind kind) {
  for (const naruto::describe::Lead& lead : clause.leads)
    if (lead.kind == kind) return true;
  return false;
}

/// The lead tells of this turn: what holds in it need not say so again.
inline bool tells_of_this_turn(const naruto::describe::Clause& clause) {
  for (const naruto::describe::Lead& lead : clause.leads)
    if (lead.this_turn) return true;
  return false;
}

/// The highest rank is a rank: that the card has one goes without saying.
inline bool needs_no_rank(const naruto::Filter& f, const naruto::Filter& none) {
  const bool ranked = none.rank && none.rank->none && naruto::describe::parts_of(none).size() == 1;
  return ranked && std::any_of(f.compare.begin(), f.compare.end(),
                               [](const naruto::Compare& c) { return c.value == naruto::Measure::rank; });
}

/// "Academy Student or higher" beside a comparison of ranks: it only says that there is one to compare.
inline bool only_some_rank(const naruto::Filter& f) {
  return f.rank && f.rank->at_least == naruto::Rank::academy_student && !f.rank->at_most &&
         std::any_of(f.compare.begin(), f.compare.end(),
                     [](const naruto::Compare& c) { return c.value == naruto::Measure::rank; });
}

/// What a turn has seen of the card wherever it lies now: that it is in play is not said.
inline bool lies_anywhere(const naruto::Filter& f) { return f.this_turn && naruto::outlasts_play(*f.this_turn); }

/// "The top X cards".
inline std::string top_number(const naruto::Filter& f) {
  return f.top == naruto::kTopX ? std::string("X") : std::to_string(f.top);
}

/// How many Jutsu the Ninja must have used this turn, if the filter compares that with plain numbers.
inline std::optional<naruto::Bounds> jutsu_used(const naruto::Compare& c) {
  if (c.value != naruto::Measure::jutsu_used || !c.below.empty() || !c.above.empty()) return std::nullopt;
  naruto::Bounds bounds;
  for (const auto& [from, to] : {std::pair(&c.at_least, &bounds.at_least), std::pair(&c.at_most, &bounds.at_most)}) {
    if (from->empty()) continue;
    if (from->front().kind != naruto::Amount::Kind::constant) return std::nullopt;
    *to = from->front().number;
  }
  return bounds;
}

/// The types whose names can be named; none: of any.
inline std::vector<naruto::CardType> named_types(const naruto::Filter& of) {
  std::vector<naruto::CardType> types;
  if (of.type) types.push_back(*of.type);
  for (const naruto::Filter& one : of.any)
    if (one.type) types.push_back(*one.type);
  return types;
}

/// Alternatives some of which lie in a zone: the others are in play.
inline bool some_in_zone(const std::vector<naruto::Filter>& alternatives) {
  return std::any_of(alternatives.begin(), alternatives.end(),
                     [](const naruto::Filter& f) { return f.zone.has_value(); });
}

/// "Choose 1 Ninja, which ...": the clause says something of what the one before it has chosen. Behind the name of
/// another card the relative could be taken for its own.
inline bool is_relative(const naruto::describe::Clause& clause) {
  using naruto::describe::Verb;
  const naruto::describe::Phrase& it = clause.subject;
  const auto& act = clause.acts.front();
  const bool other_named =
      it.filter.fighting || it.filter.team_of || it.filter.same_name_as || !it.filter.compare.empty();
  return clause.joint == naruto::describe::Joint::chosen && clause.leads.empty() && !clause.may && !other_named &&
         it.naming == naruto::describe::Naming::pronoun && it.aspect == naruto::describe::Aspect::itself &&
         act.verb >= Verb::gets_rule &&
         !(act.rule && (std::holds_alternative<naruto::ReduceDamage>(*act.rule) ||
                        std::holds_alternative<naruto::MoreDamage>(*act.rule)));
}

/// Nothing is asked of the Ninja but how strong its team is: it is the team that is meant.
inline bool asks_team_power(const naruto::Filter& f) {
  if (f.compare.size() != 1 || naruto::describe::parts_of(f).size() != 1) return false;
  const naruto::Measure what = f.compare.front().value;
  return what == naruto::Measure::team_power || what == naruto::Measure::team_mental_power;
}

/// What is asked for is no card, so that "with entrance cost 4" cannot hang on it: an attribute has no entrance cost.
inline bool has_no_figures(const naruto::Filter& f) {
  return f.name.empty() && (!f.attribute.empty() || !f.characteristic.empty() || !f.symbol.empty());
}

/// The names alone stand for the card only where nothing else has to be said of it.
inline bool anywhere(const naruto::Filter& f) {
  const bool in_zone = f.zone && *f.zone != naruto::Zone::village;
  return !in_zone && f.controller != naruto::Side::opponent;
}

/// It is asked to have a rank, of which a comparison tells more.
inline bool only_ranked(const naruto::Filter& f) {
  const bool any_rank =
      f.rank && f.rank->at_least == naruto::Rank::academy_student && !f.rank->at_most && !f.rank->none;
  return any_rank && std::any_of(f.compare.begin(), f.compare.end(),
                                 [](const naruto::Compare& c) { return c.value == naruto::Measure::rank; });
}

inline bool is_exact(const naruto::RankTest& r) { return r.at_least && r.at_most && *r.at_least == *r.at_most; }

}  // namespace playsheet::wording
