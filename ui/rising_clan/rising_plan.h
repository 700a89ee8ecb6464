// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/rising_clan/match/card_game.h"
#include "ui/table/reading_choice.h"
#include "ui/table/table_facts.h"

namespace playsheet {

/// A match of Rising Clan as it was put together in the form.
struct RisingPlan {
  std::vector<SeatEntry> seats;  ///< two to nine, clockwise; they have no decks
  int group = 1;                 ///< of three players (R-802)
  rising_clan::Options options = {};
  table::Secrecy secrecy = table::Secrecy::Curtain;  ///< or open: roles are to be hidden, a key that is held shows all
  int pace = 2;
  ReadingChoice reading = {};
  std::uint64_t seed = 1;
  /// Of a lesson: whose secrets alone are shown, at all times, for whoever sits there sees nobody else play; what is
  /// asked of the others somebody else decides.
  std::optional<table::PlayerId> pupil = {};
};

/// As the engine takes it.
rising_clan::MatchSetup setupOf(const RisingPlan& plan);

}  // namespace playsheet
