// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include "engine/naruto/match/match.h"
#include "ui/sound/sound.h"

namespace playsheet {

/// Lets a match be heard: one sound for what has happened since it was heard last. What is taken back is silent.
class MatchSounds {
 public:
  using Output = std::function<void(Sound)>;

  /// Without an output it is silent.
  explicit MatchSounds(Output output) : output_(std::move(output)) {}

  void setOn(bool on) { on_ = on; }
  bool on() const { return on_; }

  /// What has happened so far is not heard.
  void begin(const naruto::Match& match) { heard_ = match.moments().size(); }
  void hear(const naruto::Match& match);

 private:
  Output output_;
  bool on_ = true;
  std::size_t heard_ = 0;  ///< moments
};

}  // namespace playsheet
