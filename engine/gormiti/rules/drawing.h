// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/gormiti/events/change.h"

namespace gormiti {

/// From the top, one by one; what is there (G-412, G-702).
void draw(Change& change, PlayerId player, int n);

}  // namespace gormiti
