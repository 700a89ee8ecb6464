// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>
#include <vector>

#include "engine/rising_clan/cards/catalog.h"
#include "engine/rising_clan/events/event.h"
#include "ui/wording/language.h"

namespace playsheet::rising_clan_wording {

using wording::Language;

/// Who reads the log, and who is spoken of.
struct LogReader {
  rising_clan::SeatId seat = rising_clan::kNoSeat;  ///< nobody: who knows only what all do
  std::vector<std::string> players;
  Language language = Language::en;
};

/// The line of the log for one event; `before` and `after` are the states around it. What this reader may not know has
/// no name in it (R-1112). Empty for what tells nobody anything. A card that the event leaves out (`told`) is found in
/// the states.
std::string log_text(const rising_clan::Event& event, const rising_clan::GameState& before,
                     const rising_clan::GameState& after, const rising_clan::Catalog& cards, const LogReader& reader);

/// A line of the log, the last event that it is about, and of whom that speaks.
struct LogEntry {
  std::string text;
  std::size_t event = 0;
  rising_clan::SeatId seat = rising_clan::kNoSeat;  ///< nobody's: also a die that is rolled for a creature (R-611)
  friend bool operator==(const LogEntry&, const LogEntry&) = default;
};

/// The lines for the events of one action that begins in `before`: draws of one player in a row are one line, and so
/// are discards; a card that is discarded because it was used is not told twice.
std::vector<LogEntry> log_entries(std::span<const rising_clan::Event> events, const rising_clan::GameState& before,
                                  const rising_clan::Catalog& cards, const LogReader& reader);

}  // namespace playsheet::rising_clan_wording
