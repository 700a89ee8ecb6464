// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "ui/wording/card_words.h"
#include "ui/wording/filter_facts.h"
#include "ui/wording/joining.h"
#include "ui/wording/portuguese.h"
#include "ui/wording/portuguese_verbs.h"
#include "ui/wording/ranges.h"

/// Brazilian Portuguese: what stands in front of a clause. Whatever looks ahead ("se", "quando", "sempre que",
/// "enquanto") has the future subjunctive.
namespace playsheet::wording {

using namespace naruto;
using describe::Act;
using describe::Aspect;
using describe::LeadKind;
using describe::Link;
using describe::Naming;
using describe::Part;
using describe::Test;
using describe::Verb;

/// Only what happens at once is told of in a relative clause, and only behind a noun that names no other one.
bool Portuguese::is_short_relative(const Clause& c) const {
  if (!is_relative(c)) return false;
  const Act& act = c.acts.front();
  const bool at_once = act.verb != Verb::gets_rule || std::holds_alternative<ModifyPower>(*act.rule) ||
                       std::holds_alternative<SetPower>(*act.rule);
  return at_once && last_said_.find(" com ") == std::string::npos && last_said_.find(" sem ") == std::string::npos;
}

/// In the present subjunctive, whose forms are those of the command: "descarte 1 card".
std::string Portuguese::wished(const std::vector<Act>& acts, Person person) {
  std::vector<std::string> said;
  for (const Act& one : acts) {
    std::string text = act(one, person);
    const auto end = std::min(text.find(' '), text.size());
    said.push_back(text.replace(0, end, portuguese_form(text.substr(0, end), Person::imperative)));
  }
  return enumerated(said, and_word());
}

std::string_view Portuguese::joint(const Clause& clause) {
  const bool was_relative = std::exchange(relative_, clause.joint == Joint::chosen && is_short_relative(clause));
  joined_ = clause.joint != Joint::first;
  switch (clause.joint) {
    case Joint::first:
      return "";
    case Joint::then:
      if (was_relative) {
        told_ = false;  // the command in front of the relative clause goes on
        return ", e depois ";
      }
      return several_acts_ && clause.leads.empty() && clause.subject.naming == Naming::you ? ", depois " : " e depois ";
    case Joint::and_:
      return " e ";
    case Joint::branch:
      return "; ";
    case Joint::chosen:
      return relative_ ? ", que " : "; ";
    case Joint::option:
      return "; ou ";
    case Joint::that:
      return " que ";
  }
  return "";
}

std::string Portuguese::one_predicate(const Filter& f, Part part, bool negated) {
  const std::string no = negated ? "não " : "";
  const std::string is = no + "for ";
  const std::string stays = no + "estiver ";
  const std::string has = no + "tiver ";
  switch (part) {
    case Part::name:
      return is + names(f.name, or_word());
    case Part::same_name:
      return has + "o mesmo nome " + portuguese_with("de", namesake(*f.same_name_as));
    case Part::namesake:
      return has + "o mesmo nome " + some_with("de", f.namesake.front());
    case Part::attribute:
      return has + "o " + attributes(f);
    case Part::symbol:
      return has + "o " + symbols(f);
    case Part::entrance_cost:
    case Part::jutsu_cost:
    case Part::combat:
    case Part::support:
      return has + with_phrase(f).substr(4);
    case Part::coins: {
      if (f.coins->at_most == 0) return (negated ? "tiver " : "não tiver ") + coins(*f.coins);
      CoinTest asked = *f.coins;
      if (negated && asked.at_least.value_or(1) == 1 && !asked.at_most) asked.at_most = 0;  // "não tiver moedas"
      return has + coins(asked);
    }
    case Part::cost_has_symbol:
      return *f.cost_has_symbol != negated ? "tiver um Símbolo no Custo do Jutsu"
                                           : "não tiver Símbolos no Custo do Jutsu";
    case Part::characteristic: {
      const std::string with = with_phrase(f);
      return with.empty() ? is + origins_and_rank(f) : has + with.substr(4);
    }
    case Part::rank:
      return f.rank->none ? (negated ? "tiver uma Graduação" : "não tiver Graduação") : is + rank(*f.rank);
    default:
      return circumstance(f, part, negated);
  }
  return is_a(f, negated);
}

/// Where it stands and what it does, not what is printed on it.
std::string Portuguese::circumstance(const Filter& f, Part part, bool negated) {
  const std::string no = negated ? "não " : "";
  const std::string is = no + "for ";
  const std::string stays = no + "estiver ";
  const std::string has = no + "tiver ";
  switch (part) {
    case Part::health:
      return stays + (*f.health == Health::healthy ? "Saudável" : "Ferido");
    case Part::role:
      return is + (*f.role == Role::head ? "o Líder" : "um Back Ninja");
    case Part::state:
      switch (*f.state) {
        case BattleState::attacking:
          return stays + "atacando";
        case BattleState::blocking:
          return stays + "bloqueando";
        case BattleState::unblocked:
          return stays + "sem bloqueio";
        case BattleState::in_action:
          return stays + battlefield(f);
        default:
          return stays + states(only(f, Part::state), {});
      }
    case Part::fighting:
      return stays + "enfrentando " + portuguese_with("", reference(*f.fighting));
    case Part::team_of:
      if (*f.team_of == Ref::used) return stays + "nesse Time";
      return stays + "no Time " + portuguese_with("de", reference(*f.team_of));
    case Part::team:
      if (f.team->alone && f.team->with.empty() && f.team->only.empty())
        return std::string(*f.team->alone == negated ? "não " : "") + "estiver sozinho no Time";
      return stays + team(*f.team);
    case Part::this_turn: {
      constexpr std::array<std::string_view, 9> done{"tiver sido enviado ao Campo de Batalha",
                                                     "tiver atacado",
                                                     "tiver bloqueado",
                                                     "tiver batalhado",
                                                     "tiver usado um Jutsu",
                                                     "tiver sido jogado",
                                                     "tiver sido aplicado",
                                                     "tiver sido descartado pelo Showdown",
                                                     "tiver sido enviado ao Campo de Batalha como Líder"};
      return no + std::string(done[static_cast<std::size_t>(*f.this_turn)]) + " neste turno";
    }
    case Part::attached: {
      const Np card = some(f.attached.front());
      return has + portuguese_with("", card) + " " + portuguese_ending("anexad", card.feminine, false);
    }
    case Part::attached_to:
      return stays + "anexado " + portuguese_with("a", reference(*f.attached_to));
    case Part::name_contains:
    case Part::title:
    case Part::shares_symbol:
    case Part::hand_cost:
    case Part::mental_power:
    case Part::cost_symbols:
    case Part::compare:
      if (const auto used = part == Part::compare ? jutsu_used(f.compare.front()) : std::nullopt)
        return (negated ? "não " : "") + ("tiver usado " + range_text(*used, Language::pt_BR)) + " Jutsus neste turno";
      return has + enumerated(further_with(f), and_word());
    case Part::entered_this_turn:
      return std::string(*f.entered_this_turn != negated ? "" : "não ") + "tiver entrado em jogo neste turno";
    case Part::user:
      return is + "usado " + some_with("por", as_ninja(f.user.front()));
    case Part::except:
      return (negated ? "for " : "não for ") + portuguese_with("", reference(*f.except));
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

std::string Portuguese::is_a(const Filter& f, bool negated) {
  const std::string no = negated ? "não " : "";
  if (f.controller == Side::you && describe::parts_of(f).empty()) return no + "estiver sob o seu controle";
  if (f.controller == Side::opponent && describe::parts_of(f).empty()) return no + "for do oponente";
  const bool in_use = (f.zone == Zone::chain || f.type == CardType::jutsu) && !f.controller &&
                      describe::parts_of(f) == std::vector{Part::user};
  if (in_use) return no + "for usado " + some_with("por", as_ninja(f.user.front()));
  Filter there = f;  // where it lies has been said with the act that moved it
  if (in_owned_zone(f) && !f.controller) there.zone.reset();
  return (negated ? "não for " : "for ") + some_with("", there);
}

std::string Portuguese::moment(const Lead& lead) {
  const auto whose = lead.event.whose;
  const bool each = !whose || *whose == Side::any;
  const bool you = whose == Side::you;
  const std::string next = lead.next ? "próximo " : "";
  const std::string turn = each ? next + "turno" : you ? "seu " + next + "turno" : next + "turno do oponente";
  const std::string of_turn = lead.of_this_turn ? "do turno" : each && !lead.next ? "de cada turno" : "do " + turn;
  if (lead.during) return "no " + turn;
  const std::string in_turn = lead.of_this_turn || (each && !lead.next) ? "" : " no " + turn;
  switch (lead.event.event) {
    case Happening::turn_begins:
      return "no início " + of_turn;
    case Happening::turn_ends:
      return "no final " + of_turn;
    case Happening::draw_step_ends:
      return std::string("depois da compra ") + (each  ? "na Fase de Início"
                                                 : you ? "na sua Fase de Início"
                                                       : "na Fase de Início do oponente");
    case Happening::battle_begins:
    case Happening::battle_ends: {
      const std::string start = lead.event.event == Happening::battle_begins ? "no início " : "no final ";
      if (lead.next) return start + "da Fase de Combate" + in_turn;
      if (lead.of_this_turn || each) return start + (lead.of_this_turn ? "da" : "de cada") + " Fase de Combate";
      return start + (you ? "da sua Fase de Combate" : "da Fase de Combate do oponente");
    }
    case Happening::mission_phase_begins:
    case Happening::organization_begins: {
      const std::string phase =
          lead.event.event == Happening::mission_phase_begins ? "Fase de Missão" : "Fase de Organização";
      if (lead.next) return "no início da " + phase + in_turn;
      if (lead.of_this_turn || each) return (lead.of_this_turn ? "no início da " : "no início de cada ") + phase;
      return "no início da " + (you ? "sua " + phase : phase + " do oponente");
    }
    case Happening::exchange_begins:
      return "no início da Troca de Jutsu" + in_turn;
    case Happening::exchange_ends:
      return "no final da Troca de Jutsu" + in_turn;
    case Happening::showdown_begins:
      return "no início do Showdown" + in_turn;
    default:
      return "depois do Showdown" + in_turn;
  }
}

std::string Portuguese::window(Window window) {
  switch (window) {
    case Window::own_mission_phase:
      return "na sua Fase de Missão";
    case Window::opponent_mission_phase:
      return "na Fase de Missão do oponente";
    case Window::exchange:
      return "na Troca de Jutsu";
    case Window::any:
      return "em qualquer Fase de Missão ou Troca de Jutsu";
    case Window::mission_phase:
      return "em qualquer Fase de Missão";
    case Window::own_exchange:
      return "na Troca de Jutsu do seu turno";
    case Window::opponent_exchange:
      return "na Troca de Jutsu do turno do oponente";
    case Window::opponent_turn:
      return "na Fase de Missão ou na Troca de Jutsu do turno do oponente";
    case Window::opponent_organization:
      return "na Fase de Organização do oponente";
    case Window::own_turn_end:
      return "no final do seu turno";
  }
  return {};
}

std::string Portuguese::lead(const Lead& lead) {
  switch (lead.kind) {
    case LeadKind::moment:
      return moment(lead) + ", ";
    case LeadKind::event:
      return lead.would ? would_event(lead) : event(lead) + ", ";
    case LeadKind::window:
      return window(lead.window) + ", ";
    case LeadKind::limit:
      return lead.times == 1 ? "uma vez por turno, " : fmt::format("até {} vezes por turno, ", lead.times);
    case LeadKind::if_:
      return "se " + test(lead.test) + ", ";
    case LeadKind::while_:
      return as_long_as(lead.test) + ", ";
    case LeadKind::as_soon_as:
      return "assim que " + test(lead.test) + ", ";
    case LeadKind::for_each:
      return with("para", lead.group) + ", ";
    case LeadKind::heads:
      return "se sair cara, ";
    case LeadKind::tails:
      return "se sair coroa, ";
    case LeadKind::right_call:
      return "se acertar, ";
    case LeadKind::wrong_call:
      return "se errar, ";
    case LeadKind::otherwise:
      return "caso contrário, ";
    case LeadKind::if_you_do:
      return "se fizer isso, ";
    case LeadKind::if_you_do_not:
      return "se não fizer isso, ";
    case LeadKind::if_they_do:
      return "se ele fizer isso, ";
    case LeadKind::then:
      return "depois, ";
    case LeadKind::numbered:
      return fmt::format("Efeito {}: ", lead.times);
    case LeadKind::once_used:
      return "depois do uso, ";
    case LeadKind::each_player:
      each_acts_ = true;
      if (both_players(lead))
        return lead.who.naming == describe::Naming::that_player ? "o jogador que o usou " : "o Jogador Atacante ";
      return lead.last ? "cada jogador (o Atacante por último) " : "cada jogador (a começar pelo Atacante) ";
    case LeadKind::if_wanted:
      return "se o oponente quiser" + (lead.price.empty() ? "" : " e " + acts(paid_by(lead), Person::future)) + ", ";
    case LeadKind::unless_paid:
      if (lead.payer == Side::opponent) return "a menos que o oponente " + wished(paid_by(lead), Person::future) + ", ";
      return "a menos que você " + wished(lead.price, Person::infinitive) + ", ";
    case LeadKind::lasting:
      return portuguese_until(lead.until).substr(1) + ", ";
  }
  return {};
}

}  // namespace playsheet::wording
