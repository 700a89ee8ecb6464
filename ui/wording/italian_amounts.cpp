// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wording/card_words.h"
#include "ui/wording/filter_facts.h"
#include "ui/wording/italian.h"
#include "ui/wording/joining.h"
#include "ui/wording/measures.h"

/// Italian: numbers that the board gives, and tests that compare them.
namespace playsheet::wording {

using namespace naruto;

/// "il Valore in Battaglia o in Sostegno più basso tra ...".
Np Italian::either_measure(const Amount& a) {
  Np np = amount(a.factor.back());
  np.text = italian_measure(a.factor.front().measure).text + " o " + np.text;
  constexpr std::string_view kValue = " o Valore ";
  if (const auto at = np.text.find(kValue); at != std::string::npos) np.text.replace(at, kValue.size(), " o ");
  return np;
}

std::string Italian::figure(const Compare& c, bool bare) {
  std::vector<std::string> said;
  const Np measure = italian_measure(c.value);
  const std::string that = measure.feminine ? "a quella " : "a quello ";
  const bool of_team = c.value == Measure::team_power || c.value == Measure::team_mental_power;
  const auto value_of = [&](const Amount& a) {
    const bool reckoned = a.kind == Amount::Kind::sum || a.kind == Amount::Kind::minus;
    const Amount& first = reckoned ? a.factor.front() : a;
    const bool printed = (c.value == Measure::combat && first.measure == Measure::printed_combat) ||
                         (c.value == Measure::support && first.measure == Measure::printed_support);
    if (first.kind == Amount::Kind::value && first.of == Ref::it && printed && !reckoned) return that + "stampato";
    if (first.kind != Amount::Kind::value || first.measure != c.value) return italian_with("a", amount(a));
    std::string text = first.of == Ref::it && each_is_it_ ? std::string(measure.feminine ? "alla sua" : "al suo")
                       : of_team ? that + "della Squadra " + italian_with("di", reference(first.of))
                                 : that + italian_with("di", reference(first.of));
    for (std::size_t i = 1; reckoned && i < a.factor.size(); ++i) {
      Amount part = a.factor[i];
      const bool less = part.kind == Amount::Kind::constant && part.number < 0;
      if (less) part.number = -part.number;
      text += (a.kind == Amount::Kind::minus || less ? " meno " : " più ") + italian_with("", amount(part));
    }
    return text;
  };
  const auto bound = [&](const std::vector<Amount>& amounts, Relation relation) {
    for (const Amount& a : amounts) said.push_back(std::string(italian_relation(relation)) + value_of(a));
  };
  if (is_extreme(c) && c.below.empty() && c.above.empty())  // "the highest combat among ..." is the whole of it
    return italian_with("", amount(c.at_least.empty() ? c.at_most.front() : c.at_least.front()));
  if (c.at_least == c.at_most) {
    bound(c.at_least, Relation::equal);
  } else {
    bound(c.at_least, Relation::at_least);
    bound(c.at_most, Relation::at_most);
  }
  bound(c.below, Relation::below);
  bound(c.above, Relation::above);
  return (bare ? std::string() : measure.text + " ") + enumerated(said, and_word());
}

/// "Squadra con Forza di Combattimento superiore a quella della Squadra del Bersaglio", where that is all that is asked
/// of a Ninja in it; else nothing.
std::string Italian::team_by_power(const Filter& f) {
  if (!asks_team_power(f)) return {};
  const Compare& c = f.compare.front();
  const std::string_view what = c.value == Measure::team_power ? "Forza di Combattimento " : "Intelletto Totale ";
  return "Squadra con " + std::string(what) + figure(c, true);
}

std::string Italian::team_member(const Filter& f) {
  return only_target(f) && many_targets_ ? "almeno uno dei Bersagli" : Romance::team_member(f);
}

std::string Italian::of_all(const Filter& f) { return with("di", group_of(f)); }

Np Italian::total_of(const Amount& a) {
  const std::string all = of_all(a.filter.front());
  if (const std::string_view many = italian_measures(a.measure); !many.empty())
    return {"somma dei " + std::string(many) + " " + all, Article::definite, true};
  return {"totale " + italian_with("di", italian_measure(a.measure)) + " " + all, Article::definite};
}

Np Italian::extreme_measure(const Amount& a) {
  Np np = italian_measure(a.measure);
  np.text += italian_ending(a.kind == Amount::Kind::highest ? " più alt" : " più bass", np.feminine, false);
  const Filter& among = a.filter.front();
  if (extreme_of_ && *extreme_of_ == among) return np;
  np.text += only_target(among) ? std::string(" tra i Bersagli") : " tra " + with("", group_of(among));
  return np;
}

}  // namespace playsheet::wording
