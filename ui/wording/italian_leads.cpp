// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include "ui/wording/card_words.h"
#include "ui/wording/filter_facts.h"
#include "ui/wording/italian.h"
#include "ui/wording/italian_verbs.h"
#include "ui/wording/joining.h"
#include "ui/wording/ranges.h"

/// Italian: what stands in front of a clause. Conditions are in the indicative throughout.
namespace playsheet::wording {

using namespace naruto;
using describe::Aspect;
using describe::LeadKind;
using describe::Link;
using describe::Naming;
using describe::Part;
using describe::Test;

std::string_view Italian::joint(const Clause& clause) {
  switch (clause.joint) {
    case Joint::first:
      return "";
    case Joint::then:
      return ", poi ";
    case Joint::and_:
      return " e ";
    case Joint::branch:
      return "; ";
    case Joint::chosen:
      // "quel Ninja si unisce alla Squadra di quel Ninja" would be one and the same
      return is_relative(clause) && clause.acts.front().verb == describe::Verb::joins_team ? ", che " : ": ";
    case Joint::option:
      return "; oppure ";
    case Joint::that:
      return " che ";
  }
  return "";
}

std::string Italian::one_predicate(const Filter& f, Part part, bool negated) {
  const std::string no = negated ? "non " : "";
  const std::string is = no + "è ";
  const std::string has = no + "ha ";
  switch (part) {
    case Part::name:
      return is + names(f.name, or_word());
    case Part::same_name:
      return has + "lo stesso Nome " + italian_with("di", namesake(*f.same_name_as));
    case Part::namesake:
      return has + "lo stesso Nome " + some_with("di", f.namesake.front());
    case Part::attribute:
      return has + "lo " + attributes(f);
    case Part::symbol:
      return has + "il " + symbols(f);
    case Part::entrance_cost:
    case Part::jutsu_cost:
    case Part::combat:
    case Part::support:
      return has + with_phrase(f).substr(4);
    case Part::coins: {
      if (f.coins->at_most == 0) return (negated ? "ha " : "non ha ") + coins(*f.coins);
      CoinTest asked = *f.coins;
      if (negated && asked.at_least.value_or(1) == 1 && !asked.at_most) asked.at_most = 0;  // "non ha monete"
      return has + coins(asked);
    }
    case Part::cost_has_symbol:
      return *f.cost_has_symbol != negated ? "ha un Simbolo nel Costo Chakra" : "non ha Simboli nel Costo Chakra";
    case Part::characteristic: {
      const std::string with = with_phrase(f);
      if (with.empty()) return is + origins_and_rank(f);
      return has + (f.characteristic.size() > 1 ? "le " : "la ") + with.substr(4);
    }
    case Part::rank:
      return f.rank->none ? (negated ? "ha un Rango" : "non ha Rango") : is + rank(*f.rank);
    default:
      return circumstance(f, part, negated);
  }
  return is_a(f, negated);
}

/// Where it stands and what it does, not what is printed on it.
std::string Italian::circumstance(const Filter& f, Part part, bool negated) {
  const std::string no = negated ? "non " : "";
  const std::string is = no + "è ";
  const std::string has = no + "ha ";
  switch (part) {
    case Part::health:
      return is + italian_ending(*f.health == Health::healthy ? "San" : "Ferit", feminine_, false);
    case Part::role:
      return is + (*f.role == Role::head ? "In Prima Linea" : "In Seconda Linea");
    case Part::state:
      return is + std::string(battle_state(*f.state));
    case Part::fighting:
      return no + "affronta " + italian_with("", reference(*f.fighting));
    case Part::team_of:
      if (*f.team_of == Ref::used) return is + "in quella Squadra";
      return is + "nella Squadra " + italian_with("di", reference(*f.team_of));
    case Part::team:
      return is + team(*f.team);
    case Part::entered_this_turn:
      return (*f.entered_this_turn != negated ? "è " : "non è ") + italian_ending("entrat", feminine_, false) +
             " in gioco in questo Turno";
    case Part::this_turn: {
      const std::string sent = "è " + italian_ending("stat", feminine_, false) + " " +
                               italian_ending("mandat", feminine_, false) + " In Azione";
      const std::array<std::string, 9> done{
          sent,
          "ha attaccato",
          "ha bloccato",
          "ha combattuto",
          "ha usato una Tecnica",
          "è " + italian_ending("stat", feminine_, false) + " " + italian_ending("schierat", feminine_, false),
          "è " + italian_ending("stat", feminine_, false) + " " + italian_ending("applicat", feminine_, false),
          "è " + italian_ending("finit", feminine_, false) + " nel Cimitero per lo Scontro",
          sent + " In Prima Linea"};
      return no + done[static_cast<std::size_t>(*f.this_turn)] + " in questo Turno";
    }
    case Part::attached: {
      const Np card = some(f.attached.front());
      return has + italian_with("", card) + " assegnata";  // no card that is attached is a Ninja
    }
    case Part::attached_to:
      return is + "assegnata " + italian_with("a", reference(*f.attached_to));
    case Part::name_contains:
    case Part::title:
    case Part::shares_symbol:
    case Part::hand_cost:
    case Part::mental_power:
    case Part::cost_symbols:
    case Part::compare:
      if (const auto used = part == Part::compare ? jutsu_used(f.compare.front()) : std::nullopt)
        return no + "ha usato " + range_text(*used, Language::it) + " Tecniche in questo Turno";
      return has + enumerated(further_with(f), and_word());
    case Part::user:
      return is + "usata " + some_with("da", as_ninja(f.user.front()));
    case Part::except:
      return (negated ? "è " : "non è ") + italian_with("", reference(*f.except));
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

std::string Italian::is_a(const Filter& f, bool negated) {
  const std::string is = negated ? "non è " : "è ";
  if (f.controller == Side::you && describe::parts_of(f).empty()) return is + "sotto il tuo controllo";
  if (f.controller == Side::opponent && describe::parts_of(f).empty()) return is + "dell'avversario";
  return is + some_with("", f);
}

std::string Italian::moment(const Lead& lead) {
  const auto whose = lead.event.whose;
  const bool each = !whose || *whose == Side::any;
  const bool you = whose == Side::you;
  const std::string next = lead.next ? "prossimo " : "";
  const std::string turn = each ? next + "Turno" : you ? "tuo " + next + "Turno" : next + "Turno dell'avversario";
  const std::string of_turn = lead.of_this_turn ? "del Turno" : each && !lead.next ? "di ogni Turno" : "del " + turn;
  if (lead.during) return "nel " + turn;
  const std::string in_turn = lead.of_this_turn || (each && !lead.next) ? "" : " nel " + turn;
  switch (lead.event.event) {
    case Happening::turn_begins:
      return "all'inizio " + of_turn;
    case Happening::turn_ends:
      return "alla fine " + of_turn;
    case Happening::draw_step_ends:
      return std::string("dopo la pesca ") + (each  ? "nella Fase Iniziale"
                                              : you ? "nella tua Fase Iniziale"
                                                    : "nella Fase Iniziale dell'avversario");
    case Happening::battle_begins:
    case Happening::battle_ends: {
      const std::string start = lead.event.event == Happening::battle_begins ? "all'inizio " : "alla fine ";
      if (lead.next) return start + "della Fase di Battaglia" + in_turn;
      if (lead.of_this_turn || each) return start + (lead.of_this_turn ? "della" : "di ogni") + " Fase di Battaglia";
      return start + (you ? "della tua Fase di Battaglia" : "della Fase di Battaglia dell'avversario");
    }
    case Happening::mission_phase_begins:
    case Happening::organization_begins: {
      const std::string phase = lead.event.event == Happening::mission_phase_begins
                                    ? "Fase di Preparazione alla Battaglia"
                                    : "Fase di Formazione";
      if (lead.next) return "all'inizio della " + phase + in_turn;
      if (lead.of_this_turn || each) return (lead.of_this_turn ? "all'inizio della " : "all'inizio di ogni ") + phase;
      return "all'inizio della " + (you ? "tua " + phase : phase + " dell'avversario");
    }
    case Happening::exchange_begins:
      return "all'inizio dello Scambio di Tecniche" + in_turn;
    case Happening::exchange_ends:
      return "alla fine dello Scambio di Tecniche" + in_turn;
    case Happening::showdown_begins:
      return "all'inizio dello Scontro" + in_turn;
    default:
      return "dopo lo Scontro" + in_turn;
  }
}

std::string Italian::window(Window window) {
  switch (window) {
    case Window::own_mission_phase:
      return "nella tua Fase di Preparazione alla Battaglia";
    case Window::opponent_mission_phase:
      return "nella Fase di Preparazione alla Battaglia dell'avversario";
    case Window::exchange:
      return "nello Scambio di Tecniche";
    case Window::any:
      return "in ogni Fase di Preparazione alla Battaglia o Scambio di Tecniche";
    case Window::mission_phase:
      return "in ogni Fase di Preparazione alla Battaglia";
    case Window::own_exchange:
      return "nello Scambio di Tecniche del tuo Turno";
    case Window::opponent_exchange:
      return "nello Scambio di Tecniche del Turno dell'avversario";
    case Window::opponent_turn:
      return "nella Fase di Preparazione alla Battaglia o nello Scambio di Tecniche del Turno dell'avversario";
    case Window::opponent_organization:
      return "nella Fase di Formazione dell'avversario";
    case Window::own_turn_end:
      return "alla fine del tuo Turno";
  }
  return {};
}

/// What is done for each of several cards is said of each of them, if it is said of them at all.
std::string Italian::lead(const Lead& lead) {
  std::string loop;
  if (loop_ && lead.kind != LeadKind::moment) loop = with("per", *std::exchange(loop_, std::nullopt)) + ", ";
  if (lead.kind == LeadKind::event) team_told_ = false;
  if (lead.kind != LeadKind::for_each) return loop + plain_lead(lead);
  loop_ = lead.group;
  return loop;
}

std::string Italian::plain_lead(const Lead& lead) {
  switch (lead.kind) {
    case LeadKind::moment:
      return moment(lead) + ", ";
    case LeadKind::event:
      return lead.would ? would_event(lead) : event(lead) + ", ";
    case LeadKind::window:
      return window(lead.window) + ", ";
    case LeadKind::limit:
      return lead.times == 1 ? "una volta per Turno, " : fmt::format("fino a {} volte per Turno, ", lead.times);
    case LeadKind::if_:
      return "se " + test(lead.test) + ", ";
    case LeadKind::while_:
      return as_long_as(lead.test) + ", ";
    case LeadKind::as_soon_as:
      return "non appena " + test(lead.test) + ", ";
    case LeadKind::for_each:
      return with("per", lead.group) + ", ";
    case LeadKind::heads:
      return "se esce testa, ";
    case LeadKind::tails:
      return "se esce croce, ";
    case LeadKind::right_call:
      return "se indovini, ";
    case LeadKind::wrong_call:
      return "se sbagli, ";
    case LeadKind::otherwise:
      return "altrimenti, ";
    case LeadKind::if_you_do:
      return "se lo fai, ";
    case LeadKind::if_you_do_not:
      return "se non lo fai, ";
    case LeadKind::if_they_do:
      return "se lo fa, ";
    case LeadKind::then:
      return "poi ";
    case LeadKind::numbered:
      return fmt::format("Effetto {}: ", lead.times);
    case LeadKind::once_used:
      return "dopo l'uso, ";
    case LeadKind::each_player:
      each_acts_ = true;
      if (both_players(lead))
        return lead.who.naming == describe::Naming::that_player ? "il giocatore che l'ha usata "
                                                                : "il giocatore Attivo ";
      return lead.last ? "ciascun giocatore (per ultimo quello Attivo) "
                       : "ciascun giocatore (a cominciare da quello Attivo) ";
    case LeadKind::if_wanted:
      return "se l'avversario vuole" + (lead.price.empty() ? "" : " e " + acts(paid_by(lead), Person::third)) + ", ";
    case LeadKind::unless_paid:
      if (lead.payer == Side::you) return "a meno che tu non " + acts(lead.price, Person::told) + ", ";
      return "a meno che l'avversario non " + acts(paid_by(lead), Person::future) + ", ";
    case LeadKind::lasting:
      return italian_until(lead.until).substr(1) + ", ";
  }
  return {};
}

}  // namespace playsheet::wording
