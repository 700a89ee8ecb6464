// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "engine/naruto/describe/planner.h"

/// Effects whose body waits: for a later moment, for an event, or in a text that something is given.
namespace naruto::describe {

void Planner::tell(const Delayed& e, Scope& scope) {
  std::vector<Lead> leads;
  if (!scope.leads.empty()) {
    leads = opening(scope);
  } else {
    end_sentence();  // the moment says itself that it comes later
  }
  Lead moment = lead_of(LeadKind::moment);
  moment.event.event = e.at;
  moment.event.whose = e.whose;
  moment.of_this_turn = !e.whose;
  moment.next = e.whose.has_value();
  const auto for_that_turn = [](const Effect& effect) {
    const auto* lasting = std::get_if<Lasting>(&effect.node);
    return lasting && lasting->until == Until::turn_end;
  };
  moment.during = moment.next && e.at == Happening::turn_begins &&
                  std::all_of(e.body.items.begin(), e.body.items.end(), for_that_turn);
  leads.push_back(moment);
  if (moment.during) end_sentence();
  const std::size_t first = text_.back().sentences.size();
  list(e.body, {std::move(leads), true});
  end_sentence();
  if (!moment.during) return;
  for (std::size_t i = first; i < text_.back().sentences.size(); ++i)
    for (Clause& c : text_.back().sentences[i].clauses) c.until.reset();  // the moment tells how long it holds
}

void Planner::set_off(const Triggered& triggered, bool this_turn, const Condition* there, std::vector<Lead> leads) {
  const bool additional = std::exchange(additional_damage_, triggered.on.event == Happening::battle_result);
  for (Lead& lead : event_leads(triggered.on, this_turn, triggered.times)) leads.push_back(std::move(lead));
  if (there != nullptr) leads.push_back(condition_lead(LeadKind::if_, *there));
  if (triggered.condition) leads.push_back(condition_lead(LeadKind::if_, *triggered.condition));
  list(triggered.body, {std::move(leads), true});
  end_sentence();
  additional_damage_ = additional;
}

void Planner::tell(const Watch& e, Scope& scope) {
  const auto* triggered = e.ability.empty() ? nullptr : std::get_if<Triggered>(&e.ability.front().body);
  if (triggered == nullptr) return;
  std::vector<Lead> leads = opening(scope);
  const bool this_turn = e.until == Until::turn_end;
  if (!this_turn && e.until != Until::for_good) {
    leads.push_back(lead_of(LeadKind::lasting));
    leads.back().until = e.until;
    if (e.until == Until::while_in_play) mentions_.named(Ref::self, false);
  }
  set_off(*triggered, this_turn, nullptr, std::move(leads));
}

namespace {

/// What the moment itself does not tell: the bearer of the text must still be there, and healthy unless the text is
/// Valid (N-HLT-08, N-EFF-17).
Condition bearer_is_there(const Ability& given) {
  Condition there;
  there.kind = Condition::Kind::is;
  there.ref = Ref::self;
  there.filter.emplace_back();
  if (!given.valid) there.filter.front().health = Health::healthy;
  return there;
}

}  // namespace

void Planner::tell(const GrantTrigger& e, Scope& scope) {
  const auto* triggered = e.ability.empty() ? nullptr : std::get_if<Triggered>(&e.ability.front().body);
  if (e.who.kind != Selector::Kind::ref || !triggered || e.until != Until::turn_end) return quote(e, scope);
  std::vector<Lead> leads = opening(scope);
  const auto outer = std::exchange(self_means_, seen(e.who.ref));
  const Condition there = bearer_is_there(e.ability.front());
  set_off(*triggered, true, triggered->on.who ? nullptr : &there, std::move(leads));
  self_means_ = outer;
}

/// The object has the text word for word: in quotation marks, where "this Ninja" is the object.
void Planner::quote(const GrantTrigger& e, Scope& scope) {
  CardDefinition bearer;
  bearer.type = CardType::ninja;
  bearer.abilities = e.ability;
  for (Ability& line : bearer.abilities) line.negatable = true;  // of no text of the card this need not be said
  Sentence* const before = text_.back().sentences.empty() ? nullptr : &text_.back().sentences.back();
  const bool goes_on = before && before->kind == SentenceKind::granted && before->leads.empty() &&
                       scope.leads.empty() && before->until == e.until && e.who.kind == Selector::Kind::ref &&
                       before->who.naming == Naming::pronoun && mentions_.is_near(seen(e.who.ref));
  if (goes_on) {  // the same one has further lines of text
    for (Paragraph& line : plan(bearer)) before->quoted.push_back(std::move(line));
    return;
  }
  std::vector<Lead> leads = opening(scope);
  Sentence& s = sentence();
  s.kind = SentenceKind::granted;
  s.leads = std::move(leads);
  s.who = phrase(e.who, true);
  s.until = e.until;
  s.quoted = plan(bearer);
  end_sentence();
  mentions_.clear();  // what stands in the quotation is near, and nothing else
}

}  // namespace naruto::describe
