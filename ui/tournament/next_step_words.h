// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "engine/tournament/journal/next_step.h"

namespace playsheet {

/// What stands on the one button that leads on (T-P01).
QString nextStepWords(tournament::NextStep step, const tournament::Event& event);

}  // namespace playsheet
