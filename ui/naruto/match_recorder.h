// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/naruto/match/match.h"
#include "ui/table/match_recorder.h"

namespace playsheet {

/// Who keeps matches of Naruto.
using MatchRecorder = RecorderOf<naruto::Match>;

}  // namespace playsheet
