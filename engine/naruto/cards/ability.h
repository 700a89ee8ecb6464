// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <variant>
#include <vector>

#include "engine/naruto/cards/effect_nodes.h"

/// Abilities: the paragraphs of a card (N-EFF-12): Valid (N-KEY-01), requirement, target, effect. The tree
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
  Boxed<Who> who;                     ///< the card it happens to; of battle_result: a member of the team
  std::optional<Side> whose;          ///< whose turn, phase, reward, team or use
  Entry how = Entry::any;             ///< enters_play
  std::vector<Entry> not_by;          ///< enters_play: in none of these ways
  std::optional<Word> by_title;       ///< enters_play: by an effect of this title
  std::optional<Destination> to;      ///< leaves_play: discard, chakra, hand ...
  std::optional<Sending> as;          ///< sent_out, battle_joined: attack or block
  Boxed<Filter> head;                 ///< sent_out: another Ninja is the head, and fits
  std::vector<Result> result;         ///< battle_result: one of these; damaged: by the showdown with this result
  std::optional<Bounds> margin;       ///< battle_result: the difference of the powers, never below 0
  Boxed<Filter> against;              ///< battle_joined, battle_result: a member of the opposing team fits
  bool against_all = false;           ///< ... every member fits
  Boxed<Filter> jutsu;                ///< jutsu_used, jutsu_applied, targeted
  Boxed<Filter> mission;              ///< mission_used
  Boxed<Filter> by;                   ///< leaves_play, damaged: the card whose text, use or blow did it fits
  CauseTest cause = CauseTest::any;   ///< leaves_play, damaged
  std::optional<bool> injured;        ///< leaves_play: it was injured before
  std::optional<Bounds> amount;       ///< damaged; power_gained: the combat
  std::optional<int> reaches;         ///< rewards_won: the number won this turn reaches this
  std::optional<bool> outstanding;    ///< rewards_won: with an outstanding victory or reward
  std::optional<bool> from_showdown;  ///< rewards_won
  std::optional<bool> for_growth;     ///< card_charged: as the base of a growth
  std::optional<bool> heads;          ///< coin_tossed
  std::optional<CoinKind> kind;       ///< coin_gained, last_coin_removed
  /// sent_out: once for all teams of the player, not once for each Ninja; battle_result: once for the team;
  /// coin_tossed: once for all coins that a text has tossed.
  bool once_for_all = false;
  Boxed<Filter> base;          ///< enters_play: the Ninja it was played upon, which has left (N-GROW-02, N-PLAT-02)
  bool lowered_too = false;    ///< damaged: also where nothing is left of the damage after it was lowered
  bool before_damage = false;  ///< battle_result: applied when the result is known, before the damage is dealt
  bool applied = false;        ///< mission_used: when its effect has been applied, not when it is used
  bool or_removed = false;     ///< replaced damage: likewise where the card would leave play otherwise

  friend bool operator==(const EventPattern&, const EventPattern&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("event", self.event);
    v("who", self.who);
    v("whose", self.whose);
    v("how", self.how);
    v("not_by", self.not_by);
    v("by_effect_titled", self.by_title);
    v("to", self.to);
    v("as", self.as);
    v("head", self.head);
    v("result", self.result);
    v("margin", self.margin);
    v("against", self.against);
    v("against_all", self.against_all);
    v("jutsu", self.jutsu);
    v("mission", self.mission);
    v("by", self.by);
    v("cause", self.cause);
    v("injured", self.injured);
    v("amount", self.amount);
    v("reaches", self.reaches);
    v("outstanding", self.outstanding);
    v("from_showdown", self.from_showdown);
    v("for_growth", self.for_growth);
    v("heads", self.heads);
    v("kind", self.kind);
    v("once_for_all", self.once_for_all);
    v("base", self.base);
    v("lowered_too", self.lowered_too);
    v("before_damage", self.before_damage);
    v("applied", self.applied);
    v("or_removed", self.or_removed);
  }
};

/// A target, chosen on use (N-TGT-01) and checked again when applied (N-TGT-04). The first is t1, the second t2 ...
/// A target part can ask for several cards, which are all different (N-TGT-02), or for every card that fits.
struct Target {
  Filter of;
  Amount n = 1;
  bool up_to = false;       ///< at least one
  bool any_number = false;  ///< likewise
  bool all = false;         ///< every one that fits: nothing is chosen
  bool team = false;        ///< `n` teams: every member that fits
  bool one_team = false;    ///< all of the same team

  /// A group of cards, whatever their number turns out to be.
  bool many() const { return n != Amount(1) || any_number || all || team; }
  friend bool operator==(const Target&, const Target&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("of", self.of);
    v("n", self.n);
    v("up_to", self.up_to);
    v("any_number", self.any_number);
    v("all", self.all);
    v("team", self.team);
    v("one_team", self.one_team);
  }
};

/// Text that is simply true (N-EFF-06), `if` as long as it is. `from`: it works while the card lies there, not in play.
struct Static {
  static constexpr std::string_view kind = "static";
  std::optional<Condition> condition;
  std::vector<Rule> rules;
  std::optional<Zone> from;
  friend bool operator==(const Static&, const Static&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("from", self.from);
    v("while", self.condition);
    v("rules", self.rules);
  }
};

/// Text that waits for an event (N-EFF-08). `from`: it works while the card lies there, not in play.
struct Triggered {
  static constexpr std::string_view kind = "triggered";
  EventPattern on;
  int times = 0;                       ///< at most so often a turn; 0: whenever it happens
  std::optional<Condition> condition;  ///< looked at when the event happens
  Effects body;
  std::optional<Zone> from;
  std::vector<Target> targets{};  ///< chosen when it is set off; without one nothing is done (N-TGT-03)
  friend bool operator==(const Triggered&, const Triggered&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("on", self.on);
    v("from", self.from);
    v("times", self.times);
    v("if", self.condition);
    v("targets", self.targets);
    v("do", self.body);
  }
};

/// Text that is used (N-EFF-02 to N-EFF-05), once per turn unless `times` says otherwise; by its controller unless `by`
/// says otherwise, who is then "you" in it. `from`: it works while the card lies there.
struct Activated {
  static constexpr std::string_view kind = "activated";
  Window when = Window::own_mission_phase;
  Side by = Side::you;
  std::optional<Zone> from;
  int times = 1;
  std::optional<Condition> condition;
  std::vector<Target> targets;
  Boxed<Price> pay;  ///< paid when applied (N-COST-09); without it nothing else happens
  Effects body;
  bool paid_on_use = false;  ///< the price is paid when it is used, whatever becomes of the effect
  Boxed<Filter> bearer{};    ///< it is a text of each card in play that fits, not of this one
  friend bool operator==(const Activated&, const Activated&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("when", self.when);
    v("by", self.by);
    v("bearer", self.bearer);
    v("from", self.from);
    v("times", self.times);
    v("if", self.condition);
    v("targets", self.targets);
    v("pay", self.pay);
    v("paid_on_use", self.paid_on_use);
    v("do", self.body);
  }
};

/// Text of a Jutsu or of a Mission that is applied once (N-JUT-05, N-MISS-06).
struct Use {
  static constexpr std::string_view kind = "use";
  Boxed<Price> cost;  ///< a further payment that is part of the cost (N-COST-11); `self` is the user
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

/// Takes the place of something that is about to happen (N-HLT-05): damage, or leaving play; or it says what a tossed
/// coin counts as (N-COIN-01). Of damage, a body that lowers or negates it says what is left of it; any other body
/// replaces all of it. A card that does not leave stays in play where it is.
struct Replacement {
  static constexpr std::string_view kind = "replacement";
  EventPattern instead_of;
  int times = 0;  ///< at most so often a turn; 0: whenever it happens
  std::optional<Condition> condition;
  bool may = false;               ///< its controller decides
  Boxed<Price> pay;               ///< paid for it
  std::optional<Destination> to;  ///< leaves_play: it goes there instead, and then the body is carried out
  Effects body;
  bool chosen = false;  ///< coin_tossed, of several coins of an effect: its controller says which one
  bool lowers = false;  ///< the body lowers or negates the damage, or what deals it: derived by `finish_definition`
  bool only_lowers = false;  ///< the body lowers the damage and negates nothing: derived likewise

  friend bool operator==(const Replacement& a, const Replacement& b) { return same_fields(a, b); }
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("instead_of", self.instead_of);
    v("times", self.times);
    v("if", self.condition);
    v("may", self.may);
    v("chosen", self.chosen);
    v("pay", self.pay);
    v("to", self.to);
    v("do", self.body);
  }
};

/// How this card may enter (N-EFF-02, second sentence; holds wherever the card is).
struct PlayRule {
  static constexpr std::string_view kind = "play_rule";
  std::optional<Condition> condition;
  std::optional<Condition> only_if;     ///< it enters or is used in no other circumstance
  std::vector<Entry> only_by;           ///< it enters in one of these ways only
  Boxed<Filter> only_through;           ///< an effect puts it into play only if its card fits
  std::vector<Filter> sacrifice;        ///< part of its cost: a card in play is given up for each of these (N-COST-11)
  std::optional<CoinKind> enters_with;  ///< it has `n` of these coins as it enters
  Amount n = 1;
  std::optional<Side> to;          ///< it enters the village of this player
  Entry how = Entry::any;          ///< beside_same_name, enters_injured: only where it is deployed
  bool outside_limit = false;      ///< its deployment or use is beyond that of the turn (N-DEPLOY-02, N-MISS-02)
  bool beside_same_name = false;   ///< may enter beside a Ninja of its name (N-NAME-04)
  bool enters_injured = false;     ///< N-DEPLOY-08
  bool over_growth_coins = false;  ///< grows upon a Ninja that has growth coins, too (N-GROW-05)
  friend bool operator==(const PlayRule&, const PlayRule&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("if", self.condition);
    v("only_if", self.only_if);
    v("only_by", self.only_by);
    v("only_through", self.only_through);
    v("sacrifice", self.sacrifice);
    v("enters_with", self.enters_with);
    v("n", self.n);
    v("to", self.to);
    v("how", self.how);
    v("outside_limit", self.outside_limit);
    v("beside_same_name", self.beside_same_name);
    v("enters_injured", self.enters_injured);
    v("over_growth_coins", self.over_growth_coins);
  }
};

struct Ability {
  bool valid = false;     ///< in force while the Ninja is injured, too (N-KEY-01, N-EFF-12)
  bool stacks = true;     ///< false: several copies of this card act as one
  bool negatable = true;  ///< false: a use or effect of this text cannot be negated (N-NEG-01)
  Word keyword = 0;       ///< the ability that a keyword stands for (N-SURGE-01): not printed, not part of the source
  std::variant<Static, Triggered, Activated, Use, LeavesTo, PlayRule, Replacement> body;

  friend bool operator==(const Ability&, const Ability&) = default;
};

inline bool operator==(const Watch& a, const Watch& b) { return same_fields(a, b); }
inline bool operator==(const GrantTrigger& a, const GrantTrigger& b) { return same_fields(a, b); }

/// Header of a Mission (N-CTR, N-PERM).
struct MissionHeader {
  bool counter = false;
  Permanence permanence = Permanence::none;
  Amount coins = 0;                      ///< X of Permanent (X)
  Boxed<Filter> attach;                  ///< the card it is attached to, chosen on use as t1
  bool follows_controller = false;       ///< attached to the opponent's card, the opponent controls it (N-OWN-04)
  std::optional<Condition> playable_if;  ///< it can be used only then
  std::optional<Side> to_village_of;     ///< Permanent: it lies in the village of this player (N-OWN-04)

  friend bool operator==(const MissionHeader&, const MissionHeader&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("counter", self.counter);
    v("permanence", self.permanence);
    v("coins", self.coins);
    v("attach", self.attach);
    v("follows_controller", self.follows_controller);
    v("playable_if", self.playable_if);
    v("to_village_of", self.to_village_of);
  }
};

/// Header of a Jutsu: what the user must be (N-JUT-04), and with which symbol X must be paid if the card says so.
struct JutsuHeader {
  Boxed<Filter> needs;
  std::optional<Symbol> x_symbol;
  bool once_per_turn = false;       ///< a player uses one of this name a turn
  std::optional<FightSide> side;    ///< its user attacks, or blocks
  std::optional<Amount> x;          ///< the X of its cost is this number and no other
  std::optional<Amount> x_at_most;  ///< the X that is chosen can be no more

  friend bool operator==(const JutsuHeader&, const JutsuHeader&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("needs", self.needs);
    v("x_symbol", self.x_symbol);
    v("once_per_turn", self.once_per_turn);
    v("side", self.side);
    v("x", self.x);
    v("x_at_most", self.x_at_most);
  }
};

/// The uses of this text in a turn are counted.
inline bool is_counted(const Ability& ability) {
  if (const auto* triggered = std::get_if<Triggered>(&ability.body)) return triggered->times > 0;
  if (const auto* replacement = std::get_if<Replacement>(&ability.body)) return replacement->times > 0;
  return std::holds_alternative<Activated>(ability.body);
}

}  // namespace naruto
