// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

#include "ui/wording/card_words.h"
#include "ui/wording/filter_facts.h"
#include "ui/wording/joining.h"
#include "ui/wording/measures.h"
#include "ui/wording/portuguese.h"

/// Brazilian Portuguese noun phrases. Order: number, noun, state, name, "do oponente", rank, zone, "com", "que".
namespace playsheet::wording {

using namespace naruto;
using describe::Naming;
using describe::Noun;

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
    case Ref::it:
      return {it_is_subject_ ? "ele" : "esse Ninja"};
    default:
      return {"esse Ninja"};
  }
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
  const bool of_symbol = describe::noun_of(f) == Noun::chakra && !f.symbol.empty();
  const std::string kind = of_symbol ? "de " + symbols(f).substr(std::string_view("Símbolo ").size()) : "";
  // What it is not would be taken for a part of a comparison in front of it.
  const std::string last = behind(f, n);
  const bool not_last = !f.compare.empty() && last.starts_with("que não ");
  n.text = spaced({n.text, kind, states(f, n), place_first ? where : "", called(f, n), origins_and_rank(f),
                   battlefield(f), random, early && !place_first ? where : "", not_last ? last : "", with,
                   with.empty() || without.empty() ? "" : "e", without, early || place_first ? "" : where,
                   not_last ? "" : last});
  return n;
}

Np Portuguese::nominal(const Filter& asked, bool plural, const Phrase* phrase) {
  Filter f = simplified(asked);
  if (f.any.empty() || only_types(f.any) || are_places(f)) return one_nominal(f, plural, phrase);
  const std::vector<Filter> alternatives = std::exchange(f.any, {});
  if (in_one_battle(alternatives)) {
    Np np = one_nominal(f, plural, phrase);
    np.text += " na batalha " + portuguese_with("de", reference(*alternatives.front().team_of));
    return np;
  }
  const bool one_place = std::all_of(alternatives.begin(), alternatives.end(),
                                     [](const Filter& one) { return !one.zone && !one.controller && !one.type; });
  Np whole;
  std::vector<std::string> said;
  const std::string owner = owner_words_;
  for (const Filter& one : alternatives) {
    owner_words_ = owner;  // of each of them
    const Filter both = simplified(merged(f, one));
    Phrase lying = phrase ? *phrase : Phrase{};
    if (some_in_zone(alternatives) && !both.zone) lying.in_play = true;
    const Phrase* shown = phrase || lying.in_play ? &lying : nullptr;
    const Np np = both.any.empty() ? one_nominal(both, plural, shown, one_place) : nominal(both, plural, shown);
    if (said.empty()) whole = np;
    said.push_back(np.text);
  }
  std::vector<std::string_view> labels{"com a Característica",
                                       "com o Atributo de Combate",
                                       "com o Símbolo",
                                       "que exija",
                                       "que exijam",
                                       "que exija o Atributo de Combate",
                                       "que exijam o Atributo de Combate"};
  // What is asked for behind the last name would be taken for that of the others, too.
  const bool more_asked = std::any_of(alternatives.begin(), alternatives.end(), [](const Filter& one) {
    return !one.name.empty() && describe::parts_of(one).size() > 1;
  });
  if (!more_asked) labels.insert(labels.end(), {"chamado", "chamados", "chamada", "chamadas"});
  whole.text = enumerated(without_repeats(said,
                                          {"chamado", "chamados", "chamada", "chamadas", "de Graduação", "com", "sem",
                                           "em", "no", "na", "do", "da", "que"},
                                          labels),
                          more_asked ? std::string_view(", ou ") : or_word());
  return whole;
}

Np Portuguese::some(const Filter& f, const Phrase* phrase) {
  if (f.is && is_target(f) && target_group()) return {"um dos Alvos"};
  if (f.is) return reference(*f.is);
  if (const auto left = only_left(f)) return reference(*left);
  if (anywhere(f) && whose(f) != Side::you && only_names(simplified(f))) return {names(simplified(f).name, or_word())};
  Phrase p = phrase ? *phrase : Phrase{};
  p.filter = f;
  p.n = {1, 0};
  if (only_other_head(f)) return other_head(f, phrase);
  if (whose(f) == Side::you || f.except) {
    Np np = counted(p);  // "um dos seus Ninjas": nothing is counted here
    if (np.text.starts_with("1 ")) np.text.replace(0, 1, np.feminine ? "uma" : "um");
    return np;
  }
  Np np = nominal(f, false, phrase);
  np.article = Article::indefinite;
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

Np Portuguese::base_np(const Phrase& p) {
  if (event_said_ && p.ref == Ref::event && p.naming == Naming::the_one) return *event_said_;
  if (p.team || p.naming == Naming::teams) return team_np(p);
  if (p.one_team)
    if (auto team = whole_of_team(p)) return *team;
  if (p.one_team) {
    Phrase without = p;
    without.one_team = false;
    Np np = base_np(without);
    const bool alone = p.filter.team && p.filter.team->alone == true;  // a team of one
    if (!alone) np.text += " de um mesmo Time";
    return np;
  }
  return named_only(p);
}

/// "este Ninja e 1 dos seus Ninjas", "até 1 Ninja para cada um dos nomes A e B dentre eles"
Np Portuguese::several(const Phrase& p, std::string_view preposition) {
  return {said_together(p, {" para cada um dos nomes ", [&](const Phrase& part) { return with(preposition, part); },
                            [&](const Phrase& part) { return place(part.filter, &part); }, preposition.empty()}),
          Article::none, false, true};
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
      if (yours && describe::noun_of(p.filter) == Noun::chakra) {
        Np n = own_chakra(p, false);
        n.text = (p.naming == Naming::no ? "nenhum " : "cada ") + n.text;
        return n;
      }
      Np n = nominal(p.filter, yours, &p);
      const std::string other = p.filter.except ? portuguese_ending("outr", n.feminine, false) + " " : "";
      if (p.naming == Naming::no) {
        const std::string others = p.filter.except ? portuguese_ending("outr", n.feminine, true) + " " : "";
        n.text = (n.feminine ? "nenhuma " : "nenhum ") +
                 (yours ? (n.feminine ? "das " : "dos ") + mine(n.feminine, true) + " " + others : other) + n.text;
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
      if (only_target(p.filter) && !p.filter.controller) return {"Alvos", Article::definite, false, true};
      if (p.filter.except && names_targets_) {  // nothing stands in front of it
        Phrase any = p;
        any.filter.except.reset();
        Np np = whole(any);
        np.text += ", exceto " + portuguese_with("", reference(*p.filter.except));
        return np;
      }
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
      return several(p);
    }
    case Naming::as_many: {
      Np n = nominal(p.filter, true, &p);
      return {"mesmo número de " + n.text, Article::definite};
    }
    default:
      return {};
  }
}

std::optional<Np> Portuguese::ninja_in_place(const Filter& f, bool plural) const {
  if (f.role == Role::head) return Np{plural ? "Líderes" : "Líder", Article::none, false, plural};
  if (f.role == Role::back) return Np{plural ? "Back Ninjas" : "Back Ninja", Article::none, false, plural};
  return std::nullopt;
}

}  // namespace playsheet::wording
