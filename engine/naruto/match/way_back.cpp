// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/match/way_back.h"

namespace naruto {

WayBack way_back(const Match& match, PlayerId player) {
  const auto& moments = match.moments();
  WayBack way;
  bool fenced = match.over();
  for (std::size_t i = moments.size() - 1; i > 0; --i) {
    const Match::Moment& moment = moments[i];
    fenced = fenced || moment.fence;
    add(way.known, moment.known);
    if (moment.press != Press::by_hand) continue;
    if (moment.by != player) {
      way.answered = true;
      continue;
    }
    way.decisions = static_cast<int>(moments.size() - i);
    way.free = !fenced && !way.answered;
    return way;
  }
  return {};
}

PlayerId last_by_hand(const Match& match) {
  const auto& moments = match.moments();
  for (std::size_t i = moments.size() - 1; i > 0; --i)
    if (moments[i].press == Press::by_hand) return moments[i].by;
  return moments.front().state.choice.player;
}

}  // namespace naruto
