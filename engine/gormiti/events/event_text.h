// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/gormiti/events/event.h"

namespace gormiti {

/// "card_moved card=12 to=hand on=255 place=0 cause=any": every event prints and reads back.
std::string to_text(const Event& event);

/// Nothing for a text that is no event.
std::optional<Event> read_event(std::string_view text);

}  // namespace gormiti
