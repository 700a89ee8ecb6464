// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include <array>
#include <utility>

#include "ui/wording/card_words.h"
#include "ui/wording/coins.h"
#include "ui/wording/filter_facts.h"
#include "ui/wording/portuguese.h"
#include "ui/wording/ranges.h"

/// Brazilian Portuguese: tests that compare numbers, or ask what was counted.
namespace playsheet::wording {

using namespace naruto;
using describe::Test;

namespace {

Relation opposite(Relation relation) {
  constexpr std::array<Relation, 5> others{Relation::equal, Relation::below, Relation::above, Relation::at_least,
                                           Relation::at_most};
  return others[static_cast<std::size_t>(relation)];
}

}  // namespace

std::string Portuguese::compared(const Test& t) {
  lean_on(t.meanings);
  const Amount::Kind kind = t.amounts.front().kind;
  if (const auto plain = plain_bounds(t)) {
    const bool cards = meanings().done < describe::Done::healed;
    if (kind == Amount::Kind::moved && cards) return moved(*plain, t.negated);
    if (!t.negated && (kind == Amount::Kind::heads || kind == Amount::Kind::tails))
      return tossed(*plain, kind == Amount::Kind::heads);
  }
  if (const auto both = rivals(t)) return rivalry(*both);
  if (const auto ahead = lead_in_count(t))
    return fmt::format("{} superar em pelo menos {} {}", portuguese_with("", amount(t.amounts.front())), ahead->second,
                       portuguese_with("", amount(ahead->first)));
  const Amount& bound = t.amounts.back();
  const auto plain = plain_bounds(t);
  if (plain && !t.negated)
    if (const auto held = holding(t.amounts.front(), *plain)) return *held;
  const std::string number = portuguese_with("", amount(t.amounts.front()));
  const std::string is = number + (t.negated ? " não for " : " for ");
  if (plain) return is + range_text(*plain, Language::pt_BR);
  if (t.relation == Relation::equal) return is + "igual " + portuguese_with("a", amount(bound));
  const Relation relation = t.negated ? opposite(t.relation) : t.relation;
  return number + " for " + std::string(relation_words(relation)) + portuguese_with("", amount(bound));
}

/// A number of things that somebody has, or that there are: "você tiver 2 ou mais Times".
std::optional<std::string> Portuguese::holding(const Amount& a, const Bounds& n) {
  const bool exact = n.at_least && n.at_most && n.at_least == n.at_most;
  const auto number = [&](bool about) {
    return (about && exact ? "exatamente " : "") + quantity_text(n, Language::pt_BR);
  };
  const bool one = n.at_most == 1;
  if (n.at_most == 0 || n.at_least == 0) return std::nullopt;
  if (a.kind == Amount::Kind::teams) {
    const std::string who = a.side == Side::you        ? (each_acts_ ? "tiver " : "você tiver ")
                            : a.side == Side::opponent ? "o oponente tiver "
                                                       : "houver ";
    return who + number(true) + (one ? " Time" : " Times");
  }
  if (a.kind == Amount::Kind::symbols)
    return "houver " + number(true) + (one ? " Símbolo diferente" : " Símbolos diferentes") + " entre " +
           with("", group_of(a.filter.front()));
  if (a.kind == Amount::Kind::coins)
    return portuguese_with("", reference(a.of)) + " tiver " + number(false) + " " +
           coin_forms(a.coin, Language::pt_BR, !one);
  if (a.kind != Amount::Kind::count || a.filter.front().is || !n.at_least || *n.at_least < 2) return std::nullopt;
  if (n.at_most && !exact) return std::nullopt;
  Test there;
  there.kind = Condition::Kind::exists;
  there.filter = a.filter.front();
  there.at_least = *n.at_least;
  std::string said = exists(there);
  const std::string more = fmt::format("{} ou mais ", *n.at_least);
  if (const auto at = said.find(more); exact && at != std::string::npos)
    said.replace(at, more.size(), fmt::format("exatamente {} ", *n.at_least));
  return said;
}

/// "na sua Pilha de Descartes", "na dele"
std::pair<std::string, std::string> Portuguese::place_of_rivals(const Filter& f, Side who) {
  if (!f.zone || f.zone == Zone::village || is_pile(f)) return {};
  const bool you = who == Side::you;
  Filter zone = f;
  zone.controller = who;
  const std::string where = zone_with("em", zone, !you, false) + " ";
  const bool masculine = where.starts_with("no ");
  return {where, std::string(masculine ? " no " : " na ") + (you ? "dele" : masculine ? "seu" : "sua")};
}

}  // namespace playsheet::wording
