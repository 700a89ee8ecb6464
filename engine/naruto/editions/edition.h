// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string_view>

#include "engine/naruto/cards/terms.h"

namespace naruto {

/// One rule edition as a table of named switches (N-GEN-01; section 1 of docs/rules/naruto.md gives key and rule of
/// each). Rules ask for a switch, never for the name of an edition. Four switches wait for the
/// editions that differ in them and are read by no rule yet: begin_effects_before_draw, special_forces_are_rank,
/// missions_on_chain, effects_on_chain.
struct Edition {
  std::string_view id;  ///< "usa-1.3"

  int deck_size = 50;       ///< N-DECK-01
  int deck_max_ninja = 30;  ///< N-DECK-03, platoons not counted
  int deck_max_copies = 3;  ///< N-DECK-05

  int start_hand = 6;                       ///< N-SETUP-05
  bool toss_winner_chooses_starter = true;  ///< N-SETUP-03
  int mulligan_count = 2;                   ///< N-MULL-01
  int mulligan_sizes[2] = {5, 4};           ///< N-MULL-01
  bool first_draw_skipped = true;           ///< N-START-04
  bool begin_effects_before_draw = true;    ///< N-START-02
  int marker_cap = 255;                     ///< N-MARK-03; 255 is none

  int ninja_per_turn = 1;               ///< N-DEPLOY-02
  int clients_per_turn = 1;             ///< N-CLI-02
  int missions_per_turn = 1;            ///< N-MISS-02
  int counters_per_opposing_turn = 1;   ///< N-CTR-03
  bool platoon_over_platoon = true;     ///< N-PLAT-08
  int max_team = 3;                     ///< N-ORG-03
  int max_attacking_teams = 3;          ///< N-ATK-02
  bool special_forces_are_rank = true;  ///< N-RANK-08

  bool cost_before_target = true;                      ///< N-JUT-03, A-36
  bool missions_on_chain = true;                       ///< N-CHAIN-02
  bool effects_on_chain = true;                        ///< N-CHAIN-02, N-EFF-05
  bool requirement_checked_again = true;               ///< N-CHAIN-13
  bool source_must_stay_healthy = true;                ///< N-HLT-09: an activated effect on the chain fails
  bool vanished_blocker_frees_attacker = true;         ///< N-BLK-08
  Destination negated_goes_to = Destination::discard;  ///< N-NEG-03

  int rewards_to_win = 10;  ///< N-WIN-01
  int hand_limit = 6;       ///< N-END-04
};

/// The editions that can be played, in the order in which a person is offered them. The first is the default.
std::span<const Edition> editions();

/// Nothing if there is no such edition.
const Edition* find_edition(std::string_view id);

}  // namespace naruto
