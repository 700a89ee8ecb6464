// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "engine/naruto/cards/filter.h"
#include "engine/naruto/cards/rule_nature.h"

/// Rules on what a card is: characteristics, rank, attribute, names, text (N-CHAR, N-RANK, N-ATTR, N-NAME, N-NEG-08).
namespace naruto {

/// N-CHAR-03: the card also has this characteristic.
struct GrantCharacteristic {
  static constexpr std::string_view op = "grant_characteristic";
  static constexpr RuleNature nature = RuleNature::trait;
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
  static constexpr RuleNature nature = RuleNature::trait;
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
  static constexpr RuleNature nature = RuleNature::trait;
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
  static constexpr RuleNature nature = RuleNature::trait;
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
  static constexpr RuleNature nature = RuleNature::trait;
  Selector who;
  Word name = 0;
  friend bool operator==(const GrantName&, const GrantName&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("who", self.who);
    v("name", self.name);
  }
};

/// The card has this name and no other; not where two Ninja of one side would then share one (N-NAME-10).
struct SetNames {
  static constexpr std::string_view op = "set_names";
  static constexpr RuleNature nature = RuleNature::trait;
  Selector who;
  Word name = 0;
  friend bool operator==(const SetNames&, const SetNames&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("who", self.who);
    v("name", self.name);
  }
};

/// A Ninja of each of these names counts as lying in the village of the player, for texts that ask whether one is there
/// or count such Ninja. It is no card: it takes no name (N-NAME-04), has no team and no figures, and no trait either
/// unless the players agree that it has this one.
struct CountsAsPresent {
  static constexpr std::string_view op = "counts_as_present";
  static constexpr RuleNature nature = RuleNature::all;
  Side of = Side::you;
  std::vector<Word> name;
  std::optional<Word> characteristic;
  friend bool operator==(const CountsAsPresent&, const CountsAsPresent&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("of", self.of);
    v("name", self.name);
    v("characteristic", self.characteristic);
  }
};

/// It may be in play beside a Ninja of its name, and others beside it (N-NAME-04).
struct IgnoreNameRule {
  static constexpr std::string_view op = "ignore_name_rule";
  static constexpr RuleNature nature = RuleNature::all;
  Selector who;
  friend bool operator==(const IgnoreNameRule&, const IgnoreNameRule&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("who", self.who);
  }
};

/// The text of the card is not valid (N-NEG-08): figures, names and characteristics stay.
struct LoseText {
  static constexpr std::string_view op = "lose_text";
  static constexpr RuleNature nature = RuleNature::trait;
  Selector who;
  friend bool operator==(const LoseText&, const LoseText&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("who", self.who);
  }
};

/// The card also has this rank (N-RANK-01).
struct GrantRank {
  static constexpr std::string_view op = "grant_rank";
  static constexpr RuleNature nature = RuleNature::trait;
  Selector who;
  Rank rank = Rank::genin;
  friend bool operator==(const GrantRank&, const GrantRank&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("who", self.who);
    v("rank", self.rank);
  }
};

/// The Ninja has this combat attribute and no other (N-ATTR-01).
struct SetAttribute {
  static constexpr std::string_view op = "set_attribute";
  static constexpr RuleNature nature = RuleNature::trait;
  Selector who;
  Word attribute = 0;
  friend bool operator==(const SetAttribute&, const SetAttribute&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("who", self.who);
    v("attribute", self.attribute);
  }
};

/// What is printed on another card: one characteristic of it, chosen when the effect begins, comes to those it has
/// (N-CHAR-03); its combat attributes take the place of its own (N-ATTR-01); its effect text comes to that of the
/// Ninja, which is "this Ninja" in it.
struct CopyTrait {
  static constexpr std::string_view op = "copy_trait";
  static constexpr RuleNature nature = RuleNature::trait;
  Selector who;
  CopiedTrait trait = CopiedTrait::characteristic;
  Ref from = Ref::t1;
  friend bool operator==(const CopyTrait&, const CopyTrait&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("who", self.who);
    v("trait", self.trait);
    v("from", self.from);
  }
};

/// For a while a card in play that is no Ninja counts as one as well, with this power (N-CARD-01, N-CARD-08); what it
/// is in print it stays.
struct CountsAsNinja {
  static constexpr std::string_view op = "counts_as_ninja";
  static constexpr RuleNature nature = RuleNature::trait;
  Selector who;
  Amount combat = 0;
  Amount support = 0;
  friend bool operator==(const CountsAsNinja&, const CountsAsNinja&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("who", self.who);
    v("combat", self.combat);
    v("support", self.support);
  }
};

}  // namespace naruto
