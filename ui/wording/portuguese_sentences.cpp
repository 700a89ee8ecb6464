// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include <algorithm>

#include "ui/wording/card_words.h"
#include "ui/wording/coins.h"
#include "ui/wording/joining.h"
#include "ui/wording/measures.h"
#include "ui/wording/portuguese.h"
#include "ui/wording/portuguese_verbs.h"

/// Brazilian Portuguese: labels and the sentences that are the same on every card.
namespace playsheet::wording {

using namespace naruto;
using describe::Naming;
using describe::Part;
using describe::SentenceKind;

std::string Portuguese::requirement_alternative(const Filter& f) {
  std::vector<std::string> items;
  std::vector<std::string> figures;
  std::string in_team;
  for (const Part part : describe::parts_of(f)) switch (part) {
      case Part::name:
        items.push_back(names(f.name, or_word()));
        break;
      case Part::characteristic:
        for (const Word w : f.characteristic) {
          const auto origin = origin_name(word(w), Language::pt_BR);  // "da Vila da Folha"
          items.push_back(origin ? origin->substr(3) : characteristic_name(word(w), Language::pt_BR));
        }
        break;
      case Part::attribute:
        items.push_back(attributes(f));
        break;
      case Part::symbol:
        items.push_back(symbols(f));
        break;
      case Part::rank: {
        const std::string text = rank(*f.rank);
        items.push_back(text.starts_with("de ") ? text.substr(3) : text);
        break;
      }
      case Part::health:
        items.push_back(*f.health == Health::healthy ? "Saudável" : "Ferido");
        break;
      case Part::role:
        items.push_back(*f.role == Role::head ? "Líder" : "Back Ninja");
        break;
      case Part::any:
        break;
      case Part::entrance_cost:
      case Part::combat:
      case Part::support:
      case Part::coins:
        if (part == Part::coins && f.coins->at_most == 0) {
          items.push_back(without_phrase(only(f, part)));
          break;
        }
        [[fallthrough]];
      case Part::name_contains:
      case Part::title:
      case Part::hand_cost:
      case Part::mental_power:
      case Part::cost_symbols:
      case Part::compare:
        if (const std::string with = with_phrase(only(f, part)); !with.empty())
          figures.push_back(with.substr(4));
        else
          items.push_back(behind(only(f, part), {}));  // what it has done this turn
        break;
      case Part::team:
        in_team = team(*f.team);
        break;
      case Part::state:
        items.push_back(f.state == BattleState::in_action ? battlefield(f) : states(only(f, part), {}));
        break;
      default:
        items.push_back(spaced({without_phrase(only(f, part)), behind(only(f, part), {})}));
        break;
    }
  std::erase(items, "");  // what no user can be asked for has no words here
  if (items.empty() && figures.empty() && in_team.empty()) return noun(f, false).text;
  const std::string with = enumerated(figures, and_word());
  std::string all = enumerated(items, and_word());
  if (!with.empty()) all += (all.empty() ? "" : " com ") + with;
  return all.empty() ? in_team : in_team.empty() ? all : all + ", " + in_team;
}

/// A requirement as what a Jutsu asks for: the combat attribute has its article there.
std::string Portuguese::required(const Filter& f) {
  const std::string text = requirement(f);
  return (text.starts_with("Atributo de Combate") || text.starts_with("Símbolo") ? "o " : "") + text;
}

std::string Portuguese::requirement(const Filter& asked) {
  const Filter f = simplified(asked);
  if (f.any.empty()) return requirement_alternative(f);
  Filter common = f;
  common.any.clear();
  const bool bare = describe::parts_of(common).empty();
  const std::string own = bare ? std::string() : requirement_alternative(common);
  if (bare)
    for (const Part part : {Part::attribute, Part::symbol}) {
      const auto asks_for_it = [part](const Filter& one) { return describe::parts_of(one) == std::vector{part}; };
      if (!std::all_of(f.any.begin(), f.any.end(), asks_for_it)) continue;
      Filter all;  // "Atributo de Combate Mind, Shadow ou Food"
      for (const Filter& one : f.any) all = merged(all, one);
      return requirement_alternative(all);
    }
  std::vector<std::string> alternatives;
  for (const Filter& one : f.any) alternatives.push_back(requirement_alternative(simplified(one)));
  const std::string list = enumerated(alternatives, ", ou ");
  return own.empty() ? list : own + ", e " + list;
}

std::string Portuguese::definition(const Sentence& s) {
  const Amount& a = s.amount;
  const std::string text = fmt::format("{} é ", s.letter);
  if (a.kind == Amount::Kind::value)
    return text + marked(a, "o " + std::string(measure_name(a.measure, Language::pt_BR)) + " " + with("de", s.who));
  return text + portuguese_with("", amount(a));
}

/// How the card comes into play, and who can use it where.
std::string Portuguese::entry_sentence(const Sentence& s) {
  const std::string self = is_ninja() ? "este Ninja" : "este card";
  switch (s.kind) {
    case SentenceKind::only_if:
      return self + (is_ninja() ? " só pode entrar em jogo se " : " só pode ser usado se ") +
             test(s.leads.front().test);
    case SentenceKind::only_by: {
      constexpr std::array<std::string_view, 6> ways{"de qualquer modo", "ao ser jogado", "por Growth",
                                                     "como Pelotão",     "por um efeito", "como Esquadrão"};
      std::vector<std::string> named;
      for (const Entry way : s.ways) named.emplace_back(ways[static_cast<std::size_t>(way)]);
      return leads(s.leads) + self + " só pode entrar em jogo " + enumerated(named, or_word());
    }
    case SentenceKind::only_through:
      return leads(s.leads) + self + " só pode ser colocado em jogo " +
             (s.filter.is ? std::string("pelo próprio efeito") : some_with("por", s.filter));
    case SentenceKind::enters_with:
      return leads(s.leads) + fmt::format("{} entra em jogo com {} {}", self, number_text(s.n),
                                          coin_forms(s.coin, Language::pt_BR, s.n.plural()));
    case SentenceKind::enters_village:
      return leads(s.leads) + "coloque este card na " + (s.side == Side::you ? "sua Vila" : "Vila do oponente");
    case SentenceKind::once_per_turn:
      return "você só pode usar 1 Jutsu com este nome por turno";
    case SentenceKind::user_side:
      return std::string("só um Ninja ") + (s.side == Side::you ? "atacante" : "defensor") + " pode usar este Jutsu";
    case SentenceKind::used_by:
      return s.side == Side::opponent ? "só o oponente pode usar este efeito; nele, “você” é o oponente"
                                      : "ambos os jogadores podem usar este efeito; nele, “você” é quem o usa";
    case SentenceKind::works_in:
      return std::string("este texto vale enquanto este card estiver ") +
             (s.zone == Zone::hand            ? "na sua mão"
              : s.zone == Zone::chakra        ? "na sua Área de Chakra"
              : s.zone == Zone::reinforcement ? "no seu Deck de Reforços"
                                              : "na sua Pilha de Descartes");
    default:
      return "este efeito não pode ser anulado";
  }
}

/// "escolha", or what each player does.
std::string Portuguese::modes_lead(const Sentence& s) {
  const std::string before = leads(s.leads);
  if (each_acts_) return before + (s.may ? "pode escolher " : "escolhe ");
  return before + (s.may ? "você pode escolher " : "escolha ");
}

std::string Portuguese::fixed(const Sentence& s) {
  const std::string self = reference(Ref::self).text;
  switch (s.kind) {
    case SentenceKind::counter:
      return "Counter";
    case SentenceKind::permanent:
      return s.permanence == Permanence::coins ? fmt::format("Permanent ({})", number_text(s.n))
                                               : std::string("Permanent");
    case SentenceKind::requirement:
      return "Exigência: " + capitalised(requirement(s.filter));
    case SentenceKind::further_cost:
      return "Custo adicional: ";
    case SentenceKind::targets: {
      std::vector<std::string> targets;
      names_targets_ = true;
      many_targets_ = s.targets.front().many();
      for (const Phrase& p : s.targets) targets.push_back(with("", p));
      names_targets_ = false;
      return (targets.size() > 1 || s.targets.front().many() ? "Alvos: " : "Alvo: ") + enumerated(targets, and_word());
    }
    case SentenceKind::attach:
      return "Anexe este card ao Alvo";
    case SentenceKind::follows_controller:
      return fmt::format("O controlador {} controla este card", with("de", s.who));
    case SentenceKind::definition:
      return definition(s);
    case SentenceKind::x_at_most:
      return fmt::format("X não pode ser maior que {}", number_text(s.n));
    case SentenceKind::x_paid_with:
      return fmt::format("X só pode ser pago com Chakra de {}", symbol_name(*s.symbol, Language::pt_BR));
    case SentenceKind::one_of_coins:
      return "Se houver vários lançamentos, você escolhe qual";
    case SentenceKind::paid_on_use:
      return "É pago quando o efeito é usado, aconteça o que acontecer com ele";
    case SentenceKind::part_by_part:
      return "Os dois jogadores concluem uma parte antes de passar à seguinte";
    case SentenceKind::total_at_least:
      return fmt::format("A soma dos Custos de Entrada deles deve ser de pelo menos {}", number_text(s.n));
    case SentenceKind::does_not_stack:
      return "Os efeitos de várias cópias deste card não se acumulam";
    case SentenceKind::modes:
      return modes_lead(s) + (s.clauses.empty() ? fmt::format("1 de {} efeitos", s.coins) : std::string("um efeito: "));
    case SentenceKind::leaves_to: {
      describe::Act put;
      put.to = s.to;
      put.object.naming = Naming::pronoun;
      const std::string when =
          s.instead_of == Destination::discard ? "sair de jogo para a Pilha de Descartes" : "sair de jogo";
      return fmt::format("se {} for {}, {} em vez disso", self, when, move(put, Person::imperative));
    }
    case SentenceKind::outside_limit:
      return leads(s.leads) + (is_ninja() ? "jogar este Ninja não conta para o limite de 1 Ninja por turno"
                                          : "usar este card não conta para o limite de Missões por turno");
    case SentenceKind::beside_same_name:
      return leads(s.leads) + fmt::format("{} pode {} mesmo que você já tenha em jogo um Ninja com o mesmo nome", self,
                                          s.ways.empty() ? "entrar em jogo" : "ser jogado");
    case SentenceKind::enters_injured:
      return leads(s.leads) + self + " entra em jogo Ferido" + (s.ways.empty() ? "" : " quando é jogado");
    case SentenceKind::sacrifice: {
      std::vector<std::string> given;
      for (const Phrase& one : s.targets) given.push_back(with("", one));
      return leads(s.leads) + "Sacrifício: " + enumerated(given, and_word());
    }
    case SentenceKind::over_growth_coins:
      return leads(s.leads) + self + " pode entrar em jogo por Growth mesmo sobre um Ninja com " +
             coin_forms(CoinKind::growth, Language::pt_BR, true);
    case SentenceKind::counts_as_growth:
      return "isso conta como Growth";
    case SentenceKind::counts_as_deployment:
      return "isso conta como o Ninja que você joga neste turno";
    case SentenceKind::only_if:
    case SentenceKind::only_by:
    case SentenceKind::only_through:
    case SentenceKind::enters_with:
    case SentenceKind::enters_village:
    case SentenceKind::once_per_turn:
    case SentenceKind::user_side:
    case SentenceKind::used_by:
    case SentenceKind::works_in:
    case SentenceKind::not_negatable:
      return entry_sentence(s);
    case SentenceKind::granted: {
      Phrase bearer = s.who;
      if (bearer.naming == Naming::pronoun) bearer.naming = Naming::that;
      const Np who = np(bearer);
      return leads(s.leads) + fmt::format("{} {} este texto{}: “{}”", portuguese_with("", who),
                                          who.plural ? "têm" : "tem", portuguese_until(s.until), quoted(s));
    }
    case SentenceKind::statement:
      break;
  }
  return {};
}

}  // namespace playsheet::wording
