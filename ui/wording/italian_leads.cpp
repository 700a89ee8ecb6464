// SPDX-License-Identifier: GPL-3.0-or-later
#include <utility>

#include "ui/wording/card_words.h"
#include "ui/wording/filter_facts.h"
#include "ui/wording/italian.h"

/// Italian: what stands in front of a clause. Conditions are in the indicative throughout.
namespace playsheet::wording {

using namespace naruto;
using describe::LeadKind;

std::string_view Italian::joint(const Clause& clause) {
  switch (clause.joint) {
    case Joint::first:
      return "";
    case Joint::then:
      return ", poi ";
    case Joint::and_:
      return " e ";
    case Joint::branch:
      return "; ";
    case Joint::chosen:
      // "quel Ninja si unisce alla Squadra di quel Ninja" would be one and the same
      return is_relative(clause) && clause.acts.front().verb == describe::Verb::joins_team ? ", che " : ": ";
    case Joint::option:
      return "; oppure ";
    case Joint::that:
      return " che ";
  }
  return "";
}

/// What is done for each of several cards is said of each of them, if it is said of them at all.
namespace {

/// "Se l'avversario ha ...", and not "la Mano dell'avversario".
bool has_opponent_as_subject(std::string_view said) {
  constexpr std::string_view kOpponent = "l’avversario ";
  for (auto at = said.find(kOpponent); at != std::string_view::npos; at = said.find(kOpponent, at + 1)) {
    const bool whole = at == 0 || said[at - 1] < 'a' || said[at - 1] > 'z';
    if (whole) return true;
  }
  return false;
}

}  // namespace

std::string Italian::lead(const Lead& lead) {
  const std::string text = loop_lead(lead);
  if (std::exchange(leads_end_, false) && lead.kind != LeadKind::otherwise) opponent_leads_ = false;
  opponent_leads_ = opponent_leads_ || lead.kind == LeadKind::if_they_do || has_opponent_as_subject(text);
  return text;
}

std::string Italian::loop_lead(const Lead& lead) {
  std::string loop;
  if (loop_ && lead.kind != LeadKind::moment) loop = with("per", *std::exchange(loop_, std::nullopt)) + ", ";
  if (lead.kind == LeadKind::event) team_told_ = false;
  if (lead.kind != LeadKind::for_each) return loop + plain_lead(lead);
  loop_ = lead.group;
  return loop;
}

std::string Italian::is_some(const Filter& f) { return "è " + some_named(f); }

std::string Italian::state_of(const Filter& f) { return std::string(battle_state(*f.state)); }

std::string Italian::is_in_team(const Filter& f, bool negated) { return (negated ? "non è " : "è ") + team(*f.team); }

std::string Italian::unless_paid(const Lead& lead) {
  if (lead.payer == Side::you) return "a meno che tu non " + acts(lead.price, Person::told) + ", ";
  return "a meno che l’avversario non " + acts(paid_by(lead), Person::future) + ", ";
}

}  // namespace playsheet::wording
