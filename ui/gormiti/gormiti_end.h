// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/gormiti/gormiti_desk.h"

namespace playsheet {

/// What stands on the end sheet of this match; it is over.
EndFacts gormitiEndFacts(const GormitiDesk& desk, qint64 milliseconds);

}  // namespace playsheet
