// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "ui/sheet/sheet_context.h"

/// What places and cards are called, for readers of the screen and for tool tips. A hidden card has no name.
namespace playsheet {

/// "Graveyard of Tiago".
QString placeName(const SheetContext& context, SheetPlace place, table::PlayerId player);

/// "Graveyard of Tiago: 9 cards".
QString placeDescription(const SheetContext& context, SheetPlace place, table::PlayerId player);

/// "Haku, injured, team B"; "card, face down".
QString cardName(const SheetContext& context, const PlacedCard& card);

}  // namespace playsheet
