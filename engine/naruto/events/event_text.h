// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/naruto/events/event.h"

namespace naruto {

/// "card_moved card=12 from=deck to=hand player=south to_bottom=0 cause=draw": every event prints and reads back.
std::string to_text(const Event& event);

/// Nothing for a text that is no event.
std::optional<Event> read_event(std::string_view text);

}  // namespace naruto
