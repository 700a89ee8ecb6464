// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include "ui/wording/card_words.h"
#include "ui/wording/coins.h"
#include "ui/wording/english.h"
#include "ui/wording/joining.h"

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

}  // namespace

std::string English::player_event(const Lead& lead) {
  const EventPattern& on = lead.event;
  const std::string who(actor(on.whose));
  const std::string s = on.whose == Side::you ? "" : "s";
  const auto jutsu = [&] { return on.jutsu ? some(*on.jutsu) : std::string("a Jutsu"); };
  switch (on.event) {
    case Happening::enters_play:
      if (on.how == Entry::deploy) return who + " deploy" + s + " " + np(lead.who, true);
      return who + " put" + s + " " + np(lead.who, true) + " into play " +
             (on.how == Entry::growth  ? "by Growth"
              : on.how == Entry::squad ? "as a squad"
                                       : "by Platoon");
    case Happening::card_charged:
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
  if (!on.reaches) return who + " win" + s + " Battle Rewards";
  return fmt::format("{} {} won {} Battle Reward{} in one turn", who, on.whose == Side::you ? "have" : "has",
                     *on.reaches, *on.reaches == 1 ? "" : "s");
}

std::string English::battle_event(const Lead& lead) {
  const EventPattern& on = lead.event;
  const std::string who = np(lead.who, false);
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
        text += on.against_all ? " against only " + nominal(*on.against, true) : " against " + some(*on.against);
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
      return who + (wins ? " wins " : loses ? " suffers " : " gets ") + enumerated(results, or_word());
    }
    case Happening::rewards_won:
      return on.reaches ? fmt::format("{} has won {} Battle Reward{} in one turn", who, *on.reaches,
                                      *on.reaches == 1 ? "" : "s")
                        : who + " wins Battle Rewards";
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
          return who + " returns from play to its owner's hand";
        case Destination::chakra:
          return who + " is put from play into its owner's chakra area";
        case Destination::removed:
          return who + " is removed from the game";
        default:
          return who + " returns from play to its owner's deck";
      }
    case Happening::damaged:
      return who + " takes damage";
    case Happening::healed:
      return who + " is healed";
    case Happening::jutsu_used:
      return who + " uses " + (on.jutsu ? some(*on.jutsu) : std::string("a Jutsu"));
    case Happening::card_charged:
      return who + " is charged";
    default:
      break;
  }
  return battle_event(lead);
}

std::string English::event(const Lead& lead) {
  return (lead.repeated ? "whenever " : "when ") + (lead.player ? player_event(lead) : card_event(lead)) +
         (lead.this_turn ? " this turn" : "");
}

}  // namespace playsheet::wording
