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
  if (const auto* e = std::get_if<Skip>(&effect.node)) return e->who == Side::you || e->what == Skipped::showdown;
  if (const auto* e = std::get_if<ExtraTurn>(&effect.node)) return e->who == Side::you;
  if (const auto* e = std::get_if<WinGame>(&effect.node)) return e->who == Side::you;
  if (const auto* e = std::get_if<LoseGame>(&effect.node)) return e->who == Side::you;
  if (const auto* e = std::get_if<GainControl>(&effect.node))
    return by_you(e->who) && !e->who.up_to && e->by == Side::you;
  if (const auto* e = std::get_if<Modes>(&effect.node)) return differ_in_place(*e) && all_own_acts(e->of.front());
  if (std::holds_alternative<Deploy>(effect.node) || std::holds_alternative<SwapCards>(effect.node) ||
      std::holds_alternative<LookAtCards>(effect.node) || std::holds_alternative<RemoveCoin>(effect.node) ||
      std::holds_alternative<MoveCoin>(effect.node) || std::holds_alternative<CopyUse>(effect.node) ||
      std::holds_alternative<RearrangeTeam>(effect.node) || std::holds_alternative<ChooseNumber>(effect.node) ||
      std::holds_alternative<Choose>(effect.node) || std::holds_alternative<Name>(effect.node) ||
      std::holds_alternative<NegateDamage>(effect.node) || std::holds_alternative<NegateEffect>(effect.node) ||
      std::holds_alternative<LowerDamage>(effect.node) || std::holds_alternative<AttachTo>(effect.node) ||
      std::holds_alternative<TurnCoin>(effect.node) || std::holds_alternative<TossAgain>(effect.node))
    return true;
  return std::holds_alternative<PutIntoPlay>(effect.node) || std::holds_alternative<Look>(effect.node) ||
         std::holds_alternative<Reveal>(effect.node) || std::holds_alternative<LoseRewards>(effect.node) ||
         std::holds_alternative<Negate>(effect.node) ||
         (std::holds_alternative<AddCoin>(effect.node) && !std::get<AddCoin>(effect.node).on.up_to &&
          !std::get<AddCoin>(effect.node).as_growth) ||
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

Planner::Acts Planner::putting_into_play(const PutIntoPlay& e) {
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

/// Effects of two objects, on coins, on numbers and on uses.
Planner::Acts Planner::further_acts(const Effect& effect) {
  const auto one = [](Act a) { return Acts{Side::you, {std::move(a)}}; };
  const auto about = [this](Verb verb, Ref object) {
    Act a = act_of(verb);
    a.object = mention(object, false);
    return a;
  };
  return std::visit(Told{[&](const SwapCards& e) { return two_objects(Verb::swap, e.a, e.b); },
                         [&](const RemoveCoin& e) { return coins_taken(Verb::remove_coin, e.from, e.kind, e.n); },
                         [&](const MoveCoin& e) {
                           Acts result = coins_taken(Verb::move_coin, e.from, e.kind, e.n);
                           result.acts.back().other.push_back(phrase(e.to, false));
                           result.acts.back().other.back().in_play = false;
                           return result;
                         },
                         [&](const CopyUse& e) {
                           Act a = about(Verb::copy_use, e.what);
                           if (e.user) a.other.push_back(mention(*e.user, false));
                           if (e.onto) a.onto.push_back(mention(*e.onto, false));
                           a.paid = e.pays;
                           return one(std::move(a));
                         },
                         [&](const RearrangeTeam& e) {
                           Act a = about(Verb::rearrange_team, e.of);
                           a.object.aspect = Aspect::team;
                           return one(std::move(a));
                         },
                         [&](const ChooseNumber& e) {
                           Act a = act_of(Verb::choose_number);
                           Amount chosen;
                           chosen.kind = Amount::Kind::chosen;
                           a.letter = meanings_.chosen = quantity(chosen).letter;
                           a.n = quantity(e.at_least);
                           a.support = quantity(e.at_most);
                           return one(std::move(a));
                         },
                         [&](const Name& e) {
                           Act a = act_of(Verb::name);
                           a.nameable = e.what;
                           a.by = e.of;
                           if (e.of) a.object.filter = *e.of;
                           a.tracks = e.track;
                           return one(std::move(a));
                         },
                         [&](const LowerDamage& e) {
                           Act a = act_of(Verb::lower_damage);
                           a.n = quantity(e.by);
                           return one(std::move(a));
                         },
                         [&](const NegateDamage&) { return one(act_of(Verb::negate_damage)); },
                         [&](const NegateEffect&) { return one(act_of(Verb::negate_effect)); },
                         [&](const AttachTo& e) { return two_objects(Verb::attach, e.what, e.to); },
                         [&](const TurnCoin& e) {
                           Act a = act_of(Verb::turn_coin);
                           a.side = e.to;
                           return one(std::move(a));
                         },
                         [&](const TossAgain&) { return one(act_of(Verb::toss_again)); },
                         [&](const auto&) { return card_acts(effect); }},
                    effect.node);
}

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

namespace {

/// All of them but so many.
std::optional<int> all_but(const Amount& n, Amount::Kind of, Side whose) {
  const bool rest = n.kind == Amount::Kind::minus && n.factor.size() == 2 && n.factor[0].kind == of &&
                    n.factor[0].side == whose && n.factor[1].kind == Amount::Kind::constant;
  return rest ? std::optional(n.factor[1].number) : std::nullopt;
}

}  // namespace

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
  // Cards that are drawn or discarded are near, too: "it" would be one of them.
  const bool of_cards = std::holds_alternative<Draw>(effect.node) || std::holds_alternative<LoseRewards>(effect.node) ||
                        std::holds_alternative<DiscardFromHand>(effect.node);
  if (of_cards) mentions_.named_other();
  cards_meanwhile_ = cards_meanwhile_ || of_cards || std::holds_alternative<Shuffle>(effect.node);
  return std::visit(
      Told{[&](const Draw& e) { return one(e.who, counted_act(e.up_to_hand ? Verb::draw_up_to : Verb::draw, e.n)); },
           [&](const DiscardFromHand& e) {
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
             return one(e.who, a);
           },
           [&](const WinRewards& e) {
             Act a = counted_act(Verb::win_rewards, e.n);
             a.additional = winner_ == e.who;
             return one(e.who, a);
           },
           [&](const Look& e) { return deck_top(Verb::look, e.at, e.of, e.n); },
           [&](const Arrange& e) {
             Act seen = act_of(Verb::arrange);
             if (e.on_top || !arranges_seen(e, seen)) {
               auto put = deck_top(Verb::arrange, LookAt::deck_top, e.of, e.n);
               put.acts.back().on_top = e.on_top;
               return put;
             }
             seen.n = seen.rest ? Quantity{2, 0} : quantity(e.n);
             return one(Side::you, seen);
           },
           [&](const Shuffle& e) {
             Act a = act_of(Verb::shuffle);
             a.object.whose = e.who;
             return one(e.who == Side::any ? Side::any : Side::you, a);
           },
           [&](const LoseRewards& e) {
             const bool plain = e.to == Destination::discard && !e.up_to && !e.chosen && !e.random;
             const auto left = plain ? all_but(e.n, Amount::Kind::rewards, e.who) : std::nullopt;
             Act a = left ? act_of(Verb::lose_rewards) : counted_act(Verb::lose_rewards, e.n);
             a.down_to = left;
             a.to = e.to;
             a.object.whose = e.who;
             a.up_to = e.up_to;
             a.random = e.random;
             a.chosen = e.chosen;
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
                           return one(e.what == Skipped::showdown ? Side::you : e.who, a);
                         },
                         [&](const Reorganize& e) { return one(e.who, act_of(Verb::reorganize)); },
                         [&](const ExtraTurn& e) { return one(e.who, act_of(Verb::extra_turn)); },
                         [&](const WinGame& e) { return one(e.who, act_of(Verb::win_game)); },
                         [&](const LoseGame& e) { return one(e.who, act_of(Verb::lose_game)); },
                         [&](const auto&) { return one(Side::you, act_of(Verb::apply_effect)); }},  // told elsewhere
                    effect.node);
}

Planner::Acts Planner::acts_of(const Effect& effect) {
  const auto none = Destination::discard;
  return std::visit(Told{[&](const Heal& e) { return moving(Verb::heal, e.who, none, false); },
                         [&](const Move& e) {
                           Acts result = moving(Verb::move, e.what, e.to, e.reveal);
                           result.acts.back().whose = e.whose;
                           result.acts.back().charges = e.charges;
                           return result;
                         },
                         [&](const PutIntoPlay& e) { return putting_into_play(e); },
                         [&](const Deploy& e) { return moving(Verb::deploy, e.what, none, false); },
                         [&](const Choose& e) { return moving(Verb::choose, e.what, none, false); },
                         [&](const LookAtCards& e) {
                           Acts result = moving(Verb::look_at, e.what, none, false);
                           Phrase& seen = result.acts.back().object;  // nothing is taken from there
                           if (seen.origin == Origin::zone) seen.origin = Origin::none;
                           return result;
                         },
                         [&](const Reveal& e) { return moving(Verb::reveal, e.what, none, false); },
                         [&](const BecomeStandby& e) { return moving(Verb::make_standby, e.who, none, false); },
                         [&](const Negate& e) { return negating(e); },
                         [&](const Modes& e) {
                           const bool outer = std::exchange(any_place_, true);
                           Acts result = acts_of(e.of.front().items.front());
                           any_place_ = outer;
                           return result;
                         },
                         [&](const AddCoin& e) {
                           return Acts{Side::you, {coin_act(e)}};
                         },
                         [&](const GainControl& e) {
                           return Acts{Side::you, {control_act(e)}};
                         },
                         [&](const auto&) { return further_acts(effect); }},
                    effect.node);
}

}  // namespace naruto::describe
