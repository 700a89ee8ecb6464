// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/rising_clan/cards_file.h"

namespace playsheet::testing {

/// The cards of Rising Clan as they lie in the program.
inline const rising_clan::Catalog& risingCards() { return rising_clan_tests::shipped_cards(); }

}  // namespace playsheet::testing
