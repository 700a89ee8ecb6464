// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/cards/random_values.h"

namespace playsheet::test {

/// Any rule that a tree can hold.
class RandomRules : protected RandomValues {
 protected:
  using RandomValues::RandomValues;

  naruto::Rule rule() {
    using namespace naruto;
    const Selector who = selector();
    TeamTest team;
    team.alone = chance(2);
    switch (below(18)) {
      case 0:
        return ModifyPower{who, amount(), amount(), chance(3)};
      case 1:
        return SetPower{who, Amount(0), chance(2) ? std::optional(amount()) : std::nullopt};
      case 2:
        return GrantCharacteristic{who, word({"Clone Status", "Animal"})};
      case 3:
        return Untargetable{who, filter(0)};
      case 4:
        return PreventDamage{
            who, any_of<CauseTest>(9), chance(3) ? Boxed<naruto::Filter>(filter(0)) : std::nullopt, {}};
      case 5:
        return ForbidJutsu{who, chance(2) ? Boxed<naruto::Filter>(filter(0)) : std::nullopt};
      case 6:
        return CannotBeSent{who, any_of<Sending>(3), chance(2) ? std::optional(team) : std::nullopt};
      case 7:
        return MustBeSent{who, any_of<Sending>(3)};
      case 8:
        return CannotBeBlocked{who, chance(2) ? std::optional(team) : std::nullopt, std::nullopt, std::nullopt};
      case 9:
        return NoRewards{who};
      case 10:
        return CannotBeNegated{who, maybe_filter()};
      case 11:
        return HealLock{who};
      case 12:
        return team_rule(who);
      case 13:
        return player_rule();
      case 14:
        return protection(who);
      default:
        return chance(2) ? change(who) : cost_change(who);
    }
  }

  Boxed<naruto::Filter> maybe_filter() { return chance(2) ? Boxed<naruto::Filter>(filter(0)) : std::nullopt; }

  static naruto::TeamTest sized_team() {
    naruto::TeamTest team;
    team.size = naruto::Bounds{2, 3};
    return team;
  }

  naruto::Rule protection(const naruto::Selector& who) {
    using namespace naruto;
    switch (below(9)) {
      case 8:
        return CoinWorth{who, any_of<CoinKind>(17), below(4), below(3)};
      case 0:
        return LockPower{who, true, chance(2), maybe_filter()};
      case 1:
        return Contribute{who, any_of<Contribution>(4)};
      case 2:
        return Unaffected{who, maybe_filter()};
      case 3:
        return Unremovable{who, maybe_filter(), chance(2)};
      case 4:
        return MoreDamage{who, amount(), chance(2), any_of<CauseTest>(9), maybe_filter()};
      case 5:
        return GoesTo{who, Destination::discard, any_of<Destination>(7), any_of<CauseTest>(9)};
      case 6:
        return SetNames{who, word({"Haku", "Rock Lee"})};
      default:
        return MentalPower{who, amount(), chance(2) ? std::optional(amount()) : std::nullopt};
    }
  }

  naruto::Rule team_rule(const naruto::Selector& who) {
    using namespace naruto;
    switch (below(20)) {
      case 0:
        return TeamPower{who, amount(), chance(2) ? std::optional(amount()) : std::nullopt, chance(2)};
      case 1:
        return DamageStays{who};
      case 2:
        return MustBeHead{who, any_of<Sending>(3)};
      case 3:
        return OnlyTeamedWith{who, filter(0), chance(2)};
      case 4:
        return CannotBeTeamedWith{who, filter(0), chance(2)};
      case 5:
        return MustBlock{who, known_selector()};
      case 6:
        return chance(2) ? CannotBeBlocked{who, std::nullopt, known_selector(), std::nullopt}
                         : CannotBeBlocked{who, std::nullopt, std::nullopt, sized_team()};
      case 7:
        return NotCounted{who, below(2)};
      case 8:
        return ResultRule{who, {any_of<Result>(5)}, any_of<Result>(5)};
      case 9:
        return NoShowdown{who};
      case 10:
        return ExtraRewards{who, amount(), {any_of<RewardFor>(5)}};
      case 11:
        return RequirementWaived{who, maybe_filter()};
      case 12:
        return SendingCost{who, amount()};
      case 13:
        return CountsAsBlocked{who, amount()};
      case 14:
        return CountsAsReward{who};
      case 15:
        return JutsuCostKept{who};
      case 16:
        return SacrificeWaived{who};
      case 17:
        return Playable{who, chance(2) ? std::optional(any_of<Destination>(7)) : std::nullopt};
      case 18:
        return BlockLimit{who, amount()};
      default:
        return IgnoreNameRule{who};
    }
  }

  naruto::Rule player_rule() {
    using namespace naruto;
    const Side of = any_of<Side>(3);
    switch (below(22)) {
      case 0:
        return AttackLimit{of, amount(), chance(2)};
      case 1:
        return TeamLimit{of, amount(), maybe_filter(),
                         chance(2) ? Boxed<naruto::Selector>(known_selector()) : std::nullopt, chance(2)};
      case 2:
        return RewardCap{of, amount(), chance(2)};
      case 3:
        return RewardsDiscarded{of};
      case 4: {
        JutsuCost cost;
        cost.symbols[1] = static_cast<std::uint8_t>(below(3));
        return FreeUse{maybe_filter(), maybe_filter(), cost, chance(2), of};
      }
      case 5:
        return PayAs{of,
                     maybe_filter(),
                     maybe_filter(),
                     any_of<Symbol>(6),
                     any_of<Symbol>(6),
                     chance(2) ? std::optional(1 + below(2)) : std::nullopt};
      case 6:
        return ChakraCounts{of, filter(0), chance(2) ? std::optional(any_of<Symbol>(6)) : std::nullopt};
      case 7:
        return MarkerFor{of, any_of<CardType>(4), amount()};
      case 8:
        return ForbidMission{of, maybe_filter()};
      case 9:
        return ForbidEntry{of, maybe_filter(), any_of<Entry>(6)};
      case 10:
        return JutsuLimit{of, amount(), chance(2)};
      case 11:
        return PlayLimit{of, CardType::ninja, 1, std::nullopt, chance(2)};
      case 12:
        return EntersInjured{filter(0), pick({Entry::any, Entry::deploy})};
      case 13:
        return EntersWith{filter(0), any_of<CoinKind>(5), amount()};
      case 14:
        return HandSize{of, 1, chance(2) ? std::optional(amount()) : std::nullopt};
      case 15:
        return OpenHand{of};
      case 16:
        return NoDraw{of};
      case 17:
        return UseTax{of, amount(), maybe_filter(), chance(2), maybe_filter(), chance(2)};
      case 18:
        return ChakraWorth{of, filter(0), 1 + below(3), any_of<Symbol>(6)};
      case 19:
        return ChargeInExchange{of};
      case 20:
        return EntersElsewhere{filter(0), {any_of<Entry>(6)}, any_of<Destination>(7)};
      default:
        return MarkerStays{of};
    }
  }

 private:
  naruto::Rule change(const naruto::Selector& who) {
    using namespace naruto;
    switch (below(11)) {
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
        return ChangeFigures{who, any_of<FigureChange>(9)};
      case 6:
        return ReduceDamage{who, 1 + below(2), chance(2), any_of<CauseTest>(9), std::nullopt, below(3)};
      case 7:
        return MentalBattle{who, chance(2)};
      case 8:
        return GrantRank{who, any_of<Rank>(7)};
      case 9:
        return SetAttribute{who, word({"Flame", "Weapon"})};
      default:
        return RewardsToWin{any_of<Side>(3), 1 + below(12)};
    }
  }

  naruto::Rule cost_change(const naruto::Selector& who) {
    using namespace naruto;
    const int add = chance(2) ? 1 : -2;
    const auto set = chance(3) ? std::optional(Amount(below(3))) : std::nullopt;
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
};

}  // namespace playsheet::test
