// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <memory>
#include <optional>
#include <vector>

#include "engine/naruto/match/game_statistics.h"
#include "ui/table/match_recorder.h"

namespace playsheet {

/// A match that is kept, as its record says it.
struct KeptMatch {
  enum class State {
    Running,
    BetweenGames,  ///< this game is over, the match of several is not
    Won,
    Conceded,
    Broken,  ///< the record cannot be read
  };

  QString file;   ///< by which the store knows it
  QString path;   ///< where it lies
  QString title;  ///< given by a person; may be empty
  table::PerPlayer<QString> names, decks;
  QString edition;
  QString began;  ///< day and time
  int turn = 0;
  int decisions = 0;
  State state = State::Running;
  naruto::PlayerId winner = naruto::PlayerId::south;  ///< of a game that is over
  int game = 0;                                       ///< of a match of several games, from 1; 0: of a single one
  table::PerPlayer<int> wins{};                       ///< in that match, this game included
  QString copyOf;                                     ///< the file of which this is a copy; it is no game of its own
  bool aside = false;                                 ///< not to be offered at the start
  bool elsewhere = false;                             ///< a running program writes to it
  QString problem;                                    ///< of a broken one

  bool canGoOn() const { return (state == State::Running || state == State::BetweenGames) && !elsewhere; }
};

/// A match that goes on, or why it cannot.
struct ResumedMatch {
  std::optional<naruto::Match> match;
  std::unique_ptr<MatchRecorder> recorder;  ///< goes on in the same file
  QString problem;                          ///< a sentence, with the line where the record differs
  QString path;                             ///< of the record
  bool watchable = false;                   ///< it cannot be played on, but what was recorded can be looked at
};

/// Where matches are kept; the program outside fills it in. Functions that give a sentence give an empty one if all
/// went well, else what went wrong, in the language of the program.
class MatchStore {
 public:
  virtual ~MatchStore() = default;

  /// The one that was played last first.
  virtual std::vector<KeptMatch> matches() = 0;
  /// What is to be offered when the program starts: the match that was played last, if it is not over and was not put
  /// aside. It may be open elsewhere: then there is nothing to offer but that sentence.
  virtual std::optional<KeptMatch> unfinished() = 0;
  virtual ResumedMatch resume(const QString& file, const naruto::Catalog& cards) = 0;
  virtual QString setTitle(const QString& file, const QString& title) = 0;
  virtual QString putAside(const QString& file) = 0;
  virtual QString saveCopy(const QString& file, const QString& path) = 0;
  /// Into the trash; `restore` brings back the one that was removed last.
  virtual QString remove(const QString& file) = 0;
  virtual bool canRestore() const = 0;
  virtual QString restore() = 0;

  /// A match of several games, by the seed of its first one, has been played to its end.
  virtual bool seriesDecided(std::uint64_t seed) = 0;
  /// Games that are over, the one that began last first; those of a match of several when that match is over.
  virtual std::vector<naruto::PlayedGame> history() = 0;
  /// A table in a file that somebody chose.
  virtual QString writeTable(const QString& path, const std::string& table) = 0;
  /// Whether tables were saved for a spreadsheet last, or for programs.
  virtual bool tablesForSpreadsheet() = 0;
  virtual void setTablesForSpreadsheet(bool spreadsheet) = 0;
  /// What went wrong with the last list; empty if nothing.
  virtual QString trouble() const = 0;
};

}  // namespace playsheet
