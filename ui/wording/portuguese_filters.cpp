// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "ui/wording/card_words.h"
#include "ui/wording/coins.h"
#include "ui/wording/filter_facts.h"
#include "ui/wording/joining.h"
#include "ui/wording/portuguese.h"
#include "ui/wording/ranges.h"

/// Brazilian Portuguese: what a filter says around the noun.
namespace playsheet::wording {

using namespace naruto;
using describe::Aspect;
using describe::Naming;
using describe::Noun;
using describe::Origin;
using describe::Part;

namespace {

bool not_permanent(const Filter& f) { return f.permanence == std::vector<Permanence>{Permanence::none}; }

/// It is asked to have a rank, of which a comparison tells more.
bool only_ranked(const Filter& f) {
  const bool any_rank = f.rank && f.rank->at_least == Rank::academy_student && !f.rank->at_most && !f.rank->none;
  return any_rank &&
         std::any_of(f.compare.begin(), f.compare.end(), [](const Compare& c) { return c.value == Measure::rank; });
}

}  // namespace

std::string Portuguese::rank(const RankTest& r) {
  if (r.none) return "sem Graduação";
  if (is_exact(r)) return "de Graduação " + rank_name(*r.at_least, Language::pt_BR);
  if (r.at_least && r.at_most)
    return fmt::format("de Graduação de {} a {}", rank_name(*r.at_least, Language::pt_BR),
                       rank_name(*r.at_most, Language::pt_BR));
  if (r.at_least)
    return "de Graduação " + rank_name(*r.at_least, Language::pt_BR) +
           (*r.at_least == Rank::village_leader ? "" : " ou maior");
  return "de Graduação " + rank_name(r.at_most.value_or(Rank::none), Language::pt_BR) + " ou menor";
}

std::string Portuguese::attributes(const Filter& f) {
  std::vector<std::string> texts;
  for (const Word w : f.attribute) texts.push_back(attribute_name(word(w), Language::pt_BR));
  return "Atributo de Combate " + enumerated(texts, or_word());
}

std::string Portuguese::symbols(const Filter& f) {
  std::vector<std::string> texts;
  for (const Symbol s : f.symbol) texts.push_back(symbol_name(s, Language::pt_BR));
  return "Símbolo " + enumerated(texts, or_word());
}

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

std::string Portuguese::with_phrase(const Filter& f) {
  std::vector<std::string> with;
  std::vector<std::string> traits;
  for (const Word w : f.characteristic)
    if (!origin_name(word(w), Language::pt_BR)) traits.push_back(characteristic_name(word(w), Language::pt_BR));
  if (!traits.empty())
    with.push_back((traits.size() > 1 ? "as Características " : "a Característica ") + enumerated(traits, and_word()));
  if (!f.attribute.empty()) with.push_back("o " + attributes(f));
  if (!f.symbol.empty() && describe::noun_of(f) != Noun::chakra) with.push_back("o " + symbols(f));
  if (f.same_name_as) with.push_back("o mesmo nome " + portuguese_with("de", namesake(*f.same_name_as)));
  for (const Filter& other : f.namesake) with.push_back("o mesmo nome " + some_with("de", other));
  if (f.entrance_cost) with.push_back("Custo de Entrada " + range_text(*f.entrance_cost, Language::pt_BR));
  if (f.jutsu_cost) with.push_back("Custo do Jutsu " + range_text(*f.jutsu_cost, Language::pt_BR));
  if (f.cost_has_symbol == true) with.push_back("um Símbolo no Custo do Jutsu");
  if (f.combat) with.push_back("Combate " + range_text(*f.combat, Language::pt_BR));
  if (f.support) with.push_back("Suporte " + range_text(*f.support, Language::pt_BR));
  if (f.coins && f.coins->at_most != 0) with.push_back(coins(*f.coins));
  for (const std::string& further : further_with(f)) with.push_back(further);
  return with.empty() ? std::string() : "com " + enumerated(with, and_word());
}

/// The rank, or the village, has said this already.
bool Portuguese::is_said(const Filter& f, const Filter& none) {
  const auto parts = describe::parts_of(none);
  if (highest_rank(f) || needs_no_rank(f, none)) return true;
  if (of_one_rank(f) && parts == std::vector<Part>{Part::rank}) return true;
  return of_one_village(f) && parts == std::vector<Part>{Part::characteristic} &&
         origin_name(word(none.characteristic.front()), Language::pt_BR).has_value();
}

std::string Portuguese::without_phrase(const Filter& f) {
  std::vector<std::string> words;
  if (f.cost_has_symbol == false) words.emplace_back(f.jutsu_cost ? "sem Símbolos" : "sem Símbolos no Custo do Jutsu");
  if (f.counter == false) words.emplace_back("sem Counter");
  if (f.coins && f.coins->at_most == 0) words.push_back("sem " + coins(*f.coins));
  for (const Filter& none : f.none)
    if (std::string said = excluded(none, {}); said.starts_with("sem ")) words.push_back(std::move(said));
  return enumerated(words, and_word());
}

std::string Portuguese::team(const TeamTest& t) {
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

std::string Portuguese::excluded(const Filter& f, const Np& n) {
  const auto parts = describe::parts_of(f);
  const std::string be = n.plural ? "que não sejam " : "que não seja ";
  if (parts.size() == 1 && !f.controller) switch (parts.front()) {
      case Part::name:
        return (n.plural ? "que não se chamem " : "que não se chame ") + names(f.name, or_word());
      case Part::attribute:
        return "sem o " + attributes(f);
      case Part::symbol:
        return "sem o " + symbols(f);
      case Part::named:
        if (*f.named == Nameable::card_name)
          return (n.plural ? "que não tenham" : "que não tenha") + std::string(" esse nome");
        return be + std::string(*f.named == Nameable::symbol ? "desse Símbolo" : "desse tipo");
      case Part::coins:
        return "sem " + (f.coins->kind ? coin_forms(*f.coins->kind, Language::pt_BR, true) : std::string("moedas"));
      case Part::characteristic:
        if (const auto origin = origin_name(word(f.characteristic.front()), Language::pt_BR)) return be + *origin;
        return "sem " + with_phrase(f).substr(4);
      case Part::team_of:
        if (*f.team_of == Ref::used) return "fora desse Time";
        return "fora do Time " + portuguese_with("de", reference(*f.team_of));
      case Part::shares_symbol:
        return "sem Símbolos em comum " + portuguese_with("com", reference(*f.shares_symbol_with));
      case Part::rank:
        if (f.rank->none) return "com Graduação";
        return be + rank(*f.rank);
      default:
        break;
    }
  return be + (n.plural ? nominal(f, true).text : some_with("", f));
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
  std::vector<std::string> without;
  for (const Filter& none : f.none) {
    if (is_said(f, none)) continue;
    if (std::string said = excluded(none, n); !said.starts_with("sem ")) without.push_back(std::move(said));
  }
  words.push_back(enumerated(without, and_word()));
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

std::string Portuguese::coins(const CoinTest& t) {
  const bool none = t.at_most == 0;  // behind "sem"
  const bool one = !none && t.at_least.value_or(1) == 1 && !t.at_most;
  const bool growth = t.kind == CoinKind::growth;
  std::string coin = t.kind ? coin_forms(*t.kind, Language::pt_BR, !one) : one ? "moeda" : "moedas";
  if (none) return coin;
  if (one) return std::string(growth ? "um " : "uma ") + coin;
  return range_text(Bounds{t.at_least, t.at_most}, Language::pt_BR) + " " + coin;
}

/// What it targets, what it has paid for or applies, how often it was used.
std::vector<std::string> Portuguese::of_uses(const Filter& f, const Np& n) {
  std::vector<std::string> words;
  const auto verb = [&n](std::string_view one, std::string_view many) { return std::string(n.plural ? many : one); };
  if (!f.targets.empty())
    words.push_back(verb("que tenha como Alvo ", "que tenham como Alvo ") + some_with("", f.targets.front()));
  if (f.targets_user)
    words.push_back((*f.targets_user ? verb("que tenha", "que tenham") : verb("que não tenha", "que não tenham")) +
                    " como Alvo o próprio Usuário");
  if (f.applying)
    words.push_back((*f.applying ? verb("que seja", "que sejam") : verb("que não seja", "que não sejam")) +
                    " Usuário do Jutsu em aplicação");
  if (f.applicable_to)
    words.push_back("que " + portuguese_with("", reference(*f.applicable_to)) + " possa usar em si mesmo");
  if (f.paid_for)
    words.push_back(portuguese_ending("usad", n.feminine, n.plural) + " para pagar " +
                    portuguese_with("", reference(*f.paid_for)));
  if (f.tracked)
    words.push_back(*f.tracked && f.controller == Side::opponent
                        ? std::string("que você rastreia")
                        : (*f.tracked ? "" : "não ") + portuguese_ending("rastread", n.feminine, n.plural));
  for (const Compare& c : f.compare)
    if (const auto used = jutsu_used(c))
      words.push_back(verb("que usou ", "que usaram ") + range_text(*used, Language::pt_BR) + " Jutsus neste turno");
  return words;
}

}  // namespace playsheet::wording
