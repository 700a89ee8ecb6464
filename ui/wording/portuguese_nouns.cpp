// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "ui/wording/card_words.h"
#include "ui/wording/coins.h"
#include "ui/wording/filter_facts.h"
#include "ui/wording/joining.h"
#include "ui/wording/measures.h"
#include "ui/wording/portuguese.h"

/// Brazilian Portuguese noun phrases. Order: number, noun, state, name, "do oponente", rank, zone, "com", "que".
namespace playsheet::wording {

using namespace naruto;
using describe::Aspect;
using describe::Naming;
using describe::Noun;
using describe::Origin;
using describe::Part;

Np Portuguese::plain_reference(Ref ref) {
  switch (ref) {
    case Ref::self:
      return {is_ninja() ? "este Ninja" : "este card"};
    case Ref::user:
      return {"Usuário", Article::definite};
    case Ref::t1:
    case Ref::t2:
    case Ref::t3:
    case Ref::t4:
      if (targets() > 1) {
        constexpr std::array<std::string_view, 4> kFirst{"primeiro", "segundo", "terceiro", "quarto"};
        const auto index = static_cast<std::size_t>(ref) - static_cast<std::size_t>(Ref::t1);
        return {std::string(kFirst[index]) + " Alvo", Article::definite};
      }
      return {"Alvo", Article::definite};
    case Ref::used:
      return {"esse Jutsu"};
    default:
      return {"esse Ninja"};
  }
}

Np Portuguese::reference(Ref ref) {
  Np said = plain_reference(ref);
  Phrase meant;
  meant.ref = ref;
  said.text = marked(meant, std::move(said.text));
  return said;
}

/// What shares its name may be of any type.
Np Portuguese::namesake(Ref ref) {
  if (ref == Ref::it || ref == Ref::event) return {"esse card"};
  return reference(ref);
}

Np Portuguese::noun(const Filter& f, bool plural) {
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
      if (f.role == Role::head) return {plural ? "Líderes" : "Líder", Article::none, false, plural};
      if (f.role == Role::back) return {plural ? "Back Ninjas" : "Back Ninja", Article::none, false, plural};
      return {plural ? "Ninjas" : "Ninja", Article::none, false, plural};
    case Noun::mission:
      return {plural ? "Missões" : "Missão", Article::none, true, plural};
    case Noun::jutsu:
      return {plural ? "Jutsus" : "Jutsu", Article::none, false, plural};
    case Noun::client:
      return {plural ? "Clientes" : "Cliente", Article::none, false, plural};
    case Noun::chakra:
      return {"Chakra", Article::none, false, plural};
    case Noun::reward:
      return {plural ? "Prêmios de Batalha" : "Prêmio de Batalha", Article::none, false, plural};
    case Noun::card:
      break;
  }
  return {plural ? "cards" : "card", Article::none, false, plural};
}

/// `place_first`: in front of what sets alternatives apart.
Np Portuguese::one_nominal(const Filter& f, bool plural, const Phrase* phrase, bool place_first) {
  Np n = noun(f, plural);
  const std::string random = phrase && phrase->random ? "ao acaso" : "";
  const std::string where = place(f, phrase);
  const std::string with = with_phrase(f);
  const std::string without = without_phrase(f);
  // Where it is stands behind what it is, unless that speaks of another card, which is somewhere else.
  const bool early = f.same_name_as || f.shares_symbol_with || !f.compare.empty();
  n.text = spaced({n.text, states(f, n), place_first ? where : "", origins_and_rank(f), battlefield(f), random,
                   early && !place_first ? where : "", with, with.empty() || without.empty() ? "" : "e", without,
                   early || place_first ? "" : where, behind(f, n)});
  return n;
}

Np Portuguese::nominal(const Filter& asked, bool plural, const Phrase* phrase) {
  Filter f = simplified(asked);
  if (f.any.empty() || only_types(f.any)) return one_nominal(f, plural, phrase);
  const std::vector<Filter> alternatives = std::exchange(f.any, {});
  if (in_one_battle(alternatives)) {
    Np np = one_nominal(f, plural, phrase);
    np.text += " no combate " + portuguese_with("de", reference(*alternatives.front().team_of));
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
  whole.text = enumerated(without_repeats(said,
                                          {"chamado", "chamados", "chamada", "chamadas", "de Graduação", "com", "sem",
                                           "em", "no", "na", "do", "da", "que"},
                                          {"com a Característica", "com o Atributo de Combate", "com o Símbolo",
                                           "chamado", "chamados", "chamada", "chamadas", "que exija", "que exijam",
                                           "que exija o Atributo de Combate", "que exijam o Atributo de Combate"}),
                          or_word());
  return whole;
}

Np Portuguese::some(const Filter& f, const Phrase* phrase) {
  if (f.is) return reference(*f.is);
  if (const auto left = only_left(f)) return reference(*left);
  if (anywhere(f) && only_names(simplified(f))) return {names(simplified(f).name, or_word())};
  Phrase p = phrase ? *phrase : Phrase{};
  p.filter = f;
  p.n = {1, 0};
  if (whose(f) == Side::you || f.except) return counted(p);
  Np np = nominal(f, false, phrase);
  np.article = Article::indefinite;
  return np;
}

Np Portuguese::counted(const Phrase& p) {
  const Filter& f = p.filter;
  const bool many = p.n.plural();
  const bool another = f.except && !many && !p.up_to;
  const bool mine = whose(f) == Side::you || (p.own && !in_owned_zone(f));
  Phrase said = p;
  const bool theirs = is_pile(f) && whose(f) == Side::opponent && !p.own;
  if (theirs) said.random = false;
  Np np = nominal(f, mine || many, &said);
  const std::string number = (p.up_to ? "até " : "") + number_text(p.n);
  const std::string other = f.except ? " " + portuguese_ending("outr", np.feminine, many) : "";
  if (theirs) np.text += std::string(" do oponente") + (p.random ? " ao acaso" : "");
  if (mine) {
    const std::string owner =
        p.own ? (np.feminine ? "das próprias " : "dos próprios ") : (np.feminine ? "das suas " : "dos seus ");
    np.text = (another ? portuguese_ending("outr", np.feminine, false) : number + other) + " " + owner + np.text;
  } else {
    np.text = (another ? portuguese_ending("outr", np.feminine, false) : number + other) + " " + np.text;
  }
  np.article = Article::none;
  np.plural = many;
  return np;
}

/// "todos os seus Ninjas", "os Ninjas do oponente": all of them, with the definite article.
Np Portuguese::whole(const Phrase& p) {
  const bool chakra = describe::noun_of(p.filter) == Noun::chakra;
  Np np = nominal(p.filter, !chakra, &p);  // chakra is never counted here
  np.plural = !chakra;
  if (p.filter.except) np.text = portuguese_ending("outr", np.feminine, true) + " " + np.text;
  if (whose(p.filter) == Side::you) np.text = mine(np.feminine, np.plural) + " " + np.text;
  if (is_pile(p.filter)) {
    if (whose(p.filter) == Side::opponent) np.text += " do oponente";
    if (!whose(p.filter)) np.text += " dos dois jogadores";
  }
  np.article = Article::definite;
  if (p.naming != Naming::all) return np;
  np.text = portuguese_ending("tod", np.feminine, np.plural) + " " + portuguese_with("", np);
  np.article = Article::none;
  return np;
}

/// "1 Time não bloqueado do oponente", "X dos seus Times atacantes".
Np Portuguese::team_np(const Phrase& p) {
  if (p.naming != Naming::teams) return {p.plural ? "esses Times" : "esse Time", Article::none, false, p.plural};
  const bool mine = whose(p.filter) == Side::you;
  const bool many = mine || p.n.plural();
  Np np{many ? "Times" : "Time", Article::none, false, many};
  Filter f;
  f.controller = p.filter.controller;
  f.state = p.filter.state;
  np.text = (p.up_to ? "até " : "") + number_text(p.n) + (mine ? " dos seus " : " ") + spaced({np.text, states(f, np)});
  np.plural = p.n.plural();
  return np;
}

Np Portuguese::base_np(const Phrase& p) {
  if (p.team || p.naming == Naming::teams) return team_np(p);
  if (p.one_team) {
    Phrase without = p;
    without.one_team = false;
    Np np = base_np(without);
    np.text += " de um mesmo Time";
    return np;
  }
  if (p.naming == Naming::each && only_target(p.filter)) return {"cada Alvo"};
  switch (p.naming) {
    case Naming::you:
      return {"você"};
    case Naming::opponent:
      return {"oponente", Article::definite};
    case Naming::each_player:
      return {p.own ? "cada jogador (a começar pelo Atacante)" : "cada jogador"};
    case Naming::active_player:
      return {"Jogador Atacante", Article::definite};
    case Naming::that_player:
      return {"esse jogador"};
    case Naming::this_card:
      return reference(Ref::self);
    case Naming::user:
      return reference(Ref::user);
    case Naming::pronoun: {
      const Np n = noun(p.filter, p.plural);
      const std::string_view he = n.feminine ? (p.plural ? "elas" : "ela") : (p.plural ? "eles" : "ele");
      return {std::string(he), Article::none, n.feminine, p.plural};
    }
    case Naming::that: {
      Np n = noun(p.filter, p.plural);
      n.text = (n.feminine ? (p.plural ? "essas " : "essa ") : (p.plural ? "esses " : "esse ")) + n.text;
      return n;
    }
    case Naming::ordinal: {
      if (p.ordinal == 0) return reference(Ref::t1);  // "the target": the only one
      if (p.plural) {
        const Np many = noun(p.filter, true);
        const std::string_view stem = p.ordinal == 1 ? "primeir" : "outr";
        return {portuguese_ending(stem, many.feminine, true), Article::definite, many.feminine, true};
      }
      constexpr std::array<std::string_view, 4> stems{"primeir", "segund", "terceir", "quart"};
      const Np n = noun(p.filter, false);
      return {portuguese_ending(stems[static_cast<std::size_t>(p.ordinal - 1) % 4], n.feminine, false),
              Article::definite, n.feminine};
    }
    default:
      return described(p);
  }
}

/// Phrases that say what the card is.
Np Portuguese::described(const Phrase& p) {
  switch (p.naming) {
    case Naming::some:
      return some(p.filter);
    case Naming::counted:
      return counted(p);
    case Naming::each:
    case Naming::no: {
      const bool yours = whose(p.filter) == Side::you;
      Np n = nominal(p.filter, yours, &p);
      const std::string other = p.filter.except ? portuguese_ending("outr", n.feminine, false) + " " : "";
      if (p.naming == Naming::no) {
        n.text = (n.feminine ? "nenhuma " : "nenhum ") + other + n.text;
      } else if (yours) {
        const std::string others = p.filter.except ? portuguese_ending("outr", n.feminine, true) + " " : "";
        n.text = (n.feminine ? "cada uma das " : "cada um dos ") + mine(n.feminine, true) + " " + others + n.text;
      } else {
        n.text = "cada " + other + n.text;
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
      const std::string deck = p.whose == Side::you        ? "do " + mine(false, false) + " deck"
                               : p.whose == Side::opponent ? "do deck do oponente"
                                                           : "do deck de cada jogador";
      const std::string_view end = p.bottom ? "fundo" : "topo";
      if (!p.n.plural()) return {fmt::format("card do {} {}", end, deck), Article::definite};
      return {fmt::format("{} cards do {} {}", number_text(p.n), end, deck), Article::definite, false, true};
    }
    case Naming::any_number: {
      Np n = whole(p);
      if (whose(p.filter) != Side::you && !p.filter.except && !p.own) n.article = Article::none;  // "de cards"
      n.text = "qualquer número " + portuguese_with("de", n);
      n.article = Article::none;
      return n;
    }
    case Naming::superlative: {
      Np n = nominal(p.filter, false, &p);
      if (whose(p.filter) == Side::you) n.text = mine(n.feminine, false) + " " + n.text;
      n.text += std::string(p.measure == Measure::rank ? " com a " : " com o ") + (p.least ? "menor " : "maior ");
      n.text += measure_name(p.measure, Language::pt_BR);
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
          parts.back() += " com cada um dos nomes " + names(part.filter.name, and_word());
      }
      return {enumerated(parts, and_word()), Article::none, false, true};
    }
    case Naming::as_many: {
      Np n = nominal(p.filter, true, &p);
      n.text = (n.feminine ? "outras tantas " : "outros tantos ") + n.text;
      return n;
    }
    default:
      return {};
  }
}

}  // namespace playsheet::wording
