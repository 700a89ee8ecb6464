// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tournament/pairing/look_ahead.h"

#include <algorithm>

namespace tournament {
namespace {

using Places = std::vector<std::pair<int, int>>;

void pair_rest(std::vector<int>& rest, Places& made, const std::function<void(const Places&)>& visit) {
  if (rest.empty()) return visit(made);
  const int first = rest.front();
  for (std::size_t k = 1; k < rest.size(); ++k) {
    std::vector<int> others;
    for (std::size_t i = 1; i < rest.size(); ++i)
      if (i != k) others.push_back(rest[i]);
    made.emplace_back(first < 0 ? rest[k] : first, first < 0 ? -1 : rest[k]);
    pair_rest(others, made, visit);
    made.pop_back();
  }
}

/// All ways to pair the rounds to come: those that cannot be better than what was found are not followed.
class Ahead {
 public:
  explicit Ahead(const PairingProblem& problem) : met_(problem.all_met), byes_(problem.all_byes) {
    for_each_pairing(static_cast<int>(problem.all.size()), [&](const Places& places) { ways_.push_back(places); });
  }

  void play(int a, int b) {
    if (b < 0) {
      ++byes_[static_cast<std::size_t>(a)];
    } else {
      ++met(a, b);
      ++met(b, a);
    }
  }

  std::pair<int, int> least(int rounds) {
    best_ = {1 << 20, 0};
    search(rounds, {0, 0});
    return best_;
  }

 private:
  int& met(int a, int b) { return met_[static_cast<std::size_t>(a)][static_cast<std::size_t>(b)]; }

  void search(int rounds, std::pair<int, int> so_far) {
    if (so_far >= best_) return;
    if (rounds == 0) {
      best_ = so_far;
      return;
    }
    for (const Places& way : ways_) {
      auto sum = so_far;
      for (const auto& [a, b] : way)
        (b < 0 ? sum.second : sum.first) += b < 0 ? byes_[static_cast<std::size_t>(a)] : met(a, b);
      if (sum >= best_) continue;
      for (const auto& [a, b] : way) play(a, b);
      search(rounds - 1, sum);
      for (const auto& [a, b] : way) take_back(a, b);
      if (best_ == std::pair{0, 0}) return;
    }
  }

  void take_back(int a, int b) {
    if (b < 0) {
      --byes_[static_cast<std::size_t>(a)];
    } else {
      --met(a, b);
      --met(b, a);
    }
  }

  std::vector<std::vector<int>> met_;
  std::vector<int> byes_;
  std::vector<Places> ways_;
  std::pair<int, int> best_;
};

}  // namespace

void for_each_pairing(int n, const std::function<void(const Places&)>& visit) {
  std::vector<int> rest;
  for (int i = 0; i < n; ++i) rest.push_back(i);
  if (n % 2 != 0) rest.push_back(-1);
  Places made;
  pair_rest(rest, made, visit);
}

std::pair<int, int> least_ahead(const PairingProblem& problem, const Tables& tables) {
  if (problem.ahead == 0) return {0, 0};
  Ahead ahead(problem);
  const auto place = [&](EntryId id) {
    const auto at = std::find(problem.all.begin(), problem.all.end(), id);
    return at == problem.all.end() ? -1 : static_cast<int>(at - problem.all.begin());
  };
  for (const Tables* some : {&tables, &problem.locked})
    for (const auto& [a, b] : *some) ahead.play(place(a), place(b));
  return ahead.least(problem.ahead);
}

}  // namespace tournament
