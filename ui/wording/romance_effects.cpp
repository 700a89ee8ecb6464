// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>

#include "ui/wording/coins.h"
#include "ui/wording/filter_facts.h"
#include "ui/wording/joining.h"
#include "ui/wording/romance.h"
#include "ui/wording/rule_words.h"

/// Romance: acts on two things, on coins, on numbers and on uses, and how a card enters play.
namespace playsheet::wording {

using namespace naruto;
using describe::Act;
using describe::Verb;

std::string Romance::coins_said(const Act& a) const {
  const auto forms = [&](bool plural) { return coin_forms(a.coin, language(), plural); };
  if (a.all)
    return (a.coin == CoinKind::growth ? say({"tutte le ", "todos os "}) : say({"tutte le ", "todas as "})) +
           forms(true);
  return number_text(a.n) + " " + forms(a.n.plural());
}

Romance::Phrase Romance::coin_bearer(Phrase object, CoinKind coin, Person) {
  if (object.filter.coins && object.filter.coins->kind == coin && !object.filter.coins->at_most)
    object.filter.coins.reset();
  return object;
}

/// One of these is named: of a card its name.
std::string Romance::nameable(const Act& a) {
  if (a.nameable == Nameable::symbol) return say({" un Simbolo", " um Símbolo"});
  if (a.nameable == Nameable::card_type) return say({" un tipo di carta", " um tipo de card"});
  constexpr std::array<Forms, 4> types{{{"di un Ninja", "de um Ninja"},
                                        {"di una Strategia", "de uma Missão"},
                                        {"di una Tecnica", "de um Jutsu"},
                                        {"di un Cliente", "de um Cliente"}}};
  std::vector<std::string> names;
  for (const CardType type : named_types(a.object.filter)) names.push_back(say(types[static_cast<std::size_t>(type)]));
  return (names.empty() ? say({" il Nome di una carta", " o nome de um card"})
                        : say({" il Nome ", " o nome "}) + enumerated(names, or_word())) +
         (a.tracks ? say({" da seguire", " para rastrear"}) : "");
}

std::string Romance::place_in_team(const Act& a, bool many) const {
  if (!a.role) return {};
  if (a.any_place) return say({" come Ninja In Prima o In Seconda Linea", " como Líder ou como Back Ninja"});
  if (a.role == Role::head) return say({" come Ninja In Prima Linea", " como Líder"});
  return many ? say({" come Ninja In Seconda Linea", " como Back Ninjas"})
              : say({" come Ninja In Seconda Linea", " como Back Ninja"});
}

std::string Romance::entering(const Act& a) {
  std::string text;
  if (a.whose == Side::opponent) text += say({" nel Campo dell’avversario", " na Vila do oponente"});
  if (a.injured) {
    const Np who = np(a.object);
    text += " " + agreed({"Ferit", "Ferid"}, who);
  }
  if (a.with_coins) text += say({" con ", " com "}) + coins_said(a);
  if (!a.other.empty()) text += " " + with(kIn, a.other.front()) + place_in_team(a, a.object.many());
  return text;
}

/// Behind the card: the condition is the last thing said.
std::string Romance::paying(const Act& a) const {
  if (a.pays == EntryCosts::entrance_cost)
    return say({" se il tuo Segnaturni lo permette", " se o seu Marcador de Turnos permitir"});
  const std::string beside = !a.any_name       ? ""
                             : a.object.many() ? say({", anche se hai già in gioco Ninja con lo stesso Nome",
                                                      ", mesmo que você já tenha em jogo Ninjas com o mesmo nome"})
                                               : say({", anche se hai già in gioco un Ninja con lo stesso Nome",
                                                      ", mesmo que você já tenha em jogo um Ninja com o mesmo nome"});
  return (a.pays == EntryCosts::all ? say({" pagandone i costi", ", pagando os custos"}) : "") + beside;
}

std::string Romance::further_act(const Act& a, Person person) {
  switch (a.verb) {
    case Verb::deploy:
      return done_to({"schierare", "jogar"}, say({"oltre il limite del Turno", "além do limite do turno"}), a.object,
                     person, true);
    case Verb::swap:
      return swapped(a, person);
    case Verb::look_at: {
      describe::Phrase seen = a.object;
      seen.origin = seen_from(seen.origin);
      return done_to({"guardare", "olhar"}, "", seen, person);
    }
    case Verb::remove_coin:
      return form({"togliere", "retirar"}, person) + " " + coins_said(a) + " " +
             with(kFrom, coin_bearer(a.object, a.coin, person));
    case Verb::move_coin:
      return form({"spostare", "mover"}, person) + " " + with({"su", "para"}, a.other.front()) + " " + coins_said(a) +
             " " + with(kOf, Romance::coin_bearer(a.object, a.coin, person));
    case Verb::hide_among:
      return done_to({"mescolare", "embaralhar"}, zone_with(say(kIn), *a.by, false, false), a.object, person,
                     tail_last());
    case Verb::reveal_until:
      return form({"rivelare", "revelar"}, person) +
             say({" a caso, una alla volta, le carte ", " ao acaso, um de cada vez, os cards "}) +
             (a.chosen ? say({"di quella Mano", "dessa mão"}) : zone_with(say(kOf), *a.by, false, false)) +
             say({" finché non appare ", " até aparecer "}) + some_named(a.object.filter);
    case Verb::bring_back:
      return done_to({"rimettere", "devolver"}, say({"al suo posto così com’era", "ao lugar dele como estava"}),
                     a.object, person, tail_last());
    case Verb::drop_others:
      return a.to == Destination::discard
                 ? form({"spostare", "descartar"}, person) +
                       say({" nel Cimitero le altre carte rivelate", " os outros cards revelados"})
                 : form({"mettere", "colocar"}, person) +
                       say({" le altre carte rivelate ", " os outros cards revelados "}) +
                       std::string(destination_words(a.to, language()));
    case Verb::copy_use: {
      if (a.paid)
        return form({"pagare", "pagar"}, person) +
               say({" il suo Costo Chakra per applicare il suo Effetto",
                    " o custo desse Jutsu para aplicar o efeito dele"}) +
               (a.other.empty()
                    ? std::string()
                    : say({", con lo stesso Esecutore di questa carta", ", com o mesmo Usuário deste card"})) +
               (a.onto.empty() ? std::string() : say({" anche come unico Bersaglio", " também como único Alvo"}));
      return form({"applicare", "aplicar"}, person) + used_again(a);
    }
    case Verb::rearrange_team:
      return form({"scegliere", "escolher"}, person) +
             say({" di nuovo il Ninja In Prima Linea ", " de novo o Líder "}) +
             (is_target_team(a.object) ? say({"della Squadra bersaglio", "do Time alvo"}) : with(kOf, a.object));
    case Verb::choose_number:
      return fill({"{} un numero {} da {} a {}", "{} um número {} de {} a {}"}, form({"scegliere", "escolher"}, person),
                  a.letter, number_text(a.n), number_text(a.support));
    case Verb::takes_place:
      if (transformed_ && a.object.ref == Ref::self)
        return clitic({"mettere", "colocar"}, person, Np{}) + (a.role == Role::head
                                                                   ? say({" In Prima Linea", " como Líder"})
                                                                   : say({" In Seconda Linea", " como Back Ninja"}));
      return done_to(
          {"mettere", "colocar"},
          a.role == Role::head ? say({"In Prima Linea", "como Líder"}) : say({"In Seconda Linea", "como Back Ninja"}),
          a.object, person, true);
    case Verb::joins_team:
      return done_to({"mettere", "colocar"}, with(kIn, a.other.front()) + place_in_team(a, a.object.many()), a.object,
                     person, true);
    case Verb::lose_game:
      return form({"perdere", "perder"}, person) + say({" la partita", " a partida"});
    case Verb::attach:
      return form({"assegnare", "anexar"}, person) + " " + named(a.object) + " " + with(kTo, a.other.front());
    case Verb::turn_coin:
      return form({"far valere", "contar"}, person) +
             (a.side == CoinSide::heads ? say({" il lancio come testa", " o lançamento como cara"})
                                        : say({" il lancio come croce", " o lançamento como coroa"}));
    case Verb::toss_again:
      return form({"ignorare", "ignorar"}, person) + say({" il risultato e ", " o resultado e "}) +
             form({"lanciare", "lançar"}, person) + say({" di nuovo", " de novo"});
    case Verb::negate_damage:
      return form({"annullare", "anular"}, person) + say({" quei Danni", " esse dano"});
    case Verb::negate_effect:
      return form({"neutralizzare", "anular"}, person) + say({" quell’Effetto", " esse efeito"});
    case Verb::lower_damage:
      return form({"ridurre", "reduzir"}, person) + say({" quei Danni di ", " esse dano em "}) + number_text(a.n);
    case Verb::name:
      return form({"scegliere", "escolher"}, person) + nameable(a) +
             (a.by && a.by->none.size() == 1
                  ? say({" diverso da ", " que não seja "}) + noun(a.by->none.front(), false).text
                  : std::string());
    case Verb::repeat:
      return form({"ripetere", "repetir"}, person) + say({" questo Effetto", " este efeito"});
    default:
      return said(a, np(a.object));
  }
}

}  // namespace playsheet::wording
