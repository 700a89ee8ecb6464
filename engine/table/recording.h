// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/table/match_record.h"

namespace table {

/// A record to be watched: every position it went through, with what was taken back. It goes as far as the rules of
/// today give what is recorded, and says with its line where that ends. Owns everything but the catalog, which outlives
/// it. Any frame is there at once: states are kept.
template <RecordedGame G>
class Recording {
 public:
  /// One line of the story: the deal, a decision, or a step through what was decided.
  struct Frame {
    RecordStep step = RecordStep::deal;
    int line = 0;            ///< of the record
    std::size_t moment = 0;  ///< in which the game stands then
  };
  /// A position of the story and the one before it. Of what was taken back and decided otherwise they make a tree.
  struct Moment {
    typename Match<G>::Moment moment;
    std::size_t before = 0;  ///< the deal is before itself
  };

  Recording(std::string_view record, const typename G::Catalog& cards) {
    auto replay = RecordReader<G>(record, cards).watch([this](const Match<G>& match, RecordStep step, int line) {
      take(match, step, line);
    });
    for (auto* problem : {&replay.other_cards, &replay.problem})
      if (*problem) problems_.push_back(std::move(**problem));
    truncated_ = replay.truncated;
    if (*this) begin_.emplace(cards, replay.match->setup(), std::vector{moments_.front().moment});
    undone_.clear();
  }

  /// Whether there is anything to watch: the deal came out as it is recorded.
  explicit operator bool() const { return !frames_.empty(); }
  /// Where the story ends too early, and that cards have changed, by line.
  const std::vector<RecordProblem>& problems() const { return problems_; }
  /// The last decision is not whole: the record of a crash.
  bool truncated() const { return truncated_; }

  const typename G::MatchSetup& setup() const { return begin_->setup(); }
  decltype(auto) rules() const { return begin_->rules(); }
  const typename G::Catalog& cards() const { return begin_->cards(); }
  const std::vector<Frame>& frames() const { return frames_; }
  const Moment& at(std::size_t frame) const { return moments_[frames_[frame].moment]; }
  const Moment& moment(std::size_t moment) const { return moments_[moment]; }
  /// Nobody decides any more at its end.
  bool over() const { return !frames_.empty() && G::over(at(frames_.size() - 1).moment.state); }

  /// The positions that lead to a frame, the deal first.
  std::vector<std::size_t> path_to(std::size_t frame) const {
    std::vector<std::size_t> path{frames_[frame].moment};
    while (path.back() != 0) path.push_back(moments_[path.back()].before);
    std::reverse(path.begin(), path.end());
    return path;
  }
  /// The match as it stood there, to be looked at and to be played on with.
  Match<G> match_at(std::size_t frame) const {
    std::vector<typename Match<G>::Moment> history;
    for (const std::size_t moment : path_to(frame)) history.push_back(moments_[moment].moment);
    return {cards(), setup(), std::move(history)};
  }

 private:
  std::size_t here() const { return frames_.empty() ? 0 : frames_.back().moment; }

  void take(const Match<G>& match, RecordStep step, int line) {
    switch (step) {
      case RecordStep::deal:
      case RecordStep::decision:
        moments_.push_back({match.moments().back(), here()});
        frames_.push_back({step, line, moments_.size() - 1});
        undone_.clear();
        break;
      case RecordStep::undo:
        undone_.push_back(here());
        frames_.push_back({step, line, moments_[here()].before});
        break;
      case RecordStep::redo:
        frames_.push_back({step, line, undone_.back()});
        undone_.pop_back();
        break;
    }
  }

  std::optional<Match<G>> begin_;
  std::vector<Moment> moments_;
  std::vector<Frame> frames_;
  std::vector<RecordProblem> problems_;
  std::vector<std::size_t> undone_;  ///< while it is read: the last one taken back stands last
  bool truncated_ = false;
};

}  // namespace table
