// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wording/realizer.h"

#include <utility>

#include "ui/wording/joining.h"
#include "ui/wording/match_names.h"

namespace playsheet::wording {

using naruto::describe::LeadKind;
using naruto::describe::Paragraph;
using naruto::describe::Quantity;
using naruto::describe::SentenceKind;

namespace {

constexpr std::size_t kLongestSentence = 45;  // words; a card is read aloud at the table

/// After these the player's own act must not look like the act of somebody else.
bool binds(LeadKind kind) {
  switch (kind) {
    case LeadKind::event:
    case LeadKind::if_:
    case LeadKind::while_:
    case LeadKind::heads:
    case LeadKind::tails:
    case LeadKind::right_call:
    case LeadKind::wrong_call:
    case LeadKind::otherwise:
    case LeadKind::if_you_do:
    case LeadKind::if_wanted:
      return true;
    default:
      return false;
  }
}

/// After these a further condition goes on with "and".
bool is_condition(const naruto::describe::Lead& lead) {
  switch (lead.kind) {
    case LeadKind::if_:
    case LeadKind::if_you_do:
    case LeadKind::heads:
    case LeadKind::tails:
      return true;
    case LeadKind::event:
      return lead.would && !lead.instead;
    default:
      return false;
  }
}

/// The lead is said with the same word, "if", so that it can go on behind "and".
bool is_asked(const naruto::describe::Lead& lead, std::string_view said) {
  const bool asks = lead.kind == LeadKind::if_ || lead.kind == LeadKind::if_wanted;
  return asks && (said.starts_with("if ") || said.starts_with("se "));
}

std::string figure(const Quantity& q, bool negative) {
  const bool minus = q.letter == 0 ? q.number < 0 || (negative && q.number > 0) : (q.number < 0) != negative;
  const int size = q.number < 0 ? -q.number : q.number;
  std::string text(1, minus ? '-' : '+');
  if (q.letter == 0 || size != 1) text += std::to_string(size);
  if (q.letter != 0) text += q.letter;
  return text;
}

}  // namespace

std::string number_text(const Quantity& n) {
  if (n.letter == 0) return std::to_string(n.number);
  return (n.number == 1 ? std::string() : std::to_string(n.number)) + n.letter;
}

std::string power_text(const Quantity& combat, const Quantity& support, bool negative) {
  return figure(combat, negative) + "/" + figure(support, negative);
}

std::string size_text(const Quantity& n) { return number_text({n.number < 0 ? -n.number : n.number, n.letter}); }

std::optional<CostChange> cost_change(const naruto::describe::Act& act) {
  const naruto::Rule& rule = *act.rule;
  const auto set_to = [&](const auto& r) { return r.set ? std::optional(act.support) : std::nullopt; };
  if (const auto* r = std::get_if<naruto::ChangeEntranceCost>(&rule)) return CostChange{act.n, set_to(*r), {}, false};
  if (const auto* r = std::get_if<naruto::ChangeHandCost>(&rule)) return CostChange{act.n, set_to(*r), {}, false};
  if (const auto* r = std::get_if<naruto::ChangeJutsuCost>(&rule)) {
    const bool changes = act.n.letter != 0 || act.n.number != 0;
    CostChange change{act.n, {}, r->symbol, r->waive && !changes};
    if (r->waive && changes) change.set = Quantity{0};
    return change;
  }
  return std::nullopt;
}

bool Realizer::is_player_rule(const Clause& clause) {
  const auto& rule = clause.acts.front().rule;
  return rule && naruto::subject_of(*rule) == nullptr;
}

bool Realizer::is_damage_rule(const Clause& clause) {
  const auto& rule = clause.acts.front().rule;
  return rule &&
         (std::holds_alternative<naruto::ReduceDamage>(*rule) || std::holds_alternative<naruto::MoreDamage>(*rule));
}

std::string Realizer::card_called(naruto::Word code, Language language) const {
  const auto id = cards_ ? cards_->find(words_.text(code)) : std::nullopt;
  return id ? card_name((*cards_)[*id], cards_->words(), language) : word(code);
}

std::string Realizer::leads(const std::vector<Lead>& all) {
  std::string text;
  const Lead* before = nullptr;
  for (const Lead& one : all) {
    std::string said = lead(one);
    const bool further = before && is_condition(*before) && text.ends_with(", ") && is_asked(one, said);
    if (further) {  // "if ... and ...," and not "if ..., if ...,"
      text.resize(text.size() - 2);
      said = std::string(and_word()) + said.substr(said.find(' ') + 1);
    }
    text += said;
    before = &one;
  }
  return text;
}

std::string Realizer::statement(const Sentence& s, bool split) {
  std::string text;
  bool bound = s.kind == SentenceKind::modes;
  for (const Clause& c : s.clauses) {
    for (const Lead& one : c.leads) bound = bound || binds(one.kind);
    if (c.joint == Joint::chosen) bound = true;
    if (split && c.joint == Joint::then) {
      text += ". " + capitalised(std::string(then_start()));
      bound = false;
    } else {
      const bool first_option = c.joint == Joint::option && &c == &s.clauses.front();
      if (!first_option) text += joint(c);
    }
    text += leads(c.leads) + core(c, bound);
  }
  return text;
}

std::string Realizer::sentence(const Sentence& s) {
  if (s.kind == SentenceKind::granted) return capitalised(fixed(s));
  std::string text;
  if (s.kind != SentenceKind::statement) text = fixed(s);
  if (!s.clauses.empty()) {
    std::string said = statement(s, false);
    if (word_count(text + " " + said) > kLongestSentence) said = statement(s, true);
    text += said;
  }
  return capitalised(text) + ".";
}

std::string Realizer::paragraph(const Paragraph& p) {
  std::string text;
  if (p.valid) text += valid_label();
  for (const Sentence& s : p.sentences) {
    if (&s != &p.sentences.front()) text += ' ';
    text += sentence(s);
  }
  return text;
}

std::string Realizer::quoted(const Sentence& s) {
  const bool outer = std::exchange(is_ninja_, true);  // the bearer is a Ninja, whatever gave it the text
  std::string text;
  for (const Paragraph& p : s.quoted) {
    if (!text.empty()) text += ' ';
    text += paragraph(p);
  }
  is_ninja_ = outer;
  return text;
}

std::string Realizer::text(const std::vector<Paragraph>& plan) {
  std::string all;
  for (const Paragraph& p : plan) {
    if (!all.empty()) all += '\n';
    all += paragraph(p);
  }
  return polished(std::move(all));
}

}  // namespace playsheet::wording
