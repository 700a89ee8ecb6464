// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "engine/naruto/cards/filter.h"
#include "engine/naruto/cards/rule_nature.h"

/// Rules on figures: combat, support, mental power, and what of them counts for a team (N-EFF-10, N-SHOW-03, N-MENT).
namespace naruto {

/// Combat and support get this much more or less (N-EFF-10).
struct ModifyPower {
  static constexpr std::string_view op = "modify_power";
  static constexpr RuleNature nature = RuleNature::figures;
  Selector who;
  Amount combat = 0;
  Amount support = 0;
  bool negative = false;  ///< both amounts count as minus: for -X/-X
  friend bool operator==(const ModifyPower&, const ModifyPower&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("who", self.who);
    v("combat", self.combat);
    v("support", self.support);
    v("negative", self.negative);
  }
};

/// Combat or support become a value; the later one stands (N-EFF-10). What becomes of the changes that there were
/// before is a ruling, unless the text speaks of the value in force (`current`).
struct SetPower {
  static constexpr std::string_view op = "set_power";
  static constexpr RuleNature nature = RuleNature::figures;
  Selector who;
  std::optional<Amount> combat;
  std::optional<Amount> support;
  bool current = false;  ///< the value in force becomes this: what was added before counts no more
  bool printed = false;  ///< the printed value becomes this: what was added before counts on top of it
  friend bool operator==(const SetPower&, const SetPower&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("who", self.who);
    v("combat", self.combat);
    v("support", self.support);
    v("current", self.current);
    v("printed", self.printed);
  }
};

/// What is done to the figures before plus and minus (N-EFF-10, A-58). `printed` goes back to what the card shows;
/// `injured_side` and `healthy_side` take that printed pair whatever the health; `negative_support`: the support counts
/// below zero.
enum class FigureChange : std::uint8_t {
  swapped,
  doubled,
  halved,
  tripled,
  printed,
  injured_side,
  healthy_side,
  negative_support,
  combat_tripled,
  multiplied  ///< by `ChangeFigures::by`
};

/// Combat and support change places, are doubled, halved (rounded down) and so on.
struct ChangeFigures {
  static constexpr std::string_view op = "change_figures";
  static constexpr RuleNature nature = RuleNature::figures;
  Selector who;
  FigureChange how = FigureChange::swapped;
  Amount by = 1;  ///< multiplied
  friend bool operator==(const ChangeFigures&, const ChangeFigures&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("who", self.who);
    v("how", self.how);
    v("by", self.by);
  }
};

/// Combat and support cannot rise, or cannot fall, by what uses that fit `by` do (any: whatever comes after it,
/// N-EFF-10, N-GEN-02).
struct LockPower {
  static constexpr std::string_view op = "lock_power";
  static constexpr RuleNature nature = RuleNature::each;
  Selector who;
  bool gain = true;
  bool lose = true;
  Boxed<Filter> by;
  friend bool operator==(const LockPower&, const LockPower&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("who", self.who);
    v("gain", self.gain);
    v("lose", self.lose);
    v("by", self.by);
  }
};

/// What a Ninja adds to the power of its team, whatever its place in it; `other_team`: what it would add here the
/// opposing team gets.
enum class Contribution : std::uint8_t { combat, support, none, other_team };

/// Combat of the head and support of the others are the rule (N-SHOW-03); for this Ninja it is this.
struct Contribute {
  static constexpr std::string_view op = "contribute";
  static constexpr RuleNature nature = RuleNature::each;
  Selector who;
  Contribution stat = Contribution::combat;
  friend bool operator==(const Contribute&, const Contribute&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("who", self.who);
    v("stat", self.stat);
  }
};

/// Each coin of this kind on the Ninja counts so much, whatever it counts else or texts make of it (N-EFF-11).
struct CoinWorth {
  static constexpr std::string_view op = "coin_worth";
  static constexpr RuleNature nature = RuleNature::all;
  Selector who;
  CoinKind coin = CoinKind::potion;
  int combat = 0;
  int support = 0;
  friend bool operator==(const CoinWorth&, const CoinWorth&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("who", self.who);
    v("coin", self.coin);
    v("combat", self.combat);
    v("support", self.support);
  }
};

/// The power of the team of this Ninja gets this much more, or is this (N-SHOW-03); `mental`: its team mental power
/// (N-MENT-02).
struct TeamPower {
  static constexpr std::string_view op = "team_power";
  static constexpr RuleNature nature = RuleNature::all;
  Selector who;  ///< a member
  Amount add = 0;
  std::optional<Amount> set;
  bool mental = false;
  friend bool operator==(const TeamPower&, const TeamPower&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("who", self.who);
    v("add", self.add);
    v("set", self.set);
    v("mental", self.mental);
  }
};

/// Mental power gets this much more, or becomes this (N-MENT-02, N-CHAR-06).
struct MentalPower {
  static constexpr std::string_view op = "mental_power";
  static constexpr RuleNature nature = RuleNature::each;
  Selector who;
  Amount add = 0;
  std::optional<Amount> set;
  friend bool operator==(const MentalPower&, const MentalPower&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("who", self.who);
    v("add", self.add);
    v("set", self.set);
  }
};

/// The battle of a team with a Ninja that fits is a mental power battle (N-MENT-01), or cannot be one.
struct MentalBattle {
  static constexpr std::string_view op = "mental_battle";
  static constexpr RuleNature nature = RuleNature::all;
  Selector who;
  bool forbid = false;
  friend bool operator==(const MentalBattle&, const MentalBattle&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("who", self.who);
    v("forbid", self.forbid);
  }
};

}  // namespace naruto

namespace table {
template <>
struct EnumNames<naruto::FigureChange> {
  static constexpr std::array<std::string_view, 10> names{
      "swapped",      "doubled",      "halved",           "tripled",        "printed",
      "injured_side", "healthy_side", "negative_support", "combat_tripled", "multiplied"};
};
template <>
struct EnumNames<naruto::Contribution> {
  static constexpr std::array<std::string_view, 4> names{"combat", "support", "none", "other_team"};
};
}  // namespace table
