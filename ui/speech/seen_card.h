// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/naruto/state/player_view.h"

namespace playsheet {

/// Every card of the view that can be told, by id.
const naruto::SeenCard* findSeen(const naruto::PlayerView& view, naruto::CardId card);

}  // namespace playsheet
