// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/naruto/state/rulebook.h"

/// What the tree says of the present: filters, amounts and conditions as seen from a use or a text (`Context`). Pure
/// functions of the position; nothing is remembered.
namespace naruto {

/// The object that a reference names now; empty if there is none. It may have left play: ask `Position::alive`. Of a
/// group of targets the first.
ObjectRef resolve(const Position& position, Ref ref, const Context& context);

/// Of a target what stands in its place, a card or a group; of another reference its object.
ObjectRef place_of(const Position& position, Ref ref, const Context& context);

/// The reference names this very card: alone, or as one of a group of targets.
bool is_named(const Position& position, Ref ref, const Context& context, CardId card);

/// Calls `f(CardId)` for every card that a reference names now: one, or a group of targets. A single one may have left
/// play.
template <class F>
void for_each_named(const Position& position, Ref ref, const Context& context, F&& f) {
  for_each_target_in(position.state, place_of(position, ref, context), f);
}

/// The player a side means, seen from the controller of the text. `any` has no answer here: callers handle it.
PlayerId player_of(Side side, const Context& context);

/// The card fits, zone included (no zone: in play).
bool fits(const Position& position, const Filter& filter, CardId card, const Context& context);

/// The card is used by `user` (or is about to be): as `fits`, but wherever the card is. `use`: the use itself, where it
/// does not wait on the chain any more.
bool fits_use(const Position& position, const Filter& filter, CardId card, ObjectRef user, const Context& context,
              const Context* use = nullptr);

/// The team of this Ninja meets the test.
bool team_fits(const Position& position, const TeamTest& test, CardId ninja, const Context& context);

/// What the amount comes to now; a difference can be below 0.
int evaluate(const Position& position, const Amount& amount, const Context& context);
/// The condition is met now.
bool holds(const Position& position, const Condition& condition, const Context& context);

/// The card has this complete name, printed or given (N-NAME-01, N-NAME-02, N-NAME-03, N-NAME-10).
bool bears_name(const Position& position, CardId card, Word name);
/// N-NAME-07: the card answers to this name; a name without its part in parentheses will do.
bool has_name(const Position& position, CardId card, Word name);
/// Two cards share a name (N-NAME-04): complete names, Name: X, component names, and names given by an effect.
bool share_name(const Position& position, CardId a, CardId b);

/// Printed or granted, and not taken away (N-CHAR-01).
bool has_characteristic(const Position& position, CardId card, Word characteristic);
/// How often it has this keyword: printed once, and once more for each grant (N-SURGE-04, A-80).
int keyword_instances(const Position& position, CardId card, Word keyword);
/// The card whose text or effect gives it this keyword, or from which the keyword is copied; the last of several.
std::optional<DefinitionId> giver_of(const Position& position, CardId card, Word keyword);
/// Printed, and those that it counts as in the chakra area (N-SYM-04).
SymbolSet symbols_of(const Position& position, CardId card);
/// A platoon has both attributes printed on it (N-CHAR-04); like all characteristics they stay while the Ninja is
/// injured (N-CHAR-05).
bool has_attribute(const Position& position, CardId card, Word attribute);
/// N-RANK-01 to N-RANK-08, as effects have left them; none for a card without rank (N-RANK-06).
using Ranks = FixedVector<Rank, table::EnumNames<Rank>::names.size()>;  ///< each once
Ranks ranks_of(const Position& position, CardId card);
/// The mental power of a characteristic that it has from another card.
std::optional<int> copied_mental_power(const Position& position, CardId card);
/// What a text that looks at the entrance cost sees: the printed one, for a card in play what effects have made of it.
std::optional<int> entrance_cost_of(const Position& position, CardId card);

// --- where a Ninja stands in the battle
// -------------------------------------------------------------------------------

/// Where a team stands.
struct BattlePlace {
  int battle = -1;      ///< index, -1: on stand-by
  bool attack = false;  ///< its team attacks
};
/// That of its team, the first of several that it blocks in; of a card that is not in play stand-by.
BattlePlace battle_place(const Position& position, CardId ninja);
/// Likewise of this team.
BattlePlace place_of_team(const Position& position, TeamId team);

/// The team of this object; if it has left play this turn, the team that it was in.
TeamId last_team(const Position& position, ObjectRef object);

/// True while both teams of the pair are there (N-BLK-06); the edition says what a vanished blocker means (N-BLK-08).
bool opposed(const Position& position, const Battle& battle);

/// The same for a team: one of the pairs in which it stands is there.
bool is_battling(const Position& position, TeamId team);

/// It leads its team in a battle (N-ATK-01, N-BLK-01); on stand-by nobody does.
bool is_head(const Position& position, CardId ninja);

/// The battles that one showdown settles, in their order: this one, and those in which the same team blocks (N-BLK-13).
using JoinedBattles = FixedVector<std::size_t, kMaxBattles>;
JoinedBattles joined_battles(const Position& position, std::size_t battle);
/// It stands for those that are settled together with it.
inline bool is_first_of_joined(const Position& position, std::size_t battle) {
  return joined_battles(position, battle).front() == battle;
}

/// The one team attacks, the other one blocks it (N-BLK-06).
bool face_each_other(const Position& position, TeamId a, TeamId b);

/// Members of a team in play, the order of the village. Calls `f(CardId)`.
template <class F>
void for_each_member(const Position& position, TeamId team, F&& f) {
  if (team == kNoTeam) return;
  for (const PlayerId player : table::kPlayers)
    for (const CardId card : position[player].village)
      if (position[card].team == team && position.is(card, CardType::ninja)) f(card);
}
/// How many members it has in play; 0 for no team.
int team_size(const Position& position, TeamId team);
/// It is not alone in its team.
bool has_mate(const Position& position, CardId ninja);

/// Calls `f(CardId)` for every Ninja that fights on this side of the showdown of the battle.
template <class F>
void for_each_on_side(const Position& position, std::size_t battle, bool attack, F&& f) {
  if (!attack) return for_each_member(position, position.state.battles[battle].blockers, f);
  for (const std::size_t each : joined_battles(position, battle))
    for_each_member(position, position.state.battles[each].attackers, f);
}

/// The same for the side of this team; of one in no battle its members.
template <class F>
void for_each_ally(const Position& position, TeamId team, F&& f) {
  const BattlePlace place = place_of_team(position, team);
  if (place.battle < 0) return for_each_member(position, team, f);
  for_each_on_side(position, static_cast<std::size_t>(place.battle), place.attack, f);
}

/// Coins of this very kind that lie on the card; with `any` all coins on it.
int coins_on(const Position& position, CardId card, CoinKind kind);

/// A coin of the kind `lies` is what a text means that speaks of `meant`: growth coins are +1/+1 coins (N-GROW-03).
constexpr bool is_coin(CoinKind lies, CoinKind meant) {
  return meant == CoinKind::any || lies == meant || (lies == CoinKind::growth && meant == CoinKind::plus_1_1);
}

/// Those that a text means by this kind, or of any kind counted together.
int coins_fitting(const Position& position, CardId card, std::optional<CoinKind> kind);

/// The figure of a card now; 0 for a printed X and for what the card does not have.
int value_of(const Position& position, Measure measure, CardId card);
/// `a` stands in this relation to `b`.
bool related(int a, Relation relation, int b);
/// What is counted of this player in this turn.
int tally_of(const PlayerState& player, TurnTally tally);

/// Rules may look at a card's own text only while it is valid: in play, healthy unless marked Valid (N-EFF-01), and not
/// taken away (N-NEG-08).
bool text_valid(const Position& position, CardId card, const Ability& ability);

/// A filter without a zone whose alternatives all name one speaks of their zones.
bool parts_name_zones(const Filter& filter);
/// Zones in which a card can fit the filter, a bit for each; what is not in them need not be asked.
std::uint16_t zones_of(const Filter& filter);
/// The cards in these zones, perhaps more.
CardSet cards_in_zones(const Position& position, std::uint16_t zones);

/// A text or an effect has taken the text of this card away.
bool text_lost(const Position& position, CardId card);

/// `text_valid`, of a text that may work in another zone than in play.
bool works_there(const Position& position, CardId card, std::optional<Zone> from, const Ability& ability);

/// No other Ninja of its name is in play on the side of its owner (N-NAME-04).
bool name_is_free(const Position& position, CardId card);

/// Battle rewards of the player, with cards in play that count as one (N-WIN-01).
int reward_count(const Position& position, PlayerId player);

}  // namespace naruto
