// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/naruto/naruto_desk.h"
#include "ui/table/end_sheet.h"

namespace playsheet {

/// What stands on the end sheet of this match.
EndFacts makeEndFacts(const NarutoDesk& match, qint64 milliseconds);

}  // namespace playsheet
