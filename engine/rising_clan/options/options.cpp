// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rising_clan/options/options.h"

#include <array>

namespace rising_clan {
namespace {

using table::option_row;

/// In the order of the table in R-14.
constexpr std::array<OptionRow, 28> kRows{
    option_row<&Options::hand_limit>("handLimit", "R-202", 5, 12, kNone),           // R-O01
    option_row<&Options::start_hand>("startHand", "R-202", 3, 7),                   // R-O02
    option_row<&Options::hands_rule>("handsRule", "R-215", 0, 1),                   // R-O03
    option_row<&Options::cards_per_roll>("cardsPerRoll", "R-217", 1, 3, kNone),     // R-O04
    option_row<&Options::open_obliged>("openObliged", "R-205", 0, 1),               // R-O05
    option_row<&Options::all_markers>("allMarkers", "R-208", 0, 1),                 // R-O06
    option_row<&Options::rest_action>("restAction", "R-224", 0, 1),                 // R-O07
    option_row<&Options::free_is_action>("freeIsAction", "R-224", 0, 1),            // R-O08
    option_row<&Options::exchange>("exchange", "R-226", 0, 1),                      // R-O09
    option_row<&Options::substitutions>("substitutions", "R-231", 0, 4),            // R-O10
    option_row<&Options::substitution_look>("substitutionLook", "R-231", 0, 1),     // R-O11
    option_row<&Options::goal_size>("goalSize", "R-232", 0, 0, 0),                  // R-O12
    option_row<&Options::dishonour>("dishonour", "R-233", 0, 3),                    // R-O13
    option_row<&Options::truce>("truce", "R-234", 0, 0, 0),                         // R-O14
    option_row<&Options::dawn_most_events>("dawn", "R-235", 0, 1),                  // R-O15
    option_row<&Options::last_stand>("lastStand", "R-236", 5, 5, 0),                // R-O16
    option_row<&Options::recall_acts>("recallActs", "R-219", 0, 1),                 // R-O17
    option_row<&Options::sole_winner_supreme>("soleWinnerSupreme", "R-409", 0, 1),  // R-O18
    option_row<&Options::last_clan_wins>("lastClanWins", "R-410", 0, 1),            // R-O19
    option_row<&Options::challenge_others>("challengeOthers", "R-508", 0, 1),       // R-O20
    option_row<&Options::two_random>("twoDeal", "R-805", 0, 1),                     // R-O21
    option_row<&Options::three_by_lot>("threeGroup", "R-802", 0, 1),                // R-O22
    option_row<&Options::ensure_rival>("ensureRival", "R-807", 0, 1),               // R-O23
    option_row<&Options::target_score>("targetScore", "R-1017", 30, 150),           // R-O24
    option_row<&Options::last_clan_point>("lastClanPoint", "R-1007", 0, 1),         // R-O25
    option_row<&Options::window_each>("windowCall", "R-1104", 0, 1),                // R-O26
    option_row<&Options::secret_join>("secretJoin", "R-247", 0, 1),                 // R-O27
    option_row<&Options::first_draw>("firstDraw", "R-203", 1, 1),                   // R-O28
};

}  // namespace

std::span<const OptionRow> option_rows() { return kRows; }

const OptionRow* find_option(std::string_view name) { return table::find_option(option_rows(), name); }

bool set_option(Options& options, std::string_view name, int value) {
  return table::set_option(option_rows(), options, name, value);
}

bool is_playable(const Options& options) { return table::all_fit(option_rows(), options); }

}  // namespace rising_clan
