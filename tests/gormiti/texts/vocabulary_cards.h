// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "engine/gormiti/cards/card_reader.h"

namespace gormiti_tests {

/// The source of invented cards that use the words that no card of the program uses.
std::string vocabulary_text();
/// Read once.
const gormiti::ReadCards& vocabulary_cards();

}  // namespace gormiti_tests
