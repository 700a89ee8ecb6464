// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "engine/table/enum_names.h"
#include "engine/table/record_lines.h"

/// What can be wrong with a match record, whatever its game.
namespace table {

/// What kind of thing is wrong: windows say it in their own language.
enum class RecordFault : std::uint8_t {
  no_record,      ///< the first line is that of no record
  other_game,     ///< it is a record, but one of another game
  version,        ///< newer than this program reads
  head,           ///< a line in front of "begin"
  edition,        ///< that nobody knows
  card,           ///< that nobody has any more
  deck,           ///< no game can begin with these decks
  cards_changed,  ///< cards of the decks mean something else now
  event,          ///< the rules give another event now
  event_more,     ///< the rules give no further event here
  event_less,     ///< the rules give further events here
  unreadable,     ///< a line that says nothing
  impossible,     ///< an event that cannot happen here
  decision,       ///< a line that is no decision
  refused,        ///< a decision that the rules do not allow now
  step,           ///< "undo" or "redo" with nothing to take back or to restore
  position,       ///< of a report: the decisions lead elsewhere
  too_long,       ///< more decisions than a record may have
};

/// The record is whole, and the rules or the cards of today give another game: nothing is damaged.
constexpr bool is_of_today(RecordFault fault) {
  using enum RecordFault;
  return fault == card || fault == cards_changed || fault == event || fault == event_more || fault == event_less ||
         fault == refused || fault == position;
}

template <>
struct EnumNames<RecordFault> {
  static constexpr std::array<std::string_view, 18> names{
      "no-record",  "other-game",    "version", "head",       "edition",    "card",
      "deck",       "cards-changed", "event",   "event-more", "event-less", "unreadable",
      "impossible", "decision",      "refused", "step",       "position",   "too-long"};
};

/// What is wrong with a record, or where a re-run differs from it.
struct RecordProblem {
  int line = 0;
  std::string found;
  std::string expected;  ///< an English sentence for authoring tools
  RecordFault fault = RecordFault::head;
  std::string meant = {};  ///< what would be right, as it would stand there: data, no sentence; may be empty
  std::string rule = {};   ///< of a decision that is refused
};

/// A problem of the line that was read last.
RecordProblem problem_in(const RecordLines& lines, RecordFault fault, std::string_view found, std::string expected,
                         std::string meant = {});

/// One English line.
std::string text_of(const RecordProblem& problem, std::string_view source);

/// A game in which somebody decides more often than that is none: the file was made to fill the memory.
inline constexpr std::size_t kMostDecisions = 20000;

/// Steps through what was decided cost next to nothing, but a file of nothing else is no game.
inline constexpr std::size_t kMostSteps = 5 * kMostDecisions;

}  // namespace table
