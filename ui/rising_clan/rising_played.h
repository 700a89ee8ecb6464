// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rising_clan/cards/catalog.h"
#include "ui/table/played_words.h"

namespace playsheet {

/// The catalog outlives it.
PlayedWords risingPlayed(const rising_clan::Catalog& cards);

}  // namespace playsheet
