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
  bool reveal = false;     ///< shown to both before it goes to a hidden zone
  Side whose = Side::you;  ///< to = rewards: whose pile
  bool charges = false;    ///< to = chakra: its owner charges it (N-CHG-06)
  friend bool operator==(const Move&, const Move&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("what", self.what);
    v("to", self.to);
    v("reveal", self.reveal);
    v("whose", self.whose);
    v("charges", self.charges);
  }
};

/// Into the village of the text's controller without costs (N-DEPLOY-10), names permitting (N-NAME-09).
struct PutIntoPlay {
  static constexpr std::string_view op = "put_into_play";
  Selector what;
  bool counts_as_deployment = false;  ///< uses up the Ninja deployment of the turn; not usable after it
  std::optional<Ref> in_team;         ///< joins the team of this Ninja of the same side
  Role place = Role::back;            ///< in that team
  bool injured = false;
  std::optional<CoinKind> coin;  ///< enters with coins of this kind
  Amount coins = 1;
  bool any_name = false;  ///< beside a Ninja of its name as well (N-NAME-04)
  Side side = Side::you;  ///< whose village
  EntryCosts pays = EntryCosts::none;
  friend bool operator==(const PutIntoPlay&, const PutIntoPlay&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("what", self.what);
    v("counts_as_deployment", self.counts_as_deployment);
    v("in_team", self.in_team);
    v("place", self.place);
    v("injured", self.injured);
    v("coin", self.coin);
    v("coins", self.coins);
    v("any_name", self.any_name);
    v("side", self.side);
    v("pays", self.pays);
  }
};

/// Played now as a deployment, with all its rules and costs, outside the limit of the turn (N-DEPLOY-02 to -05).
struct Deploy {
  static constexpr std::string_view op = "deploy";
  Selector what;
  friend bool operator==(const Deploy&, const Deploy&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("what", self.what);
  }
};

/// Cards of two zones change places, as many of the one as of the other.
struct SwapCards {
  static constexpr std::string_view op = "swap";
  Selector a;
  Selector b;
  friend bool operator==(const SwapCards&, const SwapCards&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("a", self.a);
    v("b", self.b);
  }
};

/// Shows these cards to the text's controller only (N-ZONE-21); the last one is "it".
struct LookAtCards {
  static constexpr std::string_view op = "look_at";
  Selector what;
  friend bool operator==(const LookAtCards&, const LookAtCards&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("what", self.what);
  }
};

/// Names cards for the effects that follow: the last one is "it" (N-TGT-08).
struct Choose {
  static constexpr std::string_view op = "choose";
  Selector what;
  friend bool operator==(const Choose&, const Choose&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("what", self.what);
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

/// Cards that fit are shown one after the other, at random, until one of them fits `until` or none is left; the others
/// that were shown go elsewhere. `with`: this card in play is shuffled in among them and comes back to its place as it
/// was, so that it never leaves play; where it cannot be taken out of play, nothing is shown.
struct RevealUntil {
  static constexpr std::string_view op = "reveal_until";
  Filter of;
  Filter until;
  std::optional<Ref> with;
  Destination others = Destination::discard;
  friend bool operator==(const RevealUntil&, const RevealUntil&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("of", self.of);
    v("until", self.until);
    v("with", self.with);
    v("others", self.others);
  }
};

/// Makes a use on the chain void (N-NEG-01). `to` absent: the edition's destination (N-NEG-03).
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

/// N-EFF-11, N-GROW-03. `as_growth`: the card has then grown, for whatever waits for that (N-GROW-04, N-GROW-05).
struct AddCoin {
  static constexpr std::string_view op = "add_coin";
  Selector on;
  CoinKind kind = CoinKind::plus_1_1;
  Amount n = 1;
  bool as_growth = false;
  friend bool operator==(const AddCoin&, const AddCoin&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("on", self.on);
    v("kind", self.kind);
    v("n", self.n);
    v("as_growth", self.as_growth);
  }
};

/// Coins go back to the stock (N-COIN-03).
struct RemoveCoin {
  static constexpr std::string_view op = "remove_coin";
  Selector from;
  CoinKind kind = CoinKind::any;
  std::optional<Amount> n;  ///< of each card; absent: all
  friend bool operator==(const RemoveCoin&, const RemoveCoin&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("from", self.from);
    v("kind", self.kind);
    v("n", self.n);
  }
};

/// Coins go from one card to another.
struct MoveCoin {
  static constexpr std::string_view op = "move_coin";
  Selector from;
  Selector to;
  CoinKind kind = CoinKind::any;
  std::optional<Amount> n;  ///< of each card; absent: all
  friend bool operator==(const MoveCoin&, const MoveCoin&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("from", self.from);
    v("to", self.to);
    v("kind", self.kind);
    v("n", self.n);
  }
};

/// Where a used card goes instead of the chakra area (N-CHAIN-16): this one, or another use on the chain.
struct AfterUse {
  static constexpr std::string_view op = "after_use";
  Ref what = Ref::self;
  Destination to = Destination::discard;
  friend bool operator==(const AfterUse&, const AfterUse&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("what", self.what);
    v("to", self.to);
  }
};

/// The effect of that use is applied once more, for the text's controller, who chooses its targets anew; with `onto`
/// all its targets are this card. A Jutsu that is not in use is applied as though it were; with `pays` only if its cost
/// is paid.
struct CopyUse {
  static constexpr std::string_view op = "copy_use";
  Ref what = Ref::t1;
  std::optional<Ref> user;
  std::optional<Ref> onto;
  bool pays = false;
  friend bool operator==(const CopyUse&, const CopyUse&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("what", self.what);
    v("user", self.user);
    v("onto", self.onto);
    v("pays", self.pays);
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
  Side by = Side::you;  ///< who gets control
  friend bool operator==(const GainControl&, const GainControl&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("who", self.who);
    v("until", self.until);
    v("by", self.by);
  }
};

/// Into the team of another Ninja of the same side, as a back ninja unless `place` says otherwise (N-ORG-08, N-ORG-12).
/// With `until` into a team of either side, still under its controller, and then back into the team where it was.
struct JoinTeam {
  static constexpr std::string_view op = "join_team";
  Selector who;
  Ref of = Ref::t1;
  Role place = Role::back;
  std::optional<Until> until{};
  friend bool operator==(const JoinTeam&, const JoinTeam&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("who", self.who);
    v("of", self.of);
    v("place", self.place);
    v("until", self.until);
  }
};

/// Into the battle of another Ninja, against it: into the team that fights it, or as a team of its own that blocks
/// where there is none (N-BLK-06). Only Ninja on stand-by join.
struct JoinBattle {
  static constexpr std::string_view op = "join_battle";
  Selector who;
  Ref against = Ref::user;
  Role place = Role::back;
  friend bool operator==(const JoinBattle&, const JoinBattle&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("who", self.who);
    v("against", self.against);
    v("place", self.place);
  }
};

/// The controller of the text chooses anew which member of that team is its head (N-ATK-04).
struct RearrangeTeam {
  static constexpr std::string_view op = "rearrange_team";
  Ref of = Ref::user;
  friend bool operator==(const RearrangeTeam&, const RearrangeTeam&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
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
  std::optional<Ref> in_team;  ///< joins the team of this Ninja as a back Ninja
  friend bool operator==(const Transform&, const Transform&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("into", self.into);
    v("in_team", self.in_team);
  }
};

/// A permanent Mission that is attached to a card is attached to another one from now on (N-PERM-09).
struct AttachTo {
  static constexpr std::string_view op = "attach";
  Selector what;
  Selector to;
  friend bool operator==(const AttachTo&, const AttachTo&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("what", self.what);
    v("to", self.to);
  }
};

}  // namespace naruto
