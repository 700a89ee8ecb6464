// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "engine/naruto/cards/filter.h"
#include "engine/naruto/cards/jutsu_cost.h"
#include "engine/naruto/cards/rule_nature.h"

/// Rules on what cards cost and what pays for them (N-COST, N-SYM, N-MARK-05).
namespace naruto {

/// The entrance cost of cards that fit changes (N-COST-10), in the zone from which they are played; with `in_play` that
/// of cards in play, for texts that look at it.
struct ChangeEntranceCost {
  static constexpr std::string_view op = "entrance_cost";
  static constexpr RuleNature nature = RuleNature::cost;
  Selector who;
  Amount add = 0;
  std::optional<Amount> set;  ///< replaces the printed cost, before other changes
  bool in_play = false;
  friend bool operator==(const ChangeEntranceCost&, const ChangeEntranceCost&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("who", self.who);
    v("add", self.add);
    v("set", self.set);
    v("in_play", self.in_play);
  }
};

/// Likewise the hand cost (N-COST-10).
struct ChangeHandCost {
  static constexpr std::string_view op = "hand_cost";
  static constexpr RuleNature nature = RuleNature::cost;
  Selector who;
  Amount add = 0;
  std::optional<Amount> set;
  friend bool operator==(const ChangeHandCost&, const ChangeHandCost&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("who", self.who);
    v("add", self.add);
    v("set", self.set);
  }
};

/// Likewise the jutsu cost: one symbol of it, or chakra of any symbol (N-COST-10). `waive`: nothing is due before other
/// changes.
struct ChangeJutsuCost {
  static constexpr std::string_view op = "jutsu_cost";
  static constexpr RuleNature nature = RuleNature::cost;
  Selector who;
  Amount add = 0;
  std::optional<Symbol> symbol;
  bool waive = false;
  friend bool operator==(const ChangeJutsuCost&, const ChangeJutsuCost&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("who", self.who);
    v("add", self.add);
    v("symbol", self.symbol);
    v("waive", self.waive);
  }
};

/// A Jutsu that fits can be used for this cost instead of its own (N-COST-02, N-COST-03); `once`: the next one only.
struct FreeUse {
  static constexpr std::string_view op = "free_use";
  static constexpr RuleNature nature = RuleNature::all;
  Boxed<Filter> jutsu;
  Boxed<Filter> by;  ///< the user
  JutsuCost cost;    ///< source form: the text of a jutsu cost, "0" if absent
  bool once = false;
  Side of = Side::you;
  friend bool operator==(const FreeUse&, const FreeUse&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("jutsu", self.jutsu);
    v("by", self.by);
    v("cost", self.cost);
    v("once", self.once);
    v("of", self.of);
  }
};

/// A symbol in the cost of a Jutsu can be paid with another one (N-COST-05).
struct PayAs {
  static constexpr std::string_view op = "pay_as";
  static constexpr RuleNature nature = RuleNature::all;
  Side of = Side::you;
  Boxed<Filter> jutsu;
  Boxed<Filter> by;              ///< the user
  std::optional<Symbol> symbol;  ///< of the cost; absent: any
  std::optional<Symbol> with;    ///< absent: any chakra
  std::optional<int> n;          ///< so many of them; absent: all
  friend bool operator==(const PayAs&, const PayAs&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("of", self.of);
    v("jutsu", self.jutsu);
    v("by", self.by);
    v("symbol", self.symbol);
    v("with", self.with);
    v("n", self.n);
  }
};

/// Chakra that fits counts as this symbol as well (N-SYM-04, N-COST-05); without `as` as the one named before.
struct ChakraCounts {
  static constexpr std::string_view op = "chakra_counts";
  static constexpr RuleNature nature = RuleNature::all;
  Side of = Side::you;
  Filter chakra;
  std::optional<Symbol> as;
  friend bool operator==(const ChakraCounts&, const ChakraCounts&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("of", self.of);
    v("chakra", self.chakra);
    v("as", self.as);
  }
};

/// Such a Ninja can use such Jutsu whatever they require of their user (N-JUT-04).
struct RequirementWaived {
  static constexpr std::string_view op = "requirement_waived";
  static constexpr RuleNature nature = RuleNature::all;
  Selector who;  ///< the user
  Boxed<Filter> jutsu;
  friend bool operator==(const RequirementWaived&, const RequirementWaived&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("who", self.who);
    v("jutsu", self.jutsu);
  }
};

/// For cards of this type the marker of the player counts this much more (N-MARK-05, N-DEPLOY-03).
struct MarkerFor {
  static constexpr std::string_view op = "marker_for";
  static constexpr RuleNature nature = RuleNature::all;
  Side of = Side::you;
  std::optional<CardType> type;
  Amount add = 1;
  friend bool operator==(const MarkerFor&, const MarkerFor&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("of", self.of);
    v("type", self.type);
    v("add", self.add);
  }
};

/// A use of a card that fits asks the player for so many more chakra of any symbol, whatever its own cost (N-COST-11);
/// `effects`: the use of an activated effect of such a card instead. `targets`: only if one of its targets fits;
/// `negating`: only one that negates.
struct UseTax {
  static constexpr std::string_view op = "use_tax";
  static constexpr RuleNature nature = RuleNature::all;
  Side of = Side::opponent;
  Amount n = 1;
  Boxed<Filter> use;
  bool effects = false;
  Boxed<Filter> targets;
  bool negating = false;
  friend bool operator==(const UseTax&, const UseTax&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("of", self.of);
    v("n", self.n);
    v("use", self.use);
    v("effects", self.effects);
    v("targets", self.targets);
    v("negating", self.negating);
  }
};

/// Costs of Jutsu used by such Ninja are neither lowered nor left out (N-COST-10, N-GEN-02).
struct JutsuCostKept {
  static constexpr std::string_view op = "jutsu_cost_kept";
  static constexpr RuleNature nature = RuleNature::all;
  Selector who;  ///< the user
  friend bool operator==(const JutsuCostKept&, const JutsuCostKept&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("who", self.who);
  }
};

/// In a jutsu cost, chakra that fits pays for up to so many chakra of this symbol (N-COST-05).
struct ChakraWorth {
  static constexpr std::string_view op = "chakra_worth";
  static constexpr RuleNature nature = RuleNature::all;
  Side of = Side::you;
  Filter chakra;
  Amount n = 2;
  Symbol as = Symbol::lightning;
  friend bool operator==(const ChakraWorth&, const ChakraWorth&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("of", self.of);
    v("chakra", self.chakra);
    v("n", self.n);
    v("as", self.as);
  }
};

}  // namespace naruto
