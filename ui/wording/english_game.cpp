// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include "ui/wording/card_words.h"
#include "ui/wording/english.h"
#include "ui/wording/filter_facts.h"
#include "ui/wording/joining.h"

/// English: what concerns the game as a whole (turns, teams, markers, its end), what of a card is meant, and for how
/// long something holds.
namespace playsheet::wording {

using namespace naruto;
using describe::Act;
using describe::Aspect;
using describe::Naming;
using describe::Verb;

namespace {

std::string_view skipped_name(Skipped what) {
  constexpr std::array<std::string_view, 6> names{"turn",         "draw",    "mission phase", "organization phase",
                                                  "battle phase", "showdown"};
  return names[static_cast<std::size_t>(what)];
}

}  // namespace

std::string english_until(Until until) {
  switch (until) {
    case Until::turn_end:
      return " this turn";
    case Until::battle_end:
      return " until the showdown is over";
    case Until::next_turn_end:
      return " until the end of your next turn";
    case Until::for_good:
      return " for the rest of the game";
    case Until::while_in_play:
      return " as long as this card is in play";
    case Until::following_turn_end:
      return " this turn and the next";
  }
  return {};
}

std::string English::game_act(const Act& a, bool third) {
  const bool s3 = third && !modal_;
  const auto verb = [s3](std::string_view base, std::string_view s) { return std::string(s3 ? s : base); };
  const std::string_view their = third ? "their" : "your";
  switch (a.verb) {
    case Verb::gain_control: {
      const bool for_good = !a.lasts || *a.lasts == Until::for_good;
      if (a.whose == Side::opponent)
        return verb("give ", "gives ") + "the opponent control of " + np(a.object, true) +
               (for_good ? std::string() : english_until(*a.lasts));
      return verb("gain control of ", "gains control of ") + np(a.object, true) +
             (for_good ? std::string() : english_until(*a.lasts));
    }
    case Verb::arrange:
      if (a.on_top)
        return verb("look at ", "looks at ") + look(a) + ", " + verb("put ", "puts ") + std::to_string(*a.on_top) +
               " of them on top and the others on the bottom of the deck in any order";
      return (a.seen || a.rest ? std::string() : verb("look at ", "looks at ") + look(a) + " and ") +
             verb("put ", "puts ") +
             (a.rest         ? "the rest back in any order"
              : a.n.plural() ? "them back in any order"
                             : "it back");
    case Verb::reorganize:
      return fmt::format("{} {} teams again", verb("assemble", "assembles"), their);
    case Verb::move_marker: {
      const std::string_view whose = a.object.whose == Side::you        ? "your"
                                     : a.object.whose == Side::opponent ? "the opponent’s"
                                                                        : "each player’s";
      return fmt::format("{} {} turn marker {} by {}", verb("move", "moves"), whose, a.back ? "back" : "forward",
                         number_text(a.n));
    }
    case Verb::skip:
      if (a.skipped == Skipped::showdown) return "there is no showdown this turn";
      return fmt::format("{} {} next {}", verb("skip", "skips"), their, skipped_name(a.skipped));
    case Verb::extra_turn:
      return verb("take", "takes") + " an extra turn after this one";
    case Verb::win_game:
      return verb("win", "wins") + " the game";
    default:
      return further_act(a, third);
  }
}

std::string English::np(const Phrase& p, bool object) { return marked(p, plain_np(p, object)); }

std::string English::plain_np(const Phrase& p, bool object) {
  if (p.team && p.aspect == Aspect::team) return base_np(p, object);
  if (p.aspect == Aspect::itself || p.aspect == Aspect::player) return base_np(p, object);
  const bool pronoun = p.naming == Naming::pronoun;
  const std::string its = p.plural ? "their " : "its ";
  const auto of = [&](std::string_view what) {
    return pronoun ? its + std::string(what) : fmt::format("the {} of {}", what, base_np(p, true));
  };
  if (p.naming == Naming::some && p.aspect == Aspect::team && only_target(p.filter))
    return "a team with " + base_np(p, true);
  const bool simple = p.naming == Naming::this_card || p.naming == Naming::user || p.naming == Naming::that ||
                      (p.naming == Naming::ordinal && p.ordinal == 0);
  switch (p.aspect) {
    case Aspect::team:
      if (const auto* team = whole_teams(p)) return "each team " + enumerated(team_kinds(*team), and_word());
      if (!pronoun && simple) return base_np(p, true) + (p.plural ? "’s teams" : "’s team");
      if (p.filter.team && p.filter.team->alone == true) return base_np(p, object);  // it is the whole team
      if (p.naming == Naming::group && describe::parts_of(p.filter).empty() && p.filter.controller)
        return *p.filter.controller == Side::you ? "your teams" : "opposing teams";
      if (p.naming == Naming::some || p.naming == Naming::counted) return "a team with " + base_np(p, true);
      return of(p.plural ? "teams" : "team");
    case Aspect::jutsu:
      return "Jutsu used by " + base_np(p, true);
    case Aspect::entrance_cost:
      return of("entrance cost");
    case Aspect::hand_cost:
      return of("hand cost");
    case Aspect::both_costs:
      return pronoun ? its + "entrance cost and hand cost" : of("entrance cost and the hand cost");
    case Aspect::jutsu_cost:
      return of("jutsu cost");
    case Aspect::figures:
      return of("combat and support");
    case Aspect::combat:
      return of("combat");
    case Aspect::damage:
      return "damage to " + base_np(p, true);
    case Aspect::battle:
      if (p.naming == Naming::each && describe::parts_of(p.filter).empty() && !p.filter.controller)
        return "every battle";
      if (!pronoun && simple) return base_np(p, true) + (p.plural ? "’s battles" : "’s battle");
      return of(p.plural ? "battles" : "battle");
    case Aspect::itself:
    case Aspect::player:
      break;
  }
  return base_np(p, object);
}

}  // namespace playsheet::wording
