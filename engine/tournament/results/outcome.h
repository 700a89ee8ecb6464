// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "engine/table/enum_names.h"
#include "engine/tournament/event/event.h"

namespace tournament {

enum class Outcome : std::uint8_t { open, win_a, win_b, draw, bye, double_loss };

/// A match as it counts: what was reported, unless a penalty or somebody's leaving settles it.
struct Settled {
  Outcome outcome = Outcome::open;
  int games_a = 0;
  int games_b = 0;
  Cause cause = Cause::played;

  /// Who won; 0 if nobody did. The bye's owner reaches the next round like a winner (T-410).
  EntryId winner(const Match& match) const {
    return outcome == Outcome::win_a || outcome == Outcome::bye ? match.a : (outcome == Outcome::win_b ? match.b : 0);
  }
  friend bool operator==(const Settled&, const Settled&) = default;
};

/// Which games and matches a player has lost by penalties that are served in this match (T-959, T-960, T-964).
struct Served {
  int games = 0;
  bool match = false;
};
Served served(const Event& event, const Round& round, const Match& match, EntryId id);
/// The number of the round in which a G or M is served; 0 while it is carried (T-964).
int served_in(const Event& event, const Penalty& penalty);

/// Who has lost two games of the match by penalties, each of which is won by the opponent (T-959, T-964); 0: nobody. A
/// game that both lose is void and won by none (T-960).
EntryId beaten_by_game_losses(const Event& event, const Round& round, const Match& match);

/// A match loss sets the match to 0-2, for both players to two losses (T-960); then what was reported counts; then an
/// undecided match is lost by who left it (T-531, T-538). Two game losses are two
/// games won by the other, so whoever of them leaves then, it stays decided.
Settled settle(const Event& event, const Round& round, const Match& match);

/// The outcome of the games alone (T-501, T-704, T-705). A score of 0-0 by penalty or drop is a double loss (T-960).
Outcome outcome_of(const Score& score);

/// By both players, or by the referee (T-231).
inline bool is_confirmed(const Match& match) { return match.confirmed || (match.confirmed_a && match.confirmed_b); }
/// Its slip has to be entered a second time (T-P10). What comes from the table of the program has no slip.
inline bool wants_second_reading(const Round& round, const Match& match) {
  return round.read_twice && match.score && match.record.empty() && !match.read_again;
}

/// True if nothing of it is missing: settled, confirmed by those whose word it takes (T-231), and read as often as it
/// has to be (T-P10).
bool is_final(const Event& event, const Round& round, const Match& match);
/// All matches are final; a round that is not open is not complete.
bool is_complete(const Event& event, const Round& round);

}  // namespace tournament

template <>
struct table::EnumNames<tournament::Outcome> {
  static constexpr std::array<std::string_view, 6> names{"open", "win_a", "win_b", "draw", "bye", "double_loss"};
};
