// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/gormiti/cards/catalog.h"
#include "ui/table/played_words.h"

namespace playsheet {

/// The catalog outlives it.
PlayedWords gormitiPlayed(const gormiti::Catalog& cards);

}  // namespace playsheet
