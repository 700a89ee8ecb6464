// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "engine/naruto/cards/filter.h"
#include "engine/naruto/cards/rule_nature.h"

/// Rules on battle rewards (N-REW, N-WIN-09).
namespace naruto {

/// A team with a Ninja that fits wins no battle rewards in the showdown (N-REW-01, N-REW-02).
struct NoRewards {
  static constexpr std::string_view op = "no_rewards";
  static constexpr RuleNature nature = RuleNature::all;
  Selector who;
  friend bool operator==(const NoRewards&, const NoRewards&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("who", self.who);
  }
};

/// What a team has just won: the reward of an attack nobody blocked (of power 5 or more: outstanding), or a victory.
enum class RewardFor : std::uint8_t { reward, outstanding_reward, victory, outstanding_victory, any };

/// The team of this Ninja wins so many more battle rewards (N-REW-01, N-REW-02).
struct ExtraRewards {
  static constexpr std::string_view op = "extra_rewards";
  static constexpr RuleNature nature = RuleNature::all;
  Selector who;  ///< a member
  Amount n = 1;
  std::vector<RewardFor> on;  ///< empty: any
  friend bool operator==(const ExtraRewards&, const ExtraRewards&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("who", self.who);
    v("n", self.n);
    v("on", self.on);
  }
};

/// The player wins at most so many battle rewards in a turn (N-REW-01, N-REW-05).
struct RewardCap {
  static constexpr std::string_view op = "reward_cap";
  static constexpr RuleNature nature = RuleNature::all;
  Side of = Side::you;
  Amount n = 3;
  bool discards = false;  ///< the others are won all the same, and then discarded
  friend bool operator==(const RewardCap&, const RewardCap&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("of", self.of);
    v("n", self.n);
    v("discards", self.discards);
  }
};

/// Instead of winning battle rewards the player discards as many of those of the opponent (N-REW-05).
struct RewardsDiscarded {
  static constexpr std::string_view op = "rewards_discarded";
  static constexpr RuleNature nature = RuleNature::all;
  Side of = Side::you;
  bool from_showdown = false;  ///< only those that teams win
  friend bool operator==(const RewardsDiscarded&, const RewardsDiscarded&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("of", self.of);
    v("from_showdown", self.from_showdown);
  }
};

/// A player needs this many battle rewards to win (N-WIN-09).
struct RewardsToWin {
  static constexpr std::string_view op = "rewards_to_win";
  static constexpr RuleNature nature = RuleNature::all;
  Side of = Side::you;
  Amount n = 10;
  friend bool operator==(const RewardsToWin&, const RewardsToWin&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("of", self.of);
    v("n", self.n);
  }
};

/// This card in play counts as one of the battle rewards of its controller (N-WIN-01).
struct CountsAsReward {
  static constexpr std::string_view op = "counts_as_reward";
  static constexpr RuleNature nature = RuleNature::all;
  Selector who;
  friend bool operator==(const CountsAsReward&, const CountsAsReward&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("who", self.who);
  }
};

}  // namespace naruto

namespace table {
template <>
struct EnumNames<naruto::RewardFor> {
  static constexpr std::array<std::string_view, 5> names{"reward", "outstanding_reward", "victory",
                                                         "outstanding_victory", "any"};
};
}  // namespace table
