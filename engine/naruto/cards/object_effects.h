// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "engine/naruto/cards/rule_nodes.h"

/// Effects that do one thing to each card of a selector: what becomes of it, where it goes, whom it follows. They are
/// carried out in `resolve/perform_objects.cpp`.
namespace naruto {

/// 1 or more damage (N-HLT-02 to N-HLT-06). The source is the user, or the card that bears the text.
struct Damage {
  static constexpr std::string_view op = "damage";
  Selector to;
  Amount amount = 1;
  friend bool operator==(const Damage&, const Damage&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("to", self.to);
    v("amount", self.amount);
  }
};

/// Becomes injured; not damage, and nothing to an injured one (N-HLT-14).
struct Injure {
  static constexpr std::string_view op = "injure";
  Selector who;
  friend bool operator==(const Injure&, const Injure&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("who", self.who);
  }
};

/// N-HLT-10.
struct Heal {
  static constexpr std::string_view op = "heal";
  Selector who;
  friend bool operator==(const Heal&, const Heal&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("who", self.who);
  }
};

/// Moves cards to a zone of their owners; the verb of the sentence follows from the destination.
struct Move {
  static constexpr std::string_view op = "move";
  Selector what;
  Destination to = Destination::discard;
  bool reveal = false;  ///< shown to both before it goes to a hidden zone
  friend bool operator==(const Move&, const Move&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("what", self.what);
    v("to", self.to);
    v("reveal", self.reveal);
  }
};

/// Into the village of the text's controller without costs (N-DEPLOY-10), names permitting (N-NAME-09).
struct PutIntoPlay {
  static constexpr std::string_view op = "put_into_play";
  Selector what;
  bool counts_as_deployment = false;  ///< uses up the Ninja deployment of the turn; not usable after it
  friend bool operator==(const PutIntoPlay&, const PutIntoPlay&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("what", self.what);
    v("counts_as_deployment", self.counts_as_deployment);
  }
};

/// Shows cards to both players (N-ZONE-21).
struct Reveal {
  static constexpr std::string_view op = "reveal";
  Selector what;
  friend bool operator==(const Reveal&, const Reveal&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("what", self.what);
  }
};

/// Makes a use on the chain void (N-NEG-01 to -07). `to` absent: the edition's destination (N-NEG-03).
struct Negate {
  static constexpr std::string_view op = "negate";
  Selector what;
  std::optional<Destination> to;
  friend bool operator==(const Negate&, const Negate&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("what", self.what);
    v("to", self.to);
  }
};

/// N-EFF-11, N-GROW-03.
struct AddCoin {
  static constexpr std::string_view op = "add_coin";
  Selector on;
  CoinKind kind = CoinKind::plus_1_1;
  Amount n = 1;
  friend bool operator==(const AddCoin&, const AddCoin&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("on", self.on);
    v("kind", self.kind);
    v("n", self.n);
  }
};

/// Leaves its team and is on stand-by as a team of one (N-ORG-12).
struct BecomeStandby {
  static constexpr std::string_view op = "become_standby";
  Selector who;
  friend bool operator==(const BecomeStandby&, const BecomeStandby&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("who", self.who);
  }
};

/// Under the control of the text's controller, who treats the card as their own (N-OWN-02, N-OWN-06). Where it cannot
/// lie there nothing happens (N-NAME-09, N-CLI-03).
struct GainControl {
  static constexpr std::string_view op = "gain_control";
  Selector who;
  Until until = Until::for_good;
  friend bool operator==(const GainControl&, const GainControl&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("who", self.who);
    v("until", self.until);
  }
};

/// Into the team of another Ninja of the same side, as a back ninja (N-ORG-08, N-ORG-12).
struct JoinTeam {
  static constexpr std::string_view op = "join_team";
  Selector who;
  Ref of = Ref::t1;
  friend bool operator==(const JoinTeam&, const JoinTeam&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("who", self.who);
    v("of", self.of);
  }
};

/// Becomes head or back of its team in the battle (N-ATK-04); the only Ninja of a team cannot be pushed back
/// (N-BLK-05). A new head pushes the old one back; a head that is pushed back leaves the team without one.
struct MovePlace {
  static constexpr std::string_view op = "move_place";
  Selector who;
  Role to = Role::back;
  friend bool operator==(const MovePlace&, const MovePlace&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("who", self.who);
    v("to", self.to);
  }
};

/// This Jutsu or Mission turns into the card of this code, in play under its user's control (N-MAST-08). It is its
/// printed self again when it leaves play.
struct Transform {
  static constexpr std::string_view op = "transform";
  Word into = 0;
  friend bool operator==(const Transform&, const Transform&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("into", self.into);
  }
};

}  // namespace naruto
