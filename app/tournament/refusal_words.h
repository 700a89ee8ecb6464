// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "engine/tournament/words/refusal.h"

namespace playsheet {

/// A refusal as the headless program tells it, in one line: code and rule, what was found, what would be right.
std::string refusal_words(const tournament::Refusal& refusal);

}  // namespace playsheet
