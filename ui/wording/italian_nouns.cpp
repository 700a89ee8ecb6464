// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

#include "ui/wording/card_words.h"
#include "ui/wording/filter_facts.h"
#include "ui/wording/italian.h"
#include "ui/wording/joining.h"
#include "ui/wording/measures.h"

/// Italian noun phrases. Order: number, noun, "avversario", state, rank, name, zone, "con", "che".
namespace playsheet::wording {

using namespace naruto;
using describe::Naming;
using describe::Noun;
using describe::Origin;

Np Italian::plain_reference(Ref ref) {
  switch (ref) {
    case Ref::self:
      if (is_ninja()) return {"questo Ninja"};
      return {"questa carta", Article::none, true};
    case Ref::user:
      return {"Esecutore", Article::definite, false, false, 'V'};
    case Ref::t1:
    case Ref::t2:
    case Ref::t3:
    case Ref::t4:
      if (targets() > 1) {
        constexpr std::array<std::string_view, 4> kFirst{"primo", "secondo", "terzo", "quarto"};
        const auto index = static_cast<std::size_t>(ref) - static_cast<std::size_t>(Ref::t1);
        return {std::string(kFirst[index]) + " Bersaglio", Article::definite};
      }
      if (many_targets_) return {"Bersagli", Article::definite, false, true};
      return {"Bersaglio", Article::definite};
    case Ref::used:
      return {"quella Tecnica", Article::none, true};
    default:
      return {"quel Ninja"};
  }
}

/// `place_first`: in front of what sets alternatives apart.
Np Italian::one_nominal(const Filter& f, bool plural, const Phrase* phrase, bool place_first) {
  Np n = noun(f, plural);
  const std::string random = phrase && phrase->random ? "a caso" : "";
  const std::string where = place(f, phrase);
  const std::string with = with_phrase(f);
  const std::string without = without_phrase(f);
  const std::string excluded = all_excluded(f, n);
  const std::string required_by = f.requires_.empty() ? std::string() : own_requirement(f, n);
  // Where it is stands behind what it is, unless that speaks of another card, which is somewhere else.
  const bool of_hand = phrase && phrase->origin == Origin::that_hand && phrase->naming == Naming::all;
  const bool early = of_hand || f.same_name_as || f.shares_symbol_with || !f.compare.empty();
  const bool compares = !f.compare.empty();
  const bool in_play = phrase && phrase->in_play && !f.zone;  // never behind the name of something else
  const bool first = place_first || in_play;
  const std::string late = early || first ? "" : where;
  n.text = spaced({n.text, states(f, n), first ? where : "", origins_and_rank(f), random, early && !first ? where : "",
                   compares ? excluded : "", compares && !excluded.empty() && !with.empty() ? "e" : "", with,
                   with.empty() || without.empty() ? "" : "e", without, required_by,
                   is_target(f) ? "tra i Bersagli" : "", compares ? "" : excluded, late, behind(f, n)});
  return n;
}

/// What lies in one of several zones: "1 carta di nome Naruto dal tuo Cimitero o dalla tua Zona Chakra".
Np Italian::in_zones(Filter f, const std::vector<Filter>& zones, bool plural, const Phrase& phrase) {
  std::vector<std::string> said;
  const bool all = phrase.naming == Naming::all || phrase.naming == Naming::each || phrase.naming == Naming::group;
  const bool taken = phrase.origin != Origin::none && !all;
  for (const Filter& zone : zones) {
    f.zone = zone.zone.value_or(Zone::village);
    said.push_back(zone_with(taken ? "da" : "in", f, phrase.own, all));
  }
  f.zone.reset();
  f.controller.reset();
  Np np = one_nominal(f, plural, nullptr);
  np.text += (phrase.random ? " a caso " : " ") + with_shared_ends(said, or_word());
  return np;
}

namespace {

/// The alternatives are of one player and differ in nothing but the zone; without one they are in play.
bool differ_in_zone(const Filter& f, const std::vector<Filter>& alternatives) {
  std::optional<Side> all = f.controller;
  for (const Filter& one : alternatives) {
    if (one.type || one.top > 0 || !describe::parts_of(one).empty()) return false;
    if (one.controller && all && one.controller != all) return false;
    if (one.controller) all = one.controller;
  }
  return some_in_zone(alternatives);
}

}  // namespace

Np Italian::nominal(const Filter& asked, bool plural, const Phrase* phrase) {
  Filter f = simplified(asked);
  if (f.any.empty() || only_types(f.any)) return one_nominal(f, plural, phrase);
  const std::vector<Filter> alternatives = std::exchange(f.any, {});
  if (phrase && differ_in_zone(f, alternatives)) {
    const auto& one = alternatives.front();
    const auto side = f.controller ? f.controller : one.controller ? one.controller : alternatives.back().controller;
    if (phrase->own || (side && *side != Side::any)) {
      f.controller = side;
      return in_zones(f, alternatives, plural, *phrase);
    }
  }
  if (in_one_battle(alternatives)) {
    Np np = one_nominal(f, plural, phrase);
    np.text += " nel combattimento " + italian_with("di", reference(*alternatives.front().team_of));
    return np;
  }
  const bool one_place = std::all_of(alternatives.begin(), alternatives.end(),
                                     [](const Filter& one) { return !one.zone && !one.controller && !one.type; });
  Np whole;
  std::vector<std::string> said;
  for (const Filter& one : alternatives) {
    const Filter both = simplified(merged(f, one));
    Phrase lying = phrase ? *phrase : Phrase{};
    if (some_in_zone(alternatives) && !both.zone) lying.in_play = true;
    const Phrase* shown = phrase || lying.in_play ? &lying : nullptr;
    const Np np = both.any.empty() ? one_nominal(both, plural, shown, one_place) : nominal(both, plural, shown);
    if (said.empty()) whole = np;
    said.push_back(np.text);
  }
  whole.text = enumerated(
      without_repeats(
          said, {"di nome", "di Rango", "con", "senza", "in", "nel", "nella", "dal", "dalla", "del", "della", "che"},
          {"con Caratteristica", "con Stile di Combattimento", "con Simbolo", "di nome", "che richiede",
           "che richiedono", "che richiede lo Stile di Combattimento", "che richiedono lo Stile di Combattimento"}),
      or_word());
  return whole;
}

/// "tutti i tuoi Ninja", "i Ninja avversari": all of them, with the definite article.
Np Italian::whole(const Phrase& p) {
  const bool yours = whose(p.filter) == Side::you;
  all_of_them_ = p.naming == Naming::all || p.naming == Naming::group;
  Np np = nominal(p.filter, true, &p);
  all_of_them_ = false;
  if (yours) np.text = mine(np.feminine, true) + " " + np.text;
  if (is_pile(p.filter)) {
    if (whose(p.filter) == Side::opponent) np.text += " dell’avversario";
    if (!whose(p.filter)) np.text += " di entrambi i giocatori";
  }
  if (p.filter.except) {
    np.text = (np.feminine ? "altre " : "altri ") + np.text;
    np.onset = 'V';
  }
  np.article = Article::definite;
  if (p.naming != Naming::all) return np;
  np.text = (np.feminine ? "tutte " : "tutti ") + italian_with("", np);
  np.article = Article::none;
  return np;
}

/// "1 Squadra avversaria Non In Combattimento", "X delle tue Squadre In Attacco", "tutte le Squadre avversarie".
Np Italian::team_np(const Phrase& p) {
  if (p.naming != Naming::teams && p.naming != Naming::all)
    return {p.plural ? "quelle Squadre" : "quella Squadra", Article::none, true, p.plural};
  const bool mine = whose(p.filter) == Side::you;
  const bool all = p.many() && !p.n.plural();  // no number is said
  const bool many = mine || p.many();
  const bool the_one = p.filter.fighting && !many;
  Np np{many ? "Squadre" : "Squadra", Article::none, true, many};
  np.text = spaced({np.text, of_teams(p.filter, np)});
  const std::string own = mine ? this->mine(true, true) + " " : std::string();
  np.plural = p.many();
  if (the_one) return {np.text, Article::definite, true};
  if (all) return {"tutte le " + own + np.text, Article::none, true, true};
  np.text = (p.up_to ? "fino a " : "") + number_text(p.n) + (mine ? " delle " + own : " ") + np.text;
  return np;
}

/// What is asked of a team, behind its noun.
std::string Italian::of_teams(const Filter& filter, const Np& teams) {
  Filter f;
  f.controller = filter.controller;
  f.state = filter.state;
  std::vector<std::string> words{states(f, teams)};
  std::vector<std::string> kinds = filter.team ? team_kinds(*filter.team) : std::vector<std::string>{};
  if (filter.team && filter.team->alone == true) kinds.emplace_back("di 1 Ninja");
  if (filter.team)
    for (const Filter& with : filter.team->with) kinds.push_back(some_with("con", as_ninja(with)));
  if (filter.team)
    for (const Filter& only : filter.team->only)
      kinds.push_back(italian_ending("format", true, teams.plural) + " solo da " + nominal(as_ninja(only), true).text);
  words.push_back(enumerated(kinds, and_word()));
  if (filter.fighting)
    words.push_back((teams.plural ? "che affrontano " : "che affronta ") +
                    italian_with("", reference(*filter.fighting)));
  return spaced(words);
}

/// "tutti i Ninja di 1 Squadra avversaria": whose it is and what it does is said of the team.
Np Italian::in_one_team(Phrase p) {
  p.one_team = false;
  Np ninja;
  if (p.naming == Naming::all) {
    Phrase team = p;
    team.naming = Naming::teams;
    team.n = {1, 0};
    p.filter.fighting.reset();
    p.filter.team.reset();
    p.filter.state.reset();
    p.filter.controller.reset();
    p.filter = as_ninja(p.filter);
    ninja = base_np(p);
    ninja.text += " " + italian_with("di", team_np(team));
  } else {
    ninja = base_np(p);
    ninja.text += " di una stessa Squadra";
  }
  return ninja;
}

Np Italian::base_np(const Phrase& p) {
  if (p.team || p.naming == Naming::teams) return team_np(p);
  if (p.one_team) return in_one_team(p);
  return named_only(p);
}

/// "questo Ninja e 1 dei tuoi Ninja", "fino a 1 Ninja per ciascuno dei nomi A e B tra queste"
Np Italian::several(const Phrase& p) {
  return {said_together(p, {" per ciascuno dei Nomi ", [&](const Phrase& part) { return with("", part); },
                            [&](const Phrase& part) { return place(part.filter, &part); }}),
          Article::none, false, true};
}

/// Phrases that say what the card is.
Np Italian::described(const Phrase& p) {
  switch (p.naming) {
    case Naming::some:
      return some(p.filter);
    case Naming::counted:
      return counted(p);
    case Naming::each:
    case Naming::no: {
      const bool yours = whose(p.filter) == Side::you;
      Np n = nominal(p.filter, yours, &p);
      const std::string own = mine(n.feminine, true);
      if (p.naming == Naming::no) {
        n.text = (n.feminine        ? (p.filter.except ? "nessun’altra " : "nessuna ")
                  : p.filter.except ? "nessun altro "
                                    : "nessun ") +
                 n.text;
      } else if (yours) {
        const std::string_view other = n.feminine ? "ciascuna delle altre " : "ciascuno degli altri ";
        const std::string_view one = n.feminine ? "ciascuna delle " : "ciascuno dei ";
        n.text = std::string(p.filter.except ? other : one) + own + " " + n.text;
      } else {
        n.text = (p.filter.except ? (n.feminine ? "ogni altra " : "ogni altro ") : "ogni ") + n.text;
      }
      n.plural = false;
      return n;
    }
    case Naming::all:
    case Naming::group:
      return whole(p);
    case Naming::the_one: {
      Np n = nominal(p.filter, false, &p);
      n.article = Article::definite;
      return n;
    }
    case Naming::top_cards: {
      const std::string deck = p.whose == Side::you        ? mine(false, false) + " Mazzo"
                               : p.whose == Side::opponent ? "Mazzo dell’avversario"
                                                           : "Mazzo di ciascun giocatore";
      if (!p.n.plural())
        return {(p.bottom ? "carta in fondo al " : "carta in cima al ") + deck, Article::definite, true};
      return {fmt::format("{} {} carte del {}", p.bottom ? "ultime" : "prime", number_text(p.n), deck),
              Article::definite, true, true, p.bottom ? 'V' : 'C'};
    }
    case Naming::any_number: {
      Np n = whole(p);
      if (whose(p.filter) != Side::you && !p.filter.except && !p.own) n.article = Article::none;  // "di carte"
      n.text = "un numero qualsiasi " + italian_with("di", n);
      n.article = Article::none;
      return n;
    }
    case Naming::superlative: {
      Np n = nominal(p.filter, false, &p);
      if (whose(p.filter) == Side::you) n.text = mine(n.feminine, false) + " " + n.text;
      n.text += " con " + italian_with("", italian_measure(p.measure)) + (p.least ? " più basso" : " più alto");
      n.article = Article::definite;
      return n;
    }
    case Naming::several: {
      return several(p);
    }
    case Naming::as_many: {
      Np n = nominal(p.filter, true, &p);
      n.text = italian_ending("altrettant", n.feminine, true) + " " + n.text;
      return n;
    }
    default:
      return {};
  }
}

}  // namespace playsheet::wording
