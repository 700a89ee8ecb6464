// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "engine/tournament/event/event.h"
#include "engine/tournament/journal/command.h"
#include "engine/tournament/words/refusal.h"

namespace tournament {

/// Carries out one command that is neither an undo nor a redo. A refused command changes nothing.
std::optional<Refusal> apply(Event& event, const Line& line);

/// An event with its journal: the state is what the lines that count fold into, and nothing else (T-105, T-P13). Every
/// step is taken back by a further line; nothing is erased.
class Journal {
 public:
  const Event& event() const { return event_; }
  const std::vector<Line>& lines() const { return lines_; }
  /// Which lines count, by their place: without those that were taken back.
  const std::vector<std::size_t>& counting() const { return counting_; }
  /// The number of the line that an undo takes back, and that a redo brings back; 0: none.
  int to_undo() const { return counting_.size() > 1 ? lines_[counting_.back()].number : 0; }
  int to_redo() const { return taken_back_.empty() ? 0 : lines_[taken_back_.back()].number; }

  /// Adds a line with the next number. Refused: nothing changes.
  std::optional<Refusal> add(Command command, std::string at = {}, std::string who = {}, std::string reason = {});
  /// Adds a line as it was read: its number has to be the next one.
  std::optional<Refusal> add_line(Line line);

 private:
  std::optional<Refusal> take_back(const Line& line, int wanted);
  std::optional<Refusal> bring_back(int wanted);
  void fold_again();

  std::vector<Line> lines_;
  std::vector<std::size_t> counting_;
  std::vector<std::size_t> taken_back_;
  Event event_;
};

}  // namespace tournament
