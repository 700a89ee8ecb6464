// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <utility>
#include <vector>

#include "tests/cards/random_values.h"

/// Any tree that the vocabulary can spell, sense or nonsense: the generator of texts must put all of them into clean
/// sentences.
namespace playsheet::test {

class RandomTrees : private RandomValues {
 public:
  using RandomValues::RandomValues;

  naruto::CardDefinition card() {
    using namespace naruto;
    CardDefinition card;
    card.type = pick({CardType::ninja, CardType::mission, CardType::jutsu, CardType::client});
    targets_ = 0;
    if (card.type == CardType::mission && chance(3)) {
      card.mission.permanence = pick({Permanence::unlimited, Permanence::coins});
      card.mission.coins = 1 + below(4);
      if (chance(2)) card.mission.attach = filter(1);
      card.mission.follows_controller = card.mission.attach.has_value() && chance(2);
    }
    if (card.type == CardType::mission) card.mission.counter = chance(4);
    if (card.type == CardType::jutsu && chance(2)) card.jutsu.needs = filter(1);
    const int count = 1 + below(2);
    for (int i = 0; i < count; ++i) card.abilities.push_back({chance(3), !chance(6), 0, body(card)});
    return card;
  }

 private:
  using Node = decltype(naruto::Effect::node);

  naruto::Rule rule() {
    using namespace naruto;
    const Selector who = selector();
    TeamTest team;
    team.alone = chance(2);
    switch (below(14)) {
      case 0:
        return ModifyPower{who, amount(), amount(), chance(3)};
      case 1:
        return SetPower{who, 0, chance(2) ? std::optional(0) : std::nullopt};
      case 2:
        return GrantCharacteristic{who, word({"Clone Status", "Animal"})};
      case 3:
        return Untargetable{who, filter(0)};
      case 4:
        return PreventDamage{who};
      case 5:
        return ForbidJutsu{who, chance(2) ? std::optional(filter(0)) : std::nullopt};
      case 6:
        return CannotBeSent{who, any_of<Sending>(3), chance(2) ? std::optional(team) : std::nullopt};
      case 7:
        return MustBeSent{who, any_of<Sending>(3)};
      case 8:
        return CannotBeBlocked{who, chance(2) ? std::optional(team) : std::nullopt};
      case 9:
        return NoRewards{who};
      case 10:
        return CannotBeNegated{who};
      case 11:
        return HealLock{who};
      default:
        return chance(2) ? change(who) : cost_change(who);
    }
  }

  naruto::Rule change(const naruto::Selector& who) {
    using namespace naruto;
    switch (below(9)) {
      case 0:
        return LoseCharacteristic{who, word({"Clone Status", "Surge"})};
      case 1:
        return SetRank{who, any_of<Rank>(7)};
      case 2:
        return GrantAttribute{who, word({"Flame", "Weapon"})};
      case 3:
        return GrantName{who, word({"Rock Lee", "Haku"})};
      case 4:
        return LoseText{who};
      case 5:
        return ChangeFigures{who, any_of<FigureChange>(3)};
      case 6:
        return ReduceDamage{who, 1 + below(2), chance(2)};
      case 7:
        return MentalBattle{who};
      default:
        return RewardsToWin{{}, any_of<Side>(3), 1 + below(12)};
    }
  }

  naruto::Rule cost_change(const naruto::Selector& who) {
    using namespace naruto;
    const int add = chance(2) ? 1 : -2;
    const auto set = chance(3) ? std::optional(below(3)) : std::nullopt;
    switch (below(3)) {
      case 0:
        return ChangeEntranceCost{who, set && chance(2) ? 0 : add, set};
      case 1:
        return ChangeHandCost{who, set && chance(2) ? 0 : add, set};
      default: {
        ChangeJutsuCost cost{who, add, chance(2) ? std::optional(any_of<Symbol>(6)) : std::nullopt, chance(3)};
        if (cost.waive && chance(2)) cost.add = 0;
        return cost;
      }
    }
  }

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
    if (p.hand > 0 && chance(2)) p.of_hand = filter(0);
    if (p.chakra > 0 && chance(2)) p.of_symbol = any_of<naruto::Symbol>(6);
    return p;
  }

  Node node(int depth) {
    using namespace naruto;
    switch (below(depth > 0 ? 24 : 16)) {
      case 0:
        return Damage{selector(), amount()};
      case 1:
        return Injure{selector()};
      case 2:
        return Heal{selector()};
      case 3:
        return Move{selector(), any_of<Destination>(7), chance(4)};
      case 4:
        return PutIntoPlay{selector(), chance(3)};
      case 5:
        return Draw{any_of<Side>(3), amount(), chance(4)};
      case 6:
        return DiscardFromHand{any_of<Side>(3), amount()};
      case 7:
        return Look{any_of<LookAt>(3), any_of<Side>(2), 1 + below(3)};
      case 8:
        return Reveal{selector()};
      case 9:
        return Shuffle{any_of<Side>(3)};
      case 10:
        return WinRewards{any_of<Side>(3), amount()};
      case 11:
        return LoseRewards{any_of<Side>(2), amount(), any_of<Destination>(7)};
      case 12:
        return AddCoin{selector(), any_of<CoinKind>(5), amount()};
      case 13:
        return BecomeStandby{selector()};
      case 14:
        return Lasting{rule(), any_of<Until>(4)};
      case 15:
        return game_node();
      case 16:
        return Toss{chance(2), effects(depth - 1), chance(2) ? effects(depth - 1) : Effects{}};
      case 17:
        return ForEach{filter(1), effects(depth - 1)};
      case 18:
        return May{chance(2) ? std::optional(price()) : std::nullopt, effects(depth - 1)};
      case 19:
        return If{condition(1), effects(depth - 1), chance(2) ? effects(depth - 1) : Effects{}};
      case 20:
        return Modes{{effects(depth - 1), effects(depth - 1)}};
      case 21:
        return Delayed{pick({Happening::turn_ends, Happening::showdown_ends}), effects(depth - 1)};
      case 22:
        return Pay{price(), effects(depth - 1)};
      default: {
        const int targets = std::exchange(targets_, 0);  // a granted text has none of its own
        GrantTrigger grant{selector(), {}, any_of<Until>(4)};
        grant.ability.push_back({false, true, 0, Triggered{event(), std::nullopt, effects(0)}});
        targets_ = targets;
        return grant;
      }
    }
  }

  /// What concerns control, teams, turns and the game.
  Node game_node() {
    using namespace naruto;
    switch (below(10)) {
      case 0:
        return GainControl{selector(), any_of<Until>(4)};
      case 1:
        return JoinTeam{selector(), ref()};
      case 2:
        return MovePlace{selector(), any_of<Role>(2)};
      case 3:
        return Reorganize{any_of<Side>(3)};
      case 4:
        return MoveMarker{any_of<Side>(3), amount(), chance(2)};
      case 5:
        return Skip{any_of<Side>(3), any_of<Skipped>(5)};
      case 6:
        return ExtraTurn{any_of<Side>(3)};
      case 7:
        return WinGame{any_of<Side>(3)};
      case 8:
        return Transform{word({"N-001", "N-C003"})};
      default:
        return Arrange{any_of<Side>(3), 1 + below(4)};
    }
  }

  naruto::Effects effects(int depth) {
    naruto::Effects list;
    const int count = 1 + below(2);
    for (int i = 0; i < count; ++i) list.items.push_back({node(depth), 0});
    return list;
  }

  naruto::EventPattern event() {
    using namespace naruto;
    EventPattern on;
    on.event = any_of<Happening>(static_cast<int>(kHappeningCount));
    on.who = chance(2) ? Who{Ref::self, {}} : Who{std::nullopt, filter(0)};
    on.whose = any_of<Side>(3);
    on.how = any_of<Entry>(6);
    if (chance(2)) on.to = any_of<Destination>(7);
    if (chance(2)) on.as = any_of<Sending>(3);
    if (chance(3)) on.head = filter(0);
    if (chance(2)) on.result = {any_of<Result>(5), any_of<Result>(5)};
    if (chance(3)) on.against = filter(0);
    on.against_all = chance(3);
    if (chance(3)) on.jutsu = filter(0);
    if (chance(3)) on.reaches = 1 + below(3);
    if (chance(3)) on.who.reset();
    on.once_for_all = chance(2);
    return on;
  }

  decltype(naruto::Ability::body) body(const naruto::CardDefinition& card) {
    using namespace naruto;
    targets_ = 0;
    const bool use =
        card.type == CardType::jutsu || (card.type == CardType::mission && card.mission.permanence == Permanence::none);
    if (use) {
      targets_ = below(3);
      std::vector<Target> targets;
      for (int i = 0; i < targets_; ++i) targets.push_back({filter(1)});
      return Use{chance(4) ? std::optional(price()) : std::nullopt, targets, effects(2)};
    }
    switch (below(5)) {
      case 0:
        return Static{chance(2) ? std::optional(condition(1)) : std::nullopt, {rule(), rule()}};
      case 1: {
        targets_ = below(2);
        std::vector<Target> targets;
        for (int i = 0; i < targets_; ++i) targets.push_back({filter(1)});
        return Activated{
            any_of<Window>(4), 1 + below(2), std::nullopt, targets, chance(2) ? std::optional(price()) : std::nullopt,
            effects(1)};
      }
      case 2:
        return LeavesTo{pick({Destination::discard, Destination::hand}), any_of<Destination>(7)};
      case 3:
        return PlayRule{chance(2) ? std::optional(condition(1)) : std::nullopt, chance(2), chance(2), true};
      default:
        return Triggered{event(), chance(3) ? std::optional(condition(1)) : std::nullopt, effects(2)};
    }
  }
};

}  // namespace playsheet::test
