// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "engine/naruto/cards/filter.h"
#include "engine/naruto/cards/rule_nature.h"

/// Rules on what befalls a card: damage, effects, leaving play (N-HLT-05, N-TGT-03, N-GEN-02, N-OWN-03).
namespace naruto {

/// Uses that fit `by` cannot name it as their target (N-TGT-03). `controller = "opponent"` in `by` means the opponent
/// of the protected card's controller.
struct Untargetable {
  static constexpr std::string_view op = "untargetable";
  static constexpr RuleNature nature = RuleNature::all;
  Selector who;
  Filter by;
  friend bool operator==(const Untargetable&, const Untargetable&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("who", self.who);
    v("by", self.by);
  }
};

/// What a use or a text of a card that fits `by` would do does nothing to it (N-GEN-02).
struct Unaffected {
  static constexpr std::string_view op = "unaffected";
  static constexpr RuleNature nature = RuleNature::all;
  Selector who;
  Boxed<Filter> by;
  friend bool operator==(const Unaffected&, const Unaffected&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("who", self.who);
    v("by", self.by);
  }
};

/// Effects of cards that fit `by` cannot make it leave play (N-GEN-02); with `moves` they cannot take it out of its
/// team or put it into another either.
struct Unremovable {
  static constexpr std::string_view op = "unremovable";
  static constexpr RuleNature nature = RuleNature::all;
  Selector who;
  Boxed<Filter> by;
  bool moves = false;
  friend bool operator==(const Unremovable&, const Unremovable&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("who", self.who);
    v("by", self.by);
    v("moves", self.moves);
  }
};

/// It takes no damage of this kind (N-HLT-05): with nothing left it has not been damaged.
struct PreventDamage {
  static constexpr std::string_view op = "prevent_damage";
  static constexpr RuleNature nature = RuleNature::each;
  Selector who;
  CauseTest cause = CauseTest::any;
  Boxed<Filter> by;            ///< the card that deals it; of a showdown: a Ninja of the opposing team
  std::vector<Result> result;  ///< only showdown damage of these results of its team
  friend bool operator==(const PreventDamage&, const PreventDamage&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("who", self.who);
    v("cause", self.cause);
    v("by", self.by);
    v("result", self.result);
  }
};

/// Damage to it is reduced (N-HLT-05): all of it, or only the next one.
struct ReduceDamage {
  static constexpr std::string_view op = "reduce_damage";
  static constexpr RuleNature nature = RuleNature::each;
  Selector who;
  Amount by = 1;
  bool next = false;
  CauseTest cause = CauseTest::any;
  Boxed<Filter> by_what;
  int at_least = 0;  ///< only damage of so much or more
  friend bool operator==(const ReduceDamage&, const ReduceDamage&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("who", self.who);
    v("by", self.by);
    v("next", self.next);
    v("cause", self.cause);
    v("by_what", self.by_what);
    v("at_least", self.at_least);
  }
};

/// Damage to it is raised: all of it, or only the next one.
struct MoreDamage {
  static constexpr std::string_view op = "more_damage";
  static constexpr RuleNature nature = RuleNature::each;
  Selector who;
  Amount by = 1;
  bool next = false;
  CauseTest cause = CauseTest::any;
  Boxed<Filter> by_what;
  friend bool operator==(const MoreDamage&, const MoreDamage&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("who", self.who);
    v("by", self.by);
    v("next", self.next);
    v("cause", self.cause);
    v("by_what", self.by_what);
  }
};

/// Damage that its team deals in the showdown cannot be reduced (N-HLT-05, N-GEN-02).
struct DamageStays {
  static constexpr std::string_view op = "damage_stays";
  static constexpr RuleNature nature = RuleNature::all;
  Selector who;  ///< a member
  friend bool operator==(const DamageStays&, const DamageStays&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("who", self.who);
  }
};

/// A card that would go from play to `instead_of` goes elsewhere (N-HLT-03, N-OWN-03).
struct GoesTo {
  static constexpr std::string_view op = "goes_to";
  static constexpr RuleNature nature = RuleNature::all;
  Selector who;
  Destination instead_of = Destination::discard;
  Destination to = Destination::hand;
  CauseTest cause = CauseTest::any;
  friend bool operator==(const GoesTo&, const GoesTo&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("who", self.who);
    v("instead_of", self.instead_of);
    v("to", self.to);
    v("cause", self.cause);
  }
};

/// It cannot be healed (N-HLT-10).
struct HealLock {
  static constexpr std::string_view op = "heal_lock";
  static constexpr RuleNature nature = RuleNature::all;
  Selector who;
  friend bool operator==(const HealLock&, const HealLock&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("who", self.who);
  }
};

/// Uses of Jutsu by this Ninja, or this Jutsu in use, cannot be negated by what fits `by` (N-NEG-01, N-GEN-02).
struct CannotBeNegated {
  static constexpr std::string_view op = "cannot_be_negated";
  static constexpr RuleNature nature = RuleNature::all;
  Selector who;  ///< the user, or the Jutsu
  Boxed<Filter> by;
  friend bool operator==(const CannotBeNegated&, const CannotBeNegated&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("who", self.who);
    v("by", self.by);
  }
};

}  // namespace naruto
