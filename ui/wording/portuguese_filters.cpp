// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "ui/wording/card_words.h"
#include "ui/wording/filter_facts.h"
#include "ui/wording/joining.h"
#include "ui/wording/portuguese.h"

/// Brazilian Portuguese: what a filter says around the noun.
namespace playsheet::wording {

using namespace naruto;
using describe::Naming;
using describe::Origin;

namespace {

bool not_permanent(const Filter& f) { return f.permanence == std::vector<Permanence>{Permanence::none}; }

}  // namespace

std::string Portuguese::states(const Filter& f, const Np& n) {
  std::vector<std::string> words;
  if (f.permanence == std::vector<Permanence>{Permanence::coins}) {
    words.push_back("Permanent (X)");
  } else if (!f.permanence.empty() && !not_permanent(f)) {
    words.push_back("Permanent");
  }
  if (f.health == Health::healthy) words.push_back(n.plural ? "Saudáveis" : "Saudável");
  if (f.health == Health::injured) words.push_back(portuguese_ending("Ferid", n.feminine, n.plural));
  if (f.state) switch (*f.state) {
      case BattleState::standby:
        words.push_back("de Apoio");
        break;
      case BattleState::in_action:
      case BattleState::battling:
        break;  // behind the rank, or behind whose it is
      case BattleState::attacking:
        words.push_back(n.plural ? "atacantes" : "atacante");
        break;
      case BattleState::blocking:
        words.push_back(n.plural ? "defensores" : "defensor");
        break;
      case BattleState::unblocked:
        words.push_back("não " + portuguese_ending("bloquead", n.feminine, n.plural));
        break;
    }
  if (f.counter == true) words.emplace_back("Counter");
  if (!owner_words_.empty()) words.push_back(std::exchange(owner_words_, {}));
  if (whose(f) == Side::opponent && !is_pile(f)) words.push_back("do oponente");
  if (f.state == BattleState::battling) words.push_back("em Combate");
  if (f.zone == Zone::chain && (f.user.empty() || users_side(f))) words.push_back("em uso");
  return spaced(words);
}

std::string Portuguese::called(const Filter& f, const Np& n) {
  if (f.name.empty()) return {};
  return portuguese_ending("chamad", n.feminine, n.plural) + " " + names(f.name, or_word());
}

/// Where those stand that were sent out; "do oponente" and the rank would be taken for the battlefield's behind it.
std::string Portuguese::battlefield(const Filter& f) {
  return f.state == BattleState::in_action ? "no Campo de Batalha" : "";
}

std::string Portuguese::origins_and_rank(const Filter& f) {
  std::vector<std::string> words;
  if (const auto highest = highest_rank(f)) {
    words.push_back("de Graduação não superior a " + rank_name(*highest, Language::pt_BR));
  } else if (f.rank && !of_one_rank(f) && !only_ranked(f)) {
    words.push_back(rank(*f.rank));
  }
  for (const Word w : f.characteristic)
    if (const auto origin = origin_name(word(w), Language::pt_BR))
      words.push_back(*origin + (of_one_village(f) ? " e de nenhuma outra" : ""));
  return spaced(words);
}

std::string Portuguese::team(const TeamTest& t, bool) {
  std::vector<std::string> said;
  if (!t.with.empty()) {
    std::vector<std::string> members;
    for (const Filter& f : t.with) members.push_back(some_with("", as_ninja(f)));
    said.push_back("em um Time com " + enumerated(members, and_word()));
  }
  std::vector<std::string> kinds = team_kinds(t);
  if (t.alone) said.push_back(*t.alone ? "sozinho no Time" : "com companheiros de Time");
  std::vector<std::string> only;
  for (const Filter& f : t.only) only.push_back("formado só por " + nominal(as_ninja(f), true).text);
  const std::string kind = spaced({enumerated(kinds, and_word()), enumerated(only, and_word())});
  if (!kind.empty()) said.push_back("em um Time " + kind);
  return enumerated(said, and_word());
}

std::string Portuguese::behind(const Filter& f, const Np& n) {
  std::vector<std::string> words;
  if (f.team) words.push_back(f.team->alone == true && n.plural ? "sozinhos no Time" : team(*f.team));
  if (f.team_of)
    words.push_back(*f.team_of == Ref::it     ? (team_told_ ? "nesse Time" : "no Time dele")
                    : *f.team_of == Ref::used ? (target_teams() ? "nesses Times" : "nesse Time")
                    : target_group() && *f.team_of == Ref::t1
                        ? "nesse Time"  // of the one of them that has just been named
                        : "no Time " + portuguese_with("de", reference(*f.team_of)));
  for (const std::string& further : further_behind(f, n)) words.push_back(further);
  if (is_target(f)) words.push_back("entre os Alvos");
  if (!f.user.empty() && !users_side(f))
    words.push_back((f.zone == Zone::chain ? "em uso" : portuguese_ending("usad", n.feminine, n.plural)) + " " +
                    some_with("por", as_ninja(f.user.front())));
  if (of_one_rank(f)) words.push_back("cuja única Graduação seja " + rank_name(*f.rank->at_least, Language::pt_BR));
  words.push_back(all_excluded(f, n));
  if (not_permanent(f)) words.push_back(n.plural ? "que não sejam Permanent" : "que não seja Permanent");
  if (f.entered_this_turn)
    words.push_back(std::string(*f.entered_this_turn ? "que " : "que não ") + (n.plural ? "tenham" : "tenha") +
                    " entrado em jogo neste turno");
  if (f.name_free)
    words.push_back(*f.name_free ? "cujo nome nenhum outro Ninja na Vila do dono tenha"
                                 : "cujo nome também é de outro Ninja na Vila do dono");
  if (f.fighting)
    words.push_back((n.plural ? "que enfrentam " : "que enfrenta ") + portuguese_with("", reference(*f.fighting)));
  return spaced(words);
}

/// "dos 3 cards do topo do seu deck"
std::string Portuguese::top_with(std::string_view prep, const Filter& f, bool own) {
  Filter whole = f;
  whole.top = 0;
  const std::string deck = zone_with("de", whole, own, false);
  const Np top{f.top == 1 ? "card do topo " + deck : fmt::format("{} cards do topo {}", top_number(f), deck),
               Article::definite, false, f.top > 1};
  return portuguese_with(prep, top);
}

std::string Portuguese::zone_with(std::string_view prep, const Filter& f, bool own, bool all) {
  const bool yours = f.controller == Side::you;
  const bool theirs = f.controller == Side::opponent;
  const bool both = !own && !yours && !theirs && all;
  const auto zone = [&](std::string_view one, std::string_view many, bool feminine) {
    Np np{std::string(both ? many : one), Article::definite, feminine, both};
    if (own) np.text = (feminine ? "própria " : "próprio ") + np.text;
    if (yours && !own) np.text = mine(feminine, false) + " " + np.text;
    if (theirs && !own) np.text += " do oponente";
    if (both) np.text += " dos dois jogadores";
    if (!own && !yours && !theirs && !both) np.text += " de um jogador";
    return np;
  };
  switch (*f.zone) {
    case Zone::deck: {
      const Np deck = zone("deck", "decks", false);
      if (f.top == 0) return portuguese_with(prep, deck);
      return top_with(f.top > 1 ? "entre" : prep, f, own);
    }
    case Zone::hand:
      return portuguese_with(prep, zone("mão", "mãos", true));
    case Zone::chakra:
      return portuguese_with(prep, zone("Área de Chakra", "Áreas de Chakra", true));
    case Zone::discard:
      return portuguese_with(prep, zone("Pilha de Descartes", "Pilhas de Descartes", true));
    case Zone::rewards:
      return portuguese_with(prep, zone("área de Prêmios", "áreas de Prêmios", true));
    case Zone::reinforcement:
      return portuguese_with(prep, zone("Deck de Reforços", "Decks de Reforços", false));
    default:
      return portuguese_with(prep, zone("Vila", "Vilas", true));
  }
}

/// Nothing but zones that can stand beside each other.
bool Portuguese::are_places(const Filter& f) {
  const auto named_by_itself = [](const Filter& one) {
    return one.zone == Zone::chain || one.zone == Zone::removed || one.zone == Zone::outside;
  };
  return !f.zone && only_zones(f.any) && std::none_of(f.any.begin(), f.any.end(), named_by_itself);
}

/// "da sua mão ou da sua Vila"
std::string Portuguese::places(const Filter& f, const Phrase* phrase) {
  const bool taken = phrase && phrase->origin != Origin::none;
  std::vector<std::string> said;
  for (Filter one : f.any) {
    one.controller = f.controller;
    said.push_back(zone_with(taken ? "de" : "em", one, phrase && phrase->own, true));
  }
  return enumerated(said, or_word());
}

std::string Portuguese::place(const Filter& f, const Phrase* phrase) {
  if (are_places(f)) return places(f, phrase);
  if (phrase && phrase->in_play && !f.zone) return is_target(f) ? "" : "em jogo";
  if (!f.zone || *f.zone == Zone::village || *f.zone == Zone::chain) return {};
  const bool taken = phrase && phrase->origin != Origin::none;
  if (*f.zone == Zone::removed)
    return taken ? "da área de cards removidos do jogo" : "na área de cards removidos do jogo";
  if (*f.zone == Zone::outside) return "de fora do jogo";
  if (!in_owned_zone(f)) return {};
  if (phrase && phrase->origin == Origin::among_them) return "dentre eles";
  if (phrase && phrase->origin == Origin::that_hand) return "dessa mão";
  const bool group = phrase && phrase->naming == Naming::group;
  const bool all = group || (phrase && (phrase->naming == Naming::all || phrase->naming == Naming::each));
  return zone_with(taken && !group ? "de" : "em", f, phrase && phrase->own, all);
}

}  // namespace playsheet::wording
