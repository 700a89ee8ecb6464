// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rising_clan/actions/action.h"

#include "engine/table/event_text.h"

namespace rising_clan {

std::string to_text(const Action& action) { return table::print_event(action); }
std::optional<Action> read_action(std::string_view text) { return table::scan_event<Action>(text); }

}  // namespace rising_clan
