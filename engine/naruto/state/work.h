// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include "engine/naruto/cards/card_definition.h"
#include "engine/naruto/state/ids.h"

/// What goes on and what waits: uses on the chain, lasting effects, triggers, and the work that an interrupted effect
/// goes on with.
namespace naruto {

/// Everything a text needs to know about the use it belongs to. 22 bytes.
struct Context {
  DefinitionId definition = 0;  ///< the card whose tree is meant
  std::uint8_t ability = 0;     ///< which paragraph
  PlayerId controller = PlayerId::south;
  ObjectRef source;  ///< the card that bears the text
  ObjectRef user;    ///< user of a Jutsu (N-JUT-08)
  ObjectRef it;
  ObjectRef event;
  std::array<ObjectRef, kTargetCount> targets;
  std::uint8_t x = 0;
  std::uint8_t amount = 0;  ///< the number an event is about

  friend bool operator==(const Context&, const Context&) = default;
};

enum class LinkKind : std::uint8_t { jutsu, mission, effect, trigger };  // N-CHAIN-02; trigger: A-29

/// One use that waits on the chain, or a triggered effect.
struct Link {
  LinkKind kind : 2 = LinkKind::jutsu;
  bool negated : 1 = false;    ///< void, and moves when its moment comes (N-NEG-07, A-113)
  bool bound : 1 = false;      ///< trigger: it is a text of a card in play, and fails without it
  std::uint8_t after : 4 = 0;  ///< 1 + Destination: where it goes instead of the chakra area
  std::uint8_t list = 0;       ///< trigger: the list of effects to carry out
  Context context;

  friend bool operator==(const Link&, const Link&) = default;
};

/// The link is a card in use, not a text of a card that lies elsewhere.
constexpr bool is_card_link(const Link& link) { return link.kind == LinkKind::jutsu || link.kind == LinkKind::mission; }

enum class LastingKind : std::uint8_t { rule, delayed, trigger, control };

/// An effect that goes on (N-EFF-07). `effect` is the number of the node in the card of `context.definition`.
struct LastingEffect {
  LastingKind kind : 2 = LastingKind::rule;
  Until until : 4 = Until::turn_end;
  bool needs_source : 1 =
      false;  ///< ends when its source leaves play or its text stops being valid (N-EFF-17, N-HLT-09)
  std::uint8_t effect = 0;
  ObjectRef subject;  ///< empty: the rule's own selector is looked at anew
  std::int8_t a = 0;  ///< amounts fixed when it came into force
  std::int8_t b = 0;
  std::uint16_t last_turn = 0;  ///< ends with this turn of the game (N-EFF-07)
  Context context;

  friend bool operator==(const LastingEffect&, const LastingEffect&) = default;
};

inline constexpr std::uint8_t kNoList = 255;

/// A triggered effect that waits for its turn (N-EFF-08).
struct PendingTrigger {
  std::uint8_t list = 0;  ///< what is carried out; kNoList: the source, a Permanent (X), loses a coin (N-START-03)
  bool at_once = false;   ///< before the damage of the battle that has set it off (N-SHOW-17)
  Context context;

  friend bool operator==(const PendingTrigger&, const PendingTrigger&) = default;
};

enum class WorkKind : std::uint8_t {
  run,              ///< carry out list `list` from `index` on
  for_each,         ///< carry out list `list` for each of `picks` from `index` on
  pay,              ///< pay the price of ability or effect, then run list `list`
  place,            ///< put each of `picks` from `index` on on top or bottom of the deck, as its chooser says
  replace_damage,   ///< texts are asked about the hits from `list` on; `index` of them are through
  replace_leaving,  ///< texts are asked about a card that is about to leave play
  replace_toss,     ///< texts are asked what the coin just tossed counts as; `index` is the player
  finish_link,      ///< Mastery is offered, then the applied Jutsu or Mission goes to its zone (N-CHAIN-16)
  aim,              ///< targets of the triggered text of place `index` are chosen (N-TGT-01)
};

/// A piece of pending work. The stack of them is what an interrupted effect goes on with.
struct Work {
  WorkKind kind : 5 = WorkKind::run;
  bool other_pays : 1 = false;    ///< pay: the opponent of the controller of the text does
  bool part_by_part : 1 = false;  ///< run: in turn with the work below, which does the same for the other player
  bool to_chain : 1 = false;      ///< a triggered effect that becomes a link once it is paid for (A-29)
  std::uint8_t list = 0;          ///< pay: kNoList for nothing behind it
  std::uint8_t index = 0;
  std::uint8_t stage = 0;  ///< how far the current effect is (0: not begun)
  std::uint8_t node = 0;   ///< pay: number of the effect, or kAbilityPrice; finish_link: as `Link::after`
  FixedVector<CardId, kMaxPicks> picks;
  Context context;

  friend bool operator==(const Work&, const Work&) = default;
};
inline constexpr std::uint8_t kAbilityPrice = 255;

/// The price of a text is asked for, and then this list of it is carried out.
inline Work paying(const Context& context, std::uint8_t list = kNoList, std::uint8_t price = kAbilityPrice) {
  Work work;
  work.kind = WorkKind::pay;
  work.node = price;
  work.list = list;
  work.context = context;
  return work;
}

/// Damage that is about to be dealt (N-HLT-05).
struct PendingHit {
  ObjectRef ninja;
  std::uint8_t amount : 7 = 0;
  bool lowered : 1 = false;      ///< by a text, perhaps to nothing
  TeamId team = kNoTeam;         ///< showdown: the team that deals it
  Result result = Result::draw;  ///< showdown: of the team of the Ninja

  friend bool operator==(const PendingHit&, const PendingHit&) = default;
};
using PendingHits = FixedVector<PendingHit, kMaxHits>;

/// Numbers that the text being carried out has made. Only one text is carried out at a time: triggered ones wait until
/// it is done (N-EFF-08).
struct Noted {
  std::uint8_t heads = 0;  ///< of the toss just made
  std::uint8_t tails = 0;
  std::uint8_t moved = 0;   ///< cards or coins that the effect before moved, drew, healed ...
  std::uint8_t number = 0;  ///< chosen last
  /// Cards whose texts have dealt with a coin that this text has tossed, where that is for once.
  std::array<CardId, 3> coin_texts{kNoCard, kNoCard, kNoCard};
  bool tossed : 1 = false;              ///< this text has tossed a coin
  CoinSide coin : 1 = CoinSide::heads;  ///< of the one that texts are asked about

  friend bool operator==(const Noted&, const Noted&) = default;
};

}  // namespace naruto

namespace table {
template <>
struct EnumNames<naruto::LinkKind> {
  static constexpr std::array<std::string_view, 4> names{"jutsu", "mission", "effect", "trigger"};
};
}  // namespace table
