// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/table/record_problem.h"

/// What the records of all games have in common as texts.
namespace table {

/// Who presses: a person, or the program because that player has set it so. A press of the program is always a pass.
enum class Press : std::uint8_t {
  by_hand,
  no_stop,      ///< the player does not want to be asked in this window
  until_phase,  ///< the player passes until the phase ends
};

/// What stands behind a pass that the program made for the player; nothing behind one by hand.
std::string_view press_remark(Press press);
/// Nothing that happens depends on it, only who may take back what.
Press press_of(std::string_view remark);

/// The line with something for people behind it; nothing is added for nothing.
std::string with_remark(const std::string& line, const std::string& remark);

/// A line of a key and a name, which `name_in_line` reads: the name is made clean.
std::string name_line(std::string_view key, std::string_view name);

/// Written when a decision is taken back.
inline constexpr std::string_view kRecordUndo = "undo\n";
/// Written when a decision that was taken back is restored. What came of it stands above.
inline constexpr std::string_view kRecordRedo = "redo\n";

/// The record up to the end of its last whole decision: what stands behind was being written when the program ended.
/// Empty if not even the deal is whole.
std::string_view whole_part(std::string_view record);

/// The first two lines: "playsheet match 1", "game gormiti".
std::string record_begin(std::string_view game, int version);
/// Reads them; that it is no record, or one of another game, is told before its version is looked at.
std::optional<RecordProblem> read_record_begin(RecordLines& lines, std::string_view game, int version);

/// The game that a text names as a record does; nothing if it is none.
std::optional<std::string_view> game_of_record(std::string_view text);

}  // namespace table
