// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include <array>
#include <utility>

#include "ui/wording/card_words.h"
#include "ui/wording/filter_facts.h"
#include "ui/wording/italian.h"
#include "ui/wording/joining.h"

/// Italian: what a filter says around the noun.
namespace playsheet::wording {

using namespace naruto;
using describe::Naming;
using describe::Origin;

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
  const auto differs = [&](const Filter& one) {
    return noun(one, false).feminine != noun(f.any.front(), false).feminine;
  };
  const bool mixed = only_types(f.any) && std::any_of(f.any.begin(), f.any.end(), differs);  // "Ninja o Tecniche"
  if (whose(f) == Side::opponent && mixed)
    words.emplace_back("dell’avversario");
  else if (whose(f) == Side::opponent && !is_pile(f))
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
  } else if (f.rank && !only_ranked(f)) {
    words.push_back(of_one_rank(f) ? "con il solo Rango " + rank_name(*f.rank->at_least, Language::it) : rank(*f.rank));
  }
  for (const Word w : f.characteristic)
    if (const auto origin = origin_name(word(w), Language::it)) {
      constexpr std::string_view kOfVillage = "del ";
      const bool alone = of_one_village(f);
      words.push_back(!alone                            ? *origin
                      : origin->starts_with(kOfVillage) ? "del solo " + origin->substr(kOfVillage.size())
                                                        : *origin + " e di nessun altro");
    }
  if (!f.name.empty()) words.push_back("di nome " + names(f.name, or_word()));
  return spaced(words);
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
    if (theirs && !own) np.text += " dell’avversario";
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
  if (*f.zone == Zone::outside) return "dall’esterno del gioco";
  if (!in_owned_zone(f)) return {};
  if (phrase && phrase->origin == Origin::among_them) return "tra queste";
  const bool group = phrase && phrase->naming == Naming::group;
  const bool all = group || (phrase && (phrase->naming == Naming::all || phrase->naming == Naming::each));
  if (phrase && phrase->origin == Origin::that_hand) return all ? "di quella Mano" : "da quella Mano";
  return zone_with(taken && !all ? "da" : "in", f, phrase && phrase->own, all);
}

}  // namespace playsheet::wording
