// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/gormiti/decks/options.h"

#include <array>

namespace gormiti {
namespace {

using table::option_row;

constexpr std::array<OptionRow, 19> kRows{
    option_row<&Options::variants_count_as_copies>("variantsCountAsCopies", "G-203", 0, 1),
    option_row<&Options::fighter_zones>("fighterZones", "G-309", 2, 8),
    option_row<&Options::weapons_per_fighter>("weaponsPerFighter", "G-310", 0, 4),
    option_row<&Options::opening_exchange>("openingExchange", "G-404", 0, 1),
    option_row<&Options::second_player_extra_card>("secondPlayerExtraCard", "G-409", 0, 2),
    option_row<&Options::start_draw>("startDraw", "G-411", 0, 1),
    option_row<&Options::second_player_may_attack_turn2>("secondPlayerMayAttackTurn2", "G-418", 0, 1),
    option_row<&Options::trigger_order>("triggerOrder", "G-443", 0, 1),
    option_row<&Options::loop_limit>("loopLimit", "G-447", 10, 1000),
    option_row<&Options::hero_defends_only_alone>("heroDefendsOnlyAlone", "G-506", 0, 1),
    option_row<&Options::moves_per_side>("movesPerSide", "G-522", 0, 3),
    option_row<&Options::boost_end_may_destroy>("boostEndMayDestroy", "G-604", 0, 1),
    option_row<&Options::stalemate_turns>("stalemateTurns", "G-708", 2, 20),
    option_row<&Options::quiet_turns>("quietTurns", "G-709", 4, 40, 0),
    option_row<&Options::turn_limit>("turnLimit", "G-710", 50, 1000, 0),
    option_row<&Options::quick_swap>("quickSwap", "G-902", 0, 1),
    option_row<&Options::quick_needs_pair>("quickNeedsPair", "G-906", 0, 1),
    option_row<&Options::quick_tie>("quickTie", "G-907", 0, 1),
    option_row<&Options::auto_pass>("autoPass", "G-D21", 0, 1),
};

}  // namespace

std::span<const OptionRow> option_rows() { return kRows; }

const OptionRow* find_option(std::string_view name) { return table::find_option(option_rows(), name); }

bool set_option(Options& options, std::string_view name, int value) {
  return table::set_option(option_rows(), options, name, value);
}

bool is_playable(const Options& options) {
  return table::all_fit(option_rows(), options) && (options.quiet_turns != 0 || options.turn_limit != 0);
}

}  // namespace gormiti
