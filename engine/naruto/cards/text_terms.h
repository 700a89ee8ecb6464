// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/naruto/cards/terms.h"

/// The words of the texts of cards as closed lists: what they wait for, when they work, what they speak of and count.
/// They stand in effect trees; the words of the rulebook are `terms.h`.
namespace naruto {

/// How long a lasting rule holds. N-EFF-07, N-EFF-19.
/// `while_in_play`: as long as the card with the text is in play.
enum class Until : std::uint8_t { turn_end, battle_end, next_turn_end, for_good, while_in_play, following_turn_end };

/// What brings damage or a removal about, as texts tell it apart: the showdown, damage of any kind, an effect, one of a
/// card of this type, or a price.
enum class CauseTest : std::uint8_t { any, showdown, damage, effect, jutsu, ninja, mission, client, payment };

/// What a trigger waits for.
enum class Happening : std::uint8_t {
  enters_play,
  leaves_play,
  sent_out,
  battle_joined,
  battle_result,
  rewards_won,
  damaged,
  healed,
  turn_begins,
  turn_ends,
  draw_step_ends,
  exchange_ends,
  jutsu_used,
  card_charged,
  showdown_ends,
  battle_begins,
  battle_ends,
  mission_phase_begins,
  organization_begins,
  exchange_begins,
  showdown_begins,
  unblocked,
  jutsu_applied,
  mission_used,
  targeted,
  coin_tossed,
  coin_gained,
  last_coin_removed,
  drawn,
  injured,       ///< from healthy to injured, in whatever way (N-HLT-01)
  power_gained,  ///< by an effect that changes figures for a while
  comes_true,    ///< what the text asks for is so: looked at whenever anything has changed
};
inline constexpr std::size_t kHappeningCount = 32;
static_assert(kHappeningCount <= 32, "what a card waits for are bits of a word");

/// When an activated effect can be used (N-EFF-15).
enum class Window : std::uint8_t {
  own_mission_phase,
  opponent_mission_phase,
  exchange,
  any,
  mission_phase,          ///< of either player
  own_exchange,           ///< the exchange of jutsu of the own turn
  opponent_exchange,      ///< ... of the opponent's turn
  opponent_turn,          ///< wherever something can be used in it
  opponent_organization,  ///< when the opponent's teams are put together
  own_turn_end,           ///< at the end of the own turn, before what waits for it (N-END-01)
};
constexpr unsigned bit_of(Window window) { return 1U << static_cast<unsigned>(window); }

/// What an effect reads the figures of.
enum class Measure : std::uint8_t {
  combat,
  support,
  entrance_cost,
  mental_power,
  printed_combat,  ///< of its present health
  printed_support,
  hand_cost,
  jutsu_cost,  ///< total; each symbol counts 1
  healthy_combat,
  healthy_support,
  injured_combat,
  injured_support,
  team_power,  ///< of its team
  team_mental_power,
  higher_power,  ///< the larger of combat and support
  rank,          ///< the highest of its steps (N-RANK-02); 0 without rank
  jutsu_used,    ///< Jutsu that it has used this turn, as far as texts count them: three at most
};

/// What a card has done, or what befell it, this turn. `led`: sent out as the head of its team, whatever its place is
/// now. `applied`: a Jutsu; `defeated`: a Ninja that the showdown has put into the discard pile. Of these two the card
/// is meant wherever it lies.
enum class TurnDeed : std::uint8_t {
  sent_out,
  attacked,
  blocked,
  opposed,
  used_jutsu,
  deployed,
  applied,
  defeated,
  led
};
constexpr bool outlasts_play(TurnDeed deed) { return deed == TurnDeed::applied || deed == TurnDeed::defeated; }

/// What is counted of a player in the course of a turn.
enum class TurnTally : std::uint8_t {
  missions,  ///< used
  jutsu,     ///< used
  heads,     ///< tossed by this player
  tails,
  rewards_won,
  charged,  ///< in the mission phase (N-CHG-01)
  ninja_deployed,
  discarded_by_damage,  ///< Ninja of this player
};

/// What one Ninja can have in common with another because of an effect.
enum class CopiedTrait : std::uint8_t { attribute, characteristic, text };

/// What a player can be asked to name (CR-26).
enum class Nameable : std::uint8_t { symbol, card_name, card_type };

/// A comparison of two amounts.
enum class Relation : std::uint8_t { equal, at_least, at_most, below, above };

/// What a player can be made to leave out (N-TURN-06, N-TURN-07).
enum class Skipped : std::uint8_t {
  turn,
  draw,
  mission_phase,
  organization_phase,
  battle_phase,
  showdown,  ///< of this turn
};

/// What is due when an effect puts a card into play: nothing, the turn marker must allow it, or all costs.
enum class EntryCosts : std::uint8_t { none, entrance_cost, all };

/// An object that a text can speak of. `self` is the very card that bears the text (N-CARD-13). `t1` to `t4` are chosen
/// on use (N-TGT-01), each of them one card or several, `it` is the current one of a group, `event` the card that set
/// off a trigger, `attached` the card that this one is attached to, `used` the card whose use set off a trigger.
enum class Ref : std::uint8_t { self, user, t1, t2, t3, t4, it, attached, event, used };
inline constexpr std::size_t kTargetCount = 4;
/// Most parts of `together`, and most texts of a card whose uses are counted.
inline constexpr std::size_t kMostParts = 6;
inline constexpr std::size_t kMostCounted = 3;

}  // namespace naruto

namespace table {
template <>
struct EnumNames<naruto::EntryCosts> {
  static constexpr std::array<std::string_view, 3> names{"none", "entrance_cost", "all"};
};
template <>
struct EnumNames<naruto::Until> {
  static constexpr std::array<std::string_view, 6> names{"turn_end", "battle_end",    "next_turn_end",
                                                         "forever",  "while_in_play", "following_turn_end"};
};
template <>
struct EnumNames<naruto::CauseTest> {
  static constexpr std::array<std::string_view, 9> names{"any",   "showdown", "damage", "effect", "jutsu",
                                                         "ninja", "mission",  "client", "payment"};
};
template <>
struct EnumNames<naruto::Happening> {
  static constexpr std::array<std::string_view, 32> names{"enters_play",
                                                          "leaves_play",
                                                          "sent_out",
                                                          "battle_joined",
                                                          "battle_result",
                                                          "rewards_won",
                                                          "damaged",
                                                          "healed",
                                                          "turn_begins",
                                                          "turn_ends",
                                                          "draw_step_ends",
                                                          "exchange_ends",
                                                          "jutsu_used",
                                                          "card_charged",
                                                          "showdown_ends",
                                                          "battle_begins",
                                                          "battle_ends",
                                                          "mission_phase_begins",
                                                          "organization_begins",
                                                          "exchange_begins",
                                                          "showdown_begins",
                                                          "unblocked",
                                                          "jutsu_applied",
                                                          "mission_used",
                                                          "targeted",
                                                          "coin_tossed",
                                                          "coin_gained",
                                                          "last_coin_removed",
                                                          "drawn",
                                                          "injured",
                                                          "power_gained",
                                                          "comes_true"};
};
template <>
struct EnumNames<naruto::Window> {
  static constexpr std::array<std::string_view, 10> names{"own_mission_phase",
                                                          "opponent_mission_phase",
                                                          "exchange",
                                                          "any",
                                                          "mission_phase",
                                                          "own_exchange",
                                                          "opponent_exchange",
                                                          "opponent_turn",
                                                          "opponent_organization",
                                                          "own_turn_end"};
};
template <>
struct EnumNames<naruto::Measure> {
  static constexpr std::array<std::string_view, 17> names{
      "combat",         "support",           "entrance_cost",  "mental_power",
      "printed_combat", "printed_support",   "hand_cost",      "jutsu_cost",
      "healthy_combat", "healthy_support",   "injured_combat", "injured_support",
      "team_power",     "team_mental_power", "higher_power",   "rank",
      "jutsu_used"};
};
template <>
struct EnumNames<naruto::TurnDeed> {
  static constexpr std::array<std::string_view, 9> names{"sent_out", "attacked", "blocked",  "opposed", "used_jutsu",
                                                         "deployed", "applied",  "defeated", "led"};
};
template <>
struct EnumNames<naruto::TurnTally> {
  static constexpr std::array<std::string_view, 8> names{
      "missions", "jutsu", "heads", "tails", "rewards_won", "charged", "ninja_deployed", "discarded_by_damage"};
};
template <>
struct EnumNames<naruto::Nameable> {
  static constexpr std::array<std::string_view, 3> names{"symbol", "card_name", "card_type"};
};
template <>
struct EnumNames<naruto::CopiedTrait> {
  static constexpr std::array<std::string_view, 3> names{"attribute", "characteristic", "text"};
};
template <>
struct EnumNames<naruto::Relation> {
  static constexpr std::array<std::string_view, 5> names{"=", ">=", "<=", "<", ">"};
};
template <>
struct EnumNames<naruto::Skipped> {
  static constexpr std::array<std::string_view, 6> names{
      "turn", "draw", "mission_phase", "organization_phase", "battle_phase", "showdown"};
};
template <>
struct EnumNames<naruto::Ref> {
  static constexpr std::array<std::string_view, 10> names{"self", "user", "t1",       "t2",    "t3",
                                                          "t4",   "it",   "attached", "event", "used"};
};
}  // namespace table
