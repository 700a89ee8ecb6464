// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include "ui/wording/card_words.h"
#include "ui/wording/coins.h"
#include "ui/wording/english.h"
#include "ui/wording/filter_facts.h"
#include "ui/wording/joining.h"
#include "ui/wording/ranges.h"

/// English: what stands in front of a clause, and the sentences that have none.
namespace playsheet::wording {

using namespace naruto;
using describe::LeadKind;
using describe::Naming;
using describe::Part;
using describe::SentenceKind;
using describe::Test;

std::string_view English::joint(const Clause& clause) {
  switch (clause.joint) {
    case Joint::first:
      return "";
    case Joint::then:
      return ", then ";
    case Joint::and_:
      return ", and ";
    case Joint::branch:
      return "; ";
    case Joint::chosen:
      return "; ";
    case Joint::option:
      return "; or ";
    case Joint::that:
      return " that ";
  }
  return "";
}

std::string English::one_predicate(const Filter& f, Part part, bool negated) {
  const std::string is = negated ? "is not " : "is ";
  const std::string has = negated ? "does not have " : "has ";
  switch (part) {
    case Part::name:
      return is + names(f.name, or_word());
    case Part::same_name:
      return has + "the same name as " + namesake(*f.same_name_as);
    case Part::namesake:
      return has + "the same name as " + some(f.namesake.front());
    case Part::attribute:
    case Part::coins:
    case Part::entrance_cost:
    case Part::jutsu_cost:
    case Part::cost_has_symbol:
    case Part::combat:
    case Part::support:
      return has + with_phrase(f).substr(5);
    case Part::symbol: {
      std::vector<std::string> symbols;
      for (const Symbol s : f.symbol) symbols.push_back(symbol_name(s, Language::en));
      return has + "the " + enumerated(symbols, or_word()) + " symbol";
    }
    case Part::characteristic: {
      std::vector<std::string> traits;
      for (const Word w : f.characteristic) traits.push_back(characteristic_name(word(w), Language::en));
      if (traits.size() == 1 && (origin_name(traits[0], Language::en) || rank_title(traits[0]))) break;
      return has + enumerated(traits, and_word());
    }
    case Part::rank:
      if (f.rank->none) return negated ? "has a rank" : "has no rank";
      if (f.rank->at_least == Rank::village_leader) return is + "a " + rank(*f.rank);
      return is + (f.rank->at_least == f.rank->at_most ? some(f) : "ranked " + rank(*f.rank));
    default:
      return circumstance(f, part, negated);
  }
  return is_a(f, negated);
}

/// Where it stands and what it does, not what is printed on it.
std::string English::circumstance(const Filter& f, Part part, bool negated) {
  const std::string is = negated ? "is not " : "is ";
  const std::string has = negated ? "does not have " : "has ";
  switch (part) {
    case Part::health:
      return is + (*f.health == Health::healthy ? "healthy" : "injured");
    case Part::role:
      return is + (*f.role == Role::head ? "the head Ninja" : "a back Ninja");
    case Part::state:
      switch (*f.state) {
        case BattleState::standby:
          return is + "on stand-by";
        case BattleState::in_action:
          return is + "in action";
        case BattleState::attacking:
          return is + "attacking";
        case BattleState::blocking:
          return is + "blocking";
        case BattleState::battling:
          return is + "battling";
        case BattleState::unblocked:
          return is + "unblocked";
      }
      break;
    case Part::fighting:
      return is + "fighting " + reference(*f.fighting);
    case Part::team_of:
      return is + "in " +
             (*f.team_of == Ref::used ? std::string(target_teams() ? "those teams" : "that team")
                                      : reference(*f.team_of) + "’s team");
    case Part::team:
      return is + team(*f.team);
    case Part::entered_this_turn:
      return *f.entered_this_turn != negated ? "entered play this turn" : "did not enter play this turn";
    case Part::this_turn: {
      constexpr std::array<std::string_view, 9> done{
          "was sent out",        "attacked",     "blocked",     "was in a battle",
          "used a Jutsu",        "was deployed", "was applied", "was discarded by the showdown",
          "was sent out as head"};
      constexpr std::array<std::string_view, 9> undone{
          "was not sent out",        "did not attack",   "did not block",   "was not in a battle",
          "did not use a Jutsu",     "was not deployed", "was not applied", "was not discarded by the showdown",
          "was not sent out as head"};
      const auto which = static_cast<std::size_t>(*f.this_turn);
      return std::string(negated ? undone[which] : done[which]) + " this turn";
    }
    case Part::attached:
      return has + some(f.attached.front()) + " attached";
    case Part::attached_to:
      return is + "attached to " + reference(*f.attached_to);
    case Part::name_contains:
    case Part::title:
    case Part::shares_symbol:
    case Part::hand_cost:
    case Part::mental_power:
    case Part::cost_symbols:
    case Part::compare:
      if (const auto used = part == Part::compare ? jutsu_used(f.compare.front()) : std::nullopt)
        return (negated ? "has not used " : "has used ") + range_text(*used, Language::en) + " Jutsu this turn";
      return has + enumerated(further_with(f), and_word());
    case Part::user:
      return is + "used by " + some(as_ninja(f.user.front()));
    case Part::except:
      return (negated ? "is " : "is not ") + reference(*f.except);
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

std::string English::is_a(const Filter& f, bool negated) { return (negated ? "is not " : "is ") + some(f); }

std::string English::moment(const Lead& lead) {
  const auto whose = lead.event.whose;
  const bool each = !whose || *whose == Side::any;
  const std::string next = lead.next ? "next " : "";
  const std::string owner = whose == Side::you ? "your " : "the opponent’s ";
  const std::string turn = lead.of_this_turn ? "the turn"
                           : each            ? (lead.next ? "the next turn" : "each turn")
                                             : owner + next + "turn";
  if (lead.during) return "during " + turn;
  const std::string in_turn = lead.of_this_turn || (each && !lead.next) ? "" : " in " + turn;
  switch (lead.event.event) {
    case Happening::turn_begins:
      return fmt::format("at the start of {}", turn);
    case Happening::turn_ends:
      return fmt::format("at the end of {}", turn);
    case Happening::draw_step_ends:
      return fmt::format("after the draw in {}", each                 ? "each start phase"
                                                 : whose == Side::you ? "your start phase"
                                                                      : "the opponent’s start phase");
    case Happening::battle_begins:
    case Happening::battle_ends: {
      const std::string_view phase = lead.of_this_turn    ? "the battle phase"
                                     : lead.next          ? "the battle phase"
                                     : each               ? "each battle phase"
                                     : whose == Side::you ? "your battle phase"
                                                          : "the opponent’s battle phase";
      return fmt::format("at the {} of {}{}", lead.event.event == Happening::battle_begins ? "start" : "end", phase,
                         lead.next ? in_turn : "");
    }
    case Happening::mission_phase_begins:
    case Happening::organization_begins: {
      const std::string_view phase =
          lead.event.event == Happening::mission_phase_begins ? "mission phase" : "organization phase";
      const std::string_view of = each ? "each" : whose == Side::you ? "your" : "the opponent’s";
      return fmt::format("at the start of {} {}{}", lead.of_this_turn || lead.next ? "the" : of, phase,
                         lead.next ? in_turn : "");
    }
    case Happening::exchange_begins:
      return "at the start of the exchange of jutsu" + in_turn;
    case Happening::exchange_ends:
      return "at the end of the exchange of jutsu" + in_turn;
    case Happening::showdown_begins:
      return "at the start of the showdown" + in_turn;
    default:
      return "after the showdown" + in_turn;
  }
}

std::string English::window(Window window) {
  switch (window) {
    case Window::own_mission_phase:
      return "in your mission phase";
    case Window::opponent_mission_phase:
      return "in the opponent’s mission phase";
    case Window::exchange:
      return "in the exchange of jutsu";
    case Window::any:
      return "in any mission phase or exchange of jutsu";
    case Window::mission_phase:
      return "in any mission phase";
    case Window::own_exchange:
      return "in the exchange of jutsu in your turn";
    case Window::opponent_exchange:
      return "in the exchange of jutsu in the opponent’s turn";
    case Window::opponent_turn:
      return "in the mission phase or exchange of jutsu in the opponent’s turn";
    case Window::opponent_organization:
      return "in the opponent’s organization phase";
    case Window::own_turn_end:
      return "at the end of your turn";
  }
  return {};
}

std::string English::lead(const Lead& lead) {
  switch (lead.kind) {
    case LeadKind::moment:
      return moment(lead) + ", ";
    case LeadKind::event:
      return lead.would ? would_event(lead) : event(lead) + ", ";
    case LeadKind::window:
      return window(lead.window) + ", ";
    case LeadKind::limit:
      return lead.times == 1 ? "once per turn, " : fmt::format("up to {} times per turn, ", lead.times);
    case LeadKind::if_:
      if (lead.test.kind == Condition::Kind::is && lead.test.negated)
        return "unless " + np(lead.test.who, false) + " " + predicate(lead.test.filter, false) + ", ";
      return "if " + test(lead.test) + ", ";
    case LeadKind::while_:
      if (lead.test.kind == Condition::Kind::is && lead.test.filter.entered_this_turn == true && !lead.test.negated &&
          describe::parts_of(lead.test.filter).size() == 1)
        return "on the turn " + np(lead.test.who, false) + " enters play, ";
      if (lead.test.kind == Condition::Kind::whose_turn && !lead.test.negated)
        return lead.test.side == Side::you ? "during your turn, " : "during the opponent’s turn, ";
      return "while " + test(lead.test) + ", ";
    case LeadKind::as_soon_as:
      return "as soon as " + test(lead.test) + ", ";
    case LeadKind::for_each:
      return "for " + np(lead.group, true) + ", ";
    case LeadKind::heads:
      return "if heads, ";
    case LeadKind::tails:
      return "if tails, ";
    case LeadKind::right_call:
      return "if you call it right, ";
    case LeadKind::wrong_call:
      return "if you call it wrong, ";
    case LeadKind::otherwise:
      return "otherwise, ";
    case LeadKind::if_you_do:
      return "if you do, ";
    case LeadKind::if_you_do_not:
      return "if you do not, ";
    case LeadKind::if_they_do:
      return "if they do, ";
    case LeadKind::then:
      return "then ";
    case LeadKind::numbered:
      return fmt::format("effect {}: ", lead.times);
    case LeadKind::once_used:
      return "after use, ";
    case LeadKind::each_player:
      set_each_acts(true);
      if (both_players(lead))
        return lead.who.naming == Naming::that_player ? "the player who used it " : "the active player ";
      return lead.last ? "each player, the active player last, " : "each player, the active player first, ";
    case LeadKind::if_wanted:
      return "if the opponent wants" + (lead.price.empty() ? "" : " and " + acts(lead.price, true)) + ", ";
    case LeadKind::unless_paid:
      if (lead.payer == Side::you) return "unless you " + acts(lead.price, false) + ", ";
      return "unless the opponent " + acts(lead.price, true) + ", ";
    case LeadKind::lasting:
      return english_until(lead.until).substr(1) + ", ";
  }
  return {};
}

}  // namespace playsheet::wording
