// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/table/fnv.h"
#include "engine/table/record_problem.h"
#include "engine/table/record_text.h"
#include "engine/table/series.h"

/// What a match record says of its match, read without playing it again: for lists and statistics. No card has to be
/// known, and what the rules say today does not matter.
namespace table {

/// What a summary of each game has.
struct RecordOutline {
  int decisions = 0;               ///< that stand
  std::vector<std::string> times;  ///< when each decision was on disk, as far as that was noted; UTC
  std::uint64_t digest = 0;        ///< of its whole decisions: two records with the same are one game
  std::size_t whole = 0;           ///< so many bytes end with a whole decision; 0: not even the deal is whole
  std::optional<SeriesGames<std::string>> series;  ///< of a match of several games: those before this one
};

/// A card of a deck in one game. Copies are counted once, however often they come and go.
struct CardTally {
  std::string code;
  int copies = 0;
  int drawn = 0;   ///< came to the hand
  int played = 0;  ///< came into play, or onto the chain or into the clash
  friend bool operator==(const CardTally&, const CardTally&) = default;
};

/// The cards that were dealt, by the numbers that their game gives them.
class DealtCards {
 public:
  /// The next card of a seat has this code; cards of one code are one row.
  void deal(std::vector<CardTally>& seat, const std::string& code, int copies = 1) {
    const auto same = [&](const CardTally& row) { return row.code == code; };
    auto row = std::find_if(seat.begin(), seat.end(), same);
    if (row == seat.end()) row = seat.insert(seat.end(), CardTally{code});
    row->copies += copies;
    places_.insert(places_.end(), static_cast<std::size_t>(copies), {&seat, row - seat.begin()});
  }
  /// Each card once; what is no card of a deck is left out.
  void count(std::vector<int> cards, int CardTally::*sum) const {
    std::sort(cards.begin(), cards.end());
    cards.erase(std::unique(cards.begin(), cards.end()), cards.end());
    for (const int card : cards)
      if (card >= 0 && card < static_cast<int>(places_.size())) {
        const auto& [seat, row] = places_[static_cast<std::size_t>(card)];
        ++((*seat)[static_cast<std::size_t>(row)].*sum);
      }
  }

 private:
  std::vector<std::pair<std::vector<CardTally>*, std::ptrdiff_t>>
      places_;  ///< the rows of each seat stay where they are
};

/// Goes through a record: its head, then decision after decision with take-backs. What the game wants to know it takes
/// out of the lines, in functions of `Reader`: `head_line(line, raw)` in front of "begin" (`raw` with its remark),
/// false if it is none; `begin()` behind it; `event(line, told)` for each event of a decision, where `Told` is what one
/// decision brought.
template <class Reader, class Told>
class RecordSummaryReader {
 protected:
  explicit RecordSummaryReader(std::string_view record) : record_(whole_part(record)), lines_(record_) {
    if (record_.empty()) lines_ = RecordLines(record);  // its head may be whole
  }

  /// The lines of the head behind the first one; what is wrong, or nothing.
  std::optional<RecordProblem> read_head() {
    while (!lines_.done()) {
      const auto raw = RecordLines(lines_).next_raw();
      const auto line = lines_.next();
      if (line == "begin") return reader().begin(), std::nullopt;
      if (!reader().head_line(line, raw))
        return problem_in(lines_, RecordFault::head, line, "a line of the head of a record, and then \"begin\"");
    }
    return problem_in(lines_, RecordFault::head, "the end of the file", "\"begin\"", "begin");
  }

  /// False: it is no line about a match of several games. One that is damaged makes the record one of a single game.
  static bool series_line(std::string_view line, RecordOutline& out) {
    const auto game = read_game_line(line);
    if (game && out.series) out.series->games.push_back(*game);
    if (!game && line.starts_with("series ")) out.series = read_series_line(line);
    return game || line.starts_with("series ");
  }

  /// The decisions that stand, the deal first.
  std::vector<Told> read_decisions(RecordOutline& out) {
    out.whole = record_.size();
    out.digest = kFnvStart;
    for (const char c : record_)
      if (c != '\r') out.digest = fnv_step(out.digest, static_cast<unsigned char>(c));
    while (!record_.empty() && !lines_.done()) decision_line(lines_.next(), out);
    out.decisions = std::max(0, static_cast<int>(made_.size()) - 1);
    return std::move(made_);
  }

  RecordLines& lines() { return lines_; }

 private:
  Reader& reader() { return static_cast<Reader&>(*this); }

  void decision_line(std::string_view line, RecordOutline& out) {
    if (line == "undo" || line == "redo") {
      auto& from = line == "undo" ? made_ : undone_;
      if (from.size() <= (line == "undo" ? 1U : 0U)) return;  // the deal stays
      (line == "undo" ? undone_ : made_).push_back(std::move(from.back()));
      from.pop_back();
    } else if (line == ".") {
      made_.push_back(std::exchange(now_, {}));
      undone_.clear();
      if (!lines_.remark().empty()) out.times.emplace_back(lines_.remark());
    } else if (line.starts_with("  ")) {
      reader().event(without_indent(line), now_);
    }
  }

  std::string_view record_;
  RecordLines lines_;
  Told now_;
  std::vector<Told> made_, undone_;
};

}  // namespace table
