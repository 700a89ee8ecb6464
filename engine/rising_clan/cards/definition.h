// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/rising_clan/cards/words.h"
#include "engine/table/names.h"

/// What a card is: printed facts and the effects as data.
namespace rising_clan {

using DefinitionId = std::uint8_t;
using RoleId = std::uint8_t;
using GoalId = std::uint8_t;
using ListId = std::uint16_t;
inline constexpr DefinitionId kNoDefinition = 255;
inline constexpr RoleId kNoRole = 255;
inline constexpr GoalId kNoGoal = 255;
inline constexpr ListId kNoList = 0;  ///< the empty list
inline constexpr std::size_t kMostBranches = 4;

/// Sets of a closed list as bits.
template <class E>
constexpr std::uint16_t bit(E value) {
  return static_cast<std::uint16_t>(1U << static_cast<unsigned>(value));
}

using table::Names;

/// One node of an effect. Which fields an `op` has says `node_form` (node_forms.h); the others keep their defaults.
struct Node {
  Op op = Op::bonus;
  Stat stat = Stat::ATT;
  AmountKind amount = AmountKind::number;
  int n = 0;
  int target = 0;  ///< of a test
  Select on = Select::self;
  Span span = Span::play;
  Scope scope = Scope::none;
  From from = From::hand;
  By by = By::none;
  What what = What::none;
  Against against = Against::none;
  ListId pass = kNoList, fail = kNoList;         ///< of a test
  std::array<ListId, kMostBranches> branches{};  ///< of `choose`
  std::uint8_t branch_count = 0;
};
using NodeList = std::vector<Node>;

struct Ability {
  When when = When::static_;
  std::uint16_t conditions = 0;  ///< bits of If
  bool costs_card = false;       ///< cost = "this"
  Limit limit = Limit::none;
  ListId doing = kNoList;
  std::uint16_t clans = 0;  ///< roles that it is for: a clan effect of a status card (R-304); 0: everybody

  bool needs(If condition) const { return (conditions & bit(condition)) != 0; }
};

struct RollDemand {
  Stat stat = Stat::ATT;
  int target = 0;
};

/// A card of one of the four decks. Fields that its type has not keep their defaults.
struct CardDefinition {
  std::string id;
  Names name;
  std::string art;
  bool named = false;  ///< by the booklet
  CardType type = CardType::advantage;
  std::uint8_t deck = 1, two = 1;  ///< copies (R-801)
  std::vector<Ability> abilities;
  // advantage
  AdvantageKind kind = AdvantageKind::PE;
  ItemType item = ItemType::none;
  std::uint8_t hands = 0;
  std::uint16_t clans = 0;   ///< symbols; 0: everybody (R-214)
  std::uint16_t immune = 0;  ///< R-244
  bool contributes = true;   ///< R-405
  // event
  EventKind event = EventKind::own;
  std::vector<RollDemand> rolls;
  bool has_fail = false;
  ListId fail = kNoList;
  ListId news = kNoList;
  // disadvantage
  bool lasting = false;
  Leave leave = Leave::cured;
  RollDemand leave_roll;
  std::uint8_t abomination = 0;  ///< its number; 0: none

  bool permanent() const { return type == CardType::advantage && kind == AdvantageKind::PE; }
};

struct RoleDefinition {
  std::string id;
  std::string name;
  std::string art;
  std::uint8_t group = 1;
  RoleId primary = kNoRole, secondary = kNoRole;  ///< R-402: of whom this one need be none (R-806)
  RoleId two = kNoRole;                           ///< the only rival in a game of two; none: it is not in one (R-805)
};

struct GoalDefinition {
  std::string id;
  Names name;
  std::string art;
  std::vector<std::array<DefinitionId, 2>> pairs;
  DefinitionId killer = kNoDefinition;
  bool last = false;
  bool two = false;
};

/// One row of the combat table.
struct Abomination {
  std::uint8_t number = 0;
  int att = 0, dif = 0;
  std::array<int, 4> flee{};  ///< bonuses over the base values (R-602)
  int flee_cards = 0;         ///< or so many cards (R-604)
  bool returns = false;       ///< R-614
  bool shared = false;        ///< all in play face it, one after another (R-615)
  bool replaces_defeat = false;
  ListId defence = kNoList, attack = kNoList, defeat = kNoList;
  Names defence_name, attack_name;
};

/// Numbers by players at the start, from 2 to 9.
using ByPlayers = std::array<int, 8>;

struct Numbers {
  std::array<int, 4> base{5, 11, 4, 3};
  int hands = 2, armours = 1, gift_slots = 3, start_hand = 5, cards_per_roll = 2, honour_refill = 5, free_target = 9,
      last_stand_turns = 3, dishonour = 2, first_draw = 0;
  ByPlayers hand_limit{}, draw{}, substitutions{}, goal_size{}, truce_turns{}, dawn_round{};
};

}  // namespace rising_clan
