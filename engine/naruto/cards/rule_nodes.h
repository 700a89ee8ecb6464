// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>

#include "engine/naruto/cards/battle_rules.h"
#include "engine/naruto/cards/boxed.h"
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

/// The first field of this type of a node, or the first that may hold one (`Boxed`, `std::optional`); null for a node
/// without such a field, or where that one is empty.
template <class T, class Node>
const T* first_field(const Node& node) {
  const T* found = nullptr;
  bool there = false;
  Node::fields(node, [&]<class Field>(std::string_view, const Field& field) {
    if constexpr (std::is_same_v<Field, T>) {
      if (!std::exchange(there, true)) found = &field;
    } else if constexpr (std::is_same_v<Field, Boxed<T>> || std::is_same_v<Field, std::optional<T>>) {
      if (!std::exchange(there, true) && field.has_value()) found = &*field;
    }
  });
  return found;
}

/// Whom a rule on a player concerns; null for one that is said of cards.
inline const Side* side_of(const Rule& rule) {
  return std::visit([](const auto& node) { return first_field<Side>(node); }, rule);
}

/// Which cards a rule without a selector and without a player is said of, wherever they are; null for others.
inline const Filter* cards_of(const Rule& rule) {
  if (subject_of(rule) != nullptr || side_of(rule) != nullptr) return nullptr;
  return std::visit([](const auto& node) { return first_field<Filter>(node); }, rule);
}

/// Which other cards a rule speaks of: by what, with whom, which ones; null where it says nothing of them.
inline const Filter* others_of(const Rule& rule) {
  if (cards_of(rule) != nullptr) return nullptr;
  return std::visit([](const auto& node) { return first_field<Filter>(node); }, rule);
}

/// The amounts of a rule, which has at most two: each field of this type, in their order; null where it says none. They
/// are fixed when a lasting effect begins (N-EFF-07).
template <class R>
std::array<const Amount*, 2> amounts_of(const R& rule) {
  std::array<const Amount*, 2> all{};
  std::size_t n = 0;
  R::fields(rule, [&]<class Field>(std::string_view, const Field& field) {
    if constexpr (std::is_same_v<Field, Amount>)
      all.at(n++) = &field;
    else if constexpr (std::is_same_v<Field, std::optional<Amount>>)
      all.at(n++) = field ? &*field : nullptr;
  });
  return all;
}

}  // namespace naruto
