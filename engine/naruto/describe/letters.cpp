// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "engine/naruto/describe/planner.h"

/// Numbers that the board gives: a letter that is defined at the end, or "for each".
namespace naruto::describe {

namespace {

/// Things that can be counted off one by one.
bool is_count(const Amount& a) {
  switch (a.kind) {
    case Amount::Kind::count:
      return !a.filter.front().zone || a.filter.front().zone != Zone::deck;
    case Amount::Kind::coins:
    case Amount::Kind::heads:
    case Amount::Kind::tails:
    case Amount::Kind::moved:
      return true;
    default:
      return false;
  }
}

/// Acts behind which "for each" can stand.
bool takes_each(const Act& act) {
  if (act.verb == Verb::gets_rule && act.rule)
    return std::holds_alternative<ModifyPower>(*act.rule) || std::holds_alternative<TeamPower>(*act.rule) ||
           (std::holds_alternative<MentalPower>(*act.rule) && !std::get<MentalPower>(*act.rule).set);
  return act.verb == Verb::draw || act.verb == Verb::takes_damage || act.verb == Verb::put_coin;
}

bool uses(const Quantity& n, char letter) { return n.letter == letter; }

bool uses(const Phrase& p, char letter) {
  for (const Phrase& part : p.parts)
    if (uses(part, letter)) return true;
  return uses(p.n, letter);
}

bool uses(const Act& a, char letter) {
  for (const Phrase& other : a.other)
    if (uses(other, letter)) return true;
  return uses(a.n, letter) || uses(a.support, letter) || uses(a.object, letter) || a.letter == letter;
}

}  // namespace

/// "gets +1/+0 for each Ninja" instead of "+X/+0. X is the number of Ninja", where X is used once, behind everything.
bool Planner::said_for_each(std::size_t which) {
  const auto [amount, letter] = letters_[which];
  const auto chosen = [](const auto& known) { return known.first.kind == Amount::Kind::chosen; };
  const auto letters =
      letters_.size() - static_cast<std::size_t>(std::count_if(letters_.begin(), letters_.end(), chosen));
  if (letters > 1 || !is_count(amount)) return false;  // beside further letters one more is no harder to read
  Act* only = nullptr;
  for (Sentence& s : text_.back().sentences) {
    if (s.kind == SentenceKind::enters_with && uses(s.n, letter)) return false;
    for (Clause& c : s.clauses) {
      for (const Lead& lead : c.leads)
        for (const Act& paid : lead.price)
          if (uses(paid, letter)) return false;
      if (uses(c.subject, letter)) return false;
      for (const Act& paid : c.price)
        if (uses(paid, letter)) return false;
      for (Act& a : c.acts) {
        if (!uses(a, letter)) continue;
        if (only != nullptr || c.acts.size() > 1 || !takes_each(a) || uses(a.object, letter)) return false;
        only = &a;
      }
    }
  }
  if (only == nullptr || !only->each.empty()) return false;
  const bool power = only->rule && std::holds_alternative<ModifyPower>(*only->rule);
  const auto plain = [](const Quantity& n) { return n.letter == 0 && n.number != 0; };
  const auto other = [letter = letter](const Quantity& n) { return n.letter != 0 && n.letter != letter; };
  if (other(only->n) || other(only->support) || (power && (plain(only->n) || plain(only->support)))) return false;
  if (only->n.letter != letter && !power) return false;
  for (Quantity* n : {&only->n, &only->support})
    if (n->letter == letter) n->letter = 0;
  only->each = {seen(amount)};
  only->meanings = letter_meanings_[which];
  return true;
}

namespace {

/// A rule in it is said of teams, one by one.
bool told_of_teams(const Paragraph& text) {
  for (const Sentence& s : text.sentences)
    for (const Clause& c : s.clauses)
      if (c.subject.naming == Naming::each && c.subject.aspect == Aspect::team) return true;
  return false;
}

/// "Its team" would be the team of a team.
void in_that_team(Amount& amount) {
  for (Filter& filter : amount.filter)
    if (filter.team_of == Ref::it) filter.team_of = Ref::used;
  for (Amount& part : amount.factor) in_that_team(part);
}

}  // namespace

void Planner::closing_sentences() {
  if (total_) {
    plain_sentence(SentenceKind::total_at_least);
    sentence().n = *total_;
  }
  if (card_.jutsu.x_at_most) {
    plain_sentence(SentenceKind::x_at_most);
    sentence().n = quantity(*card_.jutsu.x_at_most);
  }
  for (std::size_t i = 0; i < letters_.size(); ++i) {
    const auto [amount, letter] = letters_[i];  // by value: a nested count may define a further letter
    if (amount.kind == Amount::Kind::chosen && meanings_.chosen != 0) continue;  // said where it is chosen
    if (said_for_each(i)) continue;
    plain_sentence(SentenceKind::definition);
    Sentence& s = sentence();
    s.letter = letter;
    s.amount = amount;
    s.amount = seen(s.amount);
    if (told_of_teams(text_.back())) in_that_team(s.amount);
    s.meanings = letter_meanings_[i];
    s.meanings.chosen = meanings_.chosen;
    for (const auto& [ref, owner] : letter_owners_)
      if (amount.kind == Amount::Kind::value && ref == amount.of) s.who = owner;
  }
  if (card_.jutsu.x) {
    plain_sentence(SentenceKind::definition);
    sentence().amount = *card_.jutsu.x;
  }
  if (card_.jutsu.x_symbol) {
    plain_sentence(SentenceKind::x_paid_with);
    sentence().symbol = card_.jutsu.x_symbol;
  }
}

}  // namespace naruto::describe
