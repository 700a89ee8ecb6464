// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <variant>
#include <vector>

#include "engine/naruto/events/battle_events.h"
#include "engine/naruto/events/memory_events.h"
#include "engine/naruto/events/work_events.h"
#include "engine/naruto/state/game_state.h"

/// The closed list of events. Everything that changes in a game is one of them, with its cause; applying them in order
/// to the old state gives the new one. `kBookkeeping` marks those that tell a person nothing.
namespace naruto {

/// Why a card moved.
enum class Cause : std::uint8_t {
  setup,
  draw,
  deploy,
  growth,
  platoon,
  use,
  payment,
  charge,
  damage,
  effect,
  negated,
  failed,
  applied,
  reward,
  hand_limit,
  coins_gone,
  host_left,
  squad,
  mastery,
  control_ended,
  agreed  ///< at the judge's desk (N-CR-05)
};

/// How a link left the chain.
enum class Outcome : std::uint8_t { applied, failed, negated };

/// Which safety cap (`state/caps.h`) left something out.
enum class Cap : std::uint8_t {
  lasting,
  triggers,
  work,
  coins,
  steps,
  picks,         ///< cards of one choice
  hits,          ///< damage that waits for texts
  names,         ///< the name that was named first is forgotten
  replacements,  ///< texts that have dealt with one event
  tosses,        ///< coins of one effect, and texts that deal with a coin for once
  extra_turns,
  uses,    ///< of a text in one turn
  groups,  ///< target parts with several cards
};

// --- what people follow ---------------------------------------------------------------------------------------------

struct TurnBegan {
  PlayerId active;
  std::uint16_t turn;
  bool extra = false;
  friend bool operator==(const TurnBegan&, const TurnBegan&) = default;
};
struct StepBegan {
  Step step;
  friend bool operator==(const StepBegan&, const StepBegan&) = default;
};
/// The call and the result of the toss for the start.
struct StarterDecided {
  PlayerId starter;
  friend bool operator==(const StarterDecided&, const StarterDecided&) = default;
};
/// `at`: place in the pile, 0 is the bottom; kTop is the top. Into the village it is a new object with no marks.
struct CardMoved {
  CardId card;
  Zone from;
  Zone to;
  PlayerId player;  ///< whose zone it comes to
  bool to_bottom;
  Cause cause;
  friend bool operator==(const CardMoved&, const CardMoved&) = default;
};
struct Shuffled {
  PlayerId player;
  friend bool operator==(const Shuffled&, const Shuffled&) = default;
};
/// A grown Ninja takes place, health and coins of its base, perhaps every other effect on it and what is attached to it
/// as well (N-GROW-07, N-GROW-12).
struct Grown {
  CardId card;
  CardId base;
  bool effects = false;
  friend bool operator==(const Grown&, const Grown&) = default;
};
struct HealthChanged {
  CardId card;
  bool injured;
  friend bool operator==(const HealthChanged&, const HealthChanged&) = default;
};
/// Damage that was really taken; what it does follows as events of its own.
struct Damaged {
  CardId card;
  std::uint8_t amount;
  bool by_showdown;
  friend bool operator==(const Damaged&, const Damaged&) = default;
};
struct CoinsChanged {
  CardId card;
  CoinKind kind;
  std::int8_t n;
  friend bool operator==(const CoinsChanged&, const CoinsChanged&) = default;
};
struct MarkerMoved {
  PlayerId player;
  std::uint8_t value;
  friend bool operator==(const MarkerMoved&, const MarkerMoved&) = default;
};
/// A Ninja is in this team from now on.
struct TeamChanged {
  CardId card;
  TeamId team;
  friend bool operator==(const TeamChanged&, const TeamChanged&) = default;
};
/// Left out of the teams (N-ORG-04).
struct LeftOut {
  CardId card;
  friend bool operator==(const LeftOut&, const LeftOut&) = default;
};
/// The card lies in the village of this player and is theirs to use (N-OWN-02, N-OWN-06).
struct ControlChanged {
  CardId card;
  PlayerId player;
  friend bool operator==(const ControlChanged&, const ControlChanged&) = default;
};
/// The card is another one from now on, or again what is printed on it (N-MAST-08).
struct Transformed {
  CardId card;
  DefinitionId definition;
  bool is_ninja;
  friend bool operator==(const Transformed&, const Transformed&) = default;
};
/// The card counts as a Ninja from now on, besides what it is in print, or no longer does.
struct NinjaCounted {
  CardId card;
  bool on;
  friend bool operator==(const NinjaCounted&, const NinjaCounted&) = default;
};
/// What is left to do of the text of this object is not done: its effect is negated.
struct EffectStopped {
  ObjectRef source;
  friend bool operator==(const EffectStopped&, const EffectStopped&) = default;
};
/// A turn, phase or draw that does not take place (N-TURN-06, N-TURN-07).
struct LeftUndone {
  PlayerId player;
  Skipped what;
  friend bool operator==(const LeftUndone&, const LeftUndone&) = default;
};
/// The deck lies in this order from now on, bottom first; as many cards as `cards` has, from the top.
struct Arranged {
  PlayerId player;
  FixedVector<CardId, kMaxPicks> cards;
  friend bool operator==(const Arranged&, const Arranged&) = default;
};
struct Attached {
  CardId card;
  CardId to;
  friend bool operator==(const Attached&, const Attached&) = default;
};
struct LinkAdded {
  Link link;
  friend bool operator==(const LinkAdded&, const LinkAdded&) = default;
};
struct LinkRemoved {
  std::uint8_t index;
  Outcome outcome;
  friend bool operator==(const LinkRemoved&, const LinkRemoved&) = default;
};
struct LastingBegan {
  LastingEffect effect;
  friend bool operator==(const LastingBegan&, const LastingBegan&) = default;
};
struct LastingEnded {
  std::uint8_t index;
  friend bool operator==(const LastingEnded&, const LastingEnded&) = default;
};
/// `turned`: a text makes the coin count as this side.
struct Tossed {
  PlayerId player;
  bool heads;
  bool turned = false;
  friend bool operator==(const Tossed&, const Tossed&) = default;
};
/// Cards are shown to one player (`looking.active`), or no longer.
struct Looked {
  Looking looking;
  friend bool operator==(const Looked&, const Looked&) = default;
};
/// A card is shown to both players; it stays where it is.
struct Revealed {
  CardId card;
  friend bool operator==(const Revealed&, const Revealed&) = default;
};
struct Passed {
  PlayerId player;
  friend bool operator==(const Passed&, const Passed&) = default;
};
struct HandChanged {
  PlayerId player;
  friend bool operator==(const HandChanged&, const HandChanged&) = default;
};
/// What follows has been agreed on by both players (N-CR-05).
struct Agreed {
  friend bool operator==(const Agreed&, const Agreed&) = default;
};
struct CapReached {
  Cap cap;
  friend bool operator==(const CapReached&, const CapReached&) = default;
};
struct GameEnded {
  PlayerId winner;
  EndReason reason;
  friend bool operator==(const GameEnded&, const GameEnded&) = default;
};

// --- bookkeeping ----------------------------------------------------------------------------------------------------

enum class Counter : std::uint8_t {
  ninja_deployed,
  clients_deployed,
  missions_used,
  rewards_won,
  heads,
  tails,
  charged
};

struct Counted {
  PlayerId player;
  Counter counter;
  std::uint8_t value;
  friend bool operator==(const Counted&, const Counted&) = default;
};
/// A paragraph of a card was used this turn once more (N-EFF-03).
struct AbilityUsed {
  CardId card;
  std::uint8_t ability;
  friend bool operator==(const AbilityUsed&, const AbilityUsed&) = default;
};
/// The last use of a paragraph does not count.
struct UseRestored {
  CardId card;
  std::uint8_t ability;
  friend bool operator==(const UseRestored&, const UseRestored&) = default;
};
struct MasteryUsed {
  CardId card;
  friend bool operator==(const MasteryUsed&, const MasteryUsed&) = default;
};
/// Bits per Skipped, and turns to come besides the usual ones.
struct Ahead {
  PlayerId player;
  std::uint8_t skips;
  std::uint8_t extra_turns;
  friend bool operator==(const Ahead&, const Ahead&) = default;
};
/// The link is void and moves when its moment comes.
struct LinkNegated {
  std::uint8_t index;
  friend bool operator==(const LinkNegated&, const LinkNegated&) = default;
};
/// Once-per-turn marks and counters of the turn are cleared (N-GEN-07).
struct TurnMarksReset {
  friend bool operator==(const TurnMarksReset&, const TurnMarksReset&) = default;
};
struct CardMarked {
  CardId card;
  bool deployed;
  bool sent;
  friend bool operator==(const CardMarked&, const CardMarked&) = default;
};
struct TossCallerDrawn {
  PlayerId player;
  friend bool operator==(const TossCallerDrawn&, const TossCallerDrawn&) = default;
};
struct PriorityMoved {
  PlayerId player;
  std::uint8_t passes;
  friend bool operator==(const PriorityMoved&, const PriorityMoved&) = default;
};
struct SettlingChanged {
  bool settling;
  friend bool operator==(const SettlingChanged&, const SettlingChanged&) = default;
};
struct Announcing {
  Announcement announcement;
  friend bool operator==(const Announcing&, const Announcing&) = default;
};
struct Asked {
  Choice choice;
  friend bool operator==(const Asked&, const Asked&) = default;
};
/// Numbers that a text has made.
struct NumbersNoted {
  Noted noted;
  friend bool operator==(const NumbersNoted&, const NumbersNoted&) = default;
};
/// One of so many was picked at random.
struct LuckSpent {
  std::uint8_t of;
  friend bool operator==(const LuckSpent&, const LuckSpent&) = default;
};
/// Where a used card goes instead of the chakra area: a link of the chain, or the work that ends it.
struct UseRedirected {
  std::uint8_t index;
  bool link;
  std::uint8_t to;  ///< as `Link::after`
  friend bool operator==(const UseRedirected&, const UseRedirected&) = default;
};

/// The hits that wait are these from now on.
struct HitsChanged {
  PendingHits hits;
  friend bool operator==(const HitsChanged&, const HitsChanged&) = default;
};
/// Rewards and damage of this battle have been given.
struct BattleSettled {
  std::uint8_t battle;
  friend bool operator==(const BattleSettled&, const BattleSettled&) = default;
};

/// A target part with several cards holds these from now on.
struct TargetsGrouped {
  std::uint8_t group = 0;
  CardSet cards;
  friend bool operator==(const TargetsGrouped&, const TargetsGrouped&) = default;
};

using Event =
    std::variant<TurnBegan, StepBegan, StarterDecided, CardMoved, Shuffled, Grown, HealthChanged, Damaged, CoinsChanged,
                 MarkerMoved, TeamChanged, TeamSent, TeamVanished, BattleResolved, TeamsReturned, HeadChanged, LeftOut,
                 ControlChanged, Transformed, NinjaCounted, EffectStopped, LeftUndone, Arranged, CardNamed, Attached,
                 LinkAdded, LinkRemoved, LastingBegan, LastingEnded, Tossed, Looked, Revealed, Passed, HandChanged,
                 Agreed, CapReached, GameEnded, Counted, AbilityUsed, UseRestored, ChakraSpent, TurnNoted, MasteryUsed,
                 Ahead, LinkNegated, TurnMarksReset, CardMarked, TossCallerDrawn, PriorityMoved, SettlingChanged,
                 TriggerAdded, TriggerRemoved, WorkPushed, WorkMoved, WorkPopped, Announcing, Asked, Acted,
                 NumbersNoted, LuckSpent, UseRedirected, HitsChanged, BattleSettled, TargetsGrouped, TriggerAimed>;

using Events = std::vector<Event>;

/// From this kind on an event tells a person nothing.
inline constexpr std::size_t kFirstBookkeepingEvent = 37;
static_assert(std::is_same_v<std::variant_alternative_t<kFirstBookkeepingEvent, Event>, Counted>);
inline bool is_bookkeeping(const Event& event) { return event.index() >= kFirstBookkeepingEvent; }

}  // namespace naruto

namespace table {
template <>
struct EnumNames<naruto::Cause> {
  static constexpr std::array<std::string_view, 21> names{
      "setup",      "draw",       "deploy",    "growth",  "platoon", "use",           "payment",
      "charge",     "damage",     "effect",    "negated", "failed",  "applied",       "reward",
      "hand_limit", "coins_gone", "host_left", "squad",   "mastery", "control_ended", "agreed"};
};
template <>
struct EnumNames<naruto::Outcome> {
  static constexpr std::array<std::string_view, 3> names{"applied", "failed", "negated"};
};
template <>
struct EnumNames<naruto::Cap> {
  static constexpr std::array<std::string_view, 13> names{"lasting",     "triggers", "work",  "coins",        "steps",
                                                          "picks",       "hits",     "names", "replacements", "tosses",
                                                          "extra_turns", "uses",     "groups"};
};
}  // namespace table
