// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include <algorithm>

#include "ui/wording/card_words.h"
#include "ui/wording/coins.h"
#include "ui/wording/english.h"
#include "ui/wording/filter_facts.h"
#include "ui/wording/joining.h"
#include "ui/wording/marks.h"
#include "ui/wording/rule_words.h"

/// English verbs: what a player does, and what is said of a card.
namespace playsheet::wording {

using namespace naruto;
using describe::Act;
using describe::Aspect;
using describe::Naming;
using describe::Verb;

namespace {

std::string counted_noun(const describe::Quantity& n, std::string_view one, std::string_view many) {
  return number_text(n) + " " + std::string(n.plural() ? many : one);
}

}  // namespace

/// "its owner's hand", "your hand": whose zone a moved card goes to.
std::string English::owners(const Phrase& object, std::string_view zone, std::string_view zones) {
  if (object.owner == Side::you) return my() + std::string(zone);
  if (object.owner == Side::opponent && each_acts()) return fmt::format("the other player’s {}", zone);
  if (object.owner == Side::opponent) return fmt::format("the opponent’s {}", zone);
  const bool many = object.many();
  return fmt::format("{} {}", many ? "their owners’" : "its owner’s", many ? zones : zone);
}

std::string English::move(const Act& a, bool third) {
  Phrase taken = a.object;  // "put 1 Ninja in play into ..." would be put into play
  const bool from_play = taken.in_play && a.to != Destination::discard && a.to != Destination::hand;
  if (from_play) taken.in_play = false;
  const std::string what = np(taken, true) + (from_play ? " from play" : "");
  const bool s3 = third && !modal_;
  const auto verb = [s3](std::string_view base, std::string_view s) { return std::string(s3 ? s : base); };
  const std::string shown = a.reveal ? verb("reveal ", "reveals ") + what + " and " : "";
  const std::string it = a.reveal ? (a.object.many() ? "them" : "it") : what;
  const std::string deck = third && a.object.own && a.object.owner ? "their deck" : owners(a.object, "deck", "decks");
  switch (a.to) {
    case Destination::discard:
      return shown + verb("discard ", "discards ") + it;
    case Destination::hand:
      if (third && a.object.own && a.object.owner) return shown + verb("put ", "puts ") + it + " into their hand";
      if (a.object.owner) return shown + verb("put ", "puts ") + it + " into " + owners(a.object, "hand", "hands");
      return shown + verb("return ", "returns ") + it + " to " + owners(a.object, "hand", "hands");
    case Destination::chakra:
      if (a.charges) return shown + verb("charge ", "charges ") + it;
      return shown + verb("put ", "puts ") + it + " into " +
             (third && a.object.own && a.object.owner ? "their chakra area"
                                                      : owners(a.object, "chakra area", "chakra areas"));
    case Destination::deck_top:
      return shown + verb("put ", "puts ") + it + " on top of " + deck;
    case Destination::deck_bottom:
      return shown + verb("put ", "puts ") + it + " on the bottom of " + deck;
    case Destination::deck_shuffled:
      return shown + verb("shuffle ", "shuffles ") + it + " into " + deck;
    case Destination::deck_top_or_bottom:
      return shown + verb("put ", "puts ") + (a.object.many() ? "each of " : "") + it +
             " on the top or the bottom of " + deck;
    case Destination::rewards:
      return shown + verb("put ", "puts ") + it + " face down into " +
             (a.whose == Side::you ? "your" : "the opponent’s") + " Battle Rewards";
    case Destination::removed:
      return shown + verb("remove ", "removes ") + it + " from the game";
  }
  return {};
}

std::string English::look(const Act& a) {
  const std::string_view whose = a.object.whose == Side::you ? "your"
                                 : a.object.whose == Side::opponent
                                     ? (each_acts() ? "the other player’s" : "the opponent’s")
                                     : "each player’s";
  switch (a.look_at) {
    case LookAt::hand:
      return fmt::format("{} hand", whose);
    case LookAt::rewards:
      if (a.n.letter == 0 && a.n.number == 0) return fmt::format("{} Battle Rewards", whose);
      return fmt::format("the last {}of {} Battle Rewards", a.n.plural() ? number_text(a.n) + " " : "", whose);
    case LookAt::deck_top:
    case LookAt::cards:
      break;
  }
  return a.n.plural() ? fmt::format("the top {} cards of {} deck", number_text(a.n), whose)
                      : fmt::format("the top card of {} deck", whose);
}

std::string English::act(const Act& a, bool third) {
  const bool s3 = third && !modal_;
  const auto verb = [s3](std::string_view base, std::string_view s) { return std::string(s3 ? s : base); };
  switch (a.verb) {
    case Verb::heal:
      return verb("heal ", "heals ") + np(a.object, true);
    case Verb::move:
      return move(a, third);
    case Verb::put_into_play:
      return verb("put ", "puts ") + np(a.object, true) + " into play" + entering(a);
    case Verb::reveal:
      return verb("reveal ", "reveals ") + np(a.object, true);
    case Verb::negate:
      return verb("negate ", "negates ") + np(a.object, true);
    case Verb::put_coin:
      return "put " + coins_counted(a.n, a.coin) + " on " +
             (a.object.naming == Naming::pronoun && a.object.plural ? "each of " : "") + np(a.object, true);
    case Verb::make_standby:
      return "make " + np(a.object, true) + " leave " + (a.object.many() ? "their teams" : "its team");
    case Verb::choose:
      return verb("choose ", "chooses ") + np(a.object, true);
    case Verb::choose_target:
      return "choose " + np(a.object, true) + (a.object.many() ? " as the targets" : " as the target");
    case Verb::search: {
      const bool theirs = a.object.filter.controller == Side::opponent;
      Phrase found = a.object;
      found.filter.zone.reset();
      found.filter.controller.reset();
      found.own = false;
      const std::string deck = third ? "their deck" : theirs ? "the opponent’s deck" : "your deck";
      return verb("search ", "searches ") + deck + " for " + np(found, true) +
             (a.reveal ? std::string(s3 ? ", reveals " : ", reveal ") + (found.many() ? "them" : "it") : "") +
             (a.reveal && a.at_once ? " at the same time as the other player" : "");
    }
    case Verb::give_power: {
      const bool negative = std::get<ModifyPower>(*a.rule).negative;
      return "give " + np(a.object, true) + " " + power_text(a.n, a.support, negative);
    }
    case Verb::deal_damage:
      return fmt::format("{}{}{} damage to {}", verb("deal ", "deals "), a.additional ? "another " : "",
                         number_text(a.n), np(a.object, true));
    case Verb::injure:
      return verb("injure ", "injures ") + np(a.object, true);
    default:
      return plain_act(a, third);
  }
}

/// Acts without a card as their object.
std::string English::plain_act(const Act& a, bool third) {
  const bool s3 = third && !modal_;
  const auto verb = [s3](std::string_view base, std::string_view s) { return std::string(s3 ? s : base); };
  switch (a.verb) {
    case Verb::draw:
      return verb("draw ", "draws ") + counted_noun(a.n, "card", "cards");
    case Verb::draw_up_to:
      return verb("draw", "draws") + " until " + (third ? "their" : "your") + " hand has " +
             counted_noun(a.n, "card", "cards");
    case Verb::discard_from_hand:
      if (a.down_to)
        return fmt::format("{}cards {}from {} hand until {} left", verb("discard ", "discards "),
                           a.random ? "at random " : "", third ? "their" : "your",
                           *a.down_to == 1 ? "1 is" : fmt::format("{} are", *a.down_to));
      return verb("discard ", "discards ") + (a.up_to ? "up to " : "") + counted_noun(a.n, "card", "cards") + " from " +
             (third ? "their" : "your") + " hand" + (a.random ? " at random" : "");
    case Verb::look:
      return verb("look at ", "looks at ") + look(a);
    case Verb::shuffle:
      return verb("shuffle ", "shuffles ") + (third                              ? "their deck"
                                              : a.object.whose == Side::opponent ? "the opponent’s deck"
                                                                                 : "your deck");
    case Verb::win_rewards:
      return verb("win ", "wins ") + counted_noun(a.n, a.additional ? "more Battle Reward" : "Battle Reward",
                                                  a.additional ? "more Battle Rewards" : "Battle Rewards");
    case Verb::let_win:
      return verb("let ", "lets ") + "the opponent win " + counted_noun(a.n, "Battle Reward", "Battle Rewards");
    case Verb::lose_rewards: {
      const std::string_view whose = third ? "their own" : a.object.whose == Side::opponent ? "the opponent’s" : "your";
      if (a.down_to)
        return fmt::format("{}{} Battle Rewards until {} left", verb("discard ", "discards "), whose,
                           *a.down_to == 1 ? "1 is" : fmt::format("{} are", *a.down_to));
      const std::string look = a.chosen ? fmt::format("look at {} Battle Rewards and ", whose) : "";
      const std::string rewards = (a.up_to ? "up to " : "") + number_text(a.n) +
                                  (a.chosen ? " of them" : fmt::format(" of {} Battle Rewards", whose)) +
                                  (a.random ? " at random" : "");
      if (a.to == Destination::discard) return look + verb("discard ", "discards ") + rewards;
      Act put = a;
      put.object = Phrase{};
      put.object.naming = Naming::pronoun;
      put.object.plural = a.n.plural();
      std::string text = look + move(put, third);
      const std::string pronoun = a.n.plural() ? " them" : " it";
      return text.replace(text.find(pronoun), pronoun.size(), " " + rewards);
    }
    case Verb::toss:
      return (a.call ? verb("call heads or tails and ", "calls heads or tails and ") : std::string()) +
             verb("toss ", "tosses ") + (a.n.plural() ? number_text(a.n) + " coins" : std::string("a coin")) +
             (a.until_tails ? " until it comes up tails" : "") +
             (a.object.naming == Naming::each ? " for " + np(a.object, true) : std::string());
    case Verb::discard_chakra:
      return fmt::format("{}{} {}chakra", verb("discard ", "discards "), number_text(a.n),
                         a.symbols.empty() ? std::string() : symbols_named(a.symbols, Language::en) + " ") +
             (a.same_symbol ? " with a symbol in common" : "");
    case Verb::decide:
      return "decide";
    case Verb::apply_effect:
      return "apply this effect";
    default:
      return game_act(a, third);
  }
}

std::string English::acts(const std::vector<Act>& all, bool third) {
  if (all.size() == 2 && all[0].verb == Verb::negate && all[0].object.naming == Naming::pronoun &&
      all[1].to == Destination::discard)
    return "negate and discard " + np(all[0].object, true);
  std::string text;
  for (std::size_t i = 0; i < all.size(); ++i) {
    const bool last = i + 1 == all.size();
    if (i > 0) text += last ? (all[i].then ? " and then " : " and ") : ", ";
    text += act(all[i], third);
  }
  return text;
}

std::string English::said(const Act& a, bool many) {
  const auto verb = [many](std::string_view one, std::string_view more) { return std::string(many ? more : one); };
  switch (a.verb) {
    case Verb::gets_rule:
      return rule(a, many);
    case Verb::takes_damage:
      return verb("takes ", "take ") + (a.additional ? "another " : "") + number_text(a.n) + " damage";
    case Verb::becomes_injured:
      return verb("becomes", "become") + " injured";
    case Verb::becomes_standby:
      return verb("leaves its team", "leave their teams") + " and " + verb("goes", "go") + " on stand-by";
    case Verb::joins_team:
      return verb("joins ", "join ") + np(a.object, true) + place_in_team(a, many);
    case Verb::joins_battle:
      return verb("joins ", "join ") + "the team fighting " + np(a.object, true) + place_in_team(a, many) + ", or " +
             verb("blocks", "block") + " alone if there is none";
    case Verb::takes_place:
      if (a.role == Role::head)
        return verb("becomes the head Ninja of its team", "become the head Ninja of their teams");
      return verb("becomes a back Ninja", "become back Ninja");
    case Verb::transforms:
      return "becomes the Ninja " + form_called(a.into, Language::en) + " and enters play under your control" +
             (a.other.empty() ? std::string() : " in " + np(a.other.front(), true));
    default:
      return act(a, !many);
  }
}

std::string English::core(const Clause& c, bool) {
  const bool later = in_later_turn(c) && c.until == Until::turn_end;
  const std::string until = later        ? std::string(" until the end of that turn")
                            : c.next_too ? std::string(" this turn and the next")
                            : c.until    ? english_until(*c.until)
                                         : std::string();
  const std::string each = each_of(c.acts.back());
  const Naming who = c.subject.naming;
  if (is_player_rule(c))
    return player_rule(c) + (says_how_long(c) || c.until == Until::for_good ? std::string() : until);
  if (is_damage_rule(c)) return changed_damage(c);
  if (goes_elsewhere(c)) return goes_instead(c);
  if (std::string price = jutsu_price(c); !price.empty()) return price + until;
  if (who == Naming::you && c.subject.aspect == Aspect::itself && each_acts()) {
    const bool option = c.joint == describe::Joint::option;
    modal_ = c.may || option;
    std::string told = (option ? "they " : c.may ? "may " : "") + acts(c.acts, true) + until + each;
    modal_ = false;
    return told;
  }
  if (who == Naming::you && c.subject.aspect == Aspect::itself) {
    if (c.may)
      return "you may " + (c.price.empty() ? std::string() : acts(c.price, false) + " to ") + acts(c.acts, false) +
             until + each;
    const bool asked = std::any_of(c.leads.begin(), c.leads.end(),
                                   [](const Lead& one) { return one.kind == describe::LeadKind::if_they_do; });
    const bool told = asked || after_other() || c.acts.front().verb == Verb::win_rewards ||
                      c.acts.front().verb == Verb::win_game || c.acts.front().verb == Verb::lose_game;
    return (told ? "you " : "") + acts(c.acts, false) + until + each;
  }
  if (who == Naming::opponent || who == Naming::each_player || who == Naming::that_player ||
      who == Naming::active_player) {
    modal_ = c.may;
    std::string told = np(c.subject, false) + (c.may ? " may " : " ") +
                       (c.price.empty() ? std::string() : acts(c.price, true) + " to ") + acts(c.acts, true) + until +
                       each;
    modal_ = false;
    return told;
  }
  return card_clause(c, until, each);
}

/// Rules on a team that are no predicate of it: "whenever its team wins a Normal Battle Reward, it wins 1 more".
std::string English::team_rule(const Clause& c, const std::string& until) {
  const Act& a = c.acts.front();
  if (c.acts.size() > 1 || !a.rule) return {};
  const std::string team = np(c.subject, false);
  const bool many = c.subject.many();
  if (std::holds_alternative<DamageStays>(*a.rule))
    return fmt::format("damage {} {} in the showdown{} cannot be reduced", team, many ? "deal" : "deals", until);
  const auto* rewards = std::get_if<ExtraRewards>(&*a.rule);
  if (rewards == nullptr || many) return {};
  std::vector<std::string> on;
  for (const RewardFor what : rewards->on) on.emplace_back(reward_words(what, Language::en));
  return fmt::format("whenever {} wins {}{}, it wins {} more Battle Reward{}", team,
                     on.empty() ? "Battle Rewards in an attack" : enumerated(on, or_word()), until, number_text(a.n),
                     a.n.plural() ? "s" : "");
}

/// What is said of a card.
std::string English::card_clause(const Clause& c, const std::string& until, const std::string& each) {
  const Naming who = c.subject.naming;
  if (c.acts.front().verb == Verb::returns) {
    Act put = c.acts.front();
    put.verb = Verb::move;
    put.to = Destination::hand;
    put.object = c.subject;
    if (put.object.naming == Naming::group) put.object.naming = Naming::all;
    return move(put, false) + until;
  }
  const Aspect aspect = c.subject.aspect;
  const bool one_cost = aspect == Aspect::entrance_cost || aspect == Aspect::hand_cost || aspect == Aspect::jutsu_cost;
  const bool many = aspect == Aspect::jutsu || aspect == Aspect::both_costs || (!one_cost && c.subject.many());
  std::vector<std::string> parts;
  for (const Act& a : c.acts) {
    std::string part = said(a, many);
    const std::string got = many ? "get " : "gets ";
    // "gets Clone Status and +2/+0": one verb for two things got
    if (!parts.empty() && part.starts_with(got) && parts.back().starts_with(got) && parts.size() == 1)
      part = part.substr(got.size());
    parts.push_back(part);
  }
  std::string predicate = enumerated(parts, who == Naming::no ? or_word() : and_word());
  const auto only = describe::parts_of(c.subject.filter) == std::vector<describe::Part>{describe::Part::none} &&
                    c.subject.filter.none.size() == 1 && !c.subject.filter.controller;
  if (who == Naming::no && only && c.acts.size() == 1 && predicate.starts_with("cannot "))
    return "only " + nominal(as_ninja(c.subject.filter.none.front()), true) + " can " + predicate.substr(7) + until;
  if (who == Naming::no)
    for (auto at = predicate.find("cannot "); at != std::string::npos; at = predicate.find("cannot ", at))
      predicate.replace(at, at == 0 ? 6 : 7, at == 0 ? "can" : "");
  if (c.subject.aspect == Aspect::battle && np(c.subject, false) == "every battle") {
    if (predicate.starts_with("cannot ")) return "no battle can " + predicate.substr(7) + until;
    if (predicate.starts_with("has no ")) return "no battle has a " + predicate.substr(7) + until;
  }
  if (std::string said = team_rule(c, until); !said.empty()) return said;
  const std::string who_does = np(c.subject, false) + " ";
  // The time stands before what is added behind a comma: "must be sent out this turn, if possible".
  constexpr std::string_view kPossible = ", if possible";
  if (!until.empty() && predicate.ends_with(kPossible))
    return fmt::format("{}{}{}{}", who_does, predicate.substr(0, predicate.size() - kPossible.size()), until,
                       kPossible);
  constexpr std::size_t kLongPredicate = 11;  // words: the time behind them would belong to the last of them
  if (until == english_until(Until::turn_end) && c.leads.empty() && c.joint == describe::Joint::first && each.empty() &&
      word_count(without_marks(predicate)) > kLongPredicate)
    return until.substr(1) + ", " + who_does + predicate;
  if (c.until == Until::for_good && c.leads.empty())
    return english_until(*c.until).substr(1) + ", " + who_does + predicate;
  return who_does + predicate + until + each;
}

}  // namespace playsheet::wording
