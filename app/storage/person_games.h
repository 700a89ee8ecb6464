// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

#include "app/storage/match_files.h"
#include "app/storage/person_database.h"
#include "engine/table/game_statistics.h"

/// The history of finished games, and what a person has noted of match records. The records are the truth: the history
/// is an index of them that `update_games` makes anew from what lies in the folder.
namespace playsheet {

/// The game of a record as the history has it; nothing if it is not over.
std::optional<table::PlayedGame> played_game(const MatchFile& file);

/// How the game of a record ended, whichever game it is; nothing if it is not over.
std::optional<table::GameLine> result_of(const MatchFile& file);

/// The matches of several games, by the seed of their first one, that are decided by a record among these.
std::set<std::uint64_t> decided_series(const std::vector<MatchFile>& files);

/// The games of these records that are over. Those of a match of several count when that match is over: until then the
/// decks are not known to both.
std::vector<table::PlayedGame> games_that_count(const std::vector<MatchFile>& files);

/// Day and time at which the match of a record began, by the clock of the table; empty if neither record nor name tell.
std::string began_at(const MatchFile& file);

/// Brings the history in line with the files: games of new and changed files come in when they count, those of files
/// that are gone go out. Each game comes in whole or not at all; what does not come in now does the next time. Nothing
/// is written if all is as it was.
std::optional<StorageProblem> update_games(PersonDatabase& person, const std::vector<MatchFile>& files);

/// The one that began last first.
Outcome<std::vector<table::PlayedGame>> played_games(const PersonDatabase& person);

struct MatchNote {
  std::string title;   ///< given by a person; may be empty
  bool aside = false;  ///< not to be offered when the program starts
  friend bool operator==(const MatchNote&, const MatchNote&) = default;
};

/// By the name of the file.
Outcome<std::map<std::string, MatchNote>> match_notes(const PersonDatabase& person);
/// A note that says nothing is removed.
std::optional<StorageProblem> note_match(PersonDatabase& person, const std::string& file, const MatchNote& note);

}  // namespace playsheet
