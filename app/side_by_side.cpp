// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/side_by_side.h"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>
#include <utility>
#include <vector>

namespace playsheet {
namespace {

constexpr int kHandful = 16;  ///< games that a thread takes at a time
constexpr std::chrono::seconds kTellEvery{10};

/// The games, handed out to threads in the order of their numbers.
class Handing {
 public:
  explicit Handing(const SideBySide& games) : games_(games), working_(games.at_a_time) {}

  /// What each thread does.
  void work() {
    for (int first = take(0); first < games_.games; first = take(kHandful)) {
      const int last = std::min(first + kHandful, games_.games);
      for (int game = first; game < last && wanted(game); ++game)
        if (std::string problem = games_.play_one(game); !problem.empty()) note(game, std::move(problem));
    }
    const std::lock_guard lock(mutex_);
    --working_;
    changed_.notify_all();
  }

  /// Until all threads have ended.
  void wait(const std::function<void(int)>& told) {
    std::unique_lock lock(mutex_);
    while (!changed_.wait_for(lock, kTellEvery, [this] { return working_ == 0; })) {
      const int done = done_;
      lock.unlock();
      if (told) told(done);
      lock.lock();
    }
  }

  std::string problem() const { return problem_; }

 private:
  /// The next games; none once there is a problem: those before it are handed out by then.
  int take(int done) {
    const bool stopped = games_.stop && games_.stop();
    const std::lock_guard lock(mutex_);
    done_ += done;
    if (stopped) return games_.games;
    return problem_.empty() ? std::exchange(next_, std::min(next_ + kHandful, games_.games)) : games_.games;
  }
  /// Not after a game with a problem, nor when it is enough.
  bool wanted(int game) {
    if (games_.stop && games_.stop()) return false;
    const std::lock_guard lock(mutex_);
    return problem_.empty() || game < bad_;
  }
  void note(int game, std::string problem) {
    const std::lock_guard lock(mutex_);
    if (!problem_.empty() && bad_ < game) return;  // another thread found an earlier one meanwhile
    bad_ = game;
    problem_ = std::move(problem);
  }

  const SideBySide& games_;
  std::mutex mutex_;  ///< guards what follows
  std::condition_variable changed_;
  unsigned working_;
  int next_ = 0, done_ = 0, bad_ = 0;
  std::string problem_;
};

}  // namespace

std::string play_side_by_side(const SideBySide& games, const std::function<void(int)>& told) {
  Handing handing(games);
  std::vector<std::jthread> threads;
  for (unsigned i = 0; i < games.at_a_time; ++i) threads.emplace_back([&handing] { handing.work(); });
  handing.wait(told);
  threads.clear();
  return handing.problem();
}

}  // namespace playsheet
