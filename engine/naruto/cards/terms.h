// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "engine/table/enum_names.h"

/// The words of the rulebook as closed lists. The English text form of each is the one of card sources and records;
/// what a player reads comes from `ui/wording`.
namespace naruto {

/// N-SYM-02. The letter is the one of the card data and the same in every language.
enum class Symbol : std::uint8_t { lightning, fire, water, wind, earth, void_ };
inline constexpr std::size_t kSymbolCount = 6;
inline constexpr std::string_view kSymbolLetters = "LFWNEV";

enum class CardType : std::uint8_t { ninja, mission, jutsu, client };  // N-CARD-01

/// The zones, the same in every edition (N-ZONE-12). `removed` is a zone; leaving play is another thing (N-RFG-01,
/// N-RFG-02), and only a text brings a card back from there (N-ZONE-18). `village` holds everything in play; being on
/// the battlefield is a matter of the battles (N-ZONE-14, A-23). The reinforcement deck keeps no order (N-ZONE-09), and
/// a search of the deck never reaches it (N-REINF-06). `outside` is a sideboard card (N-ZONE-10), `nowhere` an id that
/// no card has.
enum class Zone : std::uint8_t {
  nowhere,
  deck,
  hand,
  village,
  chakra,
  discard,
  rewards,
  removed,
  chain,
  outside,
  reinforcement,
};

/// Whose, seen from the controller of the text.
enum class Side : std::uint8_t { you, opponent, any };

enum class Health : std::uint8_t { healthy, injured };                                                   // N-HLT-01
enum class Role : std::uint8_t { head, back };                                                           // N-ATK-03
enum class BattleState : std::uint8_t { standby, in_action, attacking, blocking, battling, unblocked };  // N-BLK-06
enum class Permanence : std::uint8_t { none, unlimited, coins };  // N-PERM-01, -02

/// N-RANK-02: step 1 to 6; step 4 is Special Jonin = Special Forces, step 6 Village Leader = Supreme Ninja.
enum class Rank : std::uint8_t { none, academy_student, genin, chunin, special_jonin, jonin, village_leader };

/// Coins are data: name and what they are worth (`coin_worth`). N-EFF-11, N-GROW-03, N-PERM-02.
/// Coins with a name are worth what the texts say of them, but for mental (+1 mental power). `any`:
/// whatever the kind, where coins are taken or counted.
enum class CoinKind : std::uint8_t {
  growth,
  plus_1_1,
  plus_1_0,
  minus_1_1,
  permanent,
  tenketsu,
  mist,
  armor,
  poison,
  curse_mark,
  mission,
  drug,
  gate,
  potion,
  bomb,
  mental,
  mark,
  any,
};
inline constexpr std::size_t kCoinKindCount = 18;

/// Where an effect moves a card; the zone is always the owner's (N-OWN-03), but for the pile of battle rewards.
/// `deck_top_or_bottom`: whoever moves the card decides for each of them.
enum class Destination : std::uint8_t {
  hand,
  discard,
  chakra,
  deck_top,
  deck_bottom,
  deck_shuffled,
  removed,
  deck_top_or_bottom,
  rewards,
};

/// How a card came into play (N-DEPLOY-10).
enum class Entry : std::uint8_t { any, deploy, growth, platoon, effect, squad };

/// N-SHOW-09 to N-SHOW-11.
enum class Result : std::uint8_t { draw, victory, outstanding_victory, defeat, complete_defeat };

/// On which side of a battle the user of a Jutsu must be.
enum class FightSide : std::uint8_t { attacker, blocker };

enum class CoinSide : std::uint8_t { heads, tails };  // N-COIN-01

}  // namespace naruto

namespace table {
template <>
struct EnumNames<naruto::Symbol> {
  static constexpr std::array<std::string_view, 6> names{"Lightning", "Fire", "Water", "Wind", "Earth", "Void"};
};
template <>
struct EnumNames<naruto::CardType> {
  static constexpr std::array<std::string_view, 4> names{"ninja", "mission", "jutsu", "client"};
};
template <>
struct EnumNames<naruto::Zone> {
  static constexpr std::array<std::string_view, 11> names{"nowhere", "deck",    "hand",         "village",
                                                          "chakra",  "discard", "rewards",      "removed",
                                                          "chain",   "outside", "reinforcement"};
};
template <>
struct EnumNames<naruto::Side> {
  static constexpr std::array<std::string_view, 3> names{"you", "opponent", "any"};
};
template <>
struct EnumNames<naruto::Health> {
  static constexpr std::array<std::string_view, 2> names{"healthy", "injured"};
};
template <>
struct EnumNames<naruto::Role> {
  static constexpr std::array<std::string_view, 2> names{"head", "back"};
};
template <>
struct EnumNames<naruto::BattleState> {
  static constexpr std::array<std::string_view, 6> names{"standby",  "in_action", "attacking",
                                                         "blocking", "battling",  "unblocked"};
};
template <>
struct EnumNames<naruto::Permanence> {
  static constexpr std::array<std::string_view, 3> names{"none", "forever", "coins"};
};
template <>
struct EnumNames<naruto::Rank> {
  static constexpr std::array<std::string_view, 7> names{"none",          "academy_student", "genin",         "chunin",
                                                         "special_jonin", "jonin",           "village_leader"};
};
template <>
struct EnumNames<naruto::CoinKind> {
  static constexpr std::array<std::string_view, 18> names{
      "growth",     "+1/+1",   "+1/+0", "-1/-1", "permanent", "tenketsu", "mist",   "armor", "poison",
      "curse_mark", "mission", "drug",  "gate",  "potion",    "bomb",     "mental", "mark",  "any"};
};
template <>
struct EnumNames<naruto::Destination> {
  static constexpr std::array<std::string_view, 9> names{
      "hand",   "discard", "chakra", "deck_top", "deck_bottom", "deck_shuffled", "removed", "deck_top_or_bottom",
      "rewards"};
};
template <>
struct EnumNames<naruto::Entry> {
  static constexpr std::array<std::string_view, 6> names{"any", "deploy", "growth", "platoon", "effect", "squad"};
};
template <>
struct EnumNames<naruto::Result> {
  static constexpr std::array<std::string_view, 5> names{"draw", "victory", "outstanding_victory", "defeat",
                                                         "complete_defeat"};
};
template <>
struct EnumNames<naruto::FightSide> {
  static constexpr std::array<std::string_view, 2> names{"attacker", "blocker"};
};
template <>
struct EnumNames<naruto::CoinSide> {
  static constexpr std::array<std::string_view, 2> names{"heads", "tails"};
};
}  // namespace table
