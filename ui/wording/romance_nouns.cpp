// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>
#include <utility>

#include "ui/wording/filter_facts.h"
#include "ui/wording/joining.h"
#include "ui/wording/romance.h"

/// Romance: nouns, and whom a phrase names without saying what it is.
namespace playsheet::wording {

using namespace naruto;
using describe::Naming;
using describe::Noun;

Np Romance::noun(const Filter& f, bool plural) {
  if (!f.any.empty() && only_types(f.any)) {
    std::vector<std::string> nouns;
    bool feminine = true;
    for (const Filter& one : f.any) {
      const Np np = noun(one, plural);
      nouns.push_back(np.text);
      feminine = feminine && np.feminine;
    }
    return {enumerated(nouns, std::exchange(all_of_them_, false) ? and_word() : or_word()), Article::none, feminine,
            plural};
  }
  // The article tells the gender.
  const auto called = [&](const Forms& article, const Forms& one, const Forms& many) {
    return Np{say(plural ? many : one), Article::none, say(article) == say({"la", "a"}), plural};
  };
  switch (describe::noun_of(f)) {
    case Noun::ninja:
      if (auto placed = ninja_in_place(f, plural)) return *placed;
      return called({"il", "o"}, {"Ninja", "Ninja"}, {"Ninja", "Ninjas"});
    case Noun::mission:
      if (f.counter == true && !counter_is_state())
        return called({"la", "a"}, {"Interruzione", "Missão Counter"}, {"Interruzioni", "Missões Counter"});
      return called({"la", "a"}, {"Strategia", "Missão"}, {"Strategie", "Missões"});
    case Noun::jutsu:
      return called({"la", "o"}, {"Tecnica", "Jutsu"}, {"Tecniche", "Jutsus"});
    case Noun::client:
      return called({"il", "o"}, {"Cliente", "Cliente"}, {"Clienti", "Clientes"});
    case Noun::chakra:
      return called({"il", "o"}, {"Chakra", "Chakra"}, {"Chakra", "Chakra"});
    case Noun::reward:
      return called({"la", "o"}, {"Vincita di Guerra", "Prêmio de Batalha"},
                    {"Vincite di Guerra", "Prêmios de Batalha"});
    case Noun::card:
      break;
  }
  return called({"la", "o"}, {"carta", "card"}, {"carte", "cards"});
}

/// "il Bersaglio", "il secondo", "gli altri".
Np Romance::nth(const Phrase& p) {
  if (p.ordinal == 0) return reference(Ref::t1);  // "the target": the only one
  const bool feminine = noun(p.filter, p.plural).feminine;
  if (p.plural && p.ordinal == 1)
    return {ending({"prim", "primeir"}, feminine, true), Article::definite, feminine, true};
  if (p.plural) return {ending({"altr", "outr"}, feminine, true), Article::definite, feminine, true, 'V'};
  constexpr std::array<Forms, 4> stems{
      {{"prim", "primeir"}, {"second", "segund"}, {"terz", "terceir"}, {"quart", "quart"}}};
  return {ending(stems[static_cast<std::size_t>(p.ordinal - 1) % 4], feminine, false), Article::definite, feminine};
}

Np Romance::other_head(const Filter& f, const Phrase* phrase) {
  Filter head = f;
  head.except.reset();
  Np np = nominal(head, false, phrase);
  np.article = Article::definite;
  np.text += say({" (diverso ", " (que não seja "}) + joined({"da", ""}, reference(*f.except)) + ")";
  return np;
}

Np Romance::named_only(const Phrase& p) {
  if (p.naming == Naming::each && only_target(p.filter)) return {say({"ogni Bersaglio", "cada Alvo"})};
  switch (p.naming) {
    case Naming::you:
      return {say({"te", "você"})};
    case Naming::opponent:
      return {say({"avversario", "oponente"}), Article::definite, false, false, 'V'};
    case Naming::each_player:
      return {p.own ? say({"ciascun giocatore (a cominciare da quello Attivo)",
                           "cada jogador (começando pelo Jogador Atacante)"})
                    : say({"ciascun giocatore", "cada jogador"})};
    case Naming::active_player:
      return {say({"giocatore Attivo", "Jogador Atacante"}), Article::definite};
    case Naming::that_player: {
      const Np used = noun(p.filter, false);
      if (p.ref)
        return {fill({"giocatore che ha usato quella {}", "jogador que usou esse {}"}, used.text), Article::definite};
      return {say({"quel giocatore", "esse jogador"})};
    }
    case Naming::this_card:
      return reference(Ref::self);
    case Naming::user:
      if (p.ref == Ref::event)
        return {say({"Esecutore di quella Tecnica", "Usuário desse Jutsu"}), Article::definite, false, false, 'V'};
      return reference(Ref::user);
    case Naming::pronoun: {
      const bool feminine = noun(p.filter, p.plural).feminine;
      return {p.plural ? (feminine ? say({"esse", "elas"}) : say({"essi", "eles"}))
                       : (feminine ? say({"essa", "ela"}) : say({"esso", "ele"})),
              Article::none, feminine, p.plural};
    }
    case Naming::that: {
      Np n = noun(p.filter, p.plural);
      n.text = (p.plural ? (n.feminine ? say({"quelle ", "essas "}) : say({"quei ", "esses "}))
                         : (n.feminine ? say({"quella ", "essa "}) : say({"quel ", "esse "}))) +
               n.text;
      return n;
    }
    case Naming::ordinal:
      return nth(p);
    default:
      return described(p);
  }
}

}  // namespace playsheet::wording
