// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/rising_clan/rules/tournament.h"
#include "engine/rising_clan/tournament/command.h"
#include "engine/rising_clan/tournament/refusal.h"
#include "engine/table/journal_file.h"

/// A tournament for points as a journal that only grows (R-1001, R-1011, R-1012, R-1021, R-1023): totals, places and
/// who plays next are never kept, they are worked out by `Tournament`, so that a correction needs no repair.
namespace rising_clan {

/// More steps no evening has.
inline constexpr std::size_t kMostPointsLines = 500;

/// A tournament at one moment.
struct PointsEvent {
  std::string title, date;
  std::vector<std::string> people;
  Options options;  ///< by which all its games are played (R-14), the target among them
  Tournament standing{0, 0};
  struct Game {
    int line = 0;  ///< in which it was entered
    std::uint64_t seed = 0;
    std::string record;
    bool corrected = false;
  };
  std::vector<Game> games;  ///< as `standing.played()`
  struct Left {
    int line = 0;
    EntrantId who = 0;
    std::size_t after = 0;  ///< so many games
  };
  std::vector<Left> left;
  std::optional<DrawSeats> drawn;  ///< for the next game
  bool begun = false;              ///< a match by these seats was begun at the table of the program
  std::vector<DrawSeats> draws;    ///< all that fitted when they were made
  std::size_t played_draws = 0;    ///< so many of them were for the games that are entered: seats are drawn anew

  bool open() const { return !people.empty(); }
  EntrantId person(int number) const { return static_cast<EntrantId>(number - 1); }
  /// The draw of this seed; nothing: there is none.
  const DrawSeats* draw(std::uint64_t seed) const;
  /// The same, if it is one for the next game.
  const DrawSeats* waiting_draw(std::uint64_t seed) const;
  /// The game that was played by it; nothing: none.
  const Game* game(std::uint64_t seed) const;
};

class PointsJournal {
 public:
  using Line = PointsLine;

  const PointsEvent& event() const { return event_; }
  const std::vector<PointsLine>& lines() const { return lines_; }

  /// Adds a line with the next number. Refused: nothing changes.
  std::optional<PointsRefusal> add(PointsCommand command, std::string at = {}, std::string reason = {});
  /// Adds a line as it was read: its number has to be the next one.
  std::optional<PointsRefusal> add_line(PointsLine line);

  /// The entry of the game of this line, as it counts now; nothing: there is none.
  std::optional<GameEntry> game(int line) const;

 private:
  std::vector<PointsLine> lines_;
  PointsEvent event_;
};

/// The first line of every file of one.
inline constexpr std::string_view kPointsForm = "playsheet-points";
inline constexpr int kPointsVersion = 1;

using PointsFault = table::JournalFault<PointsRefusal>;
using PointsReading = table::JournalReading<PointsJournal, PointsRefusal>;

/// By its first line, whatever follows.
bool is_points_journal(std::string_view text);
PointsReading read_points_journal(std::string_view text);
std::string journal_text(const PointsJournal& journal);

}  // namespace rising_clan
