// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "ui/wording/card_words.h"
#include "ui/wording/coins.h"
#include "ui/wording/filter_facts.h"
#include "ui/wording/italian.h"
#include "ui/wording/joining.h"
#include "ui/wording/measures.h"

/// Italian noun phrases. Order: number, noun, "avversario", state, rank, name, zone, "con", "che".
namespace playsheet::wording {

using namespace naruto;
using describe::Aspect;
using describe::Naming;
using describe::Noun;
using describe::Origin;
using describe::Part;

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
      return {"Bersaglio", Article::definite};
    case Ref::used:
      return {"quella Tecnica", Article::none, true};
    default:
      return {"quel Ninja"};
  }
}

Np Italian::reference(Ref ref) {
  Np said = plain_reference(ref);
  Phrase meant;
  meant.ref = ref;
  said.text = marked(meant, std::move(said.text));
  return said;
}

/// What shares its name may be of any type.
Np Italian::namesake(Ref ref) {
  if (ref == Ref::it || ref == Ref::event) return {"quella carta", Article::none, true};
  return reference(ref);
}

Np Italian::noun(const Filter& f, bool plural) {
  if (!f.any.empty() && only_types(f.any)) {
    std::vector<std::string> nouns;
    bool feminine = true;
    for (const Filter& one : f.any) {
      const Np np = noun(one, plural);
      nouns.push_back(np.text);
      feminine = feminine && np.feminine;
    }
    return {enumerated(nouns, or_word()), Article::none, feminine, plural};
  }
  switch (describe::noun_of(f)) {
    case Noun::ninja:
      return {"Ninja", Article::none, false, plural};
    case Noun::mission:
      return {plural ? "Strategie" : "Strategia", Article::none, true, plural};
    case Noun::jutsu:
      return {plural ? "Tecniche" : "Tecnica", Article::none, true, plural};
    case Noun::client:
      return {plural ? "Clienti" : "Cliente", Article::none, false, plural};
    case Noun::chakra:
      return {"Chakra", Article::none, false, plural};
    case Noun::reward:
      return {plural ? "Vincite di Guerra" : "Vincita di Guerra", Article::none, true, plural};
    case Noun::card:
      break;
  }
  return {plural ? "carte" : "carta", Article::none, true, plural};
}

/// `place_first`: in front of what sets alternatives apart.
Np Italian::one_nominal(const Filter& f, bool plural, const Phrase* phrase, bool place_first) {
  Np n = noun(f, plural);
  const std::string random = phrase && phrase->random ? "a caso" : "";
  const std::string where = place(f, phrase);
  const std::string with = with_phrase(f);
  const std::string without = without_phrase(f);
  // Where it is stands behind what it is, unless that speaks of another card, which is somewhere else.
  const bool of_hand = phrase && phrase->origin == Origin::that_hand && phrase->naming == Naming::all;
  const bool early = of_hand || f.same_name_as || f.shares_symbol_with || !f.compare.empty();
  n.text = spaced({n.text, states(f, n), place_first ? where : "", origins_and_rank(f), random,
                   early && !place_first ? where : "", with, with.empty() || without.empty() ? "" : "e", without,
                   early || place_first ? "" : where, behind(f, n)});
  return n;
}

Np Italian::nominal(const Filter& asked, bool plural, const Phrase* phrase) {
  Filter f = simplified(asked);
  if (f.any.empty() || only_types(f.any)) return one_nominal(f, plural, phrase);
  const std::vector<Filter> alternatives = std::exchange(f.any, {});
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

Np Italian::some(const Filter& f, const Phrase* phrase) {
  if (f.is) return reference(*f.is);
  if (const auto left = only_left(f)) return reference(*left);
  if (anywhere(f) && only_names(simplified(f))) return {names(simplified(f).name, or_word())};
  Phrase p = phrase ? *phrase : Phrase{};
  p.filter = f;
  p.n = {1, 0};
  if (whose(f) == Side::you || f.except) return counted(p);
  if (!f.any.empty() && only_types(f.any) && describe::parts_of(f).size() == 1 && !f.zone) {
    std::vector<std::string> kinds;  // "un Ninja o una Tecnica avversari"
    for (const Filter& one : f.any) {
      Np kind = noun(one, false);
      kind.article = Article::indefinite;
      kinds.push_back(italian_with("", kind));
    }
    return {spaced({enumerated(kinds, or_word()), states(f, noun(f, true))})};
  }
  Np np = nominal(f, false, phrase);
  np.article = Article::indefinite;
  return np;
}

Np Italian::counted(const Phrase& p) {
  const Filter& f = p.filter;
  const bool many = p.n.plural();
  const bool another = f.except && !many && !p.up_to;
  const bool mine = whose(f) == Side::you || (p.own && !in_owned_zone(f));
  Phrase said = p;
  const bool theirs = is_pile(f) && whose(f) == Side::opponent && !p.own;
  if (theirs) said.random = false;
  Np np = nominal(f, mine || many, &said);
  const std::string number = (p.up_to ? "fino a " : "") + number_text(p.n);
  if (theirs) np.text += std::string(" dell'avversario") + (p.random ? " a caso" : "");
  if (mine) {
    const std::string owner =
        p.own ? (np.feminine ? "delle proprie " : "dei propri ") : (np.feminine ? "delle tue " : "dei tuoi ");
    const std::string first = another ? (np.feminine ? "un'altra" : "un altro")
                                      : number + (f.except ? italian_ending(" altr", np.feminine, many) : "");
    np.text = first + " " + owner + np.text;
  } else if (another) {
    np.text = (np.feminine ? "un'altra " : "un altro ") + np.text;
  } else {
    np.text = number + (f.except ? italian_ending(" altr", np.feminine, many) : "") + " " + np.text;
  }
  np.article = Article::none;
  np.plural = many;
  return np;
}

/// "tutti i tuoi Ninja", "i Ninja avversari": all of them, with the definite article.
Np Italian::whole(const Phrase& p) {
  const bool yours = whose(p.filter) == Side::you;
  Np np = nominal(p.filter, true, &p);
  if (yours) np.text = mine(np.feminine, true) + " " + np.text;
  if (is_pile(p.filter)) {
    if (whose(p.filter) == Side::opponent) np.text += " dell'avversario";
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

/// "1 Squadra avversaria Non In Combattimento", "X delle tue Squadre In Attacco".
Np Italian::team_np(const Phrase& p) {
  if (p.naming != Naming::teams) return {p.plural ? "quelle Squadre" : "quella Squadra", Article::none, true, p.plural};
  const bool mine = whose(p.filter) == Side::you;
  const bool many = mine || p.n.plural();
  Np np{many ? "Squadre" : "Squadra", Article::none, true, many};
  Filter f;
  f.controller = p.filter.controller;
  f.state = p.filter.state;
  np.text =
      (p.up_to ? "fino a " : "") + number_text(p.n) + (mine ? " delle tue " : " ") + spaced({np.text, states(f, np)});
  np.plural = p.n.plural();
  return np;
}

Np Italian::base_np(const Phrase& p) {
  if (p.team || p.naming == Naming::teams) return team_np(p);
  if (p.one_team) {
    Phrase without = p;
    without.one_team = false;
    Np np = base_np(without);
    np.text += " di una stessa Squadra";
    return np;
  }
  if (p.naming == Naming::each && only_target(p.filter)) return {"ogni Bersaglio"};
  switch (p.naming) {
    case Naming::you:
      return {"te"};
    case Naming::opponent:
      return {"avversario", Article::definite, false, false, 'V'};
    case Naming::each_player:
      return {p.own ? "ciascun giocatore (a cominciare da quello Attivo)" : "ciascun giocatore"};
    case Naming::active_player:
      return {"giocatore Attivo", Article::definite};
    case Naming::that_player:
      return {"quel giocatore"};
    case Naming::this_card:
      return reference(Ref::self);
    case Naming::user:
      return reference(Ref::user);
    case Naming::pronoun: {
      const Np n = noun(p.filter, p.plural);
      return {italian_ending("ess", n.feminine, p.plural), Article::none, n.feminine, p.plural};
    }
    case Naming::that: {
      Np n = noun(p.filter, p.plural);
      n.text = (n.feminine ? (p.plural ? "quelle " : "quella ") : (p.plural ? "quei " : "quel ")) + n.text;
      return n;
    }
    case Naming::ordinal: {
      if (p.ordinal == 0) return reference(Ref::t1);  // "the target": the only one
      if (p.plural) {
        const Np many = noun(p.filter, true);
        if (p.ordinal == 1)
          return {italian_ending("prim", many.feminine, true), Article::definite, many.feminine, true};
        return {italian_ending("altr", many.feminine, true), Article::definite, many.feminine, true, 'V'};
      }
      constexpr std::array<std::string_view, 4> stems{"prim", "second", "terz", "quart"};
      const Np n = noun(p.filter, false);
      return {italian_ending(stems[static_cast<std::size_t>(p.ordinal - 1) % 4], n.feminine, false), Article::definite,
              n.feminine};
    }
    default:
      return described(p);
  }
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
        n.text = (n.feminine        ? (p.filter.except ? "nessun'altra " : "nessuna ")
                  : p.filter.except ? "nessun altro "
                                    : "nessun ") +
                 n.text;
      } else if (yours) {
        n.text = (n.feminine ? "ciascuna delle " : "ciascuno dei ") + own + " " +
                 std::string(!p.filter.except ? ""
                             : n.feminine     ? "altre "
                                              : "altri ") +
                 n.text;
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
                               : p.whose == Side::opponent ? "Mazzo dell'avversario"
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
      std::vector<std::string> parts;
      for (const Phrase& part : by_name(p.parts)) {
        Phrase unnamed = part;
        if (part.filter.name.size() > 1) unnamed.filter.name.clear();
        parts.push_back(with("", unnamed));
        if (part.filter.name.size() > 1)
          parts.back() += " per ciascuno dei Nomi " + names(part.filter.name, and_word());
      }
      return {enumerated(parts, and_word()), Article::none, false, true};
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
