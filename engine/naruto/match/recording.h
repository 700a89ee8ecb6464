// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/naruto/match/record.h"

/// A record to be watched: every position it went through, with what was taken back. Other than `replay` it does not
/// stop where the rules or the cards are others than when it was written: from there on it shows what is recorded.
namespace naruto {

/// One line of the story: the deal, a decision, or a step through what was decided.
struct RecordFrame {
  enum class Kind : std::uint8_t { deal, decision, undo, redo };
  Kind kind = Kind::deal;
  int line = 0;            ///< of the record
  std::size_t moment = 0;  ///< in which the game stands then
};

/// A position of the story and the one before it. Of what was taken back and decided otherwise they make a tree.
struct RecordMoment {
  Match::Moment moment;
  std::size_t before = 0;   ///< the deal is before itself
  bool told = false;        ///< as recorded: the rules of today give something else, here or before
  std::string unread = {};  ///< the line of a decision that says nothing; `action` means nothing then
};

/// What somebody wrote about a point of the story.
struct RecordNote {
  std::size_t frame = 0;
  std::string text;
};

/// Owns everything but the catalog, which outlives it. Any frame is there at once: states are kept, 6 KiB each.
class Recording {
 public:
  Recording(std::string_view record, const Catalog& cards);

  /// Whether there is anything to watch: the head of the record could be read.
  explicit operator bool() const { return !frames_.empty(); }
  /// What is wrong, and where the rules or cards are others now, by line. At most `kMostProblems`.
  const std::vector<RecordProblem>& problems() const { return problems_; }
  static constexpr std::size_t kMostProblems = 50;
  /// The last decision is not whole: the record of a crash.
  bool truncated() const { return truncated_; }

  const MatchSetup& setup() const { return begin_->setup(); }
  const Rulebook& rules() const { return begin_->rules(); }
  const std::vector<RecordFrame>& frames() const { return frames_; }
  const std::vector<RecordNote>& notes() const { return notes_; }
  const RecordMoment& at(std::size_t frame) const { return moments_[frames_[frame].moment]; }
  const RecordMoment& moment(std::size_t moment) const { return moments_[moment]; }
  /// Nobody decides any more at its end.
  bool over() const { return !frames_.empty() && at(frames_.size() - 1).moment.state.over(); }

  /// The positions that lead to a frame, the deal first.
  std::vector<std::size_t> path_to(std::size_t frame) const;
  /// The match as it stood there, to be looked at, and to be played on with if nothing of it is only told.
  Match match_at(std::size_t frame) const;

 private:
  friend class RecordingReader;

  std::optional<Match> begin_;
  std::vector<RecordMoment> moments_;
  std::vector<RecordFrame> frames_;
  std::vector<RecordNote> notes_;
  std::vector<RecordProblem> problems_;
  bool truncated_ = false;
};

}  // namespace naruto
