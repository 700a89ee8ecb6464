// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <span>
#include <string_view>

#include "engine/naruto/cards/least_mission.h"
#include "engine/naruto/cards/terms.h"

namespace naruto {

/// When the coins of Permanent (X) come off at the beginning of the turn (N-START-03).
enum class CoinsOff : std::uint8_t { before_everything, with_beginning_effects };

/// Which Ninja can be replaced by growth (N-GROW-04).
enum class GrowthBase : std::uint8_t { not_deployed_this_turn, in_village_since_turn_start };

/// What has become of the user of a Jutsu when its link is applied (N-CHAIN-13, N-CHAIN-15).
enum class UserMustBe : std::uint8_t { anywhere, in_play, on_battlefield };

/// Window W: when the non-active player may open with a Counter.
enum class CounterWindow : std::uint8_t { never, end_of_phase, every_action };

/// In which order triggered effects wait, or that they are links of the chain wherever it can be answered (N-EFF-08,
///
enum class TriggerOrder : std::uint8_t { active_first, as_they_happened, on_the_chain };

/// What is deployed beside the Ninja and Clients that are deployed from the hand: nothing, platoons and squads, or what
/// grows as well (N-MP-02, A-30). `is_way` asks for it.
enum class Deployed : std::uint8_t { alone, merged, grown };

/// What setting combat or support does to the changes that there were before (N-EFF-10, A-58): they stay on top; they
/// are gone; or they are gone unless the text speaks of the printed value.
enum class SetValues : std::uint8_t { first, by_time, by_time_but_printed };

/// When the use of an activated effect is spent (N-EFF-03, A-56).
enum class UseSpent : std::uint8_t { announced, applied };

/// The card limit binds this printing, or all cards of its name (N-DECK-10, A-19).
enum class LimitBinds : std::uint8_t { printing, name };

/// N-REINF-04, A-22: squads that share a component name are counted as different squads or as cards.
enum class ComponentLimit : std::uint8_t { different_squads, cards };

/// The rulebook of P prints two lists of limited cards, which differ (A-131, T-320): which of them counts. The first is
/// the strictest, a deck that is legal under it is legal under both.
enum class LimitedLists : std::uint8_t { together, rules_section, organised_play_section };

/// One entry of a list of limited cards (N-DECK-08 to N-DECK-10, N-DECK-13). `code` is that of the English printing,
/// `code_it` the Italian one; both are empty where a ruling chooses the code. `name` is the printed English name
/// where no code leads to it; it matters only if the limit binds names. Where there are two lists, `in_rules`
/// and `in_organised_play` say in which of them it stands.
struct LimitedCard {
  std::string_view code;
  std::string_view code_it;
  int most = 1;
  std::string_view name = {};
  bool in_rules = true;
  bool in_organised_play = true;

  constexpr bool counts(LimitedLists lists) const {
    return lists == LimitedLists::together || (lists == LimitedLists::rules_section ? in_rules : in_organised_play);
  }
};

/// Cards with an effect that is used from the hand.
inline constexpr std::array<std::string_view, 8> kHandTexts{"N-192", "N-US043", "N-255",  "N-268",
                                                            "N-273", "N-1452",  "N-1458", "N-1461"};

/// One rule edition as a table of named switches (N-GEN-01; section 1 of docs/rules/naruto.md gives key and rule of
/// each). Rules ask for a switch, never for the name of an edition. The defaults are those of usa-1.3. Switches that a
/// ruling A-nn settles can be changed for a match (`rulings.h`).
struct Edition {
  std::string_view id;  ///< "usa-1.3"

  // --- decks
  int deck_size = 50;                                   ///< N-DECK-01
  int deck_max_ninja = 30;                              ///< N-DECK-03, platoons not counted
  int deck_max_copies = 3;                              ///< N-DECK-05
  bool copies_counted_with_sideboard = true;            ///< N-DECK-07, A-16
  std::span<const LimitedCard> limited = {};            ///< N-DECK-08
  LimitedLists limited_lists = LimitedLists::together;  ///< A-131: where `limited` is two lists
  std::uint16_t agreed_list = 0;                        ///< N-DECK-08, A-17: the number of a list, see agreed_list.h
  LimitBinds limit_binds = LimitBinds::printing;
  int limited_naruto_code = 0;               ///< A-18: which of the codes that the sources give
  bool foreign_keywords_rejected = true;     ///< N-DECK-11, A-20
  bool void_symbol = true;                   ///< N-SYM-02, A-05
  bool pool_enforced = false;                ///< N-DECK-14, A-93
  int sideboard_size = 10;                   ///< N-SIDE-01; 0: the edition has none
  bool sideboard_announced = true;           ///< N-SIDE-04
  bool sideboard_shown = false;              ///< A-21
  int reinforcement_max = 15;                ///< N-REINF-01; 0: the edition has none
  int reinforcement_max_copies = 3;          ///< N-REINF-03
  int reinforcement_max_with_component = 3;  ///< N-REINF-04
  ComponentLimit component_limit = ComponentLimit::different_squads;

  // --- keywords
  bool ambush = true;   ///< N-AMB-01
  bool squads = true;   ///< N-SQUAD-01
  bool surge = true;    ///< N-SURGE-01
  bool mastery = true;  ///< N-MAST-01

  // --- setup and start phase
  int start_hand = 6;                                ///< N-SETUP-05
  bool toss_winner_chooses_starter = true;           ///< N-SETUP-03
  int mulligan_count = 2;                            ///< N-MULL-01
  int mulligan_sizes[2] = {5, 4};                    ///< N-MULL-01
  bool first_draw_skipped = true;                    ///< N-START-04
  bool first_turn_beginning_effects = true;          ///< N-START-05, A-25
  bool begin_effects_before_draw = true;             ///< N-START-02
  CoinsOff coins_off = CoinsOff::before_everything;  ///< N-START-03
  bool active_orders_beginning_effects = false;      ///< N-START-06, A-26
  int marker_cap = 255;                              ///< N-MARK-03; 255 is none

  // --- mission phase
  int ninja_per_turn = 1;                  ///< N-DEPLOY-02
  int clients_per_turn = 1;                ///< N-CLI-02
  bool client_hand_cost = true;            ///< N-CLI-05, A-02
  bool hand_cost_mixes_symbols = true;     ///< N-SYM-05, A-06
  bool client_may_share_name = true;       ///< N-NAME-06, A-08
  bool search_finds_base_name = true;      ///< N-NAME-07, A-09
  bool bare_traits_select_clients = true;  ///< N-CHAR-02, A-13
  bool battlefield_is_village = true;      ///< N-ZONE-14, A-23
  bool absent_ninja_have_trait = false;    ///< A-120: names that count as present have a trait as well
  int missions_per_turn = 1;               ///< N-MISS-02
  int counters_per_opposing_turn = 1;      ///< N-CTR-03, A-38
  bool counter_answers_mission = true;     ///< N-CTR-05, A-39
  bool moves_charge = false;               ///< N-CHG-06: whatever comes to the chakra area is charged
  CounterWindow counter_window = CounterWindow::every_action;
  bool strategic_missions = false;                             ///< N-MISS-04: strategic value against strategic power
  Destination failed_permanent_goes_to = Destination::chakra;  ///< N-MISS-10, A-37
  Destination attached_leaves_to = Destination::chakra;        ///< N-PERM-09, A-40
  bool attached_follows_host = false;                          ///< N-OWN-04: controlled by the controller of its host
  GrowthBase growth_base = GrowthBase::not_deployed_this_turn;
  Deployed deployed = Deployed::merged;                 ///< A-30
  bool growth_entrance_cost = true;                     ///< N-GROW-06, A-31
  bool growth_carries_effects = false;                  ///< N-GROW-07
  bool platoon_may_grow = true;                         ///< N-GROW-10, A-32
  bool platoon_entrance_cost = true;                    ///< N-PLAT-03, A-33
  bool platoon_over_platoon = true;                     ///< N-PLAT-08, A-86
  bool platoon_is_ninja_outside_village = true;         ///< N-PLAT-10, A-35
  bool squad_may_be_base = true;                        ///< N-SQUAD-13, A-99
  bool squad_takes_superfluous = false;                 ///< N-SQUAD-06, A-42
  Destination homeless_goes_to = Destination::discard;  ///< N-OWN-07, A-95

  // --- teams and battle
  int max_team = 3;                             ///< N-ORG-03
  bool all_must_join = true;                    ///< N-ORG-04, A-43
  int max_attacking_teams = 3;                  ///< N-ATK-02
  bool special_forces_are_rank = true;          ///< N-RANK-08, A-91
  bool vanished_blocker_frees_attacker = true;  ///< N-BLK-08, A-45
  bool headless_backs_damaged = true;           ///< N-BLK-11, A-47
  bool battles_at_one_moment = true;            ///< N-SHOW-07, A-59
  bool figures_below_zero = true;               ///< N-EFF-10, A-129
  SetValues set_values = SetValues::by_time_but_printed;

  // --- uses, chains, effects
  bool cost_before_target = true;                   ///< N-JUT-03, A-126
  bool mission_cost_before_target = true;           ///< N-MISS-07, A-36
  bool reductions_take_number_first = true;         ///< N-COST-10, A-102
  bool missions_on_chain = true;                    ///< N-CHAIN-02
  bool effects_on_chain = true;                     ///< N-CHAIN-02, N-EFF-05
  bool effects_during_chain = true;                 ///< N-EFF-16, A-108
  bool answer_own_link = true;                      ///< N-CHAIN-07, A-52
  bool modes_on_use = false;                        ///< N-TGT-08, A-128: "choose one", X and one of several costs
  bool requirement_checked_again = true;            ///< N-CHAIN-13
  bool conditions_checked_again = false;            ///< N-CHAIN-13, A-130: of effects and Missions
  UserMustBe user_must_be = UserMustBe::in_play;    ///< N-CHAIN-13, A-54
  bool control_must_stay = false;                   ///< N-CHAIN-14, A-127: of the user or source of a link
  bool source_must_stay_healthy = true;             ///< N-HLT-09: an activated effect on the chain fails
  bool lasting_stops_when_injured = true;           ///< N-HLT-09, A-61
  bool lasting_ends_with_source = true;             ///< N-EFF-17, A-109
  bool while_in_play_needs_valid_text = true;       ///< N-HLT-09, A-124
  bool unpayable_effects_refused = true;            ///< N-COST-09, A-125
  UseSpent use_spent = UseSpent::announced;         ///< N-EFF-03, A-56
  bool untimed_effects_in_opposing_mission = true;  ///< N-EFF-15, A-107
  TriggerOrder trigger_order = TriggerOrder::active_first;
  bool injure_is_damage = false;                       ///< N-HLT-14, A-62
  Destination negated_goes_to = Destination::discard;  ///< N-NEG-03, A-65
  bool cards_by_hand = false;                          ///< N-CR-06, A-122
  bool negated_moves_at_once = true;                   ///< N-NEG-07, A-113
  bool surge_on_standby = true;                        ///< N-SURGE-07, A-66
  bool mastery_takes_back_entered = true;              ///< N-MAST-08, A-68
  bool mastery_while_injured = true;                   ///< N-MAST-10, A-69
  bool mastery_follows_user = true;                    ///< N-MAST-01, A-123: whoever controls its user now decides

  // --- questions: what an answer asks for at the least among the edition's cards (N-CR-02), so that a new card asks
  // nobody anew in games that it has no part in
  LeastMission least_counter{1, 1, 1};
  LeastMission least_mission{0, 0, 1};  ///< that is no Counter
  LeastMission least_answer{1, 1, 1};   ///< likewise, and has a use on the chain as its target
  int least_jutsu_cost = 0;
  std::span<const std::string_view> hand_texts = kHandTexts;  ///< codes of the cards that are used from the hand

  // --- end phase
  int rewards_to_win = 10;                     ///< N-WIN-01
  int hand_limit = 6;                          ///< N-END-04
  bool this_turn_outlasts_end_effects = true;  ///< N-EFF-07, A-57
  bool extra_turn_moves_marker = true;         ///< N-TURN-07, A-96
};

/// A text that speaks of `meant` speaks of this way, too: what counts as deployed is the edition's to say.
constexpr bool is_way(const Edition& edition, Entry how, Entry meant) {
  if (meant == Entry::any || how == meant) return true;
  if (meant != Entry::deploy) return false;
  const bool merged = how == Entry::platoon || how == Entry::squad;
  return (merged && edition.deployed != Deployed::alone) ||
         (how == Entry::growth && edition.deployed == Deployed::grown);
}

/// True if its limited cards stand in two lists that differ: then it can be asked which one counts.
constexpr bool has_two_limited_lists(const Edition& edition) {
  for (const LimitedCard& card : edition.limited)
    if (!card.in_rules || !card.in_organised_play) return true;
  return false;
}

/// The editions that can be played, in the order in which a person is offered them. The first is the default.
std::span<const Edition> editions();

/// Nothing if there is no such edition.
const Edition* find_edition(std::string_view id);

}  // namespace naruto
