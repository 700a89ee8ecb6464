// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "ui/log/log_view.h"

namespace playsheet {

/// What stands above it is taken back by consent only.
struct LogFence {
  std::size_t after = 0;  ///< so many moments; none: there is no fence
  QString words;
};

/// Whether anybody could ask for a decision of this log to be taken back: in a lesson and in a record nobody can.
enum class UndoAsked : std::uint8_t { Possible, Never };

/// That of a match, behind its last moment that is not taken back freely. There is none where no decision stands above
/// it, which the deal is not, and none in a match that is over.
template <class Match>
LogFence fenceOf(const Match& match, UndoAsked undo, const QString& words) {
  LogFence fence{0, words};
  if (undo == UndoAsked::Never || match.over()) return fence;
  for (std::size_t i = 1; i < match.moments().size(); ++i)
    if (match.moments()[i].fence) fence.after = i + 1;
  return fence;
}

/// Rows of one moment after the other as they are shown, the fence among them. A step in which nothing happened is left
/// out, unless it is the present one; so are a step that merely goes on and a fence above which nothing stands.
std::vector<LogRow> assembled(const std::vector<std::vector<LogRow>>& chapters, const LogFence& fence);

/// Rows that are no whole log, without the steps in which nothing happened.
std::vector<LogRow> withoutIdleSteps(const std::vector<LogRow>& rows);

/// The rows of the log of a match. Keeps those of old decisions, so that a decision costs only its own rows. `Told` is
/// what a game knows a moment by: another one in its place is told anew, and so is what comes after it.
template <class Told>
class LogBook {
 public:
  /// Rows for so many moments: `toldAt` gives what each is known by, `rowsAt` its rows in this language.
  template <class ToldAt, class RowsAt>
  const std::vector<LogRow>& update(std::size_t moments, const LogFence& fence, const QString& language,
                                    const ToldAt& toldAt, const RowsAt& rowsAt) {
    std::size_t same = 0;
    if (language == language_)
      while (same < std::min(told_.size(), moments) && told_[same] == toldAt(same)) ++same;
    language_ = language;
    told_.erase(told_.begin() + static_cast<std::ptrdiff_t>(same), told_.end());
    chapters_.erase(chapters_.begin() + static_cast<std::ptrdiff_t>(same), chapters_.end());
    for (std::size_t moment = same; moment < moments; ++moment) {
      told_.push_back(toldAt(moment));
      chapters_.push_back(rowsAt(moment));
    }
    rows_ = assembled(chapters_, fence);
    return rows_;
  }

 private:
  QString language_;
  std::vector<Told> told_;
  std::vector<std::vector<LogRow>> chapters_;  ///< of the moments in `told_`
  std::vector<LogRow> rows_;
};

}  // namespace playsheet
