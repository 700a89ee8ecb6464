// SPDX-License-Identifier: GPL-3.0-or-later
// What is done, and what is so.
#include <fmt/format.h>

#include <algorithm>

#include "ui/wording/gormiti/english.h"

namespace playsheet::gormiti_wording {

using namespace gormiti;

namespace {

std::string_view english_s(const describe::Phrase& who) { return who.many() ? "" : "s"; }

std::string_view english_role(Role as) {
  switch (as) {
    case Role::any:
      return "";
    case Role::attacker:
      return " while attacking";
    case Role::defender:
      return " while defending";
  }
  return "";
}

std::string_view english_damage(DamageCause cause) {
  switch (cause) {
    case DamageCause::any:
      return "damage";
    case DamageCause::battle:
      return "clash damage";
    case DamageCause::effect:
      return "damage from abilities";
  }
  return "";
}

/// Whose hand or deck a card goes back to: its owner's.
std::string_view english_owner(const describe::Phrase& who) {
  using describe::Naming;
  const bool own = who.naming == Naming::this_card || who.naming == Naming::bearer ||
                   who.naming == Naming::own_fighter || (who.naming == Naming::it && who.type != CardType::fighter) ||
                   who.filter.controller == Whose::you;
  if (own) return "your";
  if (who.naming == Naming::opposing_fighter || who.filter.controller == Whose::opponent) return "the opponent's";
  return "its owner's";
}

}  // namespace

std::string English::changes(const Act& a) const {
  std::vector<std::string> parts;
  if (a.has_atk) parts.push_back(quantity(a.n, "ATK", "ATK", true));
  if (a.has_hp) parts.push_back(quantity(a.hp, "HP", "HP", true));
  return fmt::format("{} get{} {}{}", np(a.who), english_s(a.who), joined(parts, " and "), english_role(a.as));
}

std::string English::takes_less(const Act& a) const {
  const int n = a.n.amount.counted ? a.n.amount.times : a.n.amount.number;
  return fmt::format("{} take{} {} less {}{}{}", np(a.who), english_s(a.who), n, english_damage(a.cause),
                     english_role(a.as), for_each(a.n, false));
}

std::string English::moved(const Act& a) const {
  const std::string who = np(a.who, "from");
  if (a.verb == Verb::to_hand) return fmt::format("return {} to {} hand", who, english_owner(a.who));
  return fmt::format("shuffle {} into {} deck", who, english_owner(a.who));
}

std::string English::searched(const Act& a) const {
  const bool one = !a.n.amount.counted && a.n.amount.number == 1;
  const std::string_view them = one ? "it" : "them";
  return fmt::format("search your deck for {}, reveal {} and put {} into your hand, then shuffle your deck",
                     quantity(a.n, kind(a.who.filter, false, false), kind(a.who.filter, true, false)), them, them);
}

std::string English::act(const Act& a) const {
  const std::string_view s = english_s(a.who);
  const std::string_view player_s = a.player == Whose::opponent ? "s" : "";
  const std::string_view player = a.player == Whose::opponent ? "the opponent " : "";
  switch (a.verb) {
    case Verb::damage:
      return fmt::format("inflict {} on {}", quantity(a.n, "damage", "damage"), np(a.who));
    case Verb::heal:
      return fmt::format("heal {} for {}", np(a.who), quantity(a.n, "HP", "HP"));
    case Verb::change:
      return changes(a);
    case Verb::take_less:
      return takes_less(a);
    case Verb::draw:
      return fmt::format("{}draw{} {}", player, player_s, quantity(a.n, "card", "cards"));
    case Verb::discard:
      return fmt::format("{}discard{} {}{} from {} hand", player, player_s, quantity(a.n, "card", "cards"),
                         a.random ? " at random" : "", a.player == Whose::opponent ? "their" : "your");
    case Verb::to_hand:
    case Verb::to_deck:
      return moved(a);
    case Verb::search:
      return searched(a);
    case Verb::put_token:
      return fmt::format("put {} onto your field ({})",
                         quantity(a.n, token_name(a) + " token", token_name(a) + " tokens"), token_facts(a));
    case Verb::destroy:
      return "destroy " + np(a.who);
    case Verb::put_counters:
      return fmt::format("put {} on {}",
                         quantity(a.n, counter_name(a.counter) + " counter", counter_name(a.counter) + " counters"),
                         np(a.who));
    case Verb::extra_attack:
      return fmt::format("{} get{} 1 extra attack this turn", np(a.who), s);
    case Verb::attach:
      return fmt::format("move {} to {}", np(a.who), np(a.other));
    case Verb::cannot_attack:
      return np(a.who) + " cannot attack";
    case Verb::attack_at_once:
      return np(a.who) +
             (a.who.many() ? " can attack on the turn they are deployed" : " can attack on the turn it is deployed");
    case Verb::cannot_defend:
      return fmt::format("{} cannot defend against {}", np(a.who), np(a.other));
    case Verb::no_moves:
      return "the opponent cannot play Move cards in clashes with " + np(a.who);
  }
  return {};
}

std::string English::payment(const Cost& cost, CardType type) const {
  std::vector<std::string> given, parts;
  for (const CostLine& line : cost) {
    if (const auto* in_play = std::get_if<InPlayCost>(&line)) {
      Phrase p;
      p.naming = Naming::counted;
      p.filter = in_play->of;
      p.filter.controller = Whose::you;
      p.n = in_play->n;
      std::string said = np(p);
      if (!given.empty()) said.insert(said.find(' '), " more");
      given.push_back(said);
    }
  }
  if (!given.empty()) parts.push_back("send " + joined(given, " and ") + " to the discard pile");
  for (const CostLine& line : cost) {
    if (const auto* hand = std::get_if<HandCost>(&line))
      parts.push_back(fmt::format("discard {} card{} from your hand", hand->n, hand->n == 1 ? "" : "s"));
    if (const auto* coins = std::get_if<CoinCost>(&line))
      parts.push_back(fmt::format("remove {} {} counter{} from {}", coins->n, counter_name(coins->kind.id),
                                  coins->n == 1 ? "" : "s", pointed(Naming::this_card, type)));
  }
  return joined(parts, " and ");
}

std::string English::if_you_wish(const std::vector<Clause>& steps) const {
  // "You may" goes with what you do yourself.
  const bool yours = std::all_of(steps.begin(), steps.end(), [](const Clause& each) {
    const Verb verb = each.act.verb;
    return each.kind == Clause::Kind::act && each.act.player != Whose::opponent && verb != Verb::change &&
           verb != Verb::take_less && verb != Verb::extra_attack;
  });
  return yours ? "you may " : "if you wish, ";
}

}  // namespace playsheet::gormiti_wording
