// SPDX-License-Identifier: GPL-3.0-or-later
// When, if, how often and how long.
#include <fmt/format.h>

#include "ui/wording/gormiti/english.h"

namespace playsheet::gormiti_wording {

using namespace gormiti;

namespace {

std::string_view english_as(Role as) {
  switch (as) {
    case Role::any:
      return "";
    case Role::attacker:
      return " as the attacker";
    case Role::defender:
      return " as the defender";
  }
  return "";
}

std::string_view english_turn(Whose whose) {
  switch (whose) {
    case Whose::any:
      return "each turn";
    case Whose::you:
      return "your turn";
    case Whose::opponent:
      return "the opponent's turn";
  }
  return "";
}

}  // namespace

const Realizer::Links& English::links() const {
  static constexpr Links links{.and_ = " and ",
                               .then = ", then ",
                               .further = "then",
                               .otherwise = "; otherwise, ",
                               .if_ = "if ",
                               .while_ = "while ",
                               .opponent_wishes = "if the opponent wishes, ",
                               .at_most = "at most",
                               .payment = "Payment: ",
                               .deployment = "Deployment condition: ",
                               .activation = "Activation condition: ",
                               .further_comma = false};
  return links;
}

std::string English::leaves(LeaveCause cause, const std::string& who) const {
  switch (cause) {
    case LeaveCause::any:
      return who + " leaves the field";
    case LeaveCause::destroyed:
      return who + " is destroyed";
    case LeaveCause::discarded:
      return who + " is discarded from the field";
    case LeaveCause::returned:
      return who + " returns from the field to the hand or the deck";
  }
  return {};
}

std::string English::event(const Event& e) const {
  const auto is = [&](CardType type) {
    const bool word = e.who.naming != Naming::some;
    OneOf<CardType> only;
    only.add(type);
    return word ? e.who.type == type
                : e.who.filter.type == only || (type == CardType::fighter && describe::is_about_fighters(e.who.filter));
  };
  const std::string who = np(e.who);
  switch (e.test.event) {
    case EventKind::enters_play:
      return "when " + who +
             (is(CardType::fighter)  ? " is deployed"
              : is(CardType::weapon) ? " is equipped"
              : is(CardType::arena)  ? " is played"
                                     : " enters the field");
    case EventKind::battle_joined:
      return "when " + who +
             (e.test.as == Role::attacker   ? " attacks"
              : e.test.as == Role::defender ? " defends"
                                            : " attacks or defends");
    case EventKind::battle_result:
      if (e.test.result == Result::survived)
        return fmt::format("when {} survives a clash{}", who, english_as(e.test.as));
      return fmt::format("when {} destroys the other Fighter in a clash{} and survives", who, english_as(e.test.as));
    case EventKind::leaves_play:
      return "when " + leaves(e.test.cause, who);
    case EventKind::turn_begins:
      return fmt::format("at the start of {}", english_turn(e.test.whose));
    case EventKind::turn_ends:
      break;
  }
  return fmt::format("at the end of {}", english_turn(e.test.whose));
}

std::string English::times(int limit, bool own_turns) const {
  const std::string turn = own_turns ? "in each of your turns" : "per turn";
  return limit == 1 ? "once " + turn : fmt::format("up to {} times {}", limit, turn);
}

std::string English::until(Span span) const {
  switch (span) {
    case Span::battle_end:
      return "until the end of the clash";
    case Span::turn_end:
      return "until the end of the turn";
    case Span::next_turn_end:
      return "until the end of the next turn";
    case Span::your_next_turn_start:
      return "until the start of your next turn";
    case Span::your_next_turn_end:
      break;
  }
  return "until the end of your next turn";
}

std::string English::there_are(const Test& t) const {
  const int last = t.bounds.at_most.value_or(t.bounds.at_least.value_or(0));
  const bool none = t.bounds.at_most == 0 && t.bounds.at_least.value_or(0) == 0;
  Filter what = t.filter;
  what.ref.reset();
  std::string many = (none ? "no" : bounded(t.bounds)) + " " + kind(what, last != 1, false);
  if (what.zone == Place::hand && what.controller != Whose::any)
    many += " in hand";
  else
    many += pile(what, "in");
  if (t.filter.ref) many += fmt::format(" (only {} counts)", pointed(t.who.naming, CardType::fighter));
  if (what.controller == Whose::you) return "you have " + many;
  if (what.controller == Whose::opponent) return "the opponent has " + many;
  return (last == 1 ? "there is " : "there are ") + many + (what.zone == Place::field ? " on the field" : "");
}

std::string English::outnumber(const Test& t) const {
  std::string what = kind(t.filter, true, false);
  if (t.filter.zone == Place::hand) what += " in hand";
  if (t.filter.zone == Place::deck) what += " in the deck";
  if (t.filter.zone == Place::discard) what += " in the discard pile";
  const auto said = [&]() -> std::string {
    switch (t.op) {
      case CompareOp::greater:
        return "more " + what + " than";
      case CompareOp::greater_equal:
        return "at least as many " + what + " as";
      case CompareOp::less:
        return "fewer " + what + " than";
      case CompareOp::less_equal:
        return "at most as many " + what + " as";
      case CompareOp::equal:
        break;
    }
    return "exactly as many " + what + " as";
  };
  return t.whose == Whose::opponent ? "the opponent has " + said() + " you" : "you have " + said() + " the opponent";
}

std::string English::sum(const Quantity& q) const {
  if (!q.amount.counted) return number(q.amount.number, false);
  Phrase all;
  all.naming = Naming::group;
  all.filter = q.amount.filter;
  all.ref = q.ref;
  const std::string times = q.amount.times == 1 ? "" : fmt::format("{} times ", q.amount.times);
  return times + "the number of " + np(all) + limit(q.amount, false);
}

std::string English::test(const Test& t, Mood) const {
  switch (t.kind) {
    case Test::Kind::there_are:
      return there_are(t);
    case Test::Kind::fits:
      return np(t.who) + " " + predicate(t.filter);
    case Test::Kind::outnumber:
      return outnumber(t);
    case Test::Kind::compare:
      break;
  }
  const auto is = [&]() -> std::string_view {
    switch (t.op) {
      case CompareOp::greater:
        return "more than";
      case CompareOp::greater_equal:
        return "at least";
      case CompareOp::less:
        return "less than";
      case CompareOp::less_equal:
        return "at most";
      case CompareOp::equal:
        break;
    }
    return "exactly";
  };
  return fmt::format("{} is {} {}", sum(t.left), is(), sum(t.right));
}

std::string English::fits(const Paragraph& p) const {
  // The bearer or user is the player's own: "the Hero" is one's own.
  Filter what = p.filter;
  if (what.type.empty()) what.type.add(CardType::fighter);
  std::string said = kind(what, false, false);
  if (p.side != Role::any) said = (p.side == Role::attacker ? "attacking " : "defending ") + said;
  return "only for " + with_article(said);
}

std::string English::duration(int turns) const {
  if (turns == 1) return "Duration: only the turn in which you play it";
  return fmt::format("Duration: {} of your turns, including the one in which you play it", turns);
}

}  // namespace playsheet::gormiti_wording
