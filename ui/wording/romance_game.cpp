// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>
#include <utility>

#include "ui/wording/card_words.h"
#include "ui/wording/romance.h"

/// Romance: what concerns the game as a whole: turns, teams, markers, its end.
namespace playsheet::wording {

using namespace naruto;
using describe::Verb;

/// "la tua prossima Fase di Battaglia", "o próximo turno dele"
std::string Romance::skipped_name(Skipped what, bool third) const {
  constexpr std::array<Forms, 6> names{{{"Turno", "turno"},
                                        {"pesca", "compra"},
                                        {"Fase di Preparazione alla Battaglia", "Fase de Missão"},
                                        {"Fase di Formazione", "Fase de Organização"},
                                        {"Fase di Battaglia", "Fase de Combate"},
                                        {"Scontro", "Showdown"}}};
  const std::string name = say(names[static_cast<std::size_t>(what)]);
  if (what == Skipped::turn)
    return third ? fill({"il suo prossimo {}", "o próximo {} dele"}, name)
                 : fill({"il tuo prossimo {}", "o seu próximo {}"}, name);
  return third ? fill({"la sua prossima {}", "a próxima {} dele"}, name)
               : fill({"la tua prossima {}", "a sua próxima {}"}, name);
}

std::string Romance::game_act(const Act& a, Person person) {
  const bool third = is_third(person);
  switch (a.verb) {
    case Verb::gain_control: {
      const bool for_good = !a.lasts || *a.lasts == Until::for_good;
      return (a.whose == Side::opponent
                  ? form({"dare", "dar"}, person) + say({" all’avversario il controllo ", " ao oponente o controle "}) +
                        with(kOf, a.object)
                  : control(a, person)) +
             (for_good ? std::string() : until_words(*a.lasts));
    }
    case Verb::arrange: {
      const bool many = a.n.plural();
      const std::string looking = form({"guardare", "olhar"}, person) + " " + look(a);
      if (a.on_top)
        return fill({"{}, {} {} di queste in cima al Mazzo e le altre in fondo, nell’ordine che vuoi",
                     "{}, {} {} deles no topo do deck e os demais no fundo, em qualquer ordem"},
                    looking, form({"mettere", "colocar"}, person), *a.on_top);
      if (a.rest)
        return form({"rimettere", "colocar"}, person) +
               say({" le altre in cima al Mazzo nell’ordine che vuoi", " os demais de volta em qualquer ordem"});
      const Np cards{"", Article::none, noun({}, many).feminine, many};
      return (a.seen ? std::string() : looking + " e ") + clitic({"rimettere", "colocar"}, person, cards) +
             (many ? say({" in cima nell’ordine che vuoi", " de volta em qualquer ordem"})
                   : say({" in cima", " de volta"}));
    }
    case Verb::reorganize:
      return form({"formare", "formar"}, person) +
             (third ? say({" di nuovo le proprie Squadre", " de novo os próprios Times"})
                    : say({" di nuovo le tue Squadre", " de novo os seus Times"}));
    case Verb::move_marker: {
      const std::string whose =
          a.object.whose == Side::you ? say({"il tuo Segnaturni", "o seu Marcador de Turnos"})
          : a.object.whose == Side::opponent
              ? say({"il Segnaturni dell’avversario", "o Marcador de Turnos do oponente"})
              : say({"il Segnaturni di ciascun giocatore", "o Marcador de Turnos de cada jogador"});
      const std::string moving = form(a.back ? Forms{"fare", "recuar"} : Forms{"fare", "avançar"}, person);
      return a.back ? fill({"{0} arretrare di {1} {2}", "{0} {2} em {1}"}, moving, number_text(a.n), whose)
                    : fill({"{0} avanzare di {1} {2}", "{0} {2} em {1}"}, moving, number_text(a.n), whose);
    }
    case Verb::skip:
      return form({"saltare", "pular"}, person) + (a.skipped == Skipped::showdown
                                                       ? say({" lo Scontro di tutte le Squadre in questo Turno",
                                                              " o Showdown de todos os Times neste turno"})
                                                       : " " + skipped_name(a.skipped, third));
    case Verb::extra_turn:
      return form({"giocare", "jogar"}, person) +
             say({" un Turno aggiuntivo dopo questo", " um turno extra após este"});
    case Verb::win_game:
      return form({"vincere", "vencer"}, person) + say({" la partita", " a partida"});
    default:
      return further_act(a, person);
  }
}

Np Romance::np(const Phrase& phrase) {
  Phrase p = phrase;
  if (each_acts_ && p.filter.controller == Side::you) p.own = true;
  Np said = plain_np(p);
  said.text = marked(p, std::move(said.text));
  return said;
}

Np Romance::reference(Ref ref) {
  Np said = plain_reference(ref);
  Phrase meant;
  meant.ref = ref;
  said.text = marked(meant, std::move(said.text));
  return said;
}

/// What shares its name may be of any type.
Np Romance::namesake(Ref ref) {
  if (ref == Ref::it || ref == Ref::event) {
    Np card = noun({}, false);
    card.text = say({"quella ", "esse "}) + card.text;
    return card;
  }
  return reference(ref);
}

Np Romance::amount(const Amount& a) {
  Np said = plain_amount(a);
  said.text = marked(a, std::move(said.text));
  return said;
}

}  // namespace playsheet::wording
