// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>
#include <utility>

#include "ui/wording/card_words.h"
#include "ui/wording/filter_facts.h"
#include "ui/wording/joining.h"
#include "ui/wording/marks.h"
#include "ui/wording/measures.h"
#include "ui/wording/portuguese.h"

/// Brazilian Portuguese: numbers that the board gives.
namespace playsheet::wording {

using namespace naruto;

namespace {

Np measure_np(Measure measure) {
  return {std::string(measure_name(measure, Language::pt_BR)), Article::definite, measure == Measure::rank};
}

std::string summed(Measure measure) {
  if (measure == Measure::entrance_cost) return "dos Custos de Entrada";
  return (measure == Measure::mental_power ? "do " : "dos valores de ") + measure_np(measure).text;
}

/// "com Combate maior que o impresso"
bool is_printed(Measure measure, Measure of) {
  return (of == Measure::combat && measure == Measure::printed_combat) ||
         (of == Measure::support && measure == Measure::printed_support);
}

bool of_team(Measure measure) { return measure == Measure::team_power || measure == Measure::team_mental_power; }

}  // namespace

std::string_view Portuguese::relation_words(Relation relation) {
  constexpr std::array<std::string_view, 5> words{"igual a ", "igual ou maior que ", "igual ou menor que ",
                                                  "menor que ", "maior que "};
  return words[static_cast<std::size_t>(relation)];
}

/// "o menor Combate ou Suporte entre ...".
Np Portuguese::either_measure(const Amount& a) {
  Np np = amount(a.factor.front());
  const std::string first = measure_np(a.factor.front().measure).text;
  const std::string both = first + " ou " + measure_np(a.factor.back().measure).text;
  if (const auto at = np.text.find(first); at != std::string::npos) np.text.replace(at, first.size(), both);
  return np;
}

/// Behind "o número": "dos seus Ninjas", "de Ninjas do oponente em jogo", "de cards na sua Área de Chakra".
std::string Portuguese::of_all(const Filter& f) {
  Phrase group = group_of(f);
  if (describe::noun_of(f) == describe::Noun::chakra) {
    group.filter.zone.reset();
    group.filter.controller.reset();
    group.in_play = false;
    std::string text = nominal(group.filter, true, &group).text + " " + zone_with("em", f, false, true);
    return "de " + marked(group_of(f), std::move(text));
  }
  const bool own = wording::whose(f) == Side::you;
  if (own && each_acts_) owner_words_ = "desse jogador";
  if (own && !each_acts_) return with("de", group);
  Filter types = f;
  if (f.any.size() == 2 && only_types(f.any)) {  // "de Jutsus e Missões"
    types.any = {f.any.back()};
    group.filter.any = {f.any.front()};
    group.filter = simplified(group.filter);
    std::string text = noun(group.filter, true).text + std::string(and_word());
    text += nominal(simplified(types), true, &group).text;
    return "de " + marked(group_of(f), std::move(text));
  }
  if (own) group.filter.controller.reset();
  std::string text = nominal(group.filter, true, &group).text;
  owner_words_.clear();
  if (f.except) text = portuguese_ending("outr", noun(f, true).feminine, true) + " " + text;
  if (is_pile(f) && wording::whose(f) == Side::opponent) text += " do oponente";
  if (is_pile(f) && !wording::whose(f)) text += " dos dois jogadores";
  return "de " + marked(group_of(f), std::move(text));
}

std::string Portuguese::figure(const Compare& c, bool bare) {
  std::vector<std::string> said;
  const auto value_of = [&](const Amount& a) {
    const bool reckoned = a.kind == Amount::Kind::sum || a.kind == Amount::Kind::minus;
    const Amount& first = reckoned ? a.factor.front() : a;
    if (a.kind == Amount::Kind::value && a.of == Ref::it && is_printed(a.measure, c.value))
      return marked(a, "o impresso");
    if (first.kind != Amount::Kind::value || first.measure != c.value) return portuguese_with("", amount(a));
    std::string text = (c.value == Measure::rank ? "a "
                        : of_team(c.value)       ? "o do Time "
                                                 : "o ") +
                       portuguese_with("de", reference(first.of));
    for (std::size_t i = 1; reckoned && i < a.factor.size(); ++i) {
      Amount part = a.factor[i];
      const bool less = part.kind == Amount::Kind::constant && part.number < 0;
      if (less) part.number = -part.number;
      text += (a.kind == Amount::Kind::minus || less ? " menos " : " mais ") + portuguese_with("", amount(part));
    }
    return text;
  };
  const auto bound = [&](const std::vector<Amount>& amounts, Relation relation) {
    for (const Amount& a : amounts) {
      const std::string value = value_of(a);
      const std::string plain = without_marks(value);
      const bool letter = plain.size() == 1 && plain.front() >= 'S' && plain.front() <= 'Z';
      if (letter && (relation == Relation::at_least || relation == Relation::at_most)) {
        said.push_back(value + (relation == Relation::at_least ? " ou mais" : " ou menos"));
        continue;
      }
      if (relation == Relation::equal && (value.starts_with("o ") || value.starts_with("a ")))
        said.push_back("igual " + std::string(value.front() == 'o' ? "ao " : "à ") + value.substr(2));
      else
        said.push_back(std::string(relation_words(relation)) + value);
    }
  };
  if (is_extreme(c) && c.below.empty() && c.above.empty())  // "the highest combat among ..." is the whole of it
    return portuguese_with("", amount(c.at_least.empty() ? c.at_most.front() : c.at_least.front()));
  if (c.at_least == c.at_most) {
    bound(c.at_least, Relation::equal);
  } else {
    bound(c.at_least, Relation::at_least);
    bound(c.at_most, Relation::at_most);
  }
  bound(c.below, Relation::below);
  bound(c.above, Relation::above);
  return (bare ? std::string() : measure_np(c.value).text + " ") + enumerated(said, and_word());
}

bool Portuguese::is_told_behind(const Compare& c) const { return of_team(c.value); }

std::string Portuguese::in_compared_team(const Compare& c) {
  return (c.value == Measure::team_power ? "em um Time com Poder " : "em um Time com Poder Mental ") + figure(c, true);
}

Np Portuguese::total_of(const Amount& a) {
  return {"soma " + summed(a.measure) + " " + with("de", group_of(a.filter.front())), Article::definite, true};
}

Np Portuguese::extreme_measure(const Amount& a) {
  Np np = measure_np(a.measure);
  np.text = (a.kind == Amount::Kind::highest ? "maior " : "menor ") + np.text;
  const bool said = extreme_of_ && *extreme_of_ == a.filter.front();
  if (!said) np.text += " entre " + with("", group_of(a.filter.front()));
  return np;
}

}  // namespace playsheet::wording
