// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "app/storage/journal.h"
#include "app/storage/outcome.h"
#include "engine/naruto/match/record_summary.h"
#include "engine/table/game_summary.h"

namespace playsheet {

/// A match record in the data folder.
struct MatchFile {
  std::string name;                              ///< without its folder
  std::string stamp;                             ///< changes with the file: its size and time
  std::int64_t changed = 0;                      ///< nanoseconds since 1970
  std::string game = {};                         ///< as its record names it; empty where it is no record
  std::optional<naruto::RecordSummary> summary;  ///< of a match of Naruto
  std::optional<table::GameSummary> other;       ///< of a match of another game
  std::string problem;                           ///< why there is neither
  std::optional<naruto::RecordProblem> wrong;    ///< if that is something in the record: what, and where
  std::string copy_of = {};                      ///< the file of which this one is a copy, made by hand; empty: of none
  bool in_use = false;                           ///< a program, this one included, writes to it

  /// What there is of whichever game; nothing if the record cannot be read.
  const table::RecordOutline* outline() const {
    if (summary) return &*summary;
    return other ? &*other : nullptr;
  }
};

/// A match that goes on: its record up to its last whole decision, and the journal in which it is continued when what
/// stands behind is cut off.
struct OpenedMatch {
  std::string text;
  bool report = false;  ///< of a ruling: it is not continued, since its note stands at its end
  Journal journal;
};

/// The match records of a data folder. What was read of a file is kept until the file changes. Names of files come from
/// lists of this class: one that leads elsewhere is refused.
class MatchFiles {
 public:
  explicit MatchFiles(std::filesystem::path data);

  std::filesystem::path folder() const { return data_ / "matches"; }
  std::filesystem::path trash() const { return data_ / "trash"; }

  /// All of them, the one that was changed last first. A folder that is missing has none; of one that cannot be read
  /// the reason is in `problem`.
  std::vector<MatchFile> list(std::optional<StorageProblem>& problem) { return newest(problem, SIZE_MAX); }
  /// At most so many of them; the others are not read. Told to stop, it reads no further one.
  std::vector<MatchFile> newest(std::optional<StorageProblem>& problem, std::size_t most,
                                const std::stop_token& stop = {});

  Outcome<std::string> read(const std::string& name) const;
  /// Opens it to be continued; nothing is changed yet. `locked` if a program writes to it.
  Outcome<OpenedMatch> open(const std::string& name) const;
  std::optional<StorageProblem> copy(const std::string& name, const std::filesystem::path& target) const;
  /// Into the trash, under the name that is given back; `locked` if a program writes to it.
  Outcome<std::string> remove(const std::string& name) const;
  /// Back out of the trash, under the name that is given back: none that is there already.
  Outcome<std::string> restore(const std::string& name) const;

 private:
  void look_into(MatchFile& file);
  static void look_into(MatchFile& file, std::string_view text);
  static void find_copies(std::vector<MatchFile>& files);
  Outcome<std::filesystem::path> path_of(const std::filesystem::path& folder, const std::string& name) const;

  std::filesystem::path data_;
  std::map<std::string, MatchFile> known_;  ///< as it was read last
};

}  // namespace playsheet
