// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sound/match_sounds.h"

#include <algorithm>

namespace playsheet {

void MatchSounds::hear(const naruto::Match& match) {
  const auto& moments = match.moments();
  std::optional<Sound> loudest;
  for (std::size_t i = heard_; i < moments.size(); ++i) loudest = std::max(loudest, soundOf(moments[i].events));
  heard_ = moments.size();
  if (on_ && output_ && loudest) output_(*loudest);
}

}  // namespace playsheet
