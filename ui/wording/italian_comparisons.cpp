// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include "ui/wording/card_words.h"
#include "ui/wording/coins.h"
#include "ui/wording/filter_facts.h"
#include "ui/wording/italian.h"
#include "ui/wording/measures.h"
#include "ui/wording/ranges.h"

/// Italian: conditions on numbers: what is compared, counted and tossed.
namespace playsheet::wording {

using namespace naruto;
using describe::Test;

/// "hai 2 o più Squadre", "ci sono 3 o più Simboli diversi", "questo Ninja ha 5 monete Porta"; else nothing.
std::string Italian::counted_thing(const Amount& a, const Bounds& n) {
  const std::string holds = a.side == Side::you        ? (each_acts_ ? "ha " : "hai ")
                            : a.side == Side::opponent ? "l’avversario ha "
                                                       : "i giocatori insieme hanno ";
  const bool one = n.at_most == 1 && n.at_least == 1;
  const std::string number = quantity_text(n, Language::it) + " ";
  if (n.at_most == 0) return {};
  if (a.kind == Amount::Kind::teams) return holds + number + (one ? "Squadra" : "Squadre");
  if (a.kind == Amount::Kind::symbols)
    return (one ? "c’è " : "ci sono ") + number + (one ? "Simbolo diverso tra " : "Simboli diversi tra ") +
           with("", group_of(a.filter.front()));
  if (a.kind == Amount::Kind::coins)
    return italian_with("", reference(a.of)) + " ha " + number + coin_forms(a.coin, Language::it, !one);
  if (a.kind != Amount::Kind::count) return {};
  Filter f = a.filter.front();
  const bool owned = f.controller && *f.controller != Side::any && !f.zone && !f.team_of && !f.fighting && !f.is;
  if (!owned || !n.at_least || n.at_least != n.at_most) return {};
  const bool you = f.controller == Side::you;
  f.controller.reset();
  return (!you         ? "l’avversario ha"
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

}  // namespace playsheet::wording
