// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/replay/replay_story.h"

#include <algorithm>
#include <utility>

#include "ui/naruto/seen.h"

namespace playsheet {

using FrameKind = naruto::RecordFrame::Kind;

ReplayStory::ReplayStory(std::shared_ptr<naruto::Recording> recording) : recording_(std::move(recording)) {
  findMarks();
}

bool ReplayStory::goTo(int frame) {
  const int there = std::clamp(frame, 0, last());
  return std::exchange(frame_, there) != there;
}

/// A phase of a turn ends where another part of the turn, or another turn, is there.
bool ReplayStory::begins(ReplayStep by, int frame) const {
  if (by == ReplayStep::Decision || frame == 0 || frame == last()) return true;
  const auto& now = recording_->at(static_cast<std::size_t>(frame)).moment.state;
  const auto& before = recording_->at(static_cast<std::size_t>(frame - 1)).moment.state;
  if (now.turn != before.turn) return true;
  return by == ReplayStep::Phase && phaseOf(now.step) != phaseOf(before.step);
}

bool ReplayStory::step(ReplayStep by, bool forwards) {
  int frame = frame_;
  do {
    frame += forwards ? 1 : -1;
  } while (frame > 0 && frame < last() && !begins(by, frame));
  return goTo(frame);
}

const naruto::GameState& ReplayStory::before() const {
  if (now().kind == FrameKind::deal) return state();
  if (now().kind != FrameKind::decision) return recording_->at(static_cast<std::size_t>(frame_ - 1)).moment.state;
  return recording_->moment(moment().before).moment.state;
}

void ReplayStory::findMarks() {
  int turn = 0;
  for (int i = 0; i < frames(); ++i) {
    const auto& frame = recording_->frames()[static_cast<std::size_t>(i)];
    const int now = recording_->at(static_cast<std::size_t>(i)).moment.state.turn;
    if (frame.kind == FrameKind::undo)
      marks_.push_back({ReplayMark::Kind::Undone, i, 0});
    else if (now > turn)
      marks_.push_back({ReplayMark::Kind::Turn, i, now});
    turn = std::max(turn, now);
  }
  for (const auto& note : recording_->notes())
    marks_.push_back({ReplayMark::Kind::Note, static_cast<int>(note.frame), 0});
  for (const auto& problem : recording_->problems())
    marks_.push_back({ReplayMark::Kind::Problem, frameOfLine(problem.line), 0});
}

int ReplayStory::frameOfLine(int line) const {
  int found = 0;
  for (int i = 0; i < frames(); ++i)
    if (recording_->frames()[static_cast<std::size_t>(i)].line <= line) found = i;
  return found;
}

int ReplayStory::frameOfMoment(std::size_t moment) const {
  const auto path = recording_->path_to(static_cast<std::size_t>(frame_));
  if (moment >= path.size()) return frame_;
  int frame = frame_;  // it may have been restored: the last time that it was there
  while (frame > 0 && recording_->frames()[static_cast<std::size_t>(frame)].moment != path[moment]) --frame;
  return frame;
}

}  // namespace playsheet
