// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>

#include "engine/naruto/editions/edition.h"

namespace naruto {
namespace {

constexpr bool kInRules = true;
constexpr bool kNotInOrganisedPlay = false;

/// N-DECK-09, N-DECK-13, with the lists in which each stands. The entry without any code is the special
/// printing of Naruto Uzumaki whose Italian code the sources give in three ways; `limited_naruto_code` says
/// which.
constexpr std::array<LimitedCard, 10> kPaniniLimited{{
    {"M-051", "ST-051"},
    {"J-006", "TE-006"},
    {"J-076", "TE-076"},
    {"N-138", "NI-138"},
    {"", "ST-S02"},
    {"", "NI-S06", 1, "The First Hokage"},
    {"C-001", "CL-01"},
    {"N-155", "NI-155", 1, {}, kInRules, kNotInOrganisedPlay},
    {"N-163", "NI-163", 1, {}, kInRules, kNotInOrganisedPlay},
    {"", "", 1, "Naruto Uzumaki"},
}};

constexpr Edition usa() { return {.id = "usa-1.3"}; }  // the defaults are those of this edition

constexpr Edition panini() {
  Edition e{.id = "panini"};
  e.deck_size = 40;
  e.deck_max_ninja = 25;
  e.limited = kPaniniLimited;
  e.sideboard_size = 15;
  e.sideboard_announced = false;
  e.reinforcement_max = 0;
  e.ambush = e.squads = e.surge = e.mastery = false;
  e.toss_winner_chooses_starter = false;
  e.mulligan_count = 1;
  e.mulligan_sizes[0] = 6;
  e.first_draw_skipped = false;
  e.begin_effects_before_draw = false;
  e.coins_off = CoinsOff::with_beginning_effects;
  e.marker_cap = 9;
  e.strategic_missions = true;
  e.moves_charge = true;
  e.platoon_over_platoon = false;
  e.platoon_is_ninja_outside_village = false;
  e.special_forces_are_rank = false;
  e.vanished_blocker_frees_attacker = false;
  e.cost_before_target = e.mission_cost_before_target = false;
  e.missions_on_chain = e.effects_on_chain = false;
  e.requirement_checked_again = false;
  e.source_must_stay_healthy = false;
  e.negated_goes_to = Destination::hand;
  return e;
}

constexpr Edition bandai() {
  Edition e{.id = "bandai-pt"};
  e.copies_counted_with_sideboard = false;
  e.sideboard_size = 0;
  e.sideboard_announced = false;
  e.reinforcement_max = 0;
  e.squads = e.surge = e.mastery = false;
  e.toss_winner_chooses_starter = false;
  e.first_draw_skipped = false;
  e.coins_off = CoinsOff::with_beginning_effects;
  e.attached_follows_host = true;
  e.growth_base = GrowthBase::in_village_since_turn_start;
  e.deployed = Deployed::alone;
  e.growth_carries_effects = true;
  e.all_must_join = false;
  e.special_forces_are_rank = false;
  e.cost_before_target = e.mission_cost_before_target = false;
  e.missions_on_chain = e.effects_on_chain = false;
  e.user_must_be = UserMustBe::on_battlefield;
  e.source_must_stay_healthy = false;
  return e;
}

constexpr std::array<Edition, 3> kEditions{usa(), panini(), bandai()};

}  // namespace

std::span<const Edition> editions() { return kEditions; }

const Edition* find_edition(std::string_view id) {
  const auto found = std::find_if(kEditions.begin(), kEditions.end(), [&](const Edition& e) { return e.id == id; });
  return found == kEditions.end() ? nullptr : &*found;
}

}  // namespace naruto
