// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include <algorithm>

#include "ui/wording/card_words.h"
#include "ui/wording/coins.h"
#include "ui/wording/english.h"
#include "ui/wording/filter_facts.h"
#include "ui/wording/joining.h"
#include "ui/wording/ranges.h"
#include "ui/wording/rule_words.h"

/// English: what a triggered text waits for.
namespace playsheet::wording {

using namespace naruto;

namespace {

std::string_view result_name(Result result) {
  switch (result) {
    case Result::draw:
      return "a Draw";
    case Result::victory:
      return "a Victory";
    case Result::outstanding_victory:
      return "an Outstanding Victory";
    case Result::defeat:
      return "a Defeat";
    case Result::complete_defeat:
      return "a Complete Defeat";
  }
  return {};
}

std::string_view actor(std::optional<Side> side) {
  return side == Side::you ? "you" : side == Side::opponent ? "the opponent" : "a player";
}

std::string_view way_name(Entry way) {
  constexpr std::array<std::string_view, 6> ways{"in any way", "by deployment",     "by Growth",
                                                 "by Platoon", "through an effect", "as a squad"};
  return ways[static_cast<std::size_t>(way)];
}

std::string result_names(const std::vector<Result>& results, std::string_view or_word) {
  std::vector<std::string> names;
  names.reserve(results.size());
  for (const Result r : results) names.emplace_back(result_name(r));
  return enumerated(names, or_word);
}

/// "leave play", "be discarded from play": behind "would".
std::string_view leaving(std::optional<Destination> to) {
  if (!to) return "leave play";
  switch (*to) {
    case Destination::discard:
      return "be discarded from play";
    case Destination::hand:
      return "return from play to its owner’s hand";
    case Destination::chakra:
      return "be put from play into its owner’s chakra area";
    case Destination::removed:
      return "be removed from the game";
    default:
      return "return from play to its owner’s deck";
  }
}

}  // namespace

/// Against whom a battle is fought: a Ninja, or a team of which alone something is asked.
std::string English::opponents(const Filter& f) {
  constexpr std::string_view kOne = "a Ninja ";
  if (std::string said = some(f); asks_team_power(f) && !f.controller && said.starts_with(kOne))
    return "a team " + said.substr(kOne.size());
  const bool team_only = f.team && describe::parts_of(f) == std::vector<describe::Part>{describe::Part::team};
  if (!team_only || !f.team->with.empty() || f.team->alone) return some(f);
  constexpr std::string_view kInside = "in ";
  const std::string said = team(*f.team);
  return said.starts_with(kInside) ? said.substr(kInside.size()) : some(f);
}

/// What did it: " in the showdown", " by an effect of a Ninja".
std::string English::brought_about(const EventPattern& on) {
  const std::string who = on.by ? some(*on.by) : std::string();
  const std::string by = on.or_removed                        ? " by "
                         : on.event == Happening::damaged     ? " from "
                         : on.event == Happening::coin_tossed ? " for "
                         : on.event == Happening::leaves_play ? " through "
                                                              : " by ";
  switch (on.cause) {
    case CauseTest::any:
      if (on.event == Happening::drawn && on.by && on.by->controller == on.whose && describe::parts_of(*on.by).empty())
        return on.whose == Side::you ? " of one of your cards" : " of one of their own cards";
      if (on.event == Happening::drawn) return on.by ? " of " + who : std::string();
      return on.by ? by + who : std::string();
    case CauseTest::showdown:
      return " in the showdown" + (on.by ? " against " + who : std::string());
    case CauseTest::damage:
      return " because of damage" + (on.by ? " of " + who : std::string());
    case CauseTest::effect:
      return by + (on.by ? "an effect of " + who : std::string("an effect"));
    case CauseTest::jutsu:
      return by + (on.by ? who : std::string("a Jutsu"));
    case CauseTest::ninja:
      return by + "an effect of " + (on.by ? who : std::string("a Ninja"));
    case CauseTest::mission:
      return by + (on.by ? who : std::string("a Mission"));
    case CauseTest::client:
      return by + "an effect of " + (on.by ? who : std::string("a Client"));
    case CauseTest::payment:
      return " as a payment";
  }
  return {};
}

/// Further parts of an event, behind it.
std::string English::event_parts(const EventPattern& on) {
  std::string text = brought_about(on);
  if (on.event == Happening::damaged && !on.result.empty()) text += " from " + result_names(on.result, or_word());
  if (on.margin) text += " by a difference of " + range_text(*on.margin, Language::en);
  if (on.event == Happening::battle_result && on.against)
    text += on.against_all ? " against only " + nominal(*on.against, true) : " against " + opponents(*on.against);
  if (on.from_showdown) text += *on.from_showdown ? " in the showdown" : " outside the showdown";
  if (on.injured) text += *on.injured ? " while injured" : " while healthy";
  if (on.for_growth) text += " as the base of a Growth";
  for (const Entry& way : on.not_by)
    text += (&way == &on.not_by.front()  ? " other than "
             : &way == &on.not_by.back() ? " or "
                                         : ", ") +
            std::string(way_name(way));
  if (on.base) text += " upon " + some(*on.base) + " (note its number of growth coins)";
  if (on.by_title) text += " through the effect “" + word(*on.by_title) + "”";
  return text;
}

/// "If it would take 2 or more damage by a Jutsu, instead "
std::string English::would_event(const Lead& lead) {
  const EventPattern& on = lead.event;
  if (on.event == Happening::coin_tossed) return "whenever " + use_event(lead) + ", ";
  const std::string what =
      on.event == Happening::damaged
          ? "take " + (on.amount ? range_text(*on.amount, Language::en) + " damage" : std::string("damage")) +
                (on.or_removed ? " or be removed from play" : "")
          : std::string(leaving(on.to));
  return "if " + np(lead.who, false) + " would " + what + event_parts(on) + ", " + (lead.instead ? "instead " : "");
}

/// "If 1 of your Ninja would be discarded from play this turn, put it on top of its owner's deck instead."
std::string English::goes_instead(const Clause& c) {
  const auto& rule = std::get<GoesTo>(*c.acts.front().rule);
  const bool one = c.subject.naming == describe::Naming::pronoun || c.subject.naming == describe::Naming::this_card ||
                   c.subject.naming == describe::Naming::that || c.subject.naming == describe::Naming::ordinal;
  const std::string who = one ? np(c.subject, false) : some(c.subject.filter);
  const std::string_view cause = cause_words(rule.cause, Language::en);
  describe::Act put;
  put.to = rule.to;
  put.object.naming = describe::Naming::pronoun;
  return fmt::format("if {} would {}{}{}{}, {} instead", who, leaving(rule.instead_of), cause.empty() ? "" : " ", cause,
                     c.until ? english_until(*c.until) : std::string(), move(put, false));
}

/// Uses, tosses and coins.
std::string English::use_event(const Lead& lead) {
  const EventPattern& on = lead.event;
  const std::string who = lead.player ? std::string(actor(on.whose)) : np(lead.who, false);
  const std::string s = lead.player && on.whose == Side::you ? "" : "s";
  const std::string jutsu = on.jutsu ? some(of_type(*on.jutsu, CardType::jutsu)) : std::string("a Jutsu");
  switch (on.event) {
    case Happening::unblocked:
      return who + " attacks and is not blocked";
    case Happening::jutsu_applied:
      if (!lead.player) return jutsu + " used by " + np(lead.who, true) + " is applied";
      if (on.whose == Side::opponent && on.jutsu && !on.jutsu->targets.empty()) {
        Filter theirs = of_type(*on.jutsu, CardType::jutsu);  // behind its targets "that the opponent uses" is too late
        theirs.controller = Side::opponent;
        return some(theirs) + " is applied";
      }
      return jutsu + (on.whose == Side::any ? "" : " that " + who + " use" + s) + " is applied";
    case Happening::mission_used:
      if (lead.player && on.applied)
        return (on.mission ? some(of_type(*on.mission, CardType::mission)) : std::string("a Mission")) +
               (on.whose == Side::any ? "" : " that " + who + " use" + s) + " is applied";
      if (on.applied) return who + " is applied";
      if (lead.player)
        return who + " use" + s + " " +
               (on.mission ? some(of_type(*on.mission, CardType::mission)) : std::string("a Mission"));
      return who + " is used";
    case Happening::targeted:
      return who + " becomes a target of " + (on.jutsu ? jutsu : std::string("a use"));
    case Happening::coin_tossed:
      return who + " toss" + (s.empty() ? "" : "es") + " a coin" + brought_about(on) +
             (!on.heads   ? ""
              : *on.heads ? " and it comes up heads"
                          : " and it comes up tails") +
             (on.once_for_all ? " (once per effect)" : "");
    case Happening::coin_gained:
      return who + " gets " + (on.kind ? "a " + coin_forms(*on.kind, Language::en, false) : std::string("a coin"));
    case Happening::last_coin_removed:
      return who + " loses its last " + (on.kind ? coin_forms(*on.kind, Language::en, false) : std::string("coin"));
    case Happening::drawn:
      return who + " draw" + s + " cards through an effect";
    default:
      return {};
  }
}

std::string English::player_event(const Lead& lead) {
  const EventPattern& on = lead.event;
  const std::string who(actor(on.whose));
  const std::string s = on.whose == Side::you ? "" : "s";
  const auto jutsu = [&] { return on.jutsu ? some(of_type(*on.jutsu, CardType::jutsu)) : std::string("a Jutsu"); };
  switch (on.event) {
    case Happening::enters_play:
      if (on.how == Entry::deploy) return who + " deploy" + s + " " + np(lead.who, true);
      return who + " put" + s + " " + np(lead.who, true) + " into play " +
             (on.how == Entry::growth  ? "by Growth"
              : on.how == Entry::squad ? "as a squad"
                                       : "by Platoon");
    case Happening::card_charged:
      if (on.reaches)
        return fmt::format("{} {} charged {} card{} in one turn", who, on.whose == Side::you ? "have" : "has",
                           *on.reaches, *on.reaches == 1 ? "" : "s");
      return who + " charge" + s + " " + np(lead.who, true);
    case Happening::healed:
      return who + " heal" + s + " " + np(lead.who, true);
    case Happening::jutsu_used:
      return who + " use" + s + " " + jutsu();
    case Happening::sent_out: {
      const std::string as = on.as == Sending::attack ? " to attack" : on.as == Sending::block ? " to block" : "";
      return who + " send" + s + " out " + (on.once_for_all ? "teams" : "a Ninja") + as;
    }
    default:
      break;
  }
  if (std::string used = use_event(lead); !used.empty()) return used;
  if (!on.reaches)
    return who + " win" + s + (on.outstanding.value_or(false) ? " an Outstanding Battle Reward" : " Battle Rewards");
  return fmt::format("{} {} won {} Battle Reward{} in one turn", who, on.whose == Side::you ? "have" : "has",
                     *on.reaches, *on.reaches == 1 ? "" : "s");
}

/// "one of your attacking teams of only Genin": a team that is told of once.
std::string English::whole_team(const Filter& f) {
  const std::string owner = f.controller == Side::you        ? "one of your "
                            : f.controller == Side::opponent ? "one of the opponent’s "
                                                             : "one of the ";
  const std::string state = f.state == BattleState::attacking  ? "attacking "
                            : f.state == BattleState::blocking ? "blocking "
                                                               : "";
  constexpr std::string_view kInside = "in a team";
  const std::string kind = f.team ? team(*f.team) : std::string();
  return owner + state + "teams" + (kind.starts_with(kInside) ? kind.substr(kInside.size()) : std::string());
}

std::string English::battle_event(const Lead& lead) {
  const EventPattern& on = lead.event;
  const bool whole = on.once_for_all && on.event == Happening::battle_result && on.who;
  const bool one_of_them = lead.who.plural && lead.who.aspect == describe::Aspect::team && !lead.who.team;
  std::string who = whole         ? whole_team(lead.who.filter)
                    : one_of_them ? std::string("a team with one of the targets")
                                  : np(lead.who, false);
  switch (on.event) {
    case Happening::sent_out: {
      std::string text = who + " is sent out";
      if (on.as == Sending::attack) text += " to attack";
      if (on.as == Sending::block) text += " to block";
      if (on.head) text += " with " + some(*on.head) + " as the head Ninja";
      return text;
    }
    case Happening::battle_joined: {
      std::string text = who + " joins a battle";
      if (on.as == Sending::attack) text += " as an attacker";
      if (on.as == Sending::block) text += " as a blocker";
      if (on.against)
        text += on.against_all ? " against only " + nominal(*on.against, true) : " against " + opponents(*on.against);
      return text;
    }
    case Happening::battle_result: {
      if (on.result.empty()) return who + " finishes a battle";
      bool wins = true;
      bool loses = true;
      std::vector<std::string> results;
      for (const Result r : on.result) {
        results.emplace_back(result_name(r));
        wins = wins && (r == Result::victory || r == Result::outstanding_victory);
        loses = loses && (r == Result::defeat || r == Result::complete_defeat);
      }
      constexpr std::size_t kNotWon = 3;  // a Draw and both kinds of Defeat
      const bool not_won =
          on.result.size() == kNotWon && std::none_of(on.result.begin(), on.result.end(), [](Result r) {
            return r == Result::victory || r == Result::outstanding_victory;
          });
      if (not_won) return who + " does not win";
      return who + (wins ? " wins " : loses ? " suffers " : " gets ") + enumerated(results, or_word());
    }
    case Happening::rewards_won:
      return on.reaches ? fmt::format("{} has won {} Battle Reward{} in one turn", who, *on.reaches,
                                      *on.reaches == 1 ? "" : "s")
                        : who + (on.outstanding.value_or(false) ? " wins an Outstanding Battle Reward"
                                                                : " wins Battle Rewards");
    default:
      break;
  }
  return who;
}

std::string English::card_event(const Lead& lead) {
  const EventPattern& on = lead.event;
  const std::string who = np(lead.who, false);
  switch (on.event) {
    case Happening::enters_play:
      switch (on.how) {
        case Entry::any:
          return who + " enters play";
        case Entry::deploy:
          return who + " is deployed";
        case Entry::growth:
          return who + " enters play by Growth";
        case Entry::platoon:
          return who + " enters play by Platoon";
        case Entry::effect:
          return who + " enters play through an effect";
        case Entry::squad:
          return who + " enters play as a squad";
      }
      break;
    case Happening::leaves_play:
      if (!on.to) return who + " leaves play";
      switch (*on.to) {
        case Destination::discard:
          return who + " is discarded from play";
        case Destination::hand:
          return who + " returns from play to its owner’s hand";
        case Destination::chakra:
          return who + " is put from play into its owner’s chakra area";
        case Destination::deck_top_or_bottom:
        case Destination::rewards:
        case Destination::removed:
          return who + " is removed from the game";
        default:
          return who + " returns from play to its owner’s deck";
      }
    case Happening::damaged:
      return who + " takes " + (on.amount ? range_text(*on.amount, Language::en) + " damage" : std::string("damage"));
    case Happening::healed:
      return who + " is healed";
    case Happening::jutsu_used:
      return who + " uses " + (on.jutsu ? some(of_type(*on.jutsu, CardType::jutsu)) : std::string("a Jutsu"));
    case Happening::card_charged:
      return who + " is charged";
    case Happening::injured:
      return who + " becomes injured";
    case Happening::power_gained:
      if (on.amount && on.amount->at_least.value_or(0) > 1)
        return who + " gains " + range_text(*on.amount, Language::en) + " combat";
      return who + (on.amount ? " gains combat" : " gains combat or support");
    default:
      break;
  }
  if (std::string used = use_event(lead); !used.empty()) return used;
  return battle_event(lead);
}

std::string English::event(const Lead& lead) {
  const std::string parts = lead.event.event == Happening::coin_tossed ? std::string() : event_parts(lead.event);
  const std::string_view when = lead.next_time ? "the next time " : lead.repeated ? "whenever " : "when ";
  return std::string(when) + (lead.player ? player_event(lead) : card_event(lead)) + parts +
         (lead.this_turn ? " this turn" : "") +
         (lead.event.lowered_too ? ", even if the damage was reduced to 0" : "") +
         (lead.event.before_damage ? ", before the damage is dealt" : "");
}

}  // namespace playsheet::wording
