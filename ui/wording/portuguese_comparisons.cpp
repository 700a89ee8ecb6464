// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

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

/// "1 card tiver sido movido assim".
std::string Portuguese::moved(const Bounds& n, bool negated) {
  constexpr std::array<std::string_view, 4> ways{"movid", "descartad", "colocad", "comprad"};
  const auto done = static_cast<std::size_t>(meanings().done);
  const bool one = n.at_most == 1 || n.at_most == 0;
  const std::string way = portuguese_ending(ways[done], false, !one) +
                          (meanings().done == describe::Done::charged ? " na Área de Chakra assim" : " assim");
  if (n.at_most == 0) return "nenhum card tiver sido " + way;
  return quantity_text(n, Language::pt_BR) + (one ? " card " : " cards ") + (negated ? "não " : "") +
         (one ? "tiver sido " : "tiverem sido ") + way;
}

/// "saírem 2 caras", "sair pelo menos 1 cara".
std::string Portuguese::tossed(const Bounds& n, bool heads) {
  const std::string one = heads ? "cara" : "coroa";
  if (n.at_most == 0) return "não sair nenhuma " + one;
  const int number = n.at_least.value_or(n.at_most.value_or(1));
  const bool exact = n.at_least && n.at_most && n.at_least == n.at_most;
  if (exact && number == 1 && meanings().tossed == 1) return "sair " + one;
  if (n.at_least && n.at_most && !exact) return "saírem " + range_text(n, Language::pt_BR) + " " + one + "s";
  const std::string_view about = exact        ? (number < meanings().tossed ? "exatamente " : "")
                                 : n.at_least ? "pelo menos "
                                              : "no máximo ";
  return fmt::format("{} {}{} {}", number == 1 ? "sair" : "saírem", about, number, number == 1 ? one : one + "s");
}

/// "você tiver menos Ninjas em jogo que o oponente".
std::string Portuguese::rivalry(const Rivals& r) {
  Phrase shown;
  Filter f = r.what.kind == Amount::Kind::count ? r.what.filter.front() : Filter{};
  f.controller.reset();
  const bool you = r.who == Side::you;
  std::string where;
  std::string there;
  if (f.zone && f.zone != Zone::village && !is_pile(f)) {  // "na sua Pilha de Descartes", "na dele"
    Filter zone = f;
    zone.controller = r.who;
    where = zone_with("em", zone, !you, false) + " ";
    there = std::string(where.starts_with("no ") ? " no " : " na ") +
            (!you ? (where.starts_with("no ") ? "seu" : "sua") : "dele");
    f.zone.reset();
  }
  shown.in_play = where.empty() && !f.zone;
  const std::string what = r.what.kind == Amount::Kind::hand      ? "cards na mão"
                           : r.what.kind == Amount::Kind::rewards ? "Prêmios de Batalha"
                                                                  : nominal(f, true, &shown).text;
  const std::string has = (you ? "você tiver " : "o oponente tiver ") + where;
  const std::string than = (you ? " que o oponente" : " que você") + there;
  if (r.more > 0) return fmt::format("{}pelo menos {} {} a mais{}", has, r.more, what, than);
  if (r.relation == Relation::above || r.relation == Relation::below)
    return has + (r.relation == Relation::above ? "mais " : "menos ") + what + than;
  return has + (r.relation == Relation::at_least ? "pelo menos o mesmo número de " : "o mesmo número de ") + what +
         than;
}

std::string Portuguese::tallied(const Test& t) {
  const bool none = t.bounds.at_most == 0;
  const std::string no = none ? "não " : "";
  const std::string who = t.side == Side::you        ? (each_acts_ ? "" : "você ") + no + "tiver "
                          : t.side == Side::opponent ? "o oponente " + no + "tiver "
                          : none                     ? std::string("nenhum jogador tiver ")
                                                     : std::string("os jogadores juntos tiverem ");
  const std::string n = none ? "" : quantity_text(t.bounds, Language::pt_BR) + " ";
  const std::string now = " neste turno";
  const bool one = t.bounds.at_least == 1 && t.bounds.at_most == 1;
  switch (t.tally) {
    case TurnTally::missions:
      return who + "usado " + n + (one ? "Missão" : "Missões") + now;
    case TurnTally::jutsu:
      return who + "usado " + n + (one ? "Jutsu" : "Jutsus") + now;
    case TurnTally::heads:
      if (t.side == Side::any && !none) return "tiver saído cara " + n + (one ? "vez" : "vezes") + now;
      return who + "tirado cara" + (none ? "" : " " + n + (one ? "vez" : "vezes")) + now;
    case TurnTally::tails:
      if (t.side == Side::any && !none) return "tiver saído coroa " + n + (one ? "vez" : "vezes") + now;
      return who + "tirado coroa" + (none ? "" : " " + n + (one ? "vez" : "vezes")) + now;
    case TurnTally::rewards_won:
      return who + "ganhado " + n + (one ? "Prêmio de Batalha" : "Prêmios de Batalha") + now;
    case TurnTally::charged:
      return who + "carregado " + n + (one ? "card" : "cards") + now;
    case TurnTally::ninja_deployed:
      return who + "jogado " + n + (one ? "Ninja" : "Ninjas") + now;
    case TurnTally::discarded_by_damage:
      return who + "perdido " + n + (one ? "Ninja" : "Ninjas") + " por dano" + now;
  }
  return {};
}

}  // namespace playsheet::wording
