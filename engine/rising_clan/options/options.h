// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string_view>

#include "engine/table/option_rows.h"

namespace rising_clan {

/// Stands for "as the card file says" in options that have it.
inline constexpr int kAsData = -1;
/// Stands for "no limit" in options that have it.
inline constexpr int kNone = 99;

/// What a table may want otherwise. Fixed before the set-up and part of the record; the defaults are the rules.
/// Options of the screen and of the tournament stand here, too, for they are agreed at the same moment.
struct Options {
  int hand_limit = kAsData;          ///< R-202; kNone
  int start_hand = kAsData;          ///< R-202
  bool hands_rule = true;            ///< R-215
  int cards_per_roll = kAsData;      ///< R-217; kNone
  bool open_obliged = true;          ///< R-205, R-247
  bool all_markers = true;           ///< R-208
  bool rest_action = true;           ///< R-224
  bool free_is_action = true;        ///< R-224
  bool exchange = true;              ///< R-226
  int substitutions = kAsData;       ///< R-231; 0 is none
  bool substitution_look = true;     ///< R-231
  int goal_size = kAsData;           ///< R-232; 0: the pair alone
  int dishonour = kAsData;           ///< R-233; 0: the role is not revealed either
  int truce = kAsData;               ///< R-234; 0 is none
  bool dawn_most_events = false;     ///< R-235
  int last_stand = kAsData;          ///< R-236
  bool recall_acts = false;          ///< R-219: everywhere in windows
  bool sole_winner_supreme = false;  ///< R-409
  bool last_clan_wins = false;       ///< R-410
  bool challenge_others = false;     ///< R-508
  bool two_random = false;           ///< R-805
  bool three_by_lot = false;         ///< R-802
  bool ensure_rival = false;         ///< R-807
  int target_score = 60;             ///< R-1017
  int last_clan_point = kAsData;     ///< R-1007; as data: with more than two players
  bool window_each = false;          ///< R-1104
  bool secret_join = false;          ///< R-247
  int first_draw = kAsData;          ///< R-203

  friend bool operator==(const Options&, const Options&) = default;
};

/// A row of the table of R-14.
using OptionRow = table::OptionRow<Options>;

std::span<const OptionRow> option_rows();
const OptionRow* find_option(std::string_view name);
/// False, and nothing set: no such option or no such value (R-1401).
bool set_option(Options& options, std::string_view name, int value);
bool is_playable(const Options& options);

}  // namespace rising_clan
