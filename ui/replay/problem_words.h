// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "engine/table/record_problem.h"

namespace playsheet {

/// What becomes of a record where the rules of today differ from it.
enum class BeyondProblem {
  Recorded,  ///< what is recorded is shown
  Nothing,   ///< it ends there
};

/// What is wrong with a record, or where its rules differ from those of today, with line and what would be right.
/// Events tell by their numbers which cards they are of: without `open` hands they are not quoted.
QString problemSentence(const table::RecordProblem& problem, bool open, BeyondProblem beyond = BeyondProblem::Recorded);

/// The same for one of many records: "2026-03-01-194500.match:12: ...".
QString problemInFile(const table::RecordProblem& problem, const QString& file, bool open,
                      BeyondProblem beyond = BeyondProblem::Recorded);

}  // namespace playsheet
