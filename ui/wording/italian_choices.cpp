// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <utility>

#include "ui/wording/card_words.h"
#include "ui/wording/filter_facts.h"
#include "ui/wording/italian.h"
#include "ui/wording/joining.h"

/// Italian: one or some of several, perhaps of several kinds: "1 dei tuoi Ninja", "di un Ninja o di una Tecnica".
namespace playsheet::wording {

using namespace naruto;
using describe::Part;

/// The alternatives of a filter, if they differ in their noun: each has its own article, number and preposition.
std::vector<Filter> Italian::apart(const Filter& asked) {
  Filter f = simplified(asked);
  if (f.any.size() < 2 || f.type) return {};
  const bool types = only_types(f.any);
  std::vector<Filter> all;
  const std::vector<Filter> alternatives = std::exchange(f.any, {});
  if (only_zones(alternatives) || (types && !describe::parts_of(f).empty())) return {};
  bool differ = false;
  for (const Filter& one : alternatives) {
    all.push_back(simplified(merged(f, one)));
    differ = differ || noun(all.back(), false).text != noun(all.front(), false).text;
  }
  return differ ? all : std::vector<Filter>{};
}

/// "per l'Effetto di un Ninja o di una Tecnica"
std::string Italian::filter_with(std::string_view preposition, const Filter& filter) {
  const std::vector<Filter> kinds = filter.is || filter.except ? std::vector<Filter>{} : apart(filter);
  if (kinds.empty()) return italian_with(preposition, some(filter));
  const bool together = !filter.any.empty() && only_types(filter.any);  // "di un Ninja o di una Tecnica avversari"
  std::vector<std::string> said;
  for (const Filter& kind : kinds) {
    Np one = together ? noun(kind, false) : some(kind);
    const bool of_the_first = describe::parts_of(kind) == std::vector<Part>{Part::user} && !kind.controller &&
                              !kind.zone && as_ninja(kind.user.front()) == kinds.front();
    if (of_the_first) one = noun(kind, false);
    if (of_the_first) one.text = (one.feminine ? "sua " : "suo ") + one.text;
    if (together || of_the_first) one.article = Article::indefinite;
    said.push_back(italian_with(preposition, one));
  }
  const bool yours = together && whose(filter) == Side::you;
  if (yours) return italian_with(preposition, some(filter));
  const Np many{"", Article::none, false, true};
  return spaced({enumerated(said, or_word()), together ? states(filter, many) : std::string()});
}

Np Italian::some(const Filter& f, const Phrase* phrase) {
  if (f.is) return reference(*f.is);
  if (const auto left = only_left(f)) return reference(*left);
  if (anywhere(f) && f.controller != Side::you && only_names(simplified(f)))
    return {names(simplified(f).name, or_word())};
  Phrase p = phrase ? *phrase : Phrase{};
  p.filter = f;
  p.n = {1, 0};
  if (only_other_head(f)) return other_head(f, phrase);
  if (whose(f) == Side::you || f.except) return counted(p);
  if (!f.any.empty() && only_types(f.any) && describe::parts_of(f).size() == 1 && !f.zone) {
    std::vector<std::string> kinds;  // "un Ninja o una Tecnica avversari"
    for (const Filter& one : f.any) {
      Np kind = noun(one, false);
      kind.article = Article::indefinite;
      kinds.push_back(italian_with("", kind));
    }
    return {spaced({enumerated(kinds, or_word()), states(f, noun(f, true))})};
  }
  Np np = nominal(f, false, phrase);
  np.article = Article::indefinite;
  return np;
}

Np Italian::counted(const Phrase& p) {
  const Filter& f = p.filter;
  if (!p.n.plural() && !f.except && !only_types(f.any)) {
    std::vector<std::string> said;
    bool feminine = true;
    for (const Filter& kind : apart(f)) {
      Phrase one = p;
      one.filter = kind;
      one.up_to = p.up_to && said.empty();
      one.own = p.own || (each_acts_ && kind.controller == Side::you);
      const Np np = counted(one);
      feminine = feminine && np.feminine;
      said.push_back(np.text);
    }
    if (!said.empty()) return {enumerated(said, or_word()), Article::none, feminine};
  }
  const bool many = p.n.plural();
  const bool another = f.except && !many && !p.up_to;
  const bool mine = whose(f) == Side::you || (p.own && !in_owned_zone(f));
  Phrase said = p;
  const bool theirs = is_pile(f) && whose(f) == Side::opponent && !p.own;
  if (theirs) said.random = false;
  Np np = nominal(f, mine || many, &said);
  const std::string number = (p.up_to ? "fino a " : "") + number_text(p.n);
  if (theirs) np.text += std::string(p.random ? " a caso" : "") + " dell’avversario";
  if (mine) {
    const std::string owner =
        p.own ? (np.feminine ? "delle proprie " : "dei propri ") : (np.feminine ? "delle tue " : "dei tuoi ");
    const std::string first = another ? (np.feminine ? "un’altra" : "un altro")
                                      : number + (f.except ? italian_ending(" altr", np.feminine, many) : "");
    np.text = first + " " + owner + np.text;
  } else if (another) {
    np.text = (np.feminine ? "un’altra " : "un altro ") + np.text;
  } else {
    np.text = number + (f.except ? italian_ending(" altr", np.feminine, many) : "") + " " + np.text;
  }
  np.article = Article::none;
  np.plural = many;
  return np;
}

}  // namespace playsheet::wording
