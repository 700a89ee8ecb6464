// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/gormiti/events/change.h"

namespace gormiti {

/// Carries out the effect that the work on top has come to, or asks what it needs to know first (G-440, G-444). Each is
/// a step of its own: a check follows.
void perform(Change& change);

}  // namespace gormiti
