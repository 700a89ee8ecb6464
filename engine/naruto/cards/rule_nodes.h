// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <string_view>
#include <type_traits>
#include <variant>

#include "engine/naruto/cards/battle_rules.h"
#include "engine/naruto/cards/cost_rules.h"
#include "engine/naruto/cards/play_rules.h"
#include "engine/naruto/cards/power_rules.h"
#include "engine/naruto/cards/protection_rules.h"
#include "engine/naruto/cards/reward_rules.h"
#include "engine/naruto/cards/trait_rules.h"

/// Rules: statements that hold for a while. A rule is the body of a `static` ability, or an effect with `until` puts it
/// in force (a lasting effect, N-EFF-07). So there is one `modify_power`, not one for texts and one for Jutsu. Rules on
/// cards have a selector `who`; those on a player have a side `of`.
namespace naruto {

using Rule =
    std::variant<ModifyPower, SetPower, ChangeFigures, LockPower, Contribute, TeamPower, MentalPower, MentalBattle,
                 GrantCharacteristic, LoseCharacteristic, SetRank, GrantAttribute, GrantName, SetNames, CountsAsPresent,
                 IgnoreNameRule, LoseText, Untargetable, Unaffected, Unremovable, PreventDamage, ReduceDamage,
                 MoreDamage, DamageStays, GoesTo, HealLock, CannotBeNegated, CannotBeSent, MustBeSent, MustBeHead,
                 OnlyTeamedWith, CannotBeTeamedWith, MustBlock, CannotBeBlocked, AttackLimit, TeamLimit, NotCounted,
                 ResultRule, NoShowdown, NoRewards, ExtraRewards, RewardCap, RewardsDiscarded, RewardsToWin,
                 ChangeEntranceCost, ChangeHandCost, ChangeJutsuCost, FreeUse, PayAs, ChakraCounts, RequirementWaived,
                 MarkerFor, ForbidJutsu, ForbidMission, ForbidEntry, JutsuLimit, PlayLimit, EntersInjured, EntersWith,
                 HandSize, OpenHand, NoDraw, MarkerStays, UseTax, SendingCost, JutsuCostKept, ChakraWorth, Playable,
                 SacrificeWaived, ChargeInExchange, CountsAsBlocked, EntersElsewhere, CountsAsReward, GrantRank,
                 SetAttribute, CopyTrait, CoinWorth, BlockLimit, CountsAsNinja>;

/// A set of kinds of rules: an alternative of Rule is a bit of it.
class RuleKinds {
 public:
  constexpr RuleKinds() = default;
  constexpr explicit RuleKinds(std::size_t kind) { add(kind); }

  static constexpr RuleKinds all() {
    RuleKinds kinds;
    kinds.words_ = {~std::uint64_t{0}, ~std::uint64_t{0}};
    return kinds;
  }

  constexpr void add(std::size_t kind) { words_[kind / kBits] |= std::uint64_t{1} << (kind % kBits); }
  constexpr bool has(std::size_t kind) const { return ((words_[kind / kBits] >> (kind % kBits)) & 1U) != 0; }
  constexpr bool meets(const RuleKinds& o) const {
    return ((words_[0] & o.words_[0]) | (words_[1] & o.words_[1])) != 0;
  }
  constexpr RuleKinds& operator|=(const RuleKinds& o) {
    words_[0] |= o.words_[0];
    words_[1] |= o.words_[1];
    return *this;
  }
  friend constexpr RuleKinds operator|(RuleKinds a, const RuleKinds& b) { return a |= b; }
  friend constexpr bool operator==(const RuleKinds&, const RuleKinds&) = default;

 private:
  static constexpr std::size_t kBits = 64;
  std::array<std::uint64_t, 2> words_{};
};
static_assert(std::variant_size_v<Rule> <= 128, "kinds of rules are bits of two words");

/// Which alternative of Rule this is.
template <class R, std::size_t I = 0>
constexpr std::size_t kind_of_rule() {
  if constexpr (std::is_same_v<R, std::variant_alternative_t<I, Rule>>)
    return I;
  else
    return kind_of_rule<R, I + 1>();
}
template <class... R>
inline constexpr RuleKinds rule_kinds = (RuleKinds(kind_of_rule<R>()) | ...);

/// Calls `f` with each selector of a node of the tree: each field of this type, in their order.
template <class Node, class F>
void for_each_selector(Node& node, F&& f) {
  Node::fields(node, [&f]<class Field>(std::string_view, Field& field) {
    if constexpr (std::is_same_v<std::remove_const_t<Field>, Selector>) f(field);
  });
}

/// Which cards a rule is said of: its first selector; null for a rule on a player.
template <class R>
auto* subject_of(R& rule) {
  using S = std::conditional_t<std::is_const_v<R>, const Selector, Selector>;
  S* subject = nullptr;
  std::visit(
      [&subject](auto& node) {
        for_each_selector(node, [&subject](S& selector) {
          if (subject == nullptr) subject = &selector;
        });
      },
      rule);
  return subject;
}

inline RuleNature nature_of(const Rule& rule) {
  return std::visit([](const auto& node) { return node.nature; }, rule);
}

/// The amounts of a rule, of which it has at most two: they are fixed when a lasting effect begins (N-EFF-07).
template <class R>
std::array<const Amount*, 2> amounts_of(const R& rule) {
  const auto part = [](const auto& field) -> const Amount* {
    if constexpr (std::is_same_v<std::remove_cvref_t<decltype(field)>, Amount>)
      return &field;
    else if constexpr (std::is_same_v<std::remove_cvref_t<decltype(field)>, std::optional<Amount>>)
      return field ? &*field : nullptr;
    else
      return nullptr;
  };
  std::array<const Amount*, 2> all{};
  if constexpr (requires { rule.combat; }) all = {part(rule.combat), part(rule.support)};
  if constexpr (requires { rule.add; }) all[0] = part(rule.add);
  if constexpr (requires { rule.set; }) all[1] = part(rule.set);
  if constexpr (requires { rule.n; }) all[requires { rule.add; } ? 1 : 0] = part(rule.n);
  if constexpr (std::is_same_v<R, ChangeFigures>) all[0] = part(rule.by);
  if constexpr (requires { rule.next; }) all[0] = part(rule.by);
  return all;
}

}  // namespace naruto
