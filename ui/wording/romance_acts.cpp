// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wording/card_words.h"
#include "ui/wording/coins.h"
#include "ui/wording/romance.h"

/// Romance: what is done, by whoever does it, and what is said of a card.
namespace playsheet::wording {

using namespace naruto;
using describe::Naming;
using describe::Verb;

std::string Romance::damage(const Act& a) const {
  return (!a.additional  ? ""  // damage of its own, after that of the battle
          : a.n.plural() ? say({"altri ", "outros "})
                         : say({"un altro ", "outro "})) +
         (a.additional && !a.n.plural() ? say({"Danno", "ponto de dano"})
                                        : counted(a.n, {"Danno", "ponto de dano"}, {"Danni", "pontos de dano"}));
}

std::string Romance::revealed(const Act& a, Person person) {
  return done_to({"rivelare", "revelar"}, "", a.object, person);
}

std::string Romance::revealing_it(const Phrase& it, Person person) {
  return clitic({"rivelare", "revelar"}, person, np(it));
}

std::string Romance::look(const Act& a) {
  const std::string of = a.object.whose == Side::opponent ? say({" dell’avversario", " do oponente"})
                         : a.object.whose == Side::any    ? say({" di ciascun giocatore", " de cada jogador"})
                                                          : "";
  const bool yours = a.object.whose == Side::you;
  switch (a.look_at) {
    case LookAt::hand:
      return fill({"la {}Mano{}", "a {}mão{}"}, yours ? mine(true, false) + " " : "", of);
    case LookAt::rewards:
      return rewards_looked_at(a, of);
    case LookAt::deck_top:
    case LookAt::cards:
      break;
  }
  const std::string whose = yours ? mine(false, false) + " " : "";
  return a.n.plural()
             ? fill({"le prime {} carte del {}Mazzo{}", "os {} cards do topo do {}deck{}"}, number_text(a.n), whose, of)
             : fill({"la carta in cima al {}Mazzo{}", "o card do topo do {}deck{}"}, whose, of);
}

std::string Romance::act(const Act& a, Person person) {
  const bool third = is_third(person);
  switch (a.verb) {
    case Verb::heal:
      return done_to({"curare", "curar"}, "", a.object, person);
    case Verb::move:
      return move(a, person);
    case Verb::put_into_play:
      return put_into_play(a, person) + paying(a);
    case Verb::reveal:
      return revealed(a, person);
    case Verb::negate:
      return done_to({"neutralizzare", "anular"}, "", a.object, person);
    case Verb::put_coin:
      return form({"mettere", "colocar"}, person) + " " +
             counted_words(a.n, coin_forms(a.coin, language(), false), coin_forms(a.coin, language(), true)) +
             on_it(a.object, person);
    case Verb::make_standby:
      return done_to(
          {"far uscire", "tirar"},
          a.object.many() ? say({"dalla loro Squadra", "dos Times deles"}) : say({"dalla sua Squadra", "do Time dele"}),
          a.object, person, true);
    case Verb::choose:
      return done_to({"scegliere", "escolher"}, "", a.object, person);
    case Verb::choose_target:
      return form({"scegliere", "escolher"}, person) +
             (a.object.many() ? say({" come Bersagli ", " como Alvos "}) : say({" come Bersaglio ", " como Alvo "})) +
             named(a.object);
    case Verb::search: {
      Phrase found = a.object;
      const bool theirs = found.filter.controller == Side::opponent;
      found.filter.zone.reset();
      found.filter.controller.reset();
      found.own = false;
      Phrase it = found;
      it.plural = found.many();
      it.naming = Naming::pronoun;

      return form({"cercare", "procurar"}, person) +
             (third    ? say({" nel proprio Mazzo ", " no próprio deck "})
              : theirs ? say({" nel Mazzo dell’avversario ", " no deck do oponente "})
                       : fill({" nel {} Mazzo ", " no {} deck "}, mine(false, false))) +
             named(found) +
             (!a.reveal   ? std::string()
              : a.at_once ? ", " + clitic({"rivelare", "revelar"}, person, np(it)) +
                                say({" nello stesso momento dell’altro", " ao mesmo tempo que o outro"})
                          : ", " + revealing_it(it, person));
    }
    case Verb::give_power: {
      const std::string power = power_text(a.n, a.support, std::get<ModifyPower>(*a.rule).negative);
      const Np to = np(a.object);
      if (a.object.naming == Naming::pronoun && !to.plural)
        return fill({"dar{0} {1}", "dar {1} {2}"}, to.feminine ? say({"le", ""}) : say({"gli", ""}), power,
                    joined(kTo, to));
      return say({"dare ", "dar "}) + power + " " + with(kTo, a.object);
    }
    case Verb::deal_damage:
      return form({"infliggere", "causar"}, person) + " " + damage(a) + " " + with(kTo, a.object);
    case Verb::injure:
      return done_to({"ferire", "ferir"}, "", a.object, person);
    default:
      return plain_act(a, person);
  }
}

/// Acts without a card as their object.
std::string Romance::plain_act(const Act& a, Person person) {
  const bool third = is_third(person);
  switch (a.verb) {
    case Verb::draw:
      return form({"pescare", "comprar"}, person) + " " + counted(a.n, {"carta", "card"}, {"carte", "cards"});
    case Verb::draw_up_to:
      return form({"pescare", "comprar"}, person) + say({" carte fino ad averne ", " cards até ter "}) +
             number_text(a.n) + say({" in Mano", " na mão"});
    case Verb::discard_from_hand:
      if (a.down_to)
        return form({"spostare", "descartar"}, person) + say({" nel Cimitero carte", " cards"}) +
               (a.random ? say({" a caso", " ao acaso"}) : "") +
               (third ? say({" dalla propria Mano", " da própria mão"}) : say({" dalla tua Mano", " da sua mão"})) +
               fill({" fino ad averne {}", " até ficar com {}"}, *a.down_to);
      return form({"spostare", "descartar"}, person) + say({" nel Cimitero ", " "}) +
             (a.up_to ? say({"fino a ", "até "}) : "") + counted(a.n, {"carta", "card"}, {"carte", "cards"}) +
             (a.random ? say({" a caso", " ao acaso"}) : "") +
             (third ? say({" dalla propria Mano", " da própria mão"}) : say({" dalla tua Mano", " da sua mão"}));
    case Verb::look:
      return form({"guardare", "olhar"}, person) + " " + look(a);
    case Verb::shuffle:
      return form({"mescolare", "embaralhar"}, person) +
             (third                              ? say({" il proprio Mazzo", " o próprio deck"})
              : a.object.whose == Side::opponent ? say({" il Mazzo dell’avversario", " o deck do oponente"})
                                                 : say({" il tuo Mazzo", " o seu deck"}));
    case Verb::win_rewards:
      return form({"guadagnare", "ganhar"}, person) + " " +
             counted(a.n, {"Vincita di Guerra", "Prêmio de Batalha"}, {"Vincite di Guerra", "Prêmios de Batalha"}) +
             (a.additional ? say({" in più", " a mais"}) : "");
    case Verb::let_win:
      return form({"far guadagnare", "deixar"}, person) + say({" all’avversario ", " o oponente ganhar "}) +
             counted(a.n, {"Vincita di Guerra", "Prêmio de Batalha"}, {"Vincite di Guerra", "Prêmios de Batalha"});
    case Verb::lose_rewards: {
      if (a.down_to)
        return form({"spostare", "descartar"}, person) +
               say({" nel Cimitero Vincite di Guerra", " Prêmios de Batalha"}) +
               (third                              ? ""
                : a.object.whose == Side::opponent ? say({" dell’avversario", " do oponente"})
                                                   : say({" tue", " seus"})) +
               fill({" fino a lasciarne {0}", " até {1} {0}"}, *a.down_to,
                    *a.down_to == 1 ? say({"", "restar"}) : say({"", "restarem"}));
      Act put = a;
      put.object = Phrase{};
      put.object.naming = Naming::counted;
      put.object.n = a.n;
      put.object.filter.zone = Zone::rewards;
      put.object.filter.controller = a.object.whose;
      put.object.up_to = a.up_to;
      put.object.random = a.random;
      put.object.own = a.object.own;
      if (!a.chosen) return move(put, person);

      of_those_ = !a.random;
      return form({"guardare", "olhar"}, person) +
             (a.object.whose == Side::you
                  ? say({" le tue Vincite di Guerra e ", " os seus Prêmios de Batalha e "})
                  : say({" le Vincite di Guerra dell’avversario e ", " os Prêmios de Batalha do oponente e "})) +
             move(put, person);
    }
    case Verb::toss:
      return (a.call ? form({"scegliere", "escolher"}, person) + say({" testa o croce e ", " cara ou coroa e "})
                     : std::string()) +
             form({"lanciare", "lançar"}, person) + " " +
             (a.n.plural() ? number_text(a.n) + say({" monete", " moedas"}) : say({"una moneta", "uma moeda"})) +
             (a.until_tails ? say({" finché non esce croce", " até sair coroa"}) : "") +
             (a.object.naming == Naming::each ? " " + with(kFor, a.object) : std::string());
    case Verb::discard_chakra:
      return form({"spostare", "descartar"}, person) + say({" nel Cimitero ", " "}) + number_text(a.n) + " Chakra" +
             (a.symbols.empty() ? std::string() : say({" ", " de "}) + symbols_named(a.symbols, language())) +
             (a.same_symbol ? say({" con un Simbolo in comune", " com um Símbolo em comum"}) : "");
    case Verb::decide:
      return form({"decidere", "decidir"}, person);
    case Verb::apply_effect:
      return say({"applicare questo Effetto", "aplicar este efeito"});
    default:
      return game_act(a, person);
  }
}

std::string Romance::said(const Act& a, const Np& s) {
  const auto verb = [&](const Forms& one, const Forms& more) { return say(s.plural ? more : one); };
  switch (a.verb) {
    case Verb::gets_rule:
      return rule(a, s);
    case Verb::takes_damage:
      return verb({"subisce ", "sofre "}, {"subiscono ", "sofrem "}) + damage(a);
    case Verb::becomes_injured:
      return verb({"diventa ", "fica "}, {"diventano ", "ficam "}) + agreed({"Ferit", "Ferid"}, s);
    case Verb::becomes_standby:
      return verb({"lascia la sua Squadra e torna A Riposo", "sai do Time e fica de Apoio"},
                  {"lasciano la loro Squadra e tornano A Riposo", "saem dos Times e ficam de Apoio"});
    case Verb::returns:
      return verb({"torna nella Mano del suo Proprietario", "retorna para a mão do dono"},
                  {"tornano nelle Mani dei rispettivi Proprietari", "retornam para as mãos dos respectivos donos"});
    case Verb::joins_team:
      return verb({"si unisce ", "entra "}, {"si uniscono ", "entram "}) + with({"a", "em"}, a.object) +
             place_in_team(a, s.plural);
    case Verb::joins_battle:
      return verb({"si unisce alla Squadra che affronta ", "entra no Time que enfrenta "},
                  {"si uniscono alla Squadra che affronta ", "entram no Time que enfrenta "}) +
             named(a.object) + place_in_team(a, s.plural) + say({", o se non c’è ", ", ou, se não houver um, "}) +
             verb({"blocca", "bloqueia"}, {"bloccano", "bloqueiam"}) + say({" da solo", " sozinho"});
    case Verb::takes_place:
      return taking_place(a, s);
    case Verb::transforms:

      note_transformed();
      return say({"diventa il Ninja ", "se torna "}) + form_called(a.into, language()) +
             say({" ed entra in gioco sotto il tuo controllo", " e entra em jogo sob o seu controle"}) +
             (a.other.empty() ? std::string() : " " + with(kIn, a.other.front()));
    default:
      return act(a, Person::third);
  }
}

}  // namespace playsheet::wording
