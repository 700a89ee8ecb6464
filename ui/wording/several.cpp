// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "ui/wording/filter_facts.h"
#include "ui/wording/joining.h"
#include "ui/wording/realizer.h"

/// Several things in one phrase, the same in every language.
namespace playsheet::wording {

std::vector<naruto::describe::Phrase> by_name(const std::vector<naruto::describe::Phrase>& parts) {
  std::vector<naruto::describe::Phrase> all;
  using naruto::describe::Naming;
  const auto alike = [](const naruto::describe::Phrase& a, const naruto::describe::Phrase& b) {
    naruto::Filter x = a.filter;
    naruto::Filter y = b.filter;
    const bool named = !x.name.empty() && y.name.size() == 1;
    x.name.clear();
    y.name.clear();
    return named && a.naming == Naming::counted && b.naming == Naming::counted && a.up_to == b.up_to && x == y &&
           a.n.number == b.n.number && a.n.letter == 0 && b.n.letter == 0;
  };
  for (const naruto::describe::Phrase& part : parts) {
    const auto same = std::find_if(all.begin(), all.end(), [&](const auto& known) { return alike(known, part); });
    if (same == all.end())
      all.push_back(part);
    else
      same->filter.name.push_back(part.filter.name.front());
  }
  return all;
}

std::string Realizer::said_together(const Phrase& phrase, const Several& words) {
  std::vector<std::string> parts;
  for (const Phrase& part : by_name(phrase.parts)) {
    const bool named = part.filter.name.size() > 1;
    Phrase unnamed = part;
    if (named) unnamed.filter.name.clear();
    std::string said = words.say(unnamed);
    if (named) {
      const std::string where = " " + words.where(unnamed);
      const bool placed = where.size() > 1 && said.ends_with(where);
      if (placed) said.resize(said.size() - where.size());
      said += std::string(words.each_named) + names(part.filter.name, and_word()) + (placed ? where : "");
    }
    parts.push_back(said);
  }
  const bool taken = std::all_of(phrase.parts.begin(), phrase.parts.end(),
                                 [](const Phrase& part) { return part.origin != naruto::describe::Origin::none; });
  return taken && words.shared ? with_shared_ends(parts, and_word()) : enumerated(parts, and_word());
}

}  // namespace playsheet::wording
