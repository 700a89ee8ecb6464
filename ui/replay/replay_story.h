// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include "engine/naruto/match/recording.h"

namespace playsheet {

/// By what somebody goes through a record.
enum class ReplayStep { Decision, Phase, Turn };

/// What is marked along a record.
struct ReplayMark {
  enum class Kind { Turn, Undone, Note, Problem };
  Kind kind = Kind::Turn;
  int frame = 0;
  int turn = 0;  ///< of a turn: its number
};

/// A record and where in it somebody is, without a widget.
class ReplayStory {
 public:
  explicit ReplayStory(std::shared_ptr<naruto::Recording> recording);

  const naruto::Recording& recording() const { return *recording_; }
  std::shared_ptr<naruto::Recording> shared() const { return recording_; }
  int frames() const { return static_cast<int>(recording_->frames().size()); }
  int frame() const { return frame_; }
  int last() const { return frames() - 1; }
  /// False if it is there already; beyond the ends is at the end.
  bool goTo(int frame);
  /// Forwards or backwards; a phase or a turn begins where its first decision can be made.
  bool step(ReplayStep by, bool forwards);

  const naruto::RecordFrame& now() const { return recording_->frames()[static_cast<std::size_t>(frame_)]; }
  const naruto::RecordMoment& moment() const { return recording_->at(static_cast<std::size_t>(frame_)); }
  const naruto::GameState& state() const { return moment().moment.state; }
  /// Before what led here; of the deal the state itself.
  const naruto::GameState& before() const;

  const std::vector<ReplayMark>& marks() const { return marks_; }
  /// The frame that shows the line of the record, or the last one before it.
  int frameOfLine(int line) const;
  /// On the way that led here, the frame after so many decisions.
  int frameOfMoment(std::size_t moment) const;

 private:
  void findMarks();
  bool begins(ReplayStep by, int frame) const;

  std::shared_ptr<naruto::Recording> recording_;
  std::vector<ReplayMark> marks_;
  int frame_ = 0;
};

}  // namespace playsheet
