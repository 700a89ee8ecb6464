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
  friend bool operator==(const ChangeEntranceCost&, const ChangeEntranceCost&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("who", self.who);
    v("add", self.add);
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

using Rule =
    std::variant<ModifyPower, SetPower, GrantCharacteristic, Untargetable, PreventDamage, ForbidJutsu, CannotBeSent,
                 MustBeSent, CannotBeBlocked, NoRewards, CannotBeNegated, ChangeEntranceCost, HealLock>;

}  // namespace naruto

namespace table {
template <>
struct EnumNames<naruto::Sending> {
  static constexpr std::array<std::string_view, 3> names{"sent_out", "attack", "block"};
};
}  // namespace table
