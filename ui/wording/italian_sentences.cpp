// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

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

std::string Italian::requirement_alternative(const Filter& f) {
  std::vector<std::string> items;
  std::vector<std::string> figures;
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
        if (f.coins->at_most == 0) {
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
        items.push_back(team(*f.team));
        break;
      case Part::state:
        items.emplace_back(battle_state(*f.state));
        break;
      default:
        items.push_back(spaced({without_phrase(only(f, part)), behind(only(f, part), {})}));
        break;
    }
  std::erase(items, "");  // what no user can be asked for has no words here
  if (items.empty() && figures.empty()) return noun(f, false).text;
  if (figures.empty()) return enumerated(items, and_word());
  const std::string with = enumerated(figures, and_word());
  return items.empty() ? with : enumerated(items, and_word()) + " con " + with;
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
  for (const Filter& one : f.any) alternatives.push_back(requirement_alternative(simplified(one)));
  const std::string list = enumerated(alternatives, ", oppure ");
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
      return leads(s.leads) + self + " può entrare in gioco solo " + enumerated(named, or_word());
    }
    case SentenceKind::only_through:
      return leads(s.leads) + self + " può essere " + (is_ninja() ? "messo" : "messa") + " in gioco solo " +
             (s.filter.is ? std::string("dal suo Effetto") : some_with("da", s.filter));
    case SentenceKind::enters_with:
      return leads(s.leads) + fmt::format("{} entra in gioco con {} {}", self, number_text(s.n),
                                          coin_forms(s.coin, Language::it, s.n.plural()));
    case SentenceKind::enters_village:
      return leads(s.leads) + "metti questa carta nel " + (s.side == Side::you ? "tuo Campo" : "Campo dell'avversario");
    case SentenceKind::once_per_turn:
      return "puoi usare solo 1 Tecnica con questo nome per Turno";
    case SentenceKind::user_side:
      return std::string("solo un Ninja ") + (s.side == Side::you ? "In Attacco" : "In Difesa") +
             " può usare questa Tecnica";
    case SentenceKind::used_by:
      return s.side == Side::opponent ? "solo l'avversario può usare questo Effetto, come «tu»"
                                      : "entrambi i giocatori possono usare questo Effetto, ciascuno come «tu»";
    case SentenceKind::works_in:
      return std::string("questo testo vale mentre questa carta è ") +
             (s.zone == Zone::hand            ? "nella tua Mano"
              : s.zone == Zone::chakra        ? "nella tua Zona Chakra"
              : s.zone == Zone::reinforcement ? "nel tuo Mazzo di Rinforzi"
                                              : "nel tuo Cimitero");
    default:
      return "questo Effetto non può essere neutralizzato";
  }
}

/// "scegli", or what each player does.
std::string Italian::modes_lead(const Sentence& s) {
  const std::string before = leads(s.leads);
  if (each_acts_) return before + (s.may ? "può scegliere " : "sceglie ");
  return before + (s.may ? "puoi scegliere " : "scegli ");
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
    case SentenceKind::targets: {
      std::vector<std::string> targets;
      for (const Phrase& p : s.targets) targets.push_back(with("", p));
      return (targets.size() > 1 || s.targets.front().many() ? "Bersagli: " : "Bersaglio: ") +
             enumerated(targets, and_word());
    }
    case SentenceKind::attach:
      return "Assegna questa carta al Bersaglio";
    case SentenceKind::follows_controller:
      return fmt::format("Il controllore {} controlla questa carta", with("di", s.who));
    case SentenceKind::definition:
      return definition(s);
    case SentenceKind::x_paid_with:
      return fmt::format("X si può pagare solo con Chakra {}", symbol_name(*s.symbol, Language::it));
    case SentenceKind::does_not_stack:
      return "Gli effetti di più copie di questa carta non si sommano";
    case SentenceKind::modes:
      return modes_lead(s) +
             (s.clauses.empty() ? fmt::format("1 di {} effetti", s.coins) : std::string("un effetto: "));
    case SentenceKind::leaves_to: {
      describe::Act put;
      put.to = s.to;
      put.object.naming = Naming::pronoun;
      if (is_ninja()) put.object.filter.type = CardType::ninja;
      const std::string when =
          s.instead_of == Destination::discard ? "lasciare il gioco e finire nel Cimitero" : "lasciare il gioco";
      return fmt::format("se {} sta per {}, invece {}", self, when, move(put, Person::told));
    }
    case SentenceKind::outside_limit:
      return leads(s.leads) + (is_ninja() ? "schierare questo Ninja non conta per il limite di 1 Ninja per Turno"
                                          : "usare questa carta non conta per il limite di Missioni per Turno");
    case SentenceKind::beside_same_name:
      return leads(s.leads) + fmt::format("{} può {} anche se hai già in gioco un Ninja con quel Nome", self,
                                          s.ways.empty() ? "entrare in gioco" : "essere schierato");
    case SentenceKind::enters_injured:
      return leads(s.leads) + self + " entra in gioco " + (is_ninja() ? "Ferito" : "Ferita") +
             (s.ways.empty() ? "" : " quando viene schierato");
    case SentenceKind::over_growth_coins:
      return leads(s.leads) + self + " può entrare in gioco tramite Sviluppo anche su un Ninja con " +
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
      return leads(s.leads) + fmt::format("{} {} questo testo{}: «{}»", italian_with("", who),
                                          who.plural ? "hanno" : "ha", italian_until(s.until), quoted(s));
    }
    case SentenceKind::statement:
      break;
  }
  return {};
}

}  // namespace playsheet::wording
