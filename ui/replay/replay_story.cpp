// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/replay/replay_story.h"

#include <algorithm>
#include <utility>

namespace playsheet {

ReplayStory::ReplayStory(std::shared_ptr<WatchedMatch> match) : match_(std::move(match)) { findMarks(); }

bool ReplayStory::goTo(int frame) {
  const int there = std::clamp(frame, 0, last());
  return std::exchange(frame_, there) != there;
}

/// A phase of a turn ends where another part of the turn, or another turn, is there.
bool ReplayStory::begins(ReplayStep by, int frame) const {
  if (by == ReplayStep::Decision || frame == 0 || frame == last()) return true;
  const WatchedPlace& now = place(frame);
  const WatchedPlace& before = place(frame - 1);
  if (now.turn != before.turn) return true;
  return by == ReplayStep::Phase && (now.still || now.part != before.part);
}

bool ReplayStory::step(ReplayStep by, bool forwards) {
  int frame = frame_;
  do {
    frame += forwards ? 1 : -1;
  } while (frame > 0 && frame < last() && !begins(by, frame));
  return goTo(frame);
}

const WatchedPlace& ReplayStory::decided() const {
  int frame = frame_;
  while (place(frame).still) ++frame;
  return place(frame);
}

void ReplayStory::findMarks() {
  int turn = 0;
  for (int i = 0; i < frames(); ++i) {
    const int now = place(i).turn;
    if (place(i).kind == WatchedPlace::Kind::Undo)
      marks_.push_back({ReplayMark::Kind::Undone, i, 0});
    else if (now > turn)
      marks_.push_back({ReplayMark::Kind::Turn, i, now});
    turn = std::max(turn, now);
  }
  for (const WatchedNote& note : match_->notes()) marks_.push_back({ReplayMark::Kind::Note, note.place, 0});
  for (const auto& problem : match_->problems())
    marks_.push_back({ReplayMark::Kind::Problem, frameOfLine(problem.line), 0});
}

int ReplayStory::frameOfLine(int line) const {
  int found = 0;
  for (int i = 0; i < frames(); ++i)
    if (place(i).line <= line) found = i;
  return found;
}

int ReplayStory::frameOfMoment(std::size_t moment) const {
  const auto path = match_->pathTo(frame_);
  if (moment >= path.size()) return frame_;
  int frame = frame_;  // it may have been restored: the last time that it was there
  while (frame > 0 && place(frame).moment != path[moment]) --frame;
  return frame;
}

}  // namespace playsheet
