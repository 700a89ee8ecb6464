// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <concepts>
#include <cstdint>

#include "engine/naruto/cards/card_definition.h"
#include "engine/naruto/state/caps.h"
#include "engine/table/fixed_vector.h"
#include "engine/table/ids.h"
#include "engine/table/random.h"

/// The game at one moment, as one plain value: copying it is saving it, comparing it is comparing the game. Only
/// `events/change.cpp` writes it. Cards speak of each other by id; nothing here points anywhere.
namespace naruto {

using table::CardId;
using table::FixedVector;
using table::kNoCard;
using table::ObjectRef;
using table::PerPlayer;
using table::PlayerId;

/// A team is a number that its members bear. Numbers are reused when a team is gone.
using TeamId = std::uint8_t;
inline constexpr TeamId kNoTeam = 255;

/// One physical card. 10 bytes.
struct CardState {
  DefinitionId definition = 0;
  Zone zone : 4 = Zone::nowhere;
  PlayerId owner : 1 = PlayerId::south;       ///< N-OWN-01, never changes
  PlayerId controller : 1 = PlayerId::south;  ///< N-OWN-02; equals the owner outside play
  bool injured : 1 = false;                   ///< N-HLT-01
  bool entered_this_turn : 1 = false;
  bool deployed_this_turn : 1 = false;  ///< by deployment or as a platoon, not by an effect (N-GROW-04, A-30)
  bool sent_this_turn : 1 = false;
  bool is_ninja : 1 = false;             ///< set with the definition: only Ninja are in teams (N-ORG-02)
  bool came_over_this_turn : 1 = false;  ///< into this village, in whatever way (N-GROW-04)
  bool left_out : 1 = false;             ///< of the teams of its controller (N-ORG-04)
  bool mastery_used : 1 = false;         ///< this turn (N-MAST-02)
  bool opposed_this_turn : 1 = false;    ///< was in a battle with two sides (N-BLK-06)
  bool used_jutsu_this_turn : 1 = false;
  TeamId team = kNoTeam;
  CardId attached_to = kNoCard;
  std::uint8_t life = 0;  ///< counts up whenever the card leaves play (N-ZONE-20)
  std::uint8_t used = 0;  ///< 2 bits per activated ability: uses this turn (N-EFF-04)

  friend bool operator==(const CardState&, const CardState&) = default;
};

using Pile = FixedVector<CardId, kPileCapacity>;

/// The zones and counters of one player. Piles are ordered from bottom to top; the back of `deck` is its top card.
struct PlayerState {
  Pile deck, hand, village, chakra, discard, rewards, removed;
  std::uint8_t marker = 0;            ///< turn marker (N-MARK-01)
  std::uint8_t hand_changes = 0;      ///< N-MULL-01
  std::uint8_t ninja_deployed = 0;    ///< this turn (N-DEPLOY-02)
  std::uint8_t clients_deployed = 0;  ///< this turn (N-CLI-02)
  std::uint8_t missions_used = 0;     ///< this turn, counters in the opponent's turn included (N-MISS-02, N-CTR-03)
  std::uint8_t rewards_won = 0;       ///< this turn
  std::uint8_t jutsu_used = 0;        ///< this turn, likewise all that follow
  std::uint8_t heads = 0;
  std::uint8_t tails = 0;
  std::uint8_t charged = 0;              ///< by the action of the mission phase (N-CHG-01)
  std::uint8_t discarded_by_damage = 0;  ///< Ninja under this player's control
  std::uint8_t skips = 0;                ///< bit per Skipped: the next one is left out (N-TURN-06)
  std::uint8_t extra_turns = 0;          ///< N-TURN-07

  friend bool operator==(const PlayerState&, const PlayerState&) = default;
};

/// What a player has in this zone; null where it is no pile (the chain, or outside the game). `Player` is PlayerState,
/// or SeenPlayer, which shows the reinforcement deck as one.
template <class Player>
constexpr auto pile_of(Player& player, Zone zone) -> decltype(&player.deck) {
  switch (zone) {
    case Zone::deck:
      return &player.deck;
    case Zone::hand:
      return &player.hand;
    case Zone::village:
      return &player.village;
    case Zone::chakra:
      return &player.chakra;
    case Zone::discard:
      return &player.discard;
    case Zone::rewards:
      return &player.rewards;
    case Zone::removed:
      return &player.removed;
    case Zone::reinforcement:
      if constexpr (requires { player.reinforcement; }) return &player.reinforcement;
      return nullptr;
    default:
      return nullptr;
  }
}

/// Where the turn stands (section 17.1 of the rules). The order is the order of a turn and of its battle (N-TURN-01,
/// N-BAT-01).
enum class Step : std::uint8_t {
  toss,             ///< S2: call of the toss
  choose_starter,   ///< S2
  deal,             ///< S3
  change_hand,      ///< S4, S5
  turn_start,       ///< T1: marks reset, coins of Permanent (X)
  begin_effects,    ///< T1
  begin_triggers,   ///< T1: they are applied
  draw,             ///< T1
  mission,          ///< T2: action of the active player
  mission_window,   ///< T2: window W after an action
  mission_close,    ///< T2: window W before the phase ends
  organize_start,   ///< T3: teams dissolved
  organize,         ///< T3
  battle_begin,     ///< T4: triggers of the beginning of the phase (N-BAT-03)
  attack,           ///< T4
  block,            ///< T5
  exchange,         ///< T6
  showdown,         ///< T7
  after_showdown,   ///< T7: what waits for its end
  return_,          ///< T8
  battle_end,       ///< T8: triggers of the end of the phase
  victory_check,    ///< T9
  hand_adjustment,  ///< T9
  marker,           ///< T9
  end_effects,      ///< T9
  turn_change,      ///< T9
  over,
};

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

/// One attacking team and, perhaps, the team that blocks it (N-BLK-06); it attacks the village as such (N-ATK-05).
/// Ninja in no battle are on stand-by (N-BLK-07). Kept in the order in which they were sent.
struct Battle {
  TeamId attackers = kNoTeam;
  TeamId blockers = kNoTeam;
  ObjectRef attack_head;
  ObjectRef block_head;
  bool blocked : 1 = false;          ///< a block was made, whatever has become of it
  bool resolved : 1 = false;         ///< the showdown has given its result
  bool settled : 1 = false;          ///< rewards and damage have been given
  bool mental : 1 = false;           ///< a mental power battle, as settled by the showdown (N-SHOW-02)
  Result result : 4 = Result::draw;  ///< of the attacking team
  std::int8_t attack_power = 0;      ///< as fixed by the showdown (N-SHOW-07)
  std::int8_t block_power = 0;

  friend bool operator==(const Battle&, const Battle&) = default;
};

enum class LinkKind : std::uint8_t { jutsu, mission, effect };  // N-CHAIN-02

/// One use that waits on the chain.
struct Link {
  LinkKind kind = LinkKind::jutsu;
  bool negated : 1 = false;    ///< void, and moves when its moment comes (N-NEG-07, A-113)
  std::uint8_t after : 7 = 0;  ///< 1 + Destination: where it goes instead of the chakra area
  Context context;

  friend bool operator==(const Link&, const Link&) = default;
};

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

/// A triggered effect that waits for its turn (N-EFF-08). `list` is the list of effects to carry out.
struct PendingTrigger {
  std::uint8_t list = 0;
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
  finish_link,      ///< Mastery is offered, then the applied Jutsu or Mission goes to its zone (N-CHAIN-16)
};

/// A piece of pending work. The stack of them is what an interrupted effect goes on with.
struct Work {
  WorkKind kind : 7 = WorkKind::run;
  bool other_pays : 1 = false;  ///< pay: the opponent of the controller of the text does
  std::uint8_t list = 0;        ///< pay: kNoList for nothing behind it
  std::uint8_t index = 0;
  std::uint8_t stage = 0;  ///< how far the current effect is (0: not begun)
  std::uint8_t node = 0;   ///< pay: number of the effect, or kAbilityPrice; finish_link: as `Link::after`
  FixedVector<CardId, kMaxPicks> picks;
  Context context;

  friend bool operator==(const Work&, const Work&) = default;
};
inline constexpr std::uint8_t kAbilityPrice = 255;
inline constexpr std::uint8_t kNoList = 255;

/// What kind of use is being announced.
/// `entry`: the hand cost of a card that an effect puts into play.
enum class Announced : std::uint8_t { nothing, deploy, platoon, client, mission, jutsu, effect, squad, entry };

/// A use that its player is putting together: cost and targets are asked one card at a time and nothing moves before
/// all of it is complete (N-GEN-04).
struct Announcement {
  Announced kind = Announced::nothing;
  CardId card = kNoCard;
  CardId on = kNoCard;       ///< user of a Jutsu, base of a platoon
  std::uint8_t ability = 0;  ///< effect: which paragraph
  std::uint8_t cost = 0;     ///< which of alternative jutsu costs
  bool cost_chosen = false;
  bool x_chosen = false;
  std::uint8_t x = 0;
  PlayerId player = PlayerId::south;  ///< effect: who uses it
  FixedVector<CardId, kMaxPayment> paid;
  FixedVector<ObjectRef, kTargetCount> targets;  ///< of a squad: its components

  friend bool operator==(const Announcement&, const Announcement&) = default;
};

/// The questions of the game (section 17.2). The answer is an ordinary action.
enum class ChoiceKind : std::uint8_t {
  none,
  call_toss,        ///< CR-01
  choose_starter,   ///< CR-02
  change_hand,      ///< CR-03
  mission_action,   ///< CR-05
  counter_window,   ///< CR-11
  organize,         ///< CR-13
  attack,           ///< CR-14, CR-15
  block,            ///< CR-16, CR-17
  exchange,         ///< CR-18
  answer,           ///< CR-19
  pay_hand,         ///< CR-07
  pay_chakra,       ///< CR-21
  choose_cost,      ///< N-COST-11
  choose_x,         ///< CR-22
  choose_target,    ///< CR-24
  components,       ///< CR-09
  pick,             ///< CR-26: cards for an effect or its price
  yes_no,           ///< CR-25
  mode,             ///< CR-26
  order_triggers,   ///< CR-04, CR-27
  look,             ///< cards are shown to this player until the player goes on
  hand_adjustment,  ///< CR-28
  mastery,          ///< CR-23
};

/// The open question. `min` and `max` are the number of cards still to pick, or the bounds of a number.
struct Choice {
  ChoiceKind kind = ChoiceKind::none;
  PlayerId player = PlayerId::south;
  std::uint8_t min = 0;
  std::uint8_t max = 0;

  friend bool operator==(const Choice&, const Choice&) = default;
};

/// Cards of a hidden zone that one player may look at for now (N-ZONE-21).
struct Looking {
  bool active = false;
  PlayerId viewer = PlayerId::south;
  PlayerId of = PlayerId::south;
  LookAt at = LookAt::hand;
  std::uint8_t n = 0;

  friend bool operator==(const Looking&, const Looking&) = default;
};

/// Damage that is about to be dealt (N-HLT-05).
struct PendingHit {
  ObjectRef ninja;
  std::uint8_t amount = 0;
  TeamId team = kNoTeam;         ///< showdown: the team that deals it
  Result result = Result::draw;  ///< showdown: of the team of the Ninja

  friend bool operator==(const PendingHit&, const PendingHit&) = default;
};
using PendingHits = FixedVector<PendingHit, kMaxHits>;

struct CoinStack {
  CardId card = kNoCard;
  CoinKind kind = CoinKind::growth;
  std::uint8_t n = 0;

  friend bool operator==(const CoinStack&, const CoinStack&) = default;
};

enum class EndReason : std::uint8_t { none, rewards, deck_out, concession, card_text };  // N-WIN-01, -03, -07, -09

/// The named streams of luck.
enum class Luck : std::uint8_t { setup, south_deck, north_deck, toss };

/// Numbers that the text being carried out has made. Only one text is carried out at a time: triggered ones wait until
/// it is done (N-EFF-08).
struct Noted {
  std::uint8_t heads = 0;  ///< of the toss just made
  std::uint8_t tails = 0;
  std::uint8_t moved = 0;   ///< cards or coins that the effect before moved, drew, healed ...
  std::uint8_t number = 0;  ///< chosen last

  friend bool operator==(const Noted&, const Noted&) = default;
};

struct GameState {
  std::array<CardState, kMaxCards> cards{};
  std::uint8_t card_count = 0;
  PerPlayer<PlayerState> players;

  Step step = Step::toss;
  PlayerId active = PlayerId::south;   ///< N-GEN-06
  PlayerId starter = PlayerId::south;  ///< who takes the first turn
  PlayerId toss_caller = PlayerId::south;
  std::uint16_t turn = 0;   ///< turns begun in the game, 1 for the first
  bool extra_turn = false;  ///< besides the usual ones (N-TURN-07)

  FixedVector<Battle, kMaxBattles> battles;
  FixedVector<Link, kMaxLinks> chain;
  bool settling = false;  ///< the chain is being settled: nothing can be added (N-CHAIN-11)
  PlayerId priority = PlayerId::south;
  std::uint8_t passes = 0;  ///< passes in a row

  FixedVector<LastingEffect, kMaxLasting> lasting;
  FixedVector<PendingTrigger, kMaxTriggers> triggers;
  FixedVector<Work, kMaxWork> work;
  FixedVector<CoinStack, kMaxCoins> coins;
  PendingHits hits;  ///< a stack, as `work` is
  Announcement announcement;
  Choice choice;
  Looking looking;
  Noted noted;

  std::array<table::RandomStream, 4> luck{};
  FixedVector<bool, 8> dictated_tosses;  ///< tests and scenarios: the next tosses, heads is true

  PlayerId winner = PlayerId::south;
  EndReason end = EndReason::none;

  friend bool operator==(const GameState&, const GameState&) = default;

  const CardState& operator[](CardId id) const { return cards[id]; }
  const PlayerState& operator[](PlayerId player) const { return players[player]; }
  bool over() const { return step == Step::over; }
};

static_assert(std::regular<GameState>);
static_assert(std::is_trivially_copyable_v<GameState>);
static_assert(sizeof(GameState) <= 4096, "the state is to stay at most 4 KiB: undo, replay and search are copies");

}  // namespace naruto

namespace table {
template <>
struct EnumNames<naruto::Step> {
  static constexpr std::array<std::string_view, 27> names{
      "toss",           "choose_starter", "deal",       "change_hand",    "turn_start",      "begin_effects",
      "begin_triggers", "draw",           "mission",    "mission_window", "mission_close",   "organize_start",
      "organize",       "battle_begin",   "attack",     "block",          "exchange",        "showdown",
      "after_showdown", "return",         "battle_end", "victory_check",  "hand_adjustment", "marker",
      "end_effects",    "turn_change",    "over"};
};
template <>
struct EnumNames<naruto::ChoiceKind> {
  static constexpr std::array<std::string_view, 24> names{
      "none",       "call_toss",   "choose_starter", "change_hand",   "mission_action",  "counter_window",
      "organize",   "attack",      "block",          "exchange",      "answer",          "pay_hand",
      "pay_chakra", "choose_cost", "choose_x",       "choose_target", "components",      "pick",
      "yes_no",     "mode",        "order_triggers", "look",          "hand_adjustment", "mastery"};
};
template <>
struct EnumNames<naruto::LinkKind> {
  static constexpr std::array<std::string_view, 3> names{"jutsu", "mission", "effect"};
};
template <>
struct EnumNames<naruto::EndReason> {
  static constexpr std::array<std::string_view, 5> names{"none", "rewards", "deck_out", "concession", "card_text"};
};
template <>
struct EnumNames<table::PlayerId> {
  static constexpr std::array<std::string_view, 2> names{"south", "north"};
};
}  // namespace table
