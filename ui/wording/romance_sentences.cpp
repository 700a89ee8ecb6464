// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <utility>

#include "ui/wording/card_words.h"
#include "ui/wording/coins.h"
#include "ui/wording/joining.h"
#include "ui/wording/romance.h"

/// Romance: labels and the sentences that are the same on every card.
namespace playsheet::wording {

using namespace naruto;
using describe::Naming;
using describe::Part;
using describe::SentenceKind;

std::string Romance::requirement_alternative(const Filter& f) {
  std::vector<std::string> items;
  std::vector<std::string> figures;
  std::string in_team;
  for (const Part part : describe::parts_of(f)) switch (part) {
      case Part::name:
        items.push_back(names(f.name, or_word()));
        break;
      case Part::characteristic:
        for (const Word w : f.characteristic) {
          const auto origin = origin_name(word(w), language());  // "del Villaggio della Foglia"
          items.push_back(origin ? origin->substr(say({"del ", "da "}).size())
                                 : characteristic_name(word(w), language()));
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
        items.push_back(text.starts_with(say({"di ", "de "})) ? text.substr(3) : text);
        break;
      }
      case Part::health:
        items.push_back(*f.health == Health::healthy ? say({"Sano", "Saudável"}) : say({"Ferito", "Ferido"}));
        break;
      case Part::role:
        items.push_back(*f.role == Role::head ? say({"Ninja In Prima Linea", "Líder"})
                                              : say({"Ninja In Seconda Linea", "Back Ninja"}));
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
        in_team = team(*f.team, false);
        break;
      case Part::state:
        items.push_back(required_state(f));
        break;
      default:
        items.push_back(
            spaced({without_phrase(only(f, part)), excluded_is_behind() ? "" : all_excluded(only(f, part), {}),
                    behind(only(f, part), {})}));
        break;
    }

  std::erase(items, "");  // what no user can be asked for has no words here
  if (items.empty() && figures.empty() && in_team.empty()) return noun(f, false).text;
  return required_items(f, std::move(items), figures, in_team);
}

/// A requirement as what a Jutsu asks for: the combat attribute has its article there.
std::string Romance::required(const Filter& f) {
  const std::string text = requirement(f);
  const bool attribute = text.starts_with(say({"Stile di Combattimento", "Atributo de Combate"}));
  const bool symbol = text.starts_with(say({"Simbolo", "Símbolo"}));
  return (attribute ? say({"lo ", "o "}) : symbol ? say({"il ", "o "}) : "") + text;
}

/// How the card comes into play, and who can use it where.
std::string Romance::entry_sentence(const Sentence& s) {
  const std::string self = is_ninja() ? say({"questo Ninja", "este Ninja"}) : say({"questa carta", "este card"});
  switch (s.kind) {
    case SentenceKind::only_if:  // of what is not a Ninja, Missions alone say it
      return (is_ninja() ? self + say({" può entrare in gioco solo se ", " só pode entrar em jogo se "})
                         : say({"puoi usare questa carta solo se ", "este card só pode ser jogado se "})) +
             test(s.leads.front().test);
    case SentenceKind::sent_only_if:
      return self + say({" può essere mandato In Azione solo se ", " só pode ser enviado ao Campo de Batalha se "}) +
             test(s.leads.front().test);
    case SentenceKind::only_by: {
      constexpr std::array<Forms, 6> ways{{{"in qualsiasi modo", "de qualquer modo"},
                                           {"schierandolo", "ao ser jogado"},
                                           {"tramite Sviluppo", "por Growth"},
                                           {"come Plotone", "como Pelotão"},
                                           {"per un Effetto", "por um efeito"},
                                           {"come carta Squadra", "como Esquadrão"}}};
      std::vector<std::string> named;
      for (const Entry way : s.ways) named.push_back(say(ways[static_cast<std::size_t>(way)]));
      return all_leads(s.leads) + self + say({" può entrare in gioco solo ", " só pode entrar em jogo "}) +
             enumerated(named, or_word());
    }
    case SentenceKind::only_through:
      return all_leads(s.leads) + self +
             (is_ninja() ? say({" può essere messo in gioco solo ", " só pode ser colocado em jogo "})
                         : say({" può essere messa in gioco solo ", " só pode ser colocado em jogo "})) +
             (s.filter.is ? say({"tramite il suo Effetto", "pelo próprio efeito"})
                          : some_with({"tramite", "por"}, s.filter));
    case SentenceKind::enters_with:
      return all_leads(s.leads) + fill({"{} entra in gioco con {} {}", "{} entra em jogo com {} {}"}, self,
                                       number_text(s.n), coin_forms(s.coin, language(), s.n.plural()));
    case SentenceKind::enters_village:
      return all_leads(s.leads) + say({"metti questa carta nel ", "coloque este card na "}) +
             (s.side == Side::you ? say({"tuo Campo", "sua Vila"})
                                  : say({"Campo dell’avversario", "Vila do oponente"}));
    case SentenceKind::once_per_turn:
      return say(
          {"puoi usare solo 1 Tecnica con questo Nome per Turno", "você só pode usar 1 Jutsu com este nome por turno"});
    case SentenceKind::user_side:
      return say({"solo un Ninja ", "só um Ninja "}) +
             (s.side == Side::you ? say({"In Attacco", "atacante"}) : say({"In Difesa", "defensor"})) +
             say({" può usare questa Tecnica", " pode usar este Jutsu"});
    case SentenceKind::used_by:
      return s.side == Side::opponent
                 ? say({"questo Effetto può essere usato solo dall’avversario; qui «tu» è l’avversario",
                        "só o oponente pode usar este efeito; nele, “você” é o oponente"})
                 : say({"entrambi i giocatori possono usare questo Effetto; qui «tu» è chi lo usa",
                        "ambos os jogadores podem usar este efeito; nele, “você” é quem o usa"});
    case SentenceKind::works_in:
      return say({"finché è ", "enquanto estiver "}) +
             (s.zone == Zone::hand            ? say({"nella tua Mano", "na sua mão"})
              : s.zone == Zone::chakra        ? say({"nella tua Zona Chakra", "na sua Área de Chakra"})
              : s.zone == Zone::reinforcement ? say({"nel tuo Mazzo di Rinforzi", "no seu Deck de Reforços"})
                                              : say({"nel tuo Cimitero", "na sua Pilha de Descartes"}));
    default:
      return say({"questo Effetto non può essere neutralizzato", "este efeito não pode ser anulado"});
  }
}

/// "scegli", or what each player does.
std::string Romance::modes_lead(const Sentence& s) {
  const std::string before = all_leads(s.leads);
  if (each_acts_) return before + (s.may ? say({"può scegliere ", "pode escolher "}) : say({"sceglie ", "escolhe "}));
  return before + (s.may ? say({"puoi scegliere ", "você pode escolher "}) : say({"scegli ", "escolha "}));
}

std::string Romance::fixed(const Sentence& s) {
  const std::string self = reference(Ref::self).text;
  switch (s.kind) {
    case SentenceKind::counter:
      return say({"Interruzione", "Counter"});
    case SentenceKind::permanent:
      return s.permanence == Permanence::coins ? fill({"Permanente ({})", "Permanent ({})"}, number_text(s.n))
                                               : say({"Permanente", "Permanent"});
    case SentenceKind::requirement:
      return say({"Condizione: ", "Exigência: "}) + capitalised(requirement(s.filter));
    case SentenceKind::further_cost:
      return say({"Costo aggiuntivo: ", "Custo adicional: "});
    case SentenceKind::targets:
      return targets_line(s);
    case SentenceKind::attach:
      return say({"Assegna questa carta al Bersaglio", "Anexe este card ao Alvo"});
    case SentenceKind::follows_controller:
      return fill({"Il controllore {} controlla questa carta", "O controlador {} controla este card"},
                  with(kOf, s.who));
    case SentenceKind::definition:
      return definition(s);
    case SentenceKind::x_at_most:
      return fill({"X non può essere superiore a {}", "X não pode ser maior que {}"}, number_text(s.n));
    case SentenceKind::x_paid_with:
      return fill({"X si può pagare solo con Chakra {}", "X só pode ser pago com Chakra de {}"},
                  symbol_name(*s.symbol, language()));
    case SentenceKind::one_of_coins:
      return say({"Se i lanci sono più d’uno, scegli tu quale", "Se houver vários lançamentos, você escolhe qual"});
    case SentenceKind::paid_on_use:
      return say(
          {"Il costo si paga all’uso, anche se l’Effetto fallisce", "O custo é pago no uso, mesmo que o efeito falhe"});
    case SentenceKind::part_by_part:
      return say({"Entrambi i giocatori completano una parte prima di passare alla successiva",
                  "Os dois jogadores concluem uma parte antes de passar à seguinte"});
    case SentenceKind::total_at_least:
      return fill({"La somma dei loro Turni di Schieramento dev’essere almeno {}",
                   "A soma dos Custos de Entrada deles deve ser de pelo menos {}"},
                  number_text(s.n));
    case SentenceKind::does_not_stack:
      return say({"Gli Effetti di più copie di questa carta non si sommano",
                  "Os efeitos de várias cópias deste card não se acumulam"});
    case SentenceKind::modes:
      return modes_lead(s) + (s.clauses.empty() ? fill({"1 di {} Effetti", "1 de {} efeitos"}, s.coins)
                                                : say({"un Effetto: ", "um efeito: "}));
    case SentenceKind::leaves_to: {
      const std::string when = s.instead_of == Destination::discard
                                   ? (is_ninja() ? say({"essere spostato dal Campo al Cimitero", "descartado de jogo"})
                                                 : say({"essere spostata dal Campo al Cimitero", "descartado de jogo"}))
                                   : say({"lasciare il gioco", "sair de jogo"});
      return fill({"se {} sta per {}, {}", "se {} fosse {}, {} em vez disso"}, self, when, goes_there(s.to));
    }
    case SentenceKind::outside_limit:
      return all_leads(s.leads) + (is_ninja()
                                       ? say({"schierare questo Ninja non conta per il limite di 1 Ninja per Turno",
                                              "jogar este Ninja não conta para o limite de 1 Ninja por turno"})
                                       : say({"usare questa carta non conta per il limite di 1 Strategia per Turno",
                                              "jogar este card não conta para o limite de Missões por turno"}));
    case SentenceKind::beside_same_name:
      return all_leads(s.leads) + fill({"{} può {} anche se hai già in gioco un Ninja con lo stesso Nome",
                                        "{} pode {} mesmo que você já tenha em jogo um Ninja com o mesmo nome"},
                                       self,
                                       s.ways.empty() ? say({"entrare in gioco", "entrar em jogo"})
                                                      : say({"essere schierato", "ser jogado"}));
    case SentenceKind::enters_injured:
      return all_leads(s.leads) + self +
             (is_ninja() ? say({" entra in gioco Ferito", " entra em jogo Ferido"})
                         : say({" entra in gioco Ferita", " entra em jogo Ferido"})) +
             (s.ways.empty() ? "" : say({" quando viene schierato", " quando é jogado"}));
    case SentenceKind::sacrifice: {
      std::vector<std::string> given;
      for (const Phrase& one : s.targets) given.push_back(named(one));
      return all_leads(s.leads) + say({"Sacrificio: ", "Sacrifício: "}) + enumerated(given, and_word());
    }
    case SentenceKind::over_growth_coins:
      return all_leads(s.leads) + self +
             say({" può entrare in gioco tramite Sviluppo anche su un Ninja con ",
                  " pode entrar em jogo por Growth mesmo sobre um Ninja com "}) +
             coin_forms(CoinKind::growth, language(), true);
    case SentenceKind::counts_as_growth:
      return say({"questo conta come Sviluppo", "isso conta como Growth"});
    case SentenceKind::for_both:
      return say({"lo stesso vale per l’avversario", "o mesmo vale para o oponente"});
    case SentenceKind::further_use:
      return all_leads(s.leads) +
             fill({"puoi usare questo Effetto {} volte per Turno", "você pode usar este efeito {} vezes por turno"},
                  number_text(s.n));
    case SentenceKind::counts_as_deployment:
      return say({"questo conta come il Ninja che schieri in questo Turno",
                  "isso conta como o Ninja que você joga neste turno"});
    case SentenceKind::only_if:
    case SentenceKind::sent_only_if:
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
      return all_leads(s.leads) + fill({"{} {} questo Testo{}: «{}»", "{} {} este texto{}: “{}”"}, named(who),
                                       who.plural ? say({"hanno", "têm"}) : say({"ha", "tem"}), until_words(s.until),
                                       quoted(s));
    }
    case SentenceKind::statement:
      break;
  }
  return {};
}

}  // namespace playsheet::wording