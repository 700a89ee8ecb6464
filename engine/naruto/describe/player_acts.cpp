// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/describe/planner.h"

/// Acts that no single card is the object of: on hands, decks and rewards, on turns and the end of the game.
namespace naruto::describe {

namespace {

/// All of them but so many.
std::optional<int> all_but(const Amount& n, Amount::Kind of, Side whose) {
  const bool rest = n.kind == Amount::Kind::minus && n.factor.size() == 2 && n.factor[0].kind == of &&
                    n.factor[0].side == whose && n.factor[1].kind == Amount::Kind::constant;
  return rest ? std::optional(n.factor[1].number) : std::nullopt;
}

}  // namespace

/// Cards that are drawn or discarded are near, too: "it" would be one of them.
void Planner::cards_come_near() {
  mentions_.named_other();
  cards_meanwhile_ = true;
}

Planner::Acts Planner::acts(const Draw& e) {
  cards_come_near();
  return by(e.who, counted_act(e.up_to_hand ? Verb::draw_up_to : Verb::draw, e.n));
}

Planner::Acts Planner::acts(const DiscardFromHand& e) {
  cards_come_near();
  const auto left = e.up_to || e.of ? std::nullopt : all_but(e.n, Amount::Kind::hand, e.who);
  Act a = left ? act_of(Verb::discard_from_hand) : counted_act(Verb::discard_from_hand, e.n);
  a.down_to = left;
  a.up_to = e.up_to;
  a.random = e.random;
  if (e.of) {
    Filter fitting = *e.of;
    fitting.zone = Zone::hand;
    fitting.controller = Side::you;
    a.verb = Verb::move;
    a.object = counted(fitting, a.n);
    a.object.own = e.who != Side::you;
    a.object.up_to = e.up_to;
    a.object.random = e.random;
  }
  return by(e.who, std::move(a));
}

Planner::Acts Planner::acts(const WinRewards& e) {
  Act a = counted_act(Verb::win_rewards, e.n);
  a.additional = winner_ == e.who;
  return by(e.who, std::move(a));
}

Planner::Acts Planner::acts(const LoseRewards& e) {
  cards_come_near();
  const bool plain = e.to == Destination::discard && !e.up_to && !e.chosen && !e.random;
  const auto left = plain ? all_but(e.n, Amount::Kind::rewards, e.who) : std::nullopt;
  Act a = left ? act_of(Verb::lose_rewards) : counted_act(Verb::lose_rewards, e.n);
  a.down_to = left;
  a.to = e.to;
  a.object.whose = e.who;
  a.up_to = e.up_to;
  a.random = e.random;
  a.chosen = e.chosen;
  return by(Side::you, std::move(a));
}

Planner::Acts Planner::acts(const Look& e) {
  Act a = counted_act(Verb::look, e.n);
  a.look_at = e.at;
  a.object.whose = e.of;
  return by(Side::you, std::move(a));
}

Planner::Acts Planner::acts(const Arrange& e) {
  Act seen = act_of(Verb::arrange);
  if (e.on_top || !arranges_seen(e, seen)) {
    Act put = counted_act(Verb::arrange, e.n);
    put.look_at = LookAt::deck_top;
    put.object.whose = e.of;
    put.on_top = e.on_top;
    return by(Side::you, std::move(put));
  }
  seen.n = seen.rest ? Quantity{2, 0} : quantity(e.n);
  return by(Side::you, std::move(seen));
}

Planner::Acts Planner::acts(const Shuffle& e) {
  cards_meanwhile_ = true;
  Act a = act_of(Verb::shuffle);
  a.object.whose = e.who;
  return by(e.who == Side::any ? Side::any : Side::you, std::move(a));
}

// What concerns turns, teams and the end of the game.

Planner::Acts Planner::acts(const MoveMarker& e) {
  Act a = counted_act(Verb::move_marker, e.n);
  a.back = e.back;
  a.object.whose = e.who;
  return by(Side::you, std::move(a));
}

Planner::Acts Planner::acts(const Skip& e) {
  Act a = act_of(Verb::skip);
  a.skipped = e.what;
  return by(e.what == Skipped::showdown ? Side::you : e.who, std::move(a));
}

Planner::Acts Planner::acts(const Reorganize& e) { return by(e.who, act_of(Verb::reorganize)); }

Planner::Acts Planner::acts(const ExtraTurn& e) { return by(e.who, act_of(Verb::extra_turn)); }

Planner::Acts Planner::acts(const WinGame& e) { return by(e.who, act_of(Verb::win_game)); }

Planner::Acts Planner::acts(const LoseGame& e) { return by(e.who, act_of(Verb::lose_game)); }

}  // namespace naruto::describe
