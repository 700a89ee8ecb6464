// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rising_clan/actions/action.h"

#include "engine/table/plain_text.h"

namespace rising_clan {

std::string to_text(const Action& action) { return table::text_of_member(action); }
std::optional<Action> read_action(std::string_view text) { return table::read_member<Action>(text); }

}  // namespace rising_clan
