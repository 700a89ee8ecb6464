// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/describe/planner.h"

/// Effects that are told as acts of a player.
namespace naruto::describe {

Naming Planner::player_naming(Side side) {
  switch (side) {
    case Side::you:
      return Naming::you;
    case Side::opponent:
      return Naming::opponent;
    case Side::any:
      break;
  }
  return Naming::each_player;
}

Phrase taken_up(const Phrase& object) {
  Phrase it = object;
  it.naming = Naming::pronoun;
  it.link = Link::chosen;
  it.plural = object.many();
  it.own = false;
  it.origin = Origin::none;
  it.up_to = false;
  return it;
}

bool Planner::has_acts(const Effect& effect) const {
  const auto by_you = [](const Selector& s) { return !is_chosen(s) || s.side == Side::you; };
  if (const auto* e = std::get_if<Heal>(&effect.node)) return by_you(e->who);
  if (const auto* e = std::get_if<Move>(&effect.node)) return by_you(e->what);
  if (const auto* e = std::get_if<Draw>(&effect.node)) return e->who == Side::you;
  if (const auto* e = std::get_if<DiscardFromHand>(&effect.node)) return e->who == Side::you;
  if (const auto* e = std::get_if<Shuffle>(&effect.node)) return e->who != Side::any;
  if (const auto* e = std::get_if<WinRewards>(&effect.node)) return e->who == Side::you;
  if (const auto* e = std::get_if<Reorganize>(&effect.node)) return e->who == Side::you;
  if (const auto* e = std::get_if<Skip>(&effect.node)) return e->who == Side::you;
  if (const auto* e = std::get_if<ExtraTurn>(&effect.node)) return e->who == Side::you;
  if (const auto* e = std::get_if<WinGame>(&effect.node)) return e->who == Side::you;
  if (const auto* e = std::get_if<GainControl>(&effect.node)) return by_you(e->who) && !e->who.up_to;
  return std::holds_alternative<PutIntoPlay>(effect.node) || std::holds_alternative<Look>(effect.node) ||
         std::holds_alternative<Reveal>(effect.node) || std::holds_alternative<LoseRewards>(effect.node) ||
         std::holds_alternative<Negate>(effect.node) ||
         (std::holds_alternative<AddCoin>(effect.node) && !std::get<AddCoin>(effect.node).on.up_to) ||
         std::holds_alternative<BecomeStandby>(effect.node) || std::holds_alternative<MoveMarker>(effect.node) ||
         std::holds_alternative<Arrange>(effect.node);
}

bool Planner::all_own_acts(const Effects& effects) const {
  if (effects.items.empty()) return false;
  for (const Effect& e : effects.items)
    if (!has_acts(e)) return false;
  return true;
}

Planner::Acts Planner::moving(Verb verb, const Selector& what, Destination to, bool reveal) {
  Acts result;
  if (what.kind == Selector::Kind::choose) result.who = what.side;
  const bool filtered = !what.filter.empty();
  const bool search = what.kind == Selector::Kind::choose && filtered && what.filter.front().zone == Zone::deck &&
                      what.filter.front().top == 0;
  Act done = act_of(verb);
  done.to = to;
  done.reveal = reveal;
  done.object = phrase(what, false);
  if (verb != Verb::move) done.object.in_play = false;
  if (filtered && result.who != Side::you) {
    // "their own" needs an owner to be their own of: the one who chooses.
    const auto controller = what.filter.front().controller;
    if (!controller || *controller == result.who || result.who == Side::any) {
      done.object.own = true;
      done.object.filter.controller.reset();
    }
  }
  if (search) {
    Act find = act_of(Verb::search);
    find.object = done.object;
    find.reveal = reveal;
    result.acts.push_back(find);
    done.reveal = false;
    done.object = taken_up(done.object);
  }
  result.acts.push_back(std::move(done));
  return result;
}

Planner::Acts Planner::negating(const Negate& e) {
  Acts result;
  Act stop = act_of(Verb::negate);
  stop.object = phrase(e.what, false);
  result.acts.push_back(stop);
  if (e.to) {
    Act put = act_of(Verb::move);
    put.to = *e.to;
    put.object = stop.object.naming == Naming::pronoun ? stop.object : taken_up(stop.object);
    result.acts.push_back(put);
  }
  return result;
}

Act Planner::coin_act(const AddCoin& e) {
  Act a = act_of(Verb::put_coin);
  a.coin = e.kind;
  a.n = quantity(e.n);
  a.object = phrase(e.on, false);
  a.object.in_play = false;
  return a;
}

Act Planner::control_act(const GainControl& e) {
  Act a = act_of(Verb::gain_control);
  a.object = phrase(e.who, false);
  a.object.in_play = false;
  a.lasts = e.until;
  return a;
}

/// What a player does that no single card is the object of.
Planner::Acts Planner::card_acts(const Effect& effect) {
  const auto one = [](Side who, Act a) { return Acts{who, {std::move(a)}}; };
  const auto counted_act = [this](Verb verb, const Amount& n) {
    Act a = act_of(verb);
    a.n = quantity(n);
    return a;
  };
  const auto deck_top = [&](Verb verb, LookAt at, Side of, const Amount& n) {
    Act a = counted_act(verb, n);
    a.look_at = at;
    a.object.whose = of;
    return one(Side::you, a);
  };
  return std::visit(
      Told{[&](const Draw& e) { return one(e.who, counted_act(e.up_to_hand ? Verb::draw_up_to : Verb::draw, e.n)); },
           [&](const DiscardFromHand& e) { return one(e.who, counted_act(Verb::discard_from_hand, e.n)); },
           [&](const WinRewards& e) { return one(e.who, counted_act(Verb::win_rewards, e.n)); },
           [&](const Look& e) { return deck_top(Verb::look, e.at, e.of, e.n); },
           [&](const Arrange& e) { return deck_top(Verb::arrange, LookAt::deck_top, e.of, e.n); },
           [&](const Shuffle& e) {
             Act a = act_of(Verb::shuffle);
             a.object.whose = e.who;
             return one(e.who == Side::any ? Side::any : Side::you, a);
           },
           [&](const LoseRewards& e) {
             Act a = counted_act(Verb::lose_rewards, e.n);
             a.to = e.to;
             a.object.whose = e.who;
             return one(Side::you, a);
           },
           [&](const auto&) { return game_acts(effect); }},
      effect.node);
}

/// What concerns turns, teams and the end of the game.
Planner::Acts Planner::game_acts(const Effect& effect) {
  const auto one = [](Side who, Act a) { return Acts{who, {std::move(a)}}; };
  return std::visit(Told{[&](const MoveMarker& e) {
                           Act a = act_of(Verb::move_marker);
                           a.n = quantity(e.n);
                           a.back = e.back;
                           a.object.whose = e.who;
                           return one(Side::you, a);
                         },
                         [&](const Skip& e) {
                           Act a = act_of(Verb::skip);
                           a.skipped = e.what;
                           return one(e.who, a);
                         },
                         [&](const Reorganize& e) { return one(e.who, act_of(Verb::reorganize)); },
                         [&](const ExtraTurn& e) { return one(e.who, act_of(Verb::extra_turn)); },
                         [&](const WinGame& e) { return one(e.who, act_of(Verb::win_game)); },
                         [&](const auto&) { return one(Side::you, act_of(Verb::apply_effect)); }},  // told elsewhere
                    effect.node);
}

Planner::Acts Planner::acts_of(const Effect& effect) {
  const auto none = Destination::discard;
  return std::visit(Told{[&](const Heal& e) { return moving(Verb::heal, e.who, none, false); },
                         [&](const Move& e) { return moving(Verb::move, e.what, e.to, e.reveal); },
                         [&](const PutIntoPlay& e) { return moving(Verb::put_into_play, e.what, none, false); },
                         [&](const Reveal& e) { return moving(Verb::reveal, e.what, none, false); },
                         [&](const BecomeStandby& e) { return moving(Verb::make_standby, e.who, none, false); },
                         [&](const Negate& e) { return negating(e); },
                         [&](const AddCoin& e) {
                           return Acts{Side::you, {coin_act(e)}};
                         },
                         [&](const GainControl& e) {
                           return Acts{Side::you, {control_act(e)}};
                         },
                         [&](const auto&) { return card_acts(effect); }},
                    effect.node);
}

}  // namespace naruto::describe
