// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include "ui/wording/english.h"
#include "ui/wording/filter_facts.h"
#include "ui/wording/joining.h"
#include "ui/wording/measures.h"

/// English: what a phrase names, first mention or later one.
namespace playsheet::wording {

using namespace naruto;
using describe::Naming;
using describe::Noun;
using describe::Origin;

/// "1 unblocked opposing team", "X of your attacking teams".
std::string English::team_np(const Phrase& p) {
  const bool all = p.naming == Naming::all;
  if (p.naming != Naming::teams && !all) return p.plural ? "those teams" : "that team";
  Filter state;
  state.state = p.filter.state;
  const bool mine = whose(p.filter) == Side::you;
  const bool many = mine || p.many();
  constexpr std::string_view kInside = "in a team ";
  std::string kind = p.filter.team ? team(*p.filter.team) : std::string();
  if (kind.starts_with(kInside)) kind.erase(0, kInside.size());
  const std::string what =
      spaced({before_noun(state), whose(p.filter) == Side::opponent ? "opposing" : "", many ? "teams" : "team", kind,
              p.filter.state == BattleState::in_action ? "in action" : "",
              p.filter.fighting ? "fighting " + reference(*p.filter.fighting) : std::string()});
  if (all) return (mine ? "all your " : "all ") + what;
  if (p.filter.fighting && !p.n.plural()) return "the " + what;  // there is but one
  return (p.up_to ? "up to " : "") + number_text(p.n) + (mine ? " of your " : " ") + what;
}

/// "this Ninja and 1 of your Ninja"
std::string English::several(const Phrase& p, bool object) {
  return said_together(p, {" each named ", [&](const Phrase& part) { return np(part, object); },
                           [&](const Phrase& part) { return place(part.filter, &part); }});
}

std::string English::base_np(const Phrase& p, bool object) {
  if (p.team || p.naming == Naming::teams) return team_np(p);
  if (p.one_team) {
    Phrase without = p;
    without.one_team = false;
    return base_np(without, object) + " in one team";
  }
  if (p.naming == Naming::each && only_target(p.filter)) return "each target";
  const std::string_view other = p.filter.except ? "other " : "";
  const bool your = whose(p.filter) == Side::you;
  const Noun kind = describe::noun_of(p.filter);
  const bool pile = kind == Noun::chakra || kind == Noun::reward;
  switch (p.naming) {
    case Naming::you:
      return "you";
    case Naming::opponent:
      return "the opponent";
    case Naming::each_player:
      return p.own ? "each player, the active player first," : "each player";
    case Naming::active_player:
      return "the active player";
    case Naming::that_player:
      return p.ref ? "the player who used that " + noun(p.filter, false) : std::string("that player");
    case Naming::this_card:
      return reference(Ref::self);
    case Naming::user:
      return p.ref == Ref::event ? std::string("the user of that Jutsu") : reference(Ref::user);
    case Naming::pronoun:
      return p.plural ? (object ? "them" : "they") : "it";
    case Naming::that:
      return (p.plural ? "those " : "that ") + noun(p.filter, p.plural);
    case Naming::ordinal: {
      if (p.ordinal == 0) return reference(Ref::t1);  // "the target": the only one
      if (p.plural) return p.ordinal == 1 ? "the first ones" : "the others";
      return std::string(kOrdinals[static_cast<std::size_t>(p.ordinal - 1) % kOrdinals.size()]);
    }
    case Naming::some:
      return some(p.filter);
    case Naming::counted:
      return counted(p);
    case Naming::each:
      if (p.origin == Origin::among_them && describe::parts_of(p.filter).empty()) return "each of them";
      return your ? fmt::format("each of {}{}{}", each_acts() ? "their own " : "your ", other,
                                nominal(p.filter, true, &p))
                  : fmt::format("each {}{}", other, nominal(p.filter, false, &p));
    case Naming::no:
      return fmt::format("no {}{}", other, nominal(p.filter, false, &p));
    case Naming::all: {
      if (pile) {
        const bool both = !p.filter.controller || *p.filter.controller == Side::any;
        return both ? "all " + nominal(p.filter, true, &p) + " of both players"
                    : (your ? "all " + my() : std::string("all the opponent’s ")) + nominal(p.filter, true, &p);
      }
      return fmt::format("all {}{}{}", your ? my() : "", other, nominal(p.filter, true, &p));
    }
    case Naming::group:
      return fmt::format("{}{}{}", your ? my() : "", other, nominal(p.filter, true, &p));
    case Naming::the_one:
      return "the " + nominal(p.filter, false, &p);
    case Naming::top_cards: {
      const std::string_view owner = p.whose == Side::you        ? (each_acts() ? "their deck" : "your deck")
                                     : p.whose == Side::opponent ? "the opponent’s deck"
                                                                 : "each player’s deck";
      const std::string_view end = p.bottom ? "bottom" : "top";
      return p.n.plural() ? fmt::format("the {} {} cards of {}", end, number_text(p.n), owner)
                          : fmt::format("the {} card of {}", end, owner);
    }
    case Naming::any_number:
      return fmt::format("any number of {}{}{}", your ? my() : "", other, nominal(p.filter, true, &p));
    case Naming::superlative:
      return fmt::format("{} {}{} with the {} {}", your ? (each_acts() ? "their" : "your") : "the", other,
                         nominal(p.filter, false, &p), p.least ? "lowest" : "highest",
                         measure_name(p.measure, Language::en));
    case Naming::several:
      return several(p, object);
    case Naming::as_many:
      return "as many " + nominal(p.filter, true, &p);
    case Naming::teams:
      break;
  }
  return {};
}

}  // namespace playsheet::wording
