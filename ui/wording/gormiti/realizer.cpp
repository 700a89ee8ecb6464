// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wording/gormiti/realizer.h"

#include <fmt/format.h>

#include "ui/wording/gormiti/english.h"
#include "ui/wording/gormiti/italian.h"
#include "ui/wording/gormiti/portuguese.h"
#include "ui/wording/joining.h"

namespace playsheet::gormiti_wording {

using gormiti::AbilityKind;
using gormiti::CardType;
using wording::capitalised;

std::string Realizer::text(const std::vector<Paragraph>& plan) const {
  std::string out;
  for (const Paragraph& each : plan) out += (out.empty() ? "" : "\n") + paragraph(each);
  return out;
}

std::string Realizer::paragraph(const Paragraph& paragraph) const {
  switch (paragraph.kind) {
    case Paragraph::Kind::condition:
      return std::string(paragraph.type == CardType::fighter ? links().deployment : links().activation) +
             test(*paragraph.test, Mood::told) + ".";
    case Paragraph::Kind::payment:
      return std::string(links().payment) + payment(paragraph.pay, paragraph.type) + ".";
    case Paragraph::Kind::fits:
      return capitalised(fits(paragraph)) + ".";
    case Paragraph::Kind::duration:
      return duration(paragraph.duration) + ".";
    case Paragraph::Kind::ability:
      break;
  }
  return ability(paragraph);
}

/// What sets it off or allows it, then its sentences; each further one says that it follows.
std::string Realizer::ability(const Paragraph& p) const {
  const bool activated = p.ability == AbilityKind::activated;
  std::vector<std::string> leads;
  if (p.limit > 0) leads.push_back(times(p.limit, activated));
  if (p.event) leads.push_back(event(*p.event));
  const bool holds = p.ability == AbilityKind::static_;
  if (p.test) leads.push_back(std::string(holds ? links().while_ : links().if_) + test(*p.test, Mood::supposed));
  if (!p.pay.empty()) leads.push_back(payment(p.pay, p.type));
  std::string out = fmt::format("{}{}", fmt::join(leads, ", "), leads.empty() ? "" : activated ? ": " : ", ");
  for (std::size_t i = 0; i < p.sentences.size(); ++i) {
    const std::string said = sentence(p.sentences[i]) + ".";
    if (i == 0)
      out = capitalised(out + said);
    else
      out += " " + capitalised(leads.empty() ? said : further(p.sentences[i]) + said);
  }
  return out;
}

/// "Then", with a comma in front of what begins with "if".
std::string Realizer::further(const Sentence& sentence) const {
  const bool acts = sentence.clauses.front().kind == Clause::Kind::act && !sentence.until;
  return std::string(links().further) + (acts && !links().further_comma ? " " : ", ");
}

std::string Realizer::sentence(const Sentence& sentence) const {
  std::vector<std::string> parts;
  for (const Clause& each : sentence.clauses) parts.push_back(clause(each));
  const std::string all = joined(parts, links().and_);
  return sentence.until ? until(*sentence.until) + ", " + all : all;
}

std::string Realizer::clause(const Clause& clause) const {
  switch (clause.kind) {
    case Clause::Kind::act:
      return act(clause.act) + (clause.until ? " " + until(*clause.until) : std::string());
    case Clause::Kind::test: {
      std::string out = std::string(links().if_) + test(clause.test, Mood::supposed) + ", " + steps(clause.then);
      if (!clause.otherwise.empty()) out += std::string(links().otherwise) + steps(clause.otherwise);
      return out;
    }
    case Clause::Kind::wish:
      break;
  }
  const bool you = clause.asked != gormiti::Whose::opponent;
  return (you ? if_you_wish(clause.then) : std::string(links().opponent_wishes)) + steps(clause.then);
}

/// Steps of a branch are one chain; a branch within them stands in brackets, so that nobody asks how far it goes.
std::string Realizer::steps(const std::vector<Clause>& clauses) const {
  std::string out;
  for (const Clause& each : clauses) {
    const std::string said = clause(each);
    out += (out.empty() ? "" : std::string(links().then)) + (each.kind == Clause::Kind::act ? said : "(" + said + ")");
  }
  return out;
}

std::string Realizer::token_facts(const Act& act) const {
  const gormiti::CardDefinition& token = cards_[act.token];
  std::string out;
  if (token.element) out += std::string(name_of(*token.element, language_)) + ", ";
  if (token.category) out += std::string(name_of(*token.category, false, language_)) + ", ";
  return out +
         fmt::format("{} {}, {} {}", name_of(Term::atk, language_), token.atk, name_of(Term::hp, language_), token.hp);
}

std::string Realizer::joined(const std::vector<std::string>& words, std::string_view last) {
  return wording::enumerated(words, last);
}

std::string Realizer::number(int n, bool sign) { return sign ? fmt::format("{:+}", n) : fmt::format("{}", n); }

std::string Realizer::limit(const gormiti::Amount& amount, bool sign) const {
  return amount.max ? fmt::format(" ({} {})", links().at_most, number(*amount.max, sign)) : std::string();
}

std::unique_ptr<Realizer> make_realizer(const gormiti::Catalog& cards, Language language) {
  switch (language) {
    case Language::en:
      return std::make_unique<English>(cards);
    case Language::it:
      return std::make_unique<Italian>(cards);
    case Language::pt_BR:
      break;
  }
  return std::make_unique<Portuguese>(cards);
}

}  // namespace playsheet::gormiti_wording
