// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "ui/wording/card_words.h"
#include "ui/wording/coins.h"
#include "ui/wording/italian.h"
#include "ui/wording/italian_verbs.h"
#include "ui/wording/joining.h"
#include "ui/wording/measures.h"

/// Italian: labels and the sentences that are the same on every card.
namespace playsheet::wording {

using namespace naruto;
using describe::Naming;
using describe::Part;
using describe::SentenceKind;

/// What is asked for in a row, with its figures.
std::string Italian::required_items(const Filter& f, std::vector<std::string> items,
                                    const std::vector<std::string>& figures, const std::string& in_team) {
  std::erase(items, "");  // what no user can be asked for has no words here
  if (items.empty() && figures.empty() && !in_team.empty()) return in_team.substr(2);
  if (items.empty() && figures.empty()) return noun(f, false).text;
  // An attribute has no entrance cost: "Sabbia e Turno di Schieramento 4".
  const bool abstract = f.name.empty() && (!f.attribute.empty() || !f.characteristic.empty() || !f.symbol.empty());
  if (abstract) items.insert(items.end(), figures.begin(), figures.end());
  if (abstract || figures.empty()) return enumerated(items, and_word()) + in_team;
  const std::string with = enumerated(figures, and_word());
  return (items.empty() ? with : enumerated(items, and_word()) + " con " + with) + in_team;
}

std::string Italian::requirement_alternative(const Filter& f) {
  std::vector<std::string> items;
  std::vector<std::string> figures;
  std::string in_team;
  for (const Part part : describe::parts_of(f)) switch (part) {
      case Part::name:
        items.push_back(names(f.name, or_word()));
        break;
      case Part::characteristic:
        for (const Word w : f.characteristic) {
          const auto origin = origin_name(word(w), Language::it);  // "del Villaggio della Foglia"
          items.push_back(origin ? origin->substr(4) : characteristic_name(word(w), Language::it));
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
        items.push_back(text.starts_with("di ") ? text.substr(3) : text);
        break;
      }
      case Part::health:
        items.push_back(*f.health == Health::healthy ? "Sano" : "Ferito");
        break;
      case Part::role:
        items.push_back(*f.role == Role::head ? "Ninja In Prima Linea" : "Ninja In Seconda Linea");
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
        in_team = ", " + team(*f.team);
        break;
      case Part::state:
        items.emplace_back(battle_state(*f.state));
        break;
      default:
        items.push_back(
            spaced({without_phrase(only(f, part)), all_excluded(only(f, part), {}), behind(only(f, part), {})}));
        break;
    }
  return required_items(f, std::move(items), figures, in_team);
}

/// A requirement as what a Jutsu asks for: the combat attribute has its article there.
std::string Italian::required(const Filter& f) {
  const std::string text = requirement(f);
  return (text.starts_with("Stile di Combattimento") ? "lo " : text.starts_with("Simbolo") ? "il " : "") + text;
}

std::string Italian::requirement(const Filter& asked) {
  const Filter f = simplified(asked);
  if (f.any.empty()) return requirement_alternative(f);
  Filter common = f;
  common.any.clear();
  const bool bare = describe::parts_of(common).empty();
  const std::string own = bare ? std::string() : requirement_alternative(common);
  std::vector<std::string> alternatives;
  Filter attributes_only;
  for (const Filter& one : f.any) {
    const Filter plain = simplified(one);
    const bool attribute = describe::parts_of(plain) == std::vector<Part>{Part::attribute};
    if (attribute && attributes_only.attribute.empty()) alternatives.emplace_back();  // all of them stand here
    if (attribute)
      attributes_only.attribute.insert(attributes_only.attribute.end(), plain.attribute.begin(), plain.attribute.end());
    else
      alternatives.push_back(requirement_alternative(plain));
  }
  std::replace(alternatives.begin(), alternatives.end(), std::string(),
               attributes_only.attribute.empty() ? std::string() : attributes(attributes_only));
  const bool is_short = std::all_of(alternatives.begin(), alternatives.end(), [this](const std::string& one) {
    return word_count(one) <= 5 && one.find(or_word()) == std::string::npos &&
           one.find(and_word()) == std::string::npos && one.find(" con ") == std::string::npos;
  });
  const std::string list = enumerated(alternatives, is_short ? or_word() : ", oppure ");
  return own.empty() ? list : own + ", e " + list;
}

std::string Italian::definition(const Sentence& s) {
  const Amount& a = s.amount;
  const std::string text = fmt::format("{} è ", s.letter);
  switch (a.kind) {
    case Amount::Kind::value:
      return text + marked(a, italian_with("", italian_measure(a.measure)) + " " + with("di", s.who));
    case Amount::Kind::damage:
      return fmt::format("{} sono quei Danni", s.letter);
    default:
      return text + italian_with("", amount(a));
  }
}

/// How the card comes into play, and who can use it where.
std::string Italian::entry_sentence(const Sentence& s) {
  const std::string self = is_ninja() ? "questo Ninja" : "questa carta";
  switch (s.kind) {
    case SentenceKind::only_if:
      return self + (is_ninja() ? " può entrare in gioco solo se " : " può essere usata solo se ") +
             test(s.leads.front().test);
    case SentenceKind::only_by: {
      constexpr std::array<std::string_view, 6> ways{"in qualsiasi modo", "schierandolo",   "tramite Sviluppo",
                                                     "come Plotone",      "per un Effetto", "come carta Squadra"};
      std::vector<std::string> named;
      for (const Entry way : s.ways) named.emplace_back(ways[static_cast<std::size_t>(way)]);
      return all_leads(s.leads) + self + " può entrare in gioco solo " + enumerated(named, or_word());
    }
    case SentenceKind::only_through:
      return all_leads(s.leads) + self + " può essere " + (is_ninja() ? "messo" : "messa") + " in gioco solo " +
             (s.filter.is ? std::string("tramite il suo Effetto") : "tramite " + some_with("", s.filter));
    case SentenceKind::enters_with:
      return all_leads(s.leads) + fmt::format("{} entra in gioco con {} {}", self, number_text(s.n),
                                              coin_forms(s.coin, Language::it, s.n.plural()));
    case SentenceKind::enters_village:
      return all_leads(s.leads) + "metti questa carta nel " +
             (s.side == Side::you ? "tuo Campo" : "Campo dell'avversario");
    case SentenceKind::once_per_turn:
      return "puoi usare solo 1 Tecnica con questo Nome per Turno";
    case SentenceKind::user_side:
      return std::string("solo un Ninja ") + (s.side == Side::you ? "In Attacco" : "In Difesa") +
             " può usare questa Tecnica";
    case SentenceKind::used_by:
      return s.side == Side::opponent ? "questo Effetto può essere usato solo dall'avversario, che vale come «tu»"
                                      : "entrambi i giocatori possono usare questo Effetto, ciascuno come «tu»";
    case SentenceKind::works_in:
      return std::string("questo Testo vale mentre questa carta è ") +
             (s.zone == Zone::hand            ? "nella tua Mano"
              : s.zone == Zone::chakra        ? "nella tua Zona Chakra"
              : s.zone == Zone::reinforcement ? "nel tuo Mazzo di Rinforzi"
                                              : "nel tuo Cimitero");
    default:
      return "questo Effetto non può essere neutralizzato";
  }
}

/// With what a loop has left unsaid.
std::string Italian::all_leads(const std::vector<Lead>& all) {
  std::string text = leads(all);
  if (loop_) text += with("per", *std::exchange(loop_, std::nullopt)) + ", ";
  return text;
}

/// "scegli", or what each player does.
std::string Italian::modes_lead(const Sentence& s) {
  const std::string before = all_leads(s.leads);
  if (each_acts_) return before + (s.may ? "può scegliere " : "sceglie ");
  return before + (s.may ? "puoi scegliere " : "scegli ");
}

std::string Italian::targets_line(const Sentence& s) {
  std::vector<std::string> targets;
  target_told_ = false;
  many_teams_ = (s.targets.front().naming == Naming::teams || s.targets.front().team) && s.targets.front().many();
  target_placed_ = s.targets.size() == 1 && s.targets.front().filter.role;
  many_targets_ = s.targets.size() == 1 && s.targets.front().many();
  for (const Phrase& p : s.targets) {
    Phrase named = p;
    const bool all_but = p.naming == Naming::all && p.filter.except;  // nobody is named yet: no "altri"
    if (all_but) named.filter.except.reset();
    targets.push_back(with("", named) +
                      (all_but ? " tranne " + italian_with("", reference(*p.filter.except)) : std::string()));
  }
  return (targets.size() > 1 || s.targets.front().many() ? "Bersagli: " : "Bersaglio: ") +
         enumerated(targets, and_word());
}

std::string Italian::fixed(const Sentence& s) {
  const std::string self = reference(Ref::self).text;
  switch (s.kind) {
    case SentenceKind::counter:
      return "Interruzione";
    case SentenceKind::permanent:
      return s.permanence == Permanence::coins ? fmt::format("Permanente ({})", number_text(s.n))
                                               : std::string("Permanente");
    case SentenceKind::requirement:
      return "Condizione: " + capitalised(requirement(s.filter));
    case SentenceKind::further_cost:
      return "Costo aggiuntivo: ";
    case SentenceKind::targets:
      return targets_line(s);
    case SentenceKind::attach:
      return "Assegna questa carta al Bersaglio";
    case SentenceKind::follows_controller:
      return fmt::format("Il controllore {} controlla questa carta", with("di", s.who));
    case SentenceKind::definition:
      return definition(s);
    case SentenceKind::x_at_most:
      return fmt::format("X non può essere superiore a {}", number_text(s.n));
    case SentenceKind::x_paid_with:
      return fmt::format("X si può pagare solo con Chakra {}", symbol_name(*s.symbol, Language::it));
    case SentenceKind::one_of_coins:
      return "Se i lanci sono più d'uno, scegli tu quale";
    case SentenceKind::paid_on_use:
      return "Si paga quando si usa l'Effetto, qualunque sia il suo esito";
    case SentenceKind::part_by_part:
      return "Entrambi i giocatori completano una parte prima di passare alla successiva";
    case SentenceKind::total_at_least:
      return fmt::format("La somma dei loro Turni di Schieramento dev'essere almeno {}", number_text(s.n));
    case SentenceKind::does_not_stack:
      return "Gli Effetti di più copie di questa carta non si sommano";
    case SentenceKind::modes:
      return modes_lead(s) +
             (s.clauses.empty() ? fmt::format("1 di {} Effetti", s.coins) : std::string("un Effetto: "));
    case SentenceKind::leaves_to: {
      const std::string when =
          s.instead_of == Destination::discard ? "lasciare il gioco e finire nel Cimitero" : "lasciare il gioco";
      return fmt::format("se {} sta per {}, {}", self, when, instead_going(s.to, plain_reference(Ref::self)));
    }
    case SentenceKind::outside_limit:
      return all_leads(s.leads) + (is_ninja() ? "schierare questo Ninja non conta per il limite di 1 Ninja per Turno"
                                              : "usare questa carta non conta per il limite di 1 Strategia per Turno");
    case SentenceKind::beside_same_name:
      return all_leads(s.leads) + fmt::format("{} può {} anche se hai già in gioco un Ninja con lo stesso Nome", self,
                                              s.ways.empty() ? "entrare in gioco" : "essere schierato");
    case SentenceKind::enters_injured:
      return all_leads(s.leads) + self + " entra in gioco " + (is_ninja() ? "Ferito" : "Ferita") +
             (s.ways.empty() ? "" : " quando viene schierato");
    case SentenceKind::sacrifice: {
      std::vector<std::string> given;
      for (const Phrase& one : s.targets) given.push_back(with("", one));
      return all_leads(s.leads) + "Sacrificio: " + enumerated(given, and_word());
    }
    case SentenceKind::over_growth_coins:
      return all_leads(s.leads) + self + " può entrare in gioco tramite Sviluppo anche su un Ninja con " +
             coin_forms(CoinKind::growth, Language::it, true);
    case SentenceKind::counts_as_growth:
      return "questo conta come Sviluppo";
    case SentenceKind::counts_as_deployment:
      return "questo conta come il Ninja che schieri in questo Turno";
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
      return all_leads(s.leads) + fmt::format("{} {} questo Testo{}: «{}»", italian_with("", who),
                                              who.plural ? "hanno" : "ha", italian_until(s.until), quoted(s));
    }
    case SentenceKind::statement:
      break;
  }
  return {};
}

}  // namespace playsheet::wording
