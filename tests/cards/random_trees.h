// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <utility>
#include <vector>

#include "tests/cards/random_rules.h"

/// Any tree that the vocabulary can spell, sense or nonsense: the generator of texts must put all of them into clean
/// sentences.
namespace playsheet::test {

class RandomTrees : private RandomRules {
 public:
  using RandomRules::RandomRules;

  naruto::CardDefinition card() {
    using namespace naruto;
    CardDefinition card;
    card.type = pick({CardType::ninja, CardType::mission, CardType::jutsu, CardType::client});
    targets_ = 0;
    if (card.type == CardType::mission && chance(3)) {
      card.mission.permanence = pick({Permanence::unlimited, Permanence::coins});
      card.mission.coins = Amount(1 + below(4));
      if (chance(2)) card.mission.attach = filter(1);
      card.mission.follows_controller = card.mission.attach.has_value() && chance(2);
    }
    if (card.type == CardType::mission) card.mission.counter = chance(4);
    if (card.type == CardType::jutsu && chance(2)) card.jutsu.needs = filter(1);
    const int count = 1 + below(2);
    for (int i = 0; i < count; ++i) card.abilities.push_back({chance(3), !chance(6), !chance(6), 0, body(card)});
    return card;
  }

 private:
  using Node = decltype(naruto::Effect::node);

  naruto::Price price() {
    naruto::Price p;
    switch (below(7)) {
      case 0:
        p.hand = 1 + below(2);
        break;
      case 1:
        p.rewards = 1 + below(2);
        break;
      case 2:
        p.self = any_of<naruto::Destination>(7);
        break;
      case 3:
        p.injure_self = true;
        break;
      case 4:
        p.damage_self = 1;
        break;
      case 5:
        p.deck_top = 1 + below(3);
        break;
      default:
        p.chakra = 1 + below(3);
    }
    if (p.hand != naruto::Amount(0) && chance(2)) p.of_hand = filter(0);
    if (p.chakra != naruto::Amount(0) && chance(2)) p.of_symbol = {any_of<naruto::Symbol>(6)};
    return p;
  }

  naruto::PutIntoPlay put_into_play() {
    naruto::PutIntoPlay put;
    put.what = selector();
    put.counts_as_deployment = chance(3);
    return put;
  }
  naruto::Move moved() {
    naruto::Move move{selector(), any_of<naruto::Destination>(9), chance(4)};
    move.charges = move.to == naruto::Destination::chakra && chance(2);
    return move;
  }
  naruto::DiscardFromHand discard_from_hand() {
    naruto::DiscardFromHand discard;
    discard.who = any_of<naruto::Side>(3);
    discard.n = amount();
    return discard;
  }
  naruto::Toss plain_toss(int depth) {
    naruto::Toss toss;
    toss.call = chance(2);
    toss.heads = effects(depth - 1);
    if (chance(2)) toss.tails = effects(depth - 1);
    return toss;
  }
  naruto::May plain_may(int depth) {
    naruto::May may;
    if (chance(2)) may.pay = price();
    may.body = effects(depth - 1);
    return may;
  }
  naruto::Delayed later(int depth) {
    naruto::Delayed delayed;
    delayed.at = pick({naruto::Happening::turn_ends, naruto::Happening::showdown_ends});
    delayed.body = effects(depth - 1);
    return delayed;
  }
  naruto::Transform turned() {
    naruto::Transform turned;
    turned.into = word({"N-001", "N-C003"});
    return turned;
  }

  Node node(int depth) {
    using namespace naruto;
    switch (below(depth > 0 ? 25 : 16)) {
      case 0:
        return Damage{selector(), amount()};
      case 1:
        return Injure{selector()};
      case 2:
        return Heal{selector()};
      case 3:
        return moved();
      case 4:
        return put_into_play();
      case 5:
        return Draw{any_of<Side>(3), amount(), chance(4)};
      case 6:
        return discard_from_hand();
      case 7:
        return Look{any_of<LookAt>(3), any_of<Side>(2), 1 + below(3)};
      case 8:
        return Reveal{selector()};
      case 9:
        return Shuffle{any_of<Side>(3)};
      case 10:
        return WinRewards{any_of<Side>(3), amount()};
      case 11:
        return LoseRewards{any_of<Side>(2), amount(), any_of<Destination>(9)};
      case 12:
        return AddCoin{selector(), any_of<CoinKind>(17), amount(), false};
      case 13:
        return BecomeStandby{selector()};
      case 14:
        return Lasting{rule(), any_of<Until>(5)};
      case 15:
        return chance(2) ? game_node() : further_node();
      case 16:
        return plain_toss(depth);
      case 17:
        return ForEach{filter(1), effects(depth - 1)};
      case 18:
        return plain_may(depth);
      case 19:
        return If{condition(1), effects(depth - 1), chance(2) ? effects(depth - 1) : Effects{}};
      case 20:
        return Modes{{effects(depth - 1), effects(depth - 1)}};
      case 21:
        return later(depth);
      case 22:
        return Pay{price(), effects(depth - 1)};
      case 23:
        return deciding_node(depth);
      default: {
        const int targets = std::exchange(targets_, 0);  // a granted text has none of its own
        GrantTrigger grant{selector(), {}, any_of<Until>(5)};
        grant.ability.push_back({false, true, true, 0, Triggered{event(), 0, std::nullopt, effects(0), std::nullopt}});
        targets_ = targets;
        return grant;
      }
    }
  }

  /// Options of others, repetitions, what is watched for.
  Node deciding_node(int depth) {
    using namespace naruto;
    switch (below(6)) {
      case 0: {
        May may = plain_may(depth);
        may.by = Side::opponent;
        may.otherwise = effects(depth - 1);
        return may;
      }
      case 1:
        return Unless{any_of<Side>(2), price(), effects(depth - 1)};
      case 2:
        return Repeat{effects(depth - 1), condition(1)};
      case 3:
        return EachPlayer{effects(depth - 1), chance(3), chance(3)};
      case 4: {
        Toss toss;
        toss.n = amount();
        toss.by = any_of<Side>(2);
        toss.until_tails = chance(3);
        toss.body = effects(depth - 1);
        return toss;
      }
      default: {
        Watch watch{{}, any_of<Until>(5)};
        watch.ability.push_back({false, true, true, 0, Triggered{event(), 0, std::nullopt, effects(0), std::nullopt}});
        return watch;
      }
    }
  }

  std::optional<naruto::Ref> maybe_ref() { return chance(2) ? std::optional(ref()) : std::nullopt; }

  naruto::Name named() {
    naruto::Name name;
    name.what = any_of<naruto::Nameable>(3);
    if (name.what != naruto::Nameable::symbol && chance(2)) name.of = filter(0);
    name.track = name.what == naruto::Nameable::card_name && chance(3);
    return name;
  }

  /// Effects of two groups, on coins, numbers and uses.
  Node further_node() {
    using namespace naruto;
    const auto n = chance(2) ? std::optional(amount()) : std::nullopt;
    switch (below(13)) {
      case 12:
        return RevealUntil{filter(0), filter(0), maybe_ref(), any_of<Destination>(9)};
      case 10:
        return named();
      case 11:
        return JoinBattle{selector(), ref(), any_of<Role>(2)};
      case 0: {
        PutIntoPlay play = put_into_play();
        if (chance(2)) play.in_team = ref();
        play.place = any_of<Role>(2);
        play.injured = chance(2);
        if (chance(2)) play.coin = any_of<CoinKind>(17);
        play.any_name = chance(3);
        play.side = any_of<Side>(2);
        play.pays = any_of<EntryCosts>(3);
        return play;
      }
      case 1:
        return Deploy{selector()};
      case 2:
        return SwapCards{selector(), selector()};
      case 3:
        return LookAtCards{selector()};
      case 4:
        return RemoveCoin{selector(), any_of<CoinKind>(18), n};
      case 5:
        return MoveCoin{selector(), selector(), any_of<CoinKind>(18), n};
      case 6:
        return AfterUse{ref(), any_of<Destination>(9)};
      case 7:
        return CopyUse{ref(), maybe_ref(), maybe_ref(), chance(2)};
      case 8:
        return RearrangeTeam{ref()};
      default:
        return ChooseNumber{amount(), amount()};
    }
  }

  /// What concerns control, teams, turns and the game.
  Node game_node() {
    using namespace naruto;
    switch (below(10)) {
      case 0:
        return GainControl{selector(), any_of<Until>(5)};
      case 1:
        return JoinTeam{selector(), ref(), Role::back, chance(2) ? std::optional(any_of<Until>(5)) : std::nullopt};
      case 2:
        return MovePlace{selector(), any_of<Role>(2)};
      case 3:
        return Reorganize{any_of<Side>(3)};
      case 4:
        return MoveMarker{any_of<Side>(3), amount(), chance(2)};
      case 5:
        return Skip{any_of<Side>(3), any_of<Skipped>(6)};
      case 6:
        return ExtraTurn{any_of<Side>(3)};
      case 7:
        return WinGame{any_of<Side>(3)};
      case 8:
        return turned();
      default:
        return Arrange{any_of<Side>(3), 1 + below(4), chance(3) ? std::optional(1) : std::nullopt};
    }
  }

  naruto::Effects effects(int depth) {
    naruto::Effects list;
    const int count = 1 + below(2);
    for (int i = 0; i < count; ++i) list.items.push_back({node(depth), {}});
    return list;
  }

  naruto::EventPattern event() {
    using namespace naruto;
    EventPattern on;
    on.event = any_of<Happening>(static_cast<int>(kHappeningCount));
    on.who = chance(2) ? Who{Ref::self, {}} : Who{std::nullopt, filter(0)};
    on.whose = any_of<Side>(3);
    on.how = any_of<Entry>(6);
    if (chance(2)) on.to = any_of<Destination>(9);
    if (chance(2)) on.as = any_of<Sending>(3);
    if (chance(3)) on.head = filter(0);
    if (chance(2)) on.result = {any_of<Result>(5), any_of<Result>(5)};
    if (chance(3)) on.against = filter(0);
    on.against_all = chance(3);
    if (chance(3)) on.jutsu = filter(0);
    if (chance(3)) on.reaches = 1 + below(3);
    if (chance(3)) on.amount = Bounds{1 + below(3), std::nullopt};
    if (chance(3)) on.who.reset();
    on.once_for_all = chance(2);
    return on;
  }

  naruto::Target target() {
    naruto::Target one{filter(1)};
    switch (below(6)) {
      case 0:
        one.n = amount();
        one.up_to = one.many() && chance(2);
        one.one_team = one.many() && chance(3);
        break;
      case 1:
        one.any_number = true;
        one.one_team = chance(3);
        break;
      case 2:
        one.all = true;
        break;
      case 3:
        one.team = true;
        if (chance(2)) one.n = amount();
        break;
      default:
        break;
    }
    return one;
  }

  decltype(naruto::Ability::body) body(const naruto::CardDefinition& card) {
    using namespace naruto;
    targets_ = 0;
    const bool use =
        card.type == CardType::jutsu || (card.type == CardType::mission && card.mission.permanence == Permanence::none);
    if (use) {
      targets_ = below(3);
      std::vector<Target> targets;
      for (int i = 0; i < targets_; ++i) targets.push_back(target());
      return Use{chance(4) ? Boxed<naruto::Price>(price()) : std::nullopt, targets, effects(2)};
    }
    switch (below(5)) {
      case 0:
        return Static{chance(2) ? std::optional(condition(1)) : std::nullopt, {rule(), rule()}, std::nullopt};
      case 1: {
        targets_ = below(2);
        std::vector<Target> targets;
        for (int i = 0; i < targets_; ++i) targets.push_back(target());
        Activated used;
        used.when = any_of<Window>(9);
        used.by = any_of<Side>(3);
        used.times = 1 + below(2);
        used.targets = targets;
        if (chance(2)) used.pay = price();
        used.body = effects(1);
        return used;
      }
      case 2:
        return LeavesTo{pick({Destination::discard, Destination::hand}), any_of<Destination>(9)};
      case 3: {
        PlayRule entry;
        if (chance(2)) entry.condition = condition(1);
        entry.outside_limit = chance(2);
        entry.beside_same_name = chance(2);
        entry.enters_injured = true;
        if (chance(3)) entry.how = Entry::deploy;
        return entry;
      }
      default:
        return Triggered{event(), below(3), chance(3) ? std::optional(condition(1)) : std::nullopt, effects(2),
                         std::nullopt};
    }
  }
};

}  // namespace playsheet::test
