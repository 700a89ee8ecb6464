// SPDX-License-Identifier: GPL-3.0-or-later
#include <utility>

#include "ui/wording/card_words.h"
#include "ui/wording/filter_facts.h"
#include "ui/wording/italian.h"
#include "ui/wording/joining.h"

/// Italian: what concerns the game as a whole (turns, teams, markers, its end), and what of a card is meant.
namespace playsheet::wording {

using namespace naruto;
using describe::Act;
using describe::Aspect;
using describe::Naming;

/// "prendi il controllo di quel Ninja", with a pronoun "prendine il controllo".
std::string Italian::control(const Act& a, Person person) {
  std::string text;
  if (a.object.naming != Naming::pronoun) {
    text = italian_form("prendere", person) + " il controllo " + with("di", a.object);
  } else if (person == Person::third) {
    text = "ne prende il controllo";
  } else {
    text = person == Person::infinitive || person == Person::third_may ? "prenderne il controllo"
                                                                       : "prendine il controllo";
  }
  return text;
}

/// A team is told of as such: "in quella Squadra" takes it up.
Np Italian::told_of_team(std::string text) {
  team_told_ = true;
  return {std::move(text), Article::none, true};
}

/// The teams of all Ninja of a side, perhaps of those in one state: the teams themselves, each of them once.
bool Italian::asks_only_whose(const Phrase& p) {
  auto asked = describe::parts_of(p.filter);
  std::erase(asked, describe::Part::state);
  const bool of_all = p.naming == Naming::each || p.naming == Naming::group || p.naming == Naming::all;
  return of_all && asked.empty() && p.filter.controller && *p.filter.controller != Side::any;
}

Np Italian::their_teams(const Phrase& p) {
  Np teams{"Squadre", Article::definite, true, true};
  Filter f;
  f.controller = p.filter.controller;
  f.state = p.filter.state;
  if (f.controller == Side::you) teams.text = mine(true, true) + " " + teams.text;
  teams.text = spaced({teams.text, states(f, teams)});
  return teams;
}

/// The team of what is meant, or the teams.
Np Italian::team_of(const Phrase& p, const Np& bearer) {
  if (const auto* team = whole_teams(p))
    return told_of_team("ogni Squadra " + enumerated(team_kinds(*team), and_word()));
  if (asks_only_whose(p)) return their_teams(p);
  if (p.naming == Naming::pronoun)
    return {p.plural ? "loro Squadre" : "sua Squadra", Article::definite, true, p.plural};
  if (p.naming == Naming::group || (p.naming == Naming::that && p.plural))
    return {"Squadre " + italian_with("di", bearer), Article::definite, true, true};
  if (p.naming == Naming::each && p.filter.team && p.filter.team->alone == true) return bearer;  // a team of one
  if (p.naming == Naming::some && p.filter.controller == Side::you) {
    Filter named = p.filter;
    named.controller.reset();
    const bool any_of_them = describe::parts_of(named).empty();
    return told_of_team("una delle tue Squadre" + (any_of_them ? std::string() : " " + some_with("con", named)));
  }
  if (p.naming == Naming::some || p.naming == Naming::counted)
    return {"Squadra con " + italian_with("", bearer), Article::indefinite, true};
  return {"Squadra " + italian_with("di", bearer), Article::definite, true};
}

Np Italian::plain_np(Phrase p) {
  if (p.aspect == Aspect::itself || p.aspect == Aspect::player) return base_np(p);
  if (p.team && p.aspect == Aspect::team) return base_np(p);
  if (!target_told_ && is_first_mention(p, Person::told)) p = that_one(p);
  const bool pronoun = p.naming == Naming::pronoun;
  Np bearer = base_np(p);
  const auto of = [&](const std::string& what) -> Np {
    if (pronoun) return {(p.plural ? "loro " : "suo ") + what, Article::definite};
    if (p.naming == Naming::that && p.plural && p.aspect == Aspect::battle)
      return {"combattimenti " + italian_with("di", bearer), Article::definite, false, true};
    return {what + " " + italian_with("di", bearer), Article::definite};
  };
  switch (p.aspect) {
    case Aspect::team:
      return team_of(p, bearer);
    case Aspect::jutsu:
      if (p.ref == Ref::used) return bearer;
      return {"Tecniche usate " + italian_with("da", bearer), Article::definite, true, true};
    case Aspect::entrance_cost:
      return of("Turno di Schieramento");
    case Aspect::hand_cost:
      return of("Costo Mano");
    case Aspect::both_costs: {
      const std::string costs = "Turno di Schieramento e il Costo Mano";
      if (pronoun) return {(p.plural ? "loro " : "suo ") + costs, Article::definite, false, true, 'C'};
      return {"il " + costs + " " + italian_with("di", bearer), Article::none, false, true};
    }
    case Aspect::jutsu_cost:
      if (p.filter.zone == Zone::hand &&
          p.filter.controller != Side::opponent) {  // what is paid for a Jutsu is paid from the hand
        p.filter.zone.reset();
        p.aspect = Aspect::itself;
        return {"Costo Chakra " + with("di", p), Article::definite};
      }
      return of("Costo Chakra");
    case Aspect::battle:
      if (pronoun && p.plural) return {"loro combattimenti", Article::definite, false, true};
      if (p.naming == Naming::each && describe::parts_of(p.filter).empty() && !p.filter.controller)
        return {"ogni combattimento"};
      return of("combattimento");
    case Aspect::figures: {
      const std::string values = "Valori in Battaglia e in Sostegno";
      if (pronoun) return {(p.plural ? "loro " : "suoi ") + values, Article::definite, false, true};
      return {values + " " + italian_with("di", bearer), Article::definite, false, true};
    }
    case Aspect::combat:
      return of("Valore in Battaglia");
    case Aspect::damage:
      return {"Danni " + italian_with("a", bearer), Article::definite, false, true};
    case Aspect::itself:
    case Aspect::player:
      break;
  }
  return bearer;
}

}  // namespace playsheet::wording
