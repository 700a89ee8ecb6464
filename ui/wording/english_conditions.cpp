// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include "ui/wording/card_words.h"
#include "ui/wording/coins.h"
#include "ui/wording/english.h"
#include "ui/wording/filter_facts.h"
#include "ui/wording/joining.h"
#include "ui/wording/marks.h"
#include "ui/wording/ranges.h"

/// English: one condition, several at once, and those that count.
namespace playsheet::wording {

using namespace naruto;
using describe::Naming;
using describe::Test;

namespace {

/// How the test begins, where the next one can go on without it: "you have ", "this Ninja is ".
std::string_view beginning(std::string_view said, std::string_view who) {
  for (const std::string_view one : {"you have ", "the opponent has ", "there is ", "there are "})
    if (said.starts_with(one)) return one;
  for (const std::size_t verb : {who.size() + 4, who.size() + 3})  // " has", " is"
    if (!who.empty() && said.size() > verb && said.starts_with(who) &&
        (said.substr(who.size(), 5) == " has " || said.substr(who.size(), 4) == " is "))
      return said.substr(0, said.find(' ', who.size() + 1) + 1);
  return {};
}

std::string owner(Side side, std::string_view have, std::string_view has) {
  return side == Side::you ? fmt::format("you {}", have) : fmt::format("the opponent {}", has);
}

/// "2 coins come up heads", "at least 1 coin comes up tails", "both coins come up heads".
std::string coins_up(const Bounds& b, int tossed, std::string_view side) {
  const int n = b.at_least.value_or(b.at_most.value_or(0));
  const bool exact = b.at_least == b.at_most || (b.at_least == tossed && tossed > 1);
  if (b.at_most == 0) return fmt::format("no coin comes up {}", side);
  if (exact && n == tossed)
    return n == 1   ? fmt::format("the coin comes up {}", side)
           : n == 2 ? fmt::format("both coins come up {}", side)
                    : fmt::format("all {} coins come up {}", n, side);
  const std::string_view how = exact ? "exactly " : b.at_least ? "at least " : "at most ";
  return fmt::format("{}{} {} up {}", how, n, n == 1 ? "coin comes" : "coins come", side);
}

std::string comparison(const Bounds& b) {
  const bool none = b.at_most == 0;
  return none ? "no" : !b.at_least ? fmt::format("{} or fewer", *b.at_most) : range_text(b, Language::en);
}

bool is_one(const Bounds& b) { return b.at_least == 1 && b.at_most == 1; }

}  // namespace

/// "you have Kidomaru, Jirobo and Sakon in play", "this Ninja is attacking and is in a team of 4 Ninja"
std::string English::exists(const Test& t) {
  if (t.filter.fighting == Ref::self && t.filter.team && t.at_least <= 1 && !t.negated) {  // a team is fought as such
    Filter rest = t.filter;
    rest.fighting.reset();
    constexpr std::string_view kInside = "in a ";
    const std::string whole = describe::parts_of(rest).size() == 1 ? team(*t.filter.team) : std::string();
    if (whole.starts_with(kInside)) return reference(Ref::self) + " is fighting a " + whole.substr(kInside.size());
  }
  if (t.filter.fighting == Ref::self && t.at_least <= 1 && !t.negated) {
    Filter rest = t.filter;
    rest.fighting.reset();
    if (asks_team_power(rest) && !rest.controller) return reference(Ref::self) + " is fighting " + opponents(rest);
  }
  Filter f = t.filter;
  if (is_target(f) && f.controller && *f.controller != Side::any && t.at_least == 1 && !t.bounds.at_least) {
    f.controller.reset();
    if (only_target(f))
      return std::string(t.filter.controller == Side::you ? (each_acts() ? "they " : "you ") : "the opponent ") +
             (t.filter.controller == Side::you ? (t.negated ? "do not control " : "control ")
                                               : (t.negated ? "does not control " : "controls ")) +
             some(f);
    f = t.filter;
  }
  const bool exact = t.bounds.at_least && t.bounds.at_least == t.bounds.at_most;
  const bool plural = t.at_least > 1 || exact;
  std::string holder = "there ";
  const bool owned = f.controller && *f.controller != Side::any && !f.team_of && !f.fighting;
  const bool in_zone = f.zone && *f.zone != Zone::village;
  if (owned) holder = f.controller == Side::you ? (each_acts() ? "they have " : "you have ") : "the opponent has ";
  const bool pile = is_pile(f);
  const bool in_use = f.zone == Zone::chain;
  if (in_use) holder = "there ";
  if (owned && (!in_zone || pile)) f.controller.reset();
  const Filter plain = simplified(f);
  Phrase shown;
  shown.own = owned && t.filter.controller == Side::opponent && in_owned_zone(f);
  shown.in_play = !in_zone && !lies_anywhere(f) && !f.state && !f.role && !f.fighting && !f.team_of && !is_target(f);
  const std::string other = f.except ? "other " : "";
  std::string what;
  const bool named = !in_zone && only_names(plain);
  if (t.negated && !plural && named && owned)
    return (t.filter.controller == Side::you ? "you do not have " : "the opponent does not have ") +
           names(plain.name, or_word()) + " in play";
  if (exact) {
    what = fmt::format("exactly {} {}{}", t.at_least, other, nominal(f, t.at_least != 1, &shown));
  } else if (t.negated && plural) {
    what = fmt::format("{} or fewer {}{}", t.at_least - 1, other, nominal(f, true, &shown));
  } else if (plural) {
    what = fmt::format("{} or more {}{}", t.at_least, other, nominal(f, true, &shown));
  } else if (named) {
    what = (t.negated ? "no " : "") + names(plain.name, or_word()) + " in play";
  } else {
    what = t.negated       ? "no " + other + nominal(f, true, &shown)
           : owned && pile ? (f.symbol.empty() ? "at least 1 " : "1 ") + nominal(f, false, &shown)
                           : some(f, &shown);
  }
  if (!owned || in_use) holder += plural || t.negated ? "are " : "is ";
  return holder + what;
}

std::string English::test(const Test& t) {
  const bool you = t.side == Side::you;
  const std::string have = you                        ? (each_acts() ? "they have " : "you have ")
                           : t.side == Side::opponent ? "the opponent has "
                                                      : "the players together have ";
  lean_on(t.meanings);
  switch (t.kind) {
    case Condition::Kind::exists:
      return marked(t.filter, exists(t));
    case Condition::Kind::is:
      if (still_there(t)) return np(t.who, false) + (t.negated ? " is no longer in play" : " is still in play");
      return np(t.who, false) + " " + predicate(t.filter, t.negated);
    case Condition::Kind::hand:
      return have + comparison(t.bounds) + (is_one(t.bounds) ? " card in hand" : " cards in hand");
    case Condition::Kind::rewards:
      return have + comparison(t.bounds) + (is_one(t.bounds) ? " Battle Reward" : " Battle Rewards");
    case Condition::Kind::chakra:
      return have + (t.bounds.at_most == 0 ? "no" : range_text(t.bounds, Language::en)) + " chakra";
    case Condition::Kind::compare:
      return compared(t);
    case Condition::Kind::this_turn:
      return tallied(t);
    case Condition::Kind::whose_turn:
      return you ? (t.negated ? "it is not your turn" : "it is your turn")
                 : (t.negated ? "it is not the opponent’s turn" : "it is the opponent’s turn");
    case Condition::Kind::leads_rewards:
      if (you)
        return t.negated ? "you do not have more Battle Rewards than the opponent"
                         : "you have more Battle Rewards than the opponent";
      return t.negated ? "the opponent does not have more Battle Rewards than you"
                       : "the opponent has more Battle Rewards than you";
    default:
      break;
  }
  if (neither_has(t))
    return t.parts.front().kind == Condition::Kind::hand      ? "neither player has cards in hand"
           : t.parts.front().kind == Condition::Kind::rewards ? "neither player has Battle Rewards"
                                                              : "neither player has chakra";
  return several_tests(t);
}

std::string English::several_tests(const Test& t) {
  std::vector<std::string> groups;
  std::vector<std::string> items;
  std::string begun;
  const std::string_view last = t.kind == Condition::Kind::any ? or_word() : and_word();
  const auto close = [&] {
    if (!items.empty()) groups.push_back(begun + with_shared_ends(items, last));
    items.clear();
  };
  bool nested = false;
  bool was_done = false;
  for (const Test& part : t.parts) {
    const std::string said = test(part);
    const bool list = part.kind == Condition::Kind::all || part.kind == Condition::Kind::any;
    nested = nested || list;
    const std::string who = part.kind == Condition::Kind::is ? np(part.who, false) : std::string();
    const bool done = part.kind == Condition::Kind::this_turn;  // "have" is another verb in "you have deployed"
    if (done != was_done) close();
    was_done = done;
    const std::string begins = list ? std::string() : std::string(beginning(without_marks(said), without_marks(who)));
    if (items.empty() || begins.empty() || (begins != begun && !(begins == "it is " && begun.ends_with(" is "))))
      close();
    if (items.empty()) begun = begins;
    items.push_back(cut_front(said, begins.size()));
  }
  close();
  return enumerated(groups, nested ? (t.kind == Condition::Kind::any ? ", or if " : ", and if ") : last);
}

/// "the opponent has at least 2 more Ninja in play than you"
std::string English::rivalry(const Rivals& r) {
  Phrase shown;
  std::string what;
  const bool you = r.who == Side::you;
  if (r.what.kind == Amount::Kind::hand) {
    what = "cards in hand";
  } else if (r.what.kind == Amount::Kind::rewards) {
    what = "Battle Rewards";
  } else {
    Filter f = r.what.filter.front();
    shown.own = !you && in_owned_zone(f);
    shown.in_play = !f.zone || *f.zone == Zone::village;
    if (!in_owned_zone(f)) f.controller.reset();
    what = nominal(f, true, &shown);
  }
  const std::string_view other = you ? "the opponent" : "you";
  const std::string has = owner(r.who, "have ", "has ");
  if (r.more > 0) return fmt::format("{}at least {} more {} than {}", has, r.more, what, other);
  switch (r.relation) {
    case Relation::above:
      return fmt::format("{}more {} than {}", has, what, other);
    case Relation::below:
      return fmt::format("{}fewer {} than {}", has, what, other);
    case Relation::at_least:
      return fmt::format("{}at least as many {} as {}", has, what, other);
    default:
      return fmt::format("{}as many {} as {}", has, what, other);
  }
}

/// How many there are of something, where the words have a better way to tell it than "the number of ... is".
std::string English::number_there(const Amount& a, const Bounds& b, bool negated) {
  if (negated) return {};
  switch (a.kind) {
    case Amount::Kind::heads:
    case Amount::Kind::tails:
      return coins_up(b, meanings().tossed, a.kind == Amount::Kind::heads ? "heads" : "tails");
    case Amount::Kind::count: {
      Test there;
      there.filter = a.filter.front();
      there.negated = b.at_most && !b.at_least;
      there.at_least = there.negated ? *b.at_most + 1 : b.at_least.value_or(1);
      if (b.at_most == 0) there.at_least = 1;
      if (b.at_least && b.at_most && *b.at_most > 0) there.bounds = b;
      return b.at_least && b.at_most && b.at_least != b.at_most ? std::string() : exists(there);
    }
    case Amount::Kind::coins: {
      const bool one = b.at_least == 1 && b.at_most == 1;
      return fmt::format("{} has {} {}", reference(a.of), b.at_most == 0 ? "no" : range_text(b, Language::en),
                         coin_forms(a.coin, Language::en, !one));
    }
    case Amount::Kind::symbols:
      return fmt::format("there are {} different symbols among {}", range_text(b, Language::en),
                         np(group_of(a.filter.front()), true));
    case Amount::Kind::teams:
      if (a.side == Side::any || !b.at_least) return {};
      return owner(a.side, "have ", "has ") + range_text(b, Language::en) + (b.at_most == 1 ? " team" : " teams");
    default:
      return {};
  }
}

}  // namespace playsheet::wording
