// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "engine/tournament/roster/enrolment.h"
#include "ui/wording/language.h"

/// What is said of lists of players.
namespace playsheet::tournament_wording {

/// Why a list, or a line of it, cannot be read: a sentence with what was found and what would be right.
std::string problem_text(const tournament::ListProblem& problem, wording::Language language);
/// The wording of a code with its places {found} and {meant}.
const wording::Trio& problem_wording(tournament::ListFault code);

/// What is done with a line: "New person", "Known person, by the code (Ada, last on 2026-10-02)".
std::string fate_text(const tournament::PlannedLine& line, const tournament::Event& event, wording::Language language);

/// What stands in a column.
std::string_view word_of(tournament::ListColumn column, wording::Language language);

/// A person, with what tells them apart: "Ada Rossi, code 123, last on 2026-10-02".
std::string person_text(const tournament::Person& person, wording::Language language);

}  // namespace playsheet::tournament_wording
