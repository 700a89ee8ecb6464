// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/gormiti/events/change.h"

namespace gormiti {

/// The game goes on by itself until somebody has to decide, or it is over.
void advance(Change& change);

}  // namespace gormiti
