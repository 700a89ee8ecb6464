// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include <utility>

#include "ui/wording/card_words.h"
#include "ui/wording/coins.h"
#include "ui/wording/filter_facts.h"
#include "ui/wording/italian.h"
#include "ui/wording/joining.h"
#include "ui/wording/ranges.h"

/// Italian: what a filter says around the noun.
namespace playsheet::wording {

using namespace naruto;
using describe::Aspect;
using describe::Naming;
using describe::Noun;
using describe::Origin;
using describe::Part;

std::string Italian::rank(const RankTest& r) {
  if (r.none) return "senza Rango";
  if (is_exact(r)) return "di Rango " + rank_name(*r.at_least, Language::it);
  if (r.at_least && r.at_most)
    return fmt::format("di Rango da {} a {}", rank_name(*r.at_least, Language::it),
                       rank_name(*r.at_most, Language::it));
  if (r.at_least)
    return "di Rango " + rank_name(*r.at_least, Language::it) +
           (*r.at_least == Rank::village_leader ? "" : " o superiore");
  return "di Rango " + rank_name(r.at_most.value_or(Rank::none), Language::it) + " o inferiore";
}

std::string Italian::attributes(const Filter& f) {
  std::vector<std::string> texts;
  for (const Word w : f.attribute) texts.push_back(attribute_name(word(w), Language::it));
  return "Stile di Combattimento " + enumerated(texts, or_word());
}

std::string Italian::symbols(const Filter& f) {
  std::vector<std::string> texts;
  for (const Symbol s : f.symbol) texts.push_back(symbol_name(s, Language::it));
  return "Simbolo " + enumerated(texts, or_word());
}

std::string_view Italian::battle_state(BattleState state) {
  constexpr std::array<std::string_view, 6> names{"A Riposo",  "In Azione",        "In Attacco",
                                                  "In Difesa", "In Combattimento", "Non In Combattimento"};
  return names[static_cast<std::size_t>(state)];
}

std::string Italian::states(const Filter& f, const Np& n) {
  std::vector<std::string> words;
  if (f.permanence == std::vector<Permanence>{Permanence::none}) {
    words.push_back(n.plural ? "non Permanenti" : "non Permanente");
  } else if (f.permanence == std::vector<Permanence>{Permanence::coins}) {
    words.push_back(n.plural ? "Permanenti (X)" : "Permanente (X)");
  } else if (!f.permanence.empty()) {
    words.push_back(n.plural ? "Permanenti" : "Permanente");
  }
  if (whose(f) == Side::opponent && !is_pile(f))
    words.push_back(n.plural && !n.feminine ? "avversari" : italian_ending("avversari", n.feminine, n.plural));
  if (f.health) words.push_back(italian_ending(*f.health == Health::healthy ? "San" : "Ferit", n.feminine, n.plural));
  if (f.role) words.emplace_back(*f.role == Role::head ? "In Prima Linea" : "In Seconda Linea");
  if (f.state) words.emplace_back(battle_state(*f.state));
  const bool used_by = !f.user.empty() && !users_side(f);  // whoever has used it has it in use
  if (f.zone == Zone::chain && !(used_by && n.plural)) words.push_back("In Uso");
  return spaced(words);
}

std::string Italian::origins_and_rank(const Filter& f) {
  std::vector<std::string> words;
  if (const auto highest = highest_rank(f)) {
    words.push_back("di Rango non superiore a " + rank_name(*highest, Language::it));
  } else if (f.rank) {
    words.push_back(of_one_rank(f) ? "con il solo Rango " + rank_name(*f.rank->at_least, Language::it) : rank(*f.rank));
  }
  for (const Word w : f.characteristic)
    if (const auto origin = origin_name(word(w), Language::it)) {
      constexpr std::string_view kOf = "del ";
      const bool alone = of_one_village(f);
      words.push_back(!alone                     ? *origin
                      : origin->starts_with(kOf) ? "del solo " + origin->substr(kOf.size())
                                                 : *origin + " e di nessun altro");
    }
  if (!f.name.empty()) words.push_back("di nome " + names(f.name, or_word()));
  return spaced(words);
}

std::string Italian::with_phrase(const Filter& f) {
  std::vector<std::string> with;
  std::vector<std::string> traits;
  for (const Word w : f.characteristic)
    if (!origin_name(word(w), Language::it)) traits.push_back(characteristic_name(word(w), Language::it));
  if (!traits.empty())
    with.push_back((traits.size() > 1 ? "Caratteristiche " : "Caratteristica ") + enumerated(traits, and_word()));
  if (!f.attribute.empty()) with.push_back(attributes(f));
  if (!f.symbol.empty()) with.push_back(symbols(f));
  if (f.same_name_as) with.push_back("lo stesso Nome " + italian_with("di", namesake(*f.same_name_as)));
  for (const Filter& other : f.namesake) with.push_back("lo stesso Nome " + some_with("di", other));
  if (f.entrance_cost) with.push_back("Turno di Schieramento " + range_text(*f.entrance_cost, Language::it));
  if (f.jutsu_cost) with.push_back("Costo Chakra " + range_text(*f.jutsu_cost, Language::it));
  if (f.cost_has_symbol == true) with.push_back("un Simbolo nel Costo Chakra");
  if (f.combat) with.push_back("Valore in Battaglia " + range_text(*f.combat, Language::it));
  if (f.support) with.push_back("Valore in Sostegno " + range_text(*f.support, Language::it));
  if (f.counter == true) with.push_back("Interruzione");
  if (f.coins && f.coins->at_most != 0) with.push_back(coins(*f.coins));
  for (const std::string& further : further_with(f)) with.push_back(further);
  return with.empty() ? std::string() : "con " + enumerated(with, and_word());
}

/// The rank, or the village, has said this already.
bool Italian::is_said(const Filter& f, const Filter& none) {
  const auto parts = describe::parts_of(none);
  if (highest_rank(f) || needs_no_rank(f, none)) return true;
  if (of_one_rank(f) && parts == std::vector<Part>{Part::rank}) return true;
  return of_one_village(f) && parts == std::vector<Part>{Part::characteristic} &&
         origin_name(word(none.characteristic.front()), Language::it).has_value();
}

std::string Italian::without_phrase(const Filter& f) {
  std::vector<std::string> words;
  if (f.cost_has_symbol == false) words.emplace_back(f.jutsu_cost ? "senza Simboli" : "senza Simboli nel Costo Chakra");
  if (f.counter == false) words.emplace_back("senza Interruzione");
  if (f.coins && f.coins->at_most == 0) words.push_back("senza " + coins(*f.coins));
  for (const Filter& none : f.none)
    if (std::string said = excluded(none, {}); said.starts_with("senza ")) words.push_back(std::move(said));
  return enumerated(words, and_word());
}

std::string Italian::team(const TeamTest& t, bool plural) {
  std::vector<std::string> said;
  if (!t.with.empty()) {
    std::vector<std::string> members;
    for (const Filter& f : t.with) members.push_back(some_with("", as_ninja(f)));
    said.push_back("in Squadra con " + enumerated(members, and_word()));
  }
  std::vector<std::string> kinds = team_kinds(t);
  for (const Filter& f : t.only) kinds.push_back("formata solo da " + nominal(as_ninja(f), true).text);
  if (t.alone) said.push_back((*t.alone ? "da sol" : "non da sol") + std::string(plural ? "i" : "o"));
  // "in una Squadra di 4 Ninja, formata solo da ..."
  const bool sized = t.size && kinds.size() == 2 && !t.only.empty();
  if (!kinds.empty()) said.push_back("in una Squadra " + enumerated(kinds, sized ? ", " : and_word()));
  return enumerated(said, and_word());
}

std::string Italian::excluded(const Filter& f, const Np& n) {
  const auto parts = describe::parts_of(f);
  const std::string be = n.plural ? "che non siano " : "che non sia ";
  if (parts.size() == 1 && !f.controller) switch (parts.front()) {
      case Part::name:
        return (n.plural ? "che non si chiamino " : "che non si chiami ") + names(f.name, or_word());
      case Part::named:
        if (*f.named == Nameable::card_name)
          return (n.plural ? "che non abbiano" : "che non abbia") + std::string(" quel Nome");
        return be + std::string(*f.named == Nameable::symbol ? "di quel Simbolo" : "di quel tipo");
      case Part::attribute:
        return "senza " + attributes(f);
      case Part::symbol:
        return "senza " + symbols(f);
      case Part::coins:
        return "senza " + (f.coins->kind ? coin_forms(*f.coins->kind, Language::it, true) : std::string("monete"));
      case Part::characteristic:
        if (const auto origin = origin_name(word(f.characteristic.front()), Language::it)) return be + *origin;
        return "senza " + with_phrase(f).substr(4);
      case Part::team_of:
        if (*f.team_of == Ref::used) return "fuori da quella Squadra";
        return "fuori dalla Squadra " + italian_with("di", reference(*f.team_of));
      case Part::shares_symbol:
        if (each_is_it_ && *f.shares_symbol_with == Ref::it) return "con cui non abbia Simboli in comune";
        return "senza Simboli in comune " + italian_with("con", reference(*f.shares_symbol_with));
      case Part::rank:
        if (f.rank->none) return "con un Rango";
        return be + rank(*f.rank);
      default:
        break;
    }
  return be + (n.plural ? nominal(f, true).text : some_with("", f));
}

/// "che non sia di Rango Genin": what it must not be, but for what it must be without.
std::string Italian::all_excluded(const Filter& f, const Np& n) {
  std::vector<std::string> without;
  for (const Filter& none : f.none) {
    if (is_said(f, none)) continue;
    if (std::string said = excluded(none, n); !said.starts_with("senza ")) without.push_back(std::move(said));
  }
  return enumerated(without, and_word());
}

std::string Italian::own_requirement(const Filter& f, const Np& n) {
  return (n.plural ? "che richiedono " : "che richiede ") + required(f.requires_.front());
}

std::string Italian::behind(const Filter& f, const Np& n) {
  std::vector<std::string> words;
  const std::string be = n.plural ? "che siano " : "che sia ";
  const bool bare = f.team && f.team->alone && f.rank && f.rank->at_least != f.rank->at_most;
  if (f.team) words.push_back((bare ? be : std::string()) + team(*f.team, n.plural));
  const bool of_told = team_told_ && f.team_of && (*f.team_of == Ref::it || (many_targets_ && *f.team_of == Ref::t1));
  if (f.team_of)
    words.push_back(of_told || *f.team_of == Ref::used
                        ? std::string(many_teams_ && !of_told ? "in quelle Squadre" : "in quella Squadra")
                    : *f.team_of == Ref::it ? std::string("nella sua Squadra")
                                            : "nella Squadra " + italian_with("di", reference(*f.team_of)));
  for (const std::string& further : further_behind(f, n)) words.push_back(further);
  if (!f.user.empty() && !users_side(f))
    words.push_back(italian_ending("usat", n.feminine, n.plural) + " " + some_with("da", as_ninja(f.user.front())));
  if (f.entered_this_turn)
    words.push_back((*f.entered_this_turn ? "" : "non ") + italian_ending("entrat", n.feminine, n.plural) +
                    " in gioco in questo Turno");
  if (f.name_free)
    words.push_back(std::string("con un Nome che ") + (*f.name_free
                                                           ? "nessun altro Ninja nel Campo del suo Proprietario ha"
                                                           : "anche un altro Ninja nel Campo del suo Proprietario ha"));
  if (f.fighting == Ref::event && team_told_)
    words.push_back(n.plural ? "che la affrontano" : "che la affronta");
  else if (f.fighting)
    words.push_back((n.plural ? "che affrontano " : "che affronta ") + italian_with("", reference(*f.fighting)));
  return spaced(words);
}

std::string Italian::zone_with(std::string_view prep, const Filter& f, bool own, bool all) {
  const bool yours = f.controller == Side::you;
  const bool theirs = f.controller == Side::opponent;
  const bool both = !own && !yours && !theirs && all;
  const auto zone = [&](std::string_view one, std::string_view many, bool feminine) {
    Np np{std::string(both ? many : one), Article::definite, feminine, both};
    if (own) np.text = (feminine ? "propria " : "proprio ") + np.text;
    if (yours && !own) np.text = mine(feminine, false) + " " + np.text;
    if (theirs && !own) np.text += " dell'avversario";
    if (both) np.text += " di entrambi i giocatori";
    if (!own && !yours && !theirs && !both) np.text += " di un giocatore";
    return np;
  };
  switch (*f.zone) {
    case Zone::deck: {
      const Np deck = zone("Mazzo", "Mazzi", false);
      if (f.top == 0) return italian_with(prep, deck);
      Np top{f.top == 1 ? "carta in cima " + italian_with("a", deck)
                        : fmt::format("prime {} carte {}", top_number(f), italian_with("di", deck)),
             Article::definite, true, f.top > 1};
      return italian_with(prep == "da" ? "tra" : prep, top);
    }
    case Zone::hand:
      return italian_with(prep, zone("Mano", "Mani", true));
    case Zone::chakra:
      return italian_with(prep, zone("Zona Chakra", "Zone Chakra", true));
    case Zone::discard:
      return italian_with(prep, zone("Cimitero", "Cimiteri", false));
    case Zone::rewards:
      return italian_with(prep, zone("Zona Vincite di Guerra", "Zone Vincite di Guerra", true));
    case Zone::reinforcement:
      return italian_with(prep, zone("Mazzo di Rinforzi", "Mazzi di Rinforzi", false));
    default:
      return italian_with(prep, zone("Campo", "Campi", false));
  }
}

std::string Italian::place(const Filter& f, const Phrase* phrase) {
  const bool plain = f.state || is_target(f);  // where else could it be
  if (phrase && phrase->in_play && !f.zone) return plain ? std::string() : "in gioco";
  if (!f.zone || *f.zone == Zone::village || *f.zone == Zone::chain) return {};
  const bool taken = phrase && phrase->origin != Origin::none;
  if (*f.zone == Zone::removed)
    return taken ? "dalla zona di carte rimosse dal gioco" : "nella zona di carte rimosse dal gioco";
  if (*f.zone == Zone::outside) return "dall'esterno del gioco";
  if (!in_owned_zone(f)) return {};
  if (phrase && phrase->origin == Origin::among_them) return "tra queste";
  const bool group = phrase && phrase->naming == Naming::group;
  const bool all = group || (phrase && (phrase->naming == Naming::all || phrase->naming == Naming::each));
  if (phrase && phrase->origin == Origin::that_hand) return all ? "di quella Mano" : "da quella Mano";
  return zone_with(taken && !all ? "da" : "in", f, phrase && phrase->own, all);
}

std::string Italian::coins(const CoinTest& t) {
  const bool none = t.at_most == 0;  // behind "senza"
  const bool one = !none && t.at_least.value_or(1) == 1 && !t.at_most;
  std::string coin = t.kind ? coin_forms(*t.kind, Language::it, !one) : one ? "moneta" : "monete";
  if (none) return coin;
  return one ? "una " + coin : range_text(Bounds{t.at_least, t.at_most}, Language::it) + " " + coin;
}

/// What it targets, what it has paid for or applies, how often it was used.
std::vector<std::string> Italian::of_uses(const Filter& f, const Np& n) {
  std::vector<std::string> words;
  const auto verb = [&n](std::string_view one, std::string_view many) { return std::string(n.plural ? many : one); };
  if (!f.targets.empty())
    words.push_back(verb("che ha come Bersaglio ", "che hanno come Bersaglio ") + some_with("", f.targets.front()));
  if (f.targets_user)
    words.push_back((*f.targets_user ? verb("che ha", "che hanno") : verb("che non ha", "che non hanno")) +
                    " come Bersaglio il proprio Esecutore");
  if (f.applying)
    words.push_back(*f.applying ? verb("che esegue la Tecnica in corso", "che eseguono la Tecnica in corso")
                                : verb("che non esegue la Tecnica in corso", "che non eseguono la Tecnica in corso"));
  if (f.applicable_to) words.push_back("che " + italian_with("", reference(*f.applicable_to)) + " può usare su di sé");
  if (f.paid_for)
    words.push_back(italian_ending("usat", n.feminine, n.plural) + " per pagare " +
                    italian_with("", reference(*f.paid_for)));
  if (f.tracked)
    words.push_back(*f.tracked && f.controller == Side::opponent
                        ? std::string("che segui con Tracking")
                        : (*f.tracked ? "" : "non ") + italian_ending("seguit", n.feminine, n.plural) +
                              " con Tracking");
  for (const Compare& c : f.compare)
    if (const auto used = jutsu_used(c))
      words.push_back(verb("che ha usato ", "che hanno usato ") + range_text(*used, Language::it) +
                      " Tecniche in questo Turno");
  return words;
}

}  // namespace playsheet::wording
