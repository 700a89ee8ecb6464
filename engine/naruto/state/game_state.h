// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <concepts>
#include <cstdint>

#include "engine/naruto/cards/card_definition.h"
#include "engine/naruto/state/card_set.h"
#include "engine/naruto/state/derived.h"
#include "engine/naruto/state/question.h"
#include "engine/naruto/state/work.h"
#include "engine/table/random.h"

/// The game at one moment, as one plain value: copying it is saving it, comparing it is comparing the game. Only
/// `events/change.cpp` writes it. Cards speak of each other by id; nothing here points anywhere.
namespace naruto {

/// One physical card. 8 bytes.
struct CardState {
  DefinitionId definition = 0;
  Zone zone : 4 = Zone::nowhere;
  PlayerId owner : 1 = PlayerId::south;       ///< N-OWN-01, never changes
  PlayerId controller : 1 = PlayerId::south;  ///< N-OWN-02; equals the owner outside play
  bool injured : 1 = false;                   ///< N-HLT-01
  bool entered_this_turn : 1 = false;
  bool deployed_this_turn : 1 = false;  ///< by deployment or as a platoon, not by an effect (N-GROW-04, A-30)
  bool sent_this_turn : 1 = false;
  bool is_ninja : 1 = false;  ///< in print, or counting as one for a while: only Ninja are in teams (N-ORG-02)
  bool came_over_this_turn : 1 = false;  ///< into this village, in whatever way (N-GROW-04)
  bool left_out : 1 = false;             ///< of the teams of its controller (N-ORG-04)
  bool mastery_used : 1 = false;         ///< this turn (N-MAST-02)
  bool opposed_this_turn : 1 = false;    ///< was in a battle with two sides (N-BLK-06)
  /// A Jutsu: it was applied; a Ninja in play: it was sent out as head; elsewhere: the showdown has discarded it.
  bool noted_this_turn : 1 = false;
  TeamId team = kNoTeam;  ///< after it has left play: its last one, until the turn ends
  /// Likewise; of chakra that has paid for a Jutsu: that Jutsu, until the turn ends.
  CardId attached_to = kNoCard;
  std::uint8_t life = 0;            ///< counts up whenever the card leaves play (N-ZONE-20)
  std::uint8_t used : 6 = 0;        ///< 2 bits per counted ability: uses this turn (N-EFF-04); see `uses_in`
  std::uint8_t jutsu_used : 2 = 0;  ///< this turn with this Ninja as the user; three stands for more

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
  std::uint8_t charged = 0;              ///< N-CHG-06
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

struct CoinStack {
  CardId card = kNoCard;
  CoinKind kind = CoinKind::growth;
  std::uint8_t n = 0;

  friend bool operator==(const CoinStack&, const CoinStack&) = default;
};

/// Uses of a text in a turn beyond the three that the card itself can count.
struct MoreUses {
  CardId card = kNoCard;
  std::uint8_t place : 2 = 0;  ///< of the text in `CardState::used`
  std::uint8_t n : 6 = 0;

  friend bool operator==(const MoreUses&, const MoreUses&) = default;
};

/// The name that was named for the text of this card.
struct NamedCard {
  ObjectRef by;
  Word name = 0;

  friend bool operator==(const NamedCard&, const NamedCard&) = default;
};

enum class EndReason : std::uint8_t { none, rewards, deck_out, concession, card_text };  // N-WIN-01, -03, -07, -09

/// The named streams of luck.
enum class Luck : std::uint8_t { setup, south_deck, north_deck, toss };

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
  FixedVector<NamedCard, kMaxNamed> named;   ///< the last one is at the back
  PerPlayer<Word> tracked{};                 ///< the name of the Ninja that the player tracks; 0: none
  std::array<CardSet, kMaxGroups> groups{};  ///< what target parts with several cards hold; see `kGroup`

  std::array<table::RandomStream, 4> luck{};
  FixedVector<bool, 8> dictated_tosses;  ///< tests and scenarios: the next tosses, heads is true

  PlayerId winner = PlayerId::south;
  EndReason end = EndReason::none;

  FixedVector<MoreUses, kMaxMoreUses> more_uses;

  Derived derived;  ///< beside the game, no part of it

  friend bool operator==(const GameState&, const GameState&) = default;

  const CardState& operator[](CardId id) const { return cards[id]; }
  const PlayerState& operator[](PlayerId player) const { return players[player]; }
  bool over() const { return step == Step::over; }
};

/// Uses this turn of the text in this place of the card's mark (N-EFF-04).
inline int uses_in(const GameState& state, CardId card, std::size_t place) {
  int n = (state[card].used >> (2U * place)) & 3U;
  for (const MoreUses& more : state.more_uses)
    if (more.card == card && more.place == place) n += more.n;
  return n;
}

/// Calls `f(CardId)` for every card that this place for targets names: one, or the members of a group.
template <class F>
void for_each_target_in(const GameState& state, ObjectRef place, F&& f) {
  if (is_group(place))
    state.groups[place.life].for_each(f);
  else if (place)
    f(place.card);
}

static_assert(std::regular<GameState>);
static_assert(std::is_trivially_copyable_v<GameState>);
static_assert(sizeof(GameState) - sizeof(Derived) <= 6144,
              "the state is to stay at most 6 KiB: undo, replay and search are copies");

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
struct EnumNames<naruto::EndReason> {
  static constexpr std::array<std::string_view, 5> names{"none", "rewards", "deck_out", "concession", "card_text"};
};
}  // namespace table
