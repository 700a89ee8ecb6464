// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include "ui/wording/card_words.h"
#include "ui/wording/coins.h"
#include "ui/wording/filter_facts.h"
#include "ui/wording/italian.h"
#include "ui/wording/joining.h"
#include "ui/wording/measures.h"
#include "ui/wording/ranges.h"

/// Italian: numbers that the board gives, and tests that compare them.
namespace playsheet::wording {

using namespace naruto;
using describe::Naming;
using describe::Test;

namespace {

/// "tuo Segnaturni", "Segnaturni dell'avversario".
std::string whose(Side side, const std::string& yours, std::string_view what) {
  return side == Side::you        ? fmt::format("{} {}", yours, what)
         : side == Side::opponent ? fmt::format("{} dell'avversario", what)
                                  : fmt::format("{} di entrambi i giocatori", what);
}

}  // namespace

/// "il Valore in Battaglia o in Sostegno più basso tra ...".
Np Italian::either_measure(const Amount& a) {
  Np np = amount(a.factor.back());
  np.text = italian_measure(a.factor.front().measure).text + " o " + np.text;
  constexpr std::string_view kValue = " o Valore ";
  if (const auto at = np.text.find(kValue); at != std::string::npos) np.text.replace(at, kValue.size(), " o ");
  return np;
}

/// An amount made of others.
Np Italian::reckoned(const Amount& a) {
  const auto joined = [&](std::string_view between) {
    // The first part keeps its article apart, so that a preposition in front can join it.
    Np whole = amount(a.factor.front());
    for (std::size_t i = 1; i < a.factor.size(); ++i) {
      Amount part = a.factor[i];
      const bool less = between == " più " && part.kind == Amount::Kind::constant && part.number < 0;
      if (less) part.number = -part.number;
      whole.text += (less ? std::string(" meno ") : std::string(between)) + italian_with("", amount(part));
    }
    return whole;
  };
  const auto behind = [](Np np, std::string_view text) {
    np.text += text;
    return np;
  };
  switch (a.kind) {
    case Amount::Kind::times:
      if (a.number == 2) return {"doppio " + italian_with("di", amount(a.factor.front())), Article::definite};
      return Np{fmt::format("{} volte {}", a.number, italian_with("", amount(a.factor.front())))};
    case Amount::Kind::product:
      return joined(" moltiplicato per ");
    case Amount::Kind::divided:
      return behind(joined(" diviso "), ", arrotondato per difetto");
    case Amount::Kind::sum:
      return joined(" più ");
    case Amount::Kind::minus:
      return joined(" meno ");
    case Amount::Kind::half:
      return {"metà " + italian_with("di", amount(a.factor.front())) + " (arrotondata per difetto)", Article::definite,
              true};
    case Amount::Kind::min:
      if (both_extreme(a, Amount::Kind::lowest)) return either_measure(a);
      return {"più basso tra " + italian_with("", joined(" e ")), Article::definite};
    case Amount::Kind::max:
      if (both_extreme(a, Amount::Kind::highest)) return either_measure(a);
      return {"più alto tra " + italian_with("", joined(" e ")), Article::definite};
    default:
      return {};
  }
}

Np Italian::plain_amount(const Amount& a) {
  const auto plain = [](std::string text) { return Np{std::move(text)}; };
  const auto group = [&](std::string_view prep) { return with(prep, group_of(a.filter.front())); };
  switch (a.kind) {
    case Amount::Kind::constant:
      return plain(std::to_string(a.number));
    case Amount::Kind::x:
      return plain("X");
    case Amount::Kind::count:
      if (only_target(a.filter.front())) return {"numero dei Bersagli", Article::definite};
      return {"numero " + group("di"), Article::definite};
    case Amount::Kind::hand:
      return {a.side == Side::any ? "numero delle carte nelle Mani di entrambi i giocatori"
                                  : "numero delle carte nella " + whose(a.side, mine(true, false), "Mano"),
              Article::definite};
    case Amount::Kind::value: {
      Np np = italian_measure(a.measure);
      np.text += " " + italian_with("di", reference(a.of));
      return np;
    }
    case Amount::Kind::damage:
      return {"quei Danni", Article::none, false, true};
    case Amount::Kind::heads:
      return {"numero di teste", Article::definite};
    case Amount::Kind::tails:
      return {"numero di croci", Article::definite};
    case Amount::Kind::moved: {
      constexpr std::array<std::string_view, 7> done{"delle carte spostate",
                                                     "delle carte spostate nel Cimitero",
                                                     "delle carte trasformate in Chakra",
                                                     "delle carte pescate",
                                                     "dei Ninja curati",
                                                     "dei Ninja che hanno subito Danni",
                                                     "delle monete tolte"};
      return {fmt::format("numero {} in questo modo", done[static_cast<std::size_t>(meanings().done)]),
              Article::definite};
    }
    case Amount::Kind::chosen:
      if (meanings().chosen != 0) return plain(std::string(1, meanings().chosen));
      return {"numero scelto", Article::definite};
    case Amount::Kind::event_amount:
      if (meanings().event == Happening::damaged) return {"numero di quei Danni", Article::definite};
      if (meanings().event == Happening::drawn) return {"numero delle carte pescate", Article::definite};
      if (meanings().event == Happening::rewards_won)
        return {"numero delle Vincite di Guerra guadagnate", Article::definite};
      if (meanings().event == Happening::power_gained) return {"Valore in Battaglia guadagnato", Article::definite};
      return plain("quel numero");
    case Amount::Kind::event_support:
      return {"Valore in Sostegno guadagnato", Article::definite};
    case Amount::Kind::rewards:
      return {"numero delle " + whose(a.side, mine(true, true), "Vincite di Guerra"), Article::definite};
    case Amount::Kind::marker:
      return {whose(a.side, mine(false, false), "Segnaturni"), Article::definite};
    case Amount::Kind::teams:
      return {"numero delle " + whose(a.side, mine(true, true), "Squadre"), Article::definite};
    case Amount::Kind::total: {
      if (const std::string_view many = italian_measures(a.measure); !many.empty())
        return {"somma dei " + std::string(many) + " " + group("di"), Article::definite, true};
      return {"totale " + italian_with("di", italian_measure(a.measure)) + " " + group("di"), Article::definite};
    }
    case Amount::Kind::coins:
      if (a.of == Ref::event && meanings().event == Happening::leaves_play)
        return {fmt::format("numero di {} che aveva il Ninja che ha lasciato il gioco",
                            coin_forms(a.coin, Language::it, true)),
                Article::definite};
      return {
          fmt::format("numero di {} {}", coin_forms(a.coin, Language::it, true), italian_with("su", reference(a.of))),
          Article::definite};
    case Amount::Kind::symbols:
      return {"numero di Simboli diversi tra " + group(""), Article::definite};
    case Amount::Kind::highest:
    case Amount::Kind::lowest: {
      Np np = italian_measure(a.measure);
      np.text += italian_ending(a.kind == Amount::Kind::highest ? " più alt" : " più bass", np.feminine, false);
      const bool said = extreme_of_ && *extreme_of_ == a.filter.front();
      if (!said) np.text += only_target(a.filter.front()) ? " tra i Bersagli" : " tra " + group("");
      return np;
    }
    default:
      return reckoned(a);
  }
}

/// " per ogni Ninja con Caratteristica Donna nella sua Squadra"
std::string Italian::each_of(const describe::Act& act) {
  if (act.each.empty()) return {};
  lean_on(act.meanings);
  const Amount& a = act.each.front();
  if (a.kind == Amount::Kind::count) {
    Phrase one = group_of(a.filter.front());
    one.naming = Naming::each;
    return " " + with("per", one);
  }
  if (a.kind == Amount::Kind::coins)
    return fmt::format(" per ogni {} {}", coin_forms(a.coin, Language::it, false), italian_with("su", reference(a.of)));
  if (a.kind == Amount::Kind::heads) return " per ogni testa";
  if (a.kind == Amount::Kind::tails) return " per ogni croce";
  constexpr std::array<std::string_view, 7> done{"carta spostata",
                                                 "carta spostata nel Cimitero",
                                                 "carta trasformata in Chakra",
                                                 "carta pescata",
                                                 "Ninja curato",
                                                 "Ninja che ha subito Danni",
                                                 "moneta tolta"};
  return fmt::format(" per ogni {} in questo modo", done[static_cast<std::size_t>(meanings().done)]);
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
  if (f.compare.size() != 1 || describe::parts_of(f).size() != 1) return {};
  const Compare& c = f.compare.front();
  if (c.value != Measure::team_power && c.value != Measure::team_mental_power) return {};
  const std::string_view what = c.value == Measure::team_power ? "Forza di Combattimento " : "Intelletto Totale ";
  return "Squadra con " + std::string(what) + figure(c, true);
}

std::vector<std::string> Italian::further_with(const Filter& f) {
  std::vector<std::string> with;
  if (f.name_contains) with.push_back("«" + word(*f.name_contains) + "» nel Nome");
  if (f.title) with.push_back("l'Effetto «" + word(*f.title) + "»");
  if (f.shares_symbol_with)
    with.push_back("un Simbolo in comune " + italian_with("con", reference(*f.shares_symbol_with)));
  if (f.hand_cost) with.push_back("Costo Mano " + range_text(*f.hand_cost, Language::it));
  if (f.mental_power) with.push_back("Intelletto " + range_text(*f.mental_power, Language::it));
  if (f.cost_symbols) with.push_back(range_text(*f.cost_symbols, Language::it) + " Simboli nel Costo Chakra");
  const bool has_cost = f.entrance_cost && !f.jutsu_cost && !f.cost_has_symbol && !f.combat && !f.support && !f.coins;
  for (const Compare& c : f.compare) {
    if (jutsu_used(c)) continue;  // stands behind the noun
    extreme_of_ = compared_group(f);
    with.push_back(figure(c, has_cost && c.value == Measure::entrance_cost && with.empty()));
    extreme_of_.reset();
  }
  if (f.has_text == true) with.push_back("un Testo");
  return with;
}

std::vector<std::string> Italian::further_behind(const Filter& f, const Np& n) {
  std::vector<std::string> words;
  const auto verb = [&n](std::string_view one, std::string_view many) { return std::string(n.plural ? many : one); };
  if (f.has_text == false) words.push_back("senza Testo");
  if (f.named) {
    constexpr std::array<std::string_view, 3> named{"di quel Simbolo", "con quel Nome", "di quel tipo"};
    words.emplace_back(named[static_cast<std::size_t>(*f.named)]);
  }
  if (f.owner == Side::you) words.emplace_back("di tua proprietà");
  if (f.owner == Side::opponent) words.push_back("di proprietà dell'avversario");
  if (f.this_turn) {
    const std::string has = verb("che ha ", "che hanno ");
    const std::array<std::string, 9> done{
        italian_ending("mandat", n.feminine, n.plural) + " In Azione",
        has + "attaccato",
        has + "bloccato",
        has + "combattuto",
        has + "usato una Tecnica",
        italian_ending("schierat", n.feminine, n.plural),
        italian_ending("applicat", n.feminine, n.plural),
        italian_ending("finit", n.feminine, n.plural) + " nel Cimitero per lo Scontro",
        italian_ending("mandat", n.feminine, n.plural) + " In Azione In Prima Linea"};
    words.push_back(done[static_cast<std::size_t>(*f.this_turn)] + " in questo Turno");
  }
  if (f.attached_to)
    words.push_back(italian_ending("assegnat", n.feminine, n.plural) + " " +
                    italian_with("a", reference(*f.attached_to)));
  if (!f.attached.empty()) {
    const Np card = some(f.attached.front());
    words.push_back("a cui è " + italian_ending("assegnat", card.feminine, false) + " " + italian_with("", card));
  }
  for (const std::string& use : of_uses(f, n)) words.push_back(use);
  return words;
}

std::vector<std::string> Italian::team_kinds(const TeamTest& t) {
  std::vector<std::string> kinds;
  if (t.size) kinds.push_back("di " + range_text(*t.size, Language::it) + " Ninja");
  if (t.power) kinds.push_back("con Forza di Combattimento " + range_text(*t.power, Language::it));
  if (t.mental_power) kinds.push_back("con Intelletto Totale " + range_text(*t.mental_power, Language::it));
  std::vector<std::string> members;
  for (const Filter& f : t.any)
    members.push_back(only_target(f) && many_targets_ ? "almeno uno dei Bersagli" : some_with("", as_ninja(f)));
  if (!members.empty()) kinds.push_back("che comprende " + enumerated(members, and_word()));
  for (const Filter& f : t.head) kinds.push_back("con " + some_with("", as_ninja(f)) + " In Prima Linea");
  return kinds;
}

}  // namespace playsheet::wording
