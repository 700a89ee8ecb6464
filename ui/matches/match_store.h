// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <functional>
#include <optional>
#include <vector>

#include "engine/table/game_statistics.h"
#include "engine/table/players.h"

class QObject;

namespace playsheet {

/// A match that is kept, as its record says it.
struct KeptMatch {
  enum class State {
    Running,
    BetweenGames,  ///< this game is over, the match of several is not
    Won,
    Drawn,
    Unwon,  ///< nobody has won, in a game that knows no draw
    Conceded,
    Broken,  ///< the record cannot be read
  };

  QString file;                               ///< by which the store knows it
  QString ofGame = QStringLiteral("naruto");  ///< as its record names it
  QString path;                               ///< where it lies
  QString title;                              ///< given by a person; may be empty
  int players = 2;                            ///< so many sat there
  table::AtTable<QString> names, decks;
  QString form;   ///< what is played of it, as its record names it: an edition, a mode
  QString began;  ///< day and time
  int turn = 0;
  int decisions = 0;
  State state = State::Running;
  table::PlayerId winner = table::PlayerId::south;  ///< of a game that is over
  std::vector<table::PlayerId> also = {};           ///< who has won with that one
  int game = 0;                                     ///< of a match of several games, from 1; 0: of a single one
  table::PerPlayer<int> wins{};                     ///< in that match, this game included
  QString copyOf;                                   ///< the file of which this is a copy; it is no game of its own
  bool aside = false;                               ///< not to be offered at the start
  bool elsewhere = false;                           ///< a running program writes to it
  QString problem;                                  ///< of a broken one

  bool canGoOn() const { return (state == State::Running || state == State::BetweenGames) && !elsewhere; }
};

/// All of them, the one that was played last first.
struct KeptMatches {
  std::vector<KeptMatch> matches;
  QString trouble;          ///< what went wrong with the list; empty if nothing
  bool canRestore = false;  ///< one that was removed can come back
};

/// Games that are over, the one that began last first; those of a match of several when that match is over.
struct KeptGames {
  std::vector<table::PlayedGame> games;
  QString trouble;
  bool forSpreadsheet = false;  ///< tables were saved for a spreadsheet last, and not for programs
};

/// Where matches of all games are kept; the program outside fills it in. Nothing of it is waited for: each answer comes
/// by the event loop, once, if who asked is still there. Of what one asker wants to know only the newest question is
/// answered; what is to be done is done, and told, whatever is asked afterwards. An answer that is a sentence is empty
/// if all went well, else it says what went wrong, in the language of the program.
class MatchStore {
 public:
  template <class What>
  using Told = std::function<void(What)>;

  virtual ~MatchStore() = default;

  virtual void matches(const QObject* asker, Told<KeptMatches> told) = 0;
  /// What is to be offered when the program starts: the match that was played last, if it is not over and was not put
  /// aside. It may be open elsewhere: then there is nothing to offer but that sentence.
  virtual void unfinished(const QObject* asker, Told<std::optional<KeptMatch>> told) = 0;
  /// A match of several games, by the seed of its first one, has been played to its end.
  virtual void seriesDecided(const QObject* asker, std::uint64_t seed, Told<bool> told) = 0;
  virtual void history(const QObject* asker, Told<KeptGames> told) = 0;

  virtual void setTitle(const QObject* asker, const QString& file, const QString& title, Told<QString> told) = 0;
  virtual void putAside(const QObject* asker, const QString& file, Told<QString> told) = 0;
  virtual void saveCopy(const QObject* asker, const QString& file, const QString& path, Told<QString> told) = 0;
  /// Into the trash; `restore` brings back the one that was removed last.
  virtual void remove(const QObject* asker, const QString& file, Told<QString> told) = 0;
  virtual void restore(const QObject* asker, Told<QString> told) = 0;
  /// A table in a file that somebody chose; for whom is kept.
  virtual void writeTable(const QObject* asker, const QString& path, const std::string& table, bool forSpreadsheet,
                          Told<QString> told) = 0;
  /// Gets what went wrong with what was to be done where whoever asked for it is gone, or is a page that was left.
  virtual void tellUnheard(Told<QString> told) = 0;
};

}  // namespace playsheet
