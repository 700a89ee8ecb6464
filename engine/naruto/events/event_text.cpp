// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/events/event_text.h"

#include "engine/naruto/events/carried_fields.h"

namespace naruto {

std::string to_text(const Event& event) { return table::print_event(event); }

std::optional<Event> read_event(std::string_view text) { return table::scan_event<Event>(text); }

}  // namespace naruto
