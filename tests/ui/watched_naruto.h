// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/naruto/naruto_watch.h"
#include "ui/replay/replay_page.h"

namespace playsheet::testing {

/// The record of Naruto that this page shows.
inline const NarutoWatch& narutoOf(const ReplayPage& page) { return *narutoWatchOf(page.watched()); }

}  // namespace playsheet::testing
