// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wording/card_words.h"
#include "ui/wording/filter_facts.h"
#include "ui/wording/joining.h"
#include "ui/wording/ranges.h"
#include "ui/wording/romance.h"

/// Romance: what stands in front of a clause.
namespace playsheet::wording {

using namespace naruto;
using describe::LeadKind;
using describe::Naming;
using describe::Part;

std::string Romance::one_predicate(const Filter& f, Part part, bool negated) {
  const std::string no = negated ? say({"non ", "não "}) : "";
  const std::string is = no + say({"è ", "for "});
  const std::string has = no + say({"ha ", "tiver "});
  switch (part) {
    case Part::name:
      return is + names(f.name, or_word());
    case Part::same_name:
      return has + say({"lo stesso Nome ", "o mesmo nome "}) + joined(kOf, namesake(*f.same_name_as));
    case Part::namesake:
      return has + say({"lo stesso Nome ", "o mesmo nome "}) + some_with(kOf, f.namesake.front());
    case Part::attribute:
      return has + say({"lo ", "o "}) + attributes(f);
    case Part::symbol:
      return has + say({"il ", "o "}) + symbols(f);
    case Part::entrance_cost:
    case Part::jutsu_cost:
    case Part::combat:
    case Part::support:
      return has + with_phrase(f).substr(4);
    case Part::coins: {
      if (f.coins->at_most == 0)
        return (negated ? say({"ha ", "tiver "}) : say({"non ha ", "não tiver "})) + coins(*f.coins);
      CoinTest asked = *f.coins;
      if (negated && asked.at_least.value_or(1) == 1 && !asked.at_most) asked.at_most = 0;
      // "non ha monete"
      return has + coins(asked);
    }
    case Part::cost_has_symbol:
      return *f.cost_has_symbol != negated
                 ? say({"ha un Simbolo nel Costo Chakra", "tiver um Símbolo no Custo do Jutsu"})
                 : say({"non ha Simboli nel Costo Chakra", "não tiver Símbolos no Custo do Jutsu"});
    case Part::characteristic: {
      const std::string with = with_phrase(f);
      if (with.empty()) return is + origins_and_rank(f);
      return has + (f.characteristic.size() > 1 ? say({"le ", ""}) : say({"la ", ""})) + with.substr(4);
    }
    case Part::rank:
      return f.rank->none ? (negated ? say({"ha un Rango", "tiver uma Graduação"})
                                     : say({"non ha Rango", "não tiver Graduação"}))
                          : is + rank(*f.rank);
    default:
      return circumstance(f, part, negated);
  }
  return is_a(f, negated);
}

/// "è stata mandata In Azione", said of the subject.
std::string Romance::done_in_turn(TurnDeed deed) const {
  const std::string agree = lexicon().ending("", feminine_, false);
  switch (deed) {
    case TurnDeed::sent_out:
      return fill({"è stat{0} mandat{0} In Azione", "tiver sido enviado ao Campo de Batalha"}, agree);
    case TurnDeed::attacked:
      return say({"ha attaccato", "tiver atacado"});
    case TurnDeed::blocked:
      return say({"ha bloccato", "tiver bloqueado"});
    case TurnDeed::opposed:
      return say({"ha combattuto", "tiver participado de uma batalha"});
    case TurnDeed::used_jutsu:
      return say({"ha usato una Tecnica", "tiver usado um Jutsu"});
    case TurnDeed::deployed:
      return fill({"è stat{0} schierat{0}", "tiver sido jogado"}, agree);
    case TurnDeed::applied:
      return fill({"è stat{0} applicat{0}", "tiver sido aplicado"}, agree);
    case TurnDeed::defeated:
      return fill({"è finit{0} nel Cimitero a causa dello Scontro", "tiver sido descartado pelo Showdown"}, agree);
    case TurnDeed::led:
      break;
  }
  return fill({"è stat{0} mandat{0} In Azione In Prima Linea", "tiver sido enviado ao Campo de Batalha como Líder"},
              agree);
}

/// Where it stands and what it does, not what is printed on it.
std::string Romance::circumstance(const Filter& f, Part part, bool negated) {
  const std::string no = negated ? say({"non ", "não "}) : "";
  const std::string is = no + say({"è ", "for "});
  const std::string stays = no + say({"è ", "estiver "});
  const std::string agree = lexicon().ending("", feminine_, false);
  const std::string has = no + say({"ha ", "tiver "});
  switch (part) {
    case Part::health:
      return stays +
             (*f.health == Health::healthy ? fill({"San{}", "Saudável"}, agree) : fill({"Ferit{}", "Ferido"}, agree));
    case Part::role:
      return is +
             (*f.role == Role::head ? say({"In Prima Linea", "o Líder"}) : say({"In Seconda Linea", "um Back Ninja"}));
    case Part::state:
      return stays + state_of(f);
    case Part::fighting:
      return no + say({"affronta ", "estiver enfrentando "}) + named(reference(*f.fighting));
    case Part::team_of:
      if (*f.team_of == Ref::used) return stays + say({"in quella Squadra", "nesse Time"});
      return stays + say({"nella Squadra ", "no Time "}) + joined(kOf, reference(*f.team_of));
    case Part::team:
      return is_in_team(f, negated);
    case Part::entered_this_turn:
      return (*f.entered_this_turn != negated ? "" : no_word()) +
             fill({"è entrat{} in gioco in questo Turno", "tiver entrado em jogo neste turno"}, agree);
    case Part::this_turn:
      return no + done_in_turn(*f.this_turn) + say({" in questo Turno", " neste turno"});
    case Part::attached: {
      const Np card = some(f.attached.front());
      return has + named(card) +  // no card that is attached is a Ninja
             fill({" assegnata", " anexad{}"}, lexicon().ending("", card.feminine, false));
    }
    case Part::attached_to:
      return stays + say({"assegnata ", "anexado "}) + joined(kTo, reference(*f.attached_to));
    case Part::name_contains:
    case Part::title:
    case Part::shares_symbol:
    case Part::hand_cost:
    case Part::mental_power:
    case Part::cost_symbols:
    case Part::compare:
      if (const auto used = part == Part::compare ? jutsu_used(f.compare.front()) : std::nullopt)
        return no + fill({"ha usato {} Tecniche in questo Turno", "tiver usado {} Jutsus neste turno"},
                         range_text(*used, language()));
      return has + enumerated(further_with(f), and_word());
    case Part::user:
      return is + say({"usata ", "usado "}) + some_with(kBy, as_ninja(f.user.front()));
    case Part::except:
      return (negated ? say({"è ", "for "}) : say({"non è ", "não for "})) + named(reference(*f.except));
    case Part::none: {
      std::vector<std::string> said;
      for (const Filter& one : f.none) said.push_back(predicate(one, !negated));
      return enumerated(said, negated ? or_word() : and_word());
    }
    case Part::any: {
      std::vector<std::string> said;
      for (const Filter& one : f.any) said.push_back(predicate(one, negated));
      return enumerated(said, negated ? and_word() : or_word());
    }
    default:
      break;
  }
  return is_a(f, negated);
}

std::string Romance::is_a(const Filter& f, bool negated) {
  const std::string no = negated ? say({"non ", "não "}) : "";
  if (f.controller == Side::you && describe::parts_of(f).empty())
    return no + say({"è sotto il tuo controllo", "estiver sob o seu controle"});
  if (f.controller == Side::opponent && describe::parts_of(f).empty())
    return no + say({"è dell’avversario", "for do oponente"});
  return no + is_some(f);
}

std::string Romance::moment(const Lead& lead) {
  const auto whose = lead.event.whose;
  const bool each = !whose || *whose == Side::any;
  const bool you = whose == Side::you;
  const std::string next = lead.next ? say({"prossimo ", "próximo "}) : "";
  const std::string turn = each  ? next + say({"Turno", "turno"})
                           : you ? say({"tuo ", "seu "}) + next + say({"Turno", "turno"})
                                 : next + say({"Turno dell’avversario", "turno do oponente"});
  const std::string of_turn = lead.of_this_turn    ? say({"del Turno", "do turno"})
                              : each && !lead.next ? say({"di ogni Turno", "de cada turno"})
                                                   : say({"del ", "do "}) + turn;
  if (lead.during) return say({"nel ", "no "}) + turn;
  const std::string in_turn = lead.of_this_turn || (each && !lead.next) ? "" : say({" nel ", " no "}) + turn;
  switch (lead.event.event) {
    case Happening::turn_begins:
      return say({"all’inizio ", "no início "}) + of_turn;
    case Happening::turn_ends:
      return say({"alla fine ", "no final "}) + of_turn;
    case Happening::draw_step_ends:
      return say({"dopo la pesca ", "depois da compra "}) +
             (each  ? say({"nella Fase Iniziale", "na Fase de Início"})
              : you ? say({"nella tua Fase Iniziale", "na sua Fase de Início"})
                    : say({"nella Fase Iniziale dell’avversario", "na Fase de Início do oponente"}));
    case Happening::battle_begins:
    case Happening::battle_ends: {
      const std::string start = lead.event.event == Happening::battle_begins ? say({"all’inizio ", "no início "})
                                                                             : say({"alla fine ", "no final "});
      if (lead.next) return start + say({"della Fase di Battaglia", "da Fase de Combate"}) + in_turn;
      if (lead.of_this_turn || each)
        return start + (lead.of_this_turn ? say({"della", "da"}) : say({"di ogni", "de cada"})) +
               say({" Fase di Battaglia", " Fase de Combate"});
      return start + (you ? say({"della tua Fase di Battaglia", "da sua Fase de Combate"})
                          : say({"della Fase di Battaglia dell’avversario", "da Fase de Combate do oponente"}));
    }
    case Happening::mission_phase_begins:
    case Happening::organization_begins: {
      const std::string phase = lead.event.event == Happening::mission_phase_begins
                                    ? say({"Fase di Preparazione alla Battaglia", "Fase de Missão"})
                                    : say({"Fase di Formazione", "Fase de Organização"});
      if (lead.next) return say({"all’inizio della ", "no início da "}) + phase + in_turn;
      if (lead.of_this_turn || each)
        return (lead.of_this_turn ? say({"all’inizio della ", "no início da "})
                                  : say({"all’inizio di ogni ", "no início de cada "})) +
               phase;
      return say({"all’inizio della ", "no início da "}) +
             (you ? say({"tua ", "sua "}) + phase : phase + say({" dell’avversario", " do oponente"}));
    }
    case Happening::exchange_begins:
      return say({"all’inizio dello Scambio di Tecniche", "no início da Troca de Jutsu"}) + in_turn;
    case Happening::exchange_ends:
      return say({"alla fine dello Scambio di Tecniche", "no final da Troca de Jutsu"}) + in_turn;
    case Happening::showdown_begins:
      return say({"all’inizio dello Scontro", "no início do Showdown"}) + in_turn;
    default:
      return say({"dopo lo Scontro", "depois do Showdown"}) + in_turn;
  }
}

std::string Romance::window(Window window) {
  switch (window) {
    case Window::own_mission_phase:
      return say({"nella tua Fase di Preparazione alla Battaglia", "na sua Fase de Missão"});
    case Window::opponent_mission_phase:
      return say({"nella Fase di Preparazione alla Battaglia dell’avversario", "na Fase de Missão do oponente"});
    case Window::exchange:
      return say({"nello Scambio di Tecniche", "na Troca de Jutsu"});
    case Window::any:
      return say({"in ogni Fase di Preparazione alla Battaglia o Scambio di Tecniche",
                  "em qualquer Fase de Missão ou Troca de Jutsu"});
    case Window::mission_phase:
      return say({"in ogni Fase di Preparazione alla Battaglia", "em qualquer Fase de Missão"});
    case Window::own_exchange:
      return say({"nello Scambio di Tecniche del tuo Turno", "na Troca de Jutsu do seu turno"});
    case Window::opponent_exchange:
      return say({"nello Scambio di Tecniche del Turno dell’avversario", "na Troca de Jutsu do turno do oponente"});
    case Window::opponent_turn:
      return say({"nella Fase di Preparazione alla Battaglia o nello Scambio di Tecniche del Turno dell’avversario",
                  "na Fase de Missão ou na Troca de Jutsu do turno do oponente"});
    case Window::opponent_organization:
      return say({"nella Fase di Formazione dell’avversario", "na Fase de Organização do oponente"});
    case Window::own_turn_end:
      return say({"alla fine del tuo Turno", "no final do seu turno"});
  }
  return {};
}

/// What is done for each of several cards is said of each of them, if it is said of them at all.
std::string Romance::plain_lead(const Lead& lead) {
  switch (lead.kind) {
    case LeadKind::moment:
      return moment(lead) + ", ";
    case LeadKind::event:
      return lead.would ? would_event(lead) : event(lead) + ", ";
    case LeadKind::window:
      return window(lead.window) + ", ";
    case LeadKind::limit:
      return lead.times == 1 ? say({"una volta per Turno, ", "uma vez por turno, "})
                             : fill({"fino a {} volte per Turno, ", "até {} vezes por turno, "}, lead.times);
    case LeadKind::if_:
      return "se " + test(lead.test) + ", ";
    case LeadKind::while_:
      return as_long_as(lead.test) + ", ";
    case LeadKind::as_soon_as:
      return say({"non appena ", "assim que "}) + test(lead.test) + ", ";
    case LeadKind::for_each:
      return with(kFor, lead.group) + ", ";
    case LeadKind::heads:
      return say({"se esce testa, ", "se sair cara, "});
    case LeadKind::tails:
      return say({"se esce croce, ", "se sair coroa, "});
    case LeadKind::right_call:
      return say({"se indovini, ", "se acertar, "});
    case LeadKind::wrong_call:
      return say({"se sbagli, ", "se errar, "});
    case LeadKind::otherwise:
      return say({"altrimenti, ", "caso contrário, "});
    case LeadKind::if_you_do:
      return say({"se lo fai, ", "se fizer isso, "});
    case LeadKind::if_you_do_not:
      return say({"se non lo fai, ", "se não fizer isso, "});
    case LeadKind::if_they_do:
      return say({"se lo fa, ", "se ele fizer isso, "});
    case LeadKind::then:
      return say({"poi ", "depois, "});
    case LeadKind::numbered:
      return fill({"Effetto {}: ", "Efeito {}: "}, lead.times);
    case LeadKind::once_used:
      return say({"dopo l’uso, ", "depois do uso, "});
    case LeadKind::each_player:
      each_acts_ = true;
      if (both_players(lead))
        return lead.who.naming == Naming::that_player ? say({"il giocatore che l’ha usata ", "o jogador que o usou "})
                                                      : say({"il giocatore Attivo ", "o Jogador Atacante "});
      return lead.last ? say({"ciascun giocatore (per ultimo quello Attivo) ",
                              "cada jogador (o Jogador Atacante por último) "})
                       : say({"ciascun giocatore (a cominciare da quello Attivo) ",
                              "cada jogador (começando pelo Jogador Atacante) "});
    case LeadKind::if_wanted:
      return say({"se l’avversario vuole", "se o oponente quiser"}) +
             (lead.price.empty() ? "" : " e " + acts(paid_by(lead), if_person())) + ", ";
    case LeadKind::unless_paid:
      return unless_paid(lead);
    case LeadKind::lasting:
      return until_words(lead.until).substr(1) + ", ";
  }
  return {};
}

}  // namespace playsheet::wording
