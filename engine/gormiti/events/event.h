// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <variant>
#include <vector>

#include "engine/gormiti/state/game_state.h"

/// The closed list of events: all that can happen to a game. Applying a list of them to the old state gives the new.
namespace gormiti {

struct HeroChosen {  ///< G-402, hidden
  PlayerId player;
  CardId card;
};
/// `on`: bearer of a Weapon; `place`: Fighter zone, or order among its like; `cause`: when it leaves the field.
struct CardMoved {
  CardId card;
  Zone to;
  CardId on = kNoCard;
  std::uint8_t place = 0;
  LeaveCause cause = LeaveCause::any;
};
struct TokenEntered {  ///< G-624
  CardId card;
  DefinitionId definition;
  PlayerId owner;
  std::uint8_t place;
};
struct WeaponMoved {  ///< G-622
  CardId card;
  CardId to;
  std::uint8_t place;
};
struct Shuffled {
  PlayerId player;
  Pile order;
};
struct DeckCut {  ///< G-408
  PlayerId player;
  std::uint8_t at;
};
struct LuckSpent {
  Luck stream;
  table::RandomStream then;
};
struct StarterDrawn {  ///< G-405
  PlayerId starter;
};
struct TurnBegan {  ///< G-419 (1)
  std::uint16_t turn;
  PlayerId active;
};
struct StepBegan {
  Step step;
};
struct Damaged {  ///< G-611
  CardId card;
  std::int16_t n;
  DamageCause cause;
};
struct Healed {  ///< G-616
  CardId card;
  std::int16_t n;
};
struct Spared {  ///< G-604: keeps 1 HP
  CardId card;
  std::int16_t damage;
};
struct LastingBegan {
  LastingEffect effect;
};
struct LastingEnded {
  std::uint8_t index;
};
struct CountersChanged {  ///< G-625
  CardId card;
  CounterKind kind;
  std::uint16_t n;  ///< there are now
};
struct DurationChanged {  ///< G-436
  CardId card;
  std::uint8_t left;
};
struct AttackDeclared {  ///< G-511
  CardId card;
};
struct ClashJoined {  ///< G-510
  CardId defender;
};
struct MovePlayed {  ///< G-512, G-513
  CardId card;
};
struct MoveResolved {};
struct ClashEnded {};
struct ExtraAttackGiven {  ///< G-530
  CardId card;
};
struct AbilityUsed {
  CardId card;
  std::uint8_t ability;
};
struct TriggerAdded {
  Trigger trigger;
};
struct BatchBegan {};  ///< all that wait now (G-443)
struct TriggerTaken {
  std::uint8_t index;
};
struct TriggersDropped {};  ///< G-447
struct TakenReset {};       ///< the game goes on
struct WorkPushed {
  Work work;
};
struct WorkMoved {  ///< of the piece on top
  std::uint8_t index;
  std::uint8_t stage;
};
struct WorkPopped {};
struct Asked {  ///< none: the question is answered
  Question question;
};
struct Picked {
  CardId card;
};
struct PicksCleared {};
struct CardShown {  ///< to both (G-404, G-868)
  CardId card;
};
struct Passed {
  PlayerId player;
};
struct AttackForced {  ///< G-703, G-707
  bool must;
};
struct CombatDone {};
struct TurnsCounted {  ///< G-708, G-709
  std::uint8_t forced;
  std::uint8_t quiet;
};
struct SwapDecided {  ///< G-913, hidden; kNoCard: keeps
  PlayerId player;
  CardId card;
};
struct RoundScored {  ///< G-903, G-904
  Outcome winner;
  std::int16_t south;
  std::int16_t north;
};
struct CapReached {
  Cap cap;
};
struct GameEnded {
  Outcome outcome;
  EndReason reason;
};

using Event =
    std::variant<HeroChosen, CardMoved, TokenEntered, WeaponMoved, Shuffled, DeckCut, LuckSpent, StarterDrawn,
                 TurnBegan, StepBegan, Damaged, Healed, Spared, LastingBegan, LastingEnded, CountersChanged,
                 DurationChanged, AttackDeclared, ClashJoined, MovePlayed, MoveResolved, ClashEnded, ExtraAttackGiven,
                 AbilityUsed, TriggerAdded, BatchBegan, TriggerTaken, TriggersDropped, TakenReset, WorkPushed,
                 WorkMoved, WorkPopped, Asked, Picked, PicksCleared, CardShown, Passed, AttackForced, CombatDone,
                 TurnsCounted, SwapDecided, RoundScored, CapReached, GameEnded>;
using Events = std::vector<Event>;

}  // namespace gormiti
