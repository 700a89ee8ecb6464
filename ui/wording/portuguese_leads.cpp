// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <utility>

#include "ui/wording/card_words.h"
#include "ui/wording/filter_facts.h"
#include "ui/wording/joining.h"
#include "ui/wording/portuguese.h"

/// Brazilian Portuguese: what stands in front of a clause. Whatever looks ahead ("se", "quando", "sempre que",
/// "enquanto") has the future subjunctive.
namespace playsheet::wording {

using namespace naruto;
using describe::Act;
using describe::Naming;
using describe::Part;
using describe::Verb;

/// Only what happens at once is told of in a relative clause, and only behind a noun that names no other one.
bool Portuguese::is_short_relative(const Clause& c) const {
  if (!is_relative(c)) return false;
  const Act& act = c.acts.front();
  const bool at_once = act.verb != Verb::gets_rule || std::holds_alternative<ModifyPower>(*act.rule) ||
                       std::holds_alternative<SetPower>(*act.rule);
  return at_once && last_said_.find(" com ") == std::string::npos && last_said_.find(" sem ") == std::string::npos;
}

/// In the present subjunctive, whose forms are those of the command: "descarte 1 card".
std::string Portuguese::wished(const std::vector<Act>& acts, Person person) {
  std::vector<std::string> said;
  for (const Act& one : acts) {
    std::string text = act(one, person);
    const auto end = std::min(text.find(' '), text.size());
    said.push_back(text.replace(0, end, portuguese_form(text.substr(0, end), Person::imperative)));
  }
  return enumerated(said, and_word());
}

std::string_view Portuguese::joint(const Clause& clause) {
  const bool was_relative = std::exchange(relative_, clause.joint == Joint::chosen && is_short_relative(clause));
  joined_ = clause.joint != Joint::first;
  switch (clause.joint) {
    case Joint::first:
      return "";
    case Joint::then:
      if (was_relative) {
        told_ = false;  // the command in front of the relative clause goes on
        return ", e depois ";
      }
      return several_acts_ && clause.leads.empty() && clause.subject.naming == Naming::you ? ", depois " : " e depois ";
    case Joint::and_:
      return " e ";
    case Joint::branch:
      return "; ";
    case Joint::chosen:
      return relative_ ? ", que " : "; ";
    case Joint::option:
      return "; ou ";
    case Joint::that:
      return " que ";
  }
  return "";
}

std::string Portuguese::unless_paid(const Lead& lead) {
  if (lead.payer == Side::opponent) return "a menos que o oponente " + wished(paid_by(lead), Person::future) + ", ";
  return "a menos que você " + wished(lead.price, Person::infinitive) + ", ";
}

std::string Portuguese::is_some(const Filter& f) {
  const bool in_use = (f.zone == Zone::chain || f.type == CardType::jutsu) && !f.controller &&
                      describe::parts_of(f) == std::vector{Part::user};
  if (in_use) return "for usado " + some_with("por", as_ninja(f.user.front()));
  Filter there = f;  // where it lies has been said with the act that moved it
  if (in_owned_zone(f) && !f.controller) there.zone.reset();
  return "for " + some_named(there);
}

std::string Portuguese::state_of(const Filter& f) {
  switch (*f.state) {
    case BattleState::attacking:
      return "atacando";
    case BattleState::blocking:
      return "bloqueando";
    case BattleState::unblocked:
      return "sem bloqueio";
    case BattleState::in_action:
      return battlefield(f);
    default:
      return states(only(f, Part::state), {});
  }
}

std::string Portuguese::is_in_team(const Filter& f, bool negated) {
  if (f.team->alone && f.team->with.empty() && f.team->only.empty())
    return std::string(*f.team->alone == negated ? "não " : "") + "estiver sozinho no Time";
  return (negated ? "não estiver " : "estiver ") + team(*f.team);
}

}  // namespace playsheet::wording
