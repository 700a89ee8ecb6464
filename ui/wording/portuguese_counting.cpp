// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <utility>

#include "ui/wording/filter_facts.h"
#include "ui/wording/joining.h"
#include "ui/wording/portuguese.h"

/// Brazilian Portuguese: phrases that begin with a number, and teams.
namespace playsheet::wording {

using namespace naruto;
using describe::Naming;
using describe::Noun;
using describe::Origin;

/// One of cards of several kinds, or of several places each of which is somebody's: each has its number.
std::optional<Np> Portuguese::counted_apart(const Phrase& p) {
  const std::vector<Filter>& any = p.filter.any;
  if (any.size() < 2 || p.n.plural() || p.filter.except || only_types(any)) return std::nullopt;
  const bool typed = std::all_of(any.begin(), any.end(), [](const Filter& f) { return f.type.has_value(); }) &&
                     std::any_of(any.begin(), any.end(), [&any](const Filter& f) { return f.type != any[0].type; });
  const bool yours = std::all_of(any.begin(), any.end(), [](const Filter& f) { return whose(f) == Side::you; });
  if (!typed && !yours) return std::nullopt;
  Phrase one = p;
  one.own = p.own || (yours && each_acts_);
  std::optional<Np> whole;
  std::vector<std::string> said;
  for (const Filter& f : any) {
    Filter base = p.filter;
    base.any.clear();
    one.filter = merged(std::move(base), f);
    one.up_to = p.up_to && said.empty();
    const Np np = counted(one);
    if (!whole) whole = np;
    said.push_back(np.text);
  }
  whole->text = with_shared_ends(said, or_word());
  return whole;
}

/// Chakra of one's own is what lies in the area; whoever discards Chakra discards their own.
Np Portuguese::own_chakra(const Phrase& p, bool plural) {
  Phrase bare = p;
  bare.in_play = false;
  if (discards_) {
    bare.filter.controller.reset();
    return nominal(bare.filter, plural, &bare);
  }
  bare.filter.zone.reset();
  bare.filter.controller.reset();
  Np np = nominal(bare.filter, plural, &bare);
  Filter area = p.filter;
  area.controller = Side::you;
  np.text += " " + zone_with(p.origin == Origin::none ? "em" : "de", area, p.own, false);
  return np;
}

Np Portuguese::counted(const Phrase& p) {
  if (auto apart = counted_apart(p)) return *apart;
  const Filter& f = p.filter;
  const bool many = p.n.plural();
  if (f.zone == Zone::deck && f.top > 1 && p.origin != Origin::among_them && !f.type && f.any.empty() &&
      describe::parts_of(f).empty())  // "1 dos 3 cards do topo do seu deck"
    return {(p.up_to ? "até " : "") + number_text(p.n) + " " + top_with("de", f, p.own), Article::none, false, many};
  if (describe::noun_of(f) == Noun::chakra && (whose(f) == Side::you || p.own) && !f.except) {
    Np np = own_chakra(p, many);
    np.text = (p.up_to ? "até " : "") + number_text(p.n) + " " + np.text;
    np.plural = many;
    return np;
  }
  const bool another = f.except && !many && !p.up_to;
  const bool mine = whose(f) == Side::you || (p.own && !in_owned_zone(f));
  Phrase said = p;
  // "outro dos seus Ninjas Feridos" would tell that the first one is injured, too.
  const bool apart = another && mine && !p.own && describe::parts_of(f).size() > 1;
  if (apart) owner_words_ = "seu";
  const bool theirs = is_pile(f) && whose(f) == Side::opponent && !p.own;
  if (theirs) said.random = false;
  Np np = nominal(f, (mine && !apart) || many, &said);
  owner_words_.clear();
  const std::string number = (p.up_to ? "até " : "") + number_text(p.n);
  const std::string other = f.except ? " " + portuguese_ending("outr", np.feminine, many) : "";
  if (theirs) np.text += std::string(" do oponente") + (p.random ? " ao acaso" : "");
  if (mine && !apart) {
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

/// What is asked of a team, if that is all that is asked: "do oponente no Campo de Batalha", "que enfrenta o Usuário".
std::optional<std::string> Portuguese::team_words(const Filter& f, bool plural) {
  Filter asked;
  asked.type = f.type;
  asked.controller = f.controller;
  asked.state = f.state;
  asked.fighting = f.fighting;
  asked.team = f.team;
  asked.zone = f.zone;
  if (asked != f || (f.team && (f.team->alone || !f.team->with.empty()))) return std::nullopt;
  const Np np{"", Article::none, false, plural};
  constexpr std::string_view kInTeam = "em um Time";
  std::string kind = f.team ? team(*f.team).substr(kInTeam.size()) : std::string();
  if (const auto made = kind.find("formado só"); plural && made != std::string::npos) kind.insert(made + 7, "s");
  asked.fighting.reset();
  asked.team.reset();
  const std::string fighting =
      f.fighting ? (plural ? "que enfrentam " : "que enfrenta ") + portuguese_with("", reference(*f.fighting)) : "";
  return spaced({states(asked, np), battlefield(asked), kind.empty() ? kind : kind.substr(1), fighting});
}

/// "1 Time não bloqueado do oponente", "X dos seus Times atacantes".
Np Portuguese::team_np(const Phrase& p) {
  if (p.naming == Naming::all) {
    const std::string words = team_words(p.filter, true).value_or("com " + portuguese_with("", some(p.filter)));
    return {spaced({whose(p.filter) == Side::you ? "todos os seus Times" : "todos os Times", words}), Article::none,
            false, true};
  }
  if (p.naming != Naming::teams) return {p.plural ? "esses Times" : "esse Time", Article::none, false, p.plural};
  const bool mine = whose(p.filter) == Side::you;
  const bool many = mine || p.n.plural();
  Np np{many ? "Times" : "Time", Article::none, false, many};
  np.text = (p.up_to ? "até " : "") + number_text(p.n) + (mine ? " dos seus " : " ") +
            spaced({np.text, team_words(p.filter, many).value_or("")});
  np.plural = p.n.plural();
  return np;
}

/// "todos os Ninjas de 1 Time do oponente"
std::optional<Np> Portuguese::whole_of_team(const Phrase& p) {
  if (p.naming != Naming::all) return std::nullopt;
  if (const auto words = team_words(p.filter, false); words && (!words->empty() || whose(p.filter) == Side::you))
    return Np{spaced({"todos os Ninjas", p.filter.fighting ? "do Time" : "de 1",
                      p.filter.fighting              ? ""
                      : whose(p.filter) == Side::you ? "dos seus Times"
                                                     : "Time",
                      *words}),
              Article::none, false, true};
  return std::nullopt;
}

}  // namespace playsheet::wording
