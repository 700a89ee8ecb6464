// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <variant>
#include <vector>

#include "engine/naruto/cards/effect_nodes.h"

/// Abilities: the paragraphs of a card (N-EFF-12): Valid, requirement, target, effect (N-KEY-01 to N-KEY-06). The tree
/// is the only meaning a card has: the engine runs it, and the text on the card is generated from it.
namespace naruto {

/// Who takes part in an event: one object by reference, or any card that fits.
struct Who {
  std::optional<Ref> ref;  ///< source form: a string
  Filter filter;           ///< source form: a table
  friend bool operator==(const Who&, const Who&) = default;
};

/// What sets off a triggered ability. Parts that are absent do not test.
struct EventPattern {
  Happening event = Happening::enters_play;
  std::optional<Who> who;         ///< the card it happens to; of battle_result: a member of the team
  std::optional<Side> whose;      ///< turn_begins, turn_ends, draw_step_ends, rewards_won, sent_out, jutsu_used
  Entry how = Entry::any;         ///< enters_play
  std::optional<Destination> to;  ///< leaves_play: discard, chakra, hand ...
  std::optional<Sending> as;      ///< sent_out, battle_joined: attack or block
  std::optional<Filter> head;     ///< sent_out: another Ninja is the head, and fits
  std::vector<Result> result;     ///< battle_result: one of these
  std::optional<Filter> against;  ///< battle_joined: a member of the opposing team fits
  bool against_all = false;       ///< ... every member fits
  std::optional<Filter> jutsu;    ///< jutsu_used
  std::optional<int> reaches;     ///< rewards_won: the number won this turn reaches this
  bool once_for_all = false;      ///< sent_out: once for all teams of the player, not once for each Ninja

  friend bool operator==(const EventPattern&, const EventPattern&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("event", self.event);
    v("who", self.who);
    v("whose", self.whose);
    v("how", self.how);
    v("to", self.to);
    v("as", self.as);
    v("head", self.head);
    v("result", self.result);
    v("against", self.against);
    v("against_all", self.against_all);
    v("jutsu", self.jutsu);
    v("reaches", self.reaches);
    v("once_for_all", self.once_for_all);
  }
};

/// A target, chosen on use and checked again when applied (N-TGT-01 to N-TGT-06). The first is t1, the second t2 ...
struct Target {
  Filter of;
  friend bool operator==(const Target&, const Target&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("of", self.of);
  }
};

/// Text that is simply true (N-EFF-06), `if` as long as it is.
struct Static {
  static constexpr std::string_view kind = "static";
  std::optional<Condition> condition;
  std::vector<Rule> rules;
  friend bool operator==(const Static&, const Static&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("while", self.condition);
    v("rules", self.rules);
  }
};

/// Text that waits for an event (N-EFF-08).
struct Triggered {
  static constexpr std::string_view kind = "triggered";
  EventPattern on;
  std::optional<Condition> condition;  ///< looked at when the event happens
  Effects body;
  friend bool operator==(const Triggered&, const Triggered&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("on", self.on);
    v("if", self.condition);
    v("do", self.body);
  }
};

/// Text that its controller uses (N-EFF-02 to N-EFF-05), once per turn unless `times` says otherwise.
struct Activated {
  static constexpr std::string_view kind = "activated";
  Window when = Window::own_mission_phase;
  int times = 1;
  std::optional<Condition> condition;
  std::vector<Target> targets;
  std::optional<Price> pay;  ///< paid when applied (N-COST-09); without it nothing else happens
  Effects body;
  friend bool operator==(const Activated&, const Activated&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("when", self.when);
    v("times", self.times);
    v("if", self.condition);
    v("targets", self.targets);
    v("pay", self.pay);
    v("do", self.body);
  }
};

/// Text of a Jutsu or of a Mission that is applied once (N-JUT-05, N-MISS-06).
struct Use {
  static constexpr std::string_view kind = "use";
  std::optional<Price> cost;  ///< a further payment that is part of the cost (N-COST-11); `self` is the user
  std::vector<Target> targets;
  Effects body;
  friend bool operator==(const Use&, const Use&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("cost", self.cost);
    v("targets", self.targets);
    v("do", self.body);
  }
};

/// Changes where this card goes when it would be discarded from play (N-HLT-03, N-OWN-03).
struct LeavesTo {
  static constexpr std::string_view kind = "leaves_to";
  Destination instead_of = Destination::discard;
  Destination to = Destination::deck_bottom;
  friend bool operator==(const LeavesTo&, const LeavesTo&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("instead_of", self.instead_of);
    v("to", self.to);
  }
};

/// How this card may enter (N-EFF-02, second sentence; holds wherever the card is).
struct PlayRule {
  static constexpr std::string_view kind = "play_rule";
  std::optional<Condition> condition;
  bool outside_limit = false;     ///< its deployment does not count for the one of the turn (N-DEPLOY-02)
  bool beside_same_name = false;  ///< may enter beside a Ninja of its name (N-NAME-04)
  bool enters_injured = false;    ///< N-DEPLOY-08
  friend bool operator==(const PlayRule&, const PlayRule&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("if", self.condition);
    v("outside_limit", self.outside_limit);
    v("beside_same_name", self.beside_same_name);
    v("enters_injured", self.enters_injured);
  }
};

struct Ability {
  bool valid = false;  ///< in force while the Ninja is injured, too (N-KEY-01, N-EFF-12)
  bool stacks = true;  ///< false: several copies of this card act as one
  Word keyword = 0;    ///< the ability that a keyword stands for (N-SURGE-01): not printed, not part of the source
  std::variant<Static, Triggered, Activated, Use, LeavesTo, PlayRule> body;

  friend bool operator==(const Ability&, const Ability&) = default;
};

inline bool operator==(const GrantTrigger& a, const GrantTrigger& b) {
  return a.who == b.who && a.ability == b.ability && a.until == b.until;
}

/// Header of a Mission (N-CTR, N-PERM).
struct MissionHeader {
  bool counter = false;
  Permanence permanence = Permanence::none;
  int coins = 0;                    ///< X of Permanent (X)
  std::optional<Filter> attach;     ///< the card it is attached to, chosen on use as t1
  bool follows_controller = false;  ///< attached to the opponent's card, the opponent controls it (N-OWN-04)

  friend bool operator==(const MissionHeader&, const MissionHeader&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("counter", self.counter);
    v("permanence", self.permanence);
    v("coins", self.coins);
    v("attach", self.attach);
    v("follows_controller", self.follows_controller);
  }
};

/// Header of a Jutsu: what the user must be (N-JUT-04), and with which symbol X must be paid if the card says so.
struct JutsuHeader {
  std::optional<Filter> needs;
  std::optional<Symbol> x_symbol;

  friend bool operator==(const JutsuHeader&, const JutsuHeader&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("needs", self.needs);
    v("x_symbol", self.x_symbol);
  }
};

}  // namespace naruto
