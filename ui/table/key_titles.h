// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/table/key_table.h"

/// What keys are called, in the program's language.
namespace playsheet {

/// As it is printed on keys: "Ctrl+Y", "Spazio".
QString keyTitle(const QKeySequence& key);
/// All keys of the row, those of a run as "1 – 9".
QString keyTitles(const KeyRow& row);
/// The first of a use that no seat has for itself: "C".
QString keyTitleOf(KeyUse use);
/// The one of a seat: "D"; beyond the second seat that of the first.
QString seatKeyTitle(KeyUse use, table::PlayerId player);
/// Words of the context "Keys".
QString keyWords(const char* english);

}  // namespace playsheet
