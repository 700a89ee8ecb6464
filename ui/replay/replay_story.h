// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include "ui/table/watched_match.h"

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
  explicit ReplayStory(std::shared_ptr<WatchedMatch> match);

  WatchedMatch& match() const { return *match_; }
  std::shared_ptr<WatchedMatch> shared() const { return match_; }
  int frames() const { return static_cast<int>(match_->places().size()); }
  int frame() const { return frame_; }
  int last() const { return frames() - 1; }
  /// False if it is there already; beyond the ends is at the end.
  bool goTo(int frame);
  /// Forwards or backwards; a phase or a turn begins where its first decision can be made. What is to be seen in the
  /// middle of a decision stands by itself, as a phase does.
  bool step(ReplayStep by, bool forwards);

  const WatchedPlace& now() const { return place(frame_); }
  /// Where the decision has come to its end that led here.
  const WatchedPlace& decided() const;

  const std::vector<ReplayMark>& marks() const { return marks_; }
  /// The frame that shows the line of the record, or the last one before it.
  int frameOfLine(int line) const;
  /// On the way that led here, the frame after so many decisions.
  int frameOfMoment(std::size_t moment) const;

 private:
  void findMarks();
  bool begins(ReplayStep by, int frame) const;
  const WatchedPlace& place(int frame) const { return match_->places()[static_cast<std::size_t>(frame)]; }

  std::shared_ptr<WatchedMatch> match_;
  std::vector<ReplayMark> marks_;
  int frame_ = 0;
};

}  // namespace playsheet
