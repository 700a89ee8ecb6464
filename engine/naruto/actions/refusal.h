// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include "engine/naruto/state/game_state.h"

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
  base_entered_this_turn,  ///< card: base (N-GROW-04)
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
  static constexpr std::array<std::string_view, naruto::kRefusalCount> names{"none",
                                                                             "game_over",
                                                                             "not_your_decision",
                                                                             "wrong_moment",
                                                                             "not_an_option",
                                                                             "not_in_hand",
                                                                             "card_pending",
                                                                             "entrance_cost",
                                                                             "hand_cost",
                                                                             "chakra_cost",
                                                                             "chakra_symbols",
                                                                             "ninja_limit",
                                                                             "client_limit",
                                                                             "client_present",
                                                                             "mission_limit",
                                                                             "counter_limit",
                                                                             "counter_own_turn",
                                                                             "only_counters",
                                                                             "name_in_play",
                                                                             "platoon_needs_base",
                                                                             "base_name",
                                                                             "base_entered_this_turn",
                                                                             "base_has_growth_coin",
                                                                             "no_growth",
                                                                             "same_platoon",
                                                                             "jutsu_moment",
                                                                             "no_ninja_in_action",
                                                                             "user_not_in_action",
                                                                             "user_requirement",
                                                                             "no_user_fits",
                                                                             "jutsu_forbidden",
                                                                             "no_target",
                                                                             "not_a_target",
                                                                             "untargetable",
                                                                             "already_chosen",
                                                                             "used_this_turn",
                                                                             "text_not_valid",
                                                                             "text_negated",
                                                                             "condition_not_met",
                                                                             "price_not_payable",
                                                                             "chain_full",
                                                                             "not_alone",
                                                                             "team_full",
                                                                             "own_ninja_only",
                                                                             "too_many_teams",
                                                                             "team_already_sent",
                                                                             "cannot_be_sent",
                                                                             "must_be_sent",
                                                                             "already_blocked",
                                                                             "blocks_enough",
                                                                             "cannot_be_blocked",
                                                                             "not_attacking",
                                                                             "pays_wrong_symbol",
                                                                             "pays_too_little",
                                                                             "x_too_small",
                                                                             "x_too_large",
                                                                             "too_few_picked",
                                                                             "too_many_picked",
                                                                             "not_in_edition",
                                                                             "strategic_power",
                                                                             "no_components",
                                                                             "superfluous",
                                                                             "same_squad",
                                                                             "must_join",
                                                                             "left_out_of_teams",
                                                                             "forbidden",
                                                                             "too_many_cards",
                                                                             "unknown_card"};
};
}  // namespace table
