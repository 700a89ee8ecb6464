// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "ui/wording/card_words.h"
#include "ui/wording/filter_facts.h"
#include "ui/wording/italian.h"
#include "ui/wording/joining.h"
#include "ui/wording/measures.h"

/// Italian: labels and the sentences that are the same on every card.
namespace playsheet::wording {

using namespace naruto;
using describe::Naming;
using describe::Part;

/// What is asked for in a row, with its figures.
std::string Italian::required_items(const Filter& f, std::vector<std::string> items,
                                    const std::vector<std::string>& figures, const std::string& team) {
  const std::string in_team = team.empty() ? std::string() : ", " + team;
  if (items.empty() && figures.empty()) return team;
  const bool abstract = has_no_figures(f);
  if (abstract) items.insert(items.end(), figures.begin(), figures.end());
  if (abstract || figures.empty()) return enumerated(items, and_word()) + in_team;
  const std::string with = enumerated(figures, and_word());
  return (items.empty() ? with : enumerated(items, and_word()) + " con " + with) + in_team;
}

std::string Italian::requirement(const Filter& asked) {
  const Filter f = simplified(asked);
  if (f.any.empty()) return requirement_alternative(f);
  Filter common = f;
  common.any.clear();
  const bool bare = describe::parts_of(common).empty();
  const std::string own = bare ? std::string() : requirement_alternative(common);
  std::vector<std::string> alternatives;
  Filter attributes_only;
  for (const Filter& one : f.any) {
    const Filter plain = simplified(one);
    const bool attribute = describe::parts_of(plain) == std::vector<Part>{Part::attribute};
    if (attribute && attributes_only.attribute.empty()) alternatives.emplace_back();  // all of them stand here
    if (attribute)
      attributes_only.attribute.insert(attributes_only.attribute.end(), plain.attribute.begin(), plain.attribute.end());
    else
      alternatives.push_back(requirement_alternative(plain));
  }
  std::replace(alternatives.begin(), alternatives.end(), std::string(),
               attributes_only.attribute.empty() ? std::string() : attributes(attributes_only));
  const bool is_short = std::all_of(alternatives.begin(), alternatives.end(), [this](const std::string& one) {
    return word_count(one) <= 5 && one.find(or_word()) == std::string::npos &&
           one.find(and_word()) == std::string::npos && one.find(" con ") == std::string::npos;
  });
  const std::string list = enumerated(alternatives, is_short ? or_word() : ", oppure ");
  return own.empty() ? list : own + ", e " + list;
}

std::string Italian::definition(const Sentence& s) {
  const Amount& a = s.amount;
  const std::string text = fmt::format("{} è ", s.letter);
  switch (a.kind) {
    case Amount::Kind::value:
      return text + marked(a, italian_with("", italian_measure(a.measure)) + " " + with("di", s.who));
    case Amount::Kind::damage:
      return fmt::format("{} sono quei Danni", s.letter);
    default:
      return text + italian_with("", amount(a));
  }
}

/// With what a loop has left unsaid.
std::string Italian::all_leads(const std::vector<Lead>& all) {
  std::string text = leads(all);
  if (loop_) text += with("per", *std::exchange(loop_, std::nullopt)) + ", ";
  return text;
}

std::string Italian::targets_line(const Sentence& s) {
  std::vector<std::string> targets;
  target_told_ = false;
  many_teams_ = (s.targets.front().naming == Naming::teams || s.targets.front().team) && s.targets.front().many();
  target_placed_ = s.targets.size() == 1 && s.targets.front().filter.role;
  many_targets_ = s.targets.size() == 1 && s.targets.front().many();
  for (const Phrase& p : s.targets) {
    Phrase named = p;
    const bool all_but = p.naming == Naming::all && p.filter.except;  // nobody is named yet: no "altri"
    if (all_but) named.filter.except.reset();
    targets.push_back(with("", named) +
                      (all_but ? " tranne " + italian_with("", reference(*p.filter.except)) : std::string()));
  }
  return (targets.size() > 1 || s.targets.front().many() ? "Bersagli: " : "Bersaglio: ") +
         enumerated(targets, and_word());
}

std::string Italian::required_state(const Filter& f) { return std::string(battle_state(*f.state)); }

std::string Italian::goes_there(Destination to) { return instead_going(to, plain_reference(Ref::self)); }

}  // namespace playsheet::wording
