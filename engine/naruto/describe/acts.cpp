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

namespace {

/// A card that is picked by you, or by nobody.
bool picked_by_you(const Selector& s) { return !is_chosen(s) || s.side == Side::you; }

}  // namespace

bool Planner::by_you(const Heal& e) const { return picked_by_you(e.who); }
bool Planner::by_you(const Move& e) const { return picked_by_you(e.what); }
bool Planner::by_you(const AddCoin& e) const { return !e.on.up_to && !e.as_growth; }
bool Planner::by_you(const GainControl& e) const { return picked_by_you(e.who) && !e.who.up_to && e.by == Side::you; }
bool Planner::by_you(const Draw& e) const { return e.who == Side::you; }
bool Planner::by_you(const DiscardFromHand& e) const { return e.who == Side::you; }
bool Planner::by_you(const Shuffle& e) const { return e.who != Side::any; }
bool Planner::by_you(const WinRewards& e) const { return e.who == Side::you; }
bool Planner::by_you(const Reorganize& e) const { return e.who == Side::you; }
bool Planner::by_you(const Skip& e) const { return e.who == Side::you || e.what == Skipped::showdown; }
bool Planner::by_you(const ExtraTurn& e) const { return e.who == Side::you; }
bool Planner::by_you(const WinGame& e) const { return e.who == Side::you; }
bool Planner::by_you(const LoseGame& e) const { return e.who == Side::you; }
bool Planner::by_you(const Modes& e) const { return differ_in_place(e) && all_own_acts(e.of.front()); }

bool Planner::has_acts(const Effect& effect) const {
  return std::visit(
      [this]<class Node>(const Node& node) {
        if constexpr (kHasActs<Node>)
          return by_you(node);
        else
          return false;
      },
      effect.node);
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
    find.at_once = what.side == Side::any;
    result.acts.push_back(find);
    done.reveal = false;
    done.object = taken_up(done.object);
    done.object.own = result.who == Side::any;  // into the hand of whoever has searched
    const bool stays =
        verb == Verb::move && (to == Destination::deck_top || to == Destination::deck_bottom ||
                               to == Destination::deck_shuffled || to == Destination::deck_top_or_bottom);
    if (result.who == Side::you && !stays) searched_ = what.filter.front().controller;
  }
  result.acts.push_back(std::move(done));
  return result;
}

Planner::Acts Planner::acts(const Negate& e) {
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

Planner::Acts Planner::two_objects(Verb verb, const Selector& first, const Selector& second) {
  Acts result = moving(verb, first, Destination::discard, false);
  result.acts.back().other.push_back(phrase(second, false));
  return result;
}

Planner::Acts Planner::coins_taken(Verb verb, const Selector& from, CoinKind kind, const std::optional<Amount>& n) {
  Act a = act_of(verb);
  a.coin = kind;
  a.all = !n.has_value();
  if (n) a.n = quantity(*n);
  if (!n) a.n = {2, 0};
  a.object = phrase(from, false);
  if (a.object.naming == Naming::all) a.object.naming = Naming::each;
  a.object.in_play = false;
  const auto& asked = a.object.filter.coins;  // whoever loses the coin has it
  if (asked && asked->kind == kind && !asked->at_most && asked->at_least.value_or(1) <= (a.all ? 1 : a.n.number))
    a.object.filter.coins.reset();
  return {Side::you, {std::move(a)}};
}

Planner::Acts Planner::acts(const PutIntoPlay& e) {
  Acts result = moving(Verb::put_into_play, e.what, Destination::discard, false);
  Act& a = result.acts.back();
  a.injured = e.injured;
  a.any_name = e.any_name;
  a.pays = e.pays;
  a.whose = e.side;
  if (e.coin) {
    a.with_coins = true;
    a.coin = *e.coin;
    a.n = quantity(e.coins);
  }
  if (e.in_team) {
    Phrase team = mention(*e.in_team, false);
    team.aspect = Aspect::team;
    a.other.push_back(std::move(team));
    if (!no_battle_) a.role = e.place;
    a.any_place = any_place_;
  }
  return result;
}

Planner::Acts Planner::by(Side who, Act act) { return {who, {std::move(act)}}; }

Act Planner::counted_act(Verb verb, const Amount& n) {
  Act a = act_of(verb);
  a.n = quantity(n);
  return a;
}

// Effects of two objects, on coins, on numbers and on uses.

Planner::Acts Planner::acts(const SwapCards& e) { return two_objects(Verb::swap, e.a, e.b); }

Planner::Acts Planner::acts(const AttachTo& e) { return two_objects(Verb::attach, e.what, e.to); }

Planner::Acts Planner::acts(const RemoveCoin& e) { return coins_taken(Verb::remove_coin, e.from, e.kind, e.n); }

Planner::Acts Planner::acts(const MoveCoin& e) {
  Acts result = coins_taken(Verb::move_coin, e.from, e.kind, e.n);
  result.acts.back().other.push_back(phrase(e.to, false));
  result.acts.back().other.back().in_play = false;
  return result;
}

Planner::Acts Planner::acts(const CopyUse& e) {
  Act a = act_of(Verb::copy_use);
  a.object = mention(e.what, false);
  if (e.user) a.other.push_back(mention(*e.user, false));
  if (e.onto) a.onto.push_back(mention(*e.onto, false));
  a.paid = e.pays;
  return by(Side::you, std::move(a));
}

Planner::Acts Planner::acts(const RearrangeTeam& e) {
  Act a = act_of(Verb::rearrange_team);
  a.object = mention(e.of, false);
  a.object.aspect = Aspect::team;
  return by(Side::you, std::move(a));
}

Planner::Acts Planner::acts(const ChooseNumber& e) {
  Act a = act_of(Verb::choose_number);
  Amount chosen;
  chosen.kind = Amount::Kind::chosen;
  a.letter = meanings_.chosen = quantity(chosen).letter;
  a.n = quantity(e.at_least);
  a.support = quantity(e.at_most);
  return by(Side::you, std::move(a));
}

Planner::Acts Planner::acts(const Name& e) {
  Act a = act_of(Verb::name);
  a.nameable = e.what;
  a.by = e.of;
  if (e.of) a.object.filter = *e.of;
  a.tracks = e.track;
  return by(Side::you, std::move(a));
}

Planner::Acts Planner::acts(const LowerDamage& e) { return by(Side::you, counted_act(Verb::lower_damage, e.by)); }

Planner::Acts Planner::acts(const NegateDamage&) { return by(Side::you, act_of(Verb::negate_damage)); }

Planner::Acts Planner::acts(const NegateEffect&) { return by(Side::you, act_of(Verb::negate_effect)); }

Planner::Acts Planner::acts(const TurnCoin& e) {
  Act a = act_of(Verb::turn_coin);
  a.side = e.to;
  return by(Side::you, std::move(a));
}

Planner::Acts Planner::acts(const TossAgain&) { return by(Side::you, act_of(Verb::toss_again)); }

Act Planner::coin_act(const AddCoin& e) {
  Act a = act_of(Verb::put_coin);
  a.coin = e.kind;
  a.n = quantity(e.n);
  a.object = phrase(e.on, false);
  if (a.object.naming == Naming::all) a.object.naming = Naming::each;  // the coins are put on each of them
  a.object.in_play = false;
  return a;
}

Act Planner::control_act(const GainControl& e) {
  Act a = act_of(Verb::gain_control);
  a.object = phrase(e.who, false);
  a.object.in_play = false;
  a.lasts = e.until;
  a.whose = e.by;
  return a;
}

Planner::Acts Planner::acts(const Heal& e) { return moving(Verb::heal, e.who, Destination::discard, false); }

Planner::Acts Planner::acts(const Move& e) {
  Acts result = moving(Verb::move, e.what, e.to, e.reveal);
  result.acts.back().whose = e.whose;
  result.acts.back().charges = e.charges;
  return result;
}

Planner::Acts Planner::acts(const Deploy& e) { return moving(Verb::deploy, e.what, Destination::discard, false); }

Planner::Acts Planner::acts(const Choose& e) { return moving(Verb::choose, e.what, Destination::discard, false); }

Planner::Acts Planner::acts(const LookAtCards& e) {
  Acts result = moving(Verb::look_at, e.what, Destination::discard, false);
  Phrase& seen = result.acts.back().object;  // nothing is taken from there
  if (seen.origin == Origin::zone) seen.origin = Origin::none;
  return result;
}

Planner::Acts Planner::acts(const Reveal& e) { return moving(Verb::reveal, e.what, Destination::discard, false); }

Planner::Acts Planner::acts(const BecomeStandby& e) {
  return moving(Verb::make_standby, e.who, Destination::discard, false);
}

/// Those that differ in nothing but the place.
Planner::Acts Planner::acts(const Modes& e) {
  const bool outer = std::exchange(any_place_, true);
  Acts result = acts_of(e.of.front().items.front());
  any_place_ = outer;
  return result;
}

Planner::Acts Planner::acts(const AddCoin& e) { return by(Side::you, coin_act(e)); }

Planner::Acts Planner::acts(const GainControl& e) { return by(Side::you, control_act(e)); }

Planner::Acts Planner::acts_of(const Effect& effect) {
  return std::visit(
      [this]<class Node>(const Node& node) -> Acts {
        if constexpr (kHasActs<Node>)
          return acts(node);
        else
          table::fault("an effect that is no act of a player is told as one", table::Place::current());
      },
      effect.node);
}

}  // namespace naruto::describe
