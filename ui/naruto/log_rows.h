// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/naruto/match/match.h"
#include "ui/log/log_place.h"
#include "ui/log/log_view.h"
#include "ui/speech/words.h"

namespace playsheet {

/// The rows for a part of the history, `end` not included. Cards that are hidden from either player are not named.
std::vector<LogRow> logRows(const naruto::Match& match, LogPlace begin, LogPlace end, const Words& words,
                            const QString& language);

}  // namespace playsheet
