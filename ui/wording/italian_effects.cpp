// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include "ui/wording/coins.h"
#include "ui/wording/italian.h"
#include "ui/wording/italian_verbs.h"

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

}  // namespace

std::string Italian::entering(const Act& a) {
  std::string text;
  if (a.whose == Side::opponent) text += " nel Campo dell'avversario";
  if (a.injured) {
    const Np who = np(a.object);
    text += " " + italian_ending("Ferit", who.feminine, who.plural);
  }
  if (a.with_coins) text += " con " + coins_said(a);
  if (!a.other.empty()) text += " " + with("in", a.other.front()) + (a.role == Role::head ? " In Prima Linea" : "");
  return text;
}

/// Behind the card: the condition is the last thing said.
std::string Italian::paying(const Act& a) {
  if (a.pays == EntryCosts::entrance_cost) return " se il tuo Segnaturni lo permette";
  return a.pays == EntryCosts::all ? " pagandone i costi" : "";
}

std::string Italian::further_act(const Act& a, Person person) {
  switch (a.verb) {
    case Verb::deploy:
      return done_to("schierare", "oltre il limite del Turno", a.object, person, true);
    case Verb::swap:
      return done_to("scambiare", "con " + with("", a.other.front()), a.object, person, true);
    case Verb::look_at:
      return done_to("guardare", "", a.object, person);
    case Verb::remove_coin:
      return italian_form("togliere", person) + " " + coins_said(a) + " " + with("da", a.object);
    case Verb::move_coin:
      return italian_form("spostare", person) + " " + coins_said(a) + " " + with("da", a.object) + " " +
             with("a", a.other.front());
    case Verb::copy_use:
      return italian_form("applicare", person) + " ancora una volta come tuo " +
             (a.object.naming == describe::Naming::pronoun ? std::string("il suo Effetto")
                                                           : "l'Effetto " + with("di", a.object)) +
             (a.other.empty() ? std::string() : ", con " + with("", a.other.front()) + " come Esecutore");
    case Verb::rearrange_team:
      return italian_form("scegliere", person) + " di nuovo il Ninja In Prima Linea " + with("di", a.object);
    case Verb::choose_number:
      return fmt::format("{} un numero da {} a {}", italian_form("scegliere", person), number_text(a.n),
                         number_text(a.support));
    case Verb::takes_place:
      return done_to("mettere", a.role == Role::head ? "In Prima Linea" : "In Seconda Linea", a.object, person, true);
    case Verb::joins_team:
      return done_to(
          "mettere",
          with("in", a.other.front()) + (a.role == Role::head ? " In Prima Linea" : " come Ninja In Seconda Linea"),
          a.object, person, true);
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
    case Verb::lower_damage:
      return italian_form("ridurre", person) + " quei Danni di " + number_text(a.n);
    case Verb::name:
      return italian_form("scegliere", person) + (a.nameable == Nameable::symbol ? " un Simbolo" : " un tipo di carta");
    case Verb::repeat:
      return italian_form("ripetere", person) + " questo Effetto";
    default:
      return said(a, np(a.object));
  }
}

}  // namespace playsheet::wording
