// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include "ui/wording/card_words.h"
#include "ui/wording/italian.h"
#include "ui/wording/italian_verbs.h"
#include "ui/wording/joining.h"

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
        for (const Word w : f.characteristic) items.push_back(characteristic_name(word(w), Language::it));
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
        figures.push_back(with_phrase(only(f, part)).substr(4));
        break;
      case Part::team:
        items.push_back(team(*f.team));
        break;
      case Part::state:
        items.push_back(states(f, {}));
        break;
      default:
        items.push_back(behind(only(f, part), {}));
        break;
    }
  std::erase(items, "");  // what no user can be asked for has no words here
  if (items.empty() && figures.empty()) return noun(f, false).text;
  if (figures.empty()) return enumerated(items, and_word());
  const std::string with = enumerated(figures, and_word());
  return items.empty() ? with : enumerated(items, and_word()) + " con " + with;
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
    case Amount::Kind::count: {
      Phrase all;
      all.naming = Naming::group;
      all.filter = a.filter.front();
      const Filter& f = all.filter;
      all.in_play = !f.zone && !f.state && !f.role && !f.fighting && !f.team_of;
      return text + "il numero " + with("di", all);
    }
    case Amount::Kind::hand:
      return text + "il numero delle carte " +
             (a.side == Side::you        ? "nella tua Mano"
              : a.side == Side::opponent ? "nella Mano dell'avversario"
                                         : "nelle Mani di entrambi i giocatori");
    case Amount::Kind::value: {
      constexpr std::array<std::string_view, 6> measures{
          "il Valore in Battaglia", "il Valore in Sostegno",           "il Turno di Schieramento",
          "l'Intelletto",           "il Valore in Battaglia stampato", "il Valore in Sostegno stampato"};
      return text + std::string(measures[static_cast<std::size_t>(a.measure)]) + " " + with("di", s.who);
    }
    case Amount::Kind::damage:
      return fmt::format("{} sono quei Danni", s.letter);
    default:
      return text + "il numero scelto";
  }
}

std::string Italian::fixed(const Sentence& s) {
  const std::string self = reference(Ref::self).text;
  switch (s.kind) {
    case SentenceKind::counter:
      return "Interruzione";
    case SentenceKind::permanent:
      return s.permanence == Permanence::coins ? fmt::format("Permanente ({})", s.coins) : std::string("Permanente");
    case SentenceKind::requirement:
      return "Condizione: " + capitalised(requirement(s.filter));
    case SentenceKind::further_cost:
      return "Costo aggiuntivo: ";
    case SentenceKind::targets: {
      std::vector<std::string> targets;
      for (const Phrase& p : s.targets) targets.push_back(with("", p));
      return (targets.size() > 1 ? "Bersagli: " : "Bersaglio: ") + enumerated(targets, and_word());
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
      return leads(s.leads) +
             (s.clauses.empty() ? fmt::format("scegli 1 di {} effetti", s.coins) : std::string("scegli un effetto: "));
    case SentenceKind::leaves_to: {
      describe::Act put;
      put.to = s.to;
      put.object.naming = Naming::pronoun;
      if (is_ninja()) put.object.filter.type = CardType::ninja;
      const std::string when =
          s.instead_of == Destination::discard ? "finire nel Cimitero dal gioco" : "lasciare il gioco";
      return fmt::format("se {} sta per {}, invece {}", self, when, move(put, Person::imperative));
    }
    case SentenceKind::outside_limit:
      return leads(s.leads) + fmt::format("schierare {} non conta per il limite di 1 Ninja per Turno", self);
    case SentenceKind::beside_same_name:
      return leads(s.leads) +
             fmt::format("{} può entrare in gioco anche se hai già in gioco un Ninja con quel Nome", self);
    case SentenceKind::enters_injured:
      return leads(s.leads) + self + " entra in gioco " + (is_ninja() ? "Ferito" : "Ferita");
    case SentenceKind::counts_as_deployment:
      return "questo conta come il Ninja che schieri in questo Turno";
    case SentenceKind::granted: {
      const Np who = np(s.who);
      return leads(s.leads) + fmt::format("{} {} questo testo{}: «{}»", italian_with("", who),
                                          who.plural ? "hanno" : "ha", italian_until(s.until), quoted(s));
    }
    case SentenceKind::statement:
      break;
  }
  return {};
}

}  // namespace playsheet::wording
