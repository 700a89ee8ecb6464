// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "engine/table/enum_names.h"
#include "engine/table/option_rows.h"

namespace gormiti {

enum class TriggerOrder : std::uint8_t { choose, fixed };  // G-443
enum class QuickTie : std::uint8_t { last, draw };         // G-907

/// What a family may want otherwise (G-12). Fixed before the decks are checked; the defaults are the rules.
struct Options {
  bool variants_count_as_copies = false;        ///< G-203
  int fighter_zones = 4;                        ///< G-309
  int weapons_per_fighter = 0;                  ///< G-310; 0: no limit
  bool opening_exchange = false;                ///< G-404
  int second_player_extra_card = 0;             ///< G-409
  bool start_draw = true;                       ///< G-411
  bool second_player_may_attack_turn2 = false;  ///< G-418
  TriggerOrder trigger_order = TriggerOrder::choose;
  int loop_limit = 100;                  ///< G-447
  bool hero_defends_only_alone = false;  ///< G-506
  int moves_per_side = 1;                ///< G-522
  bool boost_end_may_destroy = true;     ///< G-604
  int stalemate_turns = 4;               ///< G-708
  int quiet_turns = 8;                   ///< G-709; 0: never
  int turn_limit = 200;                  ///< G-710; 0: none
  bool quick_swap = true;                ///< G-902
  bool quick_needs_pair = false;         ///< G-906
  QuickTie quick_tie = QuickTie::last;
  bool auto_pass = true;  ///< G-D21

  friend bool operator==(const Options&, const Options&) = default;
};

using OptionRow = table::OptionRow<Options>;

std::span<const OptionRow> option_rows();
const OptionRow* find_option(std::string_view name);
/// False, and nothing set: no such option or no such value.
bool set_option(Options& options, std::string_view name, int value);
/// Each value alone is possible, and the game has an end (G-710).
bool is_playable(const Options& options);

}  // namespace gormiti

namespace table {
template <>
struct EnumNames<gormiti::TriggerOrder> {
  static constexpr std::array<std::string_view, 2> names{"choose", "fixed"};
};
template <>
struct EnumNames<gormiti::QuickTie> {
  static constexpr std::array<std::string_view, 2> names{"last", "draw"};
};
}  // namespace table
