// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/gormiti/decks/options.h"

#include <algorithm>
#include <array>
#include <type_traits>

namespace gormiti {
namespace {

template <auto Member>
constexpr OptionRow row(std::string_view name, std::string_view rule, int least, int most, bool or_zero = false) {
  using T = std::remove_reference_t<decltype(Options{}.*Member)>;
  return {name,
          rule,
          static_cast<int>(Options{}.*Member),
          least,
          most,
          or_zero,
          [](const Options& options) { return static_cast<int>(options.*Member); },
          [](Options& options, int value) { options.*Member = static_cast<T>(value); }};
}

constexpr std::array<OptionRow, 19> kRows{
    row<&Options::variants_count_as_copies>("variantsCountAsCopies", "G-203", 0, 1),
    row<&Options::fighter_zones>("fighterZones", "G-309", 2, 8),
    row<&Options::weapons_per_fighter>("weaponsPerFighter", "G-310", 0, 4),
    row<&Options::opening_exchange>("openingExchange", "G-404", 0, 1),
    row<&Options::second_player_extra_card>("secondPlayerExtraCard", "G-409", 0, 2),
    row<&Options::start_draw>("startDraw", "G-411", 0, 1),
    row<&Options::second_player_may_attack_turn2>("secondPlayerMayAttackTurn2", "G-418", 0, 1),
    row<&Options::trigger_order>("triggerOrder", "G-443", 0, 1),
    row<&Options::loop_limit>("loopLimit", "G-447", 10, 1000),
    row<&Options::hero_defends_only_alone>("heroDefendsOnlyAlone", "G-506", 0, 1),
    row<&Options::moves_per_side>("movesPerSide", "G-522", 0, 3),
    row<&Options::boost_end_may_destroy>("boostEndMayDestroy", "G-604", 0, 1),
    row<&Options::stalemate_turns>("stalemateTurns", "G-708", 2, 20),
    row<&Options::quiet_turns>("quietTurns", "G-709", 4, 40, true),
    row<&Options::turn_limit>("turnLimit", "G-710", 50, 1000, true),
    row<&Options::quick_swap>("quickSwap", "G-902", 0, 1),
    row<&Options::quick_needs_pair>("quickNeedsPair", "G-906", 0, 1),
    row<&Options::quick_tie>("quickTie", "G-907", 0, 1),
    row<&Options::auto_pass>("autoPass", "G-D21", 0, 1),
};

bool fits(const OptionRow& row, int value) {
  return (value >= row.least && value <= row.most) || (row.or_zero && value == 0);
}

}  // namespace

std::span<const OptionRow> option_rows() { return kRows; }

const OptionRow* find_option(std::string_view name) {
  const auto at = std::find_if(kRows.begin(), kRows.end(), [&](const OptionRow& each) { return each.name == name; });
  return at == kRows.end() ? nullptr : &*at;
}

bool set_option(Options& options, std::string_view name, int value) {
  const OptionRow* found = find_option(name);
  if (found == nullptr || !fits(*found, value)) return false;
  found->set(options, value);
  return true;
}

bool is_playable(const Options& options) {
  const bool each =
      std::all_of(kRows.begin(), kRows.end(), [&](const OptionRow& r) { return fits(r, r.get(options)); });
  return each && (options.quiet_turns != 0 || options.turn_limit != 0);
}

}  // namespace gormiti
