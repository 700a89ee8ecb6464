// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/speech/from_view.h"
#include "ui/wording/gormiti/sheet_words.h"

namespace playsheet {

/// A word of the sheet, with its places for what is named.
inline QString sheetText(gormiti_wording::SheetWord word, wording::Language language) {
  return fromView(wording::pick(gormiti_wording::sheet_wording(word), language));
}

}  // namespace playsheet
