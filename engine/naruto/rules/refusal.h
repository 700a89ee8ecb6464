// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include "engine/naruto/state/game_state.h"
#include "engine/table/keyed_rows.h"

/// Why something cannot be done, as data: code, arguments, rule id, and the cheapest way out where there is one.
/// `ui/wording` makes the sentence.
namespace naruto {

enum class RefusalCode : std::uint8_t {
  none,  ///< allowed
  game_over,
  not_your_decision,  ///< the other player decides
  wrong_moment,       ///< not in this step
  not_an_option,      ///< the question does not offer it
  not_in_hand,
  card_pending,            ///< its effect is not there yet
  entrance_cost,           ///< need, have: entrance cost and turn marker
  hand_cost,               ///< need, have: cards with a fitting symbol
  chakra_cost,             ///< need, have: total cost and own chakra
  chakra_symbols,          ///< enough chakra, but not of the symbols asked for
  ninja_limit,             ///< N-DEPLOY-02; need, have: the limit and what was done, here and wherever there is one
  client_limit,            ///< N-CLI-02
  client_present,          ///< card: the Client there
  mission_limit,           ///< N-MISS-02
  counter_limit,           ///< N-CTR-03
  counter_own_turn,        ///< N-CTR-04
  only_counters,           ///< in the opponent's turn
  name_in_play,            ///< card: the Ninja that has the name
  platoon_needs_base,      ///< N-PLAT-01
  base_name,               ///< card: base; the names do not meet
  base_entered_this_turn,  ///< card: base; need: 1 if it had to be in the village since the turn began (N-GROW-04)
  base_has_growth_coin,    ///< card: base (N-GROW-05)
  no_growth,               ///< the card has no Growth
  same_platoon,            ///< N-PLAT-08
  jutsu_moment,            ///< N-JUT-01
  no_ninja_in_action,      ///< N-JUT-02
  user_not_in_action,      ///< card: the Ninja
  user_requirement,        ///< card: the Ninja does not meet the requirement (N-JUT-04)
  no_user_fits,            ///< no own Ninja in action meets it
  jutsu_forbidden,         ///< card: what forbids it
  no_target,               ///< N-TGT-03
  not_a_target,            ///< this card does not fit
  untargetable,            ///< card: protected
  already_chosen,          ///< A-51
  used_this_turn,          ///< N-EFF-03
  text_not_valid,          ///< the Ninja is injured (N-EFF-01)
  text_negated,            ///< or has lost its text (N-NEG-08)
  condition_not_met,
  price_not_payable,  ///< N-EFF-14
  chain_full,
  not_alone,  ///< organize: the Ninja is in a team already
  team_full,  ///< need, have: the most a team may have, and has
  own_ninja_only,
  too_many_teams,  ///< need, have: the most, and those that are sent
  team_already_sent,
  cannot_be_sent,     ///< card: what forbids it (N-ATK-06)
  must_be_sent,       ///< card: a Ninja whose team must be sent (N-ATK-07)
  already_blocked,    ///< N-BLK-03
  blocks_enough,      ///< need, have: how many teams it can block, and blocks (N-BLK-13)
  cannot_be_blocked,  ///< card: what forbids it
  not_attacking,
  pays_wrong_symbol,  ///< this card has no symbol of the cost
  pays_too_little,    ///< with this card the rest could not be paid
  x_too_small,        ///< N-COST-06
  x_too_large,        ///< need, have: the largest X, and what was said; x_too_small likewise
  too_few_picked,     ///< need, have: how many more, and how many there are
  too_many_picked,    ///< need
  not_in_edition,     ///< card: its keyword does not exist in this edition
  strategic_power,    ///< need, have: strategic value and own strategic power (N-MISS-04)
  no_components,      ///< card: squad; not every name is there (N-SQUAD-03)
  superfluous,        ///< card: it supplies no name that is still missing (N-SQUAD-06)
  same_squad,         ///< card: a squad of the same name is no component (N-SQUAD-05)
  must_join,          ///< N-ORG-04: every Ninja is in a team
  left_out_of_teams,  ///< card: the Ninja was left out of the teams (N-ORG-04)
  forbidden,          ///< card: what forbids it (N-GEN-02)
  too_many_cards,     ///< need, have: what a player can own, and owns
  unknown_card,       ///< the catalog does not have it
};

/// The cheapest way out.
enum class Fix : std::uint8_t {
  none,
  wait_for_marker,  ///< n: the marker value
  charge_more,      ///< n: chakra missing
  next_turn,
  remove_name,  ///< the Ninja of that name would have to leave
  heal,         ///< the Ninja would have to be healed
  choose_other,
  other_team,       ///< another team can be chosen
  send_team,        ///< that of the card has to be sent
  more_in_village,  ///< n: Ninja or Clients missing
};

struct Refusal {
  RefusalCode code = RefusalCode::none;
  std::string_view rule;  ///< "N-DEPLOY-03"
  CardId card = kNoCard;
  int need = 0;
  int have = 0;
  Fix fix = Fix::none;
  int fix_n = 0;

  /// True if there is a reason against it.
  explicit operator bool() const { return code != RefusalCode::none; }
  friend bool operator==(const Refusal&, const Refusal&) = default;
};

inline constexpr std::size_t kRefusalCount = static_cast<std::size_t>(RefusalCode::unknown_card) + 1;

}  // namespace naruto

namespace table {
template <>
struct EnumNames<naruto::RefusalCode> {
  static constexpr auto names = KeyedRows<naruto::RefusalCode, std::string_view, naruto::kRefusalCount>{
      {
          {naruto::RefusalCode::none, "none"},
          {naruto::RefusalCode::game_over, "game_over"},
          {naruto::RefusalCode::not_your_decision, "not_your_decision"},
          {naruto::RefusalCode::wrong_moment, "wrong_moment"},
          {naruto::RefusalCode::not_an_option, "not_an_option"},
          {naruto::RefusalCode::not_in_hand, "not_in_hand"},
          {naruto::RefusalCode::card_pending, "card_pending"},
          {naruto::RefusalCode::entrance_cost, "entrance_cost"},
          {naruto::RefusalCode::hand_cost, "hand_cost"},
          {naruto::RefusalCode::chakra_cost, "chakra_cost"},
          {naruto::RefusalCode::chakra_symbols, "chakra_symbols"},
          {naruto::RefusalCode::ninja_limit, "ninja_limit"},
          {naruto::RefusalCode::client_limit, "client_limit"},
          {naruto::RefusalCode::client_present, "client_present"},
          {naruto::RefusalCode::mission_limit, "mission_limit"},
          {naruto::RefusalCode::counter_limit, "counter_limit"},
          {naruto::RefusalCode::counter_own_turn, "counter_own_turn"},
          {naruto::RefusalCode::only_counters, "only_counters"},
          {naruto::RefusalCode::name_in_play, "name_in_play"},
          {naruto::RefusalCode::platoon_needs_base, "platoon_needs_base"},
          {naruto::RefusalCode::base_name, "base_name"},
          {naruto::RefusalCode::base_entered_this_turn, "base_entered_this_turn"},
          {naruto::RefusalCode::base_has_growth_coin, "base_has_growth_coin"},
          {naruto::RefusalCode::no_growth, "no_growth"},
          {naruto::RefusalCode::same_platoon, "same_platoon"},
          {naruto::RefusalCode::jutsu_moment, "jutsu_moment"},
          {naruto::RefusalCode::no_ninja_in_action, "no_ninja_in_action"},
          {naruto::RefusalCode::user_not_in_action, "user_not_in_action"},
          {naruto::RefusalCode::user_requirement, "user_requirement"},
          {naruto::RefusalCode::no_user_fits, "no_user_fits"},
          {naruto::RefusalCode::jutsu_forbidden, "jutsu_forbidden"},
          {naruto::RefusalCode::no_target, "no_target"},
          {naruto::RefusalCode::not_a_target, "not_a_target"},
          {naruto::RefusalCode::untargetable, "untargetable"},
          {naruto::RefusalCode::already_chosen, "already_chosen"},
          {naruto::RefusalCode::used_this_turn, "used_this_turn"},
          {naruto::RefusalCode::text_not_valid, "text_not_valid"},
          {naruto::RefusalCode::text_negated, "text_negated"},
          {naruto::RefusalCode::condition_not_met, "condition_not_met"},
          {naruto::RefusalCode::price_not_payable, "price_not_payable"},
          {naruto::RefusalCode::chain_full, "chain_full"},
          {naruto::RefusalCode::not_alone, "not_alone"},
          {naruto::RefusalCode::team_full, "team_full"},
          {naruto::RefusalCode::own_ninja_only, "own_ninja_only"},
          {naruto::RefusalCode::too_many_teams, "too_many_teams"},
          {naruto::RefusalCode::team_already_sent, "team_already_sent"},
          {naruto::RefusalCode::cannot_be_sent, "cannot_be_sent"},
          {naruto::RefusalCode::must_be_sent, "must_be_sent"},
          {naruto::RefusalCode::already_blocked, "already_blocked"},
          {naruto::RefusalCode::blocks_enough, "blocks_enough"},
          {naruto::RefusalCode::cannot_be_blocked, "cannot_be_blocked"},
          {naruto::RefusalCode::not_attacking, "not_attacking"},
          {naruto::RefusalCode::pays_wrong_symbol, "pays_wrong_symbol"},
          {naruto::RefusalCode::pays_too_little, "pays_too_little"},
          {naruto::RefusalCode::x_too_small, "x_too_small"},
          {naruto::RefusalCode::x_too_large, "x_too_large"},
          {naruto::RefusalCode::too_few_picked, "too_few_picked"},
          {naruto::RefusalCode::too_many_picked, "too_many_picked"},
          {naruto::RefusalCode::not_in_edition, "not_in_edition"},
          {naruto::RefusalCode::strategic_power, "strategic_power"},
          {naruto::RefusalCode::no_components, "no_components"},
          {naruto::RefusalCode::superfluous, "superfluous"},
          {naruto::RefusalCode::same_squad, "same_squad"},
          {naruto::RefusalCode::must_join, "must_join"},
          {naruto::RefusalCode::left_out_of_teams, "left_out_of_teams"},
          {naruto::RefusalCode::forbidden, "forbidden"},
          {naruto::RefusalCode::too_many_cards, "too_many_cards"},
          {naruto::RefusalCode::unknown_card, "unknown_card"},
      }}.rows();
};
}  // namespace table
