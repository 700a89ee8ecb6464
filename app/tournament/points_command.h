// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <iosfwd>
#include <string>
#include <string_view>

#include "app/tournament/tournament_command.h"
#include "engine/rising_clan/tournament/refusal.h"

/// `playsheet-cli tournament check` and `show` of a tournament for points, whose file is told by its first line
/// (docs/formats.md, section 11). As the commands of events with rounds they give an exit code of exit_code.h.
namespace playsheet {

/// A refusal in one line: code and rule, what was found, what would be right.
std::string points_refusal_words(const rising_clan::PointsRefusal& refusal);

/// `text` is that of the file. Faults are told on `err` with their line; it is read up to the first one.
int check_points(const TournamentFileOptions& options, std::string_view text, std::ostream& out, std::ostream& err);
/// Totals and places, the games with what each gave, and who plays next; for programs as JSON.
int show_points(const TournamentFileOptions& options, std::string_view text, std::ostream& out, std::ostream& err);

}  // namespace playsheet
