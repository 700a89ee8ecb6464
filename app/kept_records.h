// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <map>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "app/storage/match_files.h"
#include "app/storage/person_database.h"
#include "app/storage/person_games.h"
#include "app/storage/reopened_match.h"
#include "engine/naruto/match/record.h"

namespace playsheet {

/// Records of matches, as far as they were wanted, and what the person has noted of them.
struct ListedRecords {
  std::vector<MatchFile> files;
  std::map<std::string, MatchNote> notes;  ///< by the name of the file
  std::optional<StorageProblem> problem;
  bool can_restore = false;
};

using ReopenedRecord = ReopenedMatch<naruto::Match>;

struct CountedGames {
  std::vector<table::PlayedGame> games;
  std::optional<StorageProblem> problem;
  bool for_spreadsheet = false;  ///< tables were saved for a spreadsheet last
};

/// The matches of a data folder: their records, what the person has noted of them, and the history that is made of
/// them. Says nothing in words and may be on any thread, one call after the other: its database is a connection of its
/// own, so that whoever waits for a lock here keeps nobody else waiting.
class KeptRecords {
 public:
  explicit KeptRecords(const std::filesystem::path& data);

  std::filesystem::path folder() const { return files_.folder(); }

  ListedRecords list(std::size_t most, const std::stop_token& stop = {});
  /// What stands behind the last whole decision is cut off, unless nobody waits for the match any more.
  ReopenedRecord reopen(const std::string& file, const naruto::Catalog& cards, const std::stop_token& stop = {});
  /// Likewise of another game.
  template <table::RecordedGame G>
  ReopenedMatch<table::Match<G>> reopen_game(const std::string& file, const typename G::Catalog& cards,
                                             const std::stop_token& stop = {}) {
    auto out = playsheet::reopen_game<G>(files_, file, cards, stop);
    if (out.match) wanted_again(file);
    return out;
  }
  std::optional<StorageProblem> set_title(const std::string& file, const std::string& title);
  std::optional<StorageProblem> put_aside(const std::string& file);
  std::optional<StorageProblem> copy(const std::string& file, const std::filesystem::path& target) const;
  std::optional<StorageProblem> remove(const std::string& file);
  /// The one that was removed last; nothing is done without one.
  std::optional<StorageProblem> restore();
  bool decided(std::uint64_t seed, const std::stop_token& stop = {});
  CountedGames history(const std::stop_token& stop = {});
  std::optional<StorageProblem> write_table(const std::filesystem::path& file, const std::string& table,
                                            bool for_spreadsheet);

 private:
  struct Removed {
    std::string in_trash;
    MatchNote note;
  };

  PersonDatabase& person();
  void wanted_again(const std::string& file);
  std::optional<StorageProblem> note(const std::string& file, const MatchNote& note);

  std::filesystem::path data_;
  MatchFiles files_;
  std::optional<PersonDatabase> person_;
  std::map<std::string, MatchNote> notes_;
  std::vector<Removed> removed_;
};

}  // namespace playsheet
