// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/gormiti/actions/player_view.h"
#include "ui/table/card_reader.h"

namespace playsheet {

/// A table whose cards are read. Owns nothing.
struct GormitiReading {
  const gormiti::PlayerView& view;  ///< nothing that it covers is told
  const gormiti::Catalog& cards;
  QString language;
};

/// What the reader shows of a card: its face, and what holds for it where it lies; `seen` is nothing in a pile that is
/// chosen from.
ReaderPage gormitiReaderPage(const GormitiReading& table, gormiti::DefinitionId definition,
                             const gormiti::SeenCard* seen);

/// All that the page tells, to be read out.
QString spokenGormiti(const ReaderPage& page);

}  // namespace playsheet
