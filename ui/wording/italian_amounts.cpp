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
std::string whose(Side side, std::string_view mine, std::string_view what) {
  return side == Side::you        ? fmt::format("{} {}", mine, what)
         : side == Side::opponent ? fmt::format("{} dell'avversario", what)
                                  : fmt::format("{} di entrambi i giocatori", what);
}

constexpr std::array<std::string_view, 5> kRelations{"uguale ", "non inferiore ", "non superiore ", "inferiore ",
                                                     "superiore "};

}  // namespace

Np Italian::amount(const Amount& a) {
  const auto plain = [](std::string text) { return Np{std::move(text)}; };
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
  const auto group = [&](std::string_view prep) { return with(prep, group_of(a.filter.front())); };
  switch (a.kind) {
    case Amount::Kind::constant:
      return plain(std::to_string(a.number));
    case Amount::Kind::x:
      return plain("X");
    case Amount::Kind::count:
      if (only_target(a.filter.front())) return {"numero dei Bersagli", Article::definite};
      return {"numero " + group("di"), Article::definite};
    case Amount::Kind::times:
      if (a.number == 2) return {"doppio " + italian_with("di", amount(a.factor.front())), Article::definite};
      return plain(fmt::format("{} volte {}", a.number, italian_with("", amount(a.factor.front()))));
    case Amount::Kind::hand:
      return {a.side == Side::any ? "numero delle carte nelle Mani di entrambi i giocatori"
                                  : "numero delle carte nella " + whose(a.side, "tua", "Mano"),
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
    case Amount::Kind::moved:
      return {"numero delle carte spostate in questo modo", Article::definite};
    case Amount::Kind::chosen:
      return {"numero scelto", Article::definite};
    case Amount::Kind::event_amount:
      return plain("quel numero");
    case Amount::Kind::rewards:
      return {"numero delle " + whose(a.side, "tue", "Vincite di Guerra"), Article::definite};
    case Amount::Kind::marker:
      return {whose(a.side, "tuo", "Segnaturni"), Article::definite};
    case Amount::Kind::teams:
      return {"numero delle " + whose(a.side, "tue", "Squadre"), Article::definite};
    case Amount::Kind::total: {
      Np np = italian_measure(a.measure);
      return {"totale " + italian_with("di", np) + " " + group("di"), Article::definite};
    }
    case Amount::Kind::coins:
      return {
          fmt::format("numero di {} {}", coin_forms(a.coin, Language::it, true), italian_with("su", reference(a.of))),
          Article::definite};
    case Amount::Kind::symbols:
      return {"numero di Simboli diversi tra " + group(""), Article::definite};
    case Amount::Kind::highest:
    case Amount::Kind::lowest: {
      Np np = italian_measure(a.measure);
      const std::string extreme = a.kind == Amount::Kind::highest ? " più alt" : " più bass";
      np.text += italian_ending(extreme, np.feminine, false) + " tra " + group("");
      return np;
    }
    case Amount::Kind::product:
      return joined(" per ");
    case Amount::Kind::divided:
      return behind(joined(" diviso "), ", arrotondato per difetto");
    case Amount::Kind::sum:
      return joined(" più ");
    case Amount::Kind::minus:
      return joined(" meno ");
    case Amount::Kind::half:
      return {"metà " + italian_with("di", amount(a.factor.front())) + ", arrotondata per difetto", Article::definite,
              true};
    case Amount::Kind::min:
      return {"più basso tra " + italian_with("", joined(" e ")), Article::definite};
    case Amount::Kind::max:
      return {"più alto tra " + italian_with("", joined(" e ")), Article::definite};
  }
  return {};
}

std::string Italian::figure(const Compare& c) {
  std::vector<std::string> said;
  const Np measure = italian_measure(c.value);
  const auto bound = [&](const std::vector<Amount>& amounts, Relation relation) {
    for (const Amount& a : amounts) {
      const bool same = a.kind == Amount::Kind::value && a.measure == c.value;
      const std::string that =
          std::string(measure.feminine ? "a quella " : "a quello ") + italian_with("di", reference(a.of));
      said.push_back(std::string(kRelations[static_cast<std::size_t>(relation)]) +
                     (same ? that : italian_with("a", amount(a))));
    }
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
  return measure.text + " " + enumerated(said, and_word());
}

std::string Italian::coins(const CoinTest& t) {
  const bool none = t.at_most == 0;
  const bool one = !none && t.at_least.value_or(1) == 1 && !t.at_most;
  const bool plural = !one && !none;
  const std::string coin = t.kind ? coin_forms(*t.kind, Language::it, plural) : plural ? "monete" : "moneta";
  if (none) return "nessuna " + coin;
  return one ? "una " + coin : range_text(Bounds{t.at_least, t.at_most}, Language::it) + " " + coin;
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
  for (const Compare& c : f.compare) with.push_back(figure(c));
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
  if (f.owner == Side::you) words.push_back("di tua proprietà");
  if (f.owner == Side::opponent) words.push_back("di proprietà dell'avversario");
  if (f.this_turn) {
    const std::string has = verb("che ha ", "che hanno ");
    const std::array<std::string, 5> done{italian_ending("mandat", n.feminine, n.plural) + " In Azione",
                                          has + "attaccato", has + "bloccato", has + "combattuto",
                                          has + "usato una Tecnica"};
    words.push_back(done[static_cast<std::size_t>(*f.this_turn)] + " in questo Turno");
  }
  if (f.attached_to)
    words.push_back(italian_ending("assegnat", n.feminine, n.plural) + " " +
                    italian_with("a", reference(*f.attached_to)));
  if (!f.attached.empty()) {
    const Np card = some(f.attached.front());
    words.push_back("a cui è " + italian_ending("assegnat", card.feminine, false) + " " + italian_with("", card));
  }
  if (!f.requires_.empty())
    words.push_back(verb("che richiede ", "che richiedono ") + requirement(f.requires_.front()));
  if (!f.targets.empty())
    words.push_back(verb("che ha come Bersaglio ", "che hanno come Bersaglio ") + some_with("", f.targets.front()));
  return words;
}

std::vector<std::string> Italian::team_kinds(const TeamTest& t) {
  std::vector<std::string> kinds;
  if (t.size) kinds.push_back("di " + range_text(*t.size, Language::it) + " Ninja");
  if (t.power) kinds.push_back("con Forza di Combattimento " + range_text(*t.power, Language::it));
  if (t.mental_power) kinds.push_back("con Intelletto Totale " + range_text(*t.mental_power, Language::it));
  std::vector<std::string> members;
  for (const Filter& f : t.any) members.push_back(some_with("", as_ninja(f)));
  if (!members.empty()) kinds.push_back("che comprende " + enumerated(members, and_word()));
  for (const Filter& f : t.head) kinds.push_back("con " + some_with("", as_ninja(f)) + " In Prima Linea");
  return kinds;
}

std::string Italian::compared(const Test& t) {
  const Amount& bound = t.amounts.back();
  const Np first = amount(t.amounts.front());
  const std::string is = italian_with("", first) + (t.negated ? " non" : "") + (first.plural ? " sono " : " è ");
  if (const auto plain = plain_bounds(t)) return is + range_text(*plain, Language::it);
  const std::string_view relation = kRelations[static_cast<std::size_t>(t.relation)];
  constexpr std::string_view kNot = "non ";
  if (!relation.starts_with(kNot)) return is + std::string(relation) + italian_with("a", amount(bound));
  return italian_with("", first) + (first.plural ? " non sono " : " non è ") +
         std::string(relation.substr(kNot.size())) + italian_with("a", amount(bound));
}

std::string Italian::tallied(const Test& t) {
  const bool none = t.bounds.at_most == 0;
  const std::string no = none ? "non " : "";
  const std::string who = t.side == Side::you        ? no + "hai "
                          : t.side == Side::opponent ? "l'avversario " + no + "ha "
                                                     : "i giocatori insieme " + no + "hanno ";
  const std::string n = none ? "" : range_text(t.bounds, Language::it) + " ";
  const std::string now = " in questo Turno";
  const bool one = t.bounds.at_least == 1 && t.bounds.at_most == 1;
  switch (t.tally) {
    case TurnTally::missions:
      return who + "usato " + n + (one ? "Strategia" : "Strategie") + now;
    case TurnTally::jutsu:
      return who + "usato " + n + (one ? "Tecnica" : "Tecniche") + now;
    case TurnTally::heads:
      return who + "ottenuto testa" + (none ? "" : " " + n + (one ? "volta" : "volte")) + now;
    case TurnTally::tails:
      return who + "ottenuto croce" + (none ? "" : " " + n + (one ? "volta" : "volte")) + now;
    case TurnTally::rewards_won:
      return who + "guadagnato " + n + (one ? "Vincita di Guerra" : "Vincite di Guerra") + now;
    case TurnTally::charged:
      return who + "trasformato in Chakra " + n + (one ? "carta" : "carte") + now;
    case TurnTally::ninja_deployed:
      return who + "schierato " + n + "Ninja" + now;
    case TurnTally::discarded_by_damage:
      return who + "perso " + n + "Ninja per Danni" + now;
  }
  return {};
}

}  // namespace playsheet::wording
