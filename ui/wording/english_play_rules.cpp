// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include "ui/wording/english.h"
#include "ui/wording/filter_facts.h"

/// English: what a player may play, pays for it, keeps and draws.
namespace playsheet::wording {

using namespace naruto;
using describe::Act;
using describe::Naming;
using describe::Quantity;

namespace {

/// "increased by 1", "reduced by 2".
std::string moved(const Quantity& n) { return (n.number < 0 ? "reduced by " : "increased by ") + size_text(n); }

}  // namespace

/// "The opponent must discard 1 more chakra to target a Ninja in this Ninja's team with a Jutsu."
std::string English::use_tax(const Act& a, const UseTax& tax, const std::string& must) {
  const std::string pay = must + " discard " + number_text(a.n) + " more chakra to ";
  const std::string what = tax.effects ? "an activated effect" + (a.by ? " of " + some(*a.by) : std::string())
                           : a.by      ? some(*a.by)
                                       : std::string("a card");
  if (!a.at) return pay + "use " + what;
  return pay + (tax.negating ? "negate " : "target ") + some(*a.at) + " with " + what;
}

/// What a player can do, keeps or draws.
std::string English::play_rule(const Clause& c) {
  const Act& a = c.acts.front();
  const Rule& r = *a.rule;
  const bool you = c.subject.naming == Naming::you;
  const bool neither = c.subject.naming == Naming::each_player;
  const std::string who = np(c.subject, false);
  const std::string cannot = neither ? "neither player can " : who + " cannot ";
  const std::string_view each_turn = c.until ? "" : " each turn";
  const std::string until = c.until && *c.until != Until::for_good ? english_until(*c.until) : std::string();
  const std::string whose = you ? "your" : who + "’s";
  const auto verb = [you](std::string_view second, std::string_view third) {
    return std::string(you ? second : third);
  };
  if (std::holds_alternative<ForbidMission>(r))
    return cannot + "use " + nominal(of_type(a.by.value_or(Filter{}), CardType::mission), true);
  if (const auto* p = std::get_if<ForbidEntry>(&r)) {
    Filter cards = a.by.value_or(Filter{});
    const bool theirs = cards.controller == (you ? Side::you : Side::opponent) && !neither;
    const bool from_hand = cards.zone == Zone::hand && (!cards.controller || theirs);
    if (from_hand) cards.zone.reset();
    if (from_hand) cards.controller.reset();
    const std::string from = from_hand ? (neither || !you ? " from their hand" : " from your hand") : "";
    const std::string what = nominal(cards, true);
    return cannot + (p->how == Entry::deploy ? "deploy " + what : "put " + what + from + " into play");
  }
  if (const auto* p = std::get_if<JutsuLimit>(&r)) {
    std::string one = fmt::format("only one of {} Ninja can use Jutsu{}", whose, each_turn);
    if (!p->n) return one;
    if (p->n == 0) return cannot + "use Jutsu" + until;
    const bool several = p->one_user && a.n.plural();
    return fmt::format("{} can use at most {} Jutsu{}{}{}", who, number_text(a.n), each_turn, until,
                       several ? ", all with one Ninja" : "");
  }
  if (const auto* p = std::get_if<PlayLimit>(&r)) {
    Filter cards;
    cards.type = p->what;
    const std::string_view play = p->what == CardType::mission ? "use" : "deploy";
    if (p->any_number) return fmt::format("{} can {} any number of {}{}", who, play, nominal(cards, true), each_turn);
    if (p->n)
      return fmt::format("{} can {} {} {} {}{}", who, play,
                         a.support.letter == 0 && a.support.number < 2 ? "at most" : "up to", number_text(a.support),
                         nominal(cards, a.support.plural()), each_turn);
    return fmt::format("{} can {} {} {} {}{}", who, play, size_text(a.n), a.n.number < 0 ? "fewer" : "more",
                       nominal(cards, a.n.plural()), each_turn);
  }
  if (const auto* p = std::get_if<HandSize>(&r))
    return p->set ? fmt::format("{} hand limit is {}", whose, number_text(a.support))
                  : fmt::format("{} hand limit is {}", whose, moved(a.n));
  if (std::holds_alternative<ChargeInExchange>(r)) return who + " can charge cards in the exchange of jutsu as well";
  if (std::holds_alternative<OpenHand>(r))
    return fmt::format("{} {} with the hand revealed", who, verb("play", "plays"));
  if (std::holds_alternative<NoDraw>(r))
    return neither ? std::string("neither player draws a card in the start phase")
                   : fmt::format("{} {} no card in the start phase", who, verb("draw", "draws"));
  if (const auto* p = std::get_if<CountsAsPresent>(&r))
    return fmt::format("{} {} as being in {} village, but can still be put into play", names(p->name, and_word()),
                       p->name.size() > 1 ? "count" : "counts", whose);
  if (std::holds_alternative<MarkerStays>(r))
    return fmt::format("{} turn marker does not move in the end phase", whose);
  return {};
}

}  // namespace playsheet::wording
