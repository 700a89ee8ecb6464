// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <functional>
#include <optional>

#include "ui/sound/sound.h"

namespace playsheet {

/// Lets a match be heard, of any game: one sound for what has happened since it was heard last. What is taken back is
/// silent.
class MatchSounds {
 public:
  using Output = std::function<void(Sound)>;

  /// Without an output it is silent.
  explicit MatchSounds(Output output) : output_(std::move(output)) {}

  void setOn(bool on) { on_ = on; }
  bool on() const { return on_; }

  /// What has happened so far is not heard.
  template <class Match>
  void begin(const Match& match) {
    heard_ = match.moments().size();
  }
  template <class Match>
  void hear(const Match& match) {
    const auto& moments = match.moments();
    std::optional<Sound> loudest;
    for (std::size_t i = heard_; i < moments.size(); ++i) loudest = std::max(loudest, soundOf(moments[i].events));
    heard_ = moments.size();
    if (on_ && output_ && loudest) output_(*loudest);
  }

 private:
  Output output_;
  bool on_ = true;
  std::size_t heard_ = 0;  ///< moments
};

}  // namespace playsheet
