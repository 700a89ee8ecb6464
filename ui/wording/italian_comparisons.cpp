// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include "ui/wording/card_words.h"
#include "ui/wording/coins.h"
#include "ui/wording/filter_facts.h"
#include "ui/wording/italian.h"
#include "ui/wording/italian_verbs.h"
#include "ui/wording/joining.h"
#include "ui/wording/measures.h"
#include "ui/wording/ranges.h"

/// Italian: conditions on numbers: what is compared, counted and tossed.
namespace playsheet::wording {

using namespace naruto;
using describe::Test;

/// "hai 2 o più Squadre", "ci sono 3 o più Simboli diversi", "questo Ninja ha 5 monete Porta"; else nothing.
std::string Italian::counted_thing(const Amount& a, const Bounds& n) {
  const std::string holds = a.side == Side::you        ? (each_acts_ ? "ha " : "hai ")
                            : a.side == Side::opponent ? "l'avversario ha "
                                                       : "i giocatori insieme hanno ";
  const bool one = n.at_most == 1 && n.at_least == 1;
  const std::string number = quantity_text(n, Language::it) + " ";
  if (n.at_most == 0) return {};
  if (a.kind == Amount::Kind::teams) return holds + number + (one ? "Squadra" : "Squadre");
  if (a.kind == Amount::Kind::symbols)
    return (one ? "c'è " : "ci sono ") + number + (one ? "Simbolo diverso tra " : "Simboli diversi tra ") +
           with("", group_of(a.filter.front()));
  if (a.kind == Amount::Kind::coins)
    return italian_with("", reference(a.of)) + " ha " + number + coin_forms(a.coin, Language::it, !one);
  if (a.kind != Amount::Kind::count) return {};
  Filter f = a.filter.front();
  const bool owned = f.controller && *f.controller != Side::any && !f.zone && !f.team_of && !f.fighting && !f.is;
  if (!owned || !n.at_least || n.at_least != n.at_most) return {};
  const bool you = f.controller == Side::you;
  f.controller.reset();
  return (!you         ? "l'avversario ha"
          : each_acts_ ? "ha"
                       : "hai") +
         std::string(" in gioco esattamente ") + number + nominal(f, !one).text;
}

std::string Italian::compared(const Test& t) {
  lean_on(t.meanings);
  const Amount& bound = t.amounts.back();
  const Amount::Kind kind = t.amounts.front().kind;
  if (const auto plain = plain_bounds(t)) {
    const bool cards = meanings().done < describe::Done::healed;
    if (kind == Amount::Kind::moved && cards) return moved(*plain, t.negated);
    if (!t.negated && (kind == Amount::Kind::heads || kind == Amount::Kind::tails))
      return tossed(*plain, kind == Amount::Kind::heads);
    if (!t.negated)
      if (std::string said = counted_thing(t.amounts.front(), *plain); !said.empty()) return said;
  }
  if (const auto both = rivals(t); both && !(both->what.kind == Amount::Kind::count && both->what.filter.front().zone))
    return rivalry(*both);
  const Np first = amount(t.amounts.front());
  if (const auto ahead = lead_in_count(t))
    return fmt::format("{} {} di almeno {} {}", italian_with("", first), first.plural ? "superano" : "supera",
                       ahead->second, italian_with("", amount(ahead->first)));
  const std::string is = italian_with("", first) + (t.negated ? " non" : "") + (first.plural ? " sono " : " è ");
  if (const auto plain = plain_bounds(t)) return is + range_text(*plain, Language::it);
  const std::string_view relation = italian_relation(t.relation);
  constexpr std::string_view kNot = "non ";
  const Amount& measured = t.amounts.front();
  const bool same = kind == Amount::Kind::value && bound.kind == kind && bound.measure == measured.measure;
  const std::string other = !same            ? italian_with("a", amount(bound))
                            : first.feminine ? "a quella " + italian_with("di", reference(bound.of))
                                             : "a quello " + italian_with("di", reference(bound.of));
  if (!relation.starts_with(kNot)) return is + std::string(relation) + other;
  return italian_with("", first) + (first.plural ? " non sono " : " non è ") +
         std::string(relation.substr(kNot.size())) + other;
}

/// "è stata spostata 1 carta in questo modo".
std::string Italian::moved(const Bounds& n, bool negated) {
  constexpr std::array<std::string_view, 4> ways{"spostat", "spostat", "trasformat", "pescat"};
  constexpr std::array<std::string_view, 4> tails{"", " nel Cimitero", " in Chakra", ""};
  const auto done = static_cast<std::size_t>(meanings().done);
  const bool one = n.at_most == 1 || n.at_most == 0;
  const std::string way = italian_ending(ways[done], true, !one) + std::string(tails[done]);
  if (n.at_most == 0) return "nessuna carta è stata " + way + " in questo modo";
  const std::string no = negated ? "non " : "";
  return no + (one ? "è stata " : "sono state ") + way + " in questo modo " + quantity_text(n, Language::it) +
         (one ? " carta" : " carte");
}

/// "escono 2 teste", "esce almeno 1 testa".
std::string Italian::tossed(const Bounds& n, bool heads) {
  const std::string one = heads ? "testa" : "croce";
  const std::string many = heads ? "teste" : "croci";
  if (n.at_most == 0) return "non esce nessuna " + one;
  const int number = n.at_least.value_or(n.at_most.value_or(1));
  const int coins = meanings().tossed;
  if (coins == 1 && number == 1) return "esce " + one;
  const bool every = coins > 1 && n.at_least == coins;
  const bool exact = n.at_least && n.at_most && n.at_least == n.at_most;
  if (n.at_least && n.at_most && !exact) return "escono " + range_text(n, Language::it) + " " + many;
  const std::string_view about = every                     ? ""
                                 : exact && coins > number ? "esattamente "
                                 : exact                   ? ""
                                 : n.at_least              ? "almeno "
                                                           : "al massimo ";
  return fmt::format("{} {}{} {}", number == 1 ? "esce" : "escono", about, number, number == 1 ? one : many);
}

/// "hai meno Ninja in gioco dell'avversario".
std::string Italian::rivalry(const Rivals& r) {
  Phrase shown;
  shown.in_play = true;
  Filter f = r.what.kind == Amount::Kind::count ? r.what.filter.front() : Filter{};
  f.controller.reset();
  const std::string what = r.what.kind == Amount::Kind::hand      ? "carte in Mano"
                           : r.what.kind == Amount::Kind::rewards ? "Vincite di Guerra"
                                                                  : nominal(f, true, &shown).text;
  const bool you = r.who == Side::you;
  const std::string has = you ? "hai " : "l'avversario ha ";
  const std::string than = you ? " dell'avversario" : " di te";
  if (r.more > 0) return fmt::format("{}almeno {} {} più{}", has, r.more, what, than);
  if (r.relation == Relation::above || r.relation == Relation::below)
    return has + (r.relation == Relation::above ? "più " : "meno ") + what + than;
  return has + (r.relation == Relation::at_least ? "almeno lo stesso numero di " : "lo stesso numero di ") + what +
         than;
}

std::string Italian::tallied(const Test& t) {
  const bool none = t.bounds.at_most == 0;
  const std::string no = none ? "non " : "";
  const std::string who = t.side == Side::you        ? no + (each_acts_ ? "ha " : "hai ")
                          : t.side == Side::opponent ? "l'avversario " + no + "ha "
                          : none                     ? std::string("nessun giocatore ha ")
                                                     : std::string("i giocatori insieme hanno ");
  const std::string n = none ? "" : quantity_text(t.bounds, Language::it) + " ";
  const std::string now = " in questo Turno";
  const bool one = t.bounds.at_least == 1 && t.bounds.at_most == 1;
  switch (t.tally) {
    case TurnTally::missions:
      return who + "usato " + n + (one ? "Strategia" : "Strategie") + now;
    case TurnTally::jutsu:
      return who + "usato " + n + (one ? "Tecnica" : "Tecniche") + now;
    case TurnTally::heads:
      if (t.side == Side::any && !none) return "è uscita testa " + n + (one ? "volta" : "volte") + now;
      return who + "ottenuto testa" + (none ? "" : " " + n + (one ? "volta" : "volte")) + now;
    case TurnTally::tails:
      if (t.side == Side::any && !none) return "è uscita croce " + n + (one ? "volta" : "volte") + now;
      return who + "ottenuto croce" + (none ? "" : " " + n + (one ? "volta" : "volte")) + now;
    case TurnTally::rewards_won:
      return who + "guadagnato " + n + (one ? "Vincita di Guerra" : "Vincite di Guerra") + now;
    case TurnTally::charged:
      return who + "trasformato in Chakra " + n + (one ? "carta" : "carte") + now;
    case TurnTally::ninja_deployed:
      return who + "schierato " + n + "Ninja" + now;
    case TurnTally::discarded_by_damage:
      return who + "perso " + n + "Ninja a causa di Danni" + now;
  }
  return {};
}

}  // namespace playsheet::wording
