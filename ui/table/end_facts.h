// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/table/end_sheet.h"
#include "ui/table/match_controller.h"

namespace playsheet {

/// What stands on the end sheet of this match.
EndFacts makeEndFacts(const MatchController& match, qint64 milliseconds);

}  // namespace playsheet
