// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <variant>
#include <vector>

#include "engine/naruto/cards/filter.h"

/// Rules: statements that hold for a while. A rule is the body of a `static` ability, or an effect with `until` puts it
/// in force (a lasting effect, N-EFF-07). So there is one `modify_power`, not one for texts and one for Jutsu.
namespace naruto {

/// Combat and support get this much more or less (N-EFF-10).
struct ModifyPower {
  static constexpr std::string_view op = "modify_power";
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

/// Combat or support become a value; comes before plus and minus, the later one stands (N-EFF-10, A-58).
struct SetPower {
  static constexpr std::string_view op = "set_power";
  Selector who;
  std::optional<int> combat;
  std::optional<int> support;
  friend bool operator==(const SetPower&, const SetPower&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("who", self.who);
    v("combat", self.combat);
    v("support", self.support);
  }
};

/// N-CHAR-03: the card also has this characteristic.
struct GrantCharacteristic {
  static constexpr std::string_view op = "grant_characteristic";
  Selector who;
  Word characteristic = 0;
  friend bool operator==(const GrantCharacteristic&, const GrantCharacteristic&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("who", self.who);
    v("characteristic", self.characteristic);
  }
};

/// The card no longer has this characteristic, printed or granted; of a keyword this negates its ability (N-SURGE-04,
/// N-MAST-06).
struct LoseCharacteristic {
  static constexpr std::string_view op = "lose_characteristic";
  Selector who;
  Word characteristic = 0;
  friend bool operator==(const LoseCharacteristic&, const LoseCharacteristic&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("who", self.who);
    v("characteristic", self.characteristic);
  }
};

/// The card has this rank and no other (N-RANK-01).
struct SetRank {
  static constexpr std::string_view op = "set_rank";
  Selector who;
  Rank rank = Rank::genin;
  friend bool operator==(const SetRank&, const SetRank&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("who", self.who);
    v("rank", self.rank);
  }
};

/// The Ninja also has this combat attribute (N-ATTR-01).
struct GrantAttribute {
  static constexpr std::string_view op = "grant_attribute";
  Selector who;
  Word attribute = 0;
  friend bool operator==(const GrantAttribute&, const GrantAttribute&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("who", self.who);
    v("attribute", self.attribute);
  }
};

/// The card also has this name; not where two Ninja of one side would then share one (N-NAME-10).
struct GrantName {
  static constexpr std::string_view op = "grant_name";
  Selector who;
  Word name = 0;
  friend bool operator==(const GrantName&, const GrantName&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("who", self.who);
    v("name", self.name);
  }
};

/// The text of the card is not valid (N-NEG-08): figures, names and characteristics stay.
struct LoseText {
  static constexpr std::string_view op = "lose_text";
  Selector who;
  friend bool operator==(const LoseText&, const LoseText&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("who", self.who);
  }
};

/// What is done to the figures before plus and minus (N-EFF-10, A-58).
enum class FigureChange : std::uint8_t { swapped, doubled, halved };

/// Combat and support change places, are doubled, or halved (rounded down).
struct ChangeFigures {
  static constexpr std::string_view op = "change_figures";
  Selector who;
  FigureChange how = FigureChange::swapped;
  friend bool operator==(const ChangeFigures&, const ChangeFigures&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("who", self.who);
    v("how", self.how);
  }
};

/// Uses that fit `by` cannot name it as their target (N-TGT-03). `controller = "opponent"` in `by` means the opponent
/// of the protected card's controller.
struct Untargetable {
  static constexpr std::string_view op = "untargetable";
  Selector who;
  Filter by;
  friend bool operator==(const Untargetable&, const Untargetable&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("who", self.who);
    v("by", self.by);
  }
};

/// It takes no damage at all (N-HLT-05): with nothing left it has not been damaged.
struct PreventDamage {
  static constexpr std::string_view op = "prevent_damage";
  Selector who;
  friend bool operator==(const PreventDamage&, const PreventDamage&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("who", self.who);
  }
};

/// Damage to it is reduced (N-HLT-05): all of it, or only the next one.
struct ReduceDamage {
  static constexpr std::string_view op = "reduce_damage";
  Selector who;
  int by = 1;
  bool next = false;
  friend bool operator==(const ReduceDamage&, const ReduceDamage&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("who", self.who);
    v("by", self.by);
    v("next", self.next);
  }
};

/// Ninja that fit `who` cannot be the user of Jutsu that fit `jutsu` (N-JUT-02, N-GEN-02).
struct ForbidJutsu {
  static constexpr std::string_view op = "forbid_jutsu";
  Selector who;
  std::optional<Filter> jutsu;  ///< absent: any Jutsu
  friend bool operator==(const ForbidJutsu&, const ForbidJutsu&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("who", self.who);
    v("jutsu", self.jutsu);
  }
};

/// How a team may be sent.
enum class Sending : std::uint8_t { sent_out, attack, block };

/// The Ninja, and so its whole team, cannot be sent (N-ATK-06) while its team meets `team` (absent: always).
struct CannotBeSent {
  static constexpr std::string_view op = "cannot_be_sent";
  Selector who;
  Sending as = Sending::sent_out;
  std::optional<TeamTest> team;
  friend bool operator==(const CannotBeSent&, const CannotBeSent&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("who", self.who);
    v("as", self.as);
    v("team", self.team);
  }
};

/// The team of this Ninja must be sent as far as rules and prohibitions allow (N-ATK-07).
struct MustBeSent {
  static constexpr std::string_view op = "must_be_sent";
  Selector who;
  Sending as = Sending::sent_out;
  friend bool operator==(const MustBeSent&, const MustBeSent&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("who", self.who);
    v("as", self.as);
  }
};

/// The team of this Ninja cannot be blocked by teams that meet `by` (N-BLK-03).
struct CannotBeBlocked {
  static constexpr std::string_view op = "cannot_be_blocked";
  Selector who;
  std::optional<TeamTest> by;
  friend bool operator==(const CannotBeBlocked&, const CannotBeBlocked&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("who", self.who);
    v("by", self.by);
  }
};

/// A team with a Ninja that fits wins no battle rewards in the showdown (N-REW-01, N-REW-02).
struct NoRewards {
  static constexpr std::string_view op = "no_rewards";
  Selector who;
  friend bool operator==(const NoRewards&, const NoRewards&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("who", self.who);
  }
};

/// Uses of Jutsu by this Ninja cannot be negated (N-NEG-01, N-GEN-02).
struct CannotBeNegated {
  static constexpr std::string_view op = "cannot_be_negated";
  Selector who;  ///< the user
  friend bool operator==(const CannotBeNegated&, const CannotBeNegated&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("who", self.who);
  }
};

/// The entrance cost of cards that fit changes (N-COST-10), in the zone from which they are played.
struct ChangeEntranceCost {
  static constexpr std::string_view op = "entrance_cost";
  Selector who;
  int add = 0;
  std::optional<int> set;  ///< replaces the printed cost, before other changes
  friend bool operator==(const ChangeEntranceCost&, const ChangeEntranceCost&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("who", self.who);
    v("add", self.add);
    v("set", self.set);
  }
};

/// Likewise the hand cost (N-COST-10).
struct ChangeHandCost {
  static constexpr std::string_view op = "hand_cost";
  Selector who;
  int add = 0;
  std::optional<int> set;
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
  Selector who;
  int add = 0;
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

/// The battle of a team with a Ninja that fits is a mental power battle (N-MENT-01).
struct MentalBattle {
  static constexpr std::string_view op = "mental_battle";
  Selector who;
  friend bool operator==(const MentalBattle&, const MentalBattle&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("who", self.who);
  }
};

/// A player needs this many battle rewards to win (N-WIN-09).
struct RewardsToWin {
  static constexpr std::string_view op = "rewards_to_win";
  Selector who;  ///< not read: a player is meant, not a card
  Side of = Side::you;
  int n = 10;
  friend bool operator==(const RewardsToWin&, const RewardsToWin&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("of", self.of);
    v("n", self.n);
  }
};

/// It cannot be healed (N-HLT-10).
struct HealLock {
  static constexpr std::string_view op = "heal_lock";
  Selector who;
  friend bool operator==(const HealLock&, const HealLock&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("who", self.who);
  }
};

using Rule = std::variant<ModifyPower, SetPower, ChangeFigures, GrantCharacteristic, LoseCharacteristic, SetRank,
                          GrantAttribute, GrantName, LoseText, Untargetable, PreventDamage, ReduceDamage, ForbidJutsu,
                          CannotBeSent, MustBeSent, CannotBeBlocked, NoRewards, CannotBeNegated, ChangeEntranceCost,
                          ChangeHandCost, ChangeJutsuCost, HealLock, MentalBattle, RewardsToWin>;

static_assert(std::variant_size_v<Rule> <= 32, "kinds of rules are bits of a word");

/// The bit of a kind of rule.
template <class R, std::size_t I = 0>
constexpr std::uint32_t bit_of_rule() {
  if constexpr (std::is_same_v<R, std::variant_alternative_t<I, Rule>>)
    return 1U << I;
  else
    return bit_of_rule<R, I + 1>();
}
template <class R>
inline constexpr std::uint32_t rule_bit = bit_of_rule<R>();

}  // namespace naruto

namespace table {
template <>
struct EnumNames<naruto::Sending> {
  static constexpr std::array<std::string_view, 3> names{"sent_out", "attack", "block"};
};
template <>
struct EnumNames<naruto::FigureChange> {
  static constexpr std::array<std::string_view, 3> names{"swapped", "doubled", "halved"};
};
}  // namespace table
