// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include "ui/wording/coins.h"
#include "ui/wording/filter_facts.h"
#include "ui/wording/italian.h"
#include "ui/wording/italian_verbs.h"
#include "ui/wording/joining.h"

/// Italian: acts on two things, on coins, on numbers and on uses, and how a card enters play.
namespace playsheet::wording {

using namespace naruto;
using describe::Act;
using describe::Verb;

namespace {

std::string coins_said(const Act& a) {
  const auto forms = [&a](bool plural) { return coin_forms(a.coin, Language::it, plural); };
  if (a.all) return "tutte le " + forms(true);
  return number_text(a.n) + " " + forms(a.n.plural());
}

/// That it has the coin goes without saying where the coin is taken from it.
describe::Phrase bearer(describe::Phrase object, CoinKind coin) {
  if (object.filter.coins && object.filter.coins->kind == coin && !object.filter.coins->at_most)
    object.filter.coins.reset();
  return object;
}

/// One of these is named: of a card its name.
std::string nameable(const Act& a) {
  if (a.nameable == Nameable::symbol) return " un Simbolo";
  if (a.nameable == Nameable::card_type) return " un tipo di carta";
  constexpr std::array<std::string_view, 4> types{"di un Ninja", "di una Strategia", "di una Tecnica", "di un Cliente"};
  std::vector<std::string> names;
  for (const CardType type : named_types(a.object.filter)) names.emplace_back(types[static_cast<std::size_t>(type)]);
  return (names.empty() ? std::string(" il Nome di una carta") : " il Nome " + enumerated(names, " o ")) +
         (a.tracks ? " da seguire" : "");
}

}  // namespace

std::string Italian::place_in_team(const Act& a) {
  if (!a.role) return {};
  if (a.any_place) return " come Ninja In Prima o In Seconda Linea";
  return a.role == Role::head ? " come Ninja In Prima Linea" : " come Ninja In Seconda Linea";
}

std::string Italian::entering(const Act& a) {
  std::string text;
  if (a.whose == Side::opponent) text += " nel Campo dell'avversario";
  if (a.injured) {
    const Np who = np(a.object);
    text += " " + italian_ending("Ferit", who.feminine, who.plural);
  }
  if (a.with_coins) text += " con " + coins_said(a);
  if (!a.other.empty()) text += " " + with("in", a.other.front()) + place_in_team(a);
  return text;
}

/// The longer part stands last: "metti in gioco il secondo nella Squadra dell'Esecutore".
std::string Italian::put_into_play(const Act& a, Person person) {
  constexpr std::size_t kShort = 3;  // words
  constexpr std::size_t kMuch = 6;
  const bool pronoun = a.object.naming == describe::Naming::pronoun;
  const std::string from = pronoun ? std::string() : fronted_origin(a.object);
  const std::string entry = entering(a);
  if (!from.empty() && word_count(entry) > kShort) {
    std::string what = with("", a.object);
    what.erase(what.find(from), from.size());
    return italian_form("mettere", person) + " in gioco" + from + "," + entry + ", " + what;
  }
  const std::size_t object = word_count(with("", a.object));
  const std::size_t into = word_count(entering(a));
  if (pronoun || (object > kShort && (into <= kShort || object > into + kMuch)))
    return done_to("mettere", "in gioco" + entering(a), a.object, person);
  return done_to("mettere", "in gioco", a.object, person) + entering(a);
}

/// Behind the card: the condition is the last thing said.
std::string Italian::paying(const Act& a) {
  if (a.pays == EntryCosts::entrance_cost) return " se il tuo Segnaturni lo permette";
  const std::string beside = !a.any_name       ? ""
                             : a.object.many() ? ", anche accanto a Ninja con lo stesso Nome"
                                               : ", anche accanto a un Ninja con lo stesso Nome";
  return (a.pays == EntryCosts::all ? " pagandone i costi" : "") + beside;
}

std::string Italian::further_act(const Act& a, Person person) {
  switch (a.verb) {
    case Verb::deploy:
      return done_to("schierare", "oltre il limite del Turno", a.object, person, true);
    case Verb::swap:
      if (a.object.naming == describe::Naming::pronoun)
        return done_to("scambiare", "con " + with("", a.other.front()), a.object, person);
      return italian_form("scambiare", person) + " " + with("", a.object) + " con " + with("", a.other.front());
    case Verb::look_at: {
      describe::Phrase seen = a.object;
      seen.origin = describe::Origin::none;  // they stay where they are
      return done_to("guardare", "", seen, person);
    }
    case Verb::remove_coin:
      return italian_form("togliere", person) + " " + coins_said(a) + " " +
             with("da", is_first_mention(a.object, person) ? that_one(a.object) : bearer(a.object, a.coin));
    case Verb::move_coin:
      return italian_form("spostare", person) + " " + with("su", a.other.front()) + " " + coins_said(a) + " " +
             with("di", bearer(a.object, a.coin));
    case Verb::hide_among:
      return done_to("mescolare", zone_with("in", *a.by, false, false), a.object, person);
    case Verb::reveal_until:
      return italian_form("rivelare", person) + " a caso, una alla volta, le carte " +
             (a.chosen ? std::string("di quella Mano") : zone_with("di", *a.by, false, false)) + " finché non appare " +
             some_with("", a.object.filter);
    case Verb::bring_back:
      return done_to("rimettere", "al suo posto così com'era", a.object, person);
    case Verb::drop_others:
      if (a.to == Destination::discard)
        return italian_form("spostare", person) + " nel Cimitero le altre carte rivelate";
      return italian_form("mettere", person) + " le altre carte rivelate " +
             std::string(destination_words(a.to, Language::it));
    case Verb::copy_use: {
      if (a.paid)
        return italian_form("pagare", person) + " il suo Costo Chakra per applicare il suo Effetto" +
               (a.other.empty() ? std::string() : ", con lo stesso Esecutore di questa carta") +
               (a.onto.empty() ? std::string() : " anche come unico Bersaglio");
      const bool by_user = !a.other.empty() && a.other.front().naming == describe::Naming::user;
      return italian_form("applicare", person) + " di nuovo " +
             (a.object.naming == describe::Naming::pronoun ? std::string("il suo Effetto")
                                                           : "l'Effetto " + with("di", a.object)) +
             " come tuo" +
             (a.other.empty() ? std::string()
              : by_user       ? std::string(", con lo stesso Esecutore di questa carta")
                              : ", con " + with("", a.other.front()) + " come Esecutore") +
             (a.onto.empty() ? std::string(" e con Bersagli scelti di nuovo")
                             : " e con " + with("", a.onto.front()) + " come Bersaglio");
    }
    case Verb::rearrange_team:
      return italian_form("scegliere", person) + " di nuovo il Ninja In Prima Linea " +
             (is_target_team(a.object) ? "della Squadra bersaglio" : with("di", a.object));
    case Verb::choose_number:
      return fmt::format("{} un numero {} da {} a {}", italian_form("scegliere", person), a.letter, number_text(a.n),
                         number_text(a.support));
    case Verb::takes_place:
      if (transformed_ && a.object.ref == Ref::self)
        return italian_clitic("mettere", person, Np{}) +
               (a.role == Role::head ? " In Prima Linea" : " In Seconda Linea");
      return done_to("mettere", a.role == Role::head ? "In Prima Linea" : "In Seconda Linea", a.object, person, true);
    case Verb::joins_team:
      return done_to("mettere", with("in", a.other.front()) + place_in_team(a), a.object, person, true);
    case Verb::lose_game:
      return italian_form("perdere", person) + " la partita";
    case Verb::attach:
      return italian_form("assegnare", person) + " " + with("", a.object) + " " + with("a", a.other.front());
    case Verb::turn_coin:
      return italian_form("far valere", person) +
             (a.side == CoinSide::heads ? " il lancio come testa" : " il lancio come croce");
    case Verb::toss_again:
      return italian_form("ignorare", person) + " il risultato e " + italian_form("lanciare", person) + " di nuovo";
    case Verb::negate_damage:
      return italian_form("neutralizzare", person) + " quei Danni";
    case Verb::negate_effect:
      return italian_form("neutralizzare", person) + " quell'Effetto";
    case Verb::lower_damage:
      return italian_form("ridurre", person) + " quei Danni di " + number_text(a.n);
    case Verb::name:
      return italian_form("scegliere", person) + nameable(a) +
             (a.by && a.by->none.size() == 1 ? " diverso da " + noun(a.by->none.front(), false).text : std::string());
    case Verb::repeat:
      return italian_form("ripetere", person) + " questo Effetto";
    default:
      return said(a, np(a.object));
  }
}

}  // namespace playsheet::wording
