// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include <algorithm>

#include "ui/wording/card_words.h"
#include "ui/wording/filter_facts.h"
#include "ui/wording/joining.h"
#include "ui/wording/measures.h"
#include "ui/wording/portuguese.h"

/// Brazilian Portuguese: labels and the sentences that are the same on every card.
namespace playsheet::wording {

using namespace naruto;
using describe::Naming;
using describe::Part;

std::string Portuguese::requirement(const Filter& asked) {
  const Filter f = simplified(asked);
  if (f.any.empty()) return requirement_alternative(f);
  Filter common = f;
  common.any.clear();
  const bool bare = describe::parts_of(common).empty();
  const std::string own = bare ? std::string() : requirement_alternative(common);
  if (bare)
    for (const Part part : {Part::attribute, Part::symbol}) {
      const auto asks_for_it = [part](const Filter& one) { return describe::parts_of(one) == std::vector{part}; };
      if (!std::all_of(f.any.begin(), f.any.end(), asks_for_it)) continue;
      Filter all;  // "Atributo de Combate Mind, Shadow ou Food"
      for (const Filter& one : f.any) all = merged(all, one);
      return requirement_alternative(all);
    }
  std::vector<std::string> alternatives;
  for (const Filter& one : f.any) alternatives.push_back(requirement_alternative(simplified(one)));
  const std::string list = enumerated(alternatives, ", ou ");
  return own.empty() ? list : own + ", e " + list;
}

std::string Portuguese::definition(const Sentence& s) {
  const Amount& a = s.amount;
  const std::string text = fmt::format("{} é ", s.letter);
  if (a.kind == Amount::Kind::value)
    return text + marked(a, "o " + std::string(measure_name(a.measure, Language::pt_BR)) + " " + with("de", s.who));
  return text + portuguese_with("", amount(a));
}

std::string Portuguese::required_items(const Filter& f, std::vector<std::string> items,
                                       const std::vector<std::string>& figures, const std::string& in_team) {
  const bool apart = !items.empty() && has_no_figures(f);
  if (apart) items.insert(items.end(), figures.begin(), figures.end());
  std::string all = enumerated(items, and_word());
  if (!figures.empty() && !apart) all += (all.empty() ? "" : " com ") + enumerated(figures, and_word());
  return all.empty() ? in_team : in_team.empty() ? all : all + ", " + in_team;
}

std::string Portuguese::required_state(const Filter& f) {
  return f.state == BattleState::in_action ? battlefield(f) : states(only(f, Part::state), {});
}

std::string Portuguese::targets_line(const Sentence& s) {
  std::vector<std::string> targets;
  names_targets_ = true;
  many_targets_ = s.targets.front().many();
  for (const Phrase& p : s.targets) targets.push_back(with("", p));
  names_targets_ = false;
  return (targets.size() > 1 || s.targets.front().many() ? "Alvos: " : "Alvo: ") + enumerated(targets, and_word());
}

std::string Portuguese::goes_there(Destination to) {
  Act put;
  put.to = to;
  put.object.naming = Naming::pronoun;
  return move(put, Person::imperative);
}

}  // namespace playsheet::wording
