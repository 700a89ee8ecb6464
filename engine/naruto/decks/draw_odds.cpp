// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/decks/draw_odds.h"

#include <algorithm>
#include <cmath>

namespace naruto {
namespace {

double log_ways(int of, int take) {
  return std::lgamma(of + 1.0) - std::lgamma(take + 1.0) - std::lgamma(of - take + 1.0);
}

/// Probability of exactly `hits`.
double exactly(int size, int copies, int drawn, int hits) {
  const int misses = drawn - hits;
  if (hits < 0 || hits > copies || misses < 0 || misses > size - copies) return 0;
  return std::exp(log_ways(copies, hits) + log_ways(size - copies, misses) - log_ways(size, drawn));
}

}  // namespace

double odds_of_drawing(int size, int copies, int drawn, int wanted) {
  size = std::max(0, size);
  copies = std::clamp(copies, 0, size);
  drawn = std::clamp(drawn, 0, size);
  if (wanted <= 0) return 1;
  double less = 0;
  for (int hits = 0; hits < wanted; ++hits) less += exactly(size, copies, drawn, hits);
  return std::clamp(1 - less, 0.0, 1.0);
}

int cards_seen_by_turn(const Edition& edition, int turn, bool goes_first) {
  turn = std::max(0, turn);
  const int skipped = goes_first && edition.first_draw_skipped && turn > 0 ? 1 : 0;
  return edition.start_hand + turn - skipped;
}

double odds_by_turn(const Edition& edition, int size, int copies, int turn, bool goes_first, bool with_mulligans) {
  const int draws = cards_seen_by_turn(edition, turn, goes_first) - edition.start_hand;
  const auto none_in = [&](int hand) { return 1 - odds_of_drawing(size, copies, hand); };
  if (!with_mulligans) return odds_of_drawing(size, copies, edition.start_hand + draws);
  const int changes = std::clamp(edition.mulligan_count, 0, 2);
  double reached = 1;  // probability that it comes to this hand at all
  double found = 0;
  int hand = edition.start_hand;
  for (int i = 0; i < changes; ++i) {
    found += reached * (1 - none_in(hand));
    reached *= none_in(hand);
    hand = edition.mulligan_sizes[i];
  }
  return std::clamp(found + reached * odds_of_drawing(size, copies, hand + draws), 0.0, 1.0);
}

}  // namespace naruto
