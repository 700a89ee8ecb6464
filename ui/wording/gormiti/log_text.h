// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

#include "engine/gormiti/cards/catalog.h"
#include "engine/gormiti/events/event.h"
#include "ui/wording/language.h"

namespace playsheet::gormiti_wording {

using wording::Language;

/// Who reads the log, and who is spoken of.
struct LogReader {
  std::optional<table::PlayerId> seat;  ///< nothing: who knows only what both do
  table::PerPlayer<std::string> players;
  Language language = Language::en;
};

/// The line of the log for one event. A card that this reader may not know has no name in it (G-316, G-317). Empty for
/// what tells nobody anything. `before` and `after` are the states around this event.
std::string log_text(const gormiti::Event& event, const gormiti::GameState& before, const gormiti::GameState& after,
                     const gormiti::Catalog& cards, const LogReader& reader);

}  // namespace playsheet::gormiti_wording
