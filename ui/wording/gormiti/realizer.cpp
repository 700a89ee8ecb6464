// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wording/gormiti/realizer.h"

#include <fmt/format.h>

#include <algorithm>

#include "ui/wording/gormiti/english.h"
#include "ui/wording/gormiti/italian.h"
#include "ui/wording/gormiti/portuguese.h"

namespace playsheet::gormiti_wording {

using gormiti::AbilityKind;
using gormiti::CardType;
using wording::capitalised;

namespace {

constexpr Trio kIf{"if ", "se ", "se "};

}  // namespace

std::string Realizer::text(const std::vector<Paragraph>& plan) const {
  std::string out;
  for (const Paragraph& each : plan) out += (out.empty() ? "" : "\n") + paragraph(each);
  return out;
}

std::string Realizer::paragraph(const Paragraph& paragraph) const {
  switch (paragraph.kind) {
    case Paragraph::Kind::condition:
      return name(paragraph.type == CardType::fighter ? Term::deployment_condition : Term::activation_condition) +
             ": " + test(*paragraph.test, Mood::told) + ".";
    case Paragraph::Kind::payment:
      return name(Term::payment) + ": " + payment(paragraph.pay, paragraph.type) + ".";
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
  if (p.test)
    leads.push_back((holds ? say({"while ", "finché ", "enquanto "}) : say(kIf)) + test(*p.test, Mood::supposed));
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
  return acts ? say({"then ", "poi ", "depois, "}) : say({"then, ", "poi, ", "depois, "});
}

std::string Realizer::sentence(const Sentence& sentence) const {
  std::vector<std::string> parts;
  for (const Clause& each : sentence.clauses) parts.push_back(clause(each));
  const std::string all = all_of(parts);
  return sentence.until ? until(*sentence.until) + ", " + all : all;
}

std::string Realizer::clause(const Clause& clause) const {
  switch (clause.kind) {
    case Clause::Kind::act:
      return act(clause.act) + (clause.until ? " " + until(*clause.until) : std::string());
    case Clause::Kind::test: {
      std::string out = say(kIf) + test(clause.test, Mood::supposed) + ", " + steps(clause.then);
      if (!clause.otherwise.empty())
        out += say({"; otherwise, ", "; altrimenti ", "; caso contrário, "}) + steps(clause.otherwise);
      return out;
    }
    case Clause::Kind::wish:
      break;
  }
  const bool you = clause.asked != gormiti::Whose::opponent;
  return (you ? if_you_wish(clause.then)
              : say({"if the opponent wishes, ", "se l’avversario vuole, ", "se o oponente quiser, "})) +
         steps(clause.then);
}

/// What you are asked for, in front of its steps. English says "you may" of what you do yourself.
std::string Realizer::if_you_wish(const std::vector<Clause>& steps) const {
  const bool yours = std::all_of(steps.begin(), steps.end(), [](const Clause& each) {
    const Verb verb = each.act.verb;
    return each.kind == Clause::Kind::act && each.act.player != gormiti::Whose::opponent && verb != Verb::change &&
           verb != Verb::take_less && verb != Verb::extra_attack;
  });
  return say({yours ? "you may " : "if you wish, ", "se vuoi, ", "se quiser, "});
}

/// Steps of a branch are one chain; a branch within them stands in brackets, so that nobody asks how far it goes.
std::string Realizer::steps(const std::vector<Clause>& clauses) const {
  std::string out;
  for (const Clause& each : clauses) {
    const std::string said = clause(each);
    out += (out.empty() ? "" : say({", then ", ", poi ", " e, depois, "})) +
           (each.kind == Clause::Kind::act ? said : "(" + said + ")");
  }
  return out;
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
